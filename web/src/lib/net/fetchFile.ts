// Fetches files of this build (catalogs, scripts, styles), with retries.
import { retrySeconds } from "./retryAfter.ts";

/** Seconds before each retry if the response names no time. */
const RETRY_SECONDS = [0.5, 2];

/** The server has a newer build: the page has to be reloaded. */
export class FileGone extends Error {}

export async function fetchFile(address: string): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return response;
    if (response?.status === 404) throw new FileGone(address);
    if (tries === RETRY_SECONDS.length) throw new Error(`${address}: ${response?.status ?? "no response"}`);
    const seconds = (response && retrySeconds(response)) ?? RETRY_SECONDS[tries]!;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
