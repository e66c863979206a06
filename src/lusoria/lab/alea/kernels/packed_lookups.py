"""Lookup tables packed for lanes: one word has all that a step needs.

A place is a set of dice in play and the number of dice aside. Its word:

| bits     | |
|----------|-|
| 0 to 11  | the place |
| 12 to 23 | two numbers that the dice spell, 0 for none |
| 24 to 26 | number of dice that may be rolled at once |
| 27, 28   | the turn has failed; it has failed if no number fits |
| 29       | the choices are not just rolling one die, writing and stopping |
| 30, 31   | cards are allowed; stopping is allowed |
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from lusoria.games.alea import rules
from lusoria.games.alea.actions import REROLLED, PlayCard
from lusoria.games.alea.model import CARD_EFFECTS, CARDS, DICE, ROWS, Options
from lusoria.lab.alea.kernels.lookups import (
    ALL_CARDS,
    ASIDES,
    CARDS_OPEN,
    FAILS,
    FAILS_WITHOUT_ROW,
    FATE_AT,
    JOKER,
    LEFT_AT,
    LOWER_AT,
    MAX_ASIDE,
    Bytes,
    Dice,
    all_sets,
    tables_for,
)
from lusoria.minds.alea.model.dice import turn_state

PLACES = 1 << 12
FIRST_AT, SECOND_AT, ROLLS_AT, FAILS_AT, ROWLESS_AT, RARE_AT, OPEN_AT, STOP_AT = (
    12,
    18,
    24,
    27,
    28,
    29,
    30,
    31,
)
IGNORED, WAYS = 8, 16
"""Ways to play a card: reroll one die (0 to 5), every I or V (6, 7); ignore one die (8 to 13)."""
THROWN_AT, CARD_AT, BEFORE_JOKER_AT = 12, 4, 8
HELD = 128  # bit of a number that the column has: its rows are then those of its twin


class Packed(NamedTuple):
    """Packed tables for one set of options. A struct argument of the uniform kernel."""

    standing: NDArray[np.uint32]
    """By place: its word."""
    after: NDArray[np.uint32]
    """By place * 8 + side of one more die: the word of the next place."""
    ways: NDArray[np.uint16]
    """By place * 16 + way to play a card: the next place, and the number of dice thrown there."""
    shapes: Bytes
    """By place: an index for the number of dice to name, and for having an I and a V."""
    counts: NDArray[np.uint16]
    """By shape * 64 + cards in hand: number of plays except Twin, and of those before the Joker's."""
    plays: Bytes
    """By (shape * 64 + cards in hand) * `width` + play: the way to play it, and the card."""
    width: int
    free: NDArray[np.uint64]
    """Rows of each number in an empty column, one byte each."""
    cuts: NDArray[np.uint64]
    """By row and number written: mask on all these bytes."""
    near: Bytes
    """By row: the adjacent rows (A9.5)."""


@cache
def packed_for(options: Options) -> Packed:
    tables, sets = tables_for(options), all_sets(options)
    asides, count = range(MAX_ASIDE + 1), len(sets)
    assert count * len(asides) <= PLACES
    words = tables.standing.reshape(count, ASIDES).T[: len(asides)].astype(np.uint32)
    number, unrolled, fate = (words >> at for at in (LOWER_AT, LEFT_AT, FATE_AT))
    rolls = np.minimum(unrolled & 7, DICE if options.multi_roll else 1)
    nothing, goes_on, open_ = np.arange(count) == 0, fate & FAILS == 0, fate & CARDS_OPEN != 0
    rare = goes_on & (open_ | nothing | (rolls == 0) | options.multi_roll)
    words = (
        np.arange(words.size).reshape(words.shape)
        | (number & (1 << LEFT_AT - LOWER_AT) - 1) << FIRST_AT
        | rolls << ROLLS_AT
        | (fate & FAILS != 0) << FAILS_AT
        | (fate & FAILS_WITHOUT_ROW != 0) << ROWLESS_AT
        | rare << RARE_AT
        | open_ << OPEN_AT
        | ~nothing << STOP_AT
    ).astype(np.uint32)
    places = (tables.after & (1 << LOWER_AT) - 1).reshape(count, ASIDES, -1).swapaxes(0, 1)[: len(asides)]
    after = np.stack([words[aside][places[aside]] for aside in asides])
    assert not (after[0, 0] >> FAILS_AT & 1).any()  # N1: a single die always spells a number
    shapes, counts, plays = all_plays(options, sets, tables.ways, tables.rerolled)
    return Packed(
        words.ravel(),
        after.ravel(),
        all_ways(tables.without, tables.rerolled, asides),
        np.tile(shapes, len(asides)),
        counts.ravel(),
        plays.ravel(),
        plays.shape[-1],
        tables.free.view(np.uint64),
        (tables.cut | np.uint8(HELD)).view(np.uint64).ravel(),
        np.array([tables.beside[1 << row, 1 << row] for row in range(ROWS)], np.uint8),
    )


def all_ways(without: NDArray[np.uint16], rerolled: Bytes, asides: range) -> NDArray[np.uint16]:
    """A9.1 to A9.4."""
    count = len(without)
    words = np.zeros((len(asides), count, WAYS), np.uint16)
    thrown = np.ones_like(without)
    thrown[:, DICE:] = rerolled
    for aside in asides:
        words[aside, :, :IGNORED] = without + count * aside | thrown << THROWN_AT
        if aside + 1 in asides:
            words[aside, :, IGNORED:] = without + count * (aside + 1)
    return words.ravel()


def all_plays(
    options: Options, sets: tuple[Dice, ...], ways: Bytes, rerolled: Bytes
) -> tuple[Bytes, NDArray[np.uint16], Bytes]:
    """All plays except Twin: the shape of each set, and `counts` and `plays` of each shape."""
    assert CARDS.index("twin") + 1 == JOKER
    assert CARD_EFFECTS[-1] == "twin"  # plays of Twin follow those before the Joker, and come last again
    _, examples, shapes = np.unique(
        np.column_stack([ways, rerolled > 0]), axis=0, return_index=True, return_inverse=True
    )
    tables = [by_card(options, sets[example]) for example in examples]
    hands = range(ALL_CARDS + 1)
    width = 1 << (max(sum(map(len, each)) for each in tables) - 1).bit_length()
    counts = np.zeros((len(tables), len(hands)), np.uint16)
    plays = np.zeros((len(tables), len(hands), width), np.uint8)
    for shape, by in enumerate(tables):
        for hand in hands:
            before = [way for card in range(JOKER) if hand >> card & 1 for way in by[card]]
            every = before + list(by[JOKER] if hand >> JOKER & 1 else ())
            counts[shape, hand] = len(every) | len(before) << BEFORE_JOKER_AT
            plays[shape, hand, : len(every)] = every
    return shapes.astype(np.uint8), counts, plays


def by_card(options: Options, dice: Dice) -> tuple[tuple[int, ...], ...]:
    """By card: all ways to play it on these dice in an empty column."""
    failed = replace(turn_state(options, dice, 0), failed="stopped")
    plays = [action for action in rules.legal(failed, 0) if isinstance(action, PlayCard)]
    named = [(play.die, play.at) for play in plays if play.card == "ignore"]
    rerolled = list(REROLLED)

    def way(play: PlayCard) -> int:
        if play.effect in REROLLED:
            return DICE + rerolled.index(play.effect)
        return named.index((play.die, play.at)) + (IGNORED if play.effect == "ignore" else 0)

    return tuple(
        tuple(way(play) | card << CARD_AT for play in plays if play.card == name)
        for card, name in enumerate(CARDS)
    )
