// Readings of dice and free rows: the part of the rules that forecasts need.
import type { DieFell } from "../types.gen.ts";

export type Face = DieFell["face"];
/** Number of the six sides. */
export const SIDES: Record<Face, number> = { I: 3, V: 1, X: 2 };
export const FACES = ["I", "V", "X"] as const;

export function count(dice: readonly Face[], face: Face): number {
  return dice.filter((other) => other === face).length;
}

/** Rules N1 to N3: the numbers that these dice spell. */
export function readDice(dice: readonly Face[], ordered: boolean): number[] {
  const [ones, fives, tens] = FACES.map((face) => count(dice, face)) as [number, number, number];
  if (tens === 4) return ones === 1 && !fives ? [39] : [];
  if (ones > 3 || fives > 1 || tens > 4 || !dice.length) return [];
  const rest = 5 * fives + 10 * tens;
  if (ones !== 1 || !rest) return [rest + ones];
  if (!ordered) return [rest - 1, rest + 1];
  const first = dice.indexOf("I");
  const before = fives ? first < dice.indexOf("V") : dice.slice(first).includes("X");
  return [before ? rest - 1 : rest + 1];
}

/** Rule T2: empty rows with smaller numbers above and larger ones below. */
export function rowsFor(column: readonly number[], number: number): number[] {
  return column.flatMap((there, place) => {
    const above = column.slice(0, place).every((other) => other < number);
    const below = column.slice(place + 1).every((other) => !other || other > number);
    return !there && above && below ? [place + 1] : [];
  });
}

/** Possible numbers by row. */
export type ByRow = Record<number, readonly number[]>;

export function byRow(places: readonly (readonly [number: number, row: number])[]): ByRow {
  const found: Record<number, number[]> = {};
  for (const [number, row] of places) {
    const there = (found[row] ??= []);
    if (!there.includes(number)) there.push(number);
  }
  return found;
}
