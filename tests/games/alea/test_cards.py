"""A9.1 to A9.6: the Action cards."""

from typing import Any

import msgspec
import pytest

from lusoria.core.game import Chance
from lusoria.games.alea import ALEA
from lusoria.games.alea.actions import Action, Leave, PlayCard, Roll, Stop, Write
from lusoria.games.alea.events import CardPlayed, DieFell, LastRoundCalled, TurnBegun, TurnFailed
from lusoria.games.alea.model import CARD_EFFECTS, CARDS, Card, CardEffect
from tests.games.alea.table import Table, refused, table_with


def rows(play_set: set[PlayCard], card: Card) -> set[tuple[object, object]]:
    """Number and row of every play of this card as a Twin."""
    return {(play.number, play.row) for play in play_set if play.card == card and play.effect == "twin"}


class TestA91RerollEveryI:
    def test_reroll_i_rerolls_every_i_and_no_other_die(self) -> None:
        table = Table().roll("XIIII")
        assert table.card("reroll_i") == (CardPlayed(0, PlayCard("reroll_i")),)
        assert (table.dice, table.public.falling, table.public.left, table.public.step) == ("X", 4, 1, "fall")
        table.fall("XVII")
        assert (table.dice, table.public.readings, table.public.left) == ("XXVII", (27,), 1)

    def test_rerolled_dice_fail_only_after_the_last_die(self) -> None:
        table = Table().roll("IIII")
        table.card("reroll_i")
        for count, face in enumerate("VVV", 1):
            table.fall(face)
            assert (table.public.falling, table.public.failed) == (4 - count, None)
            assert table.legal == ()
            chance = ALEA.turn(table.state)
            assert isinstance(chance, Chance)
            assert [weight for _, weight in chance.outcomes] == [3, 1, 2]
        table.fall("I")
        assert table.log[-2:] == [DieFell("I"), TurnFailed(0, "no_numeral")]
        assert table.public.failed == "no_numeral"

    def test_rerolled_dice_may_show_the_same_faces(self) -> None:
        table = Table().roll("IIII")
        table.card("reroll_i", "IIII")
        assert (table.dice, table.public.failed) == ("IIII", "no_numeral")

    def test_reroll_i_without_an_i_is_refused(self) -> None:
        table = Table().roll("XVV")
        assert PlayCard("reroll_i") not in table.plays
        for card in (PlayCard("reroll_i"), PlayCard("joker", "reroll_i")):
            table.assert_refused(card, "A9.1", "none_in_play", face="I")

    def test_reroll_i_is_refused_if_the_only_i_is_aside(self) -> None:
        table = Table().roll("IVV")
        table.card("ignore", die="I")
        assert table.public.failed == "no_numeral"
        table.assert_refused(PlayCard("reroll_i"), "A9.1", "none_in_play", face="I")


class TestA92RerollEveryV:
    def test_reroll_v_rerolls_every_v_and_no_other_die(self) -> None:
        table = Table().roll("XXVIV")
        table.card("reroll_v")
        assert (table.dice, table.public.falling, table.public.left) == ("XXI", 2, 1)
        table.fall("XI")
        assert (table.dice, table.public.readings) == ("XXIXI", (32,))

    def test_reroll_v_rerolls_a_single_v(self) -> None:
        table = Table().roll("XXXXV")
        table.card("reroll_v", "I")
        assert table.public.readings == (39,)

    def test_reroll_v_without_a_v_is_refused(self) -> None:
        table = Table().roll("IIII")
        assert PlayCard("reroll_v") not in table.plays
        for card in (PlayCard("reroll_v"), PlayCard("joker", "reroll_v")):
            table.assert_refused(card, "A9.2", "none_in_play", face="V")


class TestA93RerollOne:
    def test_reroll_one_offers_each_face_in_play(self) -> None:
        table = Table().roll("IVXV")
        choices = {play for play in table.plays if play.card == "reroll_one"}
        assert choices == {PlayCard("reroll_one", die=face) for face in ("I", "V", "X")}

    @pytest.mark.parametrize(("die", "rest"), [("I", "VXV"), ("V", "IXV"), ("X", "IVV")])
    def test_reroll_one_rerolls_one_die(self, die: str, rest: str) -> None:
        table = Table().roll("IVXV")
        table.card("reroll_one", die=die)
        assert (sorted(table.dice), table.public.falling, table.public.left) == (sorted(rest), 1, 2)
        table.fall("I")
        assert sorted(table.dice) == sorted(rest + "I")

    def test_reroll_one_rerolls_the_only_die(self) -> None:
        table = table_with({0: (0, 10)}).roll_and_stop("X")
        table.card("reroll_one", "V", die="X")
        assert (table.dice, table.writes) == ("V", {(5, 1)})

    @pytest.mark.parametrize(
        "card", [PlayCard("reroll_one", die="X"), PlayCard("joker", "reroll_one", die="X")]
    )
    def test_reroll_one_refuses_a_face_not_in_play(self, card: PlayCard) -> None:
        table = Table().roll("VV")
        table.assert_refused(card, "A9.3", "none_in_play", face="X")


class TestA94Ignore:
    def test_ignored_die_is_set_aside_and_the_rest_is_read(self) -> None:
        table = Table().roll("XXVIV")
        table.card("ignore", die="V")
        assert (sorted(table.dice), table.public.aside) == (sorted("XXVI"), ("V",))
        assert table.public.readings == (24, 26)

    def test_unrolled_dice_can_be_rolled_after_ignore(self) -> None:
        table = Table().roll("XXVIV")
        table.card("ignore", die="V")
        assert table.public.left == 1
        table.roll("I")
        assert table.public.readings == (27,)
        assert table.public.left == 0
        table.assert_refused(Roll(1), "T1", "dice_left", dice=1, left=0)

    def test_ignore_without_dice_left_allows_only_writes(self) -> None:
        table = Table().roll("XXIIII")
        table.card("ignore", die="I")
        assert set(table.legal) == {Write(23, row) for row in range(1, 8)}

    def test_ignore_fails_if_the_rest_fits_in_no_row(self) -> None:
        table = table_with({0: (23,)}).roll("XXIIII")
        assert table.card("ignore", die="I")[-1] == TurnFailed(0, "no_row")

    def test_ignore_can_leave_dice_that_fail(self) -> None:
        table = Table().roll("IVV")
        assert table.card("ignore", die="I")[-1] == TurnFailed(0, "no_numeral")
        assert table.dice == "VV"

    def test_ignored_die_is_not_rerolled(self) -> None:
        table = Table().roll("IIVIXI")
        table.card("ignore", die="X")
        assert (table.public.aside, table.public.failed) == (("X",), "no_numeral")
        table.card("reroll_i", "XXII")
        assert (sorted(table.dice), table.public.aside, table.public.left) == (sorted("VXXII"), ("X",), 0)
        assert set(table.legal) == {Write(27, row) for row in range(1, 8)}

    def test_ignore_refuses_a_face_not_in_play(self) -> None:
        table = Table().roll("VV")
        for card in (PlayCard("ignore", die="X"), PlayCard("joker", "ignore", die="X")):
            table.assert_refused(card, "A9.4", "none_in_play", face="X")

    def test_ignore_refuses_a_die_already_aside(self) -> None:
        table = Table().roll("IVV")
        table.card("ignore", die="I")
        table.assert_refused(PlayCard("joker", "ignore", die="I"), "A9.4", "none_in_play", face="I")

    def test_ignore_and_joker_set_two_dice_aside(self) -> None:
        table = Table().roll("VV")
        table.card("ignore", die="V")
        table.roll("V")
        table.joker("ignore", die="V")
        assert (table.dice, table.public.aside, table.public.left) == ("V", ("V", "V"), 3)

    def test_ignored_die_returns_in_the_next_turn(self) -> None:
        table = Table().roll("VV")
        table.card("ignore", die="V")
        table.write(5, 1)
        assert (table.public.aside, table.public.left) == ((), 6)

    def test_ignoring_the_only_die_requires_a_roll(self) -> None:
        table = table_with({0: (0, 10)}).roll_and_stop("X")
        table.card("ignore", die="X")
        assert (table.dice, table.public.aside, table.public.left) == ("", ("X",), 5)
        assert (table.public.step, table.public.failed) == ("roll", None)
        assert table.legal == (Roll(1),)
        for action in (Write(10, 3), Stop(), PlayCard("reroll_one", die="X"), PlayCard("joker", "reroll_v")):
            table.assert_refused(action, "T1", "roll_first")
        table.assert_refused(Leave(), "T4", "not_failed")
        table.roll("V").write(5, 1)
        assert table.public.columns[0] == (5, 10, 0, 0, 0, 0, 0)

    def test_five_dice_can_follow_the_only_ignored_die(self) -> None:
        table = table_with({0: (0, 10)}).roll_and_stop("X")
        table.card("ignore", die="X")
        table.roll("XXVII")
        assert (table.public.readings, table.public.left) == ((27,), 0)


class TestA95Twin:
    def test_twin_fits_above_and_below_an_equal_number(self) -> None:
        table = table_with({0: (0, 0, 0, 10)}).roll_and_stop("X")
        assert rows(table.plays, "twin") == {(10, 3), (10, 5)}

    @pytest.mark.parametrize("row", [3, 5])
    def test_twin_is_written_and_ends_the_turn(self, row: int) -> None:
        table = table_with({0: (0, 0, 0, 10)})
        number = table.public.round
        table.roll("X").stop()
        play = PlayCard("twin", number=10, row=row)
        assert table.act(play) == (CardPlayed(0, play), TurnBegun(number, 1))
        assert table.public.columns[0] == tuple(10 if place in (row, 4) else 0 for place in range(1, 8))
        assert "twin" not in table.public.cards[0]

    def test_twin_away_from_its_equal_is_refused(self) -> None:
        table = table_with({0: (0, 0, 0, 10)}).roll_and_stop("X")
        for row in (1, 2, 6, 7):
            with refused("A9.5", "not_beside", number=10, row=row):
                table.card("twin", number=10, row=row)

    def test_twin_in_a_filled_row_is_refused(self) -> None:
        table = table_with({0: (0, 0, 9, 10, 11)}).roll_and_stop("X")
        assert rows(table.plays, "twin") == set()
        for row in (3, 4, 5):
            with refused("A9.5", "not_beside", number=10, row=row):
                table.card("twin", number=10, row=row)

    @pytest.mark.parametrize(("column", "row"), [((10,), 2), ((0, 0, 0, 0, 0, 0, 10), 6)])
    def test_twin_at_an_end_of_the_column_has_one_row(self, column: tuple[int, ...], row: int) -> None:
        table = table_with({0: column}).roll_and_stop("X")
        assert rows(table.plays, "twin") == {(10, row)}

    def test_twin_of_a_number_not_in_the_column_is_refused(self) -> None:
        table = table_with({0: (0, 10, 20)}).roll_and_stop("XV")
        assert rows(table.plays, "twin") == set()
        table.assert_refused(PlayCard("twin", number=15, row=1), "A9.5", "no_equal", number=15)

    def test_twin_of_a_number_in_another_column_is_refused(self) -> None:
        table = table_with({0: (0, 10, 20), 1: (15,)}).roll_and_stop("XV")
        table.assert_refused(PlayCard("twin", number=15, row=4), "A9.5", "no_equal", number=15)

    def test_twin_of_a_number_not_spelled_is_refused(self) -> None:
        table = table_with({0: (0, 5, 0, 10)}).roll_and_stop("X")
        table.assert_refused(PlayCard("twin", number=5, row=3), "A9.5", "not_spelled", number=5, dice="X")
        failed = table_with({0: (0, 5)}).roll("VV")
        failed.assert_refused(PlayCard("twin", number=5, row=1), "A9.5", "not_spelled", number=5, dice="VV")

    def test_twin_may_use_either_reading(self) -> None:
        table = table_with({0: (0, 14, 0, 16)}).roll_and_stop("XVI")
        assert rows(table.plays, "twin") == {(14, 1), (14, 3), (16, 3), (16, 5)}

    def test_twin_without_a_failure_is_refused(self) -> None:
        # 16 is in the column, but 14 fits above it: nothing has failed.
        table = table_with({0: (0, 16)}).roll("XVI")
        table.assert_refused(PlayCard("twin", number=16, row=3), "T4", "not_failed")

    def test_twin_can_follow_another_card(self) -> None:
        table = table_with({0: (0, 15)}).roll("XVV")
        assert rows(table.plays, "twin") == set()
        table.card("ignore", die="V")
        table.assert_refused(PlayCard("twin", number=15, row=3), "T4", "not_failed")
        table.stop()
        table.card("twin", number=15, row=3)
        assert table.public.columns[0] == (0, 15, 15, 0, 0, 0, 0)

    def test_twin_can_follow_a_failure_without_dice_left(self) -> None:
        table = table_with({0: (0, 28)}).roll("XXVIII")
        assert table.public.failed == "no_row"
        table.card("twin", number=28, row=3)
        assert table.public.columns[0] == (0, 28, 28, 0, 0, 0, 0)

    def test_other_numbers_ascend_strictly_around_twins(self) -> None:
        table = table_with({0: (0, 10, 10)}, {0: [card for card in CARDS if card != "twin"]}).roll("X")
        assert table.writes == set()
        table.roll("I")
        assert table.writes == {(9, 1), (11, 4), (11, 5), (11, 6), (11, 7)}

    def test_twin_can_fill_the_column(self) -> None:
        table = table_with({0: (1, 2, 3, 0, 5, 6, 7)}).roll_and_stop("V")
        events = table.card("twin", number=5, row=4)
        assert events[1] == LastRoundCalled(0, "column_full")

    def test_twin_without_number_or_row_is_malformed(self) -> None:
        table = table_with({0: (5,)}).roll_and_stop("V")
        needed = {"number": 5, "row": 2}
        for missing in needed:
            fields: dict[str, Any] = {name: value for name, value in needed.items() if name != missing}
            with pytest.raises(ValueError, match=f"`{missing}` is required for twin"):
                table.card("twin", **fields)


class TestA96Joker:
    @pytest.mark.parametrize(
        ("dice", "effect", "falls", "die", "number", "aside"),
        [
            ("IIII", "reroll_i", "XVII", {}, 17, ()),
            ("XVV", "reroll_v", "II", {}, 12, ()),
            ("XVV", "reroll_one", "X", {"die": "V"}, 25, ()),
            ("XVV", "ignore", "", {"die": "V"}, 15, ("V",)),
        ],
    )
    def test_joker_acts_as_card(
        self, dice: str, effect: str, falls: str, die: dict[str, str], number: int, aside: tuple[str, ...]
    ) -> None:
        table = Table().roll(dice)
        table.joker(effect, falls, **die)
        assert (table.public.readings, table.public.aside, table.cards) == ((number,), aside, CARDS[:-1])

    def test_joker_acts_as_twin(self) -> None:
        table = table_with({0: (0, 10)}).roll_and_stop("X")
        assert rows(table.plays, "joker") == {(10, 1), (10, 3)}
        table.joker("twin", number=10, row=1)
        assert table.public.columns[0] == (10, 10, 0, 0, 0, 0, 0)
        assert table.public.cards[0] == CARDS[:-1]

    @pytest.mark.parametrize("effect", [effect for effect in CARD_EFFECTS if effect != "twin"])
    def test_joker_acts_as_a_spent_card(self, effect: CardEffect) -> None:
        table = Table()
        table.spend_cards([effect])
        table.fail_turns_until(0)
        table.roll("IVV")
        assert {play.acts_as for play in table.plays if play.card == "joker"} == set(CARD_EFFECTS) - {"twin"}
        spot = {"die": "V"} if effect in ("reroll_one", "ignore") else {}
        table.joker(effect, **spot)
        assert set(table.cards) == set(CARDS) - {effect, "joker"}

    def test_joker_acts_as_a_spent_twin(self) -> None:
        table = table_with({0: (0, 10, 10)}, {0: ("joker",)}).roll_and_stop("X")
        assert rows(table.plays, "joker") == {(10, 1), (10, 4)}
        table.joker("twin", number=10, row=4)
        assert table.public.columns[0] == (0, 10, 10, 10, 0, 0, 0)
        assert table.public.cards[0] == ()

    def test_joker_acts_as_a_card_still_held(self) -> None:
        table = Table().roll("IVV")
        table.joker("reroll_i", "I")
        assert PlayCard("reroll_i") in table.plays

    def test_joker_has_exactly_the_plays_of_held_cards(self) -> None:
        table = Table().roll("IVV")
        plays = {
            msgspec.structs.replace(play, card="joker", acts_as=play.card)
            for play in table.plays
            if play.card != "joker"
        }
        assert {play for play in table.plays if play.card == "joker"} == plays

    def test_joker_without_a_failure_is_refused(self) -> None:
        with refused("T4", "not_failed"):
            Table().roll("V").act(PlayCard("joker", "reroll_v"))

    def test_joker_played_twice_is_refused(self) -> None:
        table = Table().roll("IVV")
        table.joker("reroll_i", "I")
        assert not any(play.card == "joker" for play in table.plays)
        for effect in ("reroll_i", "reroll_v"):
            table.assert_refused(PlayCard("joker", effect), "T5", "spent", card="joker")

    def test_joker_without_an_effect_is_malformed(self) -> None:
        for text in (
            '{"type":"card","card":"joker"}',
            '{"type":"card","card":"joker","as":"joker"}',
            '{"type":"card","card":"ignore","as":"ignore","die":"V"}',
        ):
            with pytest.raises(msgspec.ValidationError):
                msgspec.json.decode(text, type=Action)

    def test_joker_is_encoded_with_its_effect(self) -> None:
        text = b'{"type":"card","card":"joker","as":"ignore","die":"V"}'
        play = msgspec.json.decode(text, type=Action)
        assert play == PlayCard("joker", "ignore", die="V")
        assert msgspec.json.encode(play) == text
        assert play in Table().roll("VV").plays
