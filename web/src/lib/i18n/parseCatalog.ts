// Compiles a Fluent catalog into data that `Fluent` formats.
//
// The client's own catalogs are compiled at build time, those of other games at run time.
import { FluentResource } from "@fluent/bundle";
import type { Catalog, Part, Pattern } from "./fluent.ts";

/** A Fluent feature that `Fluent` does not support. */
class UnsupportedFeature extends Error {}

/** Compiles each message and attribute. Unsupported ones are an error, unless `skip` accepts their id. */
export function parseCatalog(text: string, skip: (id: string) => boolean = () => false): Catalog {
  const found: Catalog = {};
  for (const { id, value, attributes } of new FluentResource(text).body) {
    const texts = Object.entries(attributes).map(
      ([name, attribute]) => [`${id}.${name}`, attribute] as const,
    );
    for (const [name, source] of [[id, value] as const, ...texts]) {
      try {
        if (source !== null) found[name] = pattern(source);
      } catch (error) {
        if (!(error instanceof UnsupportedFeature) || !skip(name)) throw error;
      }
    }
  }
  return found;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Fluent has no types for its syntax tree
function pattern(value: any): Pattern {
  return typeof value === "string" ? value : value.map(part);
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
function part(value: any): Part {
  if (typeof value === "string") return value;
  switch (value.type) {
    case "str":
      return value.value;
    case "var":
      return ["$", value.name];
    case "mesg":
      return ["@", value.attr ? `${value.name}.${value.attr}` : value.name];
    case "func": // all numbers are whole and ungrouped, so NUMBER changes nothing
      if (value.name !== "NUMBER" || value.args[0].type !== "var") break;
      return part(value.args[0]);
    case "select": {
      const selector = part(value.selector);
      if (selector[0] !== "$") break;
      // eslint-disable-next-line @typescript-eslint/no-explicit-any
      const variants = value.variants.map((variant: any) => [variant.key.value, pattern(variant.value)]);
      return ["?", selector[1]!, value.star, variants];
    }
  }
  throw new UnsupportedFeature(`the client cannot say ${JSON.stringify(value)}`);
}
