"""Idus Martii: constants, options and game state."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from lusoria.core.claims import Forms
from lusoria.core.errors import IllegalOptions
from lusoria.core.game import Seat, Turn
from lusoria.core.structs import GameOptions, HouseRule, Part, SeatPair, Seats

if TYPE_CHECKING:  # these modules import this one
    from lusoria.games.idus_martii.actions import Action
    from lusoria.games.idus_martii.events import Event

Faction: TypeAlias = Literal["loyal", "traitor", "merchant"]
Colour: TypeAlias = Literal["green", "red", "yellow"]
Ending: TypeAlias = Literal["failed_conspiracy", "ides_of_march"]
Step: TypeAlias = Literal["first", "deal", "assign", "vote", "look", "veto", "replace", "discard", "over"]

FACTIONS: tuple[Faction, ...] = ("loyal", "traitor", "merchant")
ENDINGS: tuple[Ending, ...] = ("ides_of_march", "failed_conspiracy")
COLOURS: tuple[Colour, ...] = ("green", "red", "yellow")
PLAYERS = range(5, 9)  # S1
CLAIMS: Forms = {
    "i_am": {"faction": FACTIONS},
    "i_saw": {"colour": COLOURS, "seat": "seat"},
    "is": {"seat": "seat", "faction": FACTIONS},
}
"""Statements that players can make: "I am Loyal", "I saw red with Cassius", "Livia is a Traitor"."""

FLIPPED: dict[Colour | None, Colour] = {"green": "red", "red": "green"}  # V2
PRINTED_LIMIT = {5: 13, 6: 15, 7: 17, 8: 20}  # S4


class Options(GameOptions):
    """Options; the defaults are the printed rules."""

    first: Seat | Literal["random"] = "random"
    limit: int | None = None
    """None: the printed limit for this number of players."""
    yellow_swap: Literal["must", "may"] = "must"


def limits(players: int) -> range:
    """S6: limits that a table of this size may set."""
    return range(2 * players + 2, 4 * players)


def house_rules(players: int) -> tuple[HouseRule, ...]:
    """S3, S6, W6."""
    return (
        HouseRule("first", "random", ("random", *range(players))),
        HouseRule("limit", PRINTED_LIMIT[players], tuple(limits(players))),
        HouseRule("yellow_swap", "must", ("must", "may")),
    )


def check(options: Options) -> None:
    """S1, S3, S6. Raises IllegalOptions."""
    players, first, limit = options.players, options.first, options.limit
    if players not in PLAYERS:
        raise IllegalOptions("S1", "players", players=players, least=PLAYERS[0], most=PLAYERS[-1])
    if first != "random" and first not in range(players):
        raise IllegalOptions("S3", "first", first=first, last=players - 1)
    allowed = limits(players)
    if limit is not None and limit not in allowed:
        raise IllegalOptions("S6", "limit", limit=limit, least=allowed[0], most=allowed[-1], players=players)


class Result(Part):
    """Result. `winners` may be empty: the winning faction can have no members (E3)."""

    ending: Ending
    faction: Faction
    winners: Seats
    loyal: int
    traitor: int


class Line(Part, gc=False):
    """Public facts of one finished turn: a line of the ledger."""

    turn: int
    consul: Seat
    praetor: Seat
    aediles: SeatPair
    looked: Seat
    swapped: bool
    yellow_shown: bool
    green: int
    red: int
    yellow: int


Laid: TypeAlias = tuple[Colour | None, Colour | None]
"""One vote per Aedile, in the order of `aediles`; None until the Aedile votes."""


class State(Struct, frozen=True, gc=False):
    """Complete state, including all secrets; never sent to a client. Immutable and cheap to copy.

    `evolve` sets `moves` and `choices` once per event. Simulations of millions of games read them often.
    """

    options: Options
    players: int
    limit: int
    step: Step
    moves: "Turn[Event]"
    """Result of `turn`."""
    choices: "tuple[Action, ...]"
    """Legal actions of each awaited seat: the result of `legal`."""
    first: Seat | None
    cards: tuple[Faction, ...]
    """Faction cards in dealing order: two of seat 0, two of seat 1, ..."""
    discards: tuple[Faction | None, ...]
    turn: int = 0
    consul: Seat = 0
    praetor: Seat | None = None
    aediles: tuple[Seat, ...] = ()
    votes: Laid = (None, None)
    """Votes after any swap."""
    looked: int | None = None
    """Index into `aediles`: whose vote the Praetor looked at."""
    looked_colour: Colour | None = None
    """Colour of that vote when the Praetor looked."""
    swapped: bool = False
    loyal: int = 0
    traitor: int = 0
    ledger: tuple[Line, ...] = ()
    sealed: tuple[tuple[Laid, int, Colour], ...] = ()
    """Secrets of each ledger line: votes as scored, index of the vote looked at, its colour then."""
    result: Result | None = None


def all_votes(state: State) -> tuple[tuple[Laid, Laid], ...]:
    """E4: votes of each finished turn, as laid and as scored."""
    return tuple([(with_vote(votes, looked, colour), votes) for votes, looked, colour in state.sealed])


def with_vote(votes: Laid, which: int, colour: Colour | None) -> Laid:
    return (votes[0], colour) if which else (colour, votes[1])


def hand(state: State, seat: Seat) -> tuple[Faction, ...]:
    """Faction cards that this seat holds now."""
    cards = state.cards[2 * seat : 2 * seat + 2]
    discarded = state.discards[seat]
    if discarded is None:
        return cards
    return cards[1:] if cards[0] == discarded else cards[:1]


def kept_cards(state: State) -> tuple[Faction, ...]:
    """E4: by seat, the faction card left at the end."""
    pairs = zip(state.cards[::2], state.cards[1::2], state.discards, strict=True)
    return tuple([second if discarded == first else first for first, second, discarded in pairs])


def offices(state: State) -> tuple[dict[str, int], ...]:
    """By seat: number of finished turns as Consul, Praetor and Aedile."""
    return tuple(
        [
            {
                "consul": sum(line.consul == seat for line in state.ledger),
                "praetor": sum(line.praetor == seat for line in state.ledger),
                "aedile": sum(seat in line.aediles for line in state.ledger),
            }
            for seat in range(state.players)
        ]
    )
