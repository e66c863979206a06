// Reads a Fluent catalog into data that `Fluent` can say. The catalogs of this client are read when it is
// built; those of a game that it does not know, when the game is first met.
import { FluentResource } from "@fluent/bundle";
import type { Catalog, Part, Pattern } from "./fluent.ts";

/** What a few lines could not say. */
export class Unsayable extends Error {}

/** Each message and each of its attributes. What cannot be said is an error, unless `leave` lets it out. */
export function read(text: string, leave: (id: string) => boolean = () => false): Catalog {
  const found: Catalog = {};
  for (const { id, value, attributes } of new FluentResource(text).body) {
    const texts = Object.entries(attributes).map(
      ([name, attribute]) => [`${id}.${name}`, attribute] as const,
    );
    for (const [name, one] of [[id, value] as const, ...texts]) {
      try {
        if (one !== null) found[name] = pattern(one);
      } catch (error) {
        if (!(error instanceof Unsayable) || !leave(name)) throw error;
      }
    }
  }
  return found;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Fluent does not tell what it has read
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
    case "func": // whole numbers without groups of digits: NUMBER changes nothing
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
  throw new Unsayable(`the client cannot say ${JSON.stringify(value)}`);
}
