"""Boards of cells as text, on the generic screen."""

from typing import Annotated, Any

import pytest

from lusoria.core.structs import GameOptions, Grid, Part, Seat, Seats
from lusoria.games import GAMES
from lusoria.tui.grid_text import grid_lines

OWNERS, VALUES = Grid("owners", 2, 2), Grid("values", 1, 3)


class Table(Part):
    options: GameOptions
    step: str
    awaited: Seats
    result: None
    owners: Annotated[tuple[Seat | None, ...], OWNERS.cells]
    values: Annotated[tuple[int | None, ...], VALUES.cells]


class View(Part):
    table: Table


class Game(type(GAMES["alea"])):  # type: ignore[misc] # its class is known at run time only
    view_type = View


def lines(owners: tuple[Any, ...], names: tuple[str, str]) -> list[str]:
    table = Table(GameOptions(2), "place", (), None, owners, (None, 1, 10))
    return list(grid_lines(Game(), table, names, "."))


@pytest.mark.parametrize(
    ("names", "shown"), [(("Livia", "marcus"), ["L .", ". M"]), (("Livia", "Lucius"), ["1 .", ". 2"])]
)
def test_grid_shows_initials_or_numbers_of_seats(names: tuple[str, str], shown: list[str]) -> None:
    assert lines((0, None, None, 1), names) == [*shown, " .  1 10"]


def test_grid_of_another_size_is_left_out() -> None:
    assert lines((0, None, None), ("Livia", "Marcus")) == [" .  1 10"]
