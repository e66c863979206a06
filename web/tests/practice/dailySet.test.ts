// Five exercises a day, and days in a row.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dayOf, daysInARow, nextStreak, NO_STREAK, streakOf } from "../../src/lib/practice/dailySet.ts";
import { readProgress, writeProgress, type Answer } from "../../src/lib/practice/exerciseProgress.ts";

const answer = (at: number): Answer => ({ number: 0, id: "a", grade: 1, good: true, score: 0, at });
const noon = (day: number) => new Date(2026, 2, day, 12).getTime() / 1000;
const onDay = (day: number, count: number) => Array.from({ length: count }, () => answer(noon(day)));
const today = (day: number) => dayOf(noon(day));

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the fifth answer of a day makes a set", () => {
  expect(nextStreak(NO_STREAK, onDay(1, 4))).toEqual(NO_STREAK);
  const once = nextStreak(NO_STREAK, onDay(1, 5));
  expect(once).toEqual({ last: today(1), now: 1, most: 1 });
  expect(nextStreak(once, onDay(1, 6)), "a sixth one adds nothing").toEqual(once);
});

test("a day without a set ends the streak", () => {
  const days = [1, 2, 3, 5].flatMap((day) => onDay(day, 5));
  const streak = streakOf(days);
  expect(streak).toEqual({ last: today(5), now: 1, most: 3 });
  expect(streakOf([...days, ...onDay(6, 4)])).toEqual(streak);
  expect(daysInARow(streak, today(6)), "today is not over").toBe(1);
  expect(daysInARow(streak, today(7))).toBe(0);
});

test("days are those of the calendar, also when clocks change", () => {
  const lateAndEarly = [new Date(2026, 2, 28, 23, 59), new Date(2026, 2, 29, 0, 1), new Date(2026, 2, 30)];
  const [first, second, third] = lateAndEarly.map((date) => dayOf(date.getTime() / 1000));
  expect([second! - first!, third! - second!]).toEqual([1, 1]);
});

test("progress of before has the streak of its answers", () => {
  const answers = [...onDay(1, 5), ...onDay(2, 5)];
  stored.set("lusoria-practice-alea", JSON.stringify({ listed: null, grade: 2, answers, page: null }));
  const read = readProgress("alea");
  expect(read.streak).toMatchObject({ now: 2, most: 2 });
  writeProgress("alea", { ...read, answers: [], streak: { ...read.streak, now: 300, most: 300 } });
  expect(readProgress("alea").streak.now, "answers are dropped, the streak is not").toBe(300);
});
