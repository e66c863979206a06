"""`bench bots-idus` among thinking bots: the tree of games, lift and answers."""

from typing import Any

import numpy as np
import pytest

from bench.bots.bots_idus import by_game, mean_loss, print_lifts
from bench.bots.idus_answers import BotWithTrueModel, bot_of_policy, print_best_answers
from bench.bots.idus_company import Tree, half_seats, one_seat
from bench.bots.idus_players import bot, deal_state, play_game, printed_rules, random_streams, table
from lusoria.games.idus_martii.model import Options
from lusoria.minds.idus_martii.belief.table_policies import honest_policy
from tests.minds.idus_martii.views import views

BOTS: dict[str, Any] = {name: bot(name) for name in ("novice", "able", "strong")}


def test_tree_contains_the_played_games() -> None:
    rows = (["able"] * 5, ["able", "strong", "able", "novice", "able"], ["strong"] * 5, ["able"] * 5)
    for deal in range(4):
        tree = Tree(deal_state(5, 61, deal), BOTS, random_streams(61, deal))
        for names in rows:
            result = play_game(deal_state(5, 61, deal), [bot(name) for name in names], 61, deal).result
            assert result is not None
            assert tree.winners(names) == result.winners


def test_one_seat_rotates_through_all_seats() -> None:
    found = one_seat(5, "able", 3, 62, ["novice"], BOTS)
    for deal in range(3):
        wins = 0
        for seat in range(5):
            names = ["able"] * 5
            names[seat] = "novice"
            result = play_game(deal_state(5, 62, deal), [bot(name) for name in names], 62, deal).result
            assert result is not None
            wins += seat in result.winners
        assert found[deal, 1] == pytest.approx(wins / 5)


def test_better_bot_wins_more_half_and_half() -> None:
    more = half_seats(5, "able", "novice", 300, 63, BOTS)
    assert more.mean() > 3 * more.std() / 300**0.5
    assert (half_seats(5, "able", "able", 20, 63, BOTS) == 0).all()
    less = half_seats(5, "novice", "able", 300, 63, BOTS)
    assert less.mean() < -3 * less.std() / 300**0.5


def test_learnt_answer_is_played() -> None:
    rules = printed_rules(5)
    left, right = bot_of_policy(rules, table(5, "able")), bot("able")
    for view in views(Options(5), range(3)):
        if view.table.step in ("vote", "veto", "replace", "discard"):
            mine, known = (np.array(each.weights(view)) for each in (left, right))
            assert mine / mine.sum() == pytest.approx(known / known.sum(), abs=0.02)


def test_player_who_knows_the_tables_wins() -> None:
    """At least ten points from honest players; without their table a master wins 25."""
    rules = printed_rules(5)
    bots = {
        "honest": bot("honest"),
        "knowing": BotWithTrueModel(rules, honest_policy(rules), table(5, "able"), 0.01),
    }
    wins = one_seat(5, "honest", 60, 64, ["knowing"], bots)
    assert (wins[:, 1] - wins[:, 0]).mean() > 0.1


def test_too_few_games_are_refused_at_once() -> None:
    """With fewer than two games per seat there is no error estimate."""
    problem = "9 games are too few: with 5 players it takes 10 or more"
    for population in ("strong", "able"):
        with pytest.raises(SystemExit, match=problem):
            print_lifts(5, population, 9, 66, ["novice"])
    with pytest.raises(SystemExit, match=problem):
        print_best_answers(5, 9, 66, ["strong"])


def test_decision_at_one_table_is_computed_once() -> None:
    """Two games of four seats, at 0.5 and at certainty, are two figures instead of eight."""
    forecasts = np.array([[0.5, 0.5, 0.0]] * 4 + [[1.0, 0.0, 0.0]] * 4)
    losses = by_game(forecasts, [0, 1, 0, 1, 0, 0, 0, 0], 2)
    assert losses == pytest.approx([np.log(2), 0])
    assert mean_loss(losses) == f"{np.log(2) / 2:.3f} ({np.log(2) / 2:.3f})"


def test_answers_are_reported(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name, count in (("LEARNING_GAMES", 2000), ("CHOOSING_GAMES", 4000), ("COMPILED_GAMES", 4000)):
        monkeypatch.setattr(f"bench.bots.idus_answers.{name}", count)
    print_best_answers(5, 10, 65, ["novice", "strong"])
    output = capsys.readouterr().out
    assert output.count("without memory") == output.count("with memory") == 2
    assert "among novice" in output
    assert "among strong" in output
