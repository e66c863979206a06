// What is drawn behind the door: numbers become paths.
import { describe, expect, test } from "vitest";
import { line, markers, spread, x, y, type Frame } from "../../../src/components/charts/chartPaths.ts";
import {
  BLOCK_WIDTH,
  cornerOf,
  likeliest,
  mosaic,
  ring,
  ROW_HEIGHT,
  rows,
  stone,
  rowOfStones,
  tenths,
} from "../../../src/games/idus-martii/belief/beliefPaths.ts";

const stones = (path: string) => path.split("M").length - 1;

describe("ten stones", () => {
  test("are split by largest remainder", () => {
    expect(tenths([0.5, 0.5, 0])).toEqual([5, 5, 0]);
    expect(tenths([0.34, 0.33, 0.33])).toEqual([4, 3, 3]);
    expect(tenths([0.04, 0.93, 0.03])).toEqual([1, 9, 0]);
    expect(tenths([0.0043, 0.9914, 0.0043])).toEqual([0, 10, 0]);
  });
  test("give a tie to the first faction", () => {
    expect(tenths([0.375, 0.375, 0.25])).toEqual([4, 4, 2]);
    expect(tenths([0.25, 0.25, 0.5])).toEqual([3, 2, 5]);
    expect(tenths([1 / 3, 1 / 3, 1 / 3])).toEqual([4, 3, 3]);
  });
  test("are always ten", () => {
    for (let loyal = 0; loyal <= 100; loyal++)
      for (let traitor = 0; traitor + loyal <= 100; traitor++) {
        const found = tenths([loyal / 100, traitor / 100, (100 - loyal - traitor) / 100]);
        expect(found.reduce((sum, count) => sum + count)).toBe(10);
      }
  });
  test("have one shape per faction in a row", () => {
    const paths = rowOfStones([0.5, 0.3, 0.2]);
    expect(stones(paths.loyal)).toBe(5);
    expect(stones(paths.traitor)).toBe(3);
    expect(stones(paths.merchant)).toBe(2 * 2); // and its hole
  });
  test("are centred on their position", () => {
    expect(stone("traitor", 5, 5)).toBe("M5 -0.5l5.5 5.5l-5.5 5.5l-5.5 -5.5z");
    expect(stone("loyal", 5, 5)).toBe("M0.9 5a4.1 4.1 0 1 0 8.2 0a4.1 4.1 0 1 0 -8.2 0z");
    expect(stone("merchant", 5, 5)).toBe("M0.8 0.8h8.4v8.4h-8.4zM3.3 3.3v3.4h3.4v-3.4z");
  });
});

describe("a mosaic", () => {
  test("has a block of ten per turn, filled from the bottom", () => {
    const paths = mosaic([
      [1, 0, 0],
      [0.5, 0.5, 0],
    ]);
    expect(stones(paths.loyal)).toBe(15);
    expect(stones(paths.traitor)).toBe(5);
    expect(paths.merchant).toBe("");
    expect(paths.loyal.startsWith("M0.9 49.8a")).toBe(true);
  });
  test("puts many turns in two rows", () => {
    expect(rows(10)).toEqual({ perRow: 10, rows: 1 });
    expect(rows(16)).toEqual({ perRow: 8, rows: 2 });
    expect(rows(3)).toEqual({ perRow: 8, rows: 1 });
    expect(cornerOf(8, 16)).toEqual({ x: 0, y: ROW_HEIGHT });
    expect(cornerOf(1, 10)).toEqual({ x: BLOCK_WIDTH, y: 0 });
  });
});

describe("a ring", () => {
  test("leaves out shares below one percent", () => {
    const paths = ring([0.995, 0.005, 0], 31);
    expect(paths.traitor).toBe("");
    expect(paths.merchant).toBe("");
    expect(paths.loyal).toMatch(/^M0 -31A31 31 0 1 1 /);
  });
  test("starts each arc where the previous one ends", () => {
    const paths = ring([0.25, 0.5, 0.25], 10);
    expect(paths.loyal).toBe("M0 -10A10 10 0 0 1 10 0");
    expect(paths.traitor).toBe("M10 0A10 10 0 0 1 -10 0");
    expect(paths.merchant).toMatch(/^M-10 0A10 10 0 0 1 (-?0) -10$/);
  });
  test("likeliest faction; ties go to the first", () => {
    expect([likeliest([0.5, 0.3, 0.2]), likeliest([0.1, 0.1, 0.8])]).toEqual(["loyal", "merchant"]);
    expect(likeliest([0.2, 0.4, 0.4])).toBe("traitor");
  });
});

describe("a chart", () => {
  const frame: Frame = {
    ...{ width: 110, height: 120, left: 10, right: 0, top: 10, bottom: 10 },
    ...{ least: 0, most: 1, count: 3 },
  };
  test("maps points from left to right and bottom to top", () => {
    expect([0, 1, 2].map((place) => x(frame, place))).toEqual([10, 60, 110]);
    expect([0, 0.5, 1].map((value) => y(frame, value))).toEqual([110, 60, 10]);
    expect(line(frame, [0, 1, 0.5])).toBe("M10 110L60 10L110 60");
    expect(stones(markers(frame, [0, 1, 0.5], "circle"))).toBe(3);
  });
  test("draws a single point and a flat line", () => {
    expect(line({ ...frame, count: 1 }, [1])).toBe("M10 10");
    expect(y({ ...frame, least: 5, most: 5 }, 5)).toBe(110);
  });
  test("spreads labels within the frame", () => {
    expect(spread([50, 52, 10], 15, 0, 100)).toEqual([50, 65, 10]);
    expect(spread([98, 99, 100], 15, 0, 100)).toEqual([70, 85, 100]);
    expect(spread([0, 0], 15, 5, 100)).toEqual([5, 20]);
  });
});
