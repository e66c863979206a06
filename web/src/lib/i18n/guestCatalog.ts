// Catalogs of games that the client was not built with, and the parser they need.
import { parseCatalog } from "./parseCatalog.ts";
import type { Catalog } from "./fluent.ts";

const FALLBACK = "en";
const known = new Map<string, Promise<Catalog>>();

/** Empty if the server has no catalog for the game: the game stays playable. */
export function guestCatalog(place: string, language: string): Promise<Catalog> {
  const address = place + language;
  const asked = known.get(address) ?? fetchWords(place, language);
  known.set(address, asked);
  return asked;
}

async function fetchWords(place: string, language: string): Promise<Catalog> {
  try {
    const answer = await fetch(place + language);
    if (answer.ok) return parseCatalog(await answer.text(), () => true);
    if (answer.status < 500) return language === FALLBACK ? {} : await guestCatalog(place, FALLBACK);
  } catch {
    // no network: the same as a server error
  }
  known.delete(place + language);
  return {};
}
