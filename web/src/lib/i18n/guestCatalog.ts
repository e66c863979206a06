// Catalogs of games that the client was not built with, and the parser they need.
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
  try {
    const response = await fetch(place + language);
    if (response.ok) return parseCatalog(await response.text(), () => true);
    if (response.status < 500) return language === FALLBACK ? {} : await guestCatalog(place, FALLBACK);
  } catch {
    // no network: the same as a server error
  }
  catalogs.delete(place + language);
  return {};
}
