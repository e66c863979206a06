// Daily sets: five exercises of a game a day, and the streak of days with a whole set.
import type { Answer } from "./exerciseProgress.ts";

/** Ten minutes at two minutes each. */
export const SET_SIZE = 5;

/** Days with a whole set, without a gap. */
export interface DayStreak {
  /** The last of these days, as a number of days since 1970. */
  last: number;
  now: number;
  most: number;
}

export const NO_STREAK: DayStreak = { last: 0, now: 0, most: 0 };
const DAY_MS = 86_400_000;

/** Day of the calendar on this device, in days since 1970. Without a time zone, so no day is shorter. */
export function dayOf(seconds: number): number {
  const date = new Date(seconds * 1000);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

export const answersOfDay = (answers: readonly Answer[], day: number): Answer[] =>
  answers.filter(({ at }) => dayOf(at) === day);

/** The streak after a whole set on this day. */
function withDay(streak: DayStreak, day: number): DayStreak {
  if (day === streak.last || day === streak.last - 1) return streak; // a clock put back, or a flight west
  const now = day === streak.last + 1 ? streak.now + 1 : 1;
  return { last: day, now, most: Math.max(streak.most, now) };
}

/** The streak after the newest answer. */
export function nextStreak(streak: DayStreak, answers: readonly Answer[]): DayStreak {
  const day = dayOf(answers.at(-1)?.at ?? 0);
  return answersOfDay(answers, day).length < SET_SIZE ? streak : withDay(streak, day);
}

/** For answers that were stored without a streak. */
export function streakOf(answers: readonly Answer[]): DayStreak {
  const counts = new Map<number, number>();
  for (const { at } of answers) counts.set(dayOf(at), (counts.get(dayOf(at)) ?? 0) + 1);
  const days = [...counts].filter(([, count]) => count >= SET_SIZE).map(([day]) => day);
  return days.sort((one, other) => one - other).reduce(withDay, NO_STREAK);
}

/** Days in a row up to today; yesterday still counts, as today can be done yet. */
export const daysInARow = ({ last, now }: DayStreak, today: number): number => (last >= today - 1 ? now : 0);
