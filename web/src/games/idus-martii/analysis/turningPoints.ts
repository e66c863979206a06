// Turning points of a game: the turns that changed a belief most, each listed once.
import type { Shift, Suspicion } from "../../../lib/net/wire.ts";

/** More do not fit beside the board of a desktop. */
const MAX_TURNING_POINTS = 6;

const size = ({ before, after }: Shift) => Math.abs(after - before);

/** The largest shift of each turn, of a side's chance or of a suspicion; in the order of the game. */
export function turningPoints({ turning, shifts }: Pick<Suspicion, "turning" | "shifts">): Shift[] {
  const largest = new Map<number, Shift>();
  for (const shift of [...turning, ...shifts]) {
    const other = largest.get(shift.turn);
    if (!other || size(shift) > size(other)) largest.set(shift.turn, shift);
  }
  return [...largest.values()]
    .sort((one, other) => size(other) - size(one))
    .slice(0, MAX_TURNING_POINTS)
    .sort((one, other) => one.turn - other.turn);
}
