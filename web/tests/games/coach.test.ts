import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CoachAdvice } from "../../src/games/coach.svelte.ts";
import { busy } from "../../src/lib/net/busyRequests.svelte.ts";

const MINUTE = 60_000;
/** The server answers "not ready" after this time: a request without a long-poll place, or with one. */
const [REFUSED_MS, HELD_MS] = [2000, 15_000];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function server(ms: number, status = 200, body: object = { ready: false, advice: null }) {
  const requests = vi.fn(async () => {
    await new Promise((done) => setTimeout(done, ms));
    return new Response(JSON.stringify(body), { status, headers: { "Retry-After": "3" } });
  });
  vi.stubGlobal("fetch", requests);
  return requests;
}

it.each([
  ["has no long-poll place", REFUSED_MS, 45],
  ["is held", HELD_MS, 42],
])("a request that %s is not repeated every few seconds", async (_, ms, most) => {
  // regression: without a place the coach asked every 2.5 s
  const requests = server(ms);
  const coach = new CoachAdvice("t");
  void coach.request(0);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  coach.close();
  expect(requests.mock.calls.length).toBeLessThanOrEqual(most);
  expect(requests.mock.calls.length).toBeGreaterThan(30);
});

it("a refused request for an earlier position is dropped", async () => {
  const requests = server(0, 503, { error: { kind: "table", why: "busy" } });
  const coach = new CoachAdvice("t");
  void coach.request(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(busy.secondsLeft()).not.toBeNull();
  coach.close();
  await vi.advanceTimersByTimeAsync(100);
  expect(busy.secondsLeft()).toBeNull();
  expect(requests).toHaveBeenCalledTimes(1);
});
