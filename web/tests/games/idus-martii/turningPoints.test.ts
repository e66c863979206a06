import { expect, it } from "vitest";
import { turningPoints } from "../../../src/games/idus-martii/analysis/turningPoints.ts";
import type { Shift } from "../../../src/lib/net/wire.ts";

const shift = (turn: number, before: number, after: number, seat: number | null = null): Shift => ({
  ...{ step: 10 * turn, turn, seat, side: "traitor", before, after },
});

it("each turn has one turning point, the largest", () => {
  // before: turn 4 was listed three times, by its suspicion and by the chances of both sides
  const found = turningPoints({
    turning: [shift(4, 0.31, 0.68), { ...shift(4, 0.68, 0.31), side: "loyal" }],
    shifts: [shift(7, 0.2, 0.9, 1), shift(4, 0.1, 0.2, 2), shift(2, 0.3, 0.1, 3)],
  });
  expect(found.map(({ turn, seat, side }) => [turn, seat, side])).toEqual([
    [2, 3, "traitor"],
    [4, null, "traitor"],
    [7, 1, "traitor"],
  ]);
});

it("only the largest turning points are listed, in the order of the game", () => {
  const shifts = Array.from({ length: 8 }, (_, at) => shift(at + 1, 0, 0.1 * (8 - at)));
  expect(turningPoints({ turning: [], shifts }).map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6]);
});
