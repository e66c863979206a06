"""A1 to A3 and T1 to T5: players, columns, play order and a turn."""

from fractions import Fraction

import pytest

from lusoria.core.errors import IllegalOptions
from lusoria.core.game import Await, Chance, fold, play, refusal
from lusoria.games.alea import ALEA
from lusoria.games.alea.actions import Action, Leave, PlayCard, Roll, Stop, Write
from lusoria.games.alea.events import (
    CardPlayed,
    DiceThrown,
    DieFell,
    FailureTaken,
    NumberWritten,
    TurnBegun,
    TurnFailed,
    TurnLeft,
)
from lusoria.games.alea.model import CARDS, Options
from tests.games.alea.naive import faces
from tests.games.alea.table import Table, refused, table_with

EMPTY = (0,) * 7


class TestA1PlayersAndDice:
    @pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
    def test_two_to_six_players_can_play(self, players: int) -> None:
        assert len(Table(players).public.columns) == players
        assert players in ALEA.players

    @pytest.mark.parametrize("players", [-1, 0, 1, 7])
    def test_other_numbers_of_players_are_refused(self, players: int) -> None:
        with refused("A1", "players", IllegalOptions, players=players, least=2, most=6):
            ALEA.start(Options(players))
        assert players not in ALEA.players

    def test_die_shows_three_i_one_v_two_x(self) -> None:
        table = Table()
        table.act(Roll(1))
        chance = ALEA.turn(table.state)
        assert isinstance(chance, Chance)
        assert chance.odds() == (
            ((DieFell("I"),), Fraction(1, 2)),
            ((DieFell("V"),), Fraction(1, 6)),
            ((DieFell("X"),), Fraction(1, 3)),
        )

    def test_all_six_dice_have_the_same_sides(self) -> None:
        table = Table()
        for face in "XXVIII":
            table.act(Roll(1))
            chance = ALEA.turn(table.state)
            assert isinstance(chance, Chance)
            assert [events[0] for events in map(chance.pick, range(6))] == list(map(DieFell, faces("IIIVXX")))
            table.fall(face)
        assert table.public.left == 0

    @pytest.mark.parametrize("seat", [-1, 2, 6])
    def test_action_of_an_unknown_seat_is_refused(self, seat: int) -> None:
        with refused("A1", "no_such_seat", place=seat, last=1):
            ALEA.decide(Table().state, seat, Roll(1))
        assert not ALEA.legal(Table().state, seat)


class TestA2ColumnAndCards:
    def test_each_player_has_seven_rows_and_six_cards(self) -> None:
        now = Table(4).public
        assert now.columns == (EMPTY,) * 4
        assert all(sorted(cards) == sorted(CARDS) for cards in now.cards)
        assert len(set(CARDS)) == 6

    def test_rows_are_numbered_from_the_top(self) -> None:
        table = table_with({0: (3,)})
        assert table.column == (3, 0, 0, 0, 0, 0, 0)
        table.turn(8, 7)
        assert table.public.columns[0] == (3, 0, 0, 0, 0, 0, 8)

    def test_cards_and_columns_belong_to_one_player(self) -> None:
        table = table_with({1: (4,)}, {1: ("twin", "joker")}, players=3)
        assert table.public.columns == (EMPTY, (4, 0, 0, 0, 0, 0, 0), EMPTY)
        assert table.public.cards == (CARDS, ("twin", "joker"), CARDS)

    def test_all_viewers_see_the_same_table(self) -> None:
        table = table_with({0: (4,)}, players=3).roll("XV")
        views = [ALEA.view(table.state, viewer).table for viewer in (None, 0, 1, 2)]
        assert all(sight == views[0] for sight in views)
        for viewer in (None, 0, 1, 2):
            assert [ALEA.redact(event, viewer) for event in table.log] == table.log


class TestA3PlayOrder:
    def test_seat_0_starts(self) -> None:
        table = Table(3)
        assert (table.public.seat, table.public.round, table.public.awaited) == (0, 1, (0,))
        assert ALEA.turn(table.state) == Await((0,))

    @pytest.mark.parametrize("players", [2, 3, 6])
    def test_seats_play_in_order(self, players: int) -> None:
        table = Table(players)
        for count in range(2 * players + 1):
            assert (table.public.seat, table.public.round) == (count % players, 1 + count // players)
            if count % 2:
                table.fail_turn()
            else:
                table.turn(10 + count // players, 1 + count // players)

    def test_next_player_is_announced(self) -> None:
        table = Table()
        assert table.roll("V").write(5, 1) == (NumberWritten(0, 5, 1), TurnBegun(1, 1))
        assert table.roll("VV").leave() == (TurnLeft(1), TurnBegun(2, 0))

    def test_action_out_of_turn_is_refused(self) -> None:
        for table in (Table(3), Table(3).roll("X"), Table(3).roll("VV")):
            for seat in (1, 2):
                assert not ALEA.legal(table.state, seat)
                assert ALEA.view(table.state, seat).legal == ()
                for action in (Roll(1), Write(10, 1), Stop(), PlayCard("reroll_v"), Leave()):
                    with refused("A3", "not_your_turn", seat=0):
                        ALEA.decide(table.state, seat, action)

    def test_view_has_the_legal_actions_of_the_player(self) -> None:
        table = Table().roll("X")
        view = ALEA.view(table.state, 0)
        assert view.mine is not None
        assert view.mine.seat == 0
        assert view.legal == table.legal
        gallery = ALEA.view(table.state, None)
        assert (gallery.mine, gallery.legal) == (None, ())


class TestT1RollOrStop:
    def test_turn_begins_with_one_die(self) -> None:
        table = Table()
        assert table.public.step == "roll"
        assert table.legal == (Roll(1),)

    @pytest.mark.parametrize(
        "action", [Write(1, 1), Stop(), PlayCard("reroll_i"), PlayCard("ignore", die="V")]
    )
    def test_other_action_before_the_first_roll_is_refused(self, action: Action) -> None:
        with refused("T1", "roll_first"):
            Table().act(action)

    def test_leave_before_the_first_roll_is_refused(self) -> None:
        with refused("T4", "not_failed"):
            Table().leave()

    def test_rolled_die_is_in_the_air_until_it_falls(self) -> None:
        table = Table()
        assert table.act(Roll(1)) == (DiceThrown(0, 1),)
        assert (table.public.step, table.public.falling, table.public.left, table.awaited_seat) == (
            "fall",
            1,
            5,
            None,
        )
        assert table.legal == ()
        for action in (Roll(1), Write(1, 1), Stop(), PlayCard("reroll_i"), Leave()):
            table.assert_refused(action, "T1", "dice_falling")
        table.fall("X")
        assert (table.public.step, table.public.falling, table.public.left, table.dice) == (
            "choose",
            0,
            5,
            "X",
        )

    def test_each_die_can_be_followed_by_roll_or_write(self) -> None:
        table = Table()
        for count, face in enumerate("XXVII", 1):
            table.roll(face)
            assert table.public.left == 6 - count
            assert Roll(1) in table.legal
            assert table.writes

    def test_roll_of_several_dice_is_refused(self) -> None:
        for dice in range(2, 7):
            with refused("O1", "one_die", dice=dice):
                Table().act(Roll(dice))

    def test_seventh_die_is_refused(self) -> None:
        table = Table().roll("XXVIII")
        assert Roll(1) not in table.legal
        table.assert_refused(Roll(1), "T1", "dice_left", dice=1, left=0)

    def test_roll_after_a_failure_is_refused(self) -> None:
        table = Table().roll("VV")
        assert Roll(1) not in table.legal
        table.assert_refused(Roll(1), "T4", "failed")

    def test_each_turn_has_six_dice(self) -> None:
        table = Table().roll("XXVIII")
        table.write(28, 4)
        assert (table.dice, table.public.left) == ("", 6)


class TestT2Write:
    def test_any_row_of_an_empty_column_is_writable(self) -> None:
        assert Table().roll("X").writes == {(10, row) for row in range(1, 8)}

    @pytest.mark.parametrize(
        ("text", "places"),
        [
            ("V", {(5, 1)}),
            ("XII", {(12, 3)}),
            ("XVI", {(14, 3), (16, 3)}),
            ("XI", {(9, 1), (11, 3)}),
            ("XXI", {(19, 3), (21, 5), (21, 6), (21, 7)}),
            ("XXII", {(22, 5), (22, 6), (22, 7)}),
            ("XXXI", {(number, row) for number in (29, 31) for row in (5, 6, 7)}),
        ],
    )
    def test_numbers_ascend_from_top_to_bottom(self, text: str, places: set[tuple[int, int]]) -> None:
        table = table_with({0: (0, 10, 0, 20)}).roll(text)
        assert table.writes == places
        assert set(table.public.places) == places

    def test_order_counts_across_empty_rows(self) -> None:
        table = table_with({0: (0, 0, 10, 0, 0, 20)}).roll("XV")
        assert table.writes == {(15, 4), (15, 5)}
        for row in (1, 2, 7):
            table.assert_refused(Write(15, row), "T2", "out_of_order", number=15, row=row)

    def test_filled_row_is_not_overwritten(self) -> None:
        table = table_with({0: (0, 10, 0, 20)}).roll("XV")
        for row, there in ((2, 10), (4, 20)):
            table.assert_refused(Write(15, row), "T2", "row_taken", row=row, there=there)

    def test_equal_number_fits_in_no_row(self) -> None:
        table = table_with({0: (0, 0, 10)}).roll("X")
        assert table.writes == set()
        for row in (1, 2, 4, 7):
            table.assert_refused(Write(10, row), "T2", "out_of_order", number=10, row=row)

    def test_write_ends_the_turn(self) -> None:
        table = Table().roll("XV")
        assert table.write(15, 4) == (NumberWritten(0, 15, 4), TurnBegun(1, 1))
        assert table.public.columns[0] == (0, 0, 0, 15, 0, 0, 0)
        assert table.public.cards[0] == CARDS

    def test_number_that_fits_must_be_written(self) -> None:
        table = Table().roll("X")
        assert Stop() not in table.legal
        assert Leave() not in table.legal
        table.assert_refused(Stop(), "T3", "must_write", number=10, row=1)
        table.assert_refused(Leave(), "T4", "not_failed")

    def test_single_reading_that_fits_must_be_written(self) -> None:
        table = table_with({0: (0, 10, 20)}).roll("XXI")
        assert table.writes == {(21, row) for row in range(4, 8)}
        table.assert_refused(Stop(), "T3", "must_write", number=21)

    def test_only_writes_are_legal_after_the_sixth_die(self) -> None:
        table = Table().roll("XXXVII")
        assert set(table.legal) == {Write(37, row) for row in range(1, 8)}
        table.assert_refused(Stop(), "T3", "must_write")

    def test_number_that_fits_can_be_rolled_over(self) -> None:
        table = table_with({0: (0, 10, 0, 20)}).roll("XV")
        table.roll("I")
        assert table.writes == {(14, 3), (16, 3)}

    def test_write_after_a_failure_is_refused(self) -> None:
        table = table_with({0: (5,)}).roll_and_stop("V")
        table.assert_refused(Write(5, 2), "T4", "failed")

    def test_last_empty_row_takes_a_number_that_fits(self) -> None:
        table = table_with({0: (1, 2, 3, 0, 5, 6, 7)}).roll("VI")
        assert table.writes == {(4, 4)}


class TestT3Failure:
    def test_dice_without_a_numeral_fail_at_once(self) -> None:
        table = Table().roll("V")
        table.act(Roll(1), "V")
        assert table.log[-3:] == [DiceThrown(0, 1), DieFell("V"), TurnFailed(0, "no_numeral")]
        assert (table.public.step, table.public.failed, table.public.places) == ("failed", "no_numeral", ())

    def test_chance_outcome_includes_the_failure(self) -> None:
        table = Table().roll("XV")
        table.act(Roll(1))
        chance = ALEA.turn(table.state)
        assert isinstance(chance, Chance)
        assert [events for events, _ in chance.outcomes] == [
            (DieFell("I"),),
            (DieFell("V"), TurnFailed(0, "no_numeral")),
            (DieFell("X"),),
        ]

    def test_stop_on_a_number_in_the_column_fails(self) -> None:
        table = table_with({0: (0, 10)}).roll("X")
        assert (table.public.step, table.public.failed) == ("choose", None)
        assert table.legal == (Roll(1), Stop())
        assert table.stop() == (FailureTaken(0),)
        assert (table.public.step, table.public.failed) == ("failed", "stopped")

    def test_stop_on_a_number_without_a_row_fails(self) -> None:
        table = table_with({0: (0, 10, 20)}).roll("XV")
        assert table.legal == (Roll(1), Stop())
        table.stop()
        assert table.public.failed == "stopped"

    def test_number_without_a_row_can_be_rolled_over(self) -> None:
        table = table_with({0: (0, 10, 20)}).roll("XVX")
        assert table.public.failed is None
        assert table.writes == {(25, row) for row in range(4, 8)}

    def test_number_without_a_row_fails_after_the_last_die(self) -> None:
        table = table_with({0: (0, 28)}).roll("XXVII")
        assert table.public.failed is None
        assert table.act(Roll(1), "I")[-1] == TurnFailed(0, "no_row")
        assert table.public.failed == "no_row"

    def test_stop_needs_both_readings_unwritable(self) -> None:
        table = table_with({0: (14, 16)}).roll("XVI")
        assert Stop() in table.legal
        table = table_with({0: (0, 14, 0, 16)}).roll("XVI")
        assert Stop() in table.legal
        table = table_with({0: (14,)}).roll("XVI")
        assert Stop() not in table.legal

    def test_four_x_can_be_given_up(self) -> None:
        table = Table().roll_and_stop("XXXX")
        assert table.public.failed == "stopped"
        assert Leave() in table.legal

    @pytest.mark.parametrize("text", ["VV", "XXXXV", "IIII"])
    def test_failed_turn_cannot_be_stopped(self, text: str) -> None:
        table = Table().roll(text)
        table.assert_refused(Stop(), "T4", "failed")


class TestT4AfterAFailure:
    def test_failure_allows_cards_and_leave(self) -> None:
        table = Table().roll("VV")
        assert set(table.legal) == {*table.plays, Leave()}
        assert {play.card for play in table.plays} == set(CARDS) - {"reroll_i", "twin"}

    def test_leave_writes_nothing_and_costs_nothing(self) -> None:
        table = Table().roll("VV")
        assert table.leave() == (TurnLeft(0), TurnBegun(1, 1))
        assert table.public.columns[0] == EMPTY
        assert table.public.cards[0] == CARDS

    @pytest.mark.parametrize("text", ["X", "XVI", "XXVIII", "XXXX"])
    @pytest.mark.parametrize("card", [PlayCard("reroll_one", die="X"), PlayCard("joker", "ignore", die="X")])
    def test_card_before_a_failure_is_refused(self, text: str, card: PlayCard) -> None:
        table = Table().roll(text)
        assert not table.plays
        table.assert_refused(card, "T4", "not_failed")

    def test_card_on_an_unwritable_number_needs_a_stop(self) -> None:
        table = table_with({0: (10,)}).roll("X")
        assert not table.plays
        table.assert_refused(PlayCard("reroll_one", die="X"), "T4", "not_failed")
        table.stop()
        table.card("reroll_one", "V", die="X")
        assert table.dice == "V"

    def test_valid_number_after_a_card_is_written_or_rolled_over(self) -> None:
        table = Table().roll("XXVV")
        table.card("reroll_one", "I", die="V")
        assert (table.dice, table.public.failed) == ("XXVI", None)
        assert table.writes == {(number, row) for number in (24, 26) for row in range(1, 8)}
        assert Roll(1) in table.legal
        assert not table.plays
        for action in (Leave(), PlayCard("reroll_v")):
            table.assert_refused(action, "T4", "not_failed")
        table.assert_refused(Stop(), "T3", "must_write")
        table.roll("I").write(27, 5)
        assert table.public.columns[0] == (0, 0, 0, 0, 27, 0, 0)

    def test_card_that_fails_again_allows_cards_and_leave(self) -> None:
        table = Table().roll("XXVV")
        table.card("reroll_one", "V", die="V")
        assert table.public.failed == "no_numeral"
        assert Leave() in table.legal
        assert table.plays
        table.assert_refused(Roll(1), "T4", "failed")

    def test_five_cards_can_be_played_in_one_turn(self) -> None:
        table = Table().roll("IVV")
        table.card("reroll_i", "I")
        table.card("reroll_v", "VV")
        table.card("reroll_one", "V", die="V")
        table.joker("reroll_one", "V", die="V")
        table.card("ignore", die="V")
        assert (table.cards, table.public.failed) == (("twin",), None)
        table.write(6, 1)
        assert table.public.columns[0] == (6, 0, 0, 0, 0, 0, 0)

    def test_new_failure_after_a_card_allows_cards(self) -> None:
        table = Table().roll("VV")
        table.card("ignore", die="V")
        table.roll("V")
        assert table.public.failed == "no_numeral"
        assert PlayCard("reroll_v") in table.plays

    def test_card_can_lead_to_four_x(self) -> None:
        table = Table().roll("XXXXV")
        table.card("ignore", die="V")
        assert table.legal == (Roll(1), Stop())

    def test_only_leave_is_legal_without_cards(self) -> None:
        table = table_with({0: (5, 5)}, {0: ()}).roll("VV")
        assert table.legal == (Leave(),)

    def test_events_name_seat_and_action(self) -> None:
        table = Table().roll("VV")
        table.card("ignore", die="V")
        table.write(5, 1)
        table.roll("XXXX").stop()
        table.leave()
        caused = [cause for event in table.log if (cause := ALEA.cause(event)) is not None]
        ignored = PlayCard("ignore", die="V")
        assert caused == [
            *[(0, action) for action in (Roll(1), Roll(1), ignored, Write(5, 1))],
            *[(1, action) for action in (Roll(1), Roll(1), Roll(1), Roll(1), Stop(), Leave())],
        ]
        assert CardPlayed(0, ignored) in table.log
        assert fold(ALEA, ALEA.start(table.options), table.log) == table.state


class TestT5PlayedCardsAreGone:
    def test_played_card_leaves_the_hand(self) -> None:
        table = Table().roll("XXVV")
        table.card("ignore", die="V")
        assert table.cards == ("reroll_i", "reroll_v", "reroll_one", "twin", "joker")
        assert table.public.cards[1] == CARDS

    def test_played_card_is_refused_in_the_same_turn(self) -> None:
        table = Table().roll("XXVV")
        table.card("reroll_v", "VV")
        assert PlayCard("reroll_v") not in table.plays
        table.assert_refused(PlayCard("reroll_v"), "T5", "spent", card="reroll_v")

    def test_played_card_is_refused_in_a_later_turn(self) -> None:
        table = Table()
        table.spend_cards(["reroll_one"])
        table.fail_turns_until(0)
        table.roll("VV")
        table.assert_refused(PlayCard("reroll_one", die="V"), "T5", "spent", card="reroll_one")

    def test_card_that_does_not_help_is_spent(self) -> None:
        table = Table().roll("VV")
        table.card("reroll_one", "V", die="V")
        table.leave()
        assert table.public.cards[0] == ("reroll_i", "reroll_v", "ignore", "twin", "joker")

    def test_refused_card_stays_in_the_hand(self) -> None:
        table = Table().roll("VV")
        assert refusal(ALEA, table.state, 0, PlayCard("reroll_i")) is not None
        assert table.cards == CARDS
        after = play(ALEA, table.state, 0, PlayCard("reroll_v")).after
        assert ALEA.view(after, None).table.cards[0] == tuple(card for card in CARDS if card != "reroll_v")

    def test_playing_a_card_spends_no_other(self) -> None:
        for card in ("reroll_i", "reroll_v", "reroll_one", "ignore", "joker"):
            table = Table()
            table.spend_cards([card])
            assert set(table.public.cards[0]) == set(CARDS) - {card}
