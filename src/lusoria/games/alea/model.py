"""Alea Romana: constants, options and game state."""

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from lusoria.core.errors import IllegalOptions
from lusoria.core.game import Seat
from lusoria.core.structs import GameOptions, HouseRule, OneASeat, Part, Seats

Face: TypeAlias = Literal["I", "V", "X"]
CardEffect: TypeAlias = Literal["reroll_i", "reroll_v", "reroll_one", "ignore", "twin"]
"""Each card has its own effect; the Joker copies any (A9.6)."""
Card: TypeAlias = Literal[CardEffect, "joker"]
Failure: TypeAlias = Literal["no_numeral", "four_x", "no_row", "stopped"]
Step: TypeAlias = Literal["roll", "fall", "choose", "failed", "over"]
"""`Table.step` in messages. "fall": thrown dice have no faces yet."""
EndReason: TypeAlias = Literal["column_full", "no_cards"]

FACES: tuple[Face, ...] = ("I", "V", "X")
FACE_WEIGHTS: dict[Face, int] = {"I": 3, "V": 1, "X": 2}  # A1: the six sides I, I, I, V, X, X
CARD_EFFECTS: tuple[CardEffect, ...] = get_args(CardEffect)
CARDS: tuple[Card, ...] = get_args(Card)  # A2
"""The order is that of bits and ids in compiled code and trained data: a card's bit is its effect's place.

`lab/alea/kernels/lookups.py` and `lab/alea/kernels/packed_lookups.py` assert it. These rely on it:
`minds/alea/turn/program.py`, `lab/alea/kernels/decisions.py`, `lab/alea/compiled_bots/heuristic_turn.py`.
"""
PLAYERS = range(2, 7)  # A1
DICE = 6  # A1
ROWS = 7  # A2
CARD_POINTS = 5  # G3


class Options(GameOptions):
    """Options; the defaults are the printed rules."""

    multi_roll: bool = False
    cards_anytime: bool = False
    ordered: bool = False


def house_rules(players: int) -> tuple[HouseRule, ...]:
    """O1 to O3: the same for every number of players."""
    return tuple(HouseRule(name, False, (False, True)) for name in ("multi_roll", "cards_anytime", "ordered"))


def check(options: Options) -> None:
    """A1, O3. Raises IllegalOptions."""
    if options.players not in PLAYERS:
        raise IllegalOptions("A1", "players", players=options.players, least=PLAYERS[0], most=PLAYERS[-1])
    if options.ordered and options.multi_roll:
        raise IllegalOptions("O3", "not_with_multi_roll")


Column: TypeAlias = tuple[int, ...]
"""Seven rows from the top; 0 is an empty row."""


class Result(Part):
    scores: OneASeat[int]
    winners: Seats


class State(Struct, frozen=True, gc=False):
    """Complete state of a game in progress. All of it is public."""

    options: Options
    columns: tuple[Column, ...]
    cards: tuple[tuple[Card, ...], ...]
    """By seat: unused Action cards, in the order of `CARDS`."""
    round: int = 1
    seat: Seat = 0
    dice: tuple[Face, ...] = ()
    """Dice in play, in the order they fell."""
    aside: tuple[Face, ...] = ()
    """Dice set aside by Ignore until the end of the turn."""
    falling: int = 0
    """Dice thrown that have no face yet."""
    failed: Failure | None = None
    cardless: bool = False
    """The turn began without Action cards (G2)."""
    closing: EndReason | None = None
    """Why this round is the last one; None before that."""
    result: Result | None = None


def dice_left(state: State) -> int:
    """Dice that the player can still roll this turn."""
    return DICE - len(state.dice) - len(state.aside)


def score(column: Column, cards: tuple[Card, ...]) -> int:
    """G3."""
    return sum(column) + CARD_POINTS * len(cards)
