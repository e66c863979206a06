"""Variance reduction: an unbiased estimate with a much smaller error."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest

from bench.bots.bots_idus import true_worths
from bench.bots.idus_luck import Deal, Truth
from bench.bots.idus_players import bot, dealt, lucky
from lusoria.core.game import fold
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Action, Vote
from lusoria.games.idus_martii.view import View

GAMES = 400


class Hasty:
    """Takes the first legal action: a weak player, far from any table."""

    def choose(self, view: View, rng: Random) -> Action:
        return view.legal[0]


class Company(NamedTuple):
    name: str
    truth: Truth

    def deal(self, seed: int, game: int) -> Deal:
        return Deal(self.truth, dealt(5, seed, game), game % 5, bot(self.name), lucky(seed, game))


@pytest.fixture(scope="module", params=["able", "novice"])
def others(request: pytest.FixtureRequest) -> Company:
    return Company(request.param, true_worths(5, request.param))


@pytest.mark.parametrize(("maker", "less"), [(lambda: bot("able"), 0.5), (Hasty, 0.9)], ids=["able", "hasty"])
def test_estimate_is_unbiased(others: Company, maker: Callable[[], Any], less: float) -> None:
    """The value of the deal is known, so the estimate must be the seat's lift.

    A player much worse than the table loses more in some games than in others; this variance stays.
    """
    plain, fair = np.zeros(GAMES), np.zeros(GAMES)
    for game in range(GAMES):
        deal = others.deal(77, game)
        found = deal.play(maker())
        plain[game], fair[game] = found.won - deal.worth, found.fair
    error = (plain - fair).std() / GAMES**0.5
    assert abs((plain - fair).mean()) < 3 * error
    assert fair.std() < less * plain.std()


def test_choice_of_the_table_has_mean_gain_0(others: Company) -> None:
    """Able gains nothing over able; choices of others do not count."""
    gains = [sum(others.deal(78, game).play(bot("able")).gains.values()) for game in range(GAMES)]
    assert abs(np.mean(gains)) < 3 * np.std(gains) / GAMES**0.5


def test_equal_choices_give_equal_games(others: Company) -> None:
    deal = others.deal(79, 1)
    assert deal.play(Hasty()) == deal.play(Hasty())


def test_novice_votes_match_the_assumed_table() -> None:
    """A wrong table would subtract wrong luck, unnoticed within the error."""
    truth, novice, met = true_worths(5, "novice"), bot("novice"), 0
    truth.me = 0
    for game in range(4):
        state, luck = dealt(5, 82, game), lucky(82, game)
        while state.result is None:
            moves: Any = IDUS_MARTII.turn(state)
            seat = moves.seats[0]
            view = IDUS_MARTII.view(state, seat)
            if seat != truth.me and isinstance(view.legal[0], Vote):
                drawn = [novice.choose(view, Random(draw)) for draw in range(400)]
                often = [drawn.count(action) / 400 for action in view.legal]
                assert truth.chances(state, seat, view.legal) == pytest.approx(often, abs=0.08)
                met += 1
            event = IDUS_MARTII.decide(state, seat, novice.choose(view, luck(state, seat)))
            state = fold(IDUS_MARTII, state, event)
    assert met
