// Long polls of the client: how often it asks, and when.
import { expect, test } from "vitest";
import { pollUntilReady, WAIT_SECONDS } from "../../src/lib/net/poll.ts";

const NOT_YET = { ready: false };

test("after the first answer each request waits at the server", async () => {
  const waits: number[] = [];
  const told: number[] = [];
  const ask = async (wait: number) => ({ ready: waits.push(wait) === 4 });
  const found = await pollUntilReady(ask, () => true, {
    onProgress: () => told.push(1),
    rest: async () => {},
  });
  expect(found).toEqual({ ready: true });
  expect(waits).toEqual([0, WAIT_SECONDS, WAIT_SECONDS, WAIT_SECONDS]);
  expect(told.length).toBe(3);
});

test("a server that does not wait is asked once a second", async () => {
  const rests: number[] = [];
  let left = 4;
  const rest = async (ms: number) => void rests.push(ms);
  await pollUntilReady(
    async () => NOT_YET,
    () => left-- > 0,
    { rest },
  );
  expect(rests.length).toBeGreaterThan(0);
  expect(Math.min(...rests)).toBeGreaterThan(800);
});

test("nobody asks on behalf of a page that was left", async () => {
  let asked = 0;
  expect(
    await pollUntilReady(
      async () => (++asked, NOT_YET),
      () => asked === 0,
    ),
  ).toBeNull();
  expect(asked).toBe(1);
});
