"""How likely somebody wins after their turn: learnt by play, one small net for each number of players.

It is told what everybody has, how many rows everybody still has empty, their cards, and what their columns
are worth with 1 to 6 turns left. The three best of the others stand apart; of a larger table, the rest are
told by their mean, so that the net does not grow with the table.
"""

from typing import NamedTuple

import numpy as np

from lusoria.games.alea.model import PLAYERS
from lusoria.minds.alea.value.column_value_net import TURNS, Floats
from lusoria.numeric.array_file import read_arrays

LED, VALUES, EMPTY, CARDS_AT, TO_MOVE = 0, 1, 1 + TURNS, 9 + TURNS, 15 + TURNS
MINE = TO_MOVE + 1
MOVED, MOVED_CARDS = TO_MOVE, TO_MOVE + 1
THEIRS = MOVED_CARDS + 1
"""Where what is told of me begins, and how much it is; the same of another player."""
APART = 3
"""So many others are told one by one."""
FIRST, SECOND = 32, 16
SCALE = 20.0
"""Points are told in twenties."""
FORM = "alea chances 1"


def told(players: int) -> int:
    """How many numbers the net for so many players is told."""
    return MINE + THEIRS * min(players - 1, APART + 1)


class Brain(NamedTuple):
    first: Floats
    first_more: Floats
    second: Floats
    second_more: Floats
    third: Floats
    third_more: Floats


def shapes(players: int) -> dict[str, tuple[int, ...]]:
    sizes = ((told(players), FIRST), (FIRST,), (FIRST, SECOND), (SECOND,), (SECOND,), (1,))
    return {f"{name}-{players}": size for name, size in zip(Brain._fields, sizes, strict=True)}


def read_brains(data: bytes) -> dict[int, Brain]:
    """By number of players; or WrongData."""
    wanted = {name: shape for players in PLAYERS for name, shape in shapes(players).items()}
    arrays = read_arrays(data, FORM, wanted)
    return {
        players: Brain(*(np.ascontiguousarray(arrays[name], np.float32) for name in shapes(players)))
        for players in PLAYERS
    }
