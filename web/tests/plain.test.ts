import { expect, it, vi } from "vitest";
import { catalog } from "../scripts/catalogs.ts";
import { read } from "../src/lib/catalog.ts";
import { Fluent } from "../src/lib/fluent.ts";
import { games } from "../src/lib/games.svelte.ts";
import type { Play } from "../src/lib/play.ts";
import type { GamesShown } from "../src/lib/wire.ts";
import { words } from "../src/lib/words.svelte.ts";
import { choicesOf, matching, tellsSecrets } from "../src/plain/choices.ts";
import { speaksOfMine } from "../src/plain/telling.ts";
import told from "./fixtures/games.json";

games.tell(told as unknown as GamesShown);

function play(legal: object[], mine: object = {}): Play {
  const action = (one: { type: string }) => Object.values(one).join(" ");
  const telling = { game: { name: "idus-martii" }, action };
  return { legal, mine: { seat: 0, ...mine }, telling } as unknown as Play;
}

it("groups choices by their kind, and keeps their numbers", () => {
  const legal = [{ type: "keep" }, { type: "vote", colour: "green" }, { type: "vote", colour: "red" }];
  const kinds = choicesOf(play(legal));
  expect(kinds.map((kind) => kind.map(({ number, label }) => [number, label]))).toEqual([
    [[1, "keep"]],
    [
      [2, "vote green"],
      [3, "vote red"],
    ],
  ]);
  expect(matching(kinds, " GREEN").flat()).toHaveLength(1);
  expect(matching(kinds, "").flat()).toHaveLength(3);
});

it("covers choices that name what only I know, and no others", () => {
  const discards = [
    { type: "discard", faction: "loyal" },
    { type: "discard", faction: "traitor" },
  ];
  const votes = [{ type: "vote", colour: "green" }];
  expect(tellsSecrets(play(discards, { hand: ["loyal", "traitor"] }))).toBe(true);
  expect(tellsSecrets(play(votes, { hand: ["loyal", "traitor"] }))).toBe(false);
  expect(tellsSecrets(play([{ type: "assign", praetor: 0 }], { hand: ["loyal"] }))).toBe(false);
});

it("reads the words of a guest, and leaves out what it cannot say", () => {
  const text = [
    "nuts = { $nuts ->",
    "        [1] one nut",
    "       *[other] { NUMBER($nuts, useGrouping: 0) } nuts",
    "    }",
    "    .more = and { nuts }",
    'odd = { DATETIME($day, month: "long") }',
  ].join("\n");
  const found = read(text, () => true);
  expect(Object.keys(found)).toEqual(["nuts", "nuts.more"]);
  expect(new Fluent("en", found).say("nuts.more", { nuts: 3 })).toBe("and 3 nuts");
  expect(() => read(text)).toThrow("cannot say");
});

it("knows which questions would tell a secret", async () => {
  vi.stubGlobal("fetch", async () => ({ json: async () => catalog("en") }));
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  for (const step of ["discard", "veto"]) expect(speaksOfMine(`idus-martii-ask-${step}`), step).toBe(true);
  for (const step of ["vote", "look", "assign"])
    expect(speaksOfMine(`idus-martii-ask-${step}`), step).toBe(false);
});
