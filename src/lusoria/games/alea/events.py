"""What has happened, in the past tense. Everything in this game is public."""

from typing import TypeAlias

from msgspec import Struct

from lusoria.core.game import Seat, Viewer
from lusoria.games.alea.actions import Action, Leave, PlayCard, Roll, Stop, Write
from lusoria.games.alea.model import Closing, Face, Failure, Result


class DiceThrown(
    Struct, frozen=True, gc=False, tag_field="type", tag="dice_thrown", forbid_unknown_fields=True
):
    """T1: so many dice are in the air."""

    seat: Seat
    dice: int


class DieFell(Struct, frozen=True, gc=False, tag_field="type", tag="die_fell", forbid_unknown_fields=True):
    """Nature: one die came to rest."""

    face: Face


class TurnFailed(
    Struct, frozen=True, gc=False, tag_field="type", tag="turn_failed", forbid_unknown_fields=True
):
    """T3: by itself."""

    seat: Seat
    why: Failure


class FailureTaken(
    Struct, frozen=True, gc=False, tag_field="type", tag="failure_taken", forbid_unknown_fields=True
):
    """T3: by stopping on what cannot be written."""

    seat: Seat


class NumberWritten(
    Struct, frozen=True, gc=False, tag_field="type", tag="number_written", forbid_unknown_fields=True
):
    """T2."""

    seat: Seat
    number: int
    row: int


class CardPlayed(
    Struct, frozen=True, gc=False, tag_field="type", tag="card_played", forbid_unknown_fields=True
):
    """T4, T5, A9."""

    seat: Seat
    play: PlayCard


class TurnLeft(Struct, frozen=True, gc=False, tag_field="type", tag="turn_left", forbid_unknown_fields=True):
    """T4: nothing was written."""

    seat: Seat


class LastRoundCalled(
    Struct, frozen=True, gc=False, tag_field="type", tag="last_round_called", forbid_unknown_fields=True
):
    """G1, G2: this round is finished, and no other begins."""

    seat: Seat
    why: Closing


class TurnBegun(
    Struct, frozen=True, gc=False, tag_field="type", tag="turn_begun", forbid_unknown_fields=True
):
    """A3: the dice go to the next player."""

    round: int
    seat: Seat


class GameEnded(
    Struct, frozen=True, gc=False, tag_field="type", tag="game_ended", forbid_unknown_fields=True
):
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
