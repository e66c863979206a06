import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalog, LANGUAGES } from "../../scripts/catalogs.ts";
import { Fluent, type Catalog } from "../../src/lib/i18n/fluent.ts";
import { games } from "../../src/lib/table/games.svelte.ts";
import told from "../fixtures/games.json";
import type { GamesShown } from "../../src/lib/net/wire.ts";
import { initialSound, GameMessages, type MessageView } from "../../src/lib/i18n/messageVariables.ts";

interface Said {
  game: string;
  kind: string;
  viewer: number | null;
  names: string[];
  json: never;
  said: Record<string, string | string[]>;
}

games.set(told as unknown as GamesShown);

const fixture = JSON.parse(
  readFileSync(new URL("../fixtures/words.json", import.meta.url), "utf8"),
) as Said[];
const fluent = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Fluent(language, catalog(language) as Catalog)]),
);

function say({ game, kind, viewer, names, json }: Said, language: string): string | string[] {
  const messages = new GameMessages(
    (id, variables) => fluent[language]!.say(id, variables),
    { name: game, ...games.of(game) },
    names,
  );
  const refusal = json as { rule: string; why: string; facts: Record<string, unknown> };
  switch (kind) {
    case "event":
      return messages.event(json, viewer);
    case "action":
      return messages.action(json);
    case "prompt":
      return messages.prompt(json as MessageView);
    case "hand":
      return messages.hand(json as MessageView);
    case "reveal":
      return messages.reveal(json as MessageView);
    case "result":
      return messages.result(json, viewer);
    default:
      return messages.refusal(refusal.rule, refusal.why, refusal.facts);
  }
}

describe.each(LANGUAGES)("texts equal those of Python: %s", (language) => {
  it("all fixture texts", () => {
    expect(fixture.length).toBeGreaterThan(200);
    for (const one of fixture)
      expect(say(one, language), JSON.stringify(one).slice(0, 400)).toEqual(one.said[language]);
  });
});

it("every language has the same messages", () => {
  const [en, ...others] = LANGUAGES.map((language) => Object.keys(catalog(language)).sort());
  for (const other of others) expect(other).toEqual(en);
});

it("every message id in the source exists", () => {
  const en = catalog("en");
  const sources = import.meta.glob("../../src/**/*.{svelte,ts}", {
    query: "?raw",
    import: "default",
    eager: true,
  }) as Record<string, string>;
  for (const [path, text] of Object.entries(sources))
    for (const [, id] of text.matchAll(/\bt\("([\w.-]+)"/g))
      expect(Object.hasOwn(en, id!), `${path}: ${id}`).toBe(true);
});

it("no text has an exclamation mark", () => {
  for (const language of LANGUAGES)
    for (const [id, text] of Object.entries(catalog(language)))
      if (id.startsWith("web-")) expect(JSON.stringify(text), id).not.toMatch(/[!¡]/);
});

it("refusal messages are found by rule number", () => {
  const messages = new GameMessages((id) => id, { name: "ludus" }, []);
  expect(messages.refusal("A9.1.2", "no", {})).toBe("ludus-refused-A9-1-2");
});

it("initial sound of a name", () => {
  expect(
    ["Octavia", "Hélène", "Iris", "Iulia", "Yves", "Y", "Œdipe", "Marco", "José"].map(initialSound),
  ).toEqual(["vowel", "vowel", "i", "vowel", "i", "other", "vowel", "other", "other"]);
});
