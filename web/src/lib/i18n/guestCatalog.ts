// Catalogs of games that the client was not built with, and the parser they need.
import { busy } from "../net/busyRequests.svelte.ts";
import { retrySeconds } from "../net/retryAfter.ts";
import { parseCatalog } from "./parseCatalog.ts";
import type { Catalog } from "./fluent.ts";

const FALLBACK = "en";
const catalogs = new Map<string, Promise<Catalog>>();

/** Empty if the server has no catalog for the game: the game stays playable. */
export function guestCatalog(place: string, language: string): Promise<Catalog> {
  const address = place + language;
  const catalog = catalogs.get(address) ?? fetchWords(place, language);
  catalogs.set(address, catalog);
  return catalog;
}

async function fetchWords(place: string, language: string): Promise<Catalog> {
  const address = place + language;
  try {
    for (;;) {
      const response = await fetch(address);
      const seconds = retrySeconds(response);
      if (seconds !== null) await busy.wait(`FILE ${address}`, seconds);
      else if (response.ok) return parseCatalog(await response.text(), () => true);
      else if (response.status < 500) return language === FALLBACK ? {} : await guestCatalog(place, FALLBACK);
      else break;
    }
  } catch {
    // no network: the same as a server error
  }
  catalogs.delete(address);
  return {};
}
