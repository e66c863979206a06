"""Games of Alea Romana side by side, as arrays."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import DICE, FACES, ROWS, Options
from lusoria.lab.alea.encoding import ACTION_COUNT, ACTIONS, KINDS, LENGTH
from lusoria.lab.alea.kernels.decisions import ASKED, AT, collect
from lusoria.lab.alea.kernels.lookups import COUNTED, Bytes, all_sets, tables_for
from lusoria.lab.alea.kernels.stepwise import KIND, SEAT, TRUTH, advance
from lusoria.lab.simulator.batching import Questions
from lusoria.lab.simulator.policies import Team
from lusoria.lab.simulator.result_columns import Columns
from lusoria.minds.alea.model.dice import NUMBERS


class AleaBoard:
    """Games `begin` to `begin + games - 1`."""

    kinds = KINDS
    actions = ACTIONS

    def __init__(
        self, options: Options, most_rounds: int, team: Team, seed: int, begin: int, games: int
    ) -> None:
        self._options, self._most_rounds, self._team = options, most_rounds, team
        self._seed, self._begin = np.uint64(seed), np.uint64(begin)
        rows, players = games if team.batch_policies else 1, options.players
        self._truth = np.zeros((rows, TRUTH), np.int64)
        self._fits = np.zeros((rows, players, NUMBERS), np.uint8)
        self._where = np.zeros((rows, players, NUMBERS), np.uint8)
        self._seats = np.zeros((rows, players, 3), np.int64)
        self._columns = np.zeros((rows, players, ROWS), np.int16)
        self._ids = np.zeros(rows * ACTION_COUNT, np.int16)
        numbers = np.zeros((rows, LENGTH), np.int16)
        for name in ("players", "multi_roll", "cards_anytime", "ordered"):
            numbers[:, AT[name]] = getattr(options, name)
        self._numbers = numbers.ravel()
        self.waits = np.zeros(games, np.int64)
        self.tally = np.zeros(max(len(team.batch_policies), 1) * len(KINDS), np.int64)
        self._scores, self._cards = np.empty((games, players), np.int16), np.empty((games, players), np.uint8)
        self._counts = np.empty((games, len(COUNTED)), np.int32)

    def advance(self, which: NDArray[np.int64], answers: NDArray[np.int64], *, fresh: bool) -> int:
        options, tables = self._options, tables_for(self._options)
        wrong = advance(
            self._seed,
            self._begin,
            which,
            1 if self._team.batch_policies else 0,
            fresh,
            options.players,
            self._most_rounds,
            DICE if options.multi_roll else 1,
            tables.standing,
            tables.after,
            tables.without,
            tables.rerolled,
            tables.free,
            tables.cut,
            tables.beside,
            *dice_of(options),
            self._team.addresses,
            self._team.batch_index,
            answers,
            self.waits,
            self.tally,
            self._truth,
            self._fits,
            self._where,
            self._seats,
            self._columns,
            self._ids,
            self._numbers,
            self._scores,
            self._cards,
            self._counts,
        )
        return int(wrong)

    def place(self, game: int) -> tuple[int, int, int]:
        kept = self._truth[game if self._team.batch_policies else 0]
        return int(kept[ASKED]), int(kept[SEAT]), int(kept[KIND])

    def collect(self, which: NDArray[np.int64]) -> Questions:
        observations = np.empty((len(which), LENGTH), np.int16)
        masks, draws = np.empty((len(which), ACTION_COUNT), np.int8), np.empty(len(which))
        collect(which, self._truth, self._ids, self._numbers, observations, masks, draws)
        return Questions(observations, masks, draws)

    def columns(self) -> Columns:
        return {"counts": self._counts, "scores": self._scores, "cards": self._cards}


@cache
def dice_of(options: Options) -> tuple[Bytes, NDArray[np.int8]]:
    """By set: its dice as in an observation; and the die that each action id names, or -1.

    A die is named by its face; with `ordered`, by its place.
    """
    sets = all_sets(options)
    faces = np.zeros((len(sets), DICE), np.uint8)
    named = np.full((len(sets), DICE), -1, np.int8)
    for number, dice in enumerate(sets):
        faces[number, : len(dice)] = [1 + FACES.index(face) for face in dice]
        ways = range(len(dice)) if options.ordered else [k for k, face in enumerate(FACES) if face in dice]
        named[number, list(ways)] = range(len(ways))
    return faces, named
