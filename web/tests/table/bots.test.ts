import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { headOf } from "../../src/lib/table/bots.ts";
import { LANGUAGES, type Language } from "../../src/lib/i18n/words.svelte.ts";

const languages = Object.keys(LANGUAGES) as Language[];

/** What bots are called in this language. */
function romans(language: Language): string[] {
  const catalog = readFileSync(
    new URL(`../../../src/lusoria/words/${language}.ftl`, import.meta.url),
    "utf8",
  );
  return /^bot-names = (.*)$/m.exec(catalog)![1]!.split(" ");
}

it.each(languages)("a bot has the same head in every language (%s)", (language) => {
  const heads = (names: string[]) => names.map((name, place) => headOf(name, place));
  expect(heads(romans(language))).toEqual(heads(romans("en")));
});

it("the first eight bots have different heads", () => {
  expect(
    romans("en")
      .slice(0, 8)
      .map((name) => headOf(name, 0))
      .sort(),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it.each([
  ["Octavie", 1],
  ["Casio", 2],
  ["Livie", 3],
  ["Décimo", 4],
  ["Tulio", 6],
  ["Fulvie", 7],
  ["Marcelo", 8],
])("head of %s", (name, head) => {
  expect(headOf(name, 0)).toBe(head);
});
