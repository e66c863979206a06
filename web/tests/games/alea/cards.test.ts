// Every card of the rules has what the screens show of it.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CARDS } from "../../../src/games/alea/constants.gen.ts";

const symbols = readFileSync("src/games/alea/symbols.svg", "utf8");

it.each(CARDS)("card %s has a symbol", (card) => {
  expect(symbols).toContain(`<symbol id="a-${card}"`);
});
