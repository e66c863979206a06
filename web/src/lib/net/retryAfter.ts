// When to repeat a request that the server refused for a while.

/** Seconds. A request that would have to wait longer fails, and the page says why. */
export const LONGEST_WAIT = 60;

/** Seconds that the answer's Retry-After names; null without one, or where they are too many to wait. */
export function retrySeconds(answer: Response): number | null {
  const seconds = Number(answer.headers.get("retry-after") || NaN);
  return seconds <= LONGEST_WAIT ? seconds : null;
}
