import { expect, it } from "vitest";
import { largeRoman, roman } from "../../src/lib/i18n/romanNumerals.ts";

it("small numerals use I, V and X", () => {
  expect([1, 4, 9, 14, 19, 39].map(roman)).toEqual(["I", "IV", "IX", "XIV", "XIX", "XXXIX"]);
});

it("scores use L and C", () => {
  expect([40, 44, 49, 90, 99, 203].map(largeRoman)).toEqual(["XL", "XLIV", "XLIX", "XC", "XCIX", "CCIII"]);
});
