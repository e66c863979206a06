"""State after each event of Alea Romana. Total: `evolve` never refuses an event."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from lusoria.core.game import Seat
from lusoria.games.alea import events as happened
from lusoria.games.alea.actions import REROLLED, PlayCard
from lusoria.games.alea.model import Card, Face, State
from lusoria.games.alea.numerals import written

T = TypeVar("T")


def evolve(state: State, event: happened.Event) -> State:
    return FOLD[type(event)](state, event)


def dice_thrown(state: State, event: happened.DiceThrown) -> State:
    return replace(state, falling=event.dice)


def die_fell(state: State, event: happened.DieFell) -> State:
    return replace(state, dice=(*state.dice, event.face), falling=state.falling - 1)


def turn_failed(state: State, event: happened.TurnFailed) -> State:
    return replace(state, failed=event.why)


def failure_taken(state: State, event: happened.FailureTaken) -> State:
    return replace(state, failed="stopped")


def number_written(state: State, event: happened.NumberWritten) -> State:
    column = written(state.columns[event.seat], event.row, event.number)
    return replace(state, columns=at_seat(state.columns, event.seat, column))


def card_played(state: State, event: happened.CardPlayed) -> State:
    """T5, A9: the card is used up; its dice leave play, and rerolled dice fall again."""
    seat, play = event.seat, event.play
    cards = at_seat(state.cards, seat, without(state.cards[seat], play.card))
    if play.number is not UNSET and play.row is not UNSET:
        column = written(state.columns[seat], play.row, play.number)
        return replace(state, columns=at_seat(state.columns, seat, column), cards=cards, failed=None)
    stays, taken = divided(state.dice, play)
    if play.deed == "ignore":
        return replace(state, cards=cards, failed=None, dice=stays, aside=state.aside + taken)
    return replace(state, cards=cards, failed=None, dice=stays, falling=len(taken))


@lru_cache(maxsize=512)
def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(each for each in cards if each != card)


@lru_cache(maxsize=4096)
def divided(dice: tuple[Face, ...], play: PlayCard) -> tuple[tuple[Face, ...], tuple[Face, ...]]:
    """Dice that stay and dice that the card takes. Of several with the named face, it takes the last."""
    if play.deed in REROLLED:
        taken = [place for place, face in enumerate(dice) if face == REROLLED[play.deed]]
    elif play.at is not UNSET:
        taken = [play.at]
    else:
        taken = [max(place for place, face in enumerate(dice) if face == play.die)]
    stays = tuple(face for place, face in enumerate(dice) if place not in taken)
    return stays, tuple(dice[place] for place in taken)


def at_seat(all_seats: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*all_seats[:seat], value, *all_seats[seat + 1 :])


def turn_left(state: State, event: happened.TurnLeft) -> State:
    return state


def last_round_called(state: State, event: happened.LastRoundCalled) -> State:
    return replace(state, closing=event.why)


def turn_begun(state: State, event: happened.TurnBegun) -> State:
    return replace(
        state,
        round=event.round,
        seat=event.seat,
        dice=(),
        aside=(),
        falling=0,
        failed=None,
        cardless=not state.cards[event.seat],
    )


def game_ended(state: State, event: happened.GameEnded) -> State:
    return replace(state, dice=(), aside=(), failed=None, result=event.result)


FOLD: dict[type[happened.Event], Callable[[State, Any], State]] = {
    happened.DiceThrown: dice_thrown,
    happened.DieFell: die_fell,
    happened.TurnFailed: turn_failed,
    happened.FailureTaken: failure_taken,
    happened.NumberWritten: number_written,
    happened.CardPlayed: card_played,
    happened.TurnLeft: turn_left,
    happened.LastRoundCalled: last_round_called,
    happened.TurnBegun: turn_begun,
    happened.GameEnded: game_ended,
}
