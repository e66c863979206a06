// One game's exercises: the next one is fetched ahead of time, and what was answered is kept here.
import { get, Refused } from "../net/api.ts";
import {
  gradeAfter,
  hereOf,
  nextOf,
  read,
  renumbered,
  write,
  type Answered,
  type Kept,
} from "./exerciseProgress.ts";
import type { Exercise, ExerciseIds, ExercisePage, ExercisesListed, Problem } from "../net/wire.ts";

interface Now {
  number: number;
  id?: string;
  exercise: Exercise | null;
  /** Null until it is answered. */
  answered: Answered | null;
  problem: Problem | null;
}

export class Practising {
  now = $state.raw<Now>({ number: 0, exercise: null, answered: null, problem: null });
  kept = $state.raw<Kept>(null!);

  constructor(readonly game: string) {
    this.kept = read(game);
  }

  private set(some: Partial<Now>): void {
    this.now = { ...this.now, ...some };
  }

  /** A certain one, or the next. */
  async open(number: number | null = null): Promise<void> {
    this.set({ problem: null });
    try {
      const listed = await this.listed();
      const total = listed.grades.reduce((sum, count) => sum + count, 0);
      const wanted = [number ?? total, nextOf(listed, this.kept.grade, this.kept.answers), 0];
      await this.show(
        wanted.find((one) => one < total)!,
        listed,
      );
    } catch (error) {
      const here = hereOf(this.kept.page, this.kept.answers);
      if (number === null && here !== null) this.put(here, this.kept.page!);
      else this.set({ problem: error instanceof Refused ? error.refusal : { kind: "crash" } });
    }
  }

  answer(said: Pick<Answered, "good" | "score" | "laid">): void {
    const { number, id, exercise } = this.now;
    const answered = { number, id, grade: exercise!.grade, at: Math.round(Date.now() / 1000), ...said };
    this.set({ answered });
    const { answers: before, grade, listed } = this.kept;
    const tried = (which: number) => before.some((one) => one.number === which);
    // after a reload one may try again, but the first answer counts; until all were tried
    if (tried(number) && listed && !tried(nextOf(listed, grade, before))) return;
    const answers = [...before, answered];
    this.keep({ answers, grade: gradeAfter(grade, answers) });
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
      // numbers mean others now; and a page that was kept long ago says no ids
      const named: Partial<ExerciseIds> | null = answers.length
        ? await get<ExerciseIds>(`/exercises/${this.game}/ids`).catch(() => null)
        : listed;
      // not told, or of another shelf: it is asked again next time, while this one still counts as new
      if (named?.version === listed.version)
        this.keep({ listed, page: null, answers: renumbered(this.kept.answers, named.ids!, same) });
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

  private keep(some: Partial<Kept>): void {
    this.kept = { ...this.kept, ...some };
    write(this.game, this.kept);
  }
}
