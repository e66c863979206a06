import { afterAll, beforeAll, expect, it } from "vitest";
import { actionsAt, cellsOf, gridsOf, nextCells, pick } from "../../src/generic-board/cells.ts";
import { games } from "../../src/lib/table/games.svelte.ts";
import type { Play } from "../../src/lib/stage/play.ts";
import type { GamesShown } from "../../src/lib/net/wire.ts";
import told from "../fixtures/games.json";

const known = told as unknown as GamesShown;
const marks = {
  ...{ seat: [], seats: [], one_a_seat: [], secret: {} },
  grids: { board: { rows: 2, columns: 2, seats: true } },
  cells: { cell: "board", start: "board", end: "board" },
};

beforeAll(() => {
  const game = { ...known.games["alea"]!, marks };
  games.set({ ...known, games: { alea: game } });
});
afterAll(() => games.set(known));

function play(legal: object[], board: unknown = [0, null, null, 1]): Play {
  return { legal, table: { board }, messages: { game: { name: "alea" } } } as unknown as Play;
}

it("grids of another size are left out", () => {
  expect(gridsOf(play([]))).toEqual([
    { field: "board", rows: 2, columns: 2, seats: true, cells: [0, null, null, 1] },
  ]);
  expect(gridsOf(play([], [0, null, null]))).toEqual([]);
  expect(gridsOf(play([], null))).toEqual([]);
  expect(cellsOf(play([], [0]), { type: "place", cell: 1 })).toEqual([]);
});

it("a cell with one action selects it", () => {
  const place = { type: "place", cell: 1 };
  const here = play([place, { type: "place", cell: 2 }, { type: "pass" }]);
  expect(nextCells(here, []).map(({ cell }) => cell)).toEqual([1, 2]);
  expect(pick(here, [], { grid: "board", cell: 1 })).toEqual({ act: place, chosen: [] });
  expect(pick(here, [], { grid: "board", cell: 0 })).toEqual({ chosen: [] });
});

it("a move takes two cells, and the first can change", () => {
  const move = (start: number, end: number) => ({ type: "move", start, end });
  const here = play([move(0, 1), move(0, 2), move(3, 1)]);
  const from = { grid: "board", cell: 0 };
  expect(pick(here, [], from)).toEqual({ chosen: [from] });
  expect(nextCells(here, [from]).map(({ cell }) => cell)).toEqual([1, 2]);
  expect(pick(here, [from], { grid: "board", cell: 2 })).toEqual({ act: move(0, 2), chosen: [] });
  const other = { grid: "board", cell: 3 };
  expect(pick(here, [from], other)).toEqual({ chosen: [other] });
  expect(pick(here, [from], from)).toEqual({ chosen: [] });
});

it("a cell with several actions leaves the choice to buttons", () => {
  const stones = ["white", "black"].map((stone) => ({ type: "place", cell: 1, stone }));
  const here = play(stones);
  const cell = { grid: "board", cell: 1 };
  expect(pick(here, [], cell)).toEqual({ chosen: [cell] });
  expect(actionsAt(here, [cell])).toEqual(stones);
});
