// Reloads when the server's day ends, also if the page has slept over midnight.
import { clock } from "../net/api.ts";

/** Pause before a reload is repeated: the request failed, or this device's clock is ahead of the server's. */
const RETRY_MS = 60_000;

export class DayEnd {
  #ends = Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly reload: () => void) {}

  /** Waits for the end of the day shown, a Unix time in seconds. Call it after every load. */
  watch(ends: number): void {
    this.stop();
    const isRepeated = ends === this.#ends;
    this.#ends = ends;
    this.#timer = setTimeout(this.reload, Math.max(this.#remaining, isRepeated ? RETRY_MS : 0));
  }

  /** For a page that is visible again: its timers may have slept. */
  check(): void {
    if (this.#remaining <= 0) this.reload();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  get #remaining(): number {
    return this.#ends * 1000 - (Date.now() + clock.behind);
  }
}
