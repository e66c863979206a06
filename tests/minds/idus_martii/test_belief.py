"""Beliefs equal an enumeration of all worlds by the reference rules."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from lusoria.bots.idus_martii.honest import Honest
from lusoria.core.game import Viewer, fold
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.model import PRINTED_LIMIT, Options
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.belief.belief import Belief
from lusoria.minds.idus_martii.belief.opponent_models import Model
from lusoria.minds.idus_martii.belief.table_policies import (
    Policy,
    Rules,
    average_policies,
    honest_policy,
    uniform_policy,
)
from tests.minds.idus_martii.views import views
from tests.minds.idus_martii.world_enumeration import WorldEnumeration, dealt_at_random, random_game


def random_policy(rules: Rules, seed: int) -> Policy:
    """Different probabilities everywhere, so that any mix-up shows; none is 0."""
    rng = np.random.default_rng(seed)

    def drawn(table: np.ndarray) -> np.ndarray:
        shares = np.where(table > 0, rng.random(table.shape) + 0.2, 0)
        return np.where(table < 0, table, shares / shares.sum(axis=-1, keepdims=True))

    vote, swap, replace, keep = uniform_policy(rules)
    return Policy(drawn(vote), rng.random(swap.shape), drawn(replace), drawn(keep))


def policy_called(name: str, rules: Rules) -> tuple[Policy, float]:
    """Nearly deterministic, so that mistakes are rare."""
    if name == "loose":
        return random_policy(rules, 5), 0.1
    return average_policies([*[honest_policy(rules)] * 3, random_policy(rules, 6)]), 0.01


MOST = 100
CASES = [
    (Options(5), "loose", (0, 2), MOST),
    (Options(5, first=2, yellow_swap="may"), "sharp", (3,), MOST),
    (Options(5, limit=12, yellow_swap="may"), "loose", (1, 4), MOST),
    (Options(5, first=4), "sharp", (None,), 22),
    (Options(6, first=1), "loose", (5,), 38),
    (Options(6, yellow_swap="may", limit=20), "sharp", (2,), 26),
]


def log_evidence(belief: Belief) -> float:
    """Log-likelihood of everything seen, averaged over the hypotheses by their prior."""
    highest = belief.log_likelihoods.max()
    return float(highest + np.log(belief.model.prior @ np.exp(belief.log_likelihoods - highest)))


@pytest.mark.parametrize(("options", "name", "viewers", "most"), CASES)
def test_belief_equals_enumeration_of_worlds(
    options: Options, name: str, viewers: tuple[Viewer, ...], most: int
) -> None:
    """After every action of random games, up to a limit."""
    limit = options.limit or PRINTED_LIMIT[options.players]
    rules = Rules(options.players, limit, options.yellow_swap == "may")
    policy, slip = policy_called(name, rules)
    model = Model(name, rules, (policy,), slip)
    for viewer in viewers:
        start, decisions = random_game(options, Random(f"{options} {viewer}"))
        enumeration, truth = WorldEnumeration(start, viewer, policy, slip), start
        for seat, action in decisions[:-1][:most]:
            truth = enumeration.perceive(truth, seat, action)
            belief = Belief.from_view(IDUS_MARTII.view(truth, viewer), model)
            assert log_evidence(belief) == pytest.approx(enumeration.log_evidence, abs=1e-3)
            for other in range(options.players):
                if other != viewer:
                    assert belief.side_probabilities(other) == pytest.approx(
                        enumeration.sides(other), abs=2e-5
                    )
            compositions = belief.composition_probabilities()
            for counts, share in enumeration.compositions().items():
                assert compositions.get(counts, 0.0) == pytest.approx(share, abs=2e-5)


def last_views_among_honest_players() -> Iterator[View]:
    """Views of seat 0 at the end of twelve games."""
    for number in range(12):
        state, rng = dealt_at_random(Options(5), Random(number)), Random(number)
        while state.result is None:
            seat = next(seat for seat in range(5) if IDUS_MARTII.legal(state, seat))
            action = Honest().choose(IDUS_MARTII.view(state, seat), rng)
            state = fold(IDUS_MARTII, state, IDUS_MARTII.decide(state, seat, action))
        yield IDUS_MARTII.view(state, 0)


class TestTypes:
    """Several types of players."""

    RULES = Rules(5, 13, may_keep_yellow=False)

    def test_equal_types_equal_one_type(self) -> None:
        policy = random_policy(self.RULES, 7)
        single_model, three_models = (Model("some", self.RULES, (policy,) * count, 0.05) for count in (1, 3))
        for view in views(Options(5), range(2)):
            single, many = Belief.from_view(view, single_model), Belief.from_view(view, three_models)
            assert log_evidence(many) == pytest.approx(log_evidence(single), abs=1e-3)
            assert np.allclose(many.hypothesis_posterior(), three_models.prior, atol=1e-3)
            assert view.mine is not None
            for seat in range(5):
                if seat != view.mine.seat:
                    assert many.side_probabilities(seat) == pytest.approx(
                        single.side_probabilities(seat), abs=1e-4
                    )

    def test_type_of_a_player_is_inferred(self) -> None:
        """Among four honest players the honest hypothesis gets the highest probability."""
        loose, strict = random_policy(self.RULES, 7), honest_policy(self.RULES)
        model = Model("two", self.RULES, (loose, strict), 0.05)
        likely = []
        for view in last_views_among_honest_players():
            belief = Belief.from_view(view, model)
            likely.append(belief.hypothesis_posterior())
        assert np.mean(likely, axis=0)[1] > 0.8

    def test_shares_of_types_are_inferred(self) -> None:
        """Shares are uniform at first; after games among honest players most are honest."""
        model = Model("two", self.RULES, (random_policy(self.RULES, 7), honest_policy(self.RULES)), 0.05)
        first = next(views(Options(5), range(1)))
        assert Belief.from_view(first, model).type_shares() == pytest.approx([0.5, 0.5])
        shares = []
        for view in last_views_among_honest_players():
            belief = Belief.from_view(view, model)
            shares.append(belief.type_shares())
            assert shares[-1].sum() == pytest.approx(1)
        assert np.mean(shares, axis=0)[1] > 0.8

    def test_belief_survives_an_impossible_observation(self) -> None:
        """If all types exclude an observation, the belief becomes uniform again."""
        model = Model("sure", self.RULES, (honest_policy(self.RULES), honest_policy(self.RULES)), 0.0)
        for view in views(Options(5), range(3)):
            belief = Belief.from_view(view, model)
            assert np.isfinite(belief.deal_weights).all()
            assert np.allclose(belief.deal_weights.sum(axis=1), 1, atol=1e-4)
