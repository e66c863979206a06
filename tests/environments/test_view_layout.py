"""Layout of views as numbers: each kind of type, and refusals."""

from types import SimpleNamespace
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from lusoria.core.errors import Malformed
from lusoria.core.structs import GameOptions, Grid, OneASeat, Part, Seat, Seats
from lusoria.environments.generic.view_encoding import MAX_ACTIONS, ViewEncoding
from lusoria.environments.generic.view_layout import MAX_ITEMS, UnsupportedView, ViewLayout
from lusoria.games import GAMES

GRID = Grid("cells", rows=1, columns=2)


class Pair(Part):
    left: int
    right: bool


class Mine(Part):
    seat: Seat


def numbers_of(kind: Any, value: object, seat: int = 1, players: int = 3) -> list[int]:
    """Numbers of a table with one field, without those of the seat."""
    table_type = type("Table", (Part,), {"__annotations__": {"options": GameOptions, "field": kind}})
    names = {"table": table_type, "mine": Mine | None, "legal": tuple[int, ...]}
    view_type = type("View", (Part,), {"__annotations__": names})
    view = SimpleNamespace(table=SimpleNamespace(field=value), mine=Mine(seat))
    layout = ViewLayout(view_type, players)
    numbers = layout.numbers(view)
    assert len(numbers) == layout.fields[-1].stop
    for field in layout.fields:
        assert all(field.low <= each <= field.high for each in numbers[field.start : field.stop])
    return numbers[1:-1]


@pytest.mark.parametrize(
    ("kind", "value", "numbers"),
    [
        (bool, True, [1]),
        (int, -3, [-3]),
        (int, 2**40, [2**31 - 1]),
        (Annotated[int, Meta(ge=1, le=5)], 4, [4]),
        (Literal["b", "a"], "b", [1]),
        (Literal["b", "a"] | None, None, [0]),
        (Literal["b", "a"] | None, "b", [2]),
        (Seat, 0, [2]),
        (Seat | None, 1, [1]),
        (Seat | Literal["random"], 2, [0, 1, 0]),
        (Seat | Literal["random"], "random", [1, 0, 0]),
        (Seats, (2, 0), [0, 1, 2]),
        (OneASeat[int], (10, 20, 30), [20, 30, 10]),
        (Pair, Pair(5, right=True), [5, 1]),
        (Pair | None, None, [0, 0, 0]),
        (Pair | None, Pair(5, right=True), [1, 5, 1]),
        (tuple[int, bool], (7, False), [7, 0]),
        (Annotated[tuple[Seat | None, ...], GRID.cells], (None, 2), [0, 2]),
        (tuple[int, ...], (1, 2), [2, 2, 1, *[0] * (MAX_ITEMS - 2)]),
        (tuple[int, ...], tuple(range(20)), [20, *range(19, 19 - MAX_ITEMS, -1)]),
        (Annotated[tuple[int, ...], Meta(max_length=3)], (4,), [1, 4, 0, 0]),
    ],
)
def test_value_becomes_numbers(kind: Any, value: object, numbers: list[int]) -> None:
    assert numbers_of(kind, value) == numbers


@pytest.mark.parametrize("kind", [str, float, dict[str, int], tuple[str, ...], Pair | str])
def test_type_without_fixed_size_is_refused_by_name(kind: Any) -> None:
    with pytest.raises(UnsupportedView, match=r"table\.field.* is "):
        numbers_of(kind, None)


def test_too_wide_view_is_refused() -> None:
    with pytest.raises(UnsupportedView, match=r"table\.field has up to 1000000 entries"):
        numbers_of(Annotated[tuple[int, ...], Meta(max_length=10**6)], ())


class TestViewEncoding:
    def encoding(self, **changes: Any) -> ViewEncoding:
        game = GAMES["alea"]
        members = {name: getattr(game, name) for name in ("name", "view_type", "actions")} | changes
        return ViewEncoding(SimpleNamespace(**members), game.options_type(players=2))  # type: ignore[arg-type]

    def test_refusal_of_text_says_what_remains(self) -> None:
        table = type("Table", (Part,), {"__annotations__": {"note": str}})
        view = type("View", (Part,), {"__annotations__": {"table": table, "mine": Mine | None}})
        encoding = self.encoding(view_type=view)
        with pytest.raises(Malformed, match=r"alea have no fixed .* table\.note is str\. OpenSpiel plays it"):
            _ = encoding.FIELDS

    @pytest.mark.parametrize("count", [0, MAX_ACTIONS + 1])
    def test_number_of_actions_is_limited(self, count: int) -> None:
        with pytest.raises(Malformed, match=f"alea has {count} actions"):
            self.encoding(actions=lambda _: range(count))

    def test_unhashable_actions_are_refused(self) -> None:
        with pytest.raises(Malformed, match="alea has actions that cannot be hashed"):
            self.encoding(actions=lambda _: [[]])

    def test_action_outside_the_list_is_refused(self) -> None:
        encoding = self.encoding()
        with pytest.raises(Malformed, match="which is not in its list of actions"):
            encoding.id_of("leap", None)  # type: ignore[arg-type]
