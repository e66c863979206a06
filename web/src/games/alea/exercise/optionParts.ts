// Parts of an option's value, rounded so that the numbers shown add up.
import type { Choice } from "../../../lib/net/wire.gen.ts";

type Valued = Pick<Choice, "goal" | "values" | "written">;

/** Tenths of a point, or of a percent: whole numbers, so that sums and differences are exact. */
export interface Parts {
  /** From this turn: points written, or wins with a number written. */
  now: number;
  /** The rest: later turns and cards, or wins with none written. */
  later: number;
  sum: number;
}

const TENTHS = { points: 10, win: 1000 };

/** The rest takes the rounding. */
export function inTenths({ goal, values, written }: Valued, option: number): Parts {
  const tenths = (value: number) => Math.round(value * TENTHS[goal]);
  const sum = tenths(values[option]!);
  const now = tenths(written?.[option] ?? 0);
  return { now, later: sum - now, sum };
}

export const difference = (one: Parts, other: Parts): Parts => ({
  now: one.now - other.now,
  later: one.later - other.later,
  sum: one.sum - other.sum,
});
