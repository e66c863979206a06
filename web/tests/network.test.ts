import { afterEach, expect, it, vi } from "vitest";
import { api, Refused } from "../src/lib/api.ts";
import { version } from "../src/lib/version.svelte.ts";

afterEach(() => vi.unstubAllGlobals());

it("does not wait for ever for an answer", async () => {
  // before: a request that hung kept its table from opening
  const patience = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) =>
    signal.aborted ? Promise.reject(signal.reason) : new Promise(() => {}),
  );
  const refused = await api.games().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect((refused as Refused).refusal.kind).toBe("offline");
  patience.mockRestore();
});

it("takes a missing file for a new version only where the server is there", async () => {
  // before: without a network the page said that there was a new version
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await version.missed();
  expect(version.stale).toBe(false);
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await version.missed();
  expect(version.stale).toBe(true);
});
