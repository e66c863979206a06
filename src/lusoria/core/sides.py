"""Sides: on which one each seat was, in a game that has some. They are asked for when the game is over."""

from typing import Protocol, runtime_checkable

from lusoria.core.game import AnyGame, AnyState


@runtime_checkable
class Sided(Protocol):
    """A game with sides that change from game to game. No game must have any."""

    def sides(self, state: AnyState, /) -> tuple[str, ...]:
        """The side of each seat at the end, seat 0 first, under the name that events have for it."""
        ...


def sides_of(game: AnyGame, state: AnyState) -> tuple[str, ...] | None:
    """None in a game without sides."""
    return game.sides(state) if isinstance(game, Sided) else None
