// Long polling: the server holds a request until the answer is ready or the wait is over.

/** Seconds; below the request timeout of the API. */
export const WAIT_SECONDS = 15;
/** Seconds, for answers that report progress. */
export const PROGRESS_SECONDS = 5;
/** Milliseconds before the next request if the server did not hold the last one; doubles each time. */
export const FIRST_REST_MS = 2000;
export const MAX_REST_MS = 15_000;
/** Milliseconds before the next request after quick progress. */
const PROGRESS_REST_MS = 1000;

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Exponential back-off. */
export class Backoff {
  private ms = FIRST_REST_MS;

  /** Milliseconds to wait now. */
  next(): number {
    const { ms } = this;
    this.ms = Math.min(2 * ms, MAX_REST_MS);
    return ms;
  }

  reset(): void {
    this.ms = FIRST_REST_MS;
  }
}

/** True if the server held a request that answers "not ready". It answers at once if it has no free place. */
export const wasHeld = (ms: number, seconds: number) => ms >= (seconds * 1000) / 2;

export interface PollOptions<T> {
  /** Called with each answer that is not ready. */
  onProgress?: (response: T) => void;
  /** True if an answer reports more than the one before: the server may have answered early for that. */
  hasProgressed?: (response: T, before: T) => boolean;
  seconds?: number;
  rest?: (ms: number) => Promise<unknown>;
}

/** Polls until the answer is ready; null once `isWanted` returns false. The first request does not wait. */
export async function pollUntilReady<T extends { ready: boolean }>(
  ask: (wait: number) => Promise<T>,
  isWanted: () => boolean,
  {
    onProgress = () => {},
    hasProgressed = () => false,
    seconds = WAIT_SECONDS,
    rest = pause,
  }: PollOptions<T> = {},
): Promise<T | null> {
  const backoff = new Backoff();
  let before: T | null = null;
  for (let wait = 0; isWanted(); wait = seconds) {
    const startedAt = performance.now();
    const found = await ask(wait);
    if (!isWanted()) break;
    if (found.ready) return found;
    onProgress(found);
    const ms = performance.now() - startedAt;
    if (before && hasProgressed(found, before)) {
      backoff.reset();
      if (ms < PROGRESS_REST_MS) await rest(PROGRESS_REST_MS);
    } else if (wasHeld(ms, wait)) backoff.reset();
    else await rest(backoff.next());
    before = found;
  }
  return null;
}
