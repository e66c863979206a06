"""Offices that each seat held, for games with offices. Read when the game is over."""

from collections.abc import Mapping
from typing import Protocol, TypeAlias, runtime_checkable

from lusoria.core.game import AnyGame, AnyState

Offices: TypeAlias = Mapping[str, int]  # number of turns by office; keys are message names


@runtime_checkable
class HasOffices(Protocol):
    """Optional member of a game with offices."""

    def offices(self, state: AnyState, /) -> tuple[Offices, ...]:
        """By seat: number of finished turns in each office."""
        ...


def offices_of(game: AnyGame, state: AnyState) -> tuple[Offices, ...] | None:
    """None in a game without offices."""
    return game.offices(state) if isinstance(game, HasOffices) else None
