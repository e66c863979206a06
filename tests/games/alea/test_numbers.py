"""N1 to N3: numbers that dice spell."""

from collections import Counter
from itertools import permutations, product

import pytest

from lusoria.core.game import refusal
from lusoria.games.alea import ALEA
from lusoria.games.alea.actions import Roll, Stop, Write
from lusoria.games.alea.events import TurnFailed
from lusoria.games.alea.model import FACES
from lusoria.games.alea.numerals import NUMBERS, readings
from tests.games.alea import naive
from tests.games.alea.naive import MULTISETS, faces, roman
from tests.games.alea.table import Table

SEQUENCES = [dice for count in range(1, 7) for dice in product(FACES, repeat=count)]
"""All 3 + 9 + 27 + 81 + 243 + 729 sequences of one to six dice."""

AMBIGUOUS = {
    "VI": (4, 6),
    "XI": (9, 11),
    "XVI": (14, 16),
    "XXI": (19, 21),
    "XXVI": (24, 26),
    "XXXI": (29, 31),
    "XXXVI": (34, 36),
}
"""The list of N2."""


class TestN1ValidNumbers:
    def test_readings_equal_naive_readings_for_every_sequence(self) -> None:
        assert len(SEQUENCES) == 1092
        for dice in SEQUENCES:
            assert readings(dice) == naive.readings(dice), dice

    def test_31_of_83_sets_spell_a_number(self) -> None:
        # By hand, at most three I and three X: one die 3; two dice 6 without VV; three dice 10 without VV and
        # any third; four dice IXXX IIXX IIIX, and V with XXX IXX IIX III; five dice IIXXX IIIXX and XXXXI,
        # and V with IXXX IIXX IIIX; six dice IIIXXX, and V with IIXXX IIIXX.
        valid = Counter(len(dice) for dice in MULTISETS if readings(dice))
        assert len(MULTISETS) == 83
        assert [valid[count] for count in range(1, 7)] == [3, 5, 7, 7, 6, 3]

    def test_numbers_are_1_to_39_without_38(self) -> None:
        spelled = {number for dice in MULTISETS for number in readings(dice)}
        assert spelled == set(range(1, 40)) - {38}
        assert set(NUMBERS) == spelled

    @pytest.mark.parametrize("number", NUMBERS)
    def test_each_number_can_be_rolled_and_written(self, number: int) -> None:
        table = Table().roll(roman(number))
        assert {(number, row) for row in range(1, 8)} <= table.writes
        table.write(number, 4)
        assert table.public.columns[0] == (0, 0, 0, number, 0, 0, 0)

    @pytest.mark.parametrize("order", sorted(set(permutations("XVII"))))
    def test_order_of_dice_does_not_matter(self, order: tuple[str, ...]) -> None:
        assert Table().roll("".join(order)).public.readings == (17,)

    @pytest.mark.parametrize(
        "text",
        [
            pytest.param("IIII", id="four I"),
            pytest.param("VIIII", id="four I after V"),
            pytest.param("XXIIII", id="four I after X"),
            pytest.param("VV", id="two V"),
            pytest.param("XVIV", id="two V with an I"),
            pytest.param("XXXXV", id="four X and V"),
            pytest.param("XXXXX", id="five X"),
            pytest.param("XXXXII", id="39 and one more I"),
        ],
    )
    def test_dice_without_a_numeral_fail_at_the_last_die(self, text: str) -> None:
        assert Table().roll(text[:-1]).public.failed is None
        table = Table().roll(text)
        assert (table.public.failed, table.public.readings) == ("no_numeral", ())
        assert table.log[-1] == TurnFailed(0, "no_numeral")

    @pytest.mark.parametrize(
        ("text", "only"), [("IIV", 7), ("IIX", 12), ("IIIX", 13), ("IIXX", 22), ("VX", 15), ("VIXI", 17)]
    )
    def test_only_one_i_is_subtracted_and_never_a_v(self, text: str, only: int) -> None:
        assert Table().roll(text).public.readings == (only,)

    @pytest.mark.parametrize(
        ("text", "number"), [("VI", 5), ("XVI", 15), ("IIV", 3), ("IIX", 8), ("X", 9), ("VX", 5)]
    )
    def test_write_of_a_number_not_spelled_is_refused(self, text: str, number: int) -> None:
        table = Table().roll(text)
        table.assert_refused(Write(number, 1), "N1", "not_spelled", number=number, dice=text)

    def test_write_of_a_part_of_the_dice_is_refused(self) -> None:
        table = Table().roll("XV")
        assert table.public.readings == (15,)
        for part in (10, 5):
            table.assert_refused(Write(part, 1), "N1", "not_spelled", number=part)


class TestN2TwoReadings:
    def test_exactly_seven_sets_have_two_readings(self) -> None:
        two = {dice: readings(dice) for dice in MULTISETS if len(readings(dice)) > 1}
        assert two == {tuple(sorted(text)): numbers for text, numbers in AMBIGUOUS.items()}

    @pytest.mark.parametrize("text", AMBIGUOUS)
    def test_both_readings_can_be_written_in_any_order(self, text: str) -> None:
        low, high = AMBIGUOUS[text]
        for order in sorted(set(permutations(text))):
            table = Table().roll("".join(order))
            assert table.public.readings == (low, high)
            assert table.writes == {(number, row) for number in (low, high) for row in range(1, 8)}

    @pytest.mark.parametrize("number", [14, 16])
    def test_chosen_reading_is_written(self, number: int) -> None:
        table = Table().roll("XVI")
        table.write(number, 2)
        assert table.public.columns[0] == (0, number, 0, 0, 0, 0, 0)


class TestN3FourX:
    def test_four_x_with_one_i_are_39(self) -> None:
        with_four = {dice: readings(dice) for dice in MULTISETS if dice.count("X") == 4 and readings(dice)}
        assert with_four == {faces("IXXXX"): (39,)}
        assert not any(readings(dice) for dice in MULTISETS if dice.count("X") > 4)

    @pytest.mark.parametrize("order", ["XXXXI", "XXXIX", "XXIXX", "XIXXX", "IXXXX"])
    def test_four_x_and_i_are_39_in_any_order(self, order: str) -> None:
        table = Table().roll(order)
        assert table.public.readings == (39,)
        assert table.writes == {(39, row) for row in range(1, 8)}

    def test_four_x_alone_neither_spell_nor_fail(self) -> None:
        table = Table().roll("XXXX")
        assert (table.public.failed, table.public.readings, table.public.step) == (None, (), "choose")
        assert table.legal == (Roll(1), Stop())
        for number in (39, 40):
            no = refusal(ALEA, table.state, 0, Write(number, 1))
            assert no is not None
            assert (no.rule, no.why) == ("N1", "not_spelled")

    @pytest.mark.parametrize(("face", "failed"), [("I", None), ("V", "no_numeral"), ("X", "no_numeral")])
    def test_die_after_four_x_decides(self, face: str, failed: str | None) -> None:
        assert Table().roll("XXXX" + face).public.failed == failed

    def test_four_x_without_a_die_left_fail(self) -> None:
        # Two dice set aside, by Ignore and by the Joker, and the other four show X.
        table = Table().roll("XXXXV")
        table.card("ignore", die="V")
        assert (table.dice, table.public.left, table.public.failed) == ("XXXX", 1, None)
        table.roll("V")
        events = table.joker("ignore", die="V")
        assert (table.dice, table.public.left, table.public.failed) == ("XXXX", 0, "four_x")
        assert events[-1] == TurnFailed(0, "four_x")

    def test_four_x_are_the_only_set_that_waits(self) -> None:
        waiting = set()
        for dice in SEQUENCES:
            earlier = [dice[:count] for count in range(1, len(dice))]
            if not all(readings(part) or part == ("X",) * 4 for part in earlier):
                continue  # failed before its last die
            table = Table().roll("".join(dice))
            assert (table.public.failed is None) == (bool(readings(dice)) or dice == ("X",) * 4), dice
            if table.public.failed is None and not table.public.readings:
                waiting.add(dice)
        assert waiting == {("X",) * 4}
