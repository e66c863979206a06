import { expect, it } from "vitest";
import { VariableBuilder } from "../../src/lib/i18n/messageVariables.ts";

const marks = {
  seat: [],
  seats: [],
  one_a_seat: [],
  secret: {},
  grids: { board: { rows: 3, columns: 4 } },
  cells: { cell: "board" },
};

it("row and column of a cell count from 1", () => {
  const found = new VariableBuilder((id) => id, [], null, marks).variables({ cell: 6, other: 6 });
  expect(found).toEqual({ cell: 6, "cell-row": 2, "cell-column": 3, other: 6 });
});
