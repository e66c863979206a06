"""Arguments of all kernels of Alea Romana: settings of a run, and the result columns."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import DICE, Options
from lusoria.lab.alea.kernels.lookups import COUNTS


class Run(NamedTuple):
    """What all games of a run share."""

    seed: np.uint64
    begin: np.uint64
    """Number of the first game."""
    players: int
    most_rounds: np.uint64
    """A game of this many rounds is cut off."""
    most_thrown: np.uint64
    """O1: dice that may be rolled at once."""


class GameColumns(NamedTuple):
    """One row per game."""

    counts: NDArray[np.int32]
    """By count, as in `COUNTS`."""
    scores: NDArray[np.int16]
    """By seat."""
    cards: NDArray[np.uint8]
    """By seat: cards left, a bit each."""


def make_run(options: Options, most_rounds: int, seed: int, begin: int) -> Run:
    most_thrown = DICE if options.multi_roll else 1
    return Run(
        np.uint64(seed), np.uint64(begin), options.players, np.uint64(most_rounds), np.uint64(most_thrown)
    )


def allocate_columns(games: int, players: int) -> GameColumns:
    return GameColumns(
        np.empty((games, len(COUNTS)), np.int32),
        np.empty((games, players), np.int16),
        np.empty((games, players), np.uint8),
    )
