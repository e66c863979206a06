"""A rating in each game, from nothing but what one saw oneself: how one's own games ended, and against whom.

Each seat of a table is rated by openskill's Plackett-Luce model, game by game in the order in which they were
finished. The built-in bots stand fast where `python3 run.py bench anchors` found them, so that the number has
one meaning on every server; people are known by the names they bore, begin in the middle, and are followed
through the games one shared with them. So nobody's number depends on what others did elsewhere, none tells
who somebody is, and there is nothing to keep: it is worked out when asked for, alike on every node.
"""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from lusoria.core.ranks import ranks
from lusoria.runtime.cooperative_yield import Slices
from lusoria.wire.http_bodies import MyRating, RatingPoint

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

    from lusoria.table.live.table_index import Sitter

LEAST = 10
"""After fewer games there is no rating yet."""
MIDDLE, SCALE = 1500, 30
"""openskill begins with a `mu` of 25. Thirty points for each of its own make it the scale of chess: of
two who are 400 apart, the one wins ten times as often as the other."""
SURE = 1.0
"""The `sigma` of a bot that stands fast."""

ANCHORS: dict[str, dict[str, float]] = {
    "idus-martii": {"novice": 23.0, "able": 25.1, "strong": 25.7, "master": 26.2},
    "alea": {"novice": 14.7, "able": 23.1, "strong": 31.2, "master": 31.0},
}
"""The `mu` of the built-in bots, as measured: see docs/my-games.md."""


class Finished(NamedTuple):
    """One game that counts: who sat where, and which seat was one's own."""

    table: str
    game: str
    finished: float
    seat: int
    sitters: "tuple[Sitter, ...]"


def counts(sitters: "Sequence[Sitter]", mine: Sequence[int], *, lamps: bool | None) -> bool:
    """Whether a game says how well one plays: one hand, one's own to the end, without the coach's light."""
    if lamps is not False or len(mine) != 1 or not sitters[mine[0]].own:
        return False
    return sum(sitter.own for sitter in sitters) > 1


async def ratings(games: Sequence[Finished]) -> tuple[MyRating, ...]:
    """One for each game that somebody has played, by its name, whatever the order they are given in."""
    if not games:
        return ()
    model = await asyncio.to_thread(plackett_luce)
    played = sorted(games, key=lambda one: (one.finished, one.table))
    names = sorted({one.game for one in played})
    slices, found = Slices(), []
    for name in names:
        company, course = Company(model, ANCHORS.get(name, {})), list[RatingPoint]()
        for one in (game for game in played if game.game == name):
            mu, sigma = company.learn(one)
            course.append(RatingPoint(one.table, round(MIDDLE + SCALE * (mu - 25)), round(SCALE * sigma)))
            await slices.pause()
        known = len(course) >= LEAST
        found.append(MyRating(name, len(course), LEAST, tuple(course) if known else ()))
    return tuple(found)


def plackett_luce() -> "PlackettLuce":
    """Loaded when it is first needed: a server starts without it."""
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce()


class Company:
    """Everybody whom one has met in one game, and oneself."""

    def __init__(self, model: "PlackettLuce", anchors: dict[str, float]) -> None:
        self._model = model
        self._anchors = anchors
        self._me = model.rating()
        self._met: dict[tuple[str, str], PlackettLuceRating] = {}

    def learn(self, one: Finished) -> tuple[float, float]:
        """Rate a game; what one is worth after it. Whose seat a bot played on played no game."""
        stayed = [seat for seat, sitter in enumerate(one.sitters) if sitter.own]
        sitters = [one.sitters[seat] for seat in stayed]
        before = [
            self._me if seat == one.seat else self._known(sitter)
            for seat, sitter in zip(stayed, sitters, strict=True)
        ]
        won = [bool(sitter.won) for sitter in sitters]
        scores = [sitter.score for sitter in sitters if sitter.score is not None]
        after = self._model.rate([[each] for each in before], ranks=ranks(won, scores))
        for seat, sitter, (rated,) in zip(stayed, sitters, after, strict=True):
            if seat == one.seat:
                self._me = rated
            elif (who := self._who(sitter)) is not None:
                self._met[who] = rated
        return self._me.mu, self._me.sigma

    def _known(self, sitter: "Sitter") -> "PlackettLuceRating":
        if sitter.kind == "bot" and (mu := self._anchors.get(sitter.bot or "")) is not None:
            return self._model.create_rating([mu, SURE])
        who = self._who(sitter)
        return self._met.get(who, self._model.rating()) if who else self._model.rating()

    def _who(self, sitter: "Sitter") -> tuple[str, str] | None:
        """What one knows somebody by again; bots that stand fast, and people who were erased, by nothing."""
        if sitter.kind == "bot":
            bot = sitter.bot or ""
            return None if bot in self._anchors else ("bot", bot)
        return ("human", sitter.name) if sitter.name and sitter.person else None
