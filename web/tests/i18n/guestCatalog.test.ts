import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { guestCatalog } from "../../src/lib/i18n/guestCatalog.ts";
import { busy } from "../../src/lib/net/busyRequests.svelte.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Answers in this order; after them, with a catalog. */
function server(...statuses: number[]) {
  const requests = vi.fn(async () => {
    const status = statuses[requests.mock.calls.length - 1] ?? 200;
    const headers = status === 429 ? { "Retry-After": "4" } : undefined;
    return new Response("ludus-name = Ludus\n", { status, headers });
  });
  vi.stubGlobal("fetch", requests);
  return requests;
}

it("a refused catalog is fetched again after Retry-After, with a countdown", async () => {
  // regression: a refusal counted as a missing catalog, and the game had ids instead of texts
  const requests = server(429);
  const catalog = guestCatalog("/refused/", "en");
  await vi.advanceTimersByTimeAsync(0);
  expect(busy.secondsLeft()).toBe(4);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await catalog).toEqual({ "ludus-name": "Ludus" });
  expect(requests).toHaveBeenCalledTimes(2);
});

it("a missing catalog is replaced by the English one", async () => {
  const requests = server(400);
  expect(await guestCatalog("/missing/", "de")).toEqual({ "ludus-name": "Ludus" });
  expect(requests.mock.calls).toEqual([["/missing/de"], ["/missing/en"]]);
});

it("a catalog that failed is fetched again by the next call", async () => {
  server(500);
  expect(await guestCatalog("/failed/", "en")).toEqual({});
  expect(await guestCatalog("/failed/", "en")).toEqual({ "ludus-name": "Ludus" });
});
