"""G1 to G3: endings and scores."""

import pytest

from lusoria.core.game import Over
from lusoria.games.alea import ALEA
from lusoria.games.alea.actions import Action, Leave, PlayCard, Roll, Stop, Write
from lusoria.games.alea.events import (
    GameEnded,
    LastRoundCalled,
    NumberWritten,
    TurnBegun,
    TurnLeft,
)
from lusoria.games.alea.model import CARDS, Result
from tests.games.alea.table import Table, refused, table_with

SIX = (1, 2, 3, 4, 5, 6)
"""A column with one empty row; 21 points."""
PAIR = (5, 5)
"""A column written with the Twin, as a player without cards needs."""


class TestG1ColumnFull:
    def test_seventh_number_calls_the_last_round(self) -> None:
        table = table_with({0: SIX})
        number = table.public.round
        assert table.roll("VII").write(7, 7) == (
            NumberWritten(0, 7, 7),
            LastRoundCalled(0, "column_full"),
            TurnBegun(number, 1),
        )
        assert (table.public.closing, table.result) == ("column_full", None)

    def test_sixth_number_does_not_call_the_last_round(self) -> None:
        table = table_with({0: SIX[:5]})
        table.turn(6, 6)
        assert table.public.closing is None

    @pytest.mark.parametrize("seat", [0, 1, 2])
    def test_only_later_seats_play_in_the_last_round(self, seat: int) -> None:
        table = table_with({seat: SIX}, players=3)
        number = table.public.round
        table.fail_turns_until(seat)
        table.turn(7, 7)
        for later in range(seat + 1, 3):
            assert (table.awaited_seat, table.public.round, table.result) == (later, number, None)
            table.turn(30, 7)
        assert table.ending == "column_full"
        assert [table.public.columns[later][6] for later in range(seat + 1, 3)] == [30] * (2 - seat)

    def test_full_column_of_the_last_seat_ends_the_game(self) -> None:
        table = table_with({1: SIX})
        table.fail_turn()
        assert table.roll("VII").write(7, 7) == (
            NumberWritten(1, 7, 7),
            LastRoundCalled(1, "column_full"),
            GameEnded(Result((30, 28 + 30), (1,))),
        )

    def test_last_round_can_end_with_a_failure(self) -> None:
        table = table_with({0: SIX})
        table.turn(7, 7)
        assert table.roll("VV").leave()[0] == TurnLeft(1)
        assert table.ending == "column_full"

    def test_last_round_is_called_once(self) -> None:
        table = table_with({0: SIX, 1: SIX})
        table.turn(7, 7)
        events = table.roll("VIII").write(8, 7)
        assert [type(event) for event in events] == [NumberWritten, GameEnded]

    def test_cards_can_be_played_in_the_last_round(self) -> None:
        table = table_with({0: SIX})
        table.turn(7, 7)
        table.roll("VV")
        table.card("ignore", die="V")
        table.write(5, 1)
        assert table.result == Result((28 + 30, 5 + 25), (0,))

    def test_middle_row_can_fill_the_column(self) -> None:
        table = table_with({0: (1, 2, 3, 0, 5, 6, 7)})
        table.turn(4, 4)
        assert table.public.closing == "column_full"


class TestG2FailedWithoutCards:
    def test_failure_without_cards_calls_the_last_round(self) -> None:
        table = table_with({0: PAIR}, {0: ()}, players=3)
        number = table.public.round
        assert table.roll("VV").leave() == (TurnLeft(0), LastRoundCalled(0, "no_cards"), TurnBegun(number, 1))
        assert (table.public.closing, table.result) == ("no_cards", None)
        table.fail_turn()
        assert table.result is None
        table.fail_turn()
        assert table.ending == "no_cards"

    def test_failure_of_the_last_seat_without_cards_ends_the_game(self) -> None:
        table = table_with({1: PAIR}, {1: ()})
        table.fail_turn()
        events = table.roll("VV").leave()
        assert events[:2] == (TurnLeft(1), LastRoundCalled(1, "no_cards"))
        assert isinstance(events[2], GameEnded)

    @pytest.mark.parametrize("text", ["VV", "IIII", "V", "XXXX"])
    def test_every_kind_of_failure_without_cards_counts(self, text: str) -> None:
        table = table_with({0: PAIR}, {0: ()}).roll(text)
        if table.public.failed is None:
            table.stop()
        assert table.legal == (Leave(),)
        table.leave()
        assert table.public.closing == "no_cards"

    def test_write_without_cards_does_not_call_the_last_round(self) -> None:
        table = table_with({0: PAIR}, {0: ()})
        table.turn(6, 3)
        table.fail_turn()
        assert (table.public.closing, table.seat) == (None, 0)

    def test_failure_with_a_card_does_not_call_the_last_round(self) -> None:
        table = table_with({0: PAIR}, {0: ("ignore",)})
        table.roll("VV").leave()
        assert table.public.closing is None

    def test_failure_in_the_turn_of_the_last_card_does_not_count(self) -> None:
        table = table_with({0: PAIR}, {0: ("ignore",)})
        table.roll("VV")
        table.card("ignore", die="V")
        table.roll("V")
        assert table.legal == (Leave(),)
        assert table.leave()[0] == TurnLeft(0)
        assert (table.public.closing, table.seat, table.public.cards[0]) == (None, 1, ())
        table.fail_turn()
        table.roll("VV").leave()
        assert table.public.closing == "no_cards"

    def test_failure_of_a_player_with_cards_does_not_count(self) -> None:
        table = table_with({0: PAIR}, {0: ()})
        table.turn(6, 3)
        table.roll("VV").leave()
        assert table.public.closing is None

    def test_first_reason_for_the_last_round_stands(self) -> None:
        table = table_with({0: PAIR, 1: SIX}, {0: ()})
        table.roll("VV").leave()
        events = table.roll("VII").write(7, 7)
        assert [type(event) for event in events] == [NumberWritten, GameEnded]
        assert table.ending == "no_cards"

    def test_two_players_without_cards_can_fail_in_one_round(self) -> None:
        table = table_with({0: PAIR, 1: PAIR}, {0: (), 1: ()})
        table.roll("VV").leave()
        assert [type(event) for event in table.roll("VV").leave()] == [TurnLeft, GameEnded]
        assert table.result == Result((10, 10), (0, 1))


class TestG3Score:
    def test_score_is_numbers_and_five_per_unused_card(self) -> None:
        table = table_with({0: (0, 9, 0, 25), 1: (39,)}, {0: ("twin", "joker", "ignore")}, players=3)
        assert table.public.scores == (9 + 25 + 15, 39 + 30, 30)

    def test_twins_count_twice(self) -> None:
        table = table_with({0: (33, 33)}, {0: ("ignore",)})
        assert table.public.scores == (71, 30)

    def test_most_points_win_instead_of_the_full_column(self) -> None:
        table = table_with({0: SIX, 1: (0, 39)})
        table.turn(7, 7)
        table.fail_turn()
        assert table.result == Result((58, 69), (1,))
        over = ALEA.turn(table.state)
        assert over == Over("column_full", (1,), Result((58, 69), (1,)))

    def test_equal_points_share_the_win(self) -> None:
        table = table_with({0: SIX}, players=3)
        table.turn(7, 7)
        table.turn(28, 1)
        table.turn(27, 1)
        assert table.result == Result((58, 58, 57), (0, 1))

    def test_all_players_can_win(self) -> None:
        table = table_with({0: SIX}, players=4)
        table.turn(7, 7)
        for _ in range(3):
            table.turn(28, 1)
        assert table.result == Result((58,) * 4, (0, 1, 2, 3))

    def test_finished_game_refuses_every_action(self) -> None:
        table = table_with({1: SIX})
        table.fail_turn()
        table.turn(7, 7)
        assert (table.public.step, table.public.awaited, table.dice) == ("over", (), "")
        actions: list[Action] = [Roll(1), Write(7, 1), Stop(), PlayCard("reroll_v"), Leave()]
        for seat in (0, 1):
            assert not ALEA.legal(table.state, seat)
            for action in actions:
                with refused("G3", "over"):
                    ALEA.decide(table.state, seat, action)

    def test_game_without_a_full_column_has_no_winner(self) -> None:
        table = Table()
        for _ in range(100):
            table.fail_turn()
        assert (table.result, table.ending, table.public.scores) == (None, None, (5 * len(CARDS),) * 2)
