// Last days on the home screen, names of weekdays, best of the week, and the text to share.
import { expect, test, vi } from "vitest";
import { DayEnd } from "../../src/lib/daily/dayEnd.ts";
import { bestOfWeek, cardText, lastDays, weekdayNames } from "../../src/lib/daily/daily.ts";
import type { Comparison, MyTry } from "../../src/lib/net/wire.ts";

vi.mock("../../src/lib/i18n/words.svelte.ts", () => ({ t: (id: string) => id, words: new Map() }));

const attempt = (day: string, points: number | null, state: MyTry["state"] = "over"): MyTry => ({
  day,
  game: "alea",
  table: "t",
  state,
  points,
  won: null,
  best: 100,
});

const FIRST = "2026-01-01";

test("last days end today and have weekdays of the reader's language", () => {
  const days = lastDays([], "2026-03-02", FIRST, "de");
  expect(days.map(({ day }) => day.slice(8)).join(" ")).toBe("24 25 26 27 28 01 02");
  expect(days.map(({ weekday }) => weekday).join(" ")).toBe("Di Mi Do Fr Sa So Mo");
  expect(lastDays([], "2026-03-02", FIRST, "la").at(-1)!.weekday).toBe("Lu");
});

test("a day has its best mark", () => {
  const days = lastDays([attempt("2026-03-02", 50), attempt("2026-03-02", 120)], "2026-03-02", FIRST, "en");
  expect(days.at(-1)!.mark).toBe("best");
});

test("consecutive played days are joined", () => {
  const mine = [
    attempt("2026-03-10", 95),
    attempt("2026-03-09", 10),
    attempt("2026-03-08", null, "unfinished"),
    attempt("2026-03-07", 100),
  ];
  const days = lastDays(mine, "2026-03-10", FIRST, "en").slice(-4);
  expect(days.map(({ mark }) => mark)).toEqual(["best", "none", "slip", "close"]);
  expect(days.map(({ isJoined }) => isJoined)).toEqual([false, false, false, true]);
});

test("days before the first one of the server are absent", () => {
  const days = lastDays([], "2026-03-10", "2026-03-09", "en");
  expect(days.map(({ mark }) => mark === "absent")).toEqual([
    ...[true, true, true, true, true],
    ...[false, false],
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

test("best of the week is the most points, or the wins, of the last seven days", () => {
  const deal = (day: string, share: number): MyTry => ({
    ...{ ...attempt(day, null), game: "idus-martii" },
    ...{ won: share === 1, share },
  });
  const mine = [
    ...[attempt("2026-03-10", 95), attempt("2026-03-06", 140), attempt("2026-03-09", null, "unfinished")],
    ...[attempt("2026-03-03", 200), deal("2026-03-10", 1), deal("2026-03-04", 0.5), deal("2026-03-05", 0)],
  ];
  const best = bestOfWeek(mine, "2026-03-10");
  expect(best.map(({ game, top, won, played }) => [game, top?.points ?? null, won, played])).toEqual([
    ["alea", 140, 0, 2],
    ["idus-martii", null, 1.5, 3],
  ]);
  expect(best[0]!.top!.day).toBe("2026-03-06");
  expect(bestOfWeek([attempt("2026-03-03", 200)], "2026-03-10")).toEqual([]);
});

const compared = (isOpen: boolean): Comparison => ({
  ...{ day: "2026-03-15", game: "alea", open: isOpen, opens: 0, mine: attempt("2026-03-15", 137) },
  crowd: { players: 1, unfinished: 0, won: 0, bins: [], worse: 0, same: 0 },
  ready: true,
  told: { marks: ["best", "none", "slip", "close", "none"], parts: null, column: [11, 24], cards: 2 },
  bots: [{ bot: "master", level: 4, games: 1, won: 1, points: 186, column: [39], cards: 3 }],
  names: [{ name: "Marcus", points: 154, share: 0, yours: false }],
});

test("shared text tells a player of today nothing", () => {
  const lines = cardText(compared(false), "en", "https://lusoria.example").split("\n");
  expect(lines.at(-2)).toBe("■◇◪"); // forced turns would tell what the dice allowed
  expect(lines.at(-1)).toBe("https://lusoria.example/d/2026-03-15");
  expect(lines).toHaveLength(5);
  expect(lines.join()).not.toMatch(/master|Marcus|web-daily-best/);
});

test("shared text of a past day names the best bot", () => {
  expect(cardText(compared(true), "en", "")).toContain("web-daily-best");
});

test("page reloads at the end of the day, and when it wakes after it", () => {
  vi.useFakeTimers({ now: 0 });
  const reload = vi.fn();
  const end = new DayEnd(reload);
  end.watch(3600);
  vi.advanceTimersByTime(3_599_000);
  end.check();
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(reload).toHaveBeenCalledTimes(1);
  end.watch(3600); // the server still has the old day
  vi.advanceTimersByTime(59_000);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(reload).toHaveBeenCalledTimes(2);
  end.watch(90_000);
  vi.setSystemTime(90_000_000); // asleep: no timer has fired
  end.check();
  expect(reload).toHaveBeenCalledTimes(3);
  end.stop();
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
