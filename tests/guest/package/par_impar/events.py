"""Events of par impar, and what each viewer may know of them."""

from typing import TypeAlias, assert_never

from msgspec.structs import replace

from lusoria.core.game import Seat, Viewer
from lusoria.core.structs import GameEvent, Seats, Secret
from par_impar.actions import Action, Hide, Say
from par_impar.model import Guess, Result


class FirstDrawn(GameEvent, tag="first_drawn"):
    """P2, by chance."""

    seat: Seat


class NutsHidden(GameEvent, tag="nuts_hidden"):
    """P3: the fact is public, the number is the hider's secret."""

    seat: Seat
    nuts: Secret[int]


class GuessSaid(GameEvent, tag="guess_said"):
    """P4."""

    seat: Seat
    guess: Guess


class HandOpened(GameEvent, tag="hand_opened"):
    """P5: the number of nuts becomes public."""

    seat: Seat
    nuts: int


class PointScored(GameEvent, tag="point_scored"):
    """P5."""

    seat: Seat


class GameEnded(GameEvent, tag="game_ended"):
    """P7."""

    result: Result


Event: TypeAlias = FirstDrawn | NutsHidden | GuessSaid | HandOpened | PointScored | GameEnded


def concerns(event: Event) -> Seats:
    """Seats whose private view the event changes. Every event is listed."""
    match event:
        case NutsHidden(seat=hider) | HandOpened(seat=hider):
            return (hider,)
        case FirstDrawn() | GuessSaid() | PointScored() | GameEnded():
            return ()
        case _:
            assert_never(event)


def redact(event: Event, viewer: Viewer) -> Event:
    """The event as a viewer gets it: secrets only for the seats that it concerns."""
    if isinstance(event, NutsHidden) and viewer not in concerns(event):
        return replace(event, nuts=None)
    return event


def cause(event: Event) -> tuple[Seat, Action] | None:
    """The action this event records; None for consequences and for chance."""
    match event:
        case NutsHidden(seat=seat, nuts=nuts) if nuts is not None:
            return seat, Hide(nuts)
        case GuessSaid(seat=seat, guess=guess):
            return seat, Say(guess)
        case _:
            return None
