// Grids of cells: their contents, and the actions that name a cell. Shapes come from the schema.
import { games } from "../lib/table/games.svelte.ts";
import type { Play } from "../lib/stage/play.ts";
import type { AnyAction, Marks } from "../lib/net/wire.ts";

export interface GridState {
  /** Field of the table. */
  field: string;
  rows: number;
  columns: number;
  /** True if a cell holds a seat or null. */
  seats: boolean;
  /** Row by row from the top left. */
  cells: readonly unknown[];
}

/** One cell of one grid. */
export interface Cell {
  grid: string;
  cell: number;
}

const marksOf = (play: Play): Marks | undefined => games.of(play.messages.game.name)?.marks;

/** All grids of the table. A list of another length than the marks say is left out. */
export function gridsOf(play: Play): GridState[] {
  const table = play.table as unknown as Record<string, unknown>;
  return Object.entries(marksOf(play)?.grids ?? {}).flatMap(([field, { rows, columns, seats = false }]) => {
    const cells = table[field];
    return Array.isArray(cells) && cells.length === rows * columns
      ? [{ field, rows, columns, seats, cells }]
      : [];
  });
}

/** The cells of shown grids that an action or event names, in the order of its fields. */
export function cellsOf(play: Play, value: object): Cell[] {
  const cells = marksOf(play)?.cells ?? {};
  const shown = gridsOf(play).map(({ field }) => field);
  return Object.entries(value).flatMap(([field, cell]) => {
    const grid = cells[field];
    return grid && shown.includes(grid) && typeof cell === "number" ? [{ grid, cell }] : [];
  });
}

const isSame = (one: Cell, other: Cell | undefined) => one.grid === other?.grid && one.cell === other.cell;

/** Legal actions whose first cells are these; without cells, all that name one. */
export function actionsAt(play: Play, chosen: readonly Cell[]): AnyAction[] {
  return play.legal.filter((action) => {
    const cells = cellsOf(play, action);
    return cells.length > 0 && chosen.every((cell, place) => isSame(cell, cells[place]));
  });
}

/** Cells that can be picked after these. */
export function nextCells(play: Play, chosen: readonly Cell[]): Cell[] {
  return actionsAt(play, chosen).flatMap((action) =>
    cellsOf(play, action).slice(chosen.length, chosen.length + 1),
  );
}

/**
 * The choice after a cell is picked: the only action it leaves, or the cells chosen so far. A cell that
 * continues no choice begins a new one, and a cell that was chosen is given up.
 */
export function pick(play: Play, chosen: readonly Cell[], cell: Cell): { act?: AnyAction; chosen: Cell[] } {
  if (chosen.some((other) => isSame(other, cell))) return { chosen: [] };
  const next = [...chosen, cell];
  const found = actionsAt(play, next);
  if (!found.length) return chosen.length ? pick(play, [], cell) : { chosen: [] };
  if (found.length === 1 && cellsOf(play, found[0]!).length === next.length)
    return { act: found[0]!, chosen: [] };
  return { chosen: next };
}
