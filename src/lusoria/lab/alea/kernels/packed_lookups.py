"""The tables of Alea Romana once more, packed for games side by side: one word tells all that a step needs.

A *place* is a set of dice in play together with how many are set aside. Its word:

| bits     | |
|----------|-|
| 0 to 11  | the place |
| 12 to 23 | what the dice spell: two numbers, 0 where there is less |
| 24 to 26 | how many dice may be rolled at once |
| 27, 28   | the turn has failed; it has where no number fits |
| 29       | more can be chosen than to roll one die, to write and to stop, or less |
| 30, 31   | cards may be played; one may stop |
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from lusoria.games.alea import rules
from lusoria.games.alea.actions import DEEDS, REROLLED, PlayCard
from lusoria.games.alea.model import CARDS, DICE, ROWS, Options
from lusoria.lab.alea.kernels.lookups import (
    ALL_CARDS,
    ASIDES,
    CARDS_OPEN,
    FAILS,
    FAILS_WITHOUT_ROW,
    FATE_AT,
    JOKER,
    LEFT_AT,
    MOST_ASIDE,
    ONE_AT,
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
"""Ways to play a card: one die (0 to 5), every I or V (6, 7) thrown again; one die ignored (8 to 13)."""
THROWN_AT, CARD_AT, BEFORE_JOKER_AT = 12, 4, 8
HELD = 128
"""In the byte of a number that the column has: the rows beside it are then those of its twin."""


@dataclass(frozen=True)
class Packed:
    """For one set of options."""

    standing: NDArray[np.uint32]
    """The word of each place."""
    after: NDArray[np.uint32]
    """By place * 8 + side of one more die: the word of the place that leads to."""
    ways: NDArray[np.uint16]
    """By place * 16 + way to play a card: the place that leads to, and how many dice are thrown there."""
    shapes: Bytes
    """By place: how many dice can be named for a card, whether there is an I, and a V: one number for all."""
    counts: NDArray[np.uint16]
    """By shape * 64 + cards in hand: ways to play all but Twin; how many of them come before the Joker's."""
    plays: Bytes
    """By (shape * 64 + cards in hand) * `width` + such a way: how it is played, and which card it takes."""
    width: int
    free: NDArray[np.uint64]
    """The rows of each number in an empty column, a byte a number."""
    cuts: NDArray[np.uint64]
    """By row and number written: what it leaves of all these bytes."""
    near: Bytes
    """By row: the rows beside it (A9.5)."""


@cache
def packed_for(options: Options) -> Packed:
    tables, sets = tables_for(options), all_sets(options)
    asides, count = range(MOST_ASIDE + 1), len(sets)
    assert count * len(asides) <= PLACES
    words = tables.standing.reshape(count, ASIDES).T[: len(asides)].astype(np.uint32)
    number, left, fate = (words >> at for at in (ONE_AT, LEFT_AT, FATE_AT))
    rolls = np.minimum(left & 7, DICE if options.multi_roll else 1)
    nothing, goes_on, open_ = np.arange(count) == 0, fate & FAILS == 0, fate & CARDS_OPEN != 0
    rare = goes_on & (open_ | nothing | (rolls == 0) | options.multi_roll)
    words = (
        np.arange(words.size).reshape(words.shape)
        | (number & (1 << LEFT_AT - ONE_AT) - 1) << FIRST_AT
        | rolls << ROLLS_AT
        | (fate & FAILS != 0) << FAILS_AT
        | (fate & FAILS_WITHOUT_ROW != 0) << ROWLESS_AT
        | rare << RARE_AT
        | open_ << OPEN_AT
        | ~nothing << STOP_AT
    ).astype(np.uint32)
    places = (tables.after & (1 << ONE_AT) - 1).reshape(count, ASIDES, -1).swapaxes(0, 1)[: len(asides)]
    after = np.stack([words[aside][places[aside]] for aside in asides])
    assert not (after[0, 0] >> FAILS_AT & 1).any()  # N1: one die always spells something
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
    found = np.zeros((len(asides), count, WAYS), np.uint16)
    thrown = np.ones_like(without)
    thrown[:, DICE:] = rerolled
    for aside in asides:
        found[aside, :, :IGNORED] = without + count * aside | thrown << THROWN_AT
        if aside + 1 in asides:
            found[aside, :, IGNORED:] = without + count * (aside + 1)
    return found.ravel()


def all_plays(
    options: Options, sets: tuple[Dice, ...], ways: Bytes, rerolled: Bytes
) -> tuple[Bytes, NDArray[np.uint16], Bytes]:
    """Every way to play every card but Twin: the shape of each set; `counts` and `plays` of each shape."""
    assert CARDS.index("twin") + 1 == JOKER
    assert DEEDS[-1] == "twin"  # the ways to play a twin follow those before the Joker, and come last again
    _, examples, shapes = np.unique(
        np.column_stack([ways, rerolled > 0]), axis=0, return_index=True, return_inverse=True
    )
    found = [by_card(options, sets[example]) for example in examples]
    hands = range(ALL_CARDS + 1)
    width = 1 << (max(sum(map(len, each)) for each in found) - 1).bit_length()
    counts = np.zeros((len(found), len(hands)), np.uint16)
    plays = np.zeros((len(found), len(hands), width), np.uint8)
    for shape, by in enumerate(found):
        for hand in hands:
            before = [way for card in range(JOKER) if hand >> card & 1 for way in by[card]]
            every = before + list(by[JOKER] if hand >> JOKER & 1 else ())
            counts[shape, hand] = len(every) | len(before) << BEFORE_JOKER_AT
            plays[shape, hand, : len(every)] = every
    return shapes.astype(np.uint8), counts, plays


def by_card(options: Options, dice: Dice) -> tuple[tuple[int, ...], ...]:
    """By card, in the order of the rules: every way to play it on these dice in an empty column."""
    failed = replace(turn_state(options, dice, 0), failed="stopped")
    plays = [action for action in rules.legal(failed, 0) if isinstance(action, PlayCard)]
    named = [(play.die, play.at) for play in plays if play.card == "ignore"]
    rerolled = list(REROLLED)

    def way(play: PlayCard) -> int:
        if play.deed in REROLLED:
            return DICE + rerolled.index(play.deed)
        return named.index((play.die, play.at)) + (IGNORED if play.deed == "ignore" else 0)

    return tuple(
        tuple(way(play) | card << CARD_AT for play in plays if play.card == name)
        for card, name in enumerate(CARDS)
    )
