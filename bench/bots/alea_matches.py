"""Matches of compiled bots: one player among others of another kind, on every seat with the same dice."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from lusoria.core.game import Await, Over
from lusoria.core.game import play as act
from lusoria.games.alea import ALEA
from lusoria.games.alea.actions import Action
from lusoria.games.alea.events import DieFell, Event
from lusoria.games.alea.model import FACES, ROWS, Face, Options, Result
from lusoria.games.alea.view import View
from lusoria.lab.alea.compiled_bots.arena import (
    FACES_OF,
    MAX_DICE_PER_TURN,
    MAX_ROUNDS,
    ArenaSettings,
    Log,
    play_games,
)
from lusoria.numeric.counter_rng import Draws


class Figure(NamedTuple):
    """Share of wins in percent, and its standard error over blocks of games with the same dice."""

    share: float
    error: float
    games: int
    points: float
    """Mean difference of points to the others."""

    def __str__(self) -> str:
        return f"{self.share:.1f} ± {self.error:.1f}"


def match(arena: ArenaSettings, one: int, others: int, players: int, blocks: int, seed: int) -> Figure:
    """A block is one game played once for every seat of the one player. Equal points share the win."""
    shares, ahead = np.empty((blocks, players)), np.empty((blocks, players))
    for seat in range(players):
        kinds = np.full((blocks, players), others)
        kinds[:, seat] = one
        scores = play(arena, kinds, seed)
        won = scores == scores.max(1, keepdims=True)
        shares[:, seat] = (won / won.sum(1, keepdims=True))[:, seat]
        ahead[:, seat] = scores[:, seat] - (scores.sum(1) - scores[:, seat]) / (players - 1)
    block = 100 * shares.mean(1)
    error = float(block.std(ddof=1) / np.sqrt(blocks))
    return Figure(float(block.mean()), error, blocks * players, float(ahead.mean()))


def play(arena: ArenaSettings, kinds: NDArray[np.int64], seed: int) -> NDArray[np.int64]:
    """Scores of games 0, 1, 2, ... of a seed."""
    games = len(kinds)
    scores, rounds = np.zeros(kinds.shape, np.int64), np.zeros(games, np.int64)
    play_games(arena, kinds, seed, 0, scores, rounds, no_log(), np.zeros(games, np.int64))
    return scores


def no_log() -> Log:
    return Log(
        np.zeros(0, np.int64),
        np.zeros((0, ROWS + 2), np.int64),
        np.zeros(0),
        np.zeros((0, 0), np.float32),
        np.zeros(0, np.bool_),
    )


class Player(Protocol):
    def choose(self, view: View, rng: Random) -> Action: ...


def play_by_rules(players: Sequence[Player], seed: int, game: int) -> Result | None:
    """The same game by the reference rules and the actual bots, with the dice of the arena.

    None if it is cut off.
    """
    dice, rng = Draws(2 * seed, game), Random(game)
    state = ALEA.start(Options(len(players)))
    now, thrown = (1, 0), 0
    while state.round <= MAX_ROUNDS:
        turn = ALEA.turn(state)
        if isinstance(turn, Over):
            return state.result
        if isinstance(turn, Await):
            action = players[state.seat].choose(ALEA.view(state, state.seat), rng)
            state = act(ALEA, state, state.seat, action).after
            continue
        if (state.round, state.seat) != now:
            now, thrown = (state.round, state.seat), 0
        place = ((state.round - 1) * len(players) + state.seat) * MAX_DICE_PER_TURN + thrown
        thrown += 1
        face = FACES[FACES_OF[(dice.word(place) >> 32) * 6 >> 32]]
        for event in next(events for events, _ in turn.outcomes if shows_face(events, face)):
            state = ALEA.evolve(state, event)
    return None


def shows_face(events: Sequence[Event], face: Face) -> bool:
    return isinstance(events[0], DieFell) and events[0].face == face
