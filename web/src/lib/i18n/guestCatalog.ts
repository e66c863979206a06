// The words of a game that this client was not built with, and with them the reader they need.
import { read } from "./parseCatalog.ts";
import type { Catalog } from "./fluent.ts";

const FALLBACK = "en";
const known = new Map<string, Promise<Catalog>>();

/** Nothing, where the game does not speak at all: it is played all the same. */
export function guestCatalog(place: string, language: string): Promise<Catalog> {
  const address = place + language;
  const asked = known.get(address) ?? fetchWords(place, language);
  known.set(address, asked);
  return asked;
}

async function fetchWords(place: string, language: string): Promise<Catalog> {
  try {
    const answer = await fetch(place + language);
    if (answer.ok) return read(await answer.text(), () => true);
    if (answer.status < 500) return language === FALLBACK ? {} : await guestCatalog(place, FALLBACK);
  } catch {
    // no network: the same as a server in trouble
  }
  known.delete(place + language);
  return {};
}
