// What is worked out about a finished game: asked for until it is there, through one pair of eyes at a time.
import { Refused } from "../net/api.ts";
import { pause, pollUntilReady, PROGRESS_WAIT } from "../net/poll.ts";
import { games } from "../table/games.svelte.ts";
import { sourceOf } from "./recordSource.ts";
import type { AnalysisShown, Problem, Steps } from "../net/wire.ts";

export interface Studied {
  seat: number | null;
  record: Steps;
  analysis: NonNullable<AnalysisShown["analysis"]>;
}

export class Study {
  /** The record is here before what has been worked out about it. */
  record = $state.raw<Steps | null>(null);
  /** What is shown; while something else is asked for, it stays. */
  shown = $state.raw<Studied | null>(null);
  /** How far it is; null while nothing is waited for. */
  waits = $state.raw<Partial<AnalysisShown> | null>(null);
  problem = $state.raw<Problem | null>(null);
  private asked = 0;

  constructor(
    private readonly table: string,
    private readonly rest: (ms: number) => Promise<unknown> = pause,
  ) {}

  /** Whoever changes their mind quickly sees what they chose last. */
  async read(seat: number | null, model: string): Promise<void> {
    const now = ++this.asked;
    this.problem = null;
    this.waits = {};
    try {
      const known = this.shown?.seat === seat ? this.shown.record : null;
      const source = sourceOf(this.table);
      const record = known ?? (await source.views(seat, false));
      await games.meet(record.game, record.rules);
      if (now !== this.asked) return;
      this.record ??= record;
      const through = games.secretive(record.game) ? seat : null;
      const found = await pollUntilReady(
        (wait) => source.analysis(through, model, wait),
        () => now === this.asked,
        { told: (told) => (this.waits = told), seconds: PROGRESS_WAIT, rest: this.rest },
      );
      if (!found?.analysis) return;
      this.shown = { seat, record, analysis: found.analysis };
    } catch (error) {
      if (now !== this.asked) return;
      this.problem = error instanceof Refused ? error.refusal : { kind: "crash" };
    }
    this.waits = null;
  }

  close(): void {
    this.asked += 1;
  }
}
