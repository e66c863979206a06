// Reads the Retry-After header.

/** Seconds. A request with a longer wait fails with an error message. */
export const MAX_RETRY_SECONDS = 60;

/** Null without the header, or if the wait is too long. */
export function retrySeconds(answer: Response): number | null {
  const seconds = Number(answer.headers.get("retry-after") || NaN);
  return seconds <= MAX_RETRY_SECONDS ? seconds : null;
}
