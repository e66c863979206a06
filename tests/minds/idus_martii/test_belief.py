"""Beliefs against all worlds of the reference rules, one by one."""

from random import Random

import numpy as np
import pytest

from lusoria.core.game import Viewer
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.model import PRINTED_LIMIT, Options
from lusoria.minds.idus_martii.belief import Belief
from lusoria.minds.idus_martii.models import Model
from lusoria.minds.idus_martii.policies import Policy, Rules, empty, honest, mixture
from tests.minds.idus_martii.worlds import Brute, random_game


def random_policy(rules: Rules, seed: int) -> Policy:
    """Chances that differ everywhere, so that nothing can be exchanged unseen; all may happen."""
    rng = np.random.default_rng(seed)

    def drawn(table: np.ndarray) -> np.ndarray:
        found = np.where(table > 0, rng.random(table.shape) + 0.2, 0)
        return np.where(table < 0, table, found / found.sum(axis=-1, keepdims=True))

    vote, swap, replace, keep = empty(rules)
    return Policy(drawn(vote), rng.random(swap.shape), drawn(replace), drawn(keep))


def policy_called(name: str, rules: Rules) -> tuple[Policy, float]:
    """Nearly anything, and so sharp that a slip is a rare thing."""
    if name == "loose":
        return random_policy(rules, 5), 0.1
    return mixture([honest(rules), honest(rules), honest(rules), random_policy(rules, 6)]), 0.01


CASES = [
    (Options(5), "loose", 4),
    (Options(5, first=2, yellow_swap="may"), "sharp", 4),
    (Options(5, limit=12, yellow_swap="may"), "loose", 3),
    (Options(5, first=4), "sharp", 4),
    (Options(6, first=1), "loose", 1),
    (Options(6, yellow_swap="may", limit=20), "sharp", 1),
]


@pytest.mark.parametrize(("options", "name", "games"), CASES)
def test_it_is_what_all_worlds_say(options: Options, name: str, games: int) -> None:
    rules = Rules(
        options.players, options.limit or PRINTED_LIMIT[options.players], options.yellow_swap == "may"
    )
    policy, slip = policy_called(name, rules)
    model = Model(name, rules, (policy,), slip)
    compared = 0
    for number in range(games):
        rng = Random(f"{options} {number}")
        start, decisions = random_game(options, rng)
        viewer: Viewer = None if number == 3 else rng.randrange(options.players)
        brute, truth = Brute(start, viewer, policy, slip), start
        for seat, action in decisions[:-1]:
            truth = brute.perceive(truth, seat, action)
            belief = Belief.of(IDUS_MARTII.view(truth, viewer), model)
            assert belief.log_evidence == pytest.approx(brute.log_evidence, abs=1e-3)
            for other in range(options.players):
                if other != viewer:
                    assert belief.sides(other) == pytest.approx(brute.sides(other), abs=2e-5)
            compositions = belief.compositions()
            for counts, share in brute.compositions().items():
                assert compositions.get(counts, 0.0) == pytest.approx(share, abs=2e-5)
            compared += 1
    assert compared > 30 * games
