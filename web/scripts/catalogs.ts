// Message catalogs of the client: those of the Python package without its terminal texts, and the client's
// own.
//
// Fluent is parsed at build time; the bundle holds only data for `Fluent` (src/lib/i18n/fluent.ts).
import { existsSync, readFileSync } from "node:fs";
import { parseCatalog } from "../src/lib/i18n/parseCatalog.ts";
import type { Catalog } from "../src/lib/i18n/fluent.ts";
import { LANGUAGES as NAMES, type Language } from "../src/lib/i18n/languages.gen.ts";
import { foldersIn, ROOT } from "./folders.ts";

export const LANGUAGES = Object.keys(NAMES) as Language[];
const PLACES = ["src/lusoria", ...foldersIn("src/lusoria/games"), "web/src", ...foldersIn("web/src/games")];
const NOT_HERE = /^(cli|records|serve)-/;

export function catalog(language: string): Catalog {
  const found: Catalog = {};
  for (const place of PLACES) {
    const path = `${ROOT}${place}/words/${language}.ftl`;
    if (!existsSync(path)) continue;
    for (const [id, pattern] of Object.entries(parseCatalog(readFileSync(path, "utf8")))) {
      if (NOT_HERE.test(id)) continue;
      if (id in found) throw new Error(`${language}: ${id} is there twice`);
      found[id] = pattern;
    }
  }
  return found;
}
