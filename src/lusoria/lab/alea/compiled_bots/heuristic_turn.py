"""Turn of `lusoria.bots.alea.heuristic`, compiled; the prices are arguments."""

import numpy as np

from lusoria.games.alea.model import CARD_EFFECTS, CARDS, DICE, ROWS
from lusoria.lab.alea.compiled_bots.named_policies import (
    SORTED,
    after_rolls,
    column_value,
    fill_best_writes,
    fill_set_values,
    set_of,
    value_of_write,
)
from lusoria.lab.alea.kernels.lookups import IGNORE, JOKER, REROLL_ONE, TWIN
from lusoria.lab.simulator.function_pointers import stack_array
from lusoria.minds.alea.model.dice import NUMBER_BOUND
from lusoria.minds.alea.turn.turn_evaluation import Ints
from lusoria.numeric.compile_cache import compiled

CARD_COUNT, EFFECT_COUNT = len(CARDS), len(CARD_EFFECTS)
FACE_COUNT = 3
NOTHING = -1
SETS = len(SORTED.lengths)


@compiled
def index_of(dice: Ints) -> int:
    """Index of the set of dice with these numbers of faces."""
    faces, length = stack_array(DICE, 0), 0
    for face in range(FACE_COUNT):
        for _ in range(dice[face]):
            faces[length] = face + 1
            length += 1
    return set_of(faces, length, SORTED.by_dice)  # type: ignore[no-any-return]


@compiled
def best_write(column: Ints, dice_set: int) -> tuple[float, int, int]:
    """The best write for these dice: value, number and row."""
    most, number, row = -np.inf, 0, NOTHING
    for reading in range(2):
        spelled = SORTED.spelled[dice_set, reading]
        if spelled == 0:
            continue
        first, there = 0, False
        for index in range(ROWS):
            there = there or column[index] == spelled
            if 0 < column[index] < spelled:
                first = index + 1
        if there:
            continue
        for index in range(first, ROWS):
            if column[index] != 0:
                break
            value = value_of_write(column, index, spelled)
            if value > most:
                most, number, row = value, spelled, index
    return most, number, row


@compiled
def best_card(
    column: Ints, cards: int, dice: Ints, aside: int, failed_price: float, card_price: float
) -> tuple[int, int, int, int, int]:
    """T4: the best card: card, effect, and face or number and row; no card if none pays."""
    failed = column_value(column) - failed_price
    best, now, then = stack_array(NUMBER_BOUND, 0.0), stack_array(SETS, 0.0), stack_array(SETS, 0.0)
    fill_best_writes(column, best)
    fill_set_values(best, failed, aside, SORTED, now)
    fill_set_values(best, failed, aside + 1, SORTED, then)
    chosen = (NOTHING, 0, 0, 0, 0)
    most = failed
    dice_set = index_of(dice)
    stays = stack_array(FACE_COUNT, 0)
    for card in range(CARD_COUNT):
        if not cards >> card & 1:
            continue
        for effect in range(EFFECT_COUNT):
            if card not in (effect, JOKER):
                continue
            for face in range(FACE_COUNT):
                if dice[face] == 0 or effect == TWIN or (effect < REROLL_ONE and face != effect):
                    continue
                stays[:] = dice[:FACE_COUNT]
                dice_count = dice[face] if effect < REROLL_ONE else 1
                stays[face] -= dice_count
                rest = index_of(stays)
                value = then[rest] if effect == IGNORE else after_rolls(rest, dice_count, now, SORTED.more)
                value -= card_price
                if value > most:
                    most, chosen = value, (card, effect, face, 0, 0)
            if effect == TWIN:
                for reading in range(2):
                    number = SORTED.spelled[dice_set, reading]
                    for row in range(ROWS):
                        beside = (row > 0 and column[row - 1] == number) or (
                            row < ROWS - 1 and column[row + 1] == number
                        )
                        if number and column[row] == 0 and beside:
                            value = value_of_write(column, row, number) - card_price
                            if value > most:
                                most, chosen = value, (card, effect, 0, number, row)
    return chosen


@compiled
def rolls_on(column: Ints, dice: Ints, aside: int, failed_price: float, value: float) -> bool:
    """One more die is worth more than writing, or than stopping if nothing fits."""
    failed = column_value(column) - failed_price
    best, now = stack_array(NUMBER_BOUND, 0.0), stack_array(SETS, 0.0)
    fill_best_writes(column, best)
    fill_set_values(best, failed, aside, SORTED, now)
    # a number that fits must be written, so the turn cannot be failed on purpose
    rival = value if value > -np.inf else failed
    return bool(after_rolls(index_of(dice), 1, now, SORTED.more) >= rival)
