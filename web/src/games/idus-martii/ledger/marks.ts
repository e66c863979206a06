// What somebody may think of another senator, and the sign of it.
export const MARKS = {
  "": "u-cross",
  loyal: "f-loyal",
  traitor: "f-traitor",
  merchant: "f-merchant",
  unsure: "u-eye",
} as const;
export type Mark = keyof typeof MARKS;

/** What a program of before or after this one has noted is shown as a doubt. */
export function markOf(noted: string | undefined): Mark {
  return noted === undefined ? "" : noted in MARKS ? (noted as Mark) : "unsure";
}

/** What a tap makes of it: the sides, one after the other, then a doubt, and then nothing again. */
export function nextMark(mark: Mark): Mark {
  const all = Object.keys(MARKS) as Mark[];
  return all[(all.indexOf(mark) + 1) % all.length]!;
}
