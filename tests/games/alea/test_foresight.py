"""Predictions of the view: the next die (T1, T3, N3, O3), and barred cards (T4, O2, A9)."""

from random import Random

import pytest

from lusoria.core.game import Chance, refusal
from lusoria.games.alea import ALEA
from lusoria.games.alea.actions import PlayCard, Roll
from lusoria.games.alea.events import DieFell, TurnFailed
from lusoria.games.alea.model import Options, State
from lusoria.games.alea.next_die import BarredCard
from lusoria.laws.walk import random_walk
from tests.games.alea.naive import fits, readings
from tests.games.alea.table import Table, table_with

KINDS = (
    Options(2),
    Options(3, multi_roll=True),
    Options(2, cards_anytime=True),
    Options(2, ordered=True),
    Options(4, cards_anytime=True, ordered=True),
)
EVERY_KIND = pytest.mark.parametrize("options", KINDS, ids=str)


def predictions(table: Table) -> dict[str, tuple[int, tuple[int, ...], str]]:
    return {die.face: (die.sides, die.numbers, die.outcome) for die in table.public.next_die}


def barred(table: Table) -> list[BarredCard]:
    mine = ALEA.view(table.state, table.seat).mine
    assert mine is not None
    return list(mine.barred)


class TestNextDie:
    def test_next_die_has_three_sides_i_one_v_two_x(self) -> None:
        assert predictions(Table()) == {
            "I": (3, (1,), "goes_on"),
            "V": (1, (5,), "goes_on"),
            "X": (2, (10,), "goes_on"),
        }

    def test_next_die_fails_without_a_numeral(self) -> None:
        assert predictions(Table().roll("VI")) == {
            "I": (3, (7,), "goes_on"),
            "V": (1, (), "fails"),
            "X": (2, (14, 16), "goes_on"),
        }

    def test_fourth_x_waits_while_a_die_is_left(self) -> None:
        assert predictions(Table().roll("XXX"))["X"] == (2, (), "waits")
        table = Table().roll("XXXX")
        assert predictions(table) == {
            "I": (3, (39,), "goes_on"),
            "V": (1, (), "fails"),
            "X": (2, (), "fails"),
        }

    def test_fourth_x_fails_if_it_is_the_last_die(self) -> None:
        """Two dice set aside leave four."""
        table = Table().roll("XVV")
        table.card("ignore", die="V")
        table.roll("V").joker("ignore", die="V")
        table.roll("V").card("reroll_v", "XX")
        assert (table.dice, table.public.left) == ("XXX", 1)
        assert predictions(table)["X"] == (2, (), "fails")

    def test_last_die_fails_without_a_row(self) -> None:
        """37 is a numeral, but there is no row below the 5."""
        table = table_with({0: (0, 0, 0, 0, 0, 0, 5)}).roll("XXXVI")
        assert predictions(table) == {"I": (3, (37,), "fails"), "V": (1, (), "fails"), "X": (2, (), "fails")}

    def test_next_die_is_read_by_order_with_ordered(self) -> None:
        assert predictions(Table(ordered=True).roll("V"))["I"][1] == (6,)
        assert predictions(Table(ordered=True).roll("I"))["V"][1] == (4,)

    @EVERY_KIND
    def test_next_die_is_predicted_as_in_the_game(self, options: Options) -> None:
        checked = 0
        for seed in range(5):
            for step in random_walk(ALEA, ALEA.start(options), Random(seed)):
                table = ALEA.view(step.after, None).table
                may_roll = Roll(1) in ALEA.legal(step.after, table.seat)
                assert bool(table.next_die) == may_roll
                assert not may_roll or table.step in ("roll", "choose")
                if not may_roll:
                    continue
                (thrown,) = ALEA.decide(step.after, table.seat, Roll(1))
                falling = ALEA.evolve(step.after, thrown)
                chance = ALEA.turn(falling)
                assert isinstance(chance, Chance)
                for die, (events, weight) in zip(table.next_die, chance.outcomes, strict=True):
                    checked += 1
                    assert (DieFell(die.face), die.sides) == (events[0], weight)
                    assert (die.outcome == "fails") == any(isinstance(event, TurnFailed) for event in events)
                    dice = (*table.dice, die.face)
                    assert die.numbers == readings(dice, ordered=options.ordered)
                    assert (die.outcome == "waits") == (dice == ("X",) * 4 and table.left > 1)
                    if table.left == 1 and die.outcome == "goes_on":
                        column = table.columns[table.seat]
                        assert any(fits(column, number, row) for number in die.numbers for row in range(1, 8))
        assert checked > 500


class TestBarredCards:
    def test_reroll_without_its_face_is_barred(self) -> None:
        table = Table().roll("XXXXX")
        assert barred(table)[:2] == [
            BarredCard("reroll_i", "A9.1", "none_in_play", {"face": "I"}),
            BarredCard("reroll_v", "A9.2", "none_in_play", {"face": "V"}),
        ]

    def test_twin_of_dice_without_a_numeral_is_barred(self) -> None:
        table = Table().roll("VV")
        assert barred(table)[1:] == [BarredCard("twin", "A9.5", "not_spelled", {"number": 0, "dice": "VV"})]

    def test_twin_without_an_equal_number_is_barred(self) -> None:
        table = table_with({0: (0, 0, 0, 0, 0, 0, 1)}).roll_and_stop("V")
        assert BarredCard("twin", "A9.5", "no_equal", {"number": 5}) in barred(table)

    def test_twin_without_room_is_barred(self) -> None:
        """VI is 4 or 6. The column has 6, and both rows beside it are filled."""
        table = table_with({0: (5, 6, 7)}).roll_and_stop("VI")
        assert BarredCard("twin", "A9.5", "not_beside", {"number": 6, "row": 2}) in barred(table)

    def test_spent_card_is_not_barred(self) -> None:
        table = table_with(cards={0: ("twin", "joker")}).roll("VV")
        assert [no.card for no in barred(table)] == ["twin"]

    @EVERY_KIND
    def test_held_card_is_playable_or_barred_with_a_reason(self, options: Options) -> None:
        """T4 after a failure, O2 on any valid result."""
        checked: set[tuple[str, str]] = set()
        for seed in range(6):
            for step in random_walk(ALEA, ALEA.start(options), Random(seed)):
                for seat in range(options.players):
                    view = ALEA.view(step.after, seat)
                    assert view.mine is not None
                    barred_cards = {no.card: no for no in view.mine.barred}
                    if not any(isinstance(action, PlayCard) for action in view.legal):
                        assert not barred_cards or view.table.failed or options.cards_anytime
                    if seat != view.table.seat or view.table.step not in ("choose", "failed"):
                        assert not barred_cards
                        continue
                    playable = {action.card for action in view.legal if isinstance(action, PlayCard)}
                    assert not playable & barred_cards.keys()
                    if view.table.failed or (options.cards_anytime and view.table.readings):
                        assert playable | barred_cards.keys() == set(view.table.cards[seat])
                    else:
                        assert not barred_cards
                    for card, no in barred_cards.items():
                        checked.add((no.rule, no.why))
                        self.check(step.after, seat, options, card, no)
        assert {("A9.2", "none_in_play"), ("A9.5", "no_equal")} <= checked

    def check(self, state: State, seat: int, options: Options, card: str, no: BarredCard) -> None:
        """Every play of the card is refused by this rule, some with exactly this reason."""
        ways = [way for way in ALEA.actions(options) if isinstance(way, PlayCard) and way.card == card]
        answers = [refusal(ALEA, state, seat, way) for way in ways]
        assert all(answer is not None and answer.rule == no.rule for answer in answers)
        if no.facts.get("number") != 0:
            assert (no.why, no.facts) in [(answer.why, answer.facts) for answer in answers if answer]
