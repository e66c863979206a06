import { afterEach, expect, it, vi } from "vitest";
import { games } from "../../src/lib/table/games.svelte.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("metadata of games is requested less and less often while the server is down", async () => {
  // regression: every two seconds
  vi.useFakeTimers();
  const requests = vi.fn(() => Promise.reject(new Error("no network")));
  vi.stubGlobal("fetch", requests);
  const ready = games.ready();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requests.mock.calls.length).toBeLessThan(50);
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ games: {} })));
  await vi.advanceTimersByTimeAsync(15_000);
  await ready;
});
