"""Ratings of bots from mixed tables: Plackett-Luce skills, and a logistic regression."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from openskill.models import PlackettLuce, PlackettLuceRating

from lusoria.core.ranks import ranks
from lusoria.lab.tournament.paired_games import GameResult

Array = NDArray[np.float64]
PRIOR = (
    1 / 9
)  # precision of an effect: normal with deviation 3, so that a bot without wins has a finite effect
MAX_NEWTON_STEPS = 50  # it converges long before
NEWTON_TOLERANCE = 1e-10  # change of an effect, in log odds: far below every standard error


class Skill(NamedTuple):
    """`mu` and `sigma` of openskill: mean and deviation."""

    mu: float
    sigma: float


class Effect(NamedTuple):
    """Log-odds of a win, relative to the mean of all bots, with standard error."""

    value: float
    error: float


def skills(entrants: int, tables: Sequence[GameResult]) -> list[Skill]:
    """Updates by game, in order. Each seat is a team of one, ranked by points or by winning.

    A bot on several seats of one table gets the sum of their changes.
    """
    model = PlackettLuce()
    known = [model.rating() for _ in range(entrants)]
    for game in tables:
        seats = [[model.create_rating([known[e].mu, known[e].sigma])] for e in game.seats]
        won = [seat in game.winners for seat in range(len(game.seats))]
        after = model.rate(seats, ranks=ranks(won, game.scores))
        rated = [(entrant, team[0]) for entrant, team in zip(game.seats, after, strict=True)]
        known = [
            add_changes(model, known[e], [new for who, new in rated if who == e]) for e in range(entrants)
        ]
    return [Skill(float(each.mu), float(each.sigma)) for each in known]


def add_changes(
    model: PlackettLuce, before: PlackettLuceRating, after: Sequence[PlackettLuceRating]
) -> PlackettLuceRating:
    mu, sigma = before.mu, before.sigma
    for each in after:
        mu += each.mu - before.mu
        sigma *= each.sigma / before.sigma
    return model.create_rating([mu, sigma])


def logistic_effects(entrants: int, players: int, tables: Sequence[tuple[int, GameResult]]) -> list[Effect]:
    """Logistic regression of the share of the win on bot and seat. `tables`: pairs of deal and game."""
    rows, won, deals = [], [], []
    for deal, game in tables:
        for seat, entrant in enumerate(game.seats):
            row = np.zeros(entrants + players)
            row[entrant] = row[entrants + seat] = 1
            rows.append(row)
            won.append(game.share(seat))
            deals.append(deal)
    if not rows:
        return [Effect(float("nan"), float("nan"))] * entrants
    bots, errors = fit_logistic(np.array(rows), np.array(won), np.array(deals), entrants)
    return [Effect(float(value), float(error)) for value, error in zip(bots, errors, strict=True)]


def fit_logistic(rows: Array, won: Array, groups: NDArray[np.int64], bots: int) -> tuple[Array, Array]:
    """Effects and errors of the bots: Newton's method, and cluster-robust errors by `groups` (deals).

    Effects are relative to their mean, as only differences can be estimated. If a bot hardly loses, the prior
    determines its effect and the robust error vanishes. So the error is at least that of the curvature.
    """
    penalty = np.diag([PRIOR] * rows.shape[1])
    effects = np.zeros(rows.shape[1])
    curvature = penalty
    for _ in range(MAX_NEWTON_STEPS):
        chance = 1 / (1 + np.exp(-np.clip(rows @ effects, -30, 30)))
        curvature = (rows * (chance * (1 - chance))[:, None]).T @ rows + penalty
        step = np.linalg.solve(curvature, rows.T @ (won - chance) - penalty @ effects)
        effects = effects + step
        if np.abs(step).max() < NEWTON_TOLERANCE:
            break
    chance = 1 / (1 + np.exp(-np.clip(rows @ effects, -30, 30)))
    clusters, place = np.unique(groups, return_inverse=True)
    scores = np.zeros((len(clusters), rows.shape[1]))
    np.add.at(scores, place, rows * (won - chance)[:, None])
    bread = np.linalg.inv(curvature)
    spread = bread @ (scores.T @ scores) @ bread
    if len(clusters) > 1:
        spread *= len(clusters) / (len(clusters) - 1)
    else:
        spread[:] = np.nan
    centre = np.zeros((bots, rows.shape[1]))
    centre[:, :bots] = np.eye(bots) - 1 / bots
    variances = [np.diag(centre @ each @ centre.T).clip(min=0) for each in (spread, bread)]
    return centre @ effects, np.sqrt(np.maximum(*variances))
