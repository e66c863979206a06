// Private marks and their icons.
import type { IdusPlay } from "../types.ts";

export const MARKS = {
  "": "u-cross",
  loyal: "f-loyal",
  traitor: "f-traitor",
  merchant: "f-merchant",
  unsure: "u-eye",
} as const;
export type Mark = keyof typeof MARKS;

/** Unknown marks of other versions count as "unsure". */
export function markOf(stored: string | undefined): Mark {
  return stored === undefined ? "" : stored in MARKS ? (stored as Mark) : "unsure";
}

/** Next mark in the cycle. */
export function nextMark(mark: Mark): Mark {
  const all = Object.keys(MARKS) as Mark[];
  return all[(all.indexOf(mark) + 1) % all.length]!;
}

/** The player's opponents with their marks, clockwise from the left. */
export function clockwiseOpponents(play: IdusPlay) {
  const me = play.mine?.seat ?? 0;
  return play.seats.slice(1).map((_, place) => {
    const seat = (me + 1 + place) % play.seats.length;
    return { seat, person: play.seats[seat]!, mark: markOf(play.marks?.[seat]) };
  });
}
