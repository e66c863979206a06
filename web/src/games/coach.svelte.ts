// Coach: requests the advice for one seat whenever the position changes.
import { get, RequestError } from "../lib/net/api.ts";
import { busy } from "../lib/net/busyRequests.svelte.ts";
import { Backoff, pause as sleep, WAIT_SECONDS, wasHeld } from "../lib/net/poll.ts";
import type { AdviceShown, AnyAction, OptionValue, Problem, SeatAdvice } from "../lib/net/wire.ts";

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
    private readonly pause: (ms: number) => Promise<unknown> = sleep,
  ) {}

  /** Replaces the previous advice; a newer call cancels this one. */
  async request(seat: number): Promise<void> {
    const id = ++this.lastRequest;
    this.advice = null;
    this.problem = null;
    this.dropWaiting();
    void this.pause(SHOW_WAIT_AFTER_MS).then(() => {
      if (id === this.lastRequest) this.isSlow = !this.advice && !this.problem;
    });
    const path = `/tables/${encodeURIComponent(this.table)}/seats/${seat}/advice?wait=${WAIT_SECONDS}`;
    const backoff = new Backoff();
    while (id === this.lastRequest && !this.advice) {
      const startedAt = performance.now();
      try {
        const { ready, advice } = await get<AdviceShown>(path);
        if (id !== this.lastRequest) return;
        if (ready) this.advice = advice;
        this.problem = null;
        if (wasHeld(performance.now() - startedAt, WAIT_SECONDS)) {
          backoff.reset();
          continue;
        }
      } catch (error) {
        if (id !== this.lastRequest) return;
        this.problem = error instanceof RequestError ? error.refusal : { kind: "crash" };
        if (this.problem.kind !== "offline" && this.problem.why !== "busy") break;
      }
      if (!this.advice) await this.pause(backoff.next());
    }
    this.isSlow = false;
  }

  close(): void {
    this.lastRequest += 1;
    this.dropWaiting();
  }

  /** Requests for an earlier position. */
  private dropWaiting(): void {
    busy.cancel(/^GET .*\/advice\?/);
  }

  /** Shows all options or none: the first one to arrive would look like the best. */
  hasAll(legal: readonly AnyAction[]): boolean {
    return legal.length > 0 && legal.every((action) => this.of(action));
  }
  of(action: AnyAction): OptionValue | undefined {
    return this.valueByAction[JSON.stringify(action)];
  }
}
