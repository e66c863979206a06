"""Tables of text: aligned columns."""

from collections.abc import Iterable, Sequence


def columns(*rows: Sequence[object]) -> list[str]:
    """Lines of aligned cells. An empty cell is a hyphen."""
    cells = [["-" if cell in (None, "") else str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in cells]


def join_values(values: Iterable[object]) -> str:
    return ",".join(map(str, values))
