import { expect, it, vi } from "vitest";
import { catalog } from "../../scripts/catalogs.ts";
import { parseCatalog } from "../../src/lib/i18n/parseCatalog.ts";
import { Fluent } from "../../src/lib/i18n/fluent.ts";
import { games } from "../../src/lib/table/games.svelte.ts";
import { messagesOf as tellingOf, type Play } from "../../src/lib/stage/play.ts";
import type { GamesShown, Marks } from "../../src/lib/net/wire.ts";
import { words } from "../../src/lib/i18n/words.svelte.ts";
import { choicesOf, matching, tellsSecrets } from "../../src/generic-board/choices.ts";
import { openPrompt, privateTexts, usesPrivateVariables } from "../../src/generic-board/publicText.ts";
import told from "../fixtures/games.json";

const known = told as unknown as GamesShown;
games.set(known);

function withMarks(marks: Partial<Marks>): GamesShown {
  const game = known.games["idus-martii"]!;
  const none = { seat: [], seats: [], one_a_seat: [], secret: {} };
  return { ...known, games: { ...known.games, "idus-martii": { ...game, marks: { ...none, ...marks } } } };
}

function play(legal: object[], mine: object = {}): Play {
  const action = (one: { type: string }) => Object.values(one).join(" ");
  const messages = { game: { name: "idus-martii" }, action };
  return { legal, mine: { seat: 0, ...mine }, messages } as unknown as Play;
}

it("choices are grouped by type and numbered as shown", () => {
  const legal = [{ type: "vote", colour: "green" }, { type: "keep" }, { type: "vote", colour: "red" }];
  const kinds = choicesOf(play(legal));
  expect(kinds.map((kind) => kind.map(({ number, label }) => [number, label]))).toEqual([
    [
      [1, "vote green"],
      [2, "vote red"],
    ],
    [[3, "keep"]],
  ]);
  expect(matching(kinds, " GREEN").flat()).toHaveLength(1);
  expect(matching(kinds, "").flat()).toHaveLength(3);
});

it("only choices with private values are covered", () => {
  const discards = [
    { type: "discard", faction: "loyal" },
    { type: "discard", faction: "traitor" },
  ];
  const votes = [{ type: "vote", colour: "green" }];
  expect(tellsSecrets(play(discards, { hand: ["loyal", "traitor"] }))).toBe(true);
  expect(tellsSecrets(play(votes, { hand: ["loyal", "traitor"] }))).toBe(false);
  expect(tellsSecrets(play([{ type: "assign", praetor: 0 }], { hand: ["loyal"] }))).toBe(false);
});

it("private values are covered under any field name", () => {
  games.set(withMarks({ secret: { dealt: ["cards"] } }));
  const hand = { hand: ["ace", "king"] };
  expect(tellsSecrets(play([{ type: "play", card: "ace" }], hand))).toBe(true);
  expect(tellsSecrets(play([{ type: "play", pair: { high: "ace", low: "ten" } }], hand))).toBe(true);
  expect(tellsSecrets(play([{ type: "play", card: "ten" }], hand))).toBe(false);
  // a seat is known to all, unless it is the secret; `laid` is seats on the table and a card in a hand
  games.set(withMarks({ seat: ["ally", "foe"], seats: ["laid"], secret: { sworn: ["ally"] } }));
  expect(tellsSecrets(play([{ type: "point", foe: 2 }], { ally: 2 }))).toBe(false);
  expect(tellsSecrets(play([{ type: "point", ally: 2 }], { ally: 2 }))).toBe(true);
  expect(tellsSecrets(play([{ type: "point", laid: [2] }], { ally: 2 }))).toBe(false);
  expect(tellsSecrets(play([{ type: "point", laid: "ace" }], hand))).toBe(true);
  games.set(withMarks({ secret: {} }));
  expect(tellsSecrets(play([{ type: "play", card: "ace" }], hand))).toBe(false);
  games.set(known);
});

it("unsupported messages of a plug-in are left out", () => {
  const text = [
    "nuts = { $nuts ->",
    "        [1] one nut",
    "       *[other] { NUMBER($nuts, useGrouping: 0) } nuts",
    "    }",
    "    .more = and { nuts }",
    'odd = { DATETIME($day, month: "long") }',
  ].join("\n");
  const found = parseCatalog(text, () => true);
  expect(Object.keys(found)).toEqual(["nuts", "nuts.more"]);
  expect(new Fluent("en", found).say("nuts.more", { nuts: 3 })).toBe("and 3 nuts");
  expect(() => parseCatalog(text)).toThrow("cannot say");
});

it("messages with private variables are detected", async () => {
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => catalog("en") }));
  vi.stubGlobal("document", { documentElement: {} });
  await words.load("en");
  for (const step of ["discard", "veto"])
    expect(usesPrivateVariables(`idus-martii-ask-${step}`), step).toBe(true);
  for (const step of ["vote", "look", "assign"])
    expect(usesPrivateVariables(`idus-martii-ask-${step}`), step).toBe(false);
});

it("public texts contain no private values", async () => {
  const own = parseCatalog(
    [
      "idus-martii-ask-vote = You hold { $mine-hand-1 }: vote.",
      "idus-martii-wait-vote = They vote.",
      "idus-martii-ask-look = Look.",
      "idus-martii-wait-look = { $looked-is ->",
      "        [me] Your { $mine-hand-1 } is looked at.",
      "       *[other] They look.",
      "    }",
      "idus-martii-wait-veto = { $mine-hand-1 ->",
      "        [unknown] { $awaited } decides.",
      "       *[other] { idus-martii-own } { $awaited } decides.",
      "    }",
      "idus-martii-own = You hold { $mine-hand-1 }.",
      "idus-martii-wait-discard = { $mine-hand-1 ->",
      "        [loyal] Loyal, wait.",
      "       *[traitor] Traitor, wait.",
      "    }",
    ].join("\n"),
  );
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => ({ ...catalog("es"), ...own }) }));
  await words.load("es");
  const at = (step: string, awaited: number) =>
    ({
      table: { step, awaited: [awaited], options: { players: 2 }, looked: null },
      mine: { seat: 0, hand: ["loyal"] },
      legal: [],
      messages: tellingOf("idus-martii", ["Livia", "Marcus"]),
    }) as unknown as Play;
  const stepName = (step: string) => words.say(`idus-martii-step-${step}`);
  // the asked player: the step, and the question while it is held
  expect(openPrompt(at("vote", 0))).toBe(stepName("vote"));
  expect(privateTexts(at("vote", 0))[0]).toBe("You hold loyal: vote.");
  expect(openPrompt(at("look", 0))).toBe("Look.");
  // a waiting player gets the same words, or their absence would tell a secret
  expect(openPrompt(at("vote", 1))).toBe("They vote.");
  // nor told a secret because it would not
  expect(openPrompt(at("look", 1))).toBe(stepName("look"));
  expect(openPrompt(at("discard", 1))).toBe(stepName("discard"));
  expect(openPrompt(at("veto", 1))).toBe("Marcus decides.");
  expect(privateTexts(at("veto", 1))[0]).toBe("You hold loyal. Marcus decides.");
});
