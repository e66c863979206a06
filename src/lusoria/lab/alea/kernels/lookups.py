"""Lookup tables of the kernels, computed from the reference rules so that no rule is written twice."""

from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from lusoria.games.alea import rules
from lusoria.games.alea.actions import REROLLED, PlayCard
from lusoria.games.alea.events import CardPlayed
from lusoria.games.alea.evolve import evolve
from lusoria.games.alea.model import (
    CARD_EFFECTS,
    CARDS,
    DICE,
    FACE_WEIGHTS,
    FACES,
    ROWS,
    Face,
    Options,
    dice_left,
)
from lusoria.games.alea.numerals import readings, rows, twin_places
from lusoria.minds.alea.model.dice import NUMBER_BOUND, turn_state

Bytes = NDArray[np.uint8]
Dice = tuple[Face, ...]

LOWER_AT, HIGHER_AT, LEFT_AT, FATE_AT = 11, 17, 23, 26
"""Shifts in a word: there are at most 1093 sets, and numbers are below 64."""
ASIDES = 4
MAX_ASIDE = 2  # A9.4, A9.6: Ignore, and the Joker in its place
ANY_NUMBER = 20
SIDES = tuple(face for face in FACES for _ in range(FACE_WEIGHTS[face])) + FACES[:1] * 2
"""A1: the six sides of a die. Two more that never fall make the number a power of two."""
NOWHERE = tuple(range(1, ROWS + 1))  # a full column

CLOSINGS = ("none", "column_full", "no_cards")
COLUMN_FULL, NO_CARDS = CLOSINGS.index("column_full"), CLOSINGS.index("no_cards")
COUNTS = ("rounds", "decisions", "dice", "failures", "closing", "closer")
"""Counts of a game. A decision has two options or more; `closer` is the seat that ends the game, or -1."""
FAILS, FAILS_WITHOUT_ROW, CARDS_OPEN = 1, 2, 4  # bits of a fate
assert CARD_EFFECTS == ("reroll_i", "reroll_v", "reroll_one", "ignore", "twin"), (
    "compiled code knows these effects in this order: teach a new one to lab/alea/kernels and "
    "lab/alea/compiled_bots, then add it here (docs/architecture.md has the list)"
)
REROLL_I, REROLL_V, REROLL_ONE, IGNORE, TWIN = range(len(CARD_EFFECTS))
ALL_CARDS = (1 << len(CARDS)) - 1
JOKER = CARDS.index("joker")
FULL = (1 << ROWS) - 1
ONES = np.array([byte.bit_count() for byte in range(1 << ROWS)], np.uint8)
"""Number of rows in a set of rows."""


class Tables(NamedTuple):
    """Tables for one set of options. A struct argument of the stepwise kernel.

    A set is an index for dice in play. Their order counts only with O3.
    """

    standing: NDArray[np.uint32]
    """By set * 4 + dice aside: set, numbers spelled (0 for none), dice left, fate."""
    after: NDArray[np.uint32]
    """By (set * 4 + dice aside) * 8 + side of one more die: the same after that die."""
    ways: Bytes
    """By set: number of dice that can be named for a card that takes one."""
    without: NDArray[np.uint16]
    """By set: the set without a named die; then without all I, and without all V."""
    rerolled: Bytes
    """By set: number of I and of V."""
    free: Bytes
    """By number: rows (bits) that it may be written in, in an empty column."""
    cut: Bytes
    """By row and number written: the rows left to each number."""
    beside: Bytes
    """By rows that hold a number and rows taken: rows for its twin."""
    faces: Bytes
    """By set: its dice as in an observation."""
    named: NDArray[np.int8]
    """By set and way of an action: the die that it names, or -1."""


@cache
def tables_for(options: Options) -> Tables:
    sets = all_sets(options)
    place = {dice: number for number, dice in enumerate(sets)}

    stands = np.array(
        [[pack_set(options, dice, aside) | k for aside in range(ASIDES)] for k, dice in enumerate(sets)],
        np.uint32,
    )
    falls = np.array(
        [[[place.get(canonical(options, (*dice, side)), 0) for side in SIDES]] for dice in sets], np.uint16
    )

    def set_after_card(dice: Dice, play: PlayCard) -> int:
        after = evolve(turn_state(options, dice, 0), CardPlayed(0, play))
        return place[canonical(options, after.dice)]

    ignored = [[play for play in plays_of(options, dice) if play.effect == "ignore"] for dice in sets]
    smaller = np.zeros((len(sets), DICE + len(REROLLED)), np.uint16)
    for number, dice in enumerate(sets):
        for way, play in enumerate(ignored[number]):
            smaller[number, way] = set_after_card(dice, play)
        for way, face in enumerate(REROLLED.values(), DICE):
            smaller[number, way] = place[canonical(options, tuple(die for die in dice if die != face))]
    return Tables(
        stands.ravel(),
        stands[falls, np.arange(ASIDES)[:, None]].ravel(),
        np.array([len(plays) for plays in ignored], np.uint8),
        smaller,
        np.array([[dice.count(face) for face in REROLLED.values()] for dice in sets], np.uint8),
        np.array(
            [bits(rows((0,) * ROWS)[number]) if number else 0 for number in range(NUMBER_BOUND)], np.uint8
        ),
        rows_left_by_write(),
        twin_rows(),
        *observed_dice(options, sets),
    )


def observed_dice(options: Options, sets: tuple[Dice, ...]) -> tuple[Bytes, NDArray[np.int8]]:
    """`faces` and `named`. A die is named by its face; with `ordered`, by its place."""
    faces = np.zeros((len(sets), DICE), np.uint8)
    named = np.full((len(sets), DICE), -1, np.int8)
    for number, dice in enumerate(sets):
        faces[number, : len(dice)] = [1 + FACES.index(face) for face in dice]
        ways = range(len(dice)) if options.ordered else [k for k, face in enumerate(FACES) if face in dice]
        named[number, list(ways)] = range(len(ways))
    return faces, named


@cache
def all_sets(options: Options) -> tuple[Dice, ...]:
    """All sets of up to six dice; the empty one first."""
    sets: dict[Dice, None] = {}
    for count in range(DICE + 1):
        for dice in product(FACES, repeat=count):
            sets.setdefault(canonical(options, dice))
    return tuple(sets)


def canonical(options: Options, dice: Dice) -> Dice:
    """N1: sorts the dice, except with O3."""
    return dice if options.ordered else tuple(sorted(dice))


def plays_of(options: Options, dice: Dice) -> tuple[PlayCard, ...]:
    """All plays after a failed turn that depend on the dice alone."""
    failed = replace(turn_state(options, dice, 0), failed="stopped")
    plays = (action for action in rules.legal(failed, 0) if isinstance(action, PlayCard))
    return tuple(play for play in plays if play.card == play.effect)


def pack_set(options: Options, dice: Dice, aside: int) -> int:
    """N1 to N3, T1: the word of a set, as in `standing`."""
    if len(dice) + aside > DICE or aside > MAX_ASIDE:
        return 0  # unreachable
    lower, higher = (*readings(dice, ordered=options.ordered), 0, 0)[:2]
    unrolled = dice_left(turn_state(options, dice, aside))
    return (
        lower << LOWER_AT
        | higher << HIGHER_AT
        | unrolled << LEFT_AT
        | turn_outcome(options, dice, aside) << FATE_AT
    )


def turn_outcome(options: Options, dice: Dice, aside: int) -> int:
    """T3, T4, O2: failed; failed if no number fits; cards allowed."""
    empty, full = (turn_state(options, dice, aside, column) for column in ((0,) * ROWS, NOWHERE))
    fails = bool(rules.failure(empty))
    without_row = bool(rules.failure(full))
    return (
        FAILS * fails
        | FAILS_WITHOUT_ROW * (without_row and not fails)
        | CARDS_OPEN * (not fails and rules.cards_open(empty))
    )


@cache
def bits(numbers: tuple[int, ...]) -> int:
    """Rows, from 1, as bits."""
    return sum(1 << row - 1 for row in numbers)


def rows_left_by_write() -> Bytes:
    """T2: by row and number written, the rows that still fit every other number."""
    table = np.zeros((ROWS, NUMBER_BOUND, NUMBER_BOUND), np.uint8)
    for row, there in product(range(ROWS), range(1, NUMBER_BOUND)):
        column = tuple(there if index == row else 0 for index in range(ROWS))
        table[row, there, 1:] = [bits(free) for free in rows(column)[1:NUMBER_BOUND]]
    return table


def twin_rows() -> Bytes:
    """A9.5."""
    rows = np.zeros((1 << ROWS, 1 << ROWS), np.uint8)
    for column in product((0, 1, ANY_NUMBER), repeat=ROWS):
        equal, taken_rows = 0, 0
        for row, there in enumerate(column):
            if there:
                taken_rows |= 1 << row
                equal |= (there == ANY_NUMBER) << row
        rows[equal, taken_rows] = sum([1 << row - 1 for _, row in twin_places(column, (ANY_NUMBER,))])
    return rows
