// Exercise session of one game: prefetches a page and stores the answers.
import { get, RequestError } from "../net/api.ts";
import { NO_STREAK, nextStreak } from "./dailySet.ts";
import {
  nextGrade,
  offlineExercise,
  nextExercise,
  readProgress,
  renumber,
  writeProgress,
  type Answer,
  type Progress,
} from "./exerciseProgress.ts";
import type { Exercise, ExerciseIds, ExercisePage, ExercisesListed, Problem } from "../net/wire.ts";

interface Current {
  number: number;
  id?: string;
  exercise: Exercise | null;
  /** Null until answered. */
  answered: Answer | null;
  problem: Problem | null;
}

export class ExerciseSession {
  current = $state.raw<Current>({ number: 0, exercise: null, answered: null, problem: null });
  progress = $state.raw<Progress>(null!);

  constructor(readonly game: string) {
    this.progress = readProgress(game);
  }

  private set(some: Partial<Current>): void {
    this.current = { ...this.current, ...some };
  }

  /** Opens the exercise with this number, or the next one. */
  async open(number: number | null = null): Promise<void> {
    this.set({ problem: null });
    try {
      const listed = await this.listed();
      const total = listed.grades.reduce((sum, count) => sum + count, 0);
      const choices = [number ?? total, nextExercise(listed, this.progress.grade, this.progress.answers), 0];
      await this.show(
        choices.find((choice) => choice < total)!,
        listed,
      );
    } catch (error) {
      const offline = offlineExercise(this.progress.page, this.progress.answers);
      if (number === null && offline !== null) this.put(offline, this.progress.page!);
      else this.set({ problem: error instanceof RequestError ? error.refusal : { kind: "crash" } });
    }
  }

  answer(given: Pick<Answer, "good" | "score" | "laid">): void {
    const { number, id, exercise } = this.current;
    const answered = { number, id, grade: exercise!.grade, at: Math.round(Date.now() / 1000), ...given };
    this.set({ answered });
    const { answers: before, grade, listed, streak } = this.progress;
    const isTried = (other: number) => before.some((answer) => answer.number === other);
    // a repeated exercise does not count, until all have been tried
    if (isTried(number) && listed && !isTried(nextExercise(listed, grade, before))) return;
    const answers = [...before, answered];
    this.save({ answers, grade: nextGrade(grade, answers), streak: nextStreak(streak, answers) });
  }

  forget(): void {
    this.save({ answers: [], grade: 1, streak: NO_STREAK });
  }

  private async listed(): Promise<ExercisesListed> {
    const listed = await get<ExercisesListed>(`/exercises/${this.game}`).catch((error: unknown) => {
      if (this.progress.listed) return this.progress.listed;
      throw error;
    });
    const { answers, listed: before } = this.progress;
    const isSameSet = listed.version === before?.version;
    if (!isSameSet || answers.some(({ id }) => id === undefined)) {
      // the set has changed, or old answers lack ids
      const response: Partial<ExerciseIds> | null = answers.length
        ? await get<ExerciseIds>(`/exercises/${this.game}/ids`).catch(() => null)
        : listed;
      // if the ids are missing or of another set, this is repeated next time
      if (response?.version === listed.version)
        this.save({ listed, page: null, answers: renumber(this.progress.answers, response.ids!, isSameSet) });
    }
    return listed;
  }

  private async show(number: number, listed: ExercisesListed): Promise<void> {
    const index = Math.floor(number / listed.page);
    const { page: stored } = this.progress;
    if (stored?.version === listed.version && stored.first === index * listed.page)
      return this.put(number, stored);
    const page = await get<ExercisePage>(`/exercises/${this.game}/${index}`);
    this.save({ page });
    this.put(number, page);
  }

  private put(number: number, page: ExercisePage): void {
    const at = number - page.first;
    this.set({ number, id: page.ids?.[at], answered: null, exercise: page.exercises[at] as Exercise });
  }

  private save(some: Partial<Progress>): void {
    this.progress = { ...this.progress, ...some };
    writeProgress(this.game, this.progress);
  }
}
