"""Training of the win-probability network by self-play; one network per number of players.

It starts from the results of games between strong bots. Then it plays itself. The target of a position is the
value at the next decision: with two players that of the opponent, over all dice; with more, the player's own
next turn. Some turns assume another length of the game, for exploration.

In the first course players use at most two cards in a turn, which is faster. The second course continues with
all cards: a third card is seldom played, but can save a turn near the end.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import ROWS
from lusoria.lab.alea.compiled_bots.arena import MASTER, STRONG, ArenaSettings, Log, play_games
from lusoria.lab.alea.train.mlp_fit import FitSettings, Whitening, fit_net, random_net
from lusoria.minds.alea.turn.turn_evaluation import Ints
from lusoria.minds.alea.value.win_probability_net import WinProbabilityNet, input_size
from lusoria.numeric.compile_cache import compiled
from lusoria.runtime.progress import ProgressCallback, ignore_progress

Floats = NDArray[np.float32]
Doubles = NDArray[np.float64]
EXPLORATION_RATE = 0.13  # share of turns that an exploring player takes, in games to learn from
MAX_ITERATIONS = 20  # per number of players, both courses together; keeps their seeds apart
MAX_TURNS = 40  # per seat and game; sets the size of the log


class Course(NamedTuple):
    """First course for one number of players."""

    first_games: int
    games: int
    blends: tuple[float, ...]
    """By iteration: weight of later turns beside the next one."""
    recent_batches: int
    """Training uses the batches of this number of last iterations."""
    first_fit: FitSettings
    fit: FitSettings
    floor: float
    """Added to the variance in whitening, so that nearly constant directions are not amplified."""


COURSES = {
    2: Course(
        3000, 3000, (0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.0), 3, FitSettings(12, 3e-3), FitSettings(12, 3e-3), 2e-3
    ),
    3: Course(900, 1500, (0.2, 0.2, 0.2, 0.2, 0.0, 0.0), 4, FitSettings(2, 1e-3), FitSettings(3, 1e-3), 2e-2),
    4: Course(800, 1200, (0.2, 0.2, 0.2, 0.2, 0.0, 0.0), 4, FitSettings(2, 1e-3), FitSettings(3, 1e-3), 2e-2),
    5: Course(500, 900, (0.2, 0.2, 0.2, 0.0, 0.0), 4, FitSettings(2, 1e-3), FitSettings(3, 1e-3), 2e-2),
    6: Course(500, 750, (0.2, 0.2, 0.2, 0.0, 0.0), 4, FitSettings(2, 1e-3), FitSettings(3, 1e-3), 2e-2),
}


class SecondCourse(NamedTuple):
    """Second course for one number of players."""

    iterations: int
    games: int
    recent_batches: int
    fit: FitSettings
    floor: float


RATE_SCHEDULE = ((0.6, 1.0), (0.85, 0.5), (1.0, 0.25))
"""Pairs: end of the phase, as a share of the second course; factor on the learning rate."""
SECOND_COURSES = {
    2: SecondCourse(12, 5000, 5, FitSettings(5, 2e-3), 2e-3),
    3: SecondCourse(10, 3000, 6, FitSettings(3, 1e-3), 2e-2),
    4: SecondCourse(10, 2500, 6, FitSettings(3, 1e-3), 2e-2),
    5: SecondCourse(8, 2000, 6, FitSettings(3, 1e-3), 2e-2),
    6: SecondCourse(8, 1500, 6, FitSettings(3, 1e-3), 2e-2),
}


class Batch(NamedTuple):
    features: Floats
    targets: Doubles


def train_first_course(
    arena: ArenaSettings,
    players: int,
    smaller: WinProbabilityNet | None,
    seed: int,
    on_progress: ProgressCallback = ignore_progress,
) -> WinProbabilityNet:
    """Trains the network for `players`; starts from the network for one player less, if given."""
    course = COURSES[players]
    rng = np.random.default_rng((seed, players))
    rounds = len(course.blends)
    first = self_play(arena, STRONG, players, course.first_games, seed, 0, 1.0)
    whitening = Whitening.fit(first.features, course.floor)
    win_net = random_net(rng, input_size(players)) if smaller is None else widen(smaller, input_size(players))
    win_net = fit_net(win_net, whitening, first.features, first.targets, course.first_fit, rng)
    on_progress(1, rounds + 1)
    batches: list[Batch] = []
    for iteration, blend in enumerate(course.blends, 1):
        batches.append(
            self_play(with_net(arena, win_net), MASTER, players, course.games, seed, iteration, blend)
        )
        win_net = fit_net(win_net, whitening, *join_recent(batches, course.recent_batches), course.fit, rng)
        on_progress(iteration + 1, rounds + 1)
    return win_net


def train_second_course(
    arena: ArenaSettings,
    players: int,
    win_net: WinProbabilityNet,
    seed: int,
    on_progress: ProgressCallback = ignore_progress,
) -> WinProbabilityNet:
    """Continues the training of the first course's network."""
    course = SECOND_COURSES[players]
    rng = np.random.default_rng((seed, players, 2))
    whitening: Whitening | None = None
    batches: list[Batch] = []
    before = len(COURSES[players].blends)
    for iteration in range(1, course.iterations + 1):
        batches.append(
            self_play(with_net(arena, win_net), MASTER, players, course.games, seed, before + iteration, 0.0)
        )
        whitening = whitening or Whitening.fit(batches[0].features, course.floor)
        rate_factor = next(
            rate_factor
            for until_share, rate_factor in RATE_SCHEDULE
            if iteration <= until_share * course.iterations
        )
        fit = course.fit._replace(rate=course.fit.rate * rate_factor)
        win_net = fit_net(win_net, whitening, *join_recent(batches, course.recent_batches), fit, rng)
        on_progress(iteration, course.iterations)
    return win_net


def join_recent(batches: list[Batch], recent_batches: int) -> Batch:
    some = batches[-recent_batches:]
    return Batch(
        np.concatenate([batch.features for batch in some]), np.concatenate([batch.targets for batch in some])
    )


def with_net(arena: ArenaSettings, win_net: WinProbabilityNet) -> ArenaSettings:
    return arena._replace(win_net=win_net, other_win_net=win_net)


def widen(win_net: WinProbabilityNet, input_width: int) -> WinProbabilityNet:
    """Adds inputs with zero weights."""
    more = np.zeros((input_width - win_net.weights_1.shape[0], win_net.weights_1.shape[1]), np.float32)
    return win_net._replace(weights_1=np.concatenate([win_net.weights_1, more]))


def self_play(
    arena: ArenaSettings, kind: int, players: int, games: int, seed: int, iteration: int, blend: float
) -> Batch:
    """Plays games; returns the features of positions and their targets."""
    arena = arena._replace(exploration_rate=EXPLORATION_RATE)
    if kind == STRONG:
        empty = WinProbabilityNet(*(np.zeros_like(array) for array in arena.win_net))
        arena = arena._replace(win_net=empty, other_win_net=empty)
    log = log_for(games * players * MAX_TURNS, input_size(players))
    kinds = np.full((games, players), kind)
    scores, rounds = np.zeros((games, players), np.int64), np.zeros(games, np.int64)
    starts = np.zeros(games + 1, np.int64)
    assert iteration < MAX_ITERATIONS  # else it would share its dice with another number of players
    number = 1000 * seed + MAX_ITERATIONS * players + iteration
    starts[-1] = turns = play_games(arena, kinds, number, 0, scores, rounds, log, starts[:-1])
    is_winner = scores == scores.max(1, keepdims=True)
    shares = is_winner / is_winner.sum(1, keepdims=True)
    targets = np.empty(turns)
    fill_targets(log, starts, shares, blend, targets)
    is_learnable = log.is_learnable[:turns]
    return Batch(log.features[:turns][is_learnable], targets[is_learnable])


def log_for(capacity: int, input_width: int) -> Log:
    return Log(
        np.zeros(capacity, np.int64),
        np.zeros((capacity, ROWS + 2), np.int64),
        np.zeros(capacity),
        np.zeros((capacity, input_width), np.float32),
        np.zeros(capacity, np.bool_),
    )


@compiled
def fill_targets(log: Log, starts: Ints, shares: Doubles, blend: float, targets: Doubles) -> None:
    """Targets, from the end of each game backwards: the value at the next decision, or the result."""
    players = shares.shape[1]
    ahead = 1 if players == 2 else players
    for game in range(shares.shape[0]):
        for turn in range(starts[game + 1] - 1, starts[game] - 1, -1):
            seat, then = log.seats[turn], turn + ahead
            if not log.is_learnable[turn] or then >= starts[game + 1]:
                targets[turn] = shares[game, seat]
                continue
            root, later = min(max(log.roots[then], 0.0), 1.0), targets[then]
            if players == 2:
                root, later = 1 - root, 1 - later
            targets[turn] = root + blend * (later - root)
