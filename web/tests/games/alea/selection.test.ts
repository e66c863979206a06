// What can be chosen for a card, and what is offered for it.
import { expect, it } from "vitest";
import { Selection } from "../../../src/games/alea/tray/selection.svelte.ts";
import type { PlayCard } from "../../../src/games/alea/types.gen.ts";

const card = (play: Omit<PlayCard, "type">): PlayCard => ({ type: "card", ...play });
const selection = (...legal: PlayCard[]) =>
  new Selection(() => ({ table: { dice: ["I", "I", "V", "I"], step: "failed" }, legal }) as never);

it("of equal dice the tapped one is selected", () => {
  // regression: a tap on the first I crossed out the last one, or did nothing
  const now = selection(card({ card: "ignore", die: "I" }), card({ card: "ignore", die: "V" }));
  now.takeCard("ignore");
  expect([0, 1, 2, 3].filter((at) => now.wayWith(at))).toEqual([0, 1, 2, 3]);
  for (const at of [3, 0, 2]) {
    now.takeDie(at);
    expect(now.taken).toEqual([at]);
  }
});

it("Joker asks for its stand-in, and again after a tap", () => {
  // before: all five stayed there, half of them under the great button
  const as = ["reroll_i", "reroll_v"].map((one) => card({ card: "joker", as: one as PlayCard["as"] }));
  const now = selection(...as);
  now.takeCard("joker");
  expect(now.standIns).toEqual(["reroll_i", "reroll_v"]);
  now.standFor("reroll_v");
  expect(now.standIns).toEqual([]);
  now.takeCard("joker");
  expect(now.standIns).toHaveLength(2);
  now.takeCard("joker");
  expect(now.card).toBeNull();
});

it("no reading is selected before the player chooses", () => {
  // each row showed the first number that fits it, and a tap on it took that one
  const write = (number: number, row: number) => ({ type: "write", number, row });
  const legal = [write(14, 2), write(16, 2), write(16, 3)];
  const now = new Selection(() => ({ table: { step: "choose" }, legal }) as never);
  now.begin();
  expect(now.rows).toEqual({ 2: [14, 16], 3: [16] });
  now.writeInto(2);
  expect([now.row, now.reading, now.choice]).toEqual([2, null, null]);
  now.readAs(16);
  expect(now.choice).toEqual(write(16, 2));
  now.begin();
  now.writeInto(3);
  expect([now.reading, now.choice]).toEqual([16, write(16, 3)]);
});

it("exercise does not reveal whether a card helps", () => {
  const play = () =>
    ({ table: { dice: ["V", "V"], columns: [[]], seat: 0, options: {} }, legal: [hopeless] }) as never;
  const hopeless = card({ card: "reroll_i" });
  expect(new Selection(play).helps).toBe(false);
  expect(new Selection(play, true).helps).toBe(true);
});
