"""Observations and legal actions in compiled code, with the layout of `encoding`."""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import CARD_EFFECTS, CARD_POINTS, CARDS, DICE, ROWS
from lusoria.lab.alea import encoding
from lusoria.lab.alea.encoding import (
    ACTION_COUNT,
    ALL_WAYS,
    EFFECT_OFFSETS,
    LEAVE,
    LENGTH,
    PLAYS,
    STOP,
    WRITES,
)
from lusoria.lab.alea.kernels.lookups import (
    ASIDES,
    FAILS,
    FAILS_WITHOUT_ROW,
    FATE_AT,
    HIGHER_AT,
    JOKER,
    LOWER_AT,
    ONES,
    REROLL_V,
    TWIN,
    Bytes,
    Tables,
)
from lusoria.numeric.compile_cache import compiled
from lusoria.numeric.counter_rng import draw

Ints: TypeAlias = NDArray[np.int64]
INT64: Any = np.int64
"""Any to type checkers; Numba infers the integer type."""
Ids = NDArray[np.int16]

AT = {field.name: field.start for field in encoding.FIELDS}
STEP, ROUND_AT, SEAT_AT, CLOSING_AT, DICE_AT = (AT[n] for n in ("step", "round", "seat", "closing", "dice"))
ASIDE_AT, LEFT_DICE_AT, READINGS_AT, FAILS_AT = (AT[n] for n in ("aside", "left", "readings", "fails"))
SCORES_AT, CARDS_AT, COLUMNS_AT = AT["scores"], AT["cards"], AT["columns"]
EFFECT_FIRST_IDS = np.array([PLAYS + EFFECT_OFFSETS[effect] for effect in CARD_EFFECTS])
CARD_COUNT = len(CARDS)
SET_MASK, NUMBER_MASK = (1 << LOWER_AT) - 1, 63
TAKEN_ROWS, SUM, HAND = range(3)
"""Words of a seat: its filled rows as bits, the sum of its numbers, its cards as bits."""
KEY, DECISION, COUNT = range(3)
"""First words of the saved state. `COUNT` is the number of legal answers."""


class Memory(NamedTuple):
    """Memory of games in progress, by row. Games that no seat waits in share row 0."""

    saved: Ints
    """By row and word: state of a game that waits."""
    fits: Bytes
    """By row, seat and number: rows that the number may be written in, as bits."""
    where: Bytes
    """By row, seat and number: rows that hold the number, as bits."""
    seats: Ints
    """By row, seat and word: `TAKEN_ROWS`, `SUM`, `HAND`."""
    columns: NDArray[np.int16]
    """By row, seat and row of the column: the number."""
    ids: Ids
    """By row * `ACTION_COUNT` + index: ids of legal actions."""
    numbers: NDArray[np.int16]
    """By row * `LENGTH` + field: the observation of the player on turn."""
    step: int
    """1, or 0 if all games share row 0."""


@compiled
def write_turn(memory: Memory, row: int, seat: int, players: int) -> None:
    """Writes columns, cards and scores, the player on turn first."""
    seats, columns, numbers, base = memory.seats, memory.columns, memory.numbers, row * LENGTH
    for index in range(players):
        other = seat + index if seat + index < players else seat + index - players
        hand = seats[row, other, HAND]
        numbers[base + SCORES_AT + index] = seats[row, other, SUM] + CARD_POINTS * ONES[hand]
        for card in range(CARD_COUNT):
            numbers[base + CARDS_AT + CARD_COUNT * index + card] = hand >> card & 1
        for place in range(ROWS):
            numbers[base + COLUMNS_AT + ROWS * index + place] = columns[row, other, place]


@compiled
def list_rows(ids: Ids, at: int, first: int, lower: int, higher: int) -> int:
    """Writes an id for every row (bits) of the lower and the higher number. Returns the end of the list."""
    for place in range(ROWS):
        if lower >> place & 1:
            ids[at] = first + place
            at += 1
    for place in range(ROWS):
        if higher >> place & 1:
            ids[at] = first + ROWS + place
            at += 1
    return at


@compiled
def list_legal(ids: Ids, legal: int, failed: bool, rolls: int, dice_set: int, lower: int, higher: int) -> int:
    """T1 to T4 without cards: writes ids from index `legal` on. Returns their number.

    `lower`, `higher`: rows for the two numbers, as bits.
    """
    if failed:
        ids[legal] = LEAVE
        return 1
    for index in range(rolls):
        ids[legal + index] = index
    at = list_rows(ids, legal + rolls, WRITES, lower, higher)
    if lower | higher == 0 and dice_set != 0:
        ids[at] = STOP
        at += 1
    return at - legal


@compiled
def list_plays(
    tables: Tables,
    ids: Ids,
    legal: int,
    count: int,
    dice_set: int,
    hand: int,
    twin_lower: int,
    twin_higher: int,
) -> int:
    """A9: appends ids for every way to play every card in hand. Returns the number of all ids."""
    at = legal + count
    for card in range(CARD_COUNT):
        if hand >> card & 1 == 0:
            continue
        for effect in range(card if card < JOKER else 0, card + 1 if card < JOKER else JOKER):
            first = EFFECT_FIRST_IDS[effect] + (ALL_WAYS if card == JOKER else 0)
            if effect == TWIN:
                at = list_rows(ids, at, first, twin_lower, twin_higher)
            elif effect <= REROLL_V:
                if tables.rerolled[dice_set, effect]:
                    ids[at] = first
                    at += 1
            else:
                for way in range(DICE):
                    if tables.named[dice_set, way] >= 0:
                        ids[at] = first + way
                        at += 1
    return at - legal


@compiled
def failing_sides(dice_set: int, aside: int, after: NDArray[Any], fits: Bytes) -> int:
    """T3: number of sides of one more die that fail."""
    fails = 0
    for side in range(DICE):
        word = INT64(after[(dice_set * ASIDES + aside) * 8 + side])
        rows = fits[word >> LOWER_AT & NUMBER_MASK] | fits[word >> HIGHER_AT & NUMBER_MASK]
        fate = word >> FATE_AT
        fails += fate & FAILS != 0 or (fate & FAILS_WITHOUT_ROW != 0 and rows == 0)
    return fails


@compiled
def collect(
    games: Ints,
    memory: Memory,
    observations: NDArray[np.int16],
    masks: NDArray[np.int8],
    draws: NDArray[np.float64],
) -> None:
    """Observations, masks and draws of these games, as rows."""
    saved, ids, numbers = memory.saved, memory.ids, memory.numbers
    for place in range(len(games)):
        game = games[place]
        for index in range(LENGTH):
            observations[place, index] = numbers[game * LENGTH + index]
        for index in range(ACTION_COUNT):
            masks[place, index] = 0
        for index in range(saved[game, COUNT]):
            masks[place, ids[game * ACTION_COUNT + index]] = 1
        key, decision = np.uint64(saved[game, KEY]), np.uint64(saved[game, DECISION])
        draws[place] = np.float64(draw(key, decision + decision) >> np.uint64(11)) * 2.0**-53
