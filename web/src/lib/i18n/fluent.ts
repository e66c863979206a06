// Formats messages of a catalog that parseCatalog.ts has compiled.
import type { Variables } from "./messageVariables.ts";

/** A literal, ["$", variable], ["@", message], or ["?", variable, default index, [[key, pattern], ...]]. */
export type Part =
  string | ["$", string] | ["@", string] | ["?", string, number, [string | number, Pattern][]];
export type Pattern = string | Part[];
export type Catalog = Record<string, Pattern>;

/** Stands for a value that JSON omits. Catalogs select on it. */
const UNKNOWN = "unknown";

export class Fluent {
  private plurals: Intl.PluralRules;

  constructor(
    language: string,
    readonly catalog: Catalog,
  ) {
    // few browsers know Latin plurals: English is the fallback, not the system language
    this.plurals = new Intl.PluralRules([language, "en"]);
  }

  say(id: string, variables: Variables = {}): string {
    const pattern = this.catalog[id];
    return pattern === undefined ? id : this.whole(pattern, variables);
  }

  private whole(pattern: Pattern, variables: Variables): string {
    return typeof pattern === "string" ? pattern : pattern.map((part) => this.part(part, variables)).join("");
  }

  private part(part: Part, variables: Variables): string {
    if (typeof part === "string") return part;
    if (part[0] === "$") return String(variables[part[1]] ?? `{$${part[1]}}`);
    if (part[0] === "@") return this.say(part[1], variables);
    const [, name, star, variants] = part;
    const value = variables[name] ?? UNKNOWN;
    const found = variants.find(
      ([key]) => key === value || (typeof value === "number" && key === this.plurals.select(value)),
    );
    return this.whole((found ?? variants[star]!)[1], variables);
  }
}
