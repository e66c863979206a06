"""For points: what a turn is worth to whoever takes the game to go on for so many turns more.

How many follows from who is nearest to the end. In the last round only winning counts.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import ROWS
from lusoria.minds.alea.model.table_snapshot import Seen
from lusoria.minds.alea.turn.turn_evaluation import Ints
from lusoria.minds.alea.value.column_value_net import TURNS, Floats, Net
from lusoria.minds.alea.value.final_score_odds import guessed_wins, points_of, total
from lusoria.minds.alea.value.value_kernels import horizon_between, lanes_of, value_all
from lusoria.numeric.compile_cache import compiled

Worths = NDArray[np.float64]
NEAREST, OWN = 0.75, 0.25
"""How much the empty rows of whoever has the fewest count for the length of the game, and how much one's own:
found by play, `docs/bots-alea.md`."""
TOLD_NEAREST, TOLD_FEWEST = 0.65, 0.31
SPARE = np.array([0.0, 0.0, 0.68, 0.41, 0.25, 0.20, 0.15])
SPARE_AT_LAST = np.array([0.0, 0.0, 0.59, 0.34, 0.24, 0.16, 0.14])
"""How many turns are told: so much for each empty row of the nearest rival with cards after this round, so
much where one's own are as few; and, by players, for turns in which nobody writes, also where the nearest may
end the game in this round. `python3 run.py bench alea-points` fits them to final scores of masters."""
ENDS = np.array([1.0, 1.0, 0.42, 0.23, 0.07, 0.0, 0.0, 0.0])
"""By empty rows: how often a rival without cards ends the game in one turn. With one row left it always does:
it writes there or fails (G2). The rest is what masters did."""
SHORT_OF_BEST = np.array([1.0, 1.0, 0.82, 1.0, 1.0, 1.0, 1.0])
"""By players: what share of the points to come is scored where a rival has no cards, and each plays to win.
With three and more it was all of them, within an error."""
MOST_TOLD = 8
"""Turns, more than any estimate has: 0.96 for each of seven rows, and those to spare."""


@compiled
def empty_rows(column: Ints) -> int:
    found = 0
    for row in range(ROWS):
        found += column[row] == 0
    return found


@compiled
def turns_after(seen: Seen) -> float:
    """How many more turns there will be after this one."""
    nearest = ROWS
    for other in range(seen.cards.size):
        if other != seen.seat:
            nearest = min(nearest, empty_rows(seen.columns[other]))
    return NEAREST * nearest + OWN * empty_rows(seen.columns[seen.seat]) - 1


@compiled
def turns_told(seen: Seen, rows: int) -> float:
    """The same for who is told of points, and does not play by them; `rows` are one's own after this turn.

    A round is played to its end: of those who have played in this one nobody has a turn less before them. Not
    to see that is a small mistake for who chooses, and one of ten points for who wants to know the score.
    Rivals without cards are left to `rounds_alive`.
    """
    players, nearest = seen.cards.size, MOST_TOLD
    for other in range(players):
        if other != seen.seat and seen.cards[other]:
            nearest = min(nearest, empty_rows(seen.columns[other]) - int(other > seen.seat))
    if nearest == MOST_TOLD:
        return float(ROWS)
    if nearest == 0:
        return SPARE_AT_LAST[players]  # type: ignore[no-any-return]
    return SPARE[players] + TOLD_NEAREST * nearest + TOLD_FEWEST * min(nearest, rows)  # type: ignore[no-any-return]


@compiled
def rounds_alive(seen: Seen) -> Worths:
    """By turn after this one: the chance that it is played, as far as rivals without cards may end the game.

    1 throughout where every rival has cards.
    """
    found = np.ones(MOST_TOLD)
    for other in range(seen.cards.size):
        if other == seen.seat or seen.cards[other]:
            continue
        empty, alive = empty_rows(seen.columns[other]), 1.0
        if other > seen.seat:  # it has a turn in this round
            alive *= 1 - ENDS[empty]
            empty -= 1
        for turn in range(MOST_TOLD):
            found[turn] *= alive
            alive *= 1 - ENDS[max(empty - turn, 0)]
    if found[MOST_TOLD - 1] < 1:
        found *= SHORT_OF_BEST[seen.cards.size]
    return found


@compiled
def points_told(values: Floats, least: Floats, turns: float, alive: Worths, k: int) -> Any:
    """What a column is worth with so many turns left at most, of which each is played by its share."""
    found = below = np.float64(least[k])
    for turn in range(MOST_TOLD):
        if turns <= turn:
            break
        above = value_after(values, least, min(turns, turn + 1.0), k)
        found += alive[turn] * (above - below)
        below = above
    return found


@compiled
def value_after(values: Floats, least: Floats, turns: float, k: int) -> Any:
    """Beyond the turns that were learnt, values go on as they do from the last but one to the last."""
    low = min(int(turns), TURNS - 1)
    below = values[low - 1, k] if low else least[k]
    return np.float64(below + (values[low, k] - below) * (turns - low))


@compiled
def point_leaves(
    net: Net, seen: Seen, turns: float, numbers: Ints, after: Ints, sets: Ints
) -> tuple[Worths, Worths]:
    """Points to come, the number written among them: by write and set of cards, and for leaving."""
    lanes = lanes_of(sets)
    out, more = horizon_between(net, lanes, turns)
    values = value_all(net, after, lanes, out, more)
    staying = value_all(net, seen.columns[seen.seat : seen.seat + 1], lanes, out, more)
    worth, left = np.empty((numbers.size, sets.size, 1)), np.empty((sets.size, 1))
    for k in range(sets.size):
        for place in range(numbers.size):
            worth[place, k, 0] = numbers[place] + values[place, 0, k]
        left[k, 0] = 0.0 if seen.cardless and sets[k] == 0 else staying[0, 0, k]  # G2
    return worth, left


@compiled
def last_leaves(wins: Worths, seen: Seen, numbers: Ints, sets: Ints) -> tuple[Worths, Worths]:
    """The same in the last round: how likely each final score wins."""
    worth, left = np.empty((numbers.size, sets.size, 1)), np.empty((sets.size, 1))
    before = total(seen.columns[seen.seat])
    for k in range(sets.size):
        have = before + points_of(sets[k])
        left[k, 0] = wins[have]
        for place in range(numbers.size):
            worth[place, k, 0] = wins[have + numbers[place]]
    return worth, left


@compiled
def strong_leaves(net: Net, seen: Seen, numbers: Ints, after: Ints, sets: Ints) -> tuple[Worths, Worths]:
    if seen.closing:
        return last_leaves(guessed_wins(net, seen), seen, numbers, sets)
    return point_leaves(net, seen, turns_after(seen), numbers, after, sets)
