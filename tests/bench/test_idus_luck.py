"""What a seat wins without the luck of the others: the same in the mean, and a much smaller error."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from bench.bots_idus import true_worths
from bench.idus_luck import Deal, Truth
from bench.idus_players import bot, dealt, lucky
from lusoria.games.idus_martii.actions import Action
from lusoria.games.idus_martii.view import View

GAMES = 400


class Hasty:
    """Takes the first thing that is allowed: a poor player, who is far from a table."""

    def choose(self, view: View, rng: Random) -> Action:
        return view.legal[0]


@pytest.fixture(scope="module")
def truth() -> Truth:
    return true_worths(5, "able")


@pytest.mark.parametrize(("maker", "less"), [(lambda: bot("able"), 0.5), (Hasty, 0.9)], ids=["able", "hasty"])
def test_it_is_what_is_won_in_the_mean(truth: Truth, maker: Callable[[], Any], less: float) -> None:
    """What the deal was worth is known, so that the rest is what the seat wins more or less.

    Who plays much worse than a table does so more in one game than in another; that stays.
    """
    plain, fair = np.zeros(GAMES), np.zeros(GAMES)
    for game in range(GAMES):
        deal = Deal(truth, dealt(5, 77, game), game % 5, bot("able"), lucky(77, game))
        found = deal.played(maker())
        plain[game], fair[game] = found.won - deal.worth, found.fair
    error = (plain - fair).std() / GAMES**0.5
    assert abs((plain - fair).mean()) < 3 * error
    assert fair.std() < less * plain.std()


def test_a_choice_counts_as_much_as_the_table_s_own_in_the_mean(truth: Truth) -> None:
    """An able seat gains nothing on an able one, whatever it chooses; the others' choices are not its own."""
    gains = [
        sum(
            Deal(truth, dealt(5, 78, game), game % 5, bot("able"), lucky(78, game))
            .played(bot("able"))
            .gains.values()
        )
        for game in range(GAMES)
    ]
    assert abs(np.mean(gains)) < 3 * np.std(gains) / GAMES**0.5


def test_the_same_choices_are_the_same_game(truth: Truth) -> None:
    deal = Deal(truth, dealt(5, 79, 1), 1, bot("able"), lucky(79, 1))
    assert deal.played(Hasty()) == deal.played(Hasty())
