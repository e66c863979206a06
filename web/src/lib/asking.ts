// What the server works out is asked for until it is there.

/** Milliseconds until one asks again: soon at first, since most take a moment. */
const SOON = 150;
const AGAIN = 1000;

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The answer that is ready, while anybody waits for it; the others are told on the way. */
export async function until<T extends { ready: boolean }>(
  ask: () => Promise<T>,
  waits: () => boolean,
  told: (found: T) => void = () => {},
  rest: (ms: number) => Promise<unknown> = pause,
): Promise<T | null> {
  for (let ms = SOON; waits(); ms = Math.min(2 * ms, AGAIN)) {
    const found = await ask();
    if (!waits()) break;
    if (found.ready) return found;
    told(found);
    await rest(ms);
  }
  return null;
}
