// Long polling: the server holds a request until the answer is ready or the wait is over.

/** Seconds; below the request timeout of the API. */
export const WAIT_SECONDS = 15;
/** Seconds, for answers that report progress. */
export const PROGRESS_SECONDS = 5;
/** Milliseconds between requests if the server does not wait. */
const MIN_INTERVAL_MS = 1000;

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export interface PollOptions<T> {
  /** Called with each answer that is not ready. */
  onProgress?: (response: T) => void;
  seconds?: number;
  rest?: (ms: number) => Promise<unknown>;
}

/** Polls until the answer is ready; null once `isWanted` returns false. The first request does not wait. */
export async function pollUntilReady<T extends { ready: boolean }>(
  ask: (wait: number) => Promise<T>,
  isWanted: () => boolean,
  { onProgress = () => {}, seconds = WAIT_SECONDS, rest = pause }: PollOptions<T> = {},
): Promise<T | null> {
  for (let wait = 0; isWanted(); wait = seconds) {
    const startedAt = performance.now();
    const found = await ask(wait);
    if (!isWanted()) break;
    if (found.ready) return found;
    onProgress(found);
    const left = MIN_INTERVAL_MS - (performance.now() - startedAt);
    if (wait && left > 0) await rest(left);
  }
  return null;
}
