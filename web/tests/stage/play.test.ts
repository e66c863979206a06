import { expect, it } from "vitest";
import { hasOtherPeople, makeSeat } from "../../src/lib/stage/play.ts";

it("other people are detected", () => {
  // one who was alone read that a bot plays for them, where the game simply waits
  const seats = [makeSeat("Livia", true), makeSeat("Marcus", true), makeSeat("Cassius", false)];
  expect(hasOtherPeople(seats, [0])).toBe(true);
  expect(hasOtherPeople(seats, [0, 1]), "two on one phone").toBe(false);
  expect(hasOtherPeople([seats[0]!, { ...seats[1]!, here: false }, seats[2]!], [0])).toBe(false);
});
