"""Games of Idus Martii side by side, as arrays."""

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.model import PRINTED_LIMIT, Options
from lusoria.lab.idus_martii.encoding import ACTIONS, KINDS
from lusoria.lab.idus_martii.kernels.legal_action_tables import decisions_for
from lusoria.lab.idus_martii.kernels.lookups import tables_for
from lusoria.lab.idus_martii.kernels.stepwise import (
    DECISION_COUNT,
    KIND,
    LINE_WORDS,
    SAVED_WORDS,
    SEAT,
    SHOWN_WORDS,
    GameArrays,
    Memory,
    Run,
    advance,
    collect,
    memory_size,
)
from lusoria.lab.idus_martii.kernels.uniform import ANY_SEAT, allocate_columns
from lusoria.lab.simulator.batching import Board, Questions
from lusoria.lab.simulator.policies import Team


class IdusBoard(Board):
    kinds = KINDS
    actions = ACTIONS

    def __init__(self, options: Options, team: Team, seed: int, begin: int, games: int) -> None:
        limit = options.limit or PRINTED_LIMIT[options.players]
        tables = tables_for(options.players, limit, options.yellow_swap)
        run = Run(
            np.uint64(seed),
            np.uint64(begin),
            options.players,
            limit,
            int(options.yellow_swap == "may"),
            ANY_SEAT if options.first == "random" else options.first,
            tables.cards,
            tables.results,
        )
        size = memory_size(options.players)
        words = cache_lines(size * (games if team.batch_policies else 1))
        self._memory = Memory(words, words.view(np.int8), size, size if team.batch_policies else 0)
        self._decisions = decisions_for(options)
        columns = allocate_columns(games)
        super().__init__(team, games, columns._asdict())
        self._arrays = GameArrays(run, self._decisions, self._queue, self._memory, columns)

    def advance(self, games: NDArray[np.int64], answers: NDArray[np.int64], *, fresh: bool) -> int:
        return int(advance(self._arrays, games, answers, fresh))

    def place(self, game: int) -> tuple[int, int, int]:
        end = game * self._memory.step + self._memory.size
        saved = self._memory.words[end - SAVED_WORDS : end]
        return int(saved[DECISION_COUNT]), int(saved[SEAT]), int(saved[KIND])

    def collect(self, games: NDArray[np.int64]) -> Questions:
        mask_words, actions = self._decisions.mask_words, self._decisions.masks.shape[1]
        masks = np.empty((len(games), mask_words.shape[1]), np.int64)
        observations, draws = np.empty((len(games), SHOWN_WORDS), np.int64), np.empty(len(games))
        collect(games, self._memory, mask_words, observations, masks, draws)
        return Questions(observations.view(np.int8), masks.view(np.int8)[:, :actions], draws)


def cache_lines(words: int) -> NDArray[np.int64]:
    """Zeros, aligned to a cache line."""
    zeros = np.zeros(words + LINE_WORDS, np.int64)
    begin = -zeros.ctypes.data // 8 % LINE_WORDS
    return zeros[begin : begin + words]
