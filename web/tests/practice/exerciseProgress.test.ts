// Which exercise comes next, how stones are laid, and how sure one is usually.
import { expect, test } from "vitest";
import {
  calibration,
  distance,
  moveHandle,
  score,
  sharesOf,
  verdict,
  storedAnswer,
} from "../../src/games/idus-martii/exercise/stoneScore.ts";
import {
  nextGrade,
  offlineExercise,
  nextExercise,
  type Answer,
} from "../../src/lib/practice/exerciseProgress.ts";

const answered = (number: number, good: boolean, grade = 1): Answer => ({
  number,
  good,
  grade,
  score: 0,
  at: 0,
});
const listed = { grades: [2, 2, 1, 1] };

test("grade rises after three good answers, falls after two", () => {
  const good = [0, 1, 2].map((number) => answered(number, true, 2));
  expect(nextGrade(2, good)).toBe(3);
  expect(nextGrade(2, good.slice(1))).toBe(2);
  expect(nextGrade(2, [answered(0, true, 1), ...good.slice(1)])).toBe(2);
  expect(
    nextGrade(
      4,
      [0, 1, 2].map((number) => answered(number, true, 4)),
    ),
  ).toBe(4);
  expect(nextGrade(2, [answered(0, false, 2), answered(1, false, 2)])).toBe(1);
  expect(nextGrade(1, [answered(0, false), answered(1, false)])).toBe(1);
});

test("untried exercises come first, then the oldest", () => {
  let answers: Answer[] = [];
  const met: number[] = [];
  for (let count = 0; count < 6; count++) {
    const next = nextExercise(listed, 2, answers);
    met.push(next);
    answers = [...answers, answered(next, true)];
  }
  expect(met.slice(0, 2)).toEqual([2, 3]);
  expect([...met].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(nextExercise(listed, 2, answers)).toBe(2);
});

test("offline exercises come from the stored page", () => {
  const page = { version: "v", first: 10, exercises: [{}, {}] } as never;
  expect(offlineExercise(page, [])).toBe(10);
  expect(offlineExercise(page, [answered(10, true)])).toBe(11);
  expect(offlineExercise(page, [answered(10, true), answered(11, true)])).toBeNull();
  expect(offlineExercise(null, [])).toBeNull();
});

test("handles keep ten stones by pushing each other", () => {
  expect(sharesOf([6, 8])).toEqual([0.6, 0.2, 0.2]);
  expect(moveHandle([3, 5], 0, 7)).toEqual([7, 7]);
  expect(moveHandle([3, 5], 1, 1)).toEqual([1, 1]);
  expect(moveHandle([3, 5], 1, 12)).toEqual([3, 10]);
});

test("score is 100 for the belief, 0 for the prior", () => {
  const [known, prior] = [[[0.9, 0.1, 0]], [[0.4, 0.4, 0.2]]];
  expect(score(known, known, prior)).toBe(100);
  expect(score(prior, known, prior)).toBe(0);
  expect(score([[0, 1, 0]], known, prior)).toBeLessThan(0);
  expect(distance([[1, 0, 0]], [[0, 1, 0]])).toBe(2);
});

test("verdict on a guess", () => {
  expect(verdict([0.9, 0.1, 0], [0.92, 0.05, 0.03])).toBe("nearly");
  expect(verdict([0.5, 0.3, 0.2], [0.9, 0.1, 0])).toBe("even");
  expect(verdict([1, 0, 0], [0.6, 0.4, 0])).toBe("sure");
  expect(verdict([0.2, 0.8, 0], [0.7, 0.3, 0])).toBe("other");
});

test("calibration counts stated and true", () => {
  const laid = storedAnswer([sharesOf([7, 9]), sharesOf([10, 10])], ["loyal", "merchant"]);
  expect(laid).toBe("712la00m");
  expect(calibration([laid, undefined])).toEqual([
    { stated: 0, count: 2, happened: 1 },
    { stated: 0.1, count: 1, happened: 0 },
    { stated: 0.2, count: 1, happened: 0 },
    { stated: 0.7, count: 1, happened: 1 },
    { stated: 1, count: 1, happened: 0 },
  ]);
});
