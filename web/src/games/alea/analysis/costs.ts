// Luck, decisions and what they cost: numbers, and where their bars begin and end.
import type { Account, Judgement } from "../../../lib/net/wire.ts";

/** Points within which one option is as good as another, and within which it is close. */
export const EQUAL = 0.5;
export const CLOSE = 1.5;
/** So many are told at length. */
export const TOLD = 3;

export type Kind = "best" | "close" | "slip";

export function kindOf({ points, cost, taken }: Judgement): Kind {
  const lost = points ?? cost * 100;
  if (taken === 0 || lost < EQUAL) return "best";
  return lost < CLOSE ? "close" : "slip";
}

/** By winning chance, and where that says nothing by points. */
export function costliest(decisions: readonly Judgement[], seat: number): Judgement[] {
  return decisions
    .filter((one) => one.seat === seat && (one.cost > 0 || kindOf(one) !== "best"))
    .sort((one, other) => other.cost - one.cost || (other.points ?? 0) - (one.points ?? 0))
    .slice(0, TOLD);
}

export interface Round {
  round: number;
  decisions: Judgement[];
  /** Points, together. */
  lost: number;
}

/** The decisions of one player as they were made, round by round. */
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

/** One bar begins where the one before it ends: from what was expected to what came of it. */
export function bars({ luck, skill, others }: Parts): { luck: Bar; skill: Bar; others: Bar } {
  return {
    luck: { from: 0, to: luck },
    skill: { from: luck, to: luck + skill },
    others: { from: luck + skill, to: luck + skill + others },
  };
}

/** How far the bars of all players reach, to either side of what was expected. */
export function reach(accounts: readonly Parts[]): Bar {
  const ends = accounts.flatMap((parts) => Object.values(bars(parts)).map(({ to }) => to));
  return { from: Math.min(0, ...ends), to: Math.max(0, ...ends) };
}
