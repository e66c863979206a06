"""The bots of Alea Romana as compiled policies; each chooses exactly as its bot."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.bots.alea.heuristic import ABLE, GREEDY, ODDS, Prices, gap_value
from lusoria.bots.alea.novice import (
    LARGE_NUMBER,
    MAX_FAILING_SIDES,
    MAX_FAILING_SIDES_LARGE,
    PLAY_CARD_TENTHS,
    TENTHS,
)
from lusoria.games.alea.model import DICE, FACES, ROWS, Options
from lusoria.games.alea.numerals import NUMBERS as ALL_NUMBERS
from lusoria.games.alea.numerals import is_incomplete, readings
from lusoria.lab.alea.encoding import ALL_WAYS, FAILED, LEAVE, PLAYS, STOP, WRITES
from lusoria.lab.alea.kernels.decisions import AT, EFFECT_FIRST_IDS
from lusoria.lab.alea.kernels.lookups import IGNORE, REROLL_V, TWIN, all_sets, canonical
from lusoria.lab.simulator.function_pointers import stack_array
from lusoria.minds.alea.model.dice import NUMBER_BOUND
from lusoria.numeric.compile_cache import compiled

Floats = NDArray[np.float64]

ORDERED, DICE_AT, ASIDE_AT, COLUMN_AT = AT["ordered"], AT["dice"], AT["aside"], AT["columns"]
READINGS_AT, FAILS_AT = AT["readings"], AT["fails"]
LARGEST = ALL_NUMBERS[-1]
SIDES = len(FACES)
CHANCES = np.array([odds for _, odds in ODDS])
GAP_VALUES = np.array(
    [
        [
            [gap_value(rows, low, high) if rows and low < high else 0.0 for high in range(NUMBER_BOUND + 1)]
            for low in range(NUMBER_BOUND)
        ]
        for rows in range(ROWS + 1)
    ]
)
"""By rows and numbers of a gap: expected points of its empty rows."""


class DiceTables(NamedTuple):
    """By set of dice; see `lookups.all_sets`."""

    more: NDArray[np.int64]
    """By set and face: the set with one more die."""
    spelled: NDArray[np.int64]
    """The lower and the higher number, or 0."""
    lengths: NDArray[np.int64]
    is_pending: NDArray[np.int64]
    """1 if the dice spell no number yet but still can."""
    by_dice: NDArray[np.int64]
    """Sets by code of their dice; see `set_of`."""


def dice_tables(*, ordered: bool) -> DiceTables:
    options = Options(2, ordered=ordered)
    sets = all_sets(options)
    number = {dice: place for place, dice in enumerate(sets)}
    more = [[number.get(canonical(options, (*dice, face)), 0) for face in FACES] for dice in sets]
    spelled = [(*readings(dice, ordered=ordered), 0, 0)[:2] for dice in sets]
    by_dice = np.zeros((SIDES + 1) ** DICE, np.int64)
    for place, dice in enumerate(sets):
        by_dice[sum((1 + FACES.index(face)) * (SIDES + 1) ** k for k, face in enumerate(dice))] = place
    lengths = [len(dice) for dice in sets]
    is_pending = [int(is_incomplete(dice)) for dice in sets]
    return DiceTables(np.array(more), np.array(spelled), np.array(lengths), np.array(is_pending), by_dice)


SORTED, ORDERED_DICE = dice_tables(ordered=False), dice_tables(ordered=True)
MAX_SETS = max(len(SORTED.lengths), len(ORDERED_DICE.lengths))


@compiled
def uniform(kind: Any, observation: Any, legal: Any, draw: Any) -> Any:
    return np.int64(legal[int(draw * len(legal))])


@compiled
def novice(kind: Any, observation: Any, legal: Any, draw: Any) -> Any:
    """`lusoria.bots.alea.novice`. Each decision uses the remaining bits of the draw."""
    rolls, number, cards = legal[0] < WRITES, np.int64(0), 0
    for action in legal:
        cards += action >= PLAYS
        if WRITES <= action < STOP:
            number = max(number, np.int64(observation[READINGS_AT + (action - WRITES) // ROWS]))
    if number > 0:
        fails = observation[FAILS_AT] + (int(draw * DICE) == 0)
        if rolls and fails <= (MAX_FAILING_SIDES_LARGE if number >= LARGE_NUMBER else MAX_FAILING_SIDES):
            return np.int64(legal[0])
        best, nearest = np.int64(0), np.inf
        for action in legal:
            place = action - WRITES
            if WRITES <= action < STOP and observation[READINGS_AT + place // ROWS] == number:
                distance = abs(place % ROWS + 1 - number * ROWS / LARGEST)
                if distance < nearest:
                    best, nearest = np.int64(action), distance
        return best
    if rolls:
        tenth = int(draw * TENTHS)
        draw = draw * TENTHS - tenth
        if cards == 0 or tenth < PLAY_CARD_TENTHS:
            return np.int64(legal[0])
    if cards:
        tenth = int(draw * TENTHS)
        if tenth < PLAY_CARD_TENTHS:
            return np.int64(legal[len(legal) - cards + int((draw * TENTHS - tenth) * cards)])
    return np.int64(LEAVE if kind == FAILED else legal[-1])


@compiled
def column_value(column: Any) -> Any:
    """Points of a column, and expected points of its empty rows."""
    total = 0.0
    for row in range(ROWS):
        total += column[row]
    low, empty = 0, 0
    for row in range(ROWS + 1):
        number = column[row] if row < ROWS else NUMBER_BOUND
        if number == 0:
            empty += 1
            continue
        if empty:
            total += GAP_VALUES[empty, low, number]
        low, empty = number, 0
    return total


@compiled
def value_of_write(column: Any, row: Any, number: Any) -> Any:
    """Expected points of a column with one more number."""
    column[row] = number
    value = column_value(column)
    column[row] = 0
    return value


@compiled
def fill_best_writes(column: Any, best: Any) -> None:
    """By number: expected points after writing it in the best row; 0 if it fits nowhere."""
    best[0] = -np.inf
    for number in range(1, NUMBER_BOUND):
        best[number] = -np.inf
        first = 0
        for row in range(ROWS):
            if 0 < column[row] < number:
                first = row + 1
        for row in range(first, ROWS):
            if column[row] != 0:
                break
            best[number] = max(best[number], value_of_write(column, row, number))
    for row in range(ROWS):  # T2: a number occurs once
        best[column[row]] = -np.inf


@compiled
def fill_set_values(best: Any, failed: Any, aside: Any, tables: Any, values: Any) -> None:
    """By set: value of the turn with these dice, without cards."""
    spelled, lengths = tables.spelled, tables.lengths
    for dice_set in range(len(lengths) - 1, -1, -1):
        values[dice_set] = failed
        if lengths[dice_set] and spelled[dice_set, 0] == 0 and tables.is_pending[dice_set] == 0:
            continue
        value = max(best[spelled[dice_set, 0]], best[spelled[dice_set, 1]])
        if lengths[dice_set] + aside < DICE:
            value = max(value, after_rolls(dice_set, 1, values, tables.more))
        if value > -np.inf:
            values[dice_set] = value


@compiled
def after_rolls(dice_set: Any, count: Any, values: Any, more: Any) -> Any:
    """Expected value after `count` more dice."""
    total = 0.0
    for fall in range(SIDES**count):
        chance, after, size = 1.0, dice_set, SIDES**count
        for _ in range(count):
            size //= SIDES
            face = fall // size % SIDES
            chance *= CHANCES[face]
            after = more[after, face]
        total += chance * values[after]
    return total


@compiled
def set_without_card(dice: Any, length: Any, effect: Any, way: Any, ordered: Any, by_dice: Any) -> Any:
    """The set of dice that a card leaves, and the number of dice it takes."""
    stays, left = stack_array(DICE, 0), 0
    for place in range(length):
        if effect <= REROLL_V:
            taken = dice[place] == effect + 1
        elif ordered:
            taken = place == way
        else:  # of equal dice, the last
            taken = dice[place] == way + 1 and (place == length - 1 or dice[place + 1] != way + 1)
        if not taken:
            stays[left] = dice[place]
            left += 1
    return set_of(stays, left, by_dice), length - left


@compiled
def effect_of(action: Any) -> Any:
    """CardEffect of a played card, also if it is the Joker."""
    way = (action - PLAYS) % ALL_WAYS + PLAYS
    effect = TWIN
    while EFFECT_FIRST_IDS[effect] > way:
        effect -= 1
    return effect


@compiled
def set_of(dice: Any, length: Any, by_dice: Any) -> Any:
    code, weight = 0, 1
    for place in range(length):
        code += dice[place] * weight
        weight *= SIDES + 1
    return by_dice[code]


def heuristic_policy(prices: Prices) -> Any:
    """`lusoria.bots.alea.heuristic`."""
    failed_turn, card = prices

    @compiled
    def choose(kind: Any, observation: Any, legal: Any, draw: Any) -> Any:
        ordered, aside = observation[ORDERED] == 1, np.int64(observation[ASIDE_AT])
        tables = ORDERED_DICE if ordered else SORTED
        more, by_dice = tables.more, tables.by_dice
        column, dice, best = stack_array(ROWS, 0), stack_array(DICE, 0), stack_array(NUMBER_BOUND, 0.0)
        now, with_ignore = stack_array(MAX_SETS, 0.0), stack_array(MAX_SETS, 0.0)
        for row in range(ROWS):
            column[row] = observation[COLUMN_AT + row]
        length = 0
        for place in range(DICE):
            dice[place] = observation[DICE_AT + place]
            length += dice[place] > 0
        failed = column_value(column) - failed_turn
        fill_best_writes(column, best)
        fill_set_values(best, failed, aside, tables, now)
        then = now
        for action in legal:  # Ignore, or the Joker as Ignore, leaves one die less
            if action >= PLAYS and effect_of(action) == IGNORE:
                then = with_ignore
                fill_set_values(best, failed, aside + 1, tables, then)
                break
        best_id, most = np.int64(LEAVE), -np.inf
        for action in legal:
            if action == LEAVE:
                continue  # an earlier equal action wins
            value = failed
            if action == 0:
                value = after_rolls(set_of(dice, length, by_dice), 1, now, more)
            elif action < WRITES:
                value = -np.inf  # one die at a time is at least as good
            elif action < STOP:
                place = action - WRITES
                value = value_of_write(
                    column, place % ROWS, np.int64(observation[READINGS_AT + place // ROWS])
                )
            elif action >= PLAYS:
                effect = effect_of(action)
                way = (action - PLAYS) % ALL_WAYS - (EFFECT_FIRST_IDS[effect] - PLAYS)
                if effect == TWIN:
                    value = value_of_write(
                        column, way % ROWS, np.int64(observation[READINGS_AT + way // ROWS])
                    )
                else:
                    dice_set, count = set_without_card(dice, length, effect, way, ordered, by_dice)
                    value = then[dice_set] if effect == IGNORE else after_rolls(dice_set, count, now, more)
                value -= card
            if value > most:
                best_id, most = np.int64(action), value
        if legal[0] == LEAVE and failed > most:
            return np.int64(LEAVE)
        return best_id

    return choose


greedy, able = heuristic_policy(GREEDY), heuristic_policy(ABLE)

NAMED: Mapping[str, Any] = {"greedy": greedy, "able": able, "novice": novice, "random": uniform}
