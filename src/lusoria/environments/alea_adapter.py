"""What environments know of Alea Romana: its chances, how long it may last, and where a turn stands."""

from collections.abc import Callable, Hashable, Sequence
from operator import itemgetter
from typing import Any, TypeAlias

from lusoria.core.game import Seat
from lusoria.core.structs import GameEvent
from lusoria.games.alea.actions import Action
from lusoria.games.alea.events import CardPlayed, DiceThrown, DieFell, FailureTaken, TurnFailed
from lusoria.games.alea.model import DICE, FACES, State
from lusoria.games.alea.numerals import readings, rows, twins
from lusoria.games.alea.rules import TWINNING, next_die, numbers
from lusoria.games.alea.view import table
from lusoria.lab.alea.encoding import ACTIONS, LEAVE, Observation, encode_table, id_among

InHand: TypeAlias = tuple[Any, ...]
Room: TypeAlias = tuple[tuple[int, ...], ...]
Fits: TypeAlias = Callable[[Room], Hashable]
TurnOver: TypeAlias = tuple[int, Hashable]


def outcome(event: GameEvent) -> int:
    assert isinstance(event, DieFell)
    return FACES.index(event.face)


def longest(players: int, rounds: int) -> tuple[int, int]:
    """A turn: six rolls, six cards, a stop before each and at the end; a card throws six dice at most."""
    return 20 * players * rounds, 42 * players * rounds


def moment(state: State) -> Hashable:
    """The rows that are free for each number; and the dice and cards, while cards may be played."""
    return moment_at(in_hand(state), room(state), state)


def in_hand(state: State) -> InHand:
    """What it takes of the turn; numbers and dice in one number, as they are looked up at every decision."""
    dice, ordered = state.dice, state.options.ordered
    shown = dice if ordered else frozenset(dice)  # by place, or by face
    spelled, used = readings(dice, ordered=ordered), len(dice) + len(state.aside)
    one, other = (*spelled, 0, 0)[:2]
    return state.seat, state.failed is not None, used << 16 | other << 8 | one, one, other, spelled, shown


def room(state: State) -> Room:
    """What it takes of the column: the same for a whole turn."""
    return rows(state.columns[state.seat])


def fits(state: State) -> tuple[Fits | None, Hashable]:
    """The rows that are free for what the dice spell, while no cards may be played."""
    _, failed, used, one, other, _, _ = in_hand(state)
    if failed or state.options.cards_anytime:
        return None, None
    return itemgetter(one, other) if other else itemgetter(one), used


def moment_at(in_hand: InHand, room: Room, state: State) -> Hashable:
    seat, failed, used, one, other, spelled, shown = in_hand
    fits: Hashable = None
    if not failed:
        fits = (used, room[one], room[other]) if other else (used, room[one])
        if not state.options.cards_anytime:
            return fits
    cards = state.cards[seat]
    if spelled and cards and cards[-1] in TWINNING:  # they lie last
        beside = twins(state.columns[seat], spelled)
        if beside:
            return fits, cards, shown, beside, spelled
    return fits, cards, shown


def spot(state: State) -> Hashable:
    """Dice that are rolled, fall, and perhaps fail (T1, A1, T3); in any order, if they are read in any.

    The last of six fails or not by the column: which of its faces do is a part of it.
    """
    if state.result is not None:
        return None
    dice, falling, aside = state.dice, state.falling, len(state.aside)
    fails = None
    if falling == 1 and len(dice) + aside + 1 == DICE:
        fails = tuple([len(events) for events, _ in next_die(state).outcomes])
    if not state.options.ordered:
        dice = tuple(sorted(dice))
    return state.seat, dice, aside, falling or state.failed, fails


def foretold(before: State, after: State) -> bool:
    """Whether the spot before decides what comes after: where no die is left it takes the column to know."""
    return len(after.dice) + len(after.aside) + after.falling < DICE or before.falling == 1


def turn_over(number: int, in_hand: InHand, state: State) -> TurnOver | None:
    """Of leaving and of writing: the first event, and all that comes after it, by what they hang on."""
    seat, used = in_hand[0], in_hand[2]
    if number == LEAVE:
        calls = state.cardless  # G2
    elif number in WRITING:
        calls = state.columns[seat].count(0) == 1  # G1
    else:
        return None
    return number << 32 | used << 3 | seat, (number == LEAVE, calls, seat, state.round, state.closing)


WRITING = frozenset(number for number, name in enumerate(ACTIONS) if "number in row" in name)
"""A Twin is written, too."""


def stays(events: Sequence[GameEvent]) -> bool:
    """Whether the turn goes on."""
    return (type(events[0]) in OF_DICE or type(events[0]) is CardPlayed) and OF_DICE.issuperset(
        map(type, events[1:])
    )


def lasts(event: GameEvent) -> bool:
    return type(event) not in OF_DICE


OF_DICE = frozenset((DiceThrown, DieFell, TurnFailed, FailureTaken))


def id_in(action: Action, state: State) -> int:
    return id_among(action, numbers(state))


def observed(state: State, seat: Seat) -> Observation:
    """Nothing is anybody's own (`mine` tells what is of no use now), so the public part of a view will do."""
    return encode_table(table(state), seat)
