"""Two ratings of bots that meet at mixed tables: skills of a Plackett-Luce model, a logistic regression."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from openskill.models import PlackettLuce, PlackettLuceRating

from lusoria.core.ranks import ranks
from lusoria.lab.tournament.paired_games import Played

Array = NDArray[np.float64]
PRIOR = 1 / 9
"""Of an effect: normal about zero with a deviation of 3, so that a bot that never wins has an end, too."""
STEPS = 50
CLOSE = 1e-10


class Skill(NamedTuple):
    """`mu` and `sigma` of openskill: how good, and how sure."""

    mu: float
    sigma: float


class Effect(NamedTuple):
    """Logarithm of the odds to win, against the mean of all bots; with its standard error."""

    value: float
    error: float


def skills(entrants: int, tables: Sequence[Played]) -> list[Skill]:
    """Game by game in their order: each seat is a team of one, ranked by points or by having won.

    A bot on several seats of one table learns from all of them: their changes are added.
    """
    model = PlackettLuce()
    known = [model.rating() for _ in range(entrants)]
    for game in tables:
        seats = [[model.create_rating([known[e].mu, known[e].sigma])] for e in game.seats]
        won = [seat in game.winners for seat in range(len(game.seats))]
        after = model.rate(seats, ranks=ranks(won, game.scores))
        learned = [(entrant, team[0]) for entrant, team in zip(game.seats, after, strict=True)]
        known = [changed(model, known[e], [new for who, new in learned if who == e]) for e in range(entrants)]
    return [Skill(float(each.mu), float(each.sigma)) for each in known]


def changed(
    model: PlackettLuce, before: PlackettLuceRating, after: Sequence[PlackettLuceRating]
) -> PlackettLuceRating:
    mu, sigma = before.mu, before.sigma
    for each in after:
        mu += each.mu - before.mu
        sigma *= each.sigma / before.sigma
    return model.create_rating([mu, sigma])


def logistic_effects(entrants: int, players: int, tables: Sequence[tuple[int, Played]]) -> list[Effect]:
    """The share of the win on a seat, explained by who sits there and by which seat it is."""
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
    bots, errors = fitted(np.array(rows), np.array(won), np.array(deals), entrants)
    return [Effect(float(value), float(error)) for value, error in zip(bots, errors, strict=True)]


def fitted(rows: Array, won: Array, groups: NDArray[np.int64], bots: int) -> tuple[Array, Array]:
    """Newton's method, then errors that are robust to games of one deal being alike.

    Effects are told against their own mean: only differences between bots can be known. Where hardly a game
    is lost the robust errors vanish, though it is the prior that sets the value; so none is told that is
    smaller than the one that follows from the curvature, which knows the prior.
    """
    penalty = np.diag([PRIOR] * rows.shape[1])
    effects = np.zeros(rows.shape[1])
    curvature = penalty
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(rows @ effects, -30, 30)))
        curvature = (rows * (chance * (1 - chance))[:, None]).T @ rows + penalty
        step = np.linalg.solve(curvature, rows.T @ (won - chance) - penalty @ effects)
        effects = effects + step
        if np.abs(step).max() < CLOSE:
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
