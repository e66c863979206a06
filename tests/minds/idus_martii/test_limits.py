"""House rules of Idus Martii: other limits, and a shown yellow that may be kept."""

from random import Random

import numpy as np
import pytest

from lusoria.bots.idus_martii.able import Able
from lusoria.core.errors import Malformed
from lusoria.core.packed_tables import PackedTable, pack, unpack
from lusoria.games.idus_martii.actions import Keep, Replace
from lusoria.games.idus_martii.model import PLAYERS, PRINTED_LIMIT, Options, limits
from lusoria.games.idus_martii.policy_keys import (
    MIRRORED,
    SHARED_LIMITS,
    Files,
    bundled_name,
    learnt_limit,
    other_kinds,
)
from lusoria.lab.idus_martii.train.policy_lift import lift
from lusoria.minds.idus_martii.belief.quantal_response import PRECISIONS, quantal_response
from lusoria.minds.idus_martii.belief.table_policies import Rules, TrainedPolicies, exchange_sides
from tests.minds.idus_martii.trained_data import DATA, LIMITS, models
from tests.minds.idus_martii.views import first_vote, views

EVERY = [
    Rules(players, limit, may) for players in PLAYERS for limit in limits(players) for may in (False, True)
]
LOYAL, TRAITOR, MERCHANT = range(3)
YELLOW = 2


def test_every_table_has_a_trained_policy() -> None:
    known = Files(*DATA, *LIMITS)
    for rules in EVERY:
        limit = learnt_limit(rules.players, rules.limit)
        assert rules._replace(limit=limit) in known
        assert limit == rules.limit or rules.limit >= SHARED_LIMITS[rules.players]
    assert all(PRINTED_LIMIT[players] < SHARED_LIMITS[players] for players in PLAYERS)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", ["cfr", "thinking"])
def test_policies_are_mirror_symmetric_everywhere(players: int, name: str) -> None:
    """Trained tables exactly, solved tables up to rounding."""
    for rules in (each for each in EVERY if each.players == players):
        vote, swap, replace, keep = models().policy(rules, name)
        assert vote.shape[2:4] == (rules.limit + 1, rules.limit + 1)
        for row, image in enumerate(MIRRORED):
            for table in (vote, swap, replace):
                assert np.array_equal(table[row], exchange_sides(table[image]))
        assert np.allclose(keep[0], keep[0].swapaxes(1, 2)[..., ::-1], atol=1e-12)
        for table in (vote, np.maximum(replace, 0), keep):
            assert np.allclose(table.sum(axis=-1), 1)
        assert ((replace[..., YELLOW, YELLOW] < 0) != rules.may_keep_yellow).all()


@pytest.mark.parametrize(
    "rules", [Rules(5, 12, may_keep_yellow=True), Rules(6, 20, may_keep_yellow=False)], ids=str
)
@pytest.mark.parametrize("name", PRECISIONS)
def test_solved_policies_are_mirror_symmetric(rules: Rules, name: str) -> None:
    vote, swap, replace, keep = models().policy(rules, name)
    for row, image in enumerate(MIRRORED):
        for table in (vote, swap, replace):
            assert np.allclose(table[row], exchange_sides(table[image]), atol=1e-9)
    assert np.allclose(keep[1], keep[2].swapaxes(1, 2), atol=1e-9)
    for table in (vote, np.maximum(replace, 0), keep):
        assert np.allclose(table.sum(axis=-1), 1)


@pytest.mark.parametrize(
    "rules",
    [
        Rules(5, 16, may_keep_yellow=False),
        Rules(5, 19, may_keep_yellow=True),
        Rules(6, 19, may_keep_yellow=True),
    ],
    ids=str,
)
def test_policy_wins_more_at_its_own_table(rules: Rules) -> None:
    """Against the policy for the printed rules, in both directions."""
    own, printed = models().policy(rules, "cfr"), TrainedPolicies(*DATA).policy(rules, "cfr")
    gain, loss = lift(rules, own, printed, 20_000, 5), lift(rules, printed, own, 20_000, 5)
    assert gain.mean > 4 * gain.error
    assert loss.mean < -4 * loss.error


class TestShownYellow:
    """W6: whether a shown yellow is kept depends on the side and on the score."""

    def test_merchant_keeps_what_loyal_replaces(self) -> None:
        """Before the last turn, with level tokens, yellow suits Merchants only."""
        rules = Rules(5, 13, may_keep_yellow=True)
        for name in ("cfr", "careless", "sharp"):
            keep_chance = models().policy(rules, name).replace[:, 9, 8, 8, YELLOW, YELLOW]
            assert keep_chance[MERCHANT] > keep_chance[LOYAL] + 0.3
            assert keep_chance[LOYAL] == pytest.approx(keep_chance[TRAITOR])

    def test_keeping_is_independent_of_laying(self) -> None:
        for players in PLAYERS:
            policy = models().policy(Rules(players, PRINTED_LIMIT[players], may_keep_yellow=True), "cfr")
            is_reached = np.indices(policy.vote.shape[1:4])[1:].sum(axis=0) >= 2 * players
            difference = np.abs(policy.replace[..., YELLOW, YELLOW] - policy.vote[..., YELLOW])[:, is_reached]
            assert (difference > 0.3).mean() > 0.1

    def test_able_keeps_and_replaces(self) -> None:
        able, kinds, rng = Able(*DATA, *LIMITS), set(), Random(1)
        for view in views(Options(5, yellow_swap="may"), range(20)):
            if Keep() in view.legal:
                kinds.add(type(able.choose(view, rng)))
        assert kinds == {Keep, Replace}


def faulty_bundles(bundle: bytes) -> dict[str, tuple[bytes, str]]:
    packed = unpack(bundle)
    first, *others = (bundled_name(kind) for kind in other_kinds(5))
    inner = packed.parts[first].data

    def with_first(data: bytes) -> bytes:
        return pack(packed.facts, {**packed.parts, first: PackedTable((len(data),), data)})

    short = {**unpack(inner).parts, "cfr.vote": PackedTable((1,), b"x")}
    return {
        "missing table": (
            pack(packed.facts, {each: packed.parts[each] for each in others}),
            "it has no table",
        ),
        "table cut off": (with_first(inner[:-50]), "damaged"),
        "no table": (with_first(b"PK" + inner), "no file of tables"),
        "table of another variant": (with_first(packed.parts[others[0]].data), "another variant"),
        "short table": (with_first(pack(unpack(inner).facts, short)), "cfr.vote"),
        "no players": (pack({}, packed.parts), "number of players"),
        "wrong players": (pack({"players": [5]}, packed.parts), "number of players"),
    }


@pytest.mark.parametrize("fault", faulty_bundles(LIMITS[0]))
def test_damaged_or_wrong_file_is_refused(fault: str) -> None:
    file, problem = faulty_bundles(LIMITS[0])[fault]
    rules = Rules(*other_kinds(5)[0])
    view = first_vote(options(rules))
    for read in (
        lambda: Able(DATA[0], file).choose(view, Random(1)),
        lambda: TrainedPolicies(DATA[0], file).policy(rules, "cfr"),
    ):
        with pytest.raises(Malformed) as caught:
            read()
        assert problem in str(caught.value)
        assert caught.value.where == "table"


def options(rules: Rules) -> Options:
    return Options(rules.players, limit=rules.limit, yellow_swap="may" if rules.may_keep_yellow else "must")


def test_able_names_a_missing_table() -> None:
    view = first_vote(Options(5, limit=12))
    with pytest.raises(Malformed, match="5 players, a limit of 12 and a yellow that must be replaced"):
        Able(*DATA).choose(view, Random(1))


def test_types_are_solved_for_each_table() -> None:
    rules = Rules(5, 16, may_keep_yellow=False)
    for name, care in PRECISIONS.items():
        for table, solved in zip(models().policy(rules, name), quantal_response(rules, care), strict=True):
            assert np.array_equal(table, solved)
