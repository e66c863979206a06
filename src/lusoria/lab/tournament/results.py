"""Results of a tournament: lifts over paired games, and ratings from mixed tables.

The lift of A among Bs: A's share of the win on a seat, minus that of a B on the same seat of the same deal if
only Bs play; averaged over all seats. Standard errors are over deals: games of one deal are not independent.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import nan, sqrt

import numpy as np
from numpy.typing import NDArray

from lusoria.core.floats import float_sum
from lusoria.lab.tournament.bot_ratings import Effect, Skill, logistic_effects, skills
from lusoria.lab.tournament.paired_games import Deal, GameResult
from lusoria.lab.tournament.tournament_settings import Seating, Settings, mixed_seatings, one_among_copies

Array = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Lift:
    """How much more one bot wins among others than one of them in its place."""

    one: str
    others: str
    share: float
    """Share of the win of `one`, per seat."""
    lift: float
    error: float
    score: float
    """The same in points; NaN if the game has none."""
    score_error: float
    deals: int
    """Number of counted deals: those without a game that was cut off."""


@dataclass(frozen=True, slots=True)
class Rating:
    """Rating of a bot at mixed tables, by two methods."""

    name: str
    games: int
    """Number of seats at mixed tables."""
    share: float
    skill: Skill
    effect: Effect


@dataclass(frozen=True)
class Standings:
    settings: Settings
    deals: Sequence[Deal]
    lifts: tuple[Lift, ...]
    ratings: tuple[Rating, ...]
    """Best first."""
    cut_off: int
    """Number of games that were cut off. No figure counts them."""
    games: int


def standings(settings: Settings, deals: Sequence[Deal]) -> Standings:
    games = [game for deal in deals for game in deal.games]
    count = len(settings.entrants)
    pairs = [(one, others) for one in range(count) for others in range(count) if one != others]
    return Standings(
        settings,
        deals,
        tuple(lift(settings, deals, one, others) for one, others in pairs),
        ratings(settings, deals),
        sum(not game.ending for game in games),
        len(games),
    )


def lift(settings: Settings, deals: Sequence[Deal], one: int, others: int) -> Lift:
    players = settings.players
    tables = [*one_among_copies(one, others, players), (others,) * players]
    shares: list[float] = []
    wins: list[float] = []
    points: list[float] = []
    for deal in deals:
        games = {game.seats: game for game in deal.games}
        *rotated, alone = (games[seats] for seats in tables)
        if not all(game.ending for game in (*rotated, alone)):
            continue
        shares.append(float_sum(game.share(seat) for seat, game in enumerate(rotated)) / players)
        # by seat, so that identical games give exactly 0
        wins.append(float_sum(game.share(k) - alone.share(k) for k, game in enumerate(rotated)) / players)
        if alone.scores:
            points.append(sum(game.scores[k] - alone.scores[k] for k, game in enumerate(rotated)) / players)
    names = settings.entrants
    gained, scored = mean_and_error(wins), mean_and_error(points)
    return Lift(names[one].name, names[others].name, mean_and_error(shares)[0], *gained, *scored, len(wins))


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    if not values:
        return nan, nan
    mean = float_sum(values) / len(values)
    if len(values) == 1:
        return mean, nan
    return mean, sqrt(float_sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def ratings(settings: Settings, deals: Sequence[Deal]) -> tuple[Rating, ...]:
    tables: list[tuple[int, GameResult]] = []
    for deal in deals:
        games = {game.seats: game for game in deal.games}
        rows: Sequence[Seating] = tuple(dict.fromkeys(mixed_seatings(settings, deal.deal)))
        tables += [(deal.deal, games[seats]) for seats in rows if games[seats].ending]
    count = len(settings.entrants)
    by_skill = skills(count, [game for _, game in tables])
    by_effect = logistic_effects(count, settings.players, tables)
    ratings = []
    for entrant, who in enumerate(settings.entrants):
        had = [g.share(seat) for _, g in tables for seat, sitting in enumerate(g.seats) if sitting == entrant]
        share = float_sum(had) / len(had) if had else nan
        ratings.append(Rating(who.name, len(had), share, by_skill[entrant], by_effect[entrant]))
    return tuple(sorted(ratings, key=lambda rating: -rating.effect.value))
