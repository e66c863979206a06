// Costs of decisions, and the bars of the result breakdown.
import type { Account, Judgement } from "../../../lib/net/wire.ts";

/** Differences in points: below EQUAL an option counts as best, below CLOSE as close. */
export const EQUAL = 0.5;
export const CLOSE = 1.5;
/** Costliest decisions that are listed. */
export const TOLD = 3;

export type Kind = "best" | "close" | "slip";

export function kindOf({ points, cost, taken }: Judgement): Kind {
  const lost = points ?? cost * 100;
  if (taken === 0 || lost < EQUAL) return "best";
  return lost < CLOSE ? "close" : "slip";
}

/** Sorted by win probability, then by points. */
export function costliest(decisions: readonly Judgement[], seat: number): Judgement[] {
  return decisions
    .filter((one) => one.seat === seat && (one.cost > 0 || kindOf(one) !== "best"))
    .sort((one, other) => other.cost - one.cost || (other.points ?? 0) - (one.points ?? 0))
    .slice(0, TOLD);
}

export interface Round {
  round: number;
  decisions: Judgement[];
  /** Total in points. */
  lost: number;
}

/** A player's decisions by round, in order. */
export function rounds(decisions: readonly Judgement[], seat: number): Round[] {
  const found = new Map<number, Judgement[]>();
  const own = decisions.filter((one) => one.seat === seat).sort((one, other) => one.step - other.step);
  for (const one of own) found.set(one.turn, [...(found.get(one.turn) ?? []), one]);
  return [...found].map(([round, made]) => ({
    round,
    decisions: made,
    lost: made.reduce((sum, one) => sum + Math.max(0, one.points ?? 0), 0),
  }));
}

type Parts = Account["points"];

export interface Bar {
  from: number;
  to: number;
}

/** Each bar starts where the previous one ends. */
export function bars({ luck, skill, others }: Parts): { luck: Bar; skill: Bar; others: Bar } {
  return {
    luck: { from: 0, to: luck },
    skill: { from: luck, to: luck + skill },
    others: { from: luck + skill, to: luck + skill + others },
  };
}

/** Range of all bars, around the expectation. */
export function reach(accounts: readonly Parts[]): Bar {
  const ends = accounts.flatMap((parts) => Object.values(bars(parts)).map(({ to }) => to));
  return { from: Math.min(0, ...ends), to: Math.max(0, ...ends) };
}
