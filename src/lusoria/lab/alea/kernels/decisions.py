"""Observations and legal actions in compiled code, with the layout of `encoding`."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.actions import DEEDS
from lusoria.games.alea.model import CARD_POINTS, CARDS, DICE, ROWS
from lusoria.lab.alea import encoding
from lusoria.lab.alea.encoding import (
    ACTION_COUNT,
    ALL_WAYS,
    DEEDS_AT,
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
    JOKER,
    ONE_AT,
    ONES,
    OTHER_AT,
    REROLL_V,
    TWIN,
    Bytes,
)
from lusoria.numeric.compile_cache import compiled
from lusoria.numeric.counter_rng import draw

Words: TypeAlias = NDArray[Any]
N: Any = np.int64
"""Any to type checkers; Numba infers the integer type."""
Ids = NDArray[np.int16]

AT = {field.name: field.start for field in encoding.FIELDS}
STEP, ROUND_AT, SEAT_AT, CLOSING_AT, DICE_AT = (AT[n] for n in ("step", "round", "seat", "closing", "dice"))
ASIDE_AT, LEFT_DICE_AT, READINGS_AT, FAILS_AT = (AT[n] for n in ("aside", "left", "readings", "fails"))
SCORES_AT, CARDS_AT, COLUMNS_AT = AT["scores"], AT["cards"], AT["columns"]
DEED_AT = np.array([PLAYS + DEEDS_AT[deed] for deed in DEEDS])
CARD_COUNT = len(CARDS)
SET, NUMBER = (1 << ONE_AT) - 1, 63
TAKEN, SUM, HELD = range(3)
"""Words of a seat besides its column."""
KEY, ASKED, COUNT = range(3)
"""First words of a waiting game. `COUNT` is the number of legal answers."""


@compiled
def write_turn(
    row: int,
    seat: int,
    players: int,
    seats: Words,
    columns: NDArray[np.int16],
    numbers: NDArray[np.int16],
    base: int,
) -> None:
    """Writes columns, cards and scores, the player on turn first."""
    for each in range(players):
        other = seat + each if seat + each < players else seat + each - players
        held = seats[row, other, HELD]
        numbers[base + SCORES_AT + each] = seats[row, other, SUM] + CARD_POINTS * ONES[held]
        for card in range(CARD_COUNT):
            numbers[base + CARDS_AT + CARD_COUNT * each + card] = held >> card & 1
        for place in range(ROWS):
            numbers[base + COLUMNS_AT + ROWS * each + place] = columns[row, other, place]


@compiled
def list_rows(ids: Ids, at: int, first: int, one: int, other: int) -> int:
    """Writes an id for every row (bits) of the lower and the higher number. Returns the end of the list."""
    for place in range(ROWS):
        if one >> place & 1:
            ids[at] = first + place
            at += 1
    for place in range(ROWS):
        if other >> place & 1:
            ids[at] = first + ROWS + place
            at += 1
    return at


@compiled
def list_legal(ids: Ids, legal: int, failed: bool, rolls: int, lie: int, one: int, other: int) -> int:
    """T1 to T4 without cards: writes ids from `legal`, returns their number. `one`, `other`: rows as bits."""
    if failed:
        ids[legal] = LEAVE
        return 1
    for each in range(rolls):
        ids[legal + each] = each
    at = list_rows(ids, legal + rolls, WRITES, one, other)
    if one | other == 0 and lie != 0:
        ids[at] = STOP
        at += 1
    return at - legal


@compiled
def list_plays(
    ids: Ids,
    legal: int,
    count: int,
    held: int,
    lie: int,
    twin_one: int,
    twin_other: int,
    rerolled: Bytes,
    named: NDArray[np.int8],
) -> int:
    """A9: the same for every way to play every card in hand."""
    at = legal + count
    for card in range(CARD_COUNT):
        if held >> card & 1 == 0:
            continue
        for deed in range(card if card < JOKER else 0, card + 1 if card < JOKER else JOKER):
            first = DEED_AT[deed] + (ALL_WAYS if card == JOKER else 0)
            if deed == TWIN:
                at = list_rows(ids, at, first, twin_one, twin_other)
            elif deed <= REROLL_V:
                if rerolled[lie, deed]:
                    ids[at] = first
                    at += 1
            else:
                for way in range(DICE):
                    if named[lie, way] >= 0:
                        ids[at] = first + way
                        at += 1
    return at - legal


@compiled
def failing_sides(lie: int, aside: int, after: NDArray[Any], fits: Bytes) -> int:
    """T3: number of sides of one more die that fail."""
    fails = 0
    for side in range(DICE):
        then = N(after[(lie * ASIDES + aside) * 8 + side])
        rows = fits[then >> ONE_AT & NUMBER] | fits[then >> OTHER_AT & NUMBER]
        fate = then >> FATE_AT
        fails += fate & FAILS != 0 or (fate & FAILS_WITHOUT_ROW != 0 and rows == 0)
    return fails


@compiled
def collect(
    waiting: Words,
    truth: Words,
    ids: NDArray[np.int16],
    numbers: NDArray[np.int16],
    observations: NDArray[np.int16],
    masks: NDArray[np.int8],
    draws: NDArray[np.float64],
) -> None:
    """Observations, masks and draws of these games, as rows."""
    for place in range(len(waiting)):
        game = waiting[place]
        for each in range(LENGTH):
            observations[place, each] = numbers[game * LENGTH + each]
        for each in range(ACTION_COUNT):
            masks[place, each] = 0
        for each in range(truth[game, COUNT]):
            masks[place, ids[game * ACTION_COUNT + each]] = 1
        key, asked = np.uint64(truth[game, KEY]), np.uint64(truth[game, ASKED])
        draws[place] = np.float64(draw(key, asked + asked) >> np.uint64(11)) * 2.0**-53
