"""What has happened, in the past tense. Everything in this game is public."""

from typing import TypeAlias

from lusoria.core.game import Seat, Viewer
from lusoria.core.structs import GameEvent
from lusoria.games.alea.actions import Action, Leave, PlayCard, Roll, Stop, Write
from lusoria.games.alea.model import Closing, Face, Failure, Result


class DiceThrown(GameEvent, tag="dice_thrown"):
    """T1: so many dice are in the air."""

    seat: Seat
    dice: int


class DieFell(GameEvent, tag="die_fell"):
    """Nature: one die came to rest."""

    face: Face


class TurnFailed(GameEvent, tag="turn_failed"):
    """T3: by itself."""

    seat: Seat
    why: Failure


class FailureTaken(GameEvent, tag="failure_taken"):
    """T3: by stopping on what cannot be written."""

    seat: Seat


class NumberWritten(GameEvent, tag="number_written"):
    """T2."""

    seat: Seat
    number: int
    row: int


class CardPlayed(GameEvent, tag="card_played"):
    """T4, T5, A9."""

    seat: Seat
    play: PlayCard


class TurnLeft(GameEvent, tag="turn_left"):
    """T4: nothing was written."""

    seat: Seat


class LastRoundCalled(GameEvent, tag="last_round_called"):
    """G1, G2: this round is finished, and no other begins."""

    seat: Seat
    why: Closing


class TurnBegun(GameEvent, tag="turn_begun"):
    """A3: the dice go to the next player."""

    round: int
    seat: Seat


class GameEnded(GameEvent, tag="game_ended"):
    """G3."""

    result: Result


Event: TypeAlias = (
    DiceThrown
    | DieFell
    | TurnFailed
    | FailureTaken
    | NumberWritten
    | CardPlayed
    | TurnLeft
    | LastRoundCalled
    | TurnBegun
    | GameEnded
)


BEATS = {
    "dice_thrown": 0.0,
    "die_fell": 0.6,
    "turn_failed": 1.2,
    "failure_taken": 1.1,
    "number_written": 1.3,
    "card_played": 1.2,
    "turn_left": 0.8,
    "last_round_called": 1.3,
    "turn_begun": 0.2,
    "game_ended": 3.0,
}
"""Seconds for which the page shows each, at the normal pace. What was thrown is seen when it falls."""


def concerns(event: Event) -> None:
    """Everybody: any die may change which cards are of use, and to whom."""


def redact(event: Event, viewer: Viewer) -> Event:
    """Nothing at this table is hidden from anybody."""
    return event


def cause(event: Event) -> tuple[Seat, Action] | None:
    """The action this event records; None for consequences and for nature's events."""
    match event:
        case DiceThrown(seat=seat, dice=dice):
            return seat, Roll(dice)
        case NumberWritten(seat=seat, number=number, row=row):
            return seat, Write(number, row)
        case FailureTaken(seat=seat):
            return seat, Stop()
        case CardPlayed(seat=seat, play=play):
            return seat, play
        case TurnLeft(seat=seat):
            return seat, Leave()
        case _:
            return None
