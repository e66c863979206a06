"""Hints in the view: the outcome of one more die, and why a card cannot be played.

Derived from `next_die` and `decide`, so that the rules exist only once.
"""

from functools import lru_cache
from typing import Literal, TypeAlias, assert_never

from lusoria.core.errors import Argument, IllegalAction
from lusoria.core.game import Seat
from lusoria.core.structs import Part
from lusoria.games.alea.actions import PlayCard
from lusoria.games.alea.events import DieFell
from lusoria.games.alea.model import DICE, FACES, ROWS, Card, Column, Face, Options, State, dice_left
from lusoria.games.alea.numerals import is_incomplete, readings
from lusoria.games.alea.rules import cards_open, decide, next_die, numbers, plays

Outcome: TypeAlias = Literal["goes_on", "waits", "fails"]
EMPTY: Column = (0,) * ROWS


class NextDie(Part, gc=False):
    """Outcome of one more die with this face: numbers of all dice, and whether the turn goes on (T3).

    Four X alone wait: they are no number yet (N3).
    """

    face: Face
    sides: int
    """Sides of the die with this face, of six (A1)."""
    numbers: tuple[int, ...]
    outcome: Outcome


class BarredCard(Part):
    """A card in hand that cannot be played now, with the rule that refuses it."""

    card: Card
    rule: str
    why: str
    facts: dict[str, Argument]


def one_more_die(state: State) -> tuple[NextDie, ...]:
    """T1, T3: by face; empty if no die may be rolled."""
    if state.result is not None or state.falling or state.failed is not None or not dice_left(state):
        return ()
    left, column = dice_left(state), state.columns[state.seat]
    return outcomes_by_face(state.dice, left, column if left == 1 else EMPTY, state.options.ordered)


@lru_cache(maxsize=1024)
def outcomes_by_face(dice: tuple[Face, ...], left: int, column: Column, ordered: bool) -> tuple[NextDie, ...]:  # noqa: FBT001
    """Takes only what matters, so that most calls hit the cache. The last die needs a row to fit."""
    aside = FACES[:1] * (DICE - len(dice) - left)
    state = State(Options(1, ordered=ordered), (column,), ((),), dice=dice, aside=aside, falling=1)
    outcomes = []
    for (fell, *failed), sides in next_die(state).outcomes:
        assert isinstance(fell, DieFell)
        lie = (*dice, fell.face)
        outcome: Outcome = "fails" if failed else "waits" if is_incomplete(lie) else "goes_on"
        outcomes.append(NextDie(fell.face, sides, readings(lie, ordered=ordered), outcome))
    return tuple(outcomes)


def barred_cards(state: State, seat: Seat) -> tuple[BarredCard, ...]:
    """T4, O2, A9: cards of this seat that it may not play, at a moment when cards may be played."""
    if seat != state.seat or state.falling or not cards_open(state):
        return ()
    playable = {play.card for play in plays(state)}
    refused = (
        (card, refusal(state, closest_play(state, card)))
        for card in state.cards[seat]
        if card not in playable
    )
    return tuple(BarredCard(card, no.rule, no.why, dict(no.facts)) for card, no in refused)


def closest_play(state: State, card: Card) -> PlayCard:
    """The play closest to a legal one, so that its refusal explains most."""
    match card:
        case "reroll_i" | "reroll_v":
            return PlayCard(card)
        case "reroll_one" | "ignore" | "joker":
            raise AssertionError(f"{card} can be played on any dice")
        case "twin":
            return closest_twin(state)
        case _:
            assert_never(card)


def closest_twin(state: State) -> PlayCard:
    """With number 0 if the dice spell none."""
    column, spelled = state.columns[state.seat], numbers(state)
    number = next((candidate for candidate in spelled if candidate in column), spelled[0] if spelled else 0)
    return PlayCard("twin", number=number, row=column.index(number) + 1 if number in column else 1)


def refusal(state: State, play: PlayCard) -> IllegalAction:
    try:
        decide(state, state.seat, play)
    except IllegalAction as no:
        return no
    raise AssertionError(f"{play} is allowed")
