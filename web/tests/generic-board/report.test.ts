import { expect, it } from "vitest";
import { hasReport, readReport } from "../../src/generic-board/after-game/report.ts";

it("analysis without decisions has an empty report", () => {
  // before: after a failure of the game's web module the page read a missing list, and stayed empty
  expect(readReport({ game: "par-impar", luck: 3 })).toEqual({ decisions: [], chances: [] });
  expect(readReport({ decisions: null, chances: "even" })).toEqual({ decisions: [], chances: [] });
  expect(hasReport({ game: "par-impar", luck: 3 })).toBe(false);
});

it("analysis with decisions or chances has a report", () => {
  const chances = [
    [0.5, 0.5],
    [0.25, 0.75],
  ];
  expect(readReport({ chances })).toEqual({ decisions: [], chances });
  expect(hasReport({ chances })).toBe(true);
  expect(hasReport({ decisions: [] })).toBe(true);
});
