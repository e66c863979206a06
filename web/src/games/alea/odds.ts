// What the next throw would do.

export type Face = "I" | "V" | "X";
export const SIDES: Record<Face, number> = { I: 3, V: 1, X: 2 };

/** Whether the number has a row: empty, all above it smaller, all below it larger. */
export function fits(number: number, column: readonly number[]): boolean {
  return column.some((kept, row) => !kept && column.every((other, k) => !other || (k < row ? other < number : other > number)));
}

/** What these dice would spell, in any order; for the odds of the next die. */
export function spelled(dice: readonly Face[]): number[] {
  const count = (face: Face) => dice.filter((die) => die === face).length;
  const [ones, fives, tens] = [count("I"), count("V"), count("X")];
  if (tens === 4) return ones === 1 && !fives ? [39] : [];
  if (ones > 3 || fives > 1 || tens > 4) return [];
  const rest = 5 * fives + 10 * tens;
  return ones === 1 && rest ? [rest - 1, rest + 1] : [rest + ones];
}
