import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, post, RequestError } from "../../src/lib/net/api.ts";
import { busy } from "../../src/lib/net/busyRequests.svelte.ts";
import { fetchFile, FileGone } from "../../src/lib/net/fetchFile.ts";
import { version } from "../../src/lib/net/version.svelte.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Answers in this order, and the last one for good. */
function server(...answers: [status: number, retryAfter?: string, why?: string][]) {
  const requests = vi.fn(async () => {
    const [status, retryAfter, why = "too_fast"] = answers[requests.mock.calls.length - 1] ?? answers.at(-1)!;
    const headers = retryAfter ? { "Retry-After": retryAfter } : undefined;
    const body = status === 200 ? {} : { error: { kind: "table", why } };
    return new Response(JSON.stringify(body), { status, headers });
  });
  vi.stubGlobal("fetch", requests);
  return requests;
}
const refusalOf = (sent: Promise<unknown>) =>
  sent.then(
    () => null,
    (error: unknown) => (error as RequestError).refusal.why,
  );

describe("a rate-limited request", () => {
  it("is repeated after Retry-After, with a countdown", async () => {
    const requests = server([429, "8"], [200]);
    const sent = post("/tables", {});
    await vi.advanceTimersByTimeAsync(0);
    expect(busy.secondsLeft(/^POST \/tables$/)).toBe(8);
    await vi.advanceTimersByTimeAsync(3000);
    expect(busy.secondsLeft()).toBe(5);
    expect(requests).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5000);
    await sent;
    expect(requests).toHaveBeenCalledTimes(2);
    expect(busy.secondsLeft()).toBeNull();
  });

  it("is shown only in the notice that covers it", async () => {
    server([429, "8"], [200]);
    const gone = busy.show(/^GET \/tables$/);
    const sent = api.tables();
    await vi.advanceTimersByTimeAsync(0);
    expect(busy.secondsLeft()).toBeNull();
    gone();
    expect(busy.secondsLeft()).toBe(8);
    await vi.advanceTimersByTimeAsync(8000);
    await sent;
  });

  it("is repeated until it is taken", async () => {
    // regression: the sixth refusal was final
    const requests = server(...Array.from({ length: 20 }, () => [429, "1"] as [number, string]), [200]);
    const sent = api.tables();
    await vi.advanceTimersByTimeAsync(20_000);
    await sent;
    expect(requests).toHaveBeenCalledTimes(21);
  });

  it.each([
    ["a new table", 120],
    ["a new device", 600],
  ])("waits for as long as the limit on %s", async (_, seconds) => {
    // regression: a refusal for more than a minute was final, and home said "No connection"
    const requests = server([429, `${seconds}`, "too_many_tables"], [200]);
    const sent = post("/tables", {});
    await vi.advanceTimersByTimeAsync(0);
    expect(busy.secondsLeft(/^POST/)).toBe(seconds);
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(requests).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    expect(requests).toHaveBeenCalledTimes(2);
  });

  it("fails with its refusal if its screen is left", async () => {
    const requests = server([429, "600"]);
    const refused = refusalOf(post("/tables", {}));
    await vi.advanceTimersByTimeAsync(1000);
    busy.cancel(/^GET/);
    expect(busy.secondsLeft()).toBe(599);
    busy.cancel(/^POST/);
    expect(await refused).toBe("too_fast");
    expect(busy.secondsLeft()).toBeNull();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(requests).toHaveBeenCalledTimes(1);
  });

  it.each<[string, number, string | undefined, string]>([
    ["names no time", 429, undefined, "too_fast"],
    ["names an hour", 429, "3600", "too_many_tables"],
    ["may have been carried out", 503, "1", "down"],
    ["is no question of speed", 409, "1", "started"],
  ])("is not sent again where it %s", async (_, status, retryAfter, why) => {
    const requests = server([status, retryAfter, why]);
    expect(await refusalOf(post("/tables", {}))).toBe(why);
    expect(requests).toHaveBeenCalledTimes(1);
  });

  it("is repeated if the server was busy", async () => {
    const requests = server([503, "1", "busy"], [200]);
    const sent = post("/tables", {});
    await vi.advanceTimersByTimeAsync(1000);
    await sent;
    expect(requests).toHaveBeenCalledTimes(2);
  });
});

describe("a file of the build", () => {
  it("is retried after a refusal and a network error", async () => {
    const requests = vi
      .fn<() => Promise<Response>>()
      .mockResolvedValueOnce(new Response("", { status: 429, headers: { "Retry-After": "4" } }))
      .mockRejectedValueOnce(new TypeError("no network"))
      .mockResolvedValue(new Response("x"));
    vi.stubGlobal("fetch", requests);
    const file = fetchFile("/assets/x.js");
    await vi.advanceTimersByTimeAsync(3999);
    expect(requests).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2001);
    expect(await (await file).text()).toBe("x");
    expect(requests).toHaveBeenCalledTimes(3);
  });

  it("is fetched again however often it is refused", async () => {
    // regression: the third refusal was final
    const requests = server([429, "2"], [429, "2"], [429, "2"], [429, "2"], [200]);
    const file = fetchFile("/assets/x.js");
    await vi.advanceTimersByTimeAsync(0);
    expect(busy.secondsLeft()).toBe(2);
    await vi.advanceTimersByTimeAsync(8000);
    expect((await file).ok).toBe(true);
    expect(requests).toHaveBeenCalledTimes(5);
  });

  it("that is gone reloads the page once", async () => {
    const requests = server([404]);
    const gone = await fetchFile("/assets/x.js").catch((error: unknown) => error);
    expect(gone).toBeInstanceOf(FileGone);
    expect(requests).toHaveBeenCalledTimes(1);
    const [kept, reload] = [new Map<string, string>(), vi.fn()];
    vi.stubGlobal("location", { reload });
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    version.onLoadError(new Error("no network"));
    expect(reload).not.toHaveBeenCalled();
    version.onLoadError(gone);
    expect([reload.mock.calls.length, version.stale]).toEqual([1, false]);
    version.onLoadError(gone);
    expect([reload.mock.calls.length, version.stale]).toEqual([1, true]);
    version.stale = false;
  });
});
