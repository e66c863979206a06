"""Types of par impar: words of the game, options, result and the complete state."""

from typing import Literal, TypeAlias

from msgspec import Struct

from lusoria.core.errors import IllegalOptions
from lusoria.core.game import Seat
from lusoria.core.structs import GameOptions, HouseRule, OneASeat, Part, Seats

Guess: TypeAlias = Literal["odd", "even"]
Step: TypeAlias = Literal["first", "hide", "guess", "over"]

PLAYERS = range(2, 3)  # P1
NUTS = range(1, 6)  # P3
GUESSES: tuple[Guess, ...] = ("odd", "even")  # P4
POINTS = range(1, 10)  # P7


class Options(GameOptions):
    """The house rules. Defaults are the printed values."""

    points: int = 5
    first: Seat | Literal["random"] = "random"


def house_rules(players: int) -> tuple[HouseRule, ...]:
    """P2, P7."""
    return (
        HouseRule("points", 5, tuple(POINTS)),
        HouseRule("first", "random", ("random", *range(players))),
    )


def check(options: Options) -> None:
    """P1, P2, P7: refuses invalid options."""
    if options.players not in PLAYERS:
        raise IllegalOptions("P1", "players", players=options.players)
    if options.first != "random" and options.first not in range(options.players):
        raise IllegalOptions("P2", "first", first=options.first, last=options.players - 1)
    if options.points not in POINTS:
        raise IllegalOptions("P7", "points", points=options.points, least=POINTS[0], most=POINTS[-1])


class Result(Part):
    scores: OneASeat[int]
    winners: Seats


class Line(Part, gc=False):
    """Public facts of an opened hand."""

    hider: Seat
    nuts: int
    guess: Guess
    winner: Seat
    """Seat that got the point."""


class State(Struct, frozen=True, gc=False):
    """The complete state; never sent to a client."""

    options: Options
    in_turns: bool
    """P6; in version 1 the player who scored hides next."""
    hider: Seat | None
    """None before the draw."""
    nuts: int | None = None
    """In the closed hand."""
    guess: Guess | None = None
    scores: tuple[int, ...] = (0, 0)
    ledger: tuple[Line, ...] = ()
    result: Result | None = None


def other(seat: Seat) -> Seat:
    """P1: there are two seats."""
    return 1 - seat


def parity(nuts: int) -> Guess:
    return "odd" if nuts % 2 else "even"
