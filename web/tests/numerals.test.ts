import { expect, it } from "vitest";
import { fits, spelled } from "../src/games/alea/odds.ts";
import { roman } from "../src/lib/numerals.ts";

it("writes Roman numbers", () => {
  expect([1, 4, 9, 14, 19, 39].map(roman)).toEqual(["I", "IV", "IX", "XIV", "XIX", "XXXIX"]);
});

it("knows what dice spell", () => {
  expect(spelled(["X", "I"])).toEqual([9, 11]);
  expect(spelled(["X", "I", "I"])).toEqual([12]);
  expect(spelled(["V", "V"])).toEqual([]);
  expect(spelled(["X", "X", "X", "X"])).toEqual([]);
  expect(spelled(["X", "I", "X", "X", "X"])).toEqual([39]);
});

it("finds a row only between smaller and larger numbers", () => {
  expect(fits(10, [0, 0, 0, 0, 0, 0, 0])).toBe(true);
  expect(fits(10, [9, 11, 0, 0, 0, 0, 0])).toBe(false);
  expect(fits(10, [9, 0, 11, 0, 0, 0, 0])).toBe(true);
  expect(fits(9, [9, 0, 0, 0, 0, 0, 0])).toBe(false);
  expect(fits(12, [1, 2, 3, 4, 5, 6, 7])).toBe(false);
});
