// Fetches files of this build (catalogs, scripts, styles), with retries.
import { retrySeconds } from "./retryAfter.ts";

/** Seconds before each retry if the response names no time. */
const PAUSES = [0.5, 2];

/** The server has a newer build: the page has to be reloaded. */
export class FileGone extends Error {}

export async function fetchFile(address: string): Promise<Response> {
  for (let tried = 0; ; tried++) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return answer;
    if (answer?.status === 404) throw new FileGone(address);
    if (tried === PAUSES.length) throw new Error(`${address}: ${answer?.status ?? "no answer"}`);
    const seconds = (answer && retrySeconds(answer)) ?? PAUSES[tried]!;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
