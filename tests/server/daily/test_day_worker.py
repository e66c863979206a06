"""Computations for the daily challenge: shares of the win and marks."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import Raw

from lusoria.core.errors import Malformed
from lusoria.games import GAMES
from lusoria.games.alea.model import Result
from lusoria.server.daily.day_worker import chance_parts, marks, share_of, turn_number
from lusoria.table.daily_games import DailySettings, daily_settings, settings_by_game
from lusoria.wire.analysis import Judgement, OptionValue

SETTINGS = DailySettings(players=2, even=0.1, close=0.5)


def decision(turn: int, cost: float, points: float | None = None) -> Judgement:
    return Judgement(turn, turn, 0, 0, cost, points, (OptionValue(Raw(b"{}"), 0.75, 0.0, None, Raw(b"{}")),))


def test_seat_of_a_drawn_game_has_half_a_win() -> None:
    over = SimpleNamespace(result=Result((40, 40, 12), (0, 1)))
    match: Any = SimpleNamespace(game=GAMES["alea"], over=over, options=GAMES["alea"].options_type(players=3))
    assert [share_of(match, seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_parts_add_up_to_the_share_of_the_win() -> None:
    parts = chance_parts([decision(1, 0.05), decision(2, 0.1)], 0.5)
    assert parts is not None
    assert (parts.start, parts.skill, parts.result) == (0.75, -0.15, 0.5)
    assert parts.start + parts.luck + parts.skill + parts.others == pytest.approx(parts.result)


def test_marks_follow_the_scale_of_the_game() -> None:
    found = marks(SETTINGS, [decision(1, 0.1), decision(2, 0.4), decision(4, 0.2, 0.6)], 4)
    assert found == ("best", "close", "none", "slip")


def test_turn_number_is_the_turn_or_the_round() -> None:
    assert turn_number(SimpleNamespace(turn=7, round=2)) == 7
    assert turn_number(SimpleNamespace(round=3)) == 3
    assert turn_number(SimpleNamespace()) == 0


def test_daily_games_are_those_that_bring_settings() -> None:
    assert list(settings_by_game()) == ["alea", "idus-martii"]
    assert daily_settings("idus-martii").players == 5
    with pytest.raises(Malformed, match="no game is called"):
        daily_settings("calculi")
