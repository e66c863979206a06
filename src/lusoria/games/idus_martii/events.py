"""Events of Idus Martii, and which seats may see their secrets."""

from typing import TypeAlias, assert_never

from msgspec.structs import replace

from lusoria.core.game import Seat, Viewer
from lusoria.core.structs import GameEvent, OneASeat, SeatNumber, SeatNumberPair, Seats, Secret
from lusoria.games.idus_martii.actions import Action, Assign, Discard, Keep, Look, Replace, Veto, Vote
from lusoria.games.idus_martii.model import Colour, Faction, Laid, Result


class FirstDrawn(GameEvent, tag="first_drawn"):
    """S3: nature chose the starting player."""

    seat: Seat


class CardDealt(GameEvent, tag="card_dealt"):
    """S2: one faction card; only its owner sees it."""

    seat: Seat
    faction: Secret[Faction]


class TurnBegun(GameEvent, tag="turn_begun"):
    """S5, V7, W9: a turn begins. In round two only the Consul is known yet."""

    turn: int
    consul: Seat
    praetor: Seat | None = None
    aediles: Seats = ()


class RolesAssigned(GameEvent, tag="roles_assigned"):
    """W1: the Consul assigned the roles of this turn."""

    consul: Seat
    praetor: SeatNumber
    aediles: SeatNumberPair


class VoteLaid(GameEvent, tag="vote_laid"):
    """V1: an Aedile voted. The colour is the Aedile's secret."""

    aedile: Seat
    colour: Secret[Colour]


class VoteLookedAt(GameEvent, tag="vote_looked_at"):
    """V2, V3: the Praetor looked at a vote. Only the Praetor and its owner know the colour."""

    praetor: Seat
    aedile: Seat
    colour: Secret[Colour]


class YellowShown(GameEvent, tag="yellow_shown"):
    """W6: the vote looked at was yellow; all players see it."""

    praetor: Seat
    aedile: Seat


class VetoDecided(GameEvent, tag="veto_decided"):
    """V2, V3, W5: the Praetor swapped the vote or left it. Public."""

    praetor: Seat
    aedile: Seat
    swap: bool


class VoteReplaced(GameEvent, tag="vote_replaced"):
    """W5, W6: the Aedile replaced the vote. The colour is the Aedile's secret."""

    aedile: Seat
    colour: Secret[Colour]


class VoteKept(GameEvent, tag="vote_kept"):
    """W6 with `yellow_swap = "may"`: the Aedile kept the yellow vote."""

    aedile: Seat


class VotesScored(GameEvent, tag="votes_scored"):
    """V4, W7: number of votes of each colour, without their owners."""

    green: int
    red: int
    yellow: int


class CardDiscarded(GameEvent, tag="card_discarded"):
    """V6, W8: the Consul picked a side. Which one is secret."""

    consul: Seat
    faction: Secret[Faction]


class GameEnded(GameEvent, tag="game_ended"):
    """E1 to E4: the result and all secrets."""

    result: Result
    kept: OneASeat[Faction]
    discarded: OneASeat[Faction | None]
    votes: tuple[tuple[Laid, Laid], ...]
    """By turn: votes as laid and as scored, in the order of that turn's Aediles."""


Event: TypeAlias = (
    FirstDrawn
    | CardDealt
    | TurnBegun
    | RolesAssigned
    | VoteLaid
    | VoteLookedAt
    | YellowShown
    | VetoDecided
    | VoteReplaced
    | VoteKept
    | VotesScored
    | CardDiscarded
    | GameEnded
)


BEATS = {
    "first_drawn": 1.3,
    "card_dealt": 0.0,
    "turn_begun": 0.7,
    "roles_assigned": 1.4,
    "vote_laid": 0.9,
    "vote_looked_at": 1.2,
    "yellow_shown": 1.4,
    "veto_decided": 2.5,
    "vote_replaced": 1.2,
    "vote_kept": 1.0,
    "votes_scored": 5.9,
    "card_discarded": 1.1,
    "game_ended": 3.0,
}
"""Display time in seconds. A swap is animated and read; votes are turned one by one."""


def concerns(event: Event) -> Seats:
    """Seats that see more of the event than the public, or whose private part it changes."""
    match event:
        case CardDealt(seat=owner) | CardDiscarded(consul=owner):
            return (owner,)
        case VoteLaid(aedile=owner) | VoteReplaced(aedile=owner) | VetoDecided(aedile=owner):
            return (owner,)
        case VoteLookedAt(praetor=praetor, aedile=owner):
            return (praetor, owner)
        case FirstDrawn() | TurnBegun() | RolesAssigned() | YellowShown() | VoteKept():
            return ()
        case VotesScored() | GameEnded():
            return ()
        case _:
            assert_never(event)


def redact(event: Event, viewer: Viewer) -> Event:
    """The event without its secrets, unless it concerns the viewer."""
    if viewer is not None and viewer in concerns(event):
        return event
    match event:
        case CardDealt() | CardDiscarded():
            return replace(event, faction=None)
        case VoteLaid() | VoteReplaced() | VoteLookedAt():
            return replace(event, colour=None)
        case FirstDrawn() | TurnBegun() | RolesAssigned() | YellowShown() | VetoDecided() | VoteKept():
            return event
        case VotesScored() | GameEnded():
            return event
        case _:
            assert_never(event)


def cause(event: Event) -> tuple[Seat, Action] | None:
    """The action that the event records; None for consequences and nature's events."""
    match event:
        case RolesAssigned(consul=seat, praetor=praetor, aediles=aediles):
            return seat, Assign(praetor, aediles)
        case VoteLaid(aedile=seat, colour=colour) if colour is not None:
            return seat, Vote(colour)
        case VoteLookedAt(praetor=seat, aedile=aedile):
            return seat, Look(aedile)
        case VetoDecided(praetor=seat, swap=swap):
            return seat, Veto(swap)
        case VoteReplaced(aedile=seat, colour=colour) if colour is not None:
            return seat, Replace(colour)
        case VoteKept(aedile=seat):
            return seat, Keep()
        case CardDiscarded(consul=seat, faction=faction) if faction is not None:
            return seat, Discard(faction)
        case _:
            return None
