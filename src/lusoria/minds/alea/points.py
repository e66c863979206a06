"""For points: what a turn is worth to whoever takes the game to go on for so many turns more.

How many follows from who is nearest to the end. In the last round only winning counts.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import ROWS
from lusoria.minds.alea.ending import guessed_wins, points_of, total
from lusoria.minds.alea.net import TURNS, Floats, Net
from lusoria.minds.alea.seen import Seen
from lusoria.minds.alea.valuing import horizon_between, lanes_of, value_all
from lusoria.minds.alea.working import Ints
from lusoria.minds.compiled import compiled

Worths = NDArray[np.float64]
NEAREST, OWN = 0.75, 0.25
"""How much the empty rows of whoever has the fewest count for the length of the game, and how much one's own:
found by play, `docs/bots-alea.md`."""
TOLD_NEAREST, TOLD_FEWEST = 0.65, 0.31
SPARE = np.array([0.0, 0.0, 0.64, 0.34, 0.25, 0.14, 0.08])
SPARE_AT_LAST = np.array([0.0, 0.0, 0.41, 0.36, 0.2, 0.17, 0.08])
"""How many turns are told: so much for each empty row of the nearest of the others after this round, so much
where one's own are as few; and, by players, for turns in which nobody writes, also where the nearest may end
the game in this round. Fitted to final scores of masters, `docs/analysis.md`."""


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
    """
    players, nearest = seen.cards.size, ROWS
    for other in range(players):
        if other != seen.seat:
            nearest = min(nearest, empty_rows(seen.columns[other]) - int(other > seen.seat))
    if nearest == 0:
        return SPARE_AT_LAST[players]  # type: ignore[no-any-return]
    return SPARE[players] + TOLD_NEAREST * nearest + TOLD_FEWEST * min(nearest, rows)  # type: ignore[no-any-return]


@compiled
def points_told(values: Floats, least: Floats, turns: float, k: int) -> Any:
    """What a column is worth with so many turns left; beyond those that were learnt as if they went on so."""
    low = min(int(turns), TURNS - 1)
    below = values[low - 1, k] if low else least[k]
    return below + (values[low, k] - below) * (turns - low)


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
