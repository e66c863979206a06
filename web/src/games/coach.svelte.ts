// Coach: requests the advice for one seat whenever the position changes.
import { get, RequestError } from "../lib/net/api.ts";
import { WAIT_SECONDS } from "../lib/net/poll.ts";
import type { AdviceShown, AnyAction, OptionValue, Problem, SeatAdvice } from "../lib/net/wire.ts";

/** Milliseconds between requests: normally, and if the server is busy. */
const POLL_MS = 500;
const BUSY_POLL_MS = 3000;
/** Milliseconds before the wait is shown. */
const SHOW_WAIT_AFTER_MS = 400;

export class CoachAdvice {
  advice = $state.raw<SeatAdvice | null>(null);
  /** The answer takes long enough to say so. */
  isSlow = $state(false);
  problem = $state.raw<Problem | null>(null);
  private valueByAction = $derived(
    Object.fromEntries((this.advice?.options ?? []).map((option) => [JSON.stringify(option.action), option])),
  );
  private lastRequest = 0;

  constructor(
    private readonly table: string,
    private readonly pause = (ms: number) => new Promise((done) => setTimeout(done, ms)),
  ) {}

  /** Replaces the previous advice; a newer call cancels this one. */
  async request(seat: number): Promise<void> {
    const id = ++this.lastRequest;
    this.advice = null;
    this.problem = null;
    void this.pause(SHOW_WAIT_AFTER_MS).then(() => {
      if (id === this.lastRequest) this.isSlow = !this.advice && !this.problem;
    });
    const path = `/tables/${encodeURIComponent(this.table)}/seats/${seat}/advice?wait=${WAIT_SECONDS}`;
    while (id === this.lastRequest && !this.advice) {
      let wait = POLL_MS;
      try {
        const { ready, advice } = await get<AdviceShown>(path);
        if (id !== this.lastRequest) return;
        if (ready) this.advice = advice;
        this.problem = null;
      } catch (error) {
        if (id !== this.lastRequest) return;
        this.problem = error instanceof RequestError ? error.refusal : { kind: "crash" };
        if (this.problem.kind !== "offline" && this.problem.why !== "busy") break;
        wait = BUSY_POLL_MS;
      }
      if (!this.advice) await this.pause(wait);
    }
    this.isSlow = false;
  }

  close(): void {
    this.lastRequest += 1;
  }

  /** Shows all options or none: the first one to arrive would look like the best. */
  hasAll(legal: readonly AnyAction[]): boolean {
    return legal.length > 0 && legal.every((action) => this.of(action));
  }
  of(action: AnyAction): OptionValue | undefined {
    return this.valueByAction[JSON.stringify(action)];
  }
}
