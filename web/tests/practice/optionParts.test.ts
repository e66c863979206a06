// The numbers that say why an option is better add up as they are shown.
import { expect, test } from "vitest";
import { difference, inTenths } from "../../src/games/alea/exercise/optionParts.ts";
import { largestShifts } from "../../src/games/idus-martii/exercise/stoneScore.ts";

test.each(["points", "win"] as const)("parts of %s and their differences add up", (goal) => {
  const most = goal === "points" ? 120 : 1;
  const values = Array.from({ length: 200 }, (_, at) => ((at * 0.6180339887) % 1) * most);
  const written = values.map((value, at) => Math.round(value * ((at * 0.7548776662) % 1) * 1e4) / 1e4);
  const parts = values.map((_, at) => inTenths({ goal, values, written }, at));
  for (const [at, { now, later, sum }] of parts.entries()) {
    expect(now + later).toBe(sum);
    expect(later).toBeGreaterThanOrEqual(0);
    const gap = difference(parts[0]!, parts[at]!);
    expect(gap.now + gap.later).toBe(gap.sum);
    expect(gap.sum).toBe(parts[0]!.sum - sum);
  }
});

test("beliefs that changed most come first", () => {
  const before = [
    [0.5, 0.3, 0.2],
    [0.4, 0.4, 0.2],
  ];
  const after = [
    [0.45, 0.4, 0.15],
    [0.1, 0.7, 0.2],
  ];
  const found = largestShifts(before, after);
  expect(found.map(({ place, side }) => [place, side])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(largestShifts(before, after, 1)).toHaveLength(1);
});
