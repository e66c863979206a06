// What the client says: the catalogs of the Python package without the terminal's texts, and its own.
// Fluent is read here, when the client is built; what is shipped is data that a few lines can say.
import { existsSync, readFileSync } from "node:fs";
import { read } from "../src/lib/i18n/parseCatalog.ts";
import type { Catalog } from "../src/lib/i18n/fluent.ts";
import { LANGUAGES as NAMES, type Language } from "../src/lib/i18n/languages.gen.ts";
import { foldersIn, ROOT } from "./folders.ts";

export const LANGUAGES = Object.keys(NAMES) as Language[];
const PLACES = ["src/lusoria", ...foldersIn("src/lusoria/games"), "web/src", ...foldersIn("web/src/games")];
const NOT_HERE = /^(cli|lab|records|serve)-/;

export function catalog(language: string): Catalog {
  const found: Catalog = {};
  for (const place of PLACES) {
    const path = `${ROOT}${place}/words/${language}.ftl`;
    if (!existsSync(path)) continue;
    for (const [id, pattern] of Object.entries(read(readFileSync(path, "utf8")))) {
      if (NOT_HERE.test(id)) continue;
      if (id in found) throw new Error(`${language}: ${id} is there twice`);
      found[id] = pattern;
    }
  }
  return found;
}
