"""Text of boards: lists that the game's types mark as grids of cells."""

from collections.abc import Iterator, Sequence

from lusoria.core.field_marks import fields_of, marks
from lusoria.core.game import GameInfo, GameTable


def grid_lines(game: GameInfo, table: GameTable, names: Sequence[str], empty: str) -> Iterator[str]:
    """One line per row of each grid. A seat is shown as the initial of its name, or as its number from 1."""
    initials = [name[:1].upper() for name in names]
    seat_texts = initials if len({*initials}) == len(names) else [str(seat + 1) for seat in range(len(names))]
    grids = marks(game).grids
    for field in fields_of(type(table)):
        grid = grids.get(field.encoded)
        cells: Sequence[object] = getattr(table, field.name) if grid is not None else ()
        if grid is None or len(cells) != grid.rows * grid.columns:
            continue
        texts = [
            empty if cell is None else seat_texts[cell] if grid.seats and isinstance(cell, int) else str(cell)
            for cell in cells
        ]
        width = max(map(len, texts))
        for row in range(grid.rows):
            of_row = texts[row * grid.columns : (row + 1) * grid.columns]
            yield " ".join(text.rjust(width) for text in of_row)
