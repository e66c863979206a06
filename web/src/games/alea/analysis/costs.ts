// Costs of decisions, and the bars of the result breakdown.
import type { Account, Judgement } from "../../../lib/net/wire.ts";

/** Loss in points: the values have errors, so below the first an option counts as best. */
export const EQUAL_POINTS = 0.5;
const CLOSE_POINTS = 1.5;
/** Costliest decisions that are listed. */
export const MAX_LISTED = 3;

export type Kind = "best" | "close" | "slip";

export function kindOf({ points, cost, taken }: Judgement): Kind {
  const lost = points ?? cost * 100;
  if (taken === 0 || lost < EQUAL_POINTS) return "best";
  return lost < CLOSE_POINTS ? "close" : "slip";
}

/** Sorted by win probability, then by points. */
export function costliestDecisions(decisions: readonly Judgement[], seat: number): Judgement[] {
  return decisions
    .filter((decision) => decision.seat === seat && (decision.cost > 0 || kindOf(decision) !== "best"))
    .sort((one, other) => other.cost - one.cost || (other.points ?? 0) - (one.points ?? 0))
    .slice(0, MAX_LISTED);
}

/** The decision of a step; from another step of a replay, the own one that is nearest. */
export function decisionAt(
  decisions: readonly Judgement[],
  step: number | null,
  own: number | null,
): Judgement | null {
  if (step === null) return null;
  const exact = decisions.find((decision) => decision.step === step);
  const others = decisions.filter(({ seat }) => own === null || seat === own);
  const distance = (decision: Judgement) => Math.abs(decision.step - step);
  return exact ?? others.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

export interface Round {
  round: number;
  decisions: Judgement[];
  /** Total in points. */
  cost: number;
}

/** A player's decisions by round, in order. */
export function decisionsByRound(decisions: readonly Judgement[], seat: number): Round[] {
  const found = new Map<number, Judgement[]>();
  const own = decisions
    .filter((decision) => decision.seat === seat)
    .sort((one, other) => one.step - other.step);
  for (const decision of own) found.set(decision.turn, [...(found.get(decision.turn) ?? []), decision]);
  return [...found].map(([round, made]) => ({
    round,
    decisions: made,
    cost: made.reduce((sum, { points }) => sum + Math.max(0, points ?? 0), 0),
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
export function rangeOf(accounts: readonly Parts[]): Bar {
  const ends = accounts.flatMap((parts) => Object.values(bars(parts)).map(({ to }) => to));
  return { from: Math.min(0, ...ends), to: Math.max(0, ...ends) };
}
