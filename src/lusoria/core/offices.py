"""Offices: which ones each seat held, and how often, in a game that has some. Asked for when it is over."""

from collections.abc import Mapping
from typing import Protocol, TypeAlias, runtime_checkable

from lusoria.core.game import AnyGame, AnyState

Offices: TypeAlias = Mapping[str, int]
"""So many turns of each, under the name that the game's words have for it."""


@runtime_checkable
class Officed(Protocol):
    """A game in which seats hold offices by turns. No game must have any."""

    def offices(self, state: AnyState, /) -> tuple[Offices, ...]:
        """The offices of each seat in all turns that were finished, seat 0 first."""
        ...


def offices_of(game: AnyGame, state: AnyState) -> tuple[Offices, ...] | None:
    """None in a game without offices."""
    return game.offices(state) if isinstance(game, Officed) else None
