// Reads the Retry-After header.

/** Seconds: the longest rate limit of the server, for new devices. Quotas, as of daily tries, are longer. */
export const MAX_RETRY_SECONDS = 600;

/** Refusals that are over after a while. */
export const RETRYABLE: ReadonlySet<string> = new Set(["busy", "down", "too_fast"]);

/** Null without the header, or if the wait is too long. */
export function retrySeconds(answer: Response): number | null {
  const seconds = Number(answer.headers.get("retry-after") || NaN);
  return seconds <= MAX_RETRY_SECONDS ? seconds : null;
}
