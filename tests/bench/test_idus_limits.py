"""Variance reduction with optional swaps of yellow: able gains nothing over able."""

from typing import Any

import numpy as np
import pytest

from bench.bots.idus_limits import FILES, options
from bench.bots.idus_luck import DealTree, TrueValues
from bench.bots.idus_players import deal_state, random_streams
from lusoria.bots.idus_martii.able import Able
from lusoria.core.game import fold
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Keep
from lusoria.minds.idus_martii.belief.table_policies import Rules, TrainedPolicies

GAMES = 300
RULES = Rules(5, 16, may_keep_yellow=True)


@pytest.fixture(scope="module")
def truth() -> TrueValues:
    table = TrainedPolicies(*FILES).policy(RULES, "cfr")
    return TrueValues(RULES, table, table)


def test_shown_yellow_is_kept_as_often_as_by_able(truth: TrueValues) -> None:
    able, checked = Able(*FILES), 0
    for game in range(20):
        state, luck = deal_state(options(RULES), 81, game), random_streams(81, game)
        truth.me = 0
        while state.result is None:
            moves: Any = IDUS_MARTII.turn(state)
            seat = moves.seats[0]
            view = IDUS_MARTII.view(state, seat)
            if Keep() in view.legal:
                weights = np.array(able.weights(view))
                assert truth.action_probabilities(state, seat, view.legal) == pytest.approx(
                    weights / weights.sum()
                )
                checked += 1
            action = able.choose(view, luck(state, seat))
            state = fold(IDUS_MARTII, state, IDUS_MARTII.decide(state, seat, action))
    assert checked


def test_estimate_is_unbiased(truth: TrueValues) -> None:
    able = Able(*FILES)
    plain, fair, gains = np.zeros((3, GAMES))
    for game in range(GAMES):
        deal = DealTree(truth, deal_state(options(RULES), 80, game), game % 5, able, random_streams(80, game))
        found = deal.play(able)
        plain[game], fair[game], gains[game] = (
            found.won - deal.start_value,
            found.fair,
            sum(found.gains.values()),
        )
    assert abs((plain - fair).mean()) < 3 * (plain - fair).std() / GAMES**0.5
    assert abs(gains.mean()) < 3 * gains.std() / GAMES**0.5
    assert fair.std() < 0.6 * plain.std()
