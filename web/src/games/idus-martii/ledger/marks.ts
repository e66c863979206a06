// Private marks and their icons.
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
