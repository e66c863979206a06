"""Report of a solution: values of an empty column, as a text table."""

from lusoria.games.alea.model import CARDS, ROWS
from lusoria.lab.alea.solver.backward_induction import Solution

EMPTY = (0,) * ROWS
HANDS = {"no cards": (), "only the Joker": CARDS[-1:], "all cards": CARDS}


def solution_text(solution: Solution) -> str:
    heads = ["turns", *HANDS]
    rows = [
        [str(turns), *(f"{solution.worth(EMPTY, cards, turns):.6f}" for cards in HANDS.values())]
        for turns in range(1, len(solution.steps))
    ]
    table = [heads, *rows]
    widths = [max(map(len, cells)) for cells in zip(*table, strict=True)]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in table]
    return "\n".join(["Average final score from an empty column with best play", "", *lines])
