// Fetches files of this build (catalogs, scripts, styles), with retries.
import { busy } from "./busyRequests.svelte.ts";
import { retrySeconds } from "./retryAfter.ts";

/** Seconds before each retry if the response names no time. With a time, there is no limit. */
const RETRY_SECONDS = [0.5, 2];

/** The server has a newer build: the page has to be reloaded. */
export class FileGone extends Error {}

export async function fetchFile(address: string): Promise<Response> {
  for (let tries = 0; ;) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return response;
    if (response?.status === 404) throw new FileGone(address);
    const named = response && retrySeconds(response);
    if (named !== null) {
      await busy.wait(`FILE ${address}`, named);
      continue;
    }
    const seconds = RETRY_SECONDS[tries++];
    if (seconds === undefined) throw new Error(`${address}: ${response?.status ?? "no response"}`);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
