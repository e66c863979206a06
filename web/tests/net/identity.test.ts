import { afterEach, expect, it, vi } from "vitest";
import { api } from "../../src/lib/net/api.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("lock of the first cookie lasts one request", async () => {
  // before: a tab that waited for a retry kept every other tab from opening a table
  vi.useFakeTimers();
  const refused = JSON.stringify({ error: { kind: "table", why: "too_fast" } });
  const fetched = vi
    .fn<(address: string) => Promise<Response>>()
    .mockResolvedValueOnce(new Response(refused, { status: 429, headers: { "Retry-After": "60" } }))
    .mockImplementation(async () => new Response("{}", { status: 404 }));
  vi.stubGlobal("fetch", fetched);
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, ask: () => Promise<unknown>) => (last = last.then(ask));
  vi.stubGlobal("navigator", { locks: { request } });
  const sent = [api.see("a"), api.see("b")].map((room) => room.catch(() => null));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/api/tables/a", "/api/tables/b"]);
  await vi.advanceTimersByTimeAsync(61_000);
  await Promise.all(sent);
});

it("tabs request the first cookie one at a time", async () => {
  // before: two tabs that were restored together were given two cookies, and one person's seats were lost
  const answers: (() => void)[] = [];
  let asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    await new Promise<void>((answer) => answers.push(answer));
    return new Response("{}");
  });
  let last: Promise<unknown> = Promise.resolve();
  const request = vi.fn((_: string, ask: () => Promise<unknown>) => (last = last.then(ask)));
  vi.stubGlobal("navigator", { locks: { request } });
  const [one, other] = [api.see("a"), api.see("b")];
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  expect(asked).toBe(1);
  answers[0]!();
  await one;
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!();
  await other;
  expect(request).toHaveBeenCalledTimes(2);
  void api.see("c");
  expect([asked, request.mock.calls.length]).toEqual([3, 2]);
});
