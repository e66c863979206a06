"""Training: the same again from the same seed, fair to both sides, and worth the while."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from lusoria.bots.idus_martii.able import Able
from lusoria.cli import main
from lusoria.core.packed_tables import unpack
from lusoria.games.idus_martii.actions import Assign, Look
from lusoria.games.idus_martii.model import Options
from lusoria.games.idus_martii.policy_keys import MIRRORED, Files, bundled_name, other_kinds
from lusoria.lab.idus_martii.train.distillation import Unaware, count, distilled
from lusoria.lab.idus_martii.train.limit_tables import train_limits, trained_for
from lusoria.lab.idus_martii.train.policy_lift import lift
from lusoria.lab.idus_martii.train.regret_minimization import least_regret, matched, tables
from lusoria.lab.idus_martii.train.table_files import GAMES, train, trained
from lusoria.minds.idus_martii.belief.opponent_models import MODELS
from lusoria.minds.idus_martii.belief.quantal_response import quantal_response
from lusoria.minds.idus_martii.belief.table_policies import (
    Rules,
    TrainedPolicies,
    honest_policy,
    mirror,
    uniform_policy,
)
from lusoria.minds.idus_martii.players.strong_and_master import Master
from tests.minds.idus_martii.learnt import DATA, LIMITS
from tests.minds.idus_martii.test_policies import chance
from tests.minds.idus_martii.views import views

RULES, FILE = Rules(5, 13, may_keep_yellow=False), DATA[0]


def quiet(done: int, total: int) -> None:
    assert 0 < done <= total


def test_a_seed_says_it_all(tmp_path: Path) -> None:
    one, again, other = (trained(5, seed, 100, quiet, watched=3) for seed in (1, 1, 2))
    assert one == again
    assert one != other
    (path,) = train(tmp_path, range(5, 6), 1, quiet, games=100, watched=3)
    assert path.read_bytes() == one


def test_how_far_it_is_only_grows(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    made = train(tmp_path, range(5, 7), 1, lambda *far: told.append(far), games=100, watched=2)
    assert [path.name for path in made] == ["5.tables", "6.tables"]
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]


def test_what_is_written_can_be_played() -> None:
    file = trained(5, 1, 100, quiet, watched=3)
    assert unpack(file).facts["games"] == 100
    assert unpack(file).facts["watched"] == 3
    able = Able(file)
    for view in views(Options(5), range(2)):
        assert able.choose(view, Random(1)) in view.legal
    for name in ("cfr", "thinking"):
        learnt = TrainedPolicies(file).policy(RULES, name)
        for one, image in enumerate(MIRRORED):
            assert np.array_equal(learnt.vote[one], mirror(learnt.vote[image]))
            assert np.array_equal(learnt.swap[one], mirror(learnt.swap[image]))
            assert np.array_equal(learnt.replace[one], mirror(learnt.replace[image]))


class TestWatching:
    """What thinkers do, as a table."""

    def test_what_was_never_seen_is_as_usual(self) -> None:
        usual = quantal_response(RULES, 20.0)
        watched = distilled(RULES, FILE, usual, 2, 1)
        for seen, other in zip(watched, usual, strict=True):
            differs = ~np.isclose(seen, other).reshape(*seen.shape[:4], -1).all(axis=-1)
            assert differs.any()
            assert differs.mean() < 0.1

    def test_what_is_done_is_counted_where_it_is_looked_up(self) -> None:
        """Whoever always takes the last thing allowed is found to do so, wherever that is a choice."""
        counted, seen = tables(RULES), set()
        for view in views(Options(5), range(12)):
            if len(view.legal) > 1:
                count(view, view.legal[-1], counted)
        policy = matched(counted, uniform_policy(RULES))
        for view in views(Options(5), range(12)):
            if len(view.legal) > 1 and not isinstance(view.legal[0], Look | Assign):
                assert chance(policy, view, view.legal[-1]) == pytest.approx(1)
                seen.add(view.table.step)
        assert seen == {"vote", "veto", "replace", "discard"}

    def test_both_sides_do_alike(self) -> None:
        watched = distilled(RULES, FILE, TrainedPolicies(FILE).policy(RULES, "cfr"), 3, 2)
        for one, image in enumerate(MIRRORED):
            assert np.allclose(watched.vote[one], mirror(watched.vote[image]))
            assert np.allclose(watched.swap[one], mirror(watched.swap[image]))
        assert np.allclose(watched.keep[1], watched.keep[2].swapaxes(1, 2))

    def test_who_is_watched_knows_nobody_who_thinks(self) -> None:
        """Or else a table would be made of what comes of it."""
        assert "thinking" not in MODELS[Unaware.model]
        assert "thinking" in MODELS[Master.model]


def test_other_limits_are_learnt_the_same_way(tmp_path: Path) -> None:
    one, again, other = (
        next(train_limits(tmp_path / str(number), range(5, 6), seed, quiet, games=20)).read_bytes()
        for number, seed in enumerate((1, 1, 2))
    )
    assert one == again
    assert one != other
    known = Files(one)
    for kind in other_kinds(5):
        facts = known[kind].facts
        assert (facts["players"], facts["limit"], facts["may"]) == kind
    able = Able(one)
    for options in (Options(5, limit=12), Options(5, limit=17), Options(5, yellow_swap="may")):
        for view in views(options, range(1)):
            assert able.choose(view, Random(1)) in view.legal


def test_what_ships_is_what_the_command_makes() -> None:
    """One of the kinds, the cheapest: all of them take minutes."""
    kind = other_kinds(5)[0]
    shipped = unpack(LIMITS[0])
    assert (shipped.facts["seed"], shipped.facts["games"]) == (1, GAMES)
    assert trained_for(Rules(*kind), 1, GAMES) == shipped.parts[bundled_name(kind)].data


def test_care_pays() -> None:
    """The more carefully people choose, the more one wins among others who are honest, or play anything."""
    careless, sharp = quantal_response(RULES, 20.0), quantal_response(RULES, 60.0)
    for others in (honest_policy(RULES), uniform_policy(RULES)):
        less, more = (lift(RULES, one, others, 4000, 5) for one in (careless, sharp))
        assert less.mean > 4 * less.error
        assert more.mean > less.mean - 2 * more.error


def test_regret_teaches() -> None:
    """A thousand games are enough to win from those who play anything; an answer to them is better yet."""
    anything = uniform_policy(RULES)
    learnt = least_regret(RULES, 1000, 1)
    answer = least_regret(RULES, 4000, 1, others=anything)
    first, second = (lift(RULES, one, anything, 4000, 5) for one in (learnt, answer))
    assert first.mean > 5
    assert second.mean > 5


def test_an_answer_that_starts_from_a_policy_leaves_it_where_that_pays() -> None:
    """After a few games it is nearly that policy; after many it wins more among those who play anything."""
    start, anything = quantal_response(RULES, 20.0), uniform_policy(RULES)
    few, many = (
        least_regret(RULES, games, 1, others=anything, unmet=start, start=start) for games in (20, 8000)
    )
    assert np.isclose(few.vote, start.vote).mean() > 0.9
    assert lift(RULES, many, anything, 8000, 5).mean > lift(RULES, start, anything, 8000, 5).mean


def test_nobody_wins_more_by_being_themselves() -> None:
    policy = quantal_response(RULES, 20.0)
    assert lift(RULES, policy, policy, 500, 5) == (0.0, 0.0)


def test_the_command_refuses_a_table_that_cannot_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = main(["lab", "train", "idus-martii", "--players", "5..9", "--folder", str(tmp_path / "data")])
    assert told == 2
    assert "9" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()
