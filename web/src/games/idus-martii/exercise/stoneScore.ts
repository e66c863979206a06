// Score and calibration of estimates with ten stones.
import { SIDES, type Shares } from "../belief/beliefPaths.ts";

/** Handles among ten stones: Loyal before the first, Traitor after the second. */
export type Marks = readonly [number, number];
export const STONES = 10;

/** Loyal, Traitor, Merchant. */
export function sharesOf([first, second]: Marks): number[] {
  return [first / STONES, (STONES - second) / STONES, (second - first) / STONES];
}

/** Moves one handle; the other gives way. */
export function moveHandle([first, second]: Marks, which: 0 | 1, to: number): Marks {
  const here = Math.max(0, Math.min(STONES, to));
  return which ? [Math.min(first, here), here] : [here, Math.max(second, here)];
}

export function distance(first: readonly Shares[], second: readonly Shares[]): number {
  return first.reduce(
    (sum, shares, player) =>
      sum + shares.reduce((part, share, side) => part + (share - second[player]![side]!) ** 2, 0),
    0,
  );
}

/** 100 is the computed belief, 0 the prior. Quadratic, so a proper scoring rule. */
export function score(stated: readonly Shares[], known: readonly Shares[], prior: readonly Shares[]): number {
  return Math.round(100 * (1 - distance(stated, known) / distance(prior, known)));
}

type Verdict = "nearly" | "near" | "even" | "other" | "sure";
const [NEARLY_DISTANCE, NEAR_DISTANCE] = [0.03, 0.1];

export function verdict(stated: Shares, known: Shares): Verdict {
  const difference = distance([stated], [known]);
  if (difference < NEARLY_DISTANCE) return "nearly";
  if (difference < NEAR_DISTANCE) return "near";
  const likeliest = known.indexOf(Math.max(...known));
  if (stated[likeliest]! < Math.max(...stated)) return "other";
  return stated[likeliest]! < known[likeliest]! ? "even" : "sure";
}

/** Faction with the largest difference. */
export function widest(stated: Shares, known: Shares): number {
  const difference = stated.map((share, side) => Math.abs(share - known[side]!));
  return difference.indexOf(Math.max(...difference));
}

export interface BeliefShift {
  /** Place among the suspects. */
  place: number;
  /** The side whose probability changed most. */
  side: number;
  before: Shares;
  after: Shares;
}

/** Of the beliefs about several suspects, those that changed most, the largest first. */
export function largestShifts(before: readonly Shares[], after: readonly Shares[], max = 3): BeliefShift[] {
  return before
    .map((shares, place) => ({
      place,
      side: widest(shares, after[place]!),
      before: shares,
      after: after[place]!,
    }))
    .sort((one, other) => distance([other.before], [other.after]) - distance([one.before], [one.after]))
    .slice(0, max);
}

/** Stored form: three hexadecimal digits per player and the initial of the true faction. */
export function storedAnswer(stated: readonly Shares[], truth: readonly string[]): string {
  return stated
    .map(
      (shares, player) =>
        shares.map((share) => Math.round(share * STONES).toString(16)).join("") + truth[player]![0],
    )
    .join("");
}

export interface Bin {
  stated: number;
  /** How often it was stated, and how often it was true. */
  count: number;
  happened: number;
}

/** Stated tenths and how often they were true. */
export function calibration(answers: readonly (string | undefined)[]): Bin[] {
  const found = Array.from({ length: STONES + 1 }, (_, stated) => ({
    stated: stated / STONES,
    count: 0,
    happened: 0,
  }));
  for (const laid of answers)
    for (const [, digits, truth] of (laid ?? "").matchAll(/([\da]{3})([ltm])/g))
      [...digits!].forEach((digit, side) => {
        const bin = found[parseInt(digit, 16)]!;
        bin.count += 1;
        bin.happened += SIDES[side]!.startsWith(truth!) ? 1 : 0;
      });
  return found.filter(({ count }) => count);
}
