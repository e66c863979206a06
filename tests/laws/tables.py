"""Random tables of every listed game, and games played at them."""

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from lusoria.core.errors import IllegalOptions
from lusoria.core.game import AnyGame, Step, Viewer
from lusoria.core.walk import stroll
from lusoria.games import GAMES, alea, all_versions, idus_martii
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
"""Of the games built in, written by hand. Any other game is put at every table that it says it has."""


def options_of(game: AnyGame) -> st.SearchStrategy[Any]:
    return OPTIONS[game.name] if game.name in OPTIONS else told_options(game)


def told_options(game: AnyGame) -> st.SearchStrategy[Any]:
    """Every table that the game's own house rules allow, with some of them left out."""

    def of_size(players: int) -> st.SearchStrategy[Any]:
        rules = {rule.name: st.sampled_from(rule.values) for rule in game.house_rules(players)}
        return st.fixed_dictionaries({"players": st.just(players)}, optional=rules)

    def allowed(chosen: dict[str, Any]) -> bool:
        try:
            game.start(game.options_type(**chosen))
        except IllegalOptions:
            return False
        return True

    sizes = st.sampled_from(game.players).flatmap(of_size)
    return sizes.filter(allowed).map(lambda chosen: game.options_type(**chosen))


def tables(game: AnyGame) -> st.SearchStrategy[Table]:
    return st.builds(Table, st.just(game), options_of(game), st.integers(0, 2**32))


ALL_GAMES = tuple(game for versions in all_versions().values() for game in versions.values())
"""Retired rules too: they must be able to play every game that was ever played by them."""


def named(game: AnyGame) -> str:
    """What a test of this game is called."""
    return game.name if game is GAMES[game.name] else f"{game.name}-{game.version}"
