// Long polls: the server keeps a request waiting until its answer is ready, or for so many seconds.

/** Seconds; less than the API waits for any answer. */
export const WAIT = 15;
/** Seconds, where the answer tells how far it is meanwhile. */
export const PROGRESS_WAIT = 5;
/** Milliseconds between two requests, if the server does not wait. */
const AGAIN = 1000;

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export interface Asking<T> {
  /** Told of each answer that is not ready. */
  told?: (found: T) => void;
  seconds?: number;
  rest?: (ms: number) => Promise<unknown>;
}

/** Asks until the answer is ready; null once `waits` returns false. The first request is answered at once. */
export async function pollUntilReady<T extends { ready: boolean }>(
  ask: (wait: number) => Promise<T>,
  waits: () => boolean,
  { told = () => {}, seconds = WAIT, rest = pause }: Asking<T> = {},
): Promise<T | null> {
  for (let wait = 0; waits(); wait = seconds) {
    const begun = performance.now();
    const found = await ask(wait);
    if (!waits()) break;
    if (found.ready) return found;
    told(found);
    const left = AGAIN - (performance.now() - begun);
    if (wait && left > 0) await rest(left);
  }
  return null;
}
