"""The learnt chance to win: a small net for each number of players, by play among themselves.

It begins with how games of the strong bot end. Then it plays itself: what a position is worth is what the
next decision says of it. With two players that is the reply of the other, worked out over all dice; with
more, one's own next turn. Some turns are played as if the game had another length, so that more is seen.

In the first course nobody plays more than two cards in a turn, which is quicker. The second goes on with all
of them: a third card is seldom played, but towards the end it is what saves a turn.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import ROWS
from lusoria.lab.alea.compiled_bots.arena import MASTER, STRONG, Log, Tools, play_games
from lusoria.lab.alea.train.mlp_fit import Fit, Whitening, begin, fitted
from lusoria.minds.alea.turn.turn_evaluation import Ints
from lusoria.minds.alea.value.win_probability_net import Brain, told
from lusoria.numeric.compile_cache import compiled

Floats = NDArray[np.float32]
Doubles = NDArray[np.float64]
Told = Callable[[int, int], None]
EXPLORED = 0.13
TIMES = 20
"""So often at most one number of players goes around, both courses together."""
MOST_TURNS = 40
"""Of a seat in one game, as far as there is room in a log."""


class Course(NamedTuple):
    """How one number of players learns."""

    first_games: int
    games: int
    blends: tuple[float, ...]
    """For each time around: how much later turns count beside the next one."""
    remembered: int
    """So many of the last times around are learnt from."""
    first_fit: Fit
    fit: Fit
    floor: float
    """Of the spread in whitening: directions that hardly vary are not blown up."""


COURSES = {
    2: Course(3000, 3000, (0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.0), 3, Fit(12, 3e-3), Fit(12, 3e-3), 2e-3),
    3: Course(900, 1500, (0.2, 0.2, 0.2, 0.2, 0.0, 0.0), 4, Fit(2, 1e-3), Fit(3, 1e-3), 2e-2),
    4: Course(800, 1200, (0.2, 0.2, 0.2, 0.2, 0.0, 0.0), 4, Fit(2, 1e-3), Fit(3, 1e-3), 2e-2),
    5: Course(500, 900, (0.2, 0.2, 0.2, 0.0, 0.0), 4, Fit(2, 1e-3), Fit(3, 1e-3), 2e-2),
    6: Course(500, 750, (0.2, 0.2, 0.2, 0.0, 0.0), 4, Fit(2, 1e-3), Fit(3, 1e-3), 2e-2),
}


class SecondCourse(NamedTuple):
    """How it learns on from there."""

    times: int
    games: int
    remembered: int
    fit: Fit
    floor: float


SLOWER = ((0.6, 1.0), (0.85, 0.5), (1.0, 0.25))
"""Up to which part of the second course it learns how fast."""
SECOND_COURSES = {
    2: SecondCourse(12, 5000, 5, Fit(5, 2e-3), 2e-3),
    3: SecondCourse(10, 3000, 6, Fit(3, 1e-3), 2e-2),
    4: SecondCourse(10, 2500, 6, Fit(3, 1e-3), 2e-2),
    5: SecondCourse(8, 2000, 6, Fit(3, 1e-3), 2e-2),
    6: SecondCourse(8, 1500, 6, Fit(3, 1e-3), 2e-2),
}


class Batch(NamedTuple):
    told: Floats
    targets: Doubles


def learn(
    tools: Tools, players: int, smaller: Brain | None, seed: int, heard: Told = lambda *_: None
) -> Brain:
    """The net for so many players; it begins with what is known for one player less."""
    course = COURSES[players]
    rng = np.random.default_rng((seed, players))
    rounds = len(course.blends)
    first = played(tools, STRONG, players, course.first_games, seed, 0, 1.0)
    white = Whitening.of(first.told, course.floor)
    brain = begin(rng, told(players)) if smaller is None else grown(smaller, told(players))
    brain = fitted(brain, white, first.told, first.targets, course.first_fit, rng)
    heard(1, rounds + 1)
    batches: list[Batch] = []
    for time, blend in enumerate(course.blends, 1):
        batches.append(played(with_brain(tools, brain), MASTER, players, course.games, seed, time, blend))
        brain = fitted(brain, white, *of_last(batches, course.remembered), course.fit, rng)
        heard(time + 1, rounds + 1)
    return brain


def learn_on(tools: Tools, players: int, brain: Brain, seed: int, heard: Told = lambda *_: None) -> Brain:
    """What the second course makes of the first one's net."""
    course = SECOND_COURSES[players]
    rng = np.random.default_rng((seed, players, 2))
    white: Whitening | None = None
    batches: list[Batch] = []
    before = len(COURSES[players].blends)
    for time in range(1, course.times + 1):
        batches.append(
            played(with_brain(tools, brain), MASTER, players, course.games, seed, before + time, 0.0)
        )
        white = white or Whitening.of(batches[0].told, course.floor)
        pace = next(pace for until, pace in SLOWER if time <= until * course.times)
        fit = course.fit._replace(rate=course.fit.rate * pace)
        brain = fitted(brain, white, *of_last(batches, course.remembered), fit, rng)
        heard(time, course.times)
    return brain


def of_last(batches: list[Batch], remembered: int) -> Batch:
    some = batches[-remembered:]
    return Batch(
        np.concatenate([each.told for each in some]), np.concatenate([each.targets for each in some])
    )


def with_brain(tools: Tools, brain: Brain) -> Tools:
    return tools._replace(brain=brain, other_brain=brain)


def grown(brain: Brain, wide: int) -> Brain:
    """The same with more to be told, of which it makes nothing yet."""
    more = np.zeros((wide - brain.first.shape[0], brain.first.shape[1]), np.float32)
    return brain._replace(first=np.concatenate([brain.first, more]))


def played(tools: Tools, kind: int, players: int, games: int, seed: int, time: int, blend: float) -> Batch:
    """What was told in some games, and what it should have said."""
    tools = tools._replace(explored=EXPLORED)
    if kind == STRONG:
        empty = Brain(*(np.zeros_like(each) for each in tools.brain))
        tools = tools._replace(brain=empty, other_brain=empty)
    log = log_for(games * players * MOST_TURNS, told(players))
    kinds = np.full((games, players), kind)
    scores, rounds = np.zeros((games, players), np.int64), np.zeros(games, np.int64)
    starts = np.zeros(games + 1, np.int64)
    assert time < TIMES  # or it would have the dice of more players
    number = 1000 * seed + TIMES * players + time
    starts[-1] = turns = play_games(tools, kinds, number, 0, scores, rounds, log, starts[:-1])
    won = scores == scores.max(1, keepdims=True)
    shares = won / won.sum(1, keepdims=True)
    targets = np.empty(turns)
    look_back(log, starts, shares, blend, targets)
    learns = log.learns[:turns]
    return Batch(log.told[:turns][learns], targets[learns])


def log_for(room: int, wide: int) -> Log:
    return Log(
        np.zeros(room, np.int64),
        np.zeros((room, ROWS + 2), np.int64),
        np.zeros(room),
        np.zeros((room, wide), np.float32),
        np.zeros(room, np.bool_),
    )


@compiled
def look_back(log: Log, starts: Ints, shares: Doubles, blend: float, targets: Doubles) -> None:
    """From the end of each game: a turn should have said what the next decision did, or how it ended."""
    players = shares.shape[1]
    ahead = 1 if players == 2 else players
    for game in range(shares.shape[0]):
        for turn in range(starts[game + 1] - 1, starts[game] - 1, -1):
            seat, then = log.seats[turn], turn + ahead
            if not log.learns[turn] or then >= starts[game + 1]:
                targets[turn] = shares[game, seat]
                continue
            root, later = min(max(log.roots[then], 0.0), 1.0), targets[then]
            if players == 2:
                root, later = 1 - root, 1 - later
            targets[turn] = root + blend * (later - root)
