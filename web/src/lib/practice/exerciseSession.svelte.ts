// Exercise session of one game: prefetches a page and stores the answers.
import { get, RequestError } from "../net/api.ts";
import {
  nextGrade,
  offlineExercise,
  nextExercise,
  read,
  renumber,
  write,
  type Answer,
  type Progress,
} from "./exerciseProgress.ts";
import type { Exercise, ExerciseIds, ExercisePage, ExercisesListed, Problem } from "../net/wire.ts";

interface Now {
  number: number;
  id?: string;
  exercise: Exercise | null;
  /** Null until answered. */
  answered: Answer | null;
  problem: Problem | null;
}

export class ExerciseSession {
  now = $state.raw<Now>({ number: 0, exercise: null, answered: null, problem: null });
  kept = $state.raw<Progress>(null!);

  constructor(readonly game: string) {
    this.kept = read(game);
  }

  private set(some: Partial<Now>): void {
    this.now = { ...this.now, ...some };
  }

  /** Opens the exercise with this number, or the next one. */
  async open(number: number | null = null): Promise<void> {
    this.set({ problem: null });
    try {
      const listed = await this.listed();
      const total = listed.grades.reduce((sum, count) => sum + count, 0);
      const wanted = [number ?? total, nextExercise(listed, this.kept.grade, this.kept.answers), 0];
      await this.show(
        wanted.find((one) => one < total)!,
        listed,
      );
    } catch (error) {
      const here = offlineExercise(this.kept.page, this.kept.answers);
      if (number === null && here !== null) this.put(here, this.kept.page!);
      else this.set({ problem: error instanceof RequestError ? error.refusal : { kind: "crash" } });
    }
  }

  answer(said: Pick<Answer, "good" | "score" | "laid">): void {
    const { number, id, exercise } = this.now;
    const answered = { number, id, grade: exercise!.grade, at: Math.round(Date.now() / 1000), ...said };
    this.set({ answered });
    const { answers: before, grade, listed } = this.kept;
    const tried = (which: number) => before.some((one) => one.number === which);
    // a repeated exercise does not count, until all have been tried
    if (tried(number) && listed && !tried(nextExercise(listed, grade, before))) return;
    const answers = [...before, answered];
    this.keep({ answers, grade: nextGrade(grade, answers) });
  }

  forget(): void {
    this.keep({ answers: [], grade: 1 });
  }

  private async listed(): Promise<ExercisesListed> {
    const listed = await get<ExercisesListed>(`/exercises/${this.game}`).catch((error: unknown) => {
      if (this.kept.listed) return this.kept.listed;
      throw error;
    });
    const { answers, listed: before } = this.kept;
    const same = listed.version === before?.version;
    if (!same || answers.some(({ id }) => id === undefined)) {
      // the set has changed, or old answers lack ids
      const named: Partial<ExerciseIds> | null = answers.length
        ? await get<ExerciseIds>(`/exercises/${this.game}/ids`).catch(() => null)
        : listed;
      // if the ids are missing or of another set, this is repeated next time
      if (named?.version === listed.version)
        this.keep({ listed, page: null, answers: renumber(this.kept.answers, named.ids!, same) });
    }
    return listed;
  }

  private async show(number: number, listed: ExercisesListed): Promise<void> {
    const nth = Math.floor(number / listed.page);
    const here = this.kept.page;
    if (here?.version === listed.version && here.first === nth * listed.page) return this.put(number, here);
    const page = await get<ExercisePage>(`/exercises/${this.game}/${nth}`);
    this.keep({ page });
    this.put(number, page);
  }

  private put(number: number, page: ExercisePage): void {
    const at = number - page.first;
    this.set({ number, id: page.ids?.[at], answered: null, exercise: page.exercises[at] as Exercise });
  }

  private keep(some: Partial<Progress>): void {
    this.kept = { ...this.kept, ...some };
    write(this.game, this.kept);
  }
}
