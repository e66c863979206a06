"""State after each event of Alea Romana. Total: `evolve` never refuses an event."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar, assert_never

from msgspec import UNSET
from msgspec.structs import replace

from lusoria.core.game import Seat
from lusoria.games.alea import events
from lusoria.games.alea.actions import REROLLED, PlayCard
from lusoria.games.alea.model import Card, Face, State
from lusoria.games.alea.numerals import column_with

T = TypeVar("T")


def evolve(state: State, event: events.Event) -> State:
    return FOLD[type(event)](state, event)


def dice_thrown(state: State, event: events.DiceThrown) -> State:
    return replace(state, falling=event.dice)


def die_fell(state: State, event: events.DieFell) -> State:
    return replace(state, dice=(*state.dice, event.face), falling=state.falling - 1)


def turn_failed(state: State, event: events.TurnFailed) -> State:
    return replace(state, failed=event.why)


def failure_taken(state: State, event: events.FailureTaken) -> State:
    return replace(state, failed="stopped")


def number_written(state: State, event: events.NumberWritten) -> State:
    column = column_with(state.columns[event.seat], event.row, event.number)
    return replace(state, columns=at_seat(state.columns, event.seat, column))


def card_played(state: State, event: events.CardPlayed) -> State:
    """T5, A9: the card is used up; its dice leave play, and rerolled dice fall again."""
    seat, play = event.seat, event.play
    cards = at_seat(state.cards, seat, cards_without(state.cards[seat], play.card))
    if play.number is not UNSET and play.row is not UNSET:
        column = column_with(state.columns[seat], play.row, play.number)
        return replace(state, columns=at_seat(state.columns, seat, column), cards=cards, failed=None)
    dice = dice_after_card(state.dice, play)
    return replace(
        state,
        cards=cards,
        failed=None,
        dice=dice.remaining,
        aside=state.aside + dice.aside,
        falling=dice.rerolled,
    )


@lru_cache(maxsize=512)
def cards_without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(item for item in cards if item != card)


class DiceAfterCard(NamedTuple):
    remaining: tuple[Face, ...]
    aside: tuple[Face, ...]
    """Dice that the card sets aside."""
    rerolled: int


@lru_cache(maxsize=4096)
def dice_after_card(dice: tuple[Face, ...], play: PlayCard) -> DiceAfterCard:
    """A9.1 to A9.5. Of several dice with the named face, the card takes the last."""
    match play.effect:
        case "reroll_i" | "reroll_v" as effect:
            remaining = tuple(face for face in dice if face != REROLLED[effect])
            return DiceAfterCard(remaining, (), len(dice) - len(remaining))
        case "reroll_one":
            return DiceAfterCard(without_die(dice, taken_at(dice, play)), (), 1)
        case "ignore":
            at = taken_at(dice, play)
            return DiceAfterCard(without_die(dice, at), (dice[at],), 0)
        case "twin":
            return DiceAfterCard(dice, (), 0)
        case _:
            assert_never(play.effect)


def taken_at(dice: tuple[Face, ...], play: PlayCard) -> int:
    if play.at is not UNSET:
        return play.at
    return max(place for place, face in enumerate(dice) if face == play.die)


def without_die(dice: tuple[Face, ...], at: int) -> tuple[Face, ...]:
    return dice[:at] + dice[at + 1 :]


def at_seat(all_seats: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*all_seats[:seat], value, *all_seats[seat + 1 :])


def turn_left(state: State, event: events.TurnLeft) -> State:
    return state


def last_round_called(state: State, event: events.LastRoundCalled) -> State:
    return replace(state, closing=event.why)


def turn_begun(state: State, event: events.TurnBegun) -> State:
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


def game_ended(state: State, event: events.GameEnded) -> State:
    return replace(state, dice=(), aside=(), failed=None, result=event.result)


FOLD: dict[type[events.Event], Callable[[State, Any], State]] = {
    events.DiceThrown: dice_thrown,
    events.DieFell: die_fell,
    events.TurnFailed: turn_failed,
    events.FailureTaken: failure_taken,
    events.NumberWritten: number_written,
    events.CardPlayed: card_played,
    events.TurnLeft: turn_left,
    events.LastRoundCalled: last_round_called,
    events.TurnBegun: turn_begun,
    events.GameEnded: game_ended,
}
