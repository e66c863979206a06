// Long polls of the client: how often it asks, and when.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MAX_REST_MS, pollUntilReady, WAIT_SECONDS } from "../../src/lib/net/poll.ts";

const NOT_YET = { ready: false };
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Number of requests within ten minutes. */
async function requestsOf(ask: (wait: number) => Promise<{ ready: boolean; known?: number }>) {
  const sent = vi.fn(ask);
  let isWanted = true;
  const polling = pollUntilReady(sent, () => isWanted, {
    hasProgressed: (now, before) => now.known !== before.known,
  });
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  isWanted = false;
  await vi.advanceTimersByTimeAsync(MINUTE);
  await polling;
  return sent.mock.calls.length;
}

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

test("a refused long poll is repeated less and less often", async () => {
  // regression: a page without a place asked every second
  expect(await requestsOf(async () => NOT_YET)).toBeLessThan((10 * MINUTE) / MAX_REST_MS + 5);
});

test("a held request is followed by the next at once", async () => {
  const count = await requestsOf((wait) => sleep(wait * 1000).then(() => NOT_YET));
  expect(count).toBeGreaterThanOrEqual((10 * 60) / WAIT_SECONDS);
});

test("progress is fetched without delay, but never more than once a second", async () => {
  let known = 0;
  const slow = await requestsOf(async () => (await sleep(4000), { ready: false, known: known++ }));
  expect(slow).toBeGreaterThanOrEqual((10 * MINUTE) / 4000);
  const quick = await requestsOf(async () => ({ ready: false, known: known++ }));
  expect(quick).toBeLessThanOrEqual((11 * MINUTE) / 1000);
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
