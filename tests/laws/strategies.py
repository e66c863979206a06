"""Options of any game, drawn by Hypothesis, for tests of other parts."""

from typing import Any

from hypothesis import strategies as st

from lusoria.core.game import AnyGame
from lusoria.laws.house_tables import is_allowed


def options_of(game: AnyGame) -> st.SearchStrategy[Any]:
    """Every table that the game's own house rules allow, with some of them left out."""

    def of_size(players: int) -> st.SearchStrategy[Any]:
        rules = {rule.name: st.sampled_from(rule.values) for rule in game.house_rules(players)}
        mixed = st.fixed_dictionaries({}, optional=rules).filter(lambda mix: is_allowed(game, players, mix))
        return mixed.map(lambda mix: game.options_type(players=players, **mix))

    return st.sampled_from(game.players).flatmap(of_size)
