"""Games of Alea Romana side by side, as arrays."""

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import ROWS, Options
from lusoria.lab.alea.encoding import ACTION_COUNT, ACTIONS, KINDS, LENGTH
from lusoria.lab.alea.kernels.decisions import AT, DECISION, Memory, collect
from lusoria.lab.alea.kernels.kernel_arguments import allocate_columns, make_run
from lusoria.lab.alea.kernels.lookups import tables_for
from lusoria.lab.alea.kernels.stepwise import KIND, SAVED_WORDS, SEAT, GameArrays, advance
from lusoria.lab.simulator.batching import Board, Questions
from lusoria.lab.simulator.policies import Team
from lusoria.minds.alea.model.dice import NUMBER_BOUND


class AleaBoard(Board):
    kinds = KINDS
    actions = ACTIONS

    def __init__(
        self, options: Options, most_rounds: int, team: Team, seed: int, begin: int, games: int
    ) -> None:
        self._memory = allocate_memory(
            options, games if team.batch_policies else 1, bool(team.batch_policies)
        )
        columns, run = allocate_columns(games, options.players), make_run(options, most_rounds, seed, begin)
        super().__init__(team, games, columns._asdict())
        self._arrays = GameArrays(run, tables_for(options), self._queue, self._memory, columns)

    def advance(self, games: NDArray[np.int64], answers: NDArray[np.int64], *, fresh: bool) -> int:
        return int(advance(self._arrays, games, answers, fresh))

    def place(self, game: int) -> tuple[int, int, int]:
        saved = self._memory.saved[game * self._memory.step]
        return int(saved[DECISION]), int(saved[SEAT]), int(saved[KIND])

    def collect(self, games: NDArray[np.int64]) -> Questions:
        observations = np.empty((len(games), LENGTH), np.int16)
        masks, draws = np.empty((len(games), ACTION_COUNT), np.int8), np.empty(len(games))
        collect(games, self._memory, observations, masks, draws)
        return Questions(observations, masks, draws)


def allocate_memory(options: Options, rows: int, step: int) -> Memory:
    players = options.players
    numbers = np.zeros((rows, LENGTH), np.int16)
    for name in ("players", "multi_roll", "cards_anytime", "ordered"):
        numbers[:, AT[name]] = getattr(options, name)
    return Memory(
        np.zeros((rows, SAVED_WORDS), np.int64),
        np.zeros((rows, players, NUMBER_BOUND), np.uint8),
        np.zeros((rows, players, NUMBER_BOUND), np.uint8),
        np.zeros((rows, players, 3), np.int64),
        np.zeros((rows, players, ROWS), np.int16),
        np.zeros(rows * ACTION_COUNT, np.int16),
        numbers.ravel(),
        step,
    )
