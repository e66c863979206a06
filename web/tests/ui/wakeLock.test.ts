import { afterEach, expect, it, vi } from "vitest";
import { keepAwake } from "../../src/lib/ui/wakeLock.ts";

afterEach(() => vi.unstubAllGlobals());

it("only one lock is held however often the page shows", async () => {
  // before: each visibilitychange during a request added a lock, and only the last one was released
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = async () => {
    const lock = { released: false, release: async () => void (lock.released = true) };
    locks.push(lock);
    return lock;
  };
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("navigator", { wakeLock: { request } });
  vi.stubGlobal("document", page);
  const stop = keepAwake();
  page.dispatchEvent(new Event("visibilitychange"));
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(locks.length).toBeGreaterThan(0));
  await new Promise((done) => setImmediate(done));
  expect(locks).toHaveLength(1);
  stop();
  expect(locks.filter(({ released }) => !released)).toEqual([]);
});
