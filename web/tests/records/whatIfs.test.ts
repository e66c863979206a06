// Tables that pass are found again on the device that opened them, for as long as they are there.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isNoDay } from "../../src/lib/daily/daily.ts";
import { RequestError } from "../../src/lib/net/api.ts";
import { openWhatIfs, remember, whatIfs } from "../../src/lib/records/whatIfs.ts";
import type { Room } from "../../src/lib/net/wire.ts";

const room = (id: string, record: string | null = "origin") =>
  ({
    id,
    status: "playing",
    settings: { game: "alea" },
    seats: [{ name: "Livia" }, { name: "Marcus" }],
    what_if: { record, step: 7 },
  }) as unknown as Room;
let there: Record<string, unknown> = {};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("fetch", async (path: string) => {
    const found = there[path.split("/").at(-1)!];
    const refused = { error: { kind: "table", why: found ?? "no_such_table" } };
    return typeof found === "object"
      ? new Response(JSON.stringify(found))
      : new Response(JSON.stringify(refused), { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

it("running what-if tables are listed, newest first", async () => {
  remember(room("one"), { step: 7, seat: 1 });
  remember(room("two", null), { step: 9, seat: 0 });
  there = { one: room("one"), two: room("two") };
  expect((await openWhatIfs()).map(({ table, name, step }) => [table, name, step])).toEqual([
    ["two", "Livia", 9],
    ["one", "Marcus", 7],
  ]);
  expect((await openWhatIfs("origin")).map(({ table }) => table)).toEqual(["one"]);
  expect((await openWhatIfs(null)).map(({ table }) => table)).toEqual(["two"]);
});

it("finished tables are dropped, unreachable ones stay", async () => {
  for (const id of ["over", "swept", "down"]) remember(room(id), { step: 7, seat: 0 });
  there = { over: { ...room("over"), status: "over" }, down: "unreadable" };
  expect(await openWhatIfs()).toEqual([]);
  expect(whatIfs().map(({ table }) => table)).toEqual(["down"]);
  expect(whatIfs(Date.now() + 4 * 86_400_000)).toEqual([]);
});

it("a missing day differs from a lost connection", () => {
  expect(isNoDay(new RequestError({ kind: "malformed", where: "day", problem: "" }))).toBe(true);
  expect(isNoDay(new RequestError({ kind: "table", why: "no_such_day" }))).toBe(true);
  expect(isNoDay(new RequestError({ kind: "offline" }))).toBe(false);
});
