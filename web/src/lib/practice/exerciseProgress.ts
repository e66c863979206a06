// Exercise progress: difficulty, history and choice of the next exercise. Stored on this device only.
import type { ExercisePage, ExercisesListed } from "../net/wire.ts";
import { readStored, writeStored } from "../storage.ts";
import { NO_STREAK, streakOf, type DayStreak } from "./dailySet.ts";

export interface Answer {
  /** Index of the exercise, from 0; -1 if the present set does not contain it. */
  number: number;
  /** Stable id across sets; empty if unknown, missing in old data. */
  id?: string;
  grade: number;
  good: boolean;
  /** In the unit of its game. */
  score: number;
  /** Seconds since 1970. */
  at: number;
  /** Guess and truth for each player, if the exercise asks for a guess. */
  laid?: string;
}

export interface Progress {
  listed: ExercisesListed | null;
  grade: number;
  answers: readonly Answer[];
  /** Older answers are dropped, so it is stored. */
  streak: DayStreak;
  /** The last page that was fetched, so that exercises work offline. */
  page: ExercisePage | null;
}

/** Levels of difficulty, as the bots have. */
const GRADES = 4;
/** Correct answers in a row that raise the grade, and wrong ones that lower it. */
const RAISE_AFTER = 3;
const LOWER_AFTER = 2;
/** Answers that are kept. */
const MAX_ANSWERS = 1000;
const NO_PROGRESS: Progress = { listed: null, grade: 1, answers: [], streak: NO_STREAK, page: null };
const keyOf = (game: string) => `lusoria-practice-${game}`;

export function readProgress(game: string): Progress {
  const stored = readStored<Partial<Progress>>(keyOf(game));
  const answers = Array.isArray(stored?.answers) ? stored.answers : [];
  return { ...NO_PROGRESS, streak: streakOf(answers), ...stored, answers };
}

export function writeProgress(game: string, progress: Progress): void {
  writeStored(keyOf(game), { ...progress, answers: progress.answers.slice(-MAX_ANSWERS) });
}

/** The next grade, from the last answers of this grade. */
export function nextGrade(grade: number, answers: readonly Answer[]): number {
  const endsWith = (count: number, good: boolean) => {
    const last = answers.slice(-count);
    return last.length === count && last.every((answer) => answer.grade === grade && answer.good === good);
  };
  if (endsWith(RAISE_AFTER, true)) return Math.min(GRADES, grade + 1);
  if (endsWith(LOWER_AFTER, false)) return Math.max(1, grade - 1);
  return grade;
}

/** Index of the first untried exercise of this grade, else of the nearest grade, else the oldest answer. */
export function nextExercise(
  { grades }: Pick<ExercisesListed, "grades">,
  grade: number,
  answers: readonly Answer[],
): number {
  /** Newest answer first. */
  const tried = new Set(answers.map(({ number }) => number).reverse());
  const order = [...grades.keys()].sort(
    (one, other) => Math.abs(one + 1 - grade) - Math.abs(other + 1 - grade),
  );
  for (const index of order) {
    const first = grades.slice(0, index).reduce((sum, count) => sum + count, 0);
    for (let number = first; number < first + grades[index]!; number++) if (!tried.has(number)) return number;
  }
  return [...tried].filter((number) => number >= 0).at(-1) ?? 0;
}

/** Maps answers to the numbers that their exercises have among `ids`. */
export const renumber = (answers: readonly Answer[], ids: readonly string[], isSameSet: boolean): Answer[] =>
  answers.map((answer) => {
    // old answers have no id: their number identifies them while the set is the same
    const id = answer.id ?? ((isSameSet && ids[answer.number]) || "");
    return { ...answer, id, number: ids.indexOf(id) };
  });

/** An untried exercise of this page, if any. */
export function offlineExercise(page: ExercisePage | null, answers: readonly Answer[]): number | null {
  const tried = new Set(answers.map(({ number }) => number));
  const numbers = page?.exercises.map((_, at) => page.first + at) ?? [];
  return numbers.find((number) => !tried.has(number)) ?? null;
}
