"""A scripted table: the test says which dice fall; everything else is the real game."""

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
from lusoria.games.alea.view import Table as Sight
from tests.games.alea.naive import faces, roman

FAIL = "VV"
"""Two dice that fail whatever the column holds."""

TWINNING: tuple[Card, ...] = ("twin", "joker")
"""The cards that can write a number twice."""


@contextmanager
def refused(rule: str, why: str, kind: type[Illegal] = IllegalAction, **facts: Argument) -> Iterator[None]:
    """This rule refuses, for this reason; facts that are given must be among those it states."""
    with pytest.raises(kind) as caught:
        yield
    assert (caught.value.rule, caught.value.why) == (rule, why)
    assert rule in ALEA.rule_numbers
    assert {**caught.value.facts, **facts} == caught.value.facts


class Table:
    """One game of `ALEA`, played by the seat on turn, with the dice that a test wants."""

    def __init__(self, players: int = 2, **options: bool) -> None:
        self.options = Options(players, **options)
        self.state = ALEA.start(self.options)
        self.log: list[Event] = []

    # --- looking ---

    @property
    def now(self) -> Sight:
        """What lies on the table."""
        return ALEA.view(self.state, None).table

    @property
    def seat(self) -> Seat:
        return self.now.seat

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the player on turn may do."""
        return tuple(ALEA.legal(self.state, self.seat))

    @property
    def writes(self) -> set[tuple[int, int]]:
        """Number and row of every write that is allowed now."""
        return {(action.number, action.row) for action in self.legal if isinstance(action, Write)}

    @property
    def plays(self) -> set[PlayCard]:
        """Every play of a card that is allowed now."""
        return {action for action in self.legal if isinstance(action, PlayCard)}

    @property
    def dice(self) -> str:
        return "".join(self.now.dice)

    @property
    def column(self) -> tuple[int, ...]:
        """The column of the player on turn."""
        return self.now.columns[self.seat]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the player on turn."""
        return self.now.cards[self.seat]

    @property
    def awaits(self) -> Seat | None:
        """The seat that must choose; None while dice are falling and after the end."""
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
            assert self.now.result is None
            return None
        assert isinstance(turn.result, Result)
        assert turn.result == self.now.result
        assert turn.winners == turn.result.winners
        return turn.result

    # --- playing ---

    def act(self, action: Action, falls: str = "") -> tuple[Event, ...]:
        """The seat on turn does this, then these dice fall. Returns all events."""
        mark = len(self.log)
        step = play(ALEA, self.state, self.seat, action)
        self.state = step.after
        self.log += step.events
        self.fall(falls)
        return tuple(self.log[mark:])

    def fall(self, text: str) -> None:
        """Nature: the dice in the air fall so, one by one."""
        for face in faces(text):
            turn = ALEA.turn(self.state)
            assert isinstance(turn, Chance), "no die is falling"
            (events,) = (events for events, _ in turn.outcomes if events[0] == DieFell(face))
            for event in events:
                self.state = ALEA.evolve(self.state, event)
            self.log += events

    def roll(self, text: str) -> "Table":
        """T1: roll one die after the other; they fall so."""
        for face in text:
            self.act(Roll(1), face)
        return self

    def throw(self, text: str) -> tuple[Event, ...]:
        """O1: roll this number of dice at once."""
        return self.act(Roll(len(text)), text)

    def write(self, number: int, row: int) -> tuple[Event, ...]:
        return self.act(Write(number, row))

    def stop(self) -> tuple[Event, ...]:
        return self.act(Stop())

    def leave(self) -> tuple[Event, ...]:
        return self.act(Leave())

    def card(self, card: Card, falls: str = "", **fields: Any) -> tuple[Event, ...]:
        """Play a card; `as` of the notation is `acts_as` here."""
        return self.act(PlayCard(card, **fields), falls)

    def joker(self, acts_as: str, falls: str = "", **fields: Any) -> tuple[Event, ...]:
        return self.card("joker", falls, acts_as=acts_as, **fields)

    # --- whole turns ---

    def idle(self) -> None:
        """The player on turn fails and leaves, which changes nothing while they hold a card."""
        assert self.cards, "a player without cards cannot fail without ending the game (G2)"
        self.roll(FAIL).leave()

    def idle_until(self, seat: Seat) -> None:
        while self.seat != seat:
            self.idle()

    def turn(self, number: int, row: int) -> None:
        """A whole turn that writes this number."""
        self.roll(roman(number)).write(number, row)

    def twin_turn(self, card: Card, number: int, row: int) -> None:
        """A whole turn that writes this number beside its equal, with the Twin or the Joker."""
        self.roll(roman(number))
        if self.now.failed is None:
            self.stop()
        fields: dict[str, Any] = {"acts_as": "twin"} if card == "joker" else {}
        self.card(card, number=number, row=row, **fields)

    def spend(self, cards: Sequence[Card]) -> None:
        """A whole turn in which these cards are played to no avail."""
        self.roll("IVV")
        for card in cards:
            match card:
                case "reroll_i":
                    self.card("reroll_i", "I")
                case "reroll_v":
                    self.card("reroll_v", "VV")
                case "reroll_one":
                    self.card("reroll_one", "V", **self.spot("V"))
                case "joker":
                    self.joker("reroll_one", "V", **self.spot("V"))
                case "ignore":
                    self.card("ignore", **self.spot("V"))
                    self.roll("V")
                case "twin":
                    raise AssertionError("a Twin is spent only by writing with it")
        self.leave()

    def spot(self, face: Face) -> dict[str, Any]:
        """How a card names the last die with this face: by its place with `ordered`, else by its face."""
        if self.options.ordered:
            return {"at": max(place for place, shown in enumerate(self.now.dice) if shown == face)}
        return {"die": face}


def table_with(
    columns: Mapping[Seat, Sequence[int]] | None = None,
    cards: Mapping[Seat, Sequence[Card]] | None = None,
    *,
    players: int = 2,
    **options: bool,
) -> Table:
    """A table brought by legal play to these columns and cards, at the beginning of seat 0's turn.

    Columns count from the top with 0 for an empty row, and may be short. A number that stands twice was
    written with the Twin or, where the Twin is to be kept, with the Joker.
    """
    table = Table(players, **options)
    held = {seat: set((cards or {}).get(seat, CARDS)) for seat in range(players)}
    writes = {seat: planned((columns or {}).get(seat, ())) for seat in range(players)}
    twins = {seat: [card for card in TWINNING if card not in held[seat]] for seat in range(players)}
    while any(writes.values()):
        for seat in range(players):
            if not writes[seat]:
                table.idle()
                continue
            number, row = writes[seat].pop(0)
            if number in table.column:
                table.twin_turn(twins[seat].pop(0), number, row)
            else:
                table.turn(number, row)
    spent = {
        seat: [card for card in table.now.cards[seat] if card not in held[seat]] for seat in range(players)
    }
    if any(spent.values()):
        for seat in range(players):
            if spent[seat]:
                table.spend(spent[seat])
            else:
                table.idle()
    now = table.now
    assert all(set(now.cards[seat]) == held[seat] for seat in range(players))
    assert (now.seat, now.step, now.closing) == (0, "roll", None)
    return table


def planned(column: Sequence[int]) -> list[tuple[int, int]]:
    """Number and row of each write, numbers that come again after all others."""
    rows = [(number, row) for row, number in enumerate(column, 1) if number]
    again = [(number, row) for number, row in rows if row > 1 and column[row - 2] == number]
    return [place for place in rows if place not in again] + again
