// What can be chosen for a card, and what is offered for it.
import { expect, it } from "vitest";
import { Choosing } from "../src/games/alea/choosing.svelte.ts";
import type { PlayCard } from "../src/games/alea/types.gen.ts";

const card = (play: Omit<PlayCard, "type">): PlayCard => ({ type: "card", ...play });
const choosing = (...legal: PlayCard[]) =>
  new Choosing(() => ({ table: { dice: ["I", "I", "V", "I"], step: "failed" }, legal }) as never);

it("offers of dice with the same face the one that the card takes", () => {
  // before: whoever tapped the first I saw the last one crossed out
  const now = choosing(card({ card: "ignore", die: "I" }), card({ card: "ignore", die: "V" }));
  now.takeCard("ignore");
  expect([0, 1, 2, 3].filter((at) => now.wayWith(at))).toEqual([2, 3]);
  now.takeDie(3);
  expect(now.taken).toEqual([3]);
});

it("asks what a Joker stands for until it stands for something, and again when it is tapped", () => {
  // before: all five stayed there, half of them under the great button
  const as = ["reroll_i", "reroll_v"].map((one) => card({ card: "joker", as: one as PlayCard["as"] }));
  const now = choosing(...as);
  now.takeCard("joker");
  expect(now.standIns).toEqual(["reroll_i", "reroll_v"]);
  now.standFor("reroll_v");
  expect(now.standIns).toEqual([]);
  now.takeCard("joker");
  expect(now.standIns).toHaveLength(2);
  now.takeCard("joker");
  expect(now.card).toBeNull();
});
