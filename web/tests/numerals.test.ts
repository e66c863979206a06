import { expect, it } from "vitest";
import { roman } from "../src/lib/numerals.ts";

it("writes Roman numbers", () => {
  expect([1, 4, 9, 14, 19, 39].map(roman)).toEqual(["I", "IV", "IX", "XIV", "XIX", "XXXIX"]);
});
