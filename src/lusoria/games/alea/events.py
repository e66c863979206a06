"""Events of Alea Romana. All of them are public."""

from typing import TypeAlias

from lusoria.core.game import Seat, Viewer
from lusoria.core.structs import GameEvent
from lusoria.games.alea.actions import Action, Leave, PlayCard, Roll, Stop, Write
from lusoria.games.alea.model import EndReason, Face, Failure, Result


class DiceThrown(GameEvent, tag="dice_thrown"):
    """T1: a player has thrown this number of dice; they have no faces yet."""

    seat: Seat
    dice: int


class DieFell(GameEvent, tag="die_fell"):
    """Nature: one die shows its face."""

    face: Face


class TurnFailed(GameEvent, tag="turn_failed"):
    """T3: the dice make the turn fail."""

    seat: Seat
    why: Failure


class FailureTaken(GameEvent, tag="failure_taken"):
    """T3: the player stopped with dice that cannot be written."""

    seat: Seat


class NumberWritten(GameEvent, tag="number_written"):
    """T2: a player wrote a number into a row."""

    seat: Seat
    number: int
    row: int


class CardPlayed(GameEvent, tag="card_played"):
    """T4, T5, A9: a player played a card."""

    seat: Seat
    play: PlayCard


class TurnLeft(GameEvent, tag="turn_left"):
    """T4: the player ended the turn without writing."""

    seat: Seat


class LastRoundCalled(GameEvent, tag="last_round_called"):
    """G1, G2: this round is the last one."""

    seat: Seat
    why: EndReason


class TurnBegun(GameEvent, tag="turn_begun"):
    """A3: the next player's turn begins."""

    round: int
    seat: Seat


class GameEnded(GameEvent, tag="game_ended"):
    """G3: the final scores and winners."""

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
"""Display time in seconds at normal pace. Thrown dice are shown when they fall."""


def concerns(event: Event) -> None:
    """All seats: any die may change which cards a player can use."""


def redact(event: Event, viewer: Viewer) -> Event:
    """Returns the event unchanged: the game has no secrets."""
    return event


def cause(event: Event) -> tuple[Seat, Action] | None:
    """The action that the event records; None for consequences and nature's events."""
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
