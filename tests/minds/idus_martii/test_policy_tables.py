"""Policy tables: equal with and without NumPy, mirror-symmetric, and checked."""

import zlib
from random import Random

import numpy as np
import pytest

from lusoria.bots.idus_martii.able import Able
from lusoria.bots.idus_martii.honest import Honest
from lusoria.core.errors import Malformed
from lusoria.core.packed_tables import MAGIC, PackedTable, pack, unpack
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Action, Discard, Keep, Replace, Veto, Vote
from lusoria.games.idus_martii.model import COLOURS, FACTIONS, PRINTED_LIMIT, Options, limits
from lusoria.games.idus_martii.policy_keys import MIRRORED, PAIRS, preference, printed_tokens
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.belief.table_policies import (
    Policy,
    Rules,
    TrainedPolicies,
    exchange_sides,
    honest_policy,
)
from lusoria.minds.idus_martii.players.strong_and_master import Master, Strong
from tests.minds.idus_martii.trained_data import DATA, LIMITS, models
from tests.minds.idus_martii.views import first_vote, table_decisions

OPTIONS = (
    Options(5),
    Options(6, yellow_swap="may"),
    Options(7, limit=16),
    Options(8, limit=31, yellow_swap="may"),
)


def rules(options: Options) -> Rules:
    limit = options.limit or PRINTED_LIMIT[options.players]
    return Rules(options.players, limit, options.yellow_swap == "may")


def chance(policy: Policy, view: View, action: Action) -> float:
    """Probability that a policy chooses this action."""
    assert view.mine is not None
    at = (view.table.turn - 1, view.table.loyal, view.table.traitor)
    own = preference(view.mine.hand)
    match action:
        case Vote(colour=colour):
            probability = policy.vote[own][at][COLOURS.index(colour)]
        case Veto(swap=swap):
            probability = policy.swap[own][at][COLOURS.index(view.mine.looks[-1].colour)]
            probability = probability if swap else 1 - probability
        case Replace(colour=colour):
            laid = COLOURS.index(view.mine.votes[-1].laid)
            probability = policy.replace[own][at][laid, COLOURS.index(colour)]
        case Keep():
            probability = policy.replace[own][at][2, 2]
        case Discard(faction=faction):
            discarded = PAIRS[own - 3].index(FACTIONS.index(faction))
            probability = policy.keep[own - 3][at][1 - discarded]
        case _:
            probability = 1 / len(view.legal)
    return float(probability)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
class TestTablesAndBots:
    def test_able_plays_the_table_of_the_models(self, options: Options) -> None:
        able, policy = Able(*DATA, *LIMITS), models().policy(rules(options), "cfr")
        steps = set()
        for view in table_decisions(options, range(12)):
            weights = able.weights(view)
            for action, weight in zip(view.legal, weights, strict=True):
                assert weight / sum(weights) == pytest.approx(chance(policy, view, action), abs=1e-9)
            steps.add(view.table.step)
        assert steps == {"vote", "veto", "replace", "discard"}

    def test_honest_table_equals_honest_bot(self, options: Options) -> None:
        policy, bot = honest_policy(rules(options)), Honest()
        for view in table_decisions(options, range(4)):
            choices = [bot.choose(view, Random(seed)) for seed in range(60)]
            for action in view.legal:
                likely = chance(policy, view, action)
                tolerance = 0 if likely in (0, 1) else 0.3
                assert choices.count(action) / 60 == pytest.approx(likely, abs=tolerance)


@pytest.mark.parametrize("players", PRINTED_LIMIT)
@pytest.mark.parametrize("name", ["honest", "careless", "sharp", "cfr", "thinking"])
def test_policies_are_mirror_symmetric(players: int, name: str) -> None:
    """With Loyal and Traitors, green and red exchanged, each plays as its mirror image."""
    vote, swap, replace, keep = models().policy(
        Rules(players, PRINTED_LIMIT[players], may_keep_yellow=False), name
    )
    for row, image in enumerate(MIRRORED):
        for table in (vote, swap, replace):
            assert np.array_equal(table[row], exchange_sides(table[image]))
    assert np.allclose(keep[0], keep[0].swapaxes(1, 2)[..., ::-1], atol=1e-12)
    assert np.array_equal(keep[1], keep[2].swapaxes(1, 2))


@pytest.mark.parametrize("players", PRINTED_LIMIT)
def test_policies_are_probabilities(players: int) -> None:
    for may in (False, True):
        for name in ("cfr", "thinking"):
            policy = models().policy(Rules(players, PRINTED_LIMIT[players], may), name)
            for table in (policy.vote, np.maximum(policy.replace, 0), policy.keep):
                assert np.allclose(table.sum(axis=-1), 1)
            assert policy.swap.min() >= 0
            assert policy.swap.max() <= 1
            assert (policy.vote[:, :players, ..., 2] == 0).all()
            assert ((policy.replace[..., 2, 2] < 0) != may).all()


class TestPolicyForPrintedRules:
    """Other limits use the most similar state of the printed rules."""

    @pytest.mark.parametrize("players", PRINTED_LIMIT)
    def test_policy_is_unchanged_at_printed_limit(self, players: int) -> None:
        for turn in range(2 * players):
            for loyal in range(PRINTED_LIMIT[players] + 1):
                for traitor in range(PRINTED_LIMIT[players] + 1):
                    if loyal + traitor in range(min(2 * turn, 2 * players), 2 * turn + 1):
                        moved = printed_tokens(players, PRINTED_LIMIT[players], turn, loyal, traitor)
                        assert moved == (loyal, traitor)

    @pytest.mark.parametrize("players", PRINTED_LIMIT)
    def test_policy_maps_to_reachable_tokens(self, players: int) -> None:
        """Tokens stay within the limit; if no token can pass it, the lead stays the same."""
        for limit in limits(players):
            for turn in range(players, 2 * players):
                for loyal in range(limit + 1):
                    for total in range(2 * players, 2 * turn + 1):
                        traitor = total - loyal
                        if traitor not in range(limit + 1):
                            continue
                        tokens = printed_tokens(players, limit, turn, loyal, traitor)
                        assert min(tokens) >= 0
                        assert max(tokens) <= PRINTED_LIMIT[players]
                        if max(loyal, traitor) <= PRINTED_LIMIT[players]:
                            assert tokens[0] - tokens[1] == loyal - traitor
                            assert 2 * players <= sum(tokens) <= 2 * turn

    def test_shown_yellow_is_kept_as_often_as_laid(self) -> None:
        policy = TrainedPolicies(*DATA).policy(Rules(5, 13, may_keep_yellow=True), "cfr")
        assert np.array_equal(policy.replace[..., 2, 2], policy.vote[..., 2])
        assert np.allclose(policy.replace[..., 2, :].sum(axis=-1), 1)


def faulty_files(file: bytes) -> dict[str, tuple[bytes, str]]:
    packed = unpack(file)
    without = {name: part for name, part in packed.parts.items() if name != "cfr.vote"}
    short = {**packed.parts, "cfr.vote": PackedTable((3,), b"abc")}
    body = bytearray(zlib.decompress(file[len(MAGIC) :]))
    return {
        "another file": (b"PK\x03\x04" + file, "no file of tables"),
        "an old one": (file.replace(b"tables 1", b"tables 0"), "no file of tables"),
        "cut off": (file[:-100], "damaged"),
        "a flipped bit": (file[:2000] + bytes([file[2000] ^ 1]) + file[2001:], "damaged"),
        "too short": (MAGIC + zlib.compress(bytes(body[:-1])), "damaged"),
        "no head": (MAGIC + zlib.compress(b"[]\n"), "damaged"),
        "no players": (pack({}, packed.parts), "number of players"),
        "another limit": (pack({"players": 5, "limit": 14}, packed.parts), "for 5 players"),
        "a part is missing": (pack(packed.facts, without), "cfr"),
        "a part is short": (pack(packed.facts, short), "cfr"),
    }


@pytest.mark.parametrize("fault", faulty_files(DATA[0]))
def test_damaged_or_wrong_file_is_refused(fault: str) -> None:
    file, problem = faulty_files(DATA[0])[fault]
    for reader in (
        Able,
        lambda data: TrainedPolicies(data).policy(Rules(5, 13, may_keep_yellow=False), "cfr"),
    ):
        with pytest.raises(Malformed) as caught:
            reader(file)
        assert problem in str(caught.value)
        assert caught.value.where == "table"


def test_file_without_thinking_policy_is_refused() -> None:
    """Bots that do not need it read the file."""
    packed = unpack(DATA[0])
    learnt = {name: part for name, part in packed.parts.items() if not name.startswith("thinking.")}
    assert len(learnt) == len(packed.parts) - 4
    old, rules = pack(packed.facts, learnt), Rules(5, 13, may_keep_yellow=False)
    with pytest.raises(Malformed, match=r"it holds no thinking\.vote of the size") as caught:
        Master(old).evaluator(rules)
    assert caught.value.where == "table"
    view = first_vote(Options(5))
    for bot in (Able(old), Strong(old)):
        assert bot.choose(view, Random(1)) in view.legal


def test_missing_number_of_players_is_named() -> None:
    view = first_vote(Options(6))
    with pytest.raises(Malformed, match="6 players"):
        Able(DATA[0]).choose(view, Random(1))
    with pytest.raises(Malformed, match="6 players"):
        TrainedPolicies(DATA[0]).policy(Rules(6, 15, may_keep_yellow=False), "cfr")


def test_files_are_small_and_for_these_rules() -> None:
    assert sum(map(len, DATA + LIMITS)) < 1_000_000
    for file in DATA + LIMITS:
        assert unpack(file).facts["rules"] == IDUS_MARTII.version
