"""How each event changes the state. Total: `evolve` believes every event and never refuses."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from lusoria.core.game import Seat
from lusoria.games.alea import events as happened
from lusoria.games.alea.actions import REROLLED, PlayCard
from lusoria.games.alea.model import Face, State
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
    return write(state, event.seat, event.row, event.number)


def card_played(state: State, event: happened.CardPlayed) -> State:
    """T5, A9: the card is gone, and so are the dice it takes; rerolled ones are falling."""
    seat, play = event.seat, event.play
    held = tuple(card for card in state.cards[seat] if card != play.card)
    spent = replace(state, cards=at_seat(state.cards, seat, held), failed=None)
    if play.number is not UNSET and play.row is not UNSET:
        return write(spent, seat, play.row, play.number)
    taken = taken_dice(state.dice, play)
    stays = tuple(face for place, face in enumerate(state.dice) if place not in taken)
    if play.deed == "ignore":
        return replace(spent, dice=stays, aside=(*state.aside, state.dice[taken[0]]))
    return replace(spent, dice=stays, falling=len(taken))


def taken_dice(dice: tuple[Face, ...], play: PlayCard) -> tuple[int, ...]:
    """The places of the dice a card takes; of dice with the face it names, the one that fell last."""
    if play.deed in REROLLED:
        return tuple(place for place, face in enumerate(dice) if face == REROLLED[play.deed])
    if play.at is not UNSET:
        return (play.at,)
    return (max(place for place, face in enumerate(dice) if face == play.die),)


def write(state: State, seat: Seat, row: int, number: int) -> State:
    return replace(state, columns=at_seat(state.columns, seat, written(state.columns[seat], row, number)))


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
