// Analysis of a finished game: polls until it is ready, for one viewer at a time.
import { RequestError } from "../net/api.ts";
import { busy } from "../net/busyRequests.svelte.ts";
import { pause, pollUntilReady, PROGRESS_SECONDS } from "../net/poll.ts";
import { games } from "../table/games.svelte.ts";
import { sourceOf } from "./recordSource.ts";
import type { AnalysisShown, Problem, Steps } from "../net/wire.ts";

export interface ReadyAnalysis {
  seat: number | null;
  record: Steps;
  analysis: NonNullable<AnalysisShown["analysis"]>;
}

export class AnalysisRequest {
  /** Available before the analysis. */
  record = $state.raw<Steps | null>(null);
  /** Stays while another analysis is loading. */
  shown = $state.raw<ReadyAnalysis | null>(null);
  /** Progress; null while nothing is loading. */
  progress = $state.raw<Partial<AnalysisShown> | null>(null);
  problem = $state.raw<Problem | null>(null);
  private lastRequest = 0;

  constructor(
    private readonly table: string,
    private readonly rest: (ms: number) => Promise<unknown> = pause,
  ) {}

  /** If called again before it has finished, only the last call has an effect. */
  async read(seat: number | null, model: string): Promise<void> {
    const id = ++this.lastRequest;
    busy.cancel(/\/analysis\?/); // of another viewer or model
    this.problem = null;
    this.progress = {};
    try {
      const known = this.shown?.seat === seat ? this.shown.record : null;
      const source = sourceOf(this.table);
      const record = known ?? (await source.views(seat, false));
      await games.meet(record.game, record.rules);
      if (id !== this.lastRequest) return;
      this.record ??= record;
      const through = games.hasSecrets(record.game) ? seat : null;
      const found = await pollUntilReady(
        (wait) => source.analysis(through, model, wait),
        () => id === this.lastRequest,
        { onProgress: (response) => (this.progress = response), seconds: PROGRESS_SECONDS, rest: this.rest },
      );
      if (!found?.analysis) return;
      this.shown = { seat, record, analysis: found.analysis };
    } catch (error) {
      if (id !== this.lastRequest) return;
      this.problem = error instanceof RequestError ? error.refusal : { kind: "crash" };
    }
    this.progress = null;
  }

  close(): void {
    this.lastRequest += 1;
  }
}
