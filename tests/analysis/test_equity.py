"""Equity analysis of Alea Romana: decision costs, luck and skill."""

from functools import cache, partial
from random import Random
from statistics import fmean, stdev

import pytest
from msgspec.structs import replace

from lusoria.analysis import analyse
from lusoria.analysis.alea.equity import prospect_after, value_before
from lusoria.analysis.record_steps import transitions
from lusoria.bots import bot
from lusoria.bots.coach import advise
from lusoria.core.game import Chance, fold, sample
from lusoria.games import game as find_game
from lusoria.games.alea.actions import Roll, Write
from lusoria.games.alea.model import Card, State
from lusoria.records.codec import encode
from lusoria.records.match import Match
from lusoria.records.record import Record
from lusoria.table.room.standings import score_of
from lusoria.wire.alea.messages import Equity
from tests.bots.bot_games import bot_record

ALEA = find_game("alea")


SIZES = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def alea_record(players: int, seed: int, *names: str) -> Record:
    return bot_record("alea", players, seed, *names)


def equity_of(record: Record) -> Equity:
    found = analyse(record)
    assert isinstance(found, Equity)
    return found


@cache
def game_equity(players: int, seed: int, *names: str) -> Equity:
    return equity_of(alea_record(players, seed, *names))


def sample_equity(players: int) -> Equity:
    """Analysis of a game among able and novice bots."""
    return game_equity(players, players, "able", "novice")


@SIZES
def test_parts_of_equity_add_up_to_the_result(players: int) -> None:
    found = sample_equity(players)
    assert [account.seat for account in found.accounts] == list(range(players))
    for account in found.accounts:
        for parts in (account.points, account.chance):
            total = parts.start + parts.luck + parts.skill + parts.others
            assert total == pytest.approx(parts.result, abs=5e-4)
        assert account.chance.skill <= 0.02, "the master gives little chance away for points"
    assert sum(account.chance.result for account in found.accounts) == pytest.approx(1)
    starts = [account.points.start for account in found.accounts]
    assert len(set(starts)) == 1, "the last round is complete, so all have as many turns"


@SIZES
def test_start_chances_add_up_to_one(players: int) -> None:
    """Regression: start values were those before each first turn; three of them added up to 129 %."""
    first, *others = [account.chance.start for account in sample_equity(players).accounts]
    assert first + sum(others) == pytest.approx(1, abs=1e-3)
    assert len(set(others)) == 1, "they have not moved"
    assert first == pytest.approx(1 / players, abs=0.05), "the first player has almost no advantage"


@pytest.mark.parametrize("players", [2, 4])
def test_value_before_a_die_is_the_mean_after_it(players: int) -> None:
    """Regression: the most points after a die were more than the plan had, by 6.5 in a game of two.

    So the mean of luck is 0 in both units.
    """
    dice = 0
    for transition in transitions(alea_record(players, 5, "novice")):
        if not isinstance(transition.action, Roll):
            continue
        assert transition.seat is not None
        options = advise("alea", ALEA.view(transition.before, transition.seat)).options
        (rolled,) = [option for option in options if option.action == transition.action]
        chance = ALEA.turn(transition.after)
        assert isinstance(chance, Chance)
        mean = [0.0, 0.0]
        for events, odds in chance.odds():
            after = fold(ALEA, transition.after, events)
            then = value_before(advise("alea", ALEA.view(after, transition.seat)))
            mean = [total + float(odds) * value for total, value in zip(mean, then, strict=True)]
        assert mean == pytest.approx([rolled.chance, rolled.points], abs=5e-4)
        dice += 1
    assert dice > 20


def late_state(cards: tuple[Card, ...]) -> State:
    """Seat 0 has a 21 to write and two rows to spare; seat 1, with one row left, plays after it."""
    start = ALEA.start(ALEA.options_type(players=2))
    assert isinstance(start, State)
    columns = (9, 14, 0, 0, 0, 33, 36), (9, 14, 21, 0, 30, 33, 36)
    return replace(start, columns=columns, cards=(("joker",), cards), dice=("X", "X", "I"))


def test_points_expect_no_turn_after_the_last_round() -> None:
    """Regression: a turn more was expected, although no turn can follow.

    Seat 1 writes its last row or fails without cards: this round is the last either way (G1, G2).
    """
    for option in advise("alea", ALEA.view(late_state(()), 0)).options:
        if isinstance(option.action, Write):
            assert option.points == pytest.approx(9 + 14 + 33 + 36 + option.action.number + 5)


def test_points_are_higher_if_the_rival_has_a_card() -> None:
    points = [advise("alea", ALEA.view(late_state(cards), 0)).options[0].points for cards in ((), ("joker",))]
    assert (points[1] or 0) > (points[0] or 999) + 1


def test_start_value_does_not_depend_on_dice() -> None:
    games = (sample_equity(3), equity_of(alea_record(3, 4, "able")))
    left, right = ([(each.chance.start, each.points.start) for each in game.accounts] for game in games)
    assert left == right


def test_player_who_cannot_win_has_chance_zero() -> None:
    """Regression: a chance of 0 was taken for an unknown one and replaced by the start value."""
    transition = next(iter(transitions(alea_record(3, 3, "able", "novice"))))
    found = prospect_after(transition, [(0.6, 200.0), (0.0, 90.0), (0.3, 180.0)])
    assert found.chances == (0.6, 0.0, 0.4)


def test_analysis_reports_progress_by_round() -> None:
    reports: list[tuple[int, int]] = []
    record = alea_record(3, 3, "able", "novice")
    assert analyse(record, on_progress=lambda *report: reports.append(report)) == sample_equity(3)
    rounds = max(turn.round for turn in sample_equity(3).turns)
    assert reports == [(done, rounds) for done in range(1, rounds)]


def test_skill_of_master_is_near_zero_and_of_novice_low() -> None:
    """Skill is relative to the master's choice, which gives up a little chance for points."""
    skills: dict[str, float] = {}
    for name in ("master", "novice"):
        found = [game_equity(2, seed, name) for seed in (70, 71)]
        skills[name] = sum(account.chance.skill for each in found for account in each.accounts) / 4
    assert skills["master"] > -0.1
    assert skills["novice"] < 3 * skills["master"] - 0.05


def test_decisions_are_sorted_by_cost() -> None:
    found = sample_equity(3)
    costs = [decision.cost for decision in found.decisions]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > 0
    chosen = {bytes(decision.options[decision.taken].action) for decision in found.decisions}
    assert any(b'"write"' in action for action in chosen)
    assert all(len(decision.options) > 1 for decision in found.decisions)


def test_chances_after_each_turn_add_up_to_one() -> None:
    record, found = alea_record(4, 4, "able", "novice"), sample_equity(4)
    assert len(found.turns) % 4 == 0, "all players have as many turns (G1)"
    assert [turn.seat for turn in found.turns[:4]] == [0, 1, 2, 3]
    for turn in found.turns:
        assert sum(turn.chances) == pytest.approx(1, abs=1e-3)
    assert found.turns[-1].points[found.turns[-1].seat] == record.result.scores[-1]  # type: ignore[union-attr]


def test_analysis_is_deterministic() -> None:
    assert encode(equity_of(alea_record(2, 2, "able", "novice"))) == encode(sample_equity(2))


@pytest.mark.parametrize("players", [2, 4])
def test_expected_results_match_games_of_masters(players: int) -> None:
    """Tolerance: three standard errors, plus 2 % and one point for errors of the trained values."""
    master, games = bot("alea", "master"), 50
    chance_errors, point_errors = list[float](), list[float]()
    for seed in range(2):
        record = alea_record(players, 70 + seed, "master")
        turn = game_equity(players, 70 + seed, "master").turns[-2 * players]
        (state,) = [transition.after for transition in transitions(record) if transition.step == turn.step]
        for number in range(games):
            rng = Random(1000 * seed + number)
            match = Match(ALEA, record.options)
            match.state = state
            match.give_to(partial(sample, rng=rng))
            while match.over is None:
                seat = match.awaited[0]
                match.act(seat, master.choose(ALEA.view(match.state, seat), rng))
            for seat in range(players):
                points = score_of(match.over.result, seat)
                assert points is not None
                point_errors.append(points - turn.points[seat])
            winners = match.over.winners
            chance_errors.append((0 in winners) / len(winners) - turn.chances[0])
    for off, tolerance in ((chance_errors, 0.02), (point_errors, 1.0)):
        error = stdev(off) / len(off) ** 0.5
        assert error > 0
        assert abs(fmean(off)) <= 3 * error + tolerance, (fmean(off), error)
