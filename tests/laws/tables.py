"""Random tables of every listed game, and games played at them."""

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from lusoria.core.game import AnyGame, Step, Viewer
from lusoria.core.walk import stroll
from lusoria.games import GAMES, alea, idus_martii
from lusoria.games.idus_martii.model import limits


@dataclass(frozen=True)
class Table:
    """A game with options, and a seed for everything random at it."""

    game: AnyGame
    options: Any
    seed: int

    @property
    def rng(self) -> Random:
        return Random(self.seed)

    @property
    def seats(self) -> range:
        return range(self.options.players)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (None, *self.seats)

    def play(self) -> list[Step[Any, Any]]:
        return list(stroll(self.game, self.game.start(self.options), self.rng))


def idus_options() -> st.SearchStrategy[Any]:
    def of_size(players: int) -> st.SearchStrategy[Any]:
        return st.builds(
            idus_martii.model.Options,
            players=st.just(players),
            first=st.just("random") | st.integers(0, players - 1),
            limit=st.none() | st.sampled_from(limits(players)),
            yellow_swap=st.sampled_from(("must", "may")),
        )

    return st.sampled_from(idus_martii.model.PLAYERS).flatmap(of_size)


def alea_options() -> st.SearchStrategy[Any]:
    return st.builds(
        alea.model.Options,
        players=st.sampled_from(alea.model.PLAYERS),
        multi_roll=st.booleans(),
        cards_anytime=st.booleans(),
        ordered=st.booleans(),
    ).filter(lambda options: not (options.ordered and options.multi_roll))


OPTIONS = {"idus-martii": idus_options(), "alea": alea_options()}
"""A listed game that is missing here fails every law: it must say which tables it can play at."""


def tables(game: AnyGame) -> st.SearchStrategy[Table]:
    return st.builds(Table, st.just(game), OPTIONS[game.name], st.integers(0, 2**32))


ALL_GAMES = tuple(GAMES.values())
