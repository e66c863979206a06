"""Reasons for actions in Idus Martii: one fact of the player's own view."""

from typing import Literal, TypeAlias

from lusoria.core.structs import GameReason, Seat
from lusoria.games.idus_martii.actions import Action, Assign, Discard, Keep, Look, Replace, Veto, Vote
from lusoria.games.idus_martii.model import Colour, Faction
from lusoria.games.idus_martii.view import Table, View

Leader: TypeAlias = Literal["loyal", "traitor"]

COLOUR_OF: dict[Faction, Colour] = {"loyal": "green", "traitor": "red"}
TOKEN_OF: dict[Colour, Leader] = {"green": "loyal", "red": "traitor"}
NEAR_LIMIT_VOTES = 2  # a side with at most this many left is near its limit: a turn scores two votes


class Only(GameReason, tag="only"):
    """No other action is legal."""


class Whim(GameReason, tag="whim"):
    """No reason."""


class Even(GameReason, tag="even"):
    """The options are about equal."""


class Open(GameReason, tag="open"):
    """The hand has a Loyal and a Traitor card: both sides are still open."""


class OwnColour(GameReason, tag="own_colour"):
    """It advances the player's own side."""

    side: Leader


class Lead(GameReason, tag="lead"):
    """One side is ahead."""

    leader: Leader
    votes: int


class Level(GameReason, tag="level"):
    """No side leads by two, which suits Merchants."""

    votes: int


class NearLimit(GameReason, tag="near_limit"):
    """A side can take only `votes` more votes."""

    leader: Leader
    votes: int


class Saw(GameReason, tag="saw"):
    """The player has looked at this vote."""

    seat: Seat
    colour: Colour


class Suspect(GameReason, tag="suspect"):
    """A seat is of this side with probability `tenths` / 10."""

    seat: Seat
    side: Faction
    tenths: int


class Chance(GameReason, tag="chance"):
    """The player's win probability after the action, in tenths."""

    tenths: int


Reason: TypeAlias = Only | Whim | Even | Open | OwnColour | Lead | Level | NearLimit | Saw | Suspect | Chance


def plain_reason(view: View, action: Action) -> Reason:
    """A reason from the tokens and the player's own cards, without a model of the others."""
    assert view.mine is not None
    if len(view.legal) == 1:
        return Only()
    match action:
        case Vote(colour=colour) | Replace(colour=colour):
            return colour_reason(view.table, view.mine.hand, colour)
        case Veto():
            look = view.mine.looks[-1]
            return Saw(look.aedile, look.colour)
        case Discard(faction=faction):
            return side_reason(view.table, next((c for c in view.mine.hand if c != faction), faction))
        case Keep():
            return lead_reason(view.table) or Whim()
        case Look() | Assign():
            return Whim()


def colour_reason(table: Table, hand: tuple[Faction, ...], colour: Colour) -> Reason:
    near = limit_reason(table, TOKEN_OF.get(colour))
    if near is not None:
        return near
    sides = {card for card in hand if card != "merchant"}
    if len(sides) > 1:
        return Open()
    for side in sides:
        if colour == COLOUR_OF[side]:
            return OwnColour(side)
    return lead_reason(table) or Whim()


def limit_reason(table: Table, leader: Leader | None) -> NearLimit | None:
    """NearLimit if this side's token is near the limit."""
    if leader is None:
        return None
    left = table.limit - (table.loyal if leader == "loyal" else table.traitor)
    return NearLimit(leader, left) if left <= NEAR_LIMIT_VOTES else None


def side_reason(table: Table, own: Faction) -> Reason:
    lead = lead_reason(table)
    if isinstance(lead, Lead) and own == lead.leader:
        return lead
    return lead if isinstance(lead, Level) and own == "merchant" else Whim()


def lead_reason(table: Table) -> Lead | Level | None:
    lead = table.loyal - table.traitor
    if abs(lead) < 2:
        return Level(abs(lead))
    return Lead("loyal" if lead > 0 else "traitor", abs(lead))
