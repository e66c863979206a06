"""Training of Idus Martii: reproducible, mirror-symmetric, and effective."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from lusoria.bots.idus_martii.able import Able
from lusoria.cli import main
from lusoria.core.packed_tables import unpack
from lusoria.games.idus_martii.model import Options
from lusoria.games.idus_martii.policy_keys import MIRRORED, Files, bundled_name, other_kinds
from lusoria.lab.idus_martii.train.distillation import TableMaster, count_action, distill
from lusoria.lab.idus_martii.train.limit_tables import train_for, train_limits
from lusoria.lab.idus_martii.train.policy_lift import lift
from lusoria.lab.idus_martii.train.regret_minimization import match_regrets, minimize_regret, zero_tables
from lusoria.lab.idus_martii.train.table_files import TRAINING_GAMES, train, train_tables
from lusoria.minds.idus_martii.belief.opponent_models import MODELS
from lusoria.minds.idus_martii.belief.quantal_response import quantal_response
from lusoria.minds.idus_martii.belief.table_policies import (
    Rules,
    TrainedPolicies,
    exchange_sides,
    honest_policy,
    uniform_policy,
)
from lusoria.minds.idus_martii.players.strong_and_master import Master
from tests.minds.idus_martii.test_policy_tables import chance
from tests.minds.idus_martii.trained_data import DATA, LIMITS
from tests.minds.idus_martii.views import table_decisions, views

RULES, FILE = Rules(5, 13, may_keep_yellow=False), DATA[0]


def ignore_progress(done: int, total: int) -> None:
    assert 0 < done <= total


def test_equal_seeds_make_equal_files(tmp_path: Path) -> None:
    first, second, other = (
        train_tables(5, seed, 100, ignore_progress, distilled_games=3) for seed in (1, 1, 2)
    )
    assert first == second
    assert first != other
    (path,) = train(tmp_path, range(5, 6), 1, ignore_progress, games=100, distilled_games=3)
    assert path.read_bytes() == first


def test_progress_only_grows(tmp_path: Path) -> None:
    calls: list[tuple[int, int]] = []
    files = train(
        tmp_path, range(5, 7), 1, lambda *report: calls.append(report), games=100, distilled_games=2
    )
    assert [path.name for path in files] == ["5.tables", "6.tables"]
    assert calls == sorted(calls)
    assert calls[-1][0] == calls[-1][1]


def test_trained_file_can_be_played() -> None:
    file = train_tables(5, 1, 100, ignore_progress, distilled_games=3)
    assert unpack(file).facts["games"] == 100
    assert unpack(file).facts["watched"] == 3
    able = Able(file)
    for view in views(Options(5), range(2)):
        assert able.choose(view, Random(1)) in view.legal
    for name in ("cfr", "thinking"):
        trained = TrainedPolicies(file).policy(RULES, name)
        for own, image in enumerate(MIRRORED):
            for table in (trained.vote, trained.swap, trained.replace):
                assert np.array_equal(table[own], exchange_sides(table[image]))


class TestDistillation:
    """A policy table distilled from games of strong bots."""

    def test_states_without_counts_keep_the_other_table(self) -> None:
        usual = quantal_response(RULES, 20.0)
        distilled = distill(RULES, FILE, usual, 2, 1)
        for table, other in zip(distilled, usual, strict=True):
            differs = ~np.isclose(table, other).reshape(*table.shape[:4], -1).all(axis=-1)
            assert differs.any()
            assert differs.mean() < 0.1

    def test_actions_are_counted_at_their_table_entry(self) -> None:
        """A player who always takes the last legal action has probability 1 there."""
        counts, steps = zero_tables(RULES), set()
        for view in views(Options(5), range(12)):
            if len(view.legal) > 1:
                count_action(view, view.legal[-1], counts)
        policy = match_regrets(counts, uniform_policy(RULES))
        for view in table_decisions(Options(5), range(12)):
            assert chance(policy, view, view.legal[-1]) == pytest.approx(1)
            steps.add(view.table.step)
        assert steps == {"vote", "veto", "replace", "discard"}

    def test_distilled_table_is_mirror_symmetric(self) -> None:
        distilled = distill(RULES, FILE, TrainedPolicies(FILE).policy(RULES, "cfr"), 3, 2)
        for own, image in enumerate(MIRRORED):
            for table in (distilled.vote, distilled.swap):
                assert np.allclose(table[own], exchange_sides(table[image]))
        assert np.allclose(distilled.keep[1], distilled.keep[2].swapaxes(1, 2))

    def test_table_master_has_no_thinking_opponents(self) -> None:
        """Otherwise the table would depend on itself."""
        assert "thinking" not in MODELS[TableMaster.model]
        assert "thinking" in MODELS[Master.model]


def test_limit_files_are_reproducible_and_playable(tmp_path: Path) -> None:
    first, second, other = (
        next(train_limits(tmp_path / str(number), range(5, 6), seed, ignore_progress, games=20)).read_bytes()
        for number, seed in enumerate((1, 1, 2))
    )
    assert first == second
    assert first != other
    files_by_kind = Files(first)
    for kind in other_kinds(5):
        facts = files_by_kind[kind].facts
        assert (facts["players"], facts["limit"], facts["may"]) == kind
    able = Able(first)
    for options in (Options(5, limit=12), Options(5, limit=17), Options(5, yellow_swap="may")):
        for view in views(options, range(1)):
            assert able.choose(view, Random(1)) in view.legal


def test_shipped_file_equals_the_output_of_training() -> None:
    """The cheapest kind of table; all of them take minutes."""
    kind = other_kinds(5)[0]
    shipped = unpack(LIMITS[0])
    assert (shipped.facts["seed"], shipped.facts["games"]) == (1, TRAINING_GAMES)
    assert train_for(Rules(*kind), 1, TRAINING_GAMES) == shipped.parts[bundled_name(kind)].data


def test_precise_policies_win_more() -> None:
    """Higher precision wins more among honest or random players."""
    careless, sharp = quantal_response(RULES, 20.0), quantal_response(RULES, 60.0)
    for opponents in (honest_policy(RULES), uniform_policy(RULES)):
        less, more = (lift(RULES, policy, opponents, 4000, 5) for policy in (careless, sharp))
        assert less.mean > 4 * less.error
        assert more.mean > less.mean - 2 * more.error


def test_regret_minimization_wins() -> None:
    """A thousand games are enough to win against random players; a best response wins more."""
    uniform = uniform_policy(RULES)
    trained = minimize_regret(RULES, 1000, 1)
    answer = minimize_regret(RULES, 4000, 1, others=uniform)
    first, second = (lift(RULES, policy, uniform, 4000, 5) for policy in (trained, answer))
    assert first.mean > 5
    assert second.mean > 5


def test_answer_departs_from_its_start_where_it_pays() -> None:
    """After few games it is close to the start; after many it wins more against random players."""
    start, uniform = quantal_response(RULES, 20.0), uniform_policy(RULES)
    few, many = (
        minimize_regret(RULES, games, 1, others=uniform, unmet=start, start=start) for games in (20, 8000)
    )
    assert np.isclose(few.vote, start.vote).mean() > 0.9
    assert lift(RULES, many, uniform, 8000, 5).mean > lift(RULES, start, uniform, 8000, 5).mean


def test_lift_of_the_same_policy_is_zero() -> None:
    policy = quantal_response(RULES, 20.0)
    assert lift(RULES, policy, policy, 500, 5) == (0.0, 0.0)


def test_command_refuses_an_impossible_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    calls = main(["lab", "train", "idus-martii", "--players", "5..9", "--folder", str(tmp_path / "data")])
    assert calls == 2
    assert "9" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()
