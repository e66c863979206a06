"""O1 to O3: the options, all off by default."""

import pytest

from lusoria.core.errors import IllegalOptions
from lusoria.games.alea import ALEA
from lusoria.games.alea.actions import Leave, PlayCard, Roll, Stop, Write
from lusoria.games.alea.events import DiceThrown, DieFell, TurnFailed
from lusoria.games.alea.model import CARDS, CardEffect, Options
from lusoria.games.alea.numerals import readings
from tests.games.alea import naive
from tests.games.alea.naive import faces, roman
from tests.games.alea.table import Table, refused, table_with
from tests.games.alea.test_numbers import AMBIGUOUS, SEQUENCES


def test_options_are_off_by_default() -> None:
    assert Options(2) == Options(2, multi_roll=False, cards_anytime=False, ordered=False)


class TestO1MultiRoll:
    def test_multi_roll_allows_any_number_of_remaining_dice(self) -> None:
        table = Table(multi_roll=True)
        assert table.legal == tuple(Roll(dice) for dice in range(1, 7))
        table.throw("XX")
        assert {action for action in table.legal if isinstance(action, Roll)} == {
            Roll(dice) for dice in range(1, 5)
        }

    def test_multi_roll_dice_fall_one_by_one(self) -> None:
        table = Table(multi_roll=True)
        assert table.throw("XVI") == (DiceThrown(0, 3), DieFell("X"), DieFell("V"), DieFell("I"))
        assert (table.public.readings, table.public.left) == ((14, 16), 3)

    def test_multi_roll_fails_after_the_last_die_only(self) -> None:
        table = Table(multi_roll=True)
        table.act(Roll(4), "VVI")
        assert (table.public.failed, table.public.falling, table.public.left, table.legal) == (None, 1, 2, ())
        table.fall("I")
        assert table.log[-1] == TurnFailed(0, "no_numeral")
        assert table.dice == "VVII"

    @pytest.mark.parametrize("order", ["XXXXI", "IXXXX"])
    def test_multi_roll_reads_39_in_one_throw(self, order: str) -> None:
        table = Table(multi_roll=True)
        table.throw(order)
        assert table.public.readings == (39,)

    def test_four_x_wait_after_a_multi_roll(self) -> None:
        table = Table(multi_roll=True)
        table.throw("XXXX")
        assert table.legal == (Roll(1), Roll(2), Stop())

    def test_six_dice_at_once_fail_without_a_row(self) -> None:
        table = table_with({0: (0, 28)}, multi_roll=True)
        assert table.throw("XXVIII")[-1] == TurnFailed(0, "no_row")

    def test_roll_of_more_dice_than_left_is_refused(self) -> None:
        table = Table(multi_roll=True)
        table.throw("XXVI")
        table.assert_refused(Roll(3), "T1", "dice_left", dice=3, left=2)

    def test_ignored_dice_cannot_be_rolled(self) -> None:
        table = Table(multi_roll=True)
        table.throw("XVV")
        table.card("ignore", die="V")
        assert table.public.left == 3
        table.assert_refused(Roll(4), "T1", "dice_left", dice=4, left=3)

    def test_several_dice_can_follow_the_only_ignored_die(self) -> None:
        table = table_with({0: (0, 10)}, multi_roll=True)
        table.throw("X")
        table.stop()
        table.card("ignore", die="X")
        assert table.legal == tuple(Roll(dice) for dice in range(1, 6))

    def test_roll_of_two_dice_without_multi_roll_is_refused(self) -> None:
        with refused("O1", "one_die", dice=2):
            Table().act(Roll(2))
        assert Table().roll("X").legal[0] == Roll(1)


class TestO2CardsAnytime:
    def test_card_can_be_played_on_a_number_that_fits(self) -> None:
        table = Table(cards_anytime=True).roll("XV")
        assert table.writes
        assert Roll(1) in table.legal
        table.card("reroll_one", "X", die="V")
        assert table.public.readings == (20,)

    def test_card_can_be_played_without_stopping(self) -> None:
        table = table_with({0: (0, 10)}, cards_anytime=True).roll("X")
        assert Stop() in table.legal
        table.card("reroll_one", "V", die="X")
        assert table.dice == "V"

    def test_card_can_be_played_after_the_sixth_die(self) -> None:
        table = Table(cards_anytime=True).roll("XXVIII")
        table.card("reroll_i", "XII")
        assert table.public.readings == (37,)

    def test_several_cards_can_be_played_one_by_one(self) -> None:
        table = Table(cards_anytime=True).roll("XVI")
        table.card("ignore", die="V")
        table.card("reroll_i", "X")
        table.joker("ignore", die="X")
        assert (table.dice, table.public.left) == ("X", 3)
        assert set(table.cards) == {"reroll_v", "reroll_one", "twin"}

    def test_twin_can_be_played_though_the_other_reading_fits(self) -> None:
        table = table_with({0: (0, 16)}, cards_anytime=True).roll("XVI")
        assert (14, 1) in table.writes
        table.card("twin", number=16, row=3)
        assert table.public.columns[0] == (0, 16, 16, 0, 0, 0, 0)

    def test_card_without_its_face_or_number_is_refused(self) -> None:
        table = Table(cards_anytime=True).roll("XI")
        table.assert_refused(PlayCard("reroll_v"), "A9.2", "none_in_play", face="V")
        table.assert_refused(PlayCard("twin", number=11, row=1), "A9.5", "no_equal", number=11)

    def test_card_before_the_first_die_is_refused(self) -> None:
        with refused("T1", "roll_first"):
            Table(cards_anytime=True).card("ignore", die="X")
        table = Table(cards_anytime=True).roll("X")
        table.card("ignore", die="X")
        assert table.legal == (Roll(1),)

    def test_card_on_four_x_is_refused(self) -> None:
        table = Table(cards_anytime=True).roll("XXXX")
        assert table.legal == (Roll(1), Stop())
        table.assert_refused(PlayCard("reroll_one", die="X"), "T4", "not_failed")
        table.stop()
        table.card("reroll_one", "I", die="X")
        assert table.public.readings == (29, 31)

    def test_valid_result_cannot_be_left_or_given_up(self) -> None:
        table = Table(cards_anytime=True).roll("X")
        assert Leave() not in table.legal
        table.assert_refused(Leave(), "T4", "not_failed")
        table.assert_refused(Stop(), "T3", "must_write")

    def test_cards_after_a_failure_are_the_same(self) -> None:
        table = Table(cards_anytime=True).roll("VV")
        assert set(table.legal) == set(Table().roll("VV").legal)

    def test_last_card_on_a_valid_result_does_not_end_the_game(self) -> None:
        table = table_with({0: (5, 5)}, {0: ("ignore",)}, cards_anytime=True).roll("X")
        table.card("ignore", die="X")
        table.roll("VV").leave()
        assert table.public.closing is None

    def test_card_on_a_valid_result_without_option_is_refused(self) -> None:
        table = Table().roll("XV")
        assert not table.plays
        table.assert_refused(PlayCard("reroll_one", die="V"), "T4", "not_failed")


class TestO3Ordered:
    def test_ordered_readings_equal_naive_readings(self) -> None:
        for dice in SEQUENCES:
            assert readings(dice, ordered=True) == naive.readings(dice, ordered=True), dice
            assert len(readings(dice, ordered=True)) <= 1
            assert bool(readings(dice, ordered=True)) == bool(readings(dice))

    @pytest.mark.parametrize(
        ("order", "number"),
        [
            ("XIXVX", 34),
            ("XI", 11),
            ("IX", 9),
            ("VI", 6),
            ("IV", 4),
            ("IXV", 14),
            ("XIV", 14),
            ("VIX", 16),  # after the V; that an X comes later does not matter
            ("XVI", 16),
            ("XIX", 19),
            ("IXX", 19),
            ("XXI", 21),
            ("XIXX", 29),
            ("XXXI", 31),
            ("VXXIX", 36),
        ],
    )
    def test_order_picks_the_reading(self, order: str, number: int) -> None:
        table = Table(ordered=True).roll(order)
        assert table.public.readings == (number,)
        assert table.writes == {(number, row) for row in range(1, 8)}
        (other,) = set(readings(faces(order))) - {number}
        table.assert_refused(Write(other, 1), "N1", "not_spelled", number=other, dice=order)

    @pytest.mark.parametrize("text", AMBIGUOUS)
    def test_both_numbers_can_be_rolled_with_ordered(self, text: str) -> None:
        for number in AMBIGUOUS[text]:
            assert Table(ordered=True).roll(roman(number)).public.readings == (number,)

    @pytest.mark.parametrize("order", ["IXXXX", "XXXIX", "XXXXI", "IIX", "XII", "VII", "IIV"])
    def test_single_reading_is_the_same_in_any_order(self, order: str) -> None:
        assert Table(ordered=True).roll(order).public.readings == Table().roll(order).public.readings != ()

    def test_other_reading_cannot_be_written_with_ordered(self) -> None:
        table = table_with({0: (0, 16)}, ordered=True).roll("XVI")
        assert table.writes == set()
        table.stop()
        table.card("twin", number=16, row=3)
        assert table.public.columns[0] == (0, 16, 16, 0, 0, 0, 0)
        assert Stop() not in table_with({0: (0, 16)}, ordered=True).roll("XIV").legal

    def test_dice_are_named_by_place_with_ordered(self) -> None:
        table = Table(ordered=True).roll("XVIV")
        assert {play for play in table.plays if play.card in ("reroll_one", "ignore")} == {
            PlayCard(card, at=at) for card in ("reroll_one", "ignore") for at in range(4)
        }
        for play in (PlayCard("ignore", die="V"), PlayCard("joker", "reroll_one", die="V")):
            table.assert_refused(play, "O3", "by_place")
        effects: tuple[tuple[str, CardEffect], ...] = (("A9.3", "reroll_one"), ("A9.4", "ignore"))
        for rule, effect in effects:
            table.assert_refused(PlayCard("joker", effect, at=4), rule, "no_such_place", at=4, dice=4)

    def test_dice_are_named_by_face_without_ordered(self) -> None:
        table = Table().roll("XVIV")
        for effect in ("reroll_one", "ignore"):
            table.assert_refused(PlayCard("joker", effect, at=3), "O3", "by_face")

    @pytest.mark.parametrize(("at", "number"), [(1, 14), (3, 16)])
    def test_place_of_the_ignored_die_matters(self, at: int, number: int) -> None:
        table = Table(ordered=True).roll("XVIV")
        table.card("ignore", at=at)
        assert (table.public.readings, table.public.aside) == ((number,), ("V",))

    def test_ignored_die_leaves_the_order(self) -> None:
        table = table_with({0: (0, 19)}, ordered=True).roll_and_stop("XIX")
        table.card("ignore", at=2)
        assert (table.dice, table.public.readings) == ("XI", (11,))

    def test_rerolled_die_falls_last(self) -> None:
        table = table_with({0: (0, 4)}, ordered=True).roll_and_stop("IV")
        table.card("reroll_one", "I", at=0)
        assert (table.dice, table.public.readings) == ("VI", (6,))

    def test_all_rerolled_i_fall_last(self) -> None:
        table = Table(ordered=True).roll("IIIXI")
        table.card("reroll_i", "XVIX")
        assert (table.dice, table.public.readings) == ("XXVIX", (36,))

    def test_all_rerolled_v_fall_last(self) -> None:
        table = Table(ordered=True).roll("VIV")
        table.card("reroll_v", "VX")
        assert (table.dice, table.public.readings) == ("IVX", (14,))

    @pytest.mark.parametrize("cards_anytime", [False, True])
    def test_ordered_excludes_multi_roll(self, cards_anytime: bool) -> None:
        options = Options(2, multi_roll=True, ordered=True, cards_anytime=cards_anytime)
        with refused("O3", "not_with_multi_roll", IllegalOptions):
            ALEA.start(options)

    def test_ordered_goes_with_cards_anytime(self) -> None:
        table = Table(ordered=True, cards_anytime=True).roll("VIX")
        table.card("reroll_one", "V", at=0)
        assert (table.dice, table.public.readings) == ("IXV", (14,))
        assert set(table.cards) == set(CARDS) - {"reroll_one"}
