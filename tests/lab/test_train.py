"""Training: the same again from the same seed, fair to both sides, and worth the while."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from lusoria.bots.idus_martii.able import Able
from lusoria.cli import main
from lusoria.core.packed import unpack
from lusoria.games.idus_martii.learned import MIRRORED, Files, bundled_name, other_kinds
from lusoria.games.idus_martii.model import Options
from lusoria.lab.idus_martii.train.lifts import lift
from lusoria.lab.idus_martii.train.limits import train_limits, trained_for
from lusoria.lab.idus_martii.train.regrets import least_regret
from lusoria.lab.idus_martii.train.writing import GAMES, train, trained
from lusoria.minds.idus_martii.careful import careful
from lusoria.minds.idus_martii.policies import Learned, Rules, empty, honest, mirrored
from tests.minds.idus_martii.learnt import LIMITS
from tests.minds.idus_martii.views import views

RULES = Rules(5, 13, may=False)


def quiet(done: int, total: int) -> None:
    assert 0 < done <= total


def test_a_seed_says_it_all(tmp_path: Path) -> None:
    one, again, other = (trained(5, seed, 100, quiet) for seed in (1, 1, 2))
    assert one == again
    assert one != other
    (path,) = train(tmp_path, range(5, 6), 1, quiet, games=100)
    assert path.read_bytes() == one


def test_what_is_written_can_be_played() -> None:
    file = trained(5, 1, 100, quiet)
    assert unpack(file).facts["games"] == 100
    able = Able(file)
    for view in views(Options(5), range(2)):
        assert able.choose(view, Random(1)) in view.legal
    cfr = Learned(file).policy(RULES, "cfr")
    for one, image in enumerate(MIRRORED):
        assert np.array_equal(cfr.vote[one], mirrored(cfr.vote[image]))


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
    careless, sharp = careful(RULES, 20.0), careful(RULES, 60.0)
    for others in (honest(RULES), empty(RULES)):
        less, more = (lift(RULES, one, others, 4000, 5) for one in (careless, sharp))
        assert less.mean > 4 * less.error
        assert more.mean > less.mean - 2 * more.error


def test_regret_teaches() -> None:
    """A thousand games are enough to win from those who play anything; an answer to them is better yet."""
    anything = empty(RULES)
    learnt = least_regret(RULES, 1000, 1)
    answer = least_regret(RULES, 4000, 1, others=anything)
    first, second = (lift(RULES, one, anything, 4000, 5) for one in (learnt, answer))
    assert first.mean > 5
    assert second.mean > 5


def test_nobody_wins_more_by_being_themselves() -> None:
    policy = careful(RULES, 20.0)
    assert lift(RULES, policy, policy, 500, 5) == (0.0, 0.0)


def test_the_command_refuses_a_table_that_cannot_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = main(["lab", "train", "idus-martii", "--players", "5..9", "--folder", str(tmp_path / "data")])
    assert told == 2
    assert "9" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()
