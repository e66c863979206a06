import { afterEach, expect, it, vi } from "vitest";
import { api } from "../src/lib/api.ts";

afterEach(() => vi.unstubAllGlobals());

it("asks for its first cookie alone, whatever other tabs do, and then freely", async () => {
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
