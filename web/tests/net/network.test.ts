import { afterEach, expect, it, vi } from "vitest";
import { api, RequestError } from "../../src/lib/net/api.ts";

afterEach(() => vi.unstubAllGlobals());

it("a request times out", async () => {
  // before: a request that hung kept its table from opening
  const patience = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) =>
    signal.aborted ? Promise.reject(signal.reason) : new Promise(() => {}),
  );
  const refused = await api.games().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RequestError);
  expect((refused as RequestError).refusal.kind).toBe("offline");
  patience.mockRestore();
});
