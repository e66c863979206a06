// The training aid: what the coach says to one seat, asked for anew whenever the game stands otherwise.
import { get, RequestError } from "../lib/net/api.ts";
import { WAIT_SECONDS } from "../lib/net/poll.ts";
import type { AdviceShown, Advised, AnyAction, Problem, Weighed } from "../lib/net/wire.ts";

/** Milliseconds until one asks again: while it is worked out, and where too many ask. */
const AGAIN = 500;
const BUSY = 3000;
/** Milliseconds after which it is said that it takes a while. */
const SOON = 400;

export class Lamp {
  advice = $state.raw<Advised | null>(null);
  /** It takes a while. */
  slow = $state(false);
  problem = $state.raw<Problem | null>(null);
  private worths = $derived(
    Object.fromEntries((this.advice?.options ?? []).map((option) => [JSON.stringify(option.action), option])),
  );
  private asked = 0;

  constructor(
    private readonly table: string,
    private readonly pause = (ms: number) => new Promise((done) => setTimeout(done, ms)),
  ) {}

  /** How the game stands now is another question: nothing of the last one stays. */
  async look(seat: number): Promise<void> {
    const now = ++this.asked;
    this.advice = null;
    this.problem = null;
    void this.pause(SOON).then(() => {
      if (now === this.asked) this.slow = !this.advice && !this.problem;
    });
    const place = `/tables/${encodeURIComponent(this.table)}/seats/${seat}/advice?wait=${WAIT_SECONDS}`;
    while (now === this.asked && !this.advice) {
      let wait = AGAIN;
      try {
        const { ready, advice } = await get<AdviceShown>(place);
        if (now !== this.asked) return;
        if (ready) this.advice = advice;
        this.problem = null;
      } catch (error) {
        if (now !== this.asked) return;
        this.problem = error instanceof RequestError ? error.refusal : { kind: "crash" };
        if (this.problem.kind !== "offline" && this.problem.why !== "busy") break;
        wait = BUSY;
      }
      if (!this.advice) await this.pause(wait);
    }
    this.slow = false;
  }

  close(): void {
    this.asked += 1;
  }

  /** All options are told, or none is: what is there first would seem to be the best. */
  knows(legal: readonly AnyAction[]): boolean {
    return legal.length > 0 && legal.every((action) => this.of(action));
  }
  of(action: AnyAction): Weighed | undefined {
    return this.worths[JSON.stringify(action)];
  }
}
