"""Games of Idus Martii side by side."""

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.model import PRINTED_LIMIT, Options
from lusoria.lab.idus_martii.encoding import ACTIONS, KINDS
from lusoria.lab.idus_martii.kernels.compiled_games import ANSWER, play_alone
from lusoria.lab.idus_martii.kernels.decisions import questions_for
from lusoria.lab.idus_martii.kernels.lookups import tables_for
from lusoria.lab.idus_martii.kernels.stepwise import (
    ASKED,
    KIND,
    LINE_WORDS,
    SEAT,
    SHOWN_WORDS,
    TRUTH,
    advance_for,
    collect,
    stride_of,
)
from lusoria.lab.simulator.batching import Questions
from lusoria.lab.simulator.policies import Team
from lusoria.lab.simulator.result_columns import Columns


class IdusBoard:
    """So many games from the number `begin` on."""

    kinds = KINDS
    actions = ACTIONS

    def __init__(self, options: Options, team: Team, seed: int, begin: int, games: int) -> None:
        self._options, self._team = options, team
        self._seed, self._begin = np.uint64(seed), np.uint64(begin)
        self._limit = options.limit or PRINTED_LIMIT[options.players]
        self._tables = tables_for(options.players, self._limit, options.yellow_swap)
        self._questions = questions_for(options)
        rows = games if team.batch_policies else 1
        self._stride = stride_of(options.players)
        self._words = whole_lines(rows * self._stride)
        self.waits = np.zeros(games, np.int64)
        self.tally = np.zeros(max(len(team.batch_policies), 1) * len(KINDS), np.int64)
        self._ended, self._kept = np.empty(games, np.uint64), np.empty(games, np.uint16)
        self._first = np.empty(games, np.uint8)
        questions = self._questions
        self._rules = (
            options.players,
            self._limit,
            int(options.yellow_swap == "may"),
            -1 if options.first == "random" else options.first,
            self._tables.cards,
            questions.ids,
            questions.starts,
            questions.counts,
            questions.masks,
            questions.after,
            questions.opening,
            questions.chosen,
            self._tables.results,
        )
        self._memory = (team.addresses, self._words, self._ended, self._kept, self._first)

    def advance(self, which: NDArray[np.int64], answers: NDArray[np.int64], *, fresh: bool) -> int:
        if not self._team.batch_policies:
            wrong = int(play_alone(self._seed, self._begin, len(which), *self._rules, *self._memory))
            if wrong >= 0:
                answers[wrong] = self._words[ANSWER - TRUTH]
            return wrong
        advance = advance_for(bool(self._team.addresses.any()))
        waiting = (self._team.batch_index, answers, self.waits, self.tally, self._words.view(np.int8))
        given = (which, fresh, self._stride, *waiting)
        return int(advance(self._seed, self._begin, *given, *self._rules, *self._memory))

    def place(self, game: int) -> tuple[int, int, int]:
        end = self._stride * (game + 1 if self._team.batch_policies else 1)
        kept = self._words[end - TRUTH : end]
        return int(kept[ASKED]), int(kept[SEAT]), int(kept[KIND])

    def collect(self, which: NDArray[np.int64]) -> Questions:
        questions = self._questions
        masks = np.empty((len(which), questions.mask_words.shape[1]), np.int64)
        observations, draws = np.empty((len(which), SHOWN_WORDS), np.int64), np.empty(len(which))
        collect(
            which,
            self._stride,
            questions.mask_words,
            self._words,
            observations,
            masks,
            draws,
        )
        return Questions(
            observations.view(np.int8), masks.view(np.int8)[:, : questions.masks.shape[1]], draws
        )

    def columns(self) -> Columns:
        return {"words": self._ended, "kept": self._kept, "first": self._first}


def whole_lines(words: int) -> NDArray[np.int64]:
    """So many words, 0 each, from the beginning of a line on."""
    found = np.zeros(words + LINE_WORDS, np.int64)
    begin = -found.ctypes.data // 8 % LINE_WORDS
    return found[begin : begin + words]
