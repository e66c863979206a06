// Luck and decisions apart: they sum to the result, and the costliest come first.
import { expect, test } from "vitest";
import {
  bars,
  costliestDecisions,
  decisionAt,
  kindOf,
  rangeOf,
  decisionsByRound,
} from "../../../src/games/alea/analysis/costs.ts";
import type { Judgement } from "../../../src/lib/net/wire.ts";

const makeDecision = (more: Partial<Judgement>): Judgement => ({
  ...{ step: 1, turn: 1, seat: 0, taken: 1, cost: 0, points: 0, options: [] },
  ...more,
});

test("bars run from the expectation to the result", () => {
  const parts = { start: 187, luck: 13, skill: -20, others: 2, result: 182 };
  const found = bars(parts);
  expect(found.luck).toEqual({ from: 0, to: 13 });
  expect(found.skill).toEqual({ from: 13, to: -7 });
  expect(found.others).toEqual({ from: -7, to: -5 });
  expect(parts.start + found.others.to).toBe(parts.result);
  expect(rangeOf([parts, { ...parts, luck: -30 }])).toEqual({ from: -50, to: 13 });
  expect(rangeOf([])).toEqual({ from: 0, to: 0 });
});

test("loss below half a point counts as best", () => {
  expect(kindOf(makeDecision({ taken: 0, points: 9 }))).toBe("best");
  expect(kindOf(makeDecision({ points: 0.4 }))).toBe("best");
  expect(kindOf(makeDecision({ points: 1.4 }))).toBe("close");
  expect(kindOf(makeDecision({ points: 1.5 }))).toBe("slip");
});

test("costliest decisions sort by chance, then by points", () => {
  const decisions = [
    makeDecision({ step: 1, points: 3 }),
    makeDecision({ step: 2, points: 7, cost: 0.02 }),
    makeDecision({ step: 3, points: 9, seat: 1 }),
    makeDecision({ step: 4, points: 2, cost: 0.05 }),
    makeDecision({ step: 5, points: 5 }),
    makeDecision({ step: 6, points: 0.2 }),
  ];
  expect(costliestDecisions(decisions, 0).map(({ step }) => step)).toEqual([4, 2, 5]);
  expect(costliestDecisions(decisions, 1).map(({ step }) => step)).toEqual([3]);
  expect(costliestDecisions(decisions, 2)).toEqual([]);
});

test("decisions are grouped by round, in order", () => {
  const found = decisionsByRound(
    [
      makeDecision({ step: 9, turn: 2, points: 1 }),
      makeDecision({ step: 4, points: 2 }),
      makeDecision({ step: 2, points: 0.5 }),
    ],
    0,
  );
  expect(found.map(({ round, cost }) => [round, cost])).toEqual([
    [1, 2.5],
    [2, 1],
  ]);
  expect(found[0]!.decisions.map(({ step }) => step)).toEqual([2, 4]);
});

test("a step of the replay leads to the nearest own decision", () => {
  const made = [makeDecision({ step: 4 }), makeDecision({ step: 11, seat: 1 }), makeDecision({ step: 20 })];
  expect(decisionAt(made, 11, 0)?.step).toBe(11);
  expect(decisionAt(made, 13, 0)?.step).toBe(20);
  expect(decisionAt(made, 13, null)?.step).toBe(11);
  expect(decisionAt(made, null, 0)).toBeNull();
  expect(decisionAt([], 13, 0)).toBeNull();
});
