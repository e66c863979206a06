// Which exercise comes next, and how well one does: kept on this device, sent to nobody.
import type { ExercisePage, ExercisesListed } from "../net/wire.ts";

export interface Answered {
  /** The number of the exercise, from 0; less where it is not on the shelf now. */
  number: number;
  /** What it is called on every shelf; empty where nobody knows any more, missing if never asked for. */
  id?: string;
  grade: number;
  good: boolean;
  /** As its game counts it. */
  score: number;
  /** When, in seconds. */
  at: number;
  /** What was said of everybody, and what was so, where that was asked. */
  laid?: string;
}

export interface Kept {
  listed: ExercisesListed | null;
  grade: number;
  answers: readonly Answered[];
  /** The last that was fetched: enough for a while without a line. */
  page: ExercisePage | null;
}

export const GRADES = 4;
/** So many good ones one after the other, and harder ones come; so many bad ones, and easier ones do. */
const UP = 3;
const DOWN = 2;
/** More are forgotten, the oldest first. */
const MOST = 1000;
const NOTHING: Kept = { listed: null, grade: 1, answers: [], page: null };
const place = (game: string) => `lusoria-practice-${game}`;

export function read(game: string): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(place(game)) ?? "{}") as Partial<Kept>;
    return { ...NOTHING, ...found, answers: Array.isArray(found.answers) ? found.answers : [] };
  } catch {
    return NOTHING;
  }
}

export function write(game: string, kept: Kept): void {
  try {
    localStorage.setItem(place(game), JSON.stringify({ ...kept, answers: kept.answers.slice(-MOST) }));
  } catch {
    // a browser that keeps nothing: one may practise all the same
  }
}

/** How many good ones came last, and the most that ever did. */
export function streaks(answers: readonly Answered[]): { now: number; most: number } {
  let [now, most] = [0, 0];
  for (const { good } of answers) {
    now = good ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return { now, most };
}

/** The grade of the next one, by the last few of this grade. */
export function gradeAfter(grade: number, answers: readonly Answered[]): number {
  const here = (count: number, good: boolean) => {
    const last = answers.slice(-count);
    return last.length === count && last.every((one) => one.grade === grade && one.good === good);
  };
  if (here(UP, true)) return Math.min(GRADES, grade + 1);
  if (here(DOWN, false)) return Math.max(1, grade - 1);
  return grade;
}

/** The first of this grade that was not tried; else of the nearest; when all were, what lies longest back. */
export function nextOf(
  { grades }: Pick<ExercisesListed, "grades">,
  grade: number,
  answers: readonly Answered[],
): number {
  /** The latest first. */
  const done = new Set(answers.map(({ number }) => number).reverse());
  const order = [...grades.keys()].sort(
    (one, other) => Math.abs(one + 1 - grade) - Math.abs(other + 1 - grade),
  );
  for (const one of order) {
    const first = grades.slice(0, one).reduce((sum, count) => sum + count, 0);
    for (let number = first; number < first + grades[one]!; number++) if (!done.has(number)) return number;
  }
  return [...done].filter((number) => number >= 0).at(-1) ?? 0;
}

/** The same answers, with the numbers that their exercises have among `ids`. */
export const renumbered = (answers: readonly Answered[], ids: readonly string[], same: boolean): Answered[] =>
  answers.map((one) => {
    // without an id it was kept long ago: its number says which it was, while the shelf is the same
    const id = one.id ?? ((same && ids[one.number]) || "");
    return { ...one, id, number: ids.indexOf(id) };
  });

/** Which of those that are here can be tried without a line. */
export function hereOf(page: ExercisePage | null, answers: readonly Answered[]): number | null {
  const done = new Set(answers.map(({ number }) => number));
  const numbers = page?.exercises.map((_, at) => page.first + at) ?? [];
  return numbers.find((number) => !done.has(number)) ?? null;
}
