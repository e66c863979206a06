"""What environments know of Alea Romana: its chances, how long it may last, and where a turn stands."""

from collections.abc import Hashable, Sequence
from typing import Any, TypeAlias

from lusoria.core.game import Seat
from lusoria.core.structs import GameEvent
from lusoria.games.alea.actions import Action
from lusoria.games.alea.events import DiceThrown, DieFell, FailureTaken, TurnFailed
from lusoria.games.alea.model import DICE, FACES, State
from lusoria.games.alea.numerals import readings, rows, twins
from lusoria.games.alea.rules import numbers
from lusoria.games.alea.view import table
from lusoria.lab.alea.encoding import LEAVE, STOP, WRITES, Observation, encode_table, id_among

InHand: TypeAlias = tuple[Any, ...]
TurnOver: TypeAlias = tuple[Hashable, Hashable]


def outcome(event: GameEvent) -> int:
    assert isinstance(event, DieFell)
    return FACES.index(event.face)


def longest(players: int, rounds: int) -> tuple[int, int]:
    """A turn: six rolls, six cards, a stop before each and at the end; a card throws six dice at most."""
    return 20 * players * rounds, 42 * players * rounds


def moment(state: State) -> Hashable:
    """The rows that are free for each number; and the dice and cards, while cards may be played."""
    return moment_at(in_hand(state), state)


def in_hand(state: State) -> InHand:
    """What it takes of the turn; numbers and dice in one number, as they are looked up at every decision."""
    dice, ordered = state.dice, state.options.ordered
    shown = dice if ordered else frozenset(dice)  # by place, or by face
    spelled, used = readings(dice, ordered=ordered), len(dice) + len(state.aside)
    one, other = (*spelled, 0, 0)[:2]
    return state.seat, state.failed is not None, used << 16 | other << 8 | one, one, other, spelled, shown


def moment_at(in_hand: InHand, state: State) -> Hashable:
    seat, failed, used, one, other, spelled, shown = in_hand
    column = state.columns[seat]
    fits: Hashable = None
    if not failed:
        free = rows(column)
        fits = (used, free[one], free[other]) if other else (used, free[one])
        if not state.options.cards_anytime:
            return fits
    beside = twins(column, spelled)
    return fits, shown, state.cards[seat], beside, spelled if beside else ()


def spot(state: State) -> Hashable:
    """Dice that are rolled, fall, and perhaps fail (T1, A1, T3), while it does not take the column to know.

    It does where no die is left.
    """
    dice, falling, aside = state.dice, state.falling, len(state.aside)
    if (falling and len(dice) + aside + falling >= DICE) or state.result is not None:
        return None
    return state.seat, dice, aside, falling or state.failed


def turn_over(number: int, in_hand: InHand, state: State) -> TurnOver | None:
    """Of leaving and of writing: the first event, and all that comes after it, by what they hang on."""
    seat, used = in_hand[0], in_hand[2]
    if number == LEAVE:
        calls = state.cardless  # G2
    elif WRITES <= number < STOP:
        calls = state.columns[seat].count(0) == 1  # G1
    else:
        return None
    following = seat + 1 if seat + 1 < state.options.players else 0
    return (number, seat, used), (
        number == LEAVE,
        calls,
        seat,
        state.round,
        state.closing,
        not state.cards[following],
    )


def stays(events: Sequence[GameEvent]) -> bool:
    return type(events[0]) in OF_DICE and OF_DICE.issuperset(map(type, events))  # mostly the first one tells


OF_DICE = frozenset((DiceThrown, DieFell, TurnFailed, FailureTaken))


def id_in(action: Action, state: State) -> int:
    return id_among(action, numbers(state))


def observed(state: State, seat: Seat) -> Observation:
    """Nothing is anybody's own (`mine` tells what is of no use now), so the public part of a view will do."""
    return encode_table(table(state), seat)
