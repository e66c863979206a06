import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FOLDERS } from "../../src/games/index.ts";
import { gameLoader } from "../../src/lib/table/gameLoader.svelte.ts";
import { version } from "../../src/lib/net/version.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("a failed load is reported once for all readers", async () => {
  // regression: every reader missed it, asked the server, and waked the others
  const missed = vi.spyOn(version, "onLoadError");
  const failing = vi.fn(() => Promise.reject(new Error("no network")));
  const parts = { afterGame: vi.fn(() => Promise.reject(new Error("no network"))) };
  const folders = FOLDERS as Record<string, unknown>;
  folders.away = { parts: failing };
  folders.later = { parts: async () => ({ default: parts }) };
  for (let reader = 0; reader < 5; reader++) expect(gameLoader.parts("away")).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect([failing.mock.calls.length, missed.mock.calls.length]).toEqual([1, 1]);
  gameLoader.parts("away");
  expect(failing).toHaveBeenCalledTimes(2);
  gameLoader.parts("later");
  await vi.advanceTimersByTimeAsync(0);
  for (let reader = 0; reader < 5; reader++) expect(gameLoader.afterGame("later")).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(parts.afterGame).toHaveBeenCalledTimes(1);
  gameLoader.afterGame("later");
  expect(parts.afterGame).toHaveBeenCalledTimes(2);
});
