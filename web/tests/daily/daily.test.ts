// Marks of the last days on the home screen, and names of weekdays.
import { expect, test } from "vitest";
import { lastDays, weekdayNames } from "../../src/lib/daily/daily.ts";
import type { MyTry } from "../../src/lib/net/wire.ts";

const attempt = (day: string, points: number | null, state: MyTry["state"] = "over"): MyTry => ({
  day,
  game: "alea",
  table: "t",
  state,
  points,
  won: null,
  best: 100,
});

test("last days end today and have Roman letters of the month", () => {
  const days = lastDays([], "2026-03-02", "2026-01-01");
  expect(days.map(({ day }) => day.slice(8)).join(" ")).toBe("23 24 25 26 27 28 01 02");
  expect(days.map(({ letter }) => letter).join("")).toBe("GHABCDAB");
});

test("a day has its best mark", () => {
  const days = lastDays([attempt("2026-03-02", 50), attempt("2026-03-02", 120)], "2026-03-02", "2026-01-01");
  expect(days.at(-1)!.mark).toBe("best");
});

test("consecutive played days are joined", () => {
  const mine = [
    attempt("2026-03-10", 95),
    attempt("2026-03-09", 10),
    attempt("2026-03-08", null, "unfinished"),
    attempt("2026-03-07", 100),
  ];
  const days = lastDays(mine, "2026-03-10", "2026-01-01").slice(-4);
  expect(days.map(({ mark }) => mark)).toEqual(["best", "none", "slip", "close"]);
  expect(days.map(({ isJoined }) => isJoined)).toEqual([false, false, false, true]);
});

test("days before the first one of the server are absent", () => {
  const days = lastDays([], "2026-03-10", "2026-03-09");
  expect(days.map(({ mark }) => mark === "absent")).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test("weeks begin on Monday in every language", () => {
  expect(weekdayNames("en").map(({ long }) => long)[0]).toBe("Monday");
  expect(
    weekdayNames("de")
      .map(({ short }) => short)
      .join(" "),
  ).toBe("Mo Di Mi Do Fr Sa So");
  expect(
    weekdayNames("la")
      .map(({ long }) => long)
      .at(-1),
  ).toBe("Solis");
});
