"""Variance reduction: an unbiased estimate with a much smaller error."""

from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest

from bench.bots.bots_idus import true_values
from bench.bots.idus_luck import DealTree, TrueValues
from bench.bots.idus_players import bot, deal_state, random_streams
from lusoria.core.game import fold
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Action, Vote
from lusoria.games.idus_martii.view import View

GAMES = 400


class FirstActionBot:
    """Takes the first legal action: a weak player, far from any table."""

    def choose(self, view: View, rng: Random) -> Action:
        return view.legal[0]


class Company(NamedTuple):
    name: str
    truth: TrueValues

    def deal(self, seed: int, game: int) -> DealTree:
        return DealTree(
            self.truth, deal_state(5, seed, game), game % 5, bot(self.name), random_streams(seed, game)
        )


@pytest.fixture(scope="module", params=["able", "novice"])
def company(request: pytest.FixtureRequest) -> Company:
    return Company(request.param, true_values(5, request.param))


@pytest.mark.parametrize(("is_able", "max_ratio"), [(True, 0.5), (False, 0.9)], ids=["able", "first action"])
def test_estimate_is_unbiased(company: Company, is_able: bool, max_ratio: float) -> None:
    """The value of the deal is known, so the estimate must be the seat's lift.

    A player much worse than the table loses more in some games than in others; this variance stays.
    Able gains nothing over able; choices of others do not count.
    """
    player = bot("able") if is_able else FirstActionBot()
    plain, fair, gains = np.zeros((3, GAMES))
    for game in range(GAMES):
        deal = company.deal(77, game)
        found = deal.play(player)
        plain[game], fair[game], gains[game] = (
            found.won - deal.start_value,
            found.fair,
            sum(found.gains.values()),
        )
    assert abs((plain - fair).mean()) < 3 * (plain - fair).std() / GAMES**0.5
    assert fair.std() < max_ratio * plain.std()
    if is_able:
        assert abs(gains.mean()) < 3 * gains.std() / GAMES**0.5


def test_equal_choices_give_equal_games(company: Company) -> None:
    deal = company.deal(79, 1)
    assert deal.play(FirstActionBot()) == deal.play(FirstActionBot())


def test_novice_votes_match_the_assumed_table() -> None:
    """A wrong table would subtract wrong luck, unnoticed within the error."""
    truth, novice, checked = true_values(5, "novice"), bot("novice"), 0
    truth.me = 0
    for game in range(4):
        state, luck = deal_state(5, 82, game), random_streams(82, game)
        while state.result is None:
            moves: Any = IDUS_MARTII.turn(state)
            seat = moves.seats[0]
            view = IDUS_MARTII.view(state, seat)
            if seat != truth.me and isinstance(view.legal[0], Vote):
                drawn = [novice.choose(view, Random(draw)) for draw in range(400)]
                shares = [drawn.count(action) / 400 for action in view.legal]
                assert truth.action_probabilities(state, seat, view.legal) == pytest.approx(shares, abs=0.08)
                checked += 1
            event = IDUS_MARTII.decide(state, seat, novice.choose(view, luck(state, seat)))
            state = fold(IDUS_MARTII, state, event)
    assert checked
