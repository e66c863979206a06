import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { roman, spelled } from "../src/lib/numerals.ts";
import { qr } from "../src/lib/qr.ts";

const fixture = JSON.parse(readFileSync(new URL("fixtures/qr.json", import.meta.url), "utf8")) as { text: string; mask: number; rows: string[] }[];

it("draws the same codes as another encoder", () => {
  for (const { text, mask, rows } of fixture) expect(qr(text, mask)!.map((row) => row.map(Number).join(""))).toEqual(rows);
});

it("says when a text is too long", () => {
  expect(qr("x".repeat(106))).not.toBeNull();
  expect(qr("x".repeat(107))).toBeNull();
});

it("writes Roman numbers", () => {
  expect([1, 4, 9, 14, 19, 20, 24, 29, 38, 39].map(roman)).toEqual(["I", "IV", "IX", "XIV", "XIX", "XX", "XXIV", "XXIX", "XXXVIII", "XXXIX"]);
});

it("foretells what dice spell", () => {
  expect(spelled(["X", "V", "I"])).toEqual([14, 16]);
  expect(spelled(["X", "X", "X", "X", "I"])).toEqual([39]);
  expect(spelled(["V", "V"])).toEqual([]);
  expect(spelled(["I", "I", "I"])).toEqual([3]);
});
