// Score and calibration of estimates with ten stones.
import { SIDES, type Shares } from "../analysis/beliefPaths.ts";

/** Handles among ten stones: Loyal before the first, Traitor after the second. */
export type Marks = readonly [number, number];
export const TEN = 10;

/** Loyal, Traitor, Merchant. */
export function sharesOf([first, second]: Marks): number[] {
  return [first / TEN, (TEN - second) / TEN, (second - first) / TEN];
}

/** Moves one handle; the other gives way. */
export function moveHandle([first, second]: Marks, which: 0 | 1, to: number): Marks {
  const here = Math.max(0, Math.min(TEN, to));
  return which ? [Math.min(first, here), here] : [here, Math.max(second, here)];
}

export function distance(one: readonly Shares[], other: readonly Shares[]): number {
  return one.reduce(
    (sum, shares, who) =>
      sum + shares.reduce((part, share, side) => part + (share - other[who]![side]!) ** 2, 0),
    0,
  );
}

/** 100 is the computed belief, 0 the prior. Quadratic, so a proper scoring rule. */
export function score(said: readonly Shares[], known: readonly Shares[], prior: readonly Shares[]): number {
  return Math.round(100 * (1 - distance(said, known) / distance(prior, known)));
}

export type Verdict = "nearly" | "near" | "even" | "other" | "sure";
const [VERY_NEAR, NEAR] = [0.03, 0.1];

export function verdict(said: Shares, known: Shares): Verdict {
  const off = distance([said], [known]);
  if (off < VERY_NEAR) return "nearly";
  if (off < NEAR) return "near";
  const likeliest = known.indexOf(Math.max(...known));
  if (said[likeliest]! < Math.max(...said)) return "other";
  return said[likeliest]! < known[likeliest]! ? "even" : "sure";
}

/** Faction with the largest difference. */
export function widest(said: Shares, known: Shares): number {
  const off = said.map((share, side) => Math.abs(share - known[side]!));
  return off.indexOf(Math.max(...off));
}

/** Stored form: three hexadecimal digits per player and the initial of the true faction. */
export function storedAnswer(said: readonly Shares[], truth: readonly string[]): string {
  return said
    .map(
      (shares, who) => shares.map((share) => Math.round(share * TEN).toString(16)).join("") + truth[who]![0],
    )
    .join("");
}

export interface Bin {
  said: number;
  /** How often it was stated, and how often it was true. */
  count: number;
  came: number;
}

/** Stated tenths and how often they were true. */
export function calibration(answers: readonly (string | undefined)[]): Bin[] {
  const found = Array.from({ length: TEN + 1 }, (_, said) => ({ said: said / TEN, count: 0, came: 0 }));
  for (const laid of answers)
    for (const [, digits, truth] of (laid ?? "").matchAll(/([\da]{3})([ltm])/g))
      [...digits!].forEach((digit, side) => {
        const bin = found[parseInt(digit, 16)]!;
        bin.count += 1;
        bin.came += SIDES[side]!.startsWith(truth!) ? 1 : 0;
      });
  return found.filter(({ count }) => count);
}
