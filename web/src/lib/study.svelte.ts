// What is worked out about a finished game: asked for until it is there, through one pair of eyes at a time.
import { api, get, Refused } from "./api.ts";
import { games } from "./games.svelte.ts";
import type { AnalysisShown, Problem, Steps } from "./wire.ts";

/** Milliseconds until one asks again. */
const AGAIN = 1000;

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
  /** How many come before this one; null while nothing is waited for. */
  before = $state<number | null>(null);
  problem = $state.raw<Problem | null>(null);
  private asked = 0;

  constructor(
    private readonly table: string,
    private readonly pause = (ms: number) => new Promise((done) => setTimeout(done, ms)),
  ) {}

  /** Whoever changes their mind quickly sees what they chose last. */
  async read(seat: number | null, model: string): Promise<void> {
    const now = ++this.asked;
    this.problem = null;
    this.before = 0;
    try {
      const known = this.shown?.seat === seat ? this.shown.record : null;
      const record = known ?? (await api.replay(this.table, seat, false));
      await games.meet(record.game, record.rules);
      if (now !== this.asked) return;
      this.record ??= record;
      const through = seat === null || !games.secretive(record.game) ? "" : `&seat=${seat}`;
      const question = `?model=${encodeURIComponent(model)}${through}`;
      const place = `/records/${encodeURIComponent(this.table)}/analysis${question}`;
      for (;;) {
        const { ready, before, analysis } = await get<AnalysisShown>(place);
        if (now !== this.asked) return;
        if (ready && analysis) {
          this.shown = { seat, record, analysis };
          break;
        }
        this.before = before;
        await this.pause(AGAIN);
        if (now !== this.asked) return;
      }
    } catch (error) {
      if (now !== this.asked) return;
      this.problem = error instanceof Refused ? error.refusal : { kind: "crash" };
    }
    this.before = null;
  }

  close(): void {
    this.asked += 1;
  }
}
