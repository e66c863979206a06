"""Value of one turn under optimal play, by column and set of cards; for many columns.

Columns are evaluated side by side, one lane each, to use vector registers.
"""

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import CARD_POINTS, DICE, FACE_WEIGHTS, FACES
from lusoria.minds.alea.model.columns import Graph
from lusoria.minds.alea.turn.program import IMPOSSIBLE, LEFT, SETS, TWINNED, WRITTEN, Program, program
from lusoria.numeric.compile_cache import compiled
from lusoria.numeric.vectors import LANES, max_above_floor, max_of_four, raise_to_weighted_sum, weighted_sum

Values = NDArray[np.float64]
NOT_ALLOWED = -1e30  # value of a choice that the rules forbid: below every other
FACE_CHANCES = np.array([FACE_WEIGHTS[face] / DICE for face in FACES])  # A1
CARD_POINTS_BY_SET = np.array([CARD_POINTS * cards.bit_count() for cards in range(SETS)], np.float64)  # G3


def best_turns(graph: Graph, share: tuple[int, int], value: Values) -> Values:
    """Values of a range of columns with one turn more, given `worth`, the values without it."""
    begin, end = share
    result = np.empty((end - begin, SETS))
    fill_best_turns(program(), graph, FACE_CHANCES, begin, end, value, result)
    return result


@compiled
def fill_best_turns(
    program: Program, graph: Graph, chances: Values, begin: int, end: int, points: Values, result: Values
) -> None:
    """Fills `result` by column from `begin` on and set of cards. `chances` are those of the faces."""
    first, numbers, twins, after = graph.first, graph.numbers, graph.twins, graph.after
    turns, to, options, groups = program.turns, program.to, program.options, program.groups
    writes, falls, starts, rows = program.writes, program.falls, program.starts, program.rows
    x = np.empty(rows * LANES)
    x[IMPOSSIBLE * LANES : (IMPOSSIBLE + 1) * LANES] = NOT_ALLOWED
    for block in range(begin, end, LANES):
        x[WRITTEN * LANES : LEFT * LANES] = NOT_ALLOWED
        for lane in range(LANES):
            column = min(block + lane, end - 1)
            for cards in range(SETS):
                x[(LEFT + cards) * LANES + lane] = points[column, cards]
            for way in range(first[column], first[column + 1]):
                number = np.int64(numbers[way])
                into = ((TWINNED if twins[way] else WRITTEN) + number * SETS) * LANES + lane
                for cards in range(SETS):
                    value = number + points[after[way], cards]
                    x[into + cards * LANES] = max(x[into + cards * LANES], value)
        for turn in range(SETS + 1):
            if turn == SETS:
                x[LEFT * LANES : (LEFT + 1) * LANES] = 0  # G2
            for step in range(turns[turn], turns[turn + 1]):
                here = to[step] * LANES
                for k in range(options[step], options[step + 1]):
                    a, b, c, d = groups[k, 0], groups[k, 1], groups[k, 2], groups[k, 3]
                    max_of_four(x, here, a * LANES, b * LANES, c * LANES, d * LANES)
                if writes[step, 0] >= 0:
                    max_above_floor(x, here, writes[step, 0] * LANES, writes[step, 1] * LANES, NOT_ALLOWED)
                if falls[step, 0] >= 0:
                    a, b, c = falls[step, 0] * LANES, falls[step, 1] * LANES, falls[step, 2] * LANES
                    if options[step] == options[step + 1]:
                        weighted_sum(x, here, a, b, c, chances)
                    else:
                        raise_to_weighted_sum(x, here, a, b, c, chances)
            if turn:
                for lane in range(min(LANES, end - block)):
                    at = starts[turn % SETS] * LANES + lane
                    result[block - begin + lane, turn % SETS] = x[at]
