"""Scripted table of Alea Romana: a test chooses the dice, the real game does everything else."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from lusoria.core.errors import Argument, Illegal, IllegalAction
from lusoria.core.game import Await, Chance, Over, Seat, play
from lusoria.games.alea import ALEA
from lusoria.games.alea.actions import Action, Leave, PlayCard, Roll, Stop, Write
from lusoria.games.alea.events import DieFell, Event
from lusoria.games.alea.model import CARDS, Card, Face, Options, Result
from lusoria.games.alea.view import Table as PublicTable
from tests.games.alea.naive import faces, roman

FAIL = "VV"
"""Two dice that fail with any column."""

TWIN_CARDS: tuple[Card, ...] = ("twin", "joker")
"""The cards that can write a number twice."""


@contextmanager
def refused(rule: str, why: str, kind: type[Illegal] = IllegalAction, **facts: Argument) -> Iterator[None]:
    """The block is refused by this rule for this reason, with at least these facts."""
    with pytest.raises(kind) as caught:
        yield
    assert (caught.value.rule, caught.value.why) == (rule, why)
    assert rule in ALEA.rule_numbers
    assert {**caught.value.facts, **facts} == caught.value.facts


class Table:
    """A game of `ALEA` with chosen dice. All actions are those of the seat on turn."""

    def __init__(self, players: int = 2, **options: bool) -> None:
        self.options = Options(players, **options)
        self.state = ALEA.start(self.options)
        self.log: list[Event] = []

    @property
    def public(self) -> PublicTable:
        return ALEA.view(self.state, None).table

    @property
    def seat(self) -> Seat:
        return self.public.seat

    @property
    def legal(self) -> tuple[Action, ...]:
        return tuple(ALEA.legal(self.state, self.seat))

    @property
    def writes(self) -> set[tuple[int, int]]:
        """Number and row of every legal write."""
        return {(action.number, action.row) for action in self.legal if isinstance(action, Write)}

    @property
    def plays(self) -> set[PlayCard]:
        return {action for action in self.legal if isinstance(action, PlayCard)}

    @property
    def dice(self) -> str:
        return "".join(self.public.dice)

    @property
    def column(self) -> tuple[int, ...]:
        return self.public.columns[self.seat]

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.public.cards[self.seat]

    @property
    def awaited_seat(self) -> Seat | None:
        """None while dice are falling and after the end."""
        turn = ALEA.turn(self.state)
        return turn.seats[0] if isinstance(turn, Await) else None

    @property
    def ending(self) -> str | None:
        turn = ALEA.turn(self.state)
        return turn.ending if isinstance(turn, Over) else None

    @property
    def result(self) -> Result | None:
        turn = ALEA.turn(self.state)
        if not isinstance(turn, Over):
            assert self.public.result is None
            return None
        assert isinstance(turn.result, Result)
        assert turn.result == self.public.result
        assert turn.winners == turn.result.winners
        return turn.result

    def act(self, action: Action, falls: str = "") -> tuple[Event, ...]:
        """Plays an action, then lets these dice fall. Returns all events."""
        mark = len(self.log)
        step = play(ALEA, self.state, self.seat, action)
        self.state = step.after
        self.log += step.events
        self.fall(falls)
        return tuple(self.log[mark:])

    def assert_refused(self, action: Action, rule: str, why: str, /, **facts: Argument) -> None:
        with refused(rule, why, IllegalAction, **facts):
            self.act(action)

    def fall(self, text: str) -> None:
        """Lets the dice in the air fall, one by one."""
        for face in faces(text):
            turn = ALEA.turn(self.state)
            assert isinstance(turn, Chance), "no die is falling"
            (events,) = (events for events, _ in turn.outcomes if events[0] == DieFell(face))
            for event in events:
                self.state = ALEA.evolve(self.state, event)
            self.log += events

    def roll(self, text: str) -> "Table":
        """T1: rolls dice one by one."""
        for face in text:
            self.act(Roll(1), face)
        return self

    def roll_and_stop(self, text: str) -> "Table":
        self.roll(text).stop()
        return self

    def throw(self, text: str) -> tuple[Event, ...]:
        """O1: rolls these dice at once."""
        return self.act(Roll(len(text)), text)

    def write(self, number: int, row: int) -> tuple[Event, ...]:
        return self.act(Write(number, row))

    def stop(self) -> tuple[Event, ...]:
        return self.act(Stop())

    def leave(self) -> tuple[Event, ...]:
        return self.act(Leave())

    def card(self, card: Card, falls: str = "", **fields: Any) -> tuple[Event, ...]:
        """Plays a card; `as` of the notation is `acts_as` here."""
        return self.act(PlayCard(card, **fields), falls)

    def joker(self, acts_as: str, falls: str = "", **fields: Any) -> tuple[Event, ...]:
        return self.card("joker", falls, acts_as=acts_as, **fields)

    def fail_turn(self) -> None:
        """Fails and leaves, which changes nothing while the player holds a card."""
        assert self.cards, "a player without cards cannot fail without ending the game (G2)"
        self.roll(FAIL).leave()

    def fail_turns_until(self, seat: Seat) -> None:
        while self.seat != seat:
            self.fail_turn()

    def turn(self, number: int, row: int) -> None:
        """Plays a turn that writes this number."""
        self.roll(roman(number)).write(number, row)

    def write_twin(self, card: Card, number: int, row: int) -> None:
        """Plays a turn that writes this number beside its equal, with the Twin or the Joker."""
        self.roll(roman(number))
        if self.public.failed is None:
            self.stop()
        fields: dict[str, Any] = {"acts_as": "twin"} if card == "joker" else {}
        self.card(card, number=number, row=row, **fields)

    def spend_cards(self, cards: Sequence[Card]) -> None:
        """Plays a turn in which these cards do not help."""
        self.roll("IVV")
        for card in cards:
            match card:
                case "reroll_i":
                    self.card("reroll_i", "I")
                case "reroll_v":
                    self.card("reroll_v", "VV")
                case "reroll_one":
                    self.card("reroll_one", "V", **self.die_argument("V"))
                case "joker":
                    self.joker("reroll_one", "V", **self.die_argument("V"))
                case "ignore":
                    self.card("ignore", **self.die_argument("V"))
                    self.roll("V")
                case "twin":
                    raise AssertionError("a Twin is spent only by writing with it")
        self.leave()

    def die_argument(self, face: Face) -> dict[str, Any]:
        """Names the last die with this face: by its place with `ordered`, else by its face."""
        if self.options.ordered:
            return {"at": max(place for place, shown in enumerate(self.public.dice) if shown == face)}
        return {"die": face}


def table_with(
    columns: Mapping[Seat, Sequence[int]] | None = None,
    cards: Mapping[Seat, Sequence[Card]] | None = None,
    *,
    players: int = 2,
    **options: bool,
) -> Table:
    """Reaches these columns and cards by legal play, at the beginning of seat 0's turn.

    Columns count from the top with 0 for an empty row, and may be short. The second of two equal numbers is
    written with the Twin, or with the Joker if the player keeps the Twin.
    """
    table = Table(players, **options)
    hands = {seat: set((cards or {}).get(seat, CARDS)) for seat in range(players)}
    writes = {seat: write_plan((columns or {}).get(seat, ())) for seat in range(players)}
    twins = {seat: [card for card in TWIN_CARDS if card not in hands[seat]] for seat in range(players)}
    while any(writes.values()):
        for seat in range(players):
            if not writes[seat]:
                table.fail_turn()
                continue
            number, row = writes[seat].pop(0)
            if number in table.column:
                table.write_twin(twins[seat].pop(0), number, row)
            else:
                table.turn(number, row)
    spent = {
        seat: [card for card in table.public.cards[seat] if card not in hands[seat]]
        for seat in range(players)
    }
    if any(spent.values()):
        for seat in range(players):
            if spent[seat]:
                table.spend_cards(spent[seat])
            else:
                table.fail_turn()
    public = table.public
    assert all(set(public.cards[seat]) == hands[seat] for seat in range(players))
    assert (public.seat, public.step, public.closing) == (0, "roll", None)
    return table


def write_plan(column: Sequence[int]) -> list[tuple[int, int]]:
    """Number and row of each write, the second of equal numbers last."""
    rows = [(number, row) for row, number in enumerate(column, 1) if number]
    again = [(number, row) for number, row in rows if row > 1 and column[row - 2] == number]
    return [place for place in rows if place not in again] + again
