"""What the rules say before anybody asks: what the next die would do, and why a card cannot help now.

Nothing is worked out here a second time: the odds are those of `next_die`, the reasons those of `decide`.
"""

from functools import lru_cache
from typing import Literal, TypeAlias

from lusoria.core.errors import Argument, IllegalAction
from lusoria.core.game import Seat
from lusoria.core.structs import Part
from lusoria.games.alea.actions import PlayCard
from lusoria.games.alea.events import DieFell
from lusoria.games.alea.model import DICE, FACES, ROWS, Card, Column, Face, Options, State, dice_left
from lusoria.games.alea.numerals import pending, readings
from lusoria.games.alea.rules import cards_open, decide, next_die, numbers, plays

Outcome: TypeAlias = Literal["goes_on", "waits", "fails"]
EMPTY: Column = (0,) * ROWS


class NextDie(Part, gc=False):
    """One more die with this face: what all dice then spell, and whether the turn goes on (T3).

    With four X alone it waits: they are no number yet (N3).
    """

    face: Face
    sides: int
    """Of six (A1)."""
    numbers: tuple[int, ...]
    outcome: Outcome


class BarredCard(Part):
    """A card that is held and cannot be played now, with the rule that refuses it."""

    card: Card
    rule: str
    why: str
    facts: dict[str, Argument]


def one_more_die(state: State) -> tuple[NextDie, ...]:
    """T1, T3: face by face; nothing where no die may be rolled."""
    if state.result is not None or state.falling or state.failed is not None or not dice_left(state):
        return ()
    left, column = dice_left(state), state.columns[state.seat]
    return foreseen(state.dice, left, column if left == 1 else EMPTY, state.options.ordered)


@lru_cache(maxsize=1024)
def foreseen(dice: tuple[Face, ...], left: int, column: Column, ordered: bool) -> tuple[NextDie, ...]:  # noqa: FBT001
    """The same by all it depends on, so that it is known already at most looks. The last die needs a row."""
    aside = FACES[:1] * (DICE - len(dice) - left)
    state = State(Options(1, ordered=ordered), (column,), ((),), dice=dice, aside=aside, falling=1)
    found = []
    for (fell, *failed), sides in next_die(state).outcomes:
        assert isinstance(fell, DieFell)
        lie = (*dice, fell.face)
        outcome: Outcome = "fails" if failed else "waits" if pending(lie) else "goes_on"
        found.append(NextDie(fell.face, sides, readings(lie, ordered=ordered), outcome))
    return tuple(found)


def barred_cards(state: State, seat: Seat) -> tuple[BarredCard, ...]:
    """T4, O2, A9: wherever cards may be played, those of this seat that may not."""
    if seat != state.seat or state.falling or not cards_open(state):
        return ()
    playable = {play.card for play in plays(state)}
    refused = (
        (card, refusal(state, nearest(state, card))) for card in state.cards[seat] if card not in playable
    )
    return tuple(BarredCard(card, no.rule, no.why, dict(no.facts)) for card, no in refused)


def nearest(state: State, card: Card) -> PlayCard:
    """The way to play it that comes nearest to what is allowed; 0 stands for no number at all."""
    if card != "twin":
        return PlayCard(card)
    column, spelled = state.columns[state.seat], numbers(state)
    number = next((each for each in spelled if each in column), spelled[0] if spelled else 0)
    return PlayCard(card, number=number, row=column.index(number) + 1 if number in column else 1)


def refusal(state: State, play: PlayCard) -> IllegalAction:
    """What is said to whoever tries it."""
    try:
        decide(state, state.seat, play)
    except IllegalAction as no:
        return no
    raise AssertionError(f"{play} is allowed")
