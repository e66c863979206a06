"""Player rating per game, computed only from the person's own games: results and opponents.

Uses openskill's Plackett-Luce model, game by game in order of their end. Ratings of the built-in bots are
fixed to the values of `python3 run.py bench level_ratings`: a rating means the same on every server. Other
people are identified by name, start at the middle, and are rated by the shared games only. So a rating does
not depend on games elsewhere and identifies no person. It is not stored: every node computes the same one.
"""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from lusoria.bots import bots_of
from lusoria.core.ranks import ranks
from lusoria.games import GAMES
from lusoria.runtime.cooperative_yield import Slices
from lusoria.wire.http_bodies import MyRating, RatingPoint

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

    from lusoria.table.live.table_index import Occupant

MIN_GAMES = 10  # until a rating is shown
MIDDLE, SCALE = 1500, 30
"""openskill starts at a `mu` of 25. With 30 points per unit, a difference of 400 means odds of ten to one,
as in chess."""
FIXED_SIGMA = 1.0  # of a bot with a fixed rating


class RatedGame(NamedTuple):
    """One rated game: its players, and the person's own seat."""

    table: str
    game: str
    finished: float
    seat: int
    occupants: "tuple[Occupant, ...]"


def is_ratable(occupants: "Sequence[Occupant]", mine: Sequence[int], *, lamps: bool | None) -> bool:
    """True if a game can be rated: the person played one seat to the end, without the coach."""
    if lamps is not False or len(mine) != 1 or not occupants[mine[0]].is_own:
        return False
    return sum(occupant.is_own for occupant in occupants) > 1


async def ratings(games: Sequence[RatedGame]) -> tuple[MyRating, ...]:
    """One rating per game the person has played, sorted by name. The order of `games` does not matter."""
    if not games:
        return ()
    model = await asyncio.to_thread(plackett_luce)
    sorted_games = sorted(games, key=lambda game: (game.finished, game.table))
    names = sorted({game.game for game in sorted_games})
    slices, all_ratings = Slices(), []
    for name in names:
        ratings_so_far, course = Ratings(model, fixed_ratings(name)), list[RatingPoint]()
        for game in (each for each in sorted_games if each.game == name):
            mu, sigma = ratings_so_far.learn(game)
            course.append(RatingPoint(game.table, round(MIDDLE + SCALE * (mu - 25)), round(SCALE * sigma)))
            await slices.pause()
        is_shown = len(course) >= MIN_GAMES
        all_ratings.append(MyRating(name, len(course), MIN_GAMES, tuple(course) if is_shown else ()))
    return tuple(all_ratings)


def fixed_ratings(game: str) -> dict[str, float]:
    """Measured `mu` of bots by name; empty for a game that is not installed."""
    specs = bots_of(game) if game in GAMES else ()
    return {spec.name: spec.rating for spec in specs if spec.rating is not None}


def plackett_luce() -> "PlackettLuce":
    """Imports openskill on first use, which keeps the start of the server fast."""
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce()


class Ratings:
    """Ratings of the person and of all opponents, in one game."""

    def __init__(self, model: "PlackettLuce", anchors: dict[str, float]) -> None:
        self._model = model
        self._anchors = anchors
        self._me = model.rating()
        self._opponents: dict[tuple[str, str], PlackettLuceRating] = {}

    def learn(self, game: RatedGame) -> tuple[float, float]:
        """Rate one game; returns the person's new mu and sigma. Seats that a bot took over do not count."""
        rated_seats = [seat for seat, occupant in enumerate(game.occupants) if occupant.is_own]
        occupants = [game.occupants[seat] for seat in rated_seats]
        before = [
            self._me if seat == game.seat else self._rating_of(occupant)
            for seat, occupant in zip(rated_seats, occupants, strict=True)
        ]
        won = [bool(occupant.won) for occupant in occupants]
        scores = [occupant.score for occupant in occupants if occupant.score is not None]
        after = self._model.rate([[each] for each in before], ranks=ranks(won, scores))
        for seat, occupant, (rated,) in zip(rated_seats, occupants, after, strict=True):
            if seat == game.seat:
                self._me = rated
            elif (identity := self._identity(occupant)) is not None:
                self._opponents[identity] = rated
        return self._me.mu, self._me.sigma

    def _rating_of(self, occupant: "Occupant") -> "PlackettLuceRating":
        if occupant.kind == "bot" and (mu := self._anchors.get(occupant.bot or "")) is not None:
            return self._model.create_rating([mu, FIXED_SIGMA])
        identity = self._identity(occupant)
        return self._opponents.get(identity, self._model.rating()) if identity else self._model.rating()

    def _identity(self, occupant: "Occupant") -> tuple[str, str] | None:
        """Identity of an opponent; None for bots with a fixed rating and erased people."""
        if occupant.kind == "bot":
            bot = occupant.bot or ""
            return None if bot in self._anchors else ("bot", bot)
        return ("human", occupant.name) if occupant.name and occupant.person else None
