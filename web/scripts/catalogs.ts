// What the client says: the catalogs of the Python package without the terminal's texts, and its own.
// Fluent is read here, when the client is built; what is shipped is data that a few lines can say.
import { existsSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { LANGUAGES as NAMES, type Language } from "../src/lib/languages.gen.ts";
import { foldersIn, ROOT } from "./folders.ts";

export const LANGUAGES = Object.keys(NAMES) as Language[];
const PLACES = ["src/lusoria", ...foldersIn("src/lusoria/games"), "web/src", ...foldersIn("web/src/games")];
const NOT_HERE = /^(cli|records|serve)-/;

/** A text or its parts: ["$", variable], ["@", message], ["?", variable, default, [[key, pattern], ...]]. */
export type Pattern = string | (string | unknown[])[];

export function catalog(language: string): Record<string, Pattern> {
  const found: Record<string, Pattern> = {};
  for (const place of PLACES) {
    const path = `${ROOT}${place}/words/${language}.ftl`;
    if (!existsSync(path)) continue;
    for (const { id, value, attributes } of new FluentResource(readFileSync(path, "utf8")).body) {
      if (NOT_HERE.test(id)) continue;
      if (id in found) throw new Error(`${language}: ${id} is there twice`);
      if (value !== null) found[id] = pattern(value);
      for (const [name, attribute] of Object.entries(attributes)) found[`${id}.${name}`] = pattern(attribute);
    }
  }
  return found;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Fluent does not tell what it has read
function pattern(value: any): Pattern {
  return typeof value === "string" ? value : value.map(part);
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
function part(value: any): string | unknown[] {
  if (typeof value === "string") return value;
  switch (value.type) {
    case "str":
      return value.value;
    case "var":
      return ["$", value.name];
    case "mesg":
      return ["@", value.attr ? `${value.name}.${value.attr}` : value.name];
    case "func": // whole numbers without groups of digits: NUMBER changes nothing
      if (value.name !== "NUMBER" || value.args[0].type !== "var") break;
      return part(value.args[0]);
    case "select": {
      const selector = part(value.selector) as unknown[];
      // eslint-disable-next-line @typescript-eslint/no-explicit-any
      const variants = value.variants.map((variant: any) => [variant.key.value, pattern(variant.value)]);
      return ["?", selector[1], value.star, variants];
    }
  }
  throw new Error(`the client cannot say ${JSON.stringify(value)}`);
}
