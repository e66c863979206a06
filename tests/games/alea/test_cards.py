"""A9.1 to A9.6: what the Action cards do."""

from typing import Any

import msgspec
import pytest

from lusoria.core.game import Chance
from lusoria.games.alea import ALEA
from lusoria.games.alea.actions import DEEDS, Action, Deed, PlayCard, Roll, Stop, Write
from lusoria.games.alea.events import CardPlayed, DieFell, LastRoundCalled, TurnBegun, TurnFailed
from lusoria.games.alea.model import CARDS, Card
from tests.games.alea.table import Table, refused, table_with


def rows(play_set: set[PlayCard], card: Card) -> set[tuple[object, object]]:
    """Number and row of every Twin that this card could be."""
    return {(play.number, play.row) for play in play_set if play.card == card and play.deed == "twin"}


class TestA91RerollEveryI:
    def test_every_i_at_once_and_nothing_else(self) -> None:
        table = Table().roll("XIIII")
        assert table.card("reroll_i") == (CardPlayed(0, PlayCard("reroll_i")),)
        assert (table.dice, table.now.falling, table.now.left, table.now.step) == ("X", 4, 1, "fall")
        table.fall("XVII")
        assert (table.dice, table.now.readings, table.now.left) == ("XXVII", (27,), 1)

    def test_they_fall_one_by_one_and_fail_only_together(self) -> None:
        table = Table().roll("IIII")
        table.card("reroll_i")
        for count, face in enumerate("VVV", 1):
            table.fall(face)
            assert (table.now.falling, table.now.failed) == (4 - count, None)
            assert table.legal == ()
            chance = ALEA.turn(table.state)
            assert isinstance(chance, Chance)
            assert [weight for _, weight in chance.outcomes] == [3, 1, 2]
        table.fall("I")
        assert table.log[-2:] == [DieFell("I"), TurnFailed(0, "no_numeral")]
        assert table.now.failed == "no_numeral"

    def test_the_dice_may_fall_as_they_lay(self) -> None:
        table = Table().roll("IIII")
        table.card("reroll_i", "IIII")
        assert (table.dice, table.now.failed) == ("IIII", "no_numeral")

    def test_not_without_an_i(self) -> None:
        table = Table().roll("XVV")
        assert PlayCard("reroll_i") not in table.plays
        for card in (PlayCard("reroll_i"), PlayCard("joker", "reroll_i")):
            with refused("A9.1", "none_in_play", face="I"):
                table.act(card)

    def test_an_i_set_aside_is_not_in_play(self) -> None:
        table = Table().roll("IVV")
        table.card("ignore", die="I")
        assert table.now.failed == "no_numeral"
        with refused("A9.1", "none_in_play", face="I"):
            table.card("reroll_i")


class TestA92RerollEveryV:
    def test_every_v_at_once_and_nothing_else(self) -> None:
        table = Table().roll("XXVIV")
        table.card("reroll_v")
        assert (table.dice, table.now.falling, table.now.left) == ("XXI", 2, 1)
        table.fall("XI")
        assert (table.dice, table.now.readings) == ("XXIXI", (32,))

    def test_a_single_v_too(self) -> None:
        table = Table().roll("XXXXV")
        table.card("reroll_v", "I")
        assert table.now.readings == (39,)

    def test_not_without_a_v(self) -> None:
        table = Table().roll("IIII")
        assert PlayCard("reroll_v") not in table.plays
        for card in (PlayCard("reroll_v"), PlayCard("joker", "reroll_v")):
            with refused("A9.2", "none_in_play", face="V"):
                table.act(card)


class TestA93RerollOne:
    def test_a_die_of_ones_choice(self) -> None:
        table = Table().roll("IVXV")
        choices = {play for play in table.plays if play.card == "reroll_one"}
        assert choices == {PlayCard("reroll_one", die=face) for face in ("I", "V", "X")}

    @pytest.mark.parametrize(("die", "rest"), [("I", "VXV"), ("V", "IXV"), ("X", "IVV")])
    def test_one_die_only(self, die: str, rest: str) -> None:
        table = Table().roll("IVXV")
        table.card("reroll_one", die=die)
        assert (sorted(table.dice), table.now.falling, table.now.left) == (sorted(rest), 1, 2)
        table.fall("I")
        assert sorted(table.dice) == sorted(rest + "I")

    def test_the_only_die_too(self) -> None:
        table = table_with({0: (0, 10)}).roll("X")
        table.stop()
        table.card("reroll_one", "V", die="X")
        assert (table.dice, table.writes) == ("V", {(5, 1)})

    @pytest.mark.parametrize(
        "card", [PlayCard("reroll_one", die="X"), PlayCard("joker", "reroll_one", die="X")]
    )
    def test_only_a_die_in_play(self, card: PlayCard) -> None:
        table = Table().roll("VV")
        with refused("A9.3", "none_in_play", face="X"):
            table.act(card)


class TestA94Ignore:
    def test_the_die_is_set_aside_and_the_rest_counts(self) -> None:
        table = Table().roll("XXVIV")
        table.card("ignore", die="V")
        assert (sorted(table.dice), table.now.aside) == (sorted("XXVI"), ("V",))
        assert table.now.readings == (24, 26)

    def test_dice_not_yet_rolled_may_still_be(self) -> None:
        table = Table().roll("XXVIV")
        table.card("ignore", die="V")
        assert table.now.left == 1
        table.roll("I")
        assert table.now.readings == (27,)
        assert table.now.left == 0
        with refused("T1", "dice_left", dice=1, left=0):
            table.roll("I")

    def test_with_no_dice_left_the_rest_is_final(self) -> None:
        table = Table().roll("XXIIII")
        table.card("ignore", die="I")
        assert set(table.legal) == {Write(23, row) for row in range(1, 8)}

    def test_and_fails_if_it_fits_nowhere(self) -> None:
        table = table_with({0: (23,)}).roll("XXIIII")
        assert table.card("ignore", die="I")[-1] == TurnFailed(0, "no_row")

    def test_it_may_leave_a_failure(self) -> None:
        table = Table().roll("IVV")
        assert table.card("ignore", die="I")[-1] == TurnFailed(0, "no_numeral")
        assert table.dice == "VV"

    def test_it_is_not_rolled_again(self) -> None:
        table = Table().roll("IIVIXI")
        table.card("ignore", die="X")
        assert (table.now.aside, table.now.failed) == (("X",), "no_numeral")
        table.card("reroll_i", "XXII")
        assert (sorted(table.dice), table.now.aside, table.now.left) == (sorted("VXXII"), ("X",), 0)
        assert set(table.legal) == {Write(27, row) for row in range(1, 8)}

    def test_only_a_die_in_play(self) -> None:
        table = Table().roll("VV")
        for card in (PlayCard("ignore", die="X"), PlayCard("joker", "ignore", die="X")):
            with refused("A9.4", "none_in_play", face="X"):
                table.act(card)

    def test_a_die_already_aside_is_not_in_play(self) -> None:
        table = Table().roll("IVV")
        table.card("ignore", die="I")
        with refused("A9.4", "none_in_play", face="I"):
            table.joker("ignore", die="I")

    def test_with_the_joker_two_are_set_aside(self) -> None:
        table = Table().roll("VV")
        table.card("ignore", die="V")
        table.roll("V")
        table.joker("ignore", die="V")
        assert (table.dice, table.now.aside, table.now.left) == ("V", ("V", "V"), 3)

    def test_it_comes_back_the_next_turn(self) -> None:
        table = Table().roll("VV")
        table.card("ignore", die="V")
        table.write(5, 1)
        assert (table.now.aside, table.now.left) == ((), 6)

    def test_after_the_only_die_one_must_be_rolled(self) -> None:
        table = table_with({0: (0, 10)}).roll("X")
        table.stop()
        table.card("ignore", die="X")
        assert (table.dice, table.now.aside, table.now.left) == ("", ("X",), 5)
        assert (table.now.step, table.now.failed) == ("roll", None)
        assert table.legal == (Roll(1),)
        for action in (Write(10, 3), Stop(), PlayCard("reroll_one", die="X"), PlayCard("joker", "reroll_v")):
            with refused("T1", "roll_first"):
                table.act(action)
        with refused("T4", "not_failed"):
            table.leave()
        table.roll("V").write(5, 1)
        assert table.now.columns[0] == (5, 10, 0, 0, 0, 0, 0)

    def test_five_dice_may_be_rolled_after_it(self) -> None:
        table = table_with({0: (0, 10)}).roll("X")
        table.stop()
        table.card("ignore", die="X")
        table.roll("XXVII")
        assert (table.now.readings, table.now.left) == ((27,), 0)


class TestA95Twin:
    def test_above_or_below_an_equal_number(self) -> None:
        table = table_with({0: (0, 0, 0, 10)}).roll("X")
        table.stop()
        assert rows(table.plays, "twin") == {(10, 3), (10, 5)}

    @pytest.mark.parametrize("row", [3, 5])
    def test_it_is_written_and_the_turn_is_over(self, row: int) -> None:
        table = table_with({0: (0, 0, 0, 10)})
        number = table.now.round
        table.roll("X").stop()
        play = PlayCard("twin", number=10, row=row)
        assert table.act(play) == (CardPlayed(0, play), TurnBegun(number, 1))
        assert table.now.columns[0] == tuple(10 if place in (row, 4) else 0 for place in range(1, 8))
        assert "twin" not in table.now.cards[0]

    def test_only_directly_beside(self) -> None:
        table = table_with({0: (0, 0, 0, 10)}).roll("X")
        table.stop()
        for row in (1, 2, 6, 7):
            with refused("A9.5", "not_beside", number=10, row=row):
                table.card("twin", number=10, row=row)

    def test_only_into_an_empty_row(self) -> None:
        table = table_with({0: (0, 0, 9, 10, 11)}).roll("X")
        table.stop()
        assert rows(table.plays, "twin") == set()
        for row in (3, 4, 5):
            with refused("A9.5", "not_beside", number=10, row=row):
                table.card("twin", number=10, row=row)

    @pytest.mark.parametrize(("column", "row"), [((10,), 2), ((0, 0, 0, 0, 0, 0, 10), 6)])
    def test_at_the_ends_there_is_one_side(self, column: tuple[int, ...], row: int) -> None:
        table = table_with({0: column}).roll("X")
        table.stop()
        assert rows(table.plays, "twin") == {(10, row)}

    def test_only_a_number_that_the_column_has(self) -> None:
        table = table_with({0: (0, 10, 20)}).roll("XV")
        table.stop()
        assert rows(table.plays, "twin") == set()
        with refused("A9.5", "no_equal", number=15):
            table.card("twin", number=15, row=1)

    def test_not_one_that_another_column_has(self) -> None:
        table = table_with({0: (0, 10, 20), 1: (15,)}).roll("XV")
        table.stop()
        with refused("A9.5", "no_equal", number=15):
            table.card("twin", number=15, row=4)

    def test_only_what_the_dice_spell_now(self) -> None:
        table = table_with({0: (0, 5, 0, 10)}).roll("X")
        table.stop()
        with refused("A9.5", "not_spelled", number=5, dice="X"):
            table.card("twin", number=5, row=3)
        failed = table_with({0: (0, 5)}).roll("VV")
        with refused("A9.5", "not_spelled", number=5, dice="VV"):
            failed.card("twin", number=5, row=1)

    def test_either_reading_will_do(self) -> None:
        table = table_with({0: (0, 14, 0, 16)}).roll("XVI")
        table.stop()
        assert rows(table.plays, "twin") == {(14, 1), (14, 3), (16, 3), (16, 5)}

    def test_no_failure_no_twin(self) -> None:
        # 16 is in the column, but 14 fits above it: nothing has failed.
        table = table_with({0: (0, 16)}).roll("XVI")
        with refused("T4", "not_failed"):
            table.card("twin", number=16, row=3)

    def test_after_another_card_made_the_number(self) -> None:
        table = table_with({0: (0, 15)}).roll("XVV")
        assert rows(table.plays, "twin") == set()
        table.card("ignore", die="V")
        with refused("T4", "not_failed"):
            table.card("twin", number=15, row=3)
        table.stop()
        table.card("twin", number=15, row=3)
        assert table.now.columns[0] == (0, 15, 15, 0, 0, 0, 0)

    def test_a_failure_without_dice_left_can_be_twinned(self) -> None:
        table = table_with({0: (0, 28)}).roll("XXVIII")
        assert table.now.failed == "no_row"
        table.card("twin", number=28, row=3)
        assert table.now.columns[0] == (0, 28, 28, 0, 0, 0, 0)

    def test_others_still_go_strictly_up_around_twins(self) -> None:
        table = table_with({0: (0, 10, 10)}, {0: [card for card in CARDS if card != "twin"]}).roll("X")
        assert table.writes == set()
        table.roll("I")
        assert table.writes == {(9, 1), (11, 4), (11, 5), (11, 6), (11, 7)}

    def test_it_may_be_the_seventh_number(self) -> None:
        table = table_with({0: (1, 2, 3, 0, 5, 6, 7)}).roll("V")
        table.stop()
        events = table.card("twin", number=5, row=4)
        assert events[1] == LastRoundCalled(0, "column_full")

    def test_it_needs_its_number_and_row(self) -> None:
        table = table_with({0: (5,)}).roll("V")
        table.stop()
        needed = {"number": 5, "row": 2}
        for missing in needed:
            fields: dict[str, Any] = {name: value for name, value in needed.items() if name != missing}
            with pytest.raises(ValueError, match=f"`{missing}` is required for twin"):
                table.card("twin", **fields)


class TestA96Joker:
    def test_as_reroll_i(self) -> None:
        table = Table().roll("IIII")
        table.joker("reroll_i", "XVII")
        assert (table.now.readings, table.cards) == ((17,), CARDS[:-1])

    def test_as_reroll_v(self) -> None:
        table = Table().roll("XVV")
        table.joker("reroll_v", "II")
        assert (table.now.readings, table.cards) == ((12,), CARDS[:-1])

    def test_as_reroll_one(self) -> None:
        table = Table().roll("XVV")
        table.joker("reroll_one", "X", die="V")
        assert (table.now.readings, table.cards) == ((25,), CARDS[:-1])

    def test_as_ignore(self) -> None:
        table = Table().roll("XVV")
        table.joker("ignore", die="V")
        assert (table.now.readings, table.now.aside, table.cards) == ((15,), ("V",), CARDS[:-1])

    def test_as_twin(self) -> None:
        table = table_with({0: (0, 10)}).roll("X")
        table.stop()
        assert rows(table.plays, "joker") == {(10, 1), (10, 3)}
        table.joker("twin", number=10, row=1)
        assert table.now.columns[0] == (10, 10, 0, 0, 0, 0, 0)
        assert table.now.cards[0] == CARDS[:-1]

    @pytest.mark.parametrize("deed", [deed for deed in DEEDS if deed != "twin"])
    def test_as_one_already_spent(self, deed: Deed) -> None:
        table = Table()
        table.spend([deed])
        table.idle_until(0)
        table.roll("IVV")
        assert {play.acts_as for play in table.plays if play.card == "joker"} == set(DEEDS) - {"twin"}
        spot = {"die": "V"} if deed in ("reroll_one", "ignore") else {}
        table.joker(deed, **spot)
        assert set(table.cards) == set(CARDS) - {deed, "joker"}

    def test_as_a_spent_twin(self) -> None:
        table = table_with({0: (0, 10, 10)}, {0: ("joker",)}).roll("X")
        table.stop()
        assert rows(table.plays, "joker") == {(10, 1), (10, 4)}
        table.joker("twin", number=10, row=4)
        assert table.now.columns[0] == (0, 10, 10, 10, 0, 0, 0)
        assert table.now.cards[0] == ()

    def test_as_one_still_held(self) -> None:
        table = Table().roll("IVV")
        table.joker("reroll_i", "I")
        assert PlayCard("reroll_i") in table.plays

    def test_what_the_card_may_not_do_the_joker_may_not(self) -> None:
        table = Table().roll("IVV")
        held = {
            msgspec.structs.replace(play, card="joker", acts_as=play.card)
            for play in table.plays
            if play.card != "joker"
        }
        assert {play for play in table.plays if play.card == "joker"} == held

    def test_only_after_a_failure(self) -> None:
        with refused("T4", "not_failed"):
            Table().roll("V").act(PlayCard("joker", "reroll_v"))

    def test_only_once(self) -> None:
        table = Table().roll("IVV")
        table.joker("reroll_i", "I")
        assert not any(play.card == "joker" for play in table.plays)
        for deed in ("reroll_i", "reroll_v"):
            with refused("T5", "spent", card="joker"):
                table.joker(deed)

    def test_it_must_be_something_and_is_not_itself(self) -> None:
        for text in (
            '{"type":"card","card":"joker"}',
            '{"type":"card","card":"joker","as":"joker"}',
            '{"type":"card","card":"ignore","as":"ignore","die":"V"}',
        ):
            with pytest.raises(msgspec.ValidationError):
                msgspec.json.decode(text, type=Action)

    def test_as_the_notation_writes_it(self) -> None:
        text = b'{"type":"card","card":"joker","as":"ignore","die":"V"}'
        play = msgspec.json.decode(text, type=Action)
        assert play == PlayCard("joker", "ignore", die="V")
        assert msgspec.json.encode(play) == text
        assert play in Table().roll("VV").plays
