// Long polls of the client: how often it asks, and when.
import { expect, test } from "vitest";
import { pollUntilReady, WAIT_SECONDS } from "../../src/lib/net/poll.ts";

const NOT_YET = { ready: false };

test("after the first response each request waits", async () => {
  const waits: number[] = [];
  const progress: number[] = [];
  const ask = async (wait: number) => ({ ready: waits.push(wait) === 4 });
  const found = await pollUntilReady(ask, () => true, {
    onProgress: () => progress.push(1),
    rest: async () => {},
  });
  expect(found).toEqual({ ready: true });
  expect(waits).toEqual([0, WAIT_SECONDS, WAIT_SECONDS, WAIT_SECONDS]);
  expect(progress.length).toBe(3);
});

test("without waiting, polls are a second apart", async () => {
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

test("polling stops with the page", async () => {
  let requests = 0;
  expect(
    await pollUntilReady(
      async () => (++requests, NOT_YET),
      () => requests === 0,
    ),
  ).toBeNull();
  expect(requests).toBe(1);
});
