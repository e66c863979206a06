"""Results of a person's finished games: list, ratings, and luck. Only for the person themselves."""

import asyncio
import csv
import io
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import NamedTuple

from litestar import Response, get, post

from lusoria.runtime.cooperative_yield import Slices
from lusoria.server.api.responses import (
    Answer,
    HttpRequest,
    SiteHere,
    answer,
    openapi_responses,
    person_of,
    requesting_client,
    require_person,
)
from lusoria.server.my_games.luck_report import LuckReporter
from lusoria.server.my_games.player_rating import RatedGame, is_ratable, ratings
from lusoria.server.node.site import Site
from lusoria.server.transport.long_polls import WaitSeconds
from lusoria.store.port import TableRow
from lusoria.table.live.table_index import Summary
from lusoria.wire.http_bodies import LuckReport, MyResult, MyResults

MAX_TABLES = 1000  # newest tables of a person that are read
COLUMNS = "replay", "game", "finished", "players", "seat", "result", "side", "score", "lamps"
AS_A_FILE = "Content-Disposition"


class OwnGame(NamedTuple):
    """One of the person's finished games."""

    result: MyResult
    opens: float
    is_own: bool
    """Not played by a stand-in."""
    rated: RatedGame | None


@get("/me/results", summary="List the results of your finished games", responses=openapi_responses(MyResults))
async def my_results(request: HttpRequest, site: SiteHere) -> Answer:
    """Browsers save it as a file."""
    results = answer(site, await results_of(site, person_of(request, site)))
    results.headers[AS_A_FILE] = 'attachment; filename="lusoria-my-games.json"'
    return results


@get(
    "/me/results.csv",
    summary="List the results of your finished games as CSV",
    responses=openapi_responses(str, kind="text/csv"),
)
async def my_results_as_csv(request: HttpRequest, site: SiteHere) -> Answer:
    results = await results_of(site, person_of(request, site))
    headers = {AS_A_FILE: 'attachment; filename="lusoria-my-games.csv"'}
    return Response(as_csv(results).encode(), media_type="text/csv", headers=headers)


@get(
    "/me/fortunes",
    summary="Get the effect of luck and decisions in your last games",
    responses=openapi_responses(LuckReport),
)
async def luck_report(request: HttpRequest, site: SiteHere) -> Answer:
    """Only finished analyses; starts none."""
    person = person_of(request, site)
    results = [] if person is None else await last_own_results(site, person)
    return answer(site, await LuckReporter(site, requesting_client(request, site)).finished_report(results))


@post(
    "/me/fortunes",
    status_code=200,
    summary="Like GET, and start the newest missing analysis. Repeat until none is missing",
    responses=openapi_responses(LuckReport),
)
async def request_luck_report(request: HttpRequest, site: SiteHere, wait: WaitSeconds = 0.0) -> Answer:
    """Starts one analysis per client at a time, in the queue of all analyses. Refused with `busy` if full.

    `wait` is how many seconds the request may block until that analysis is ready.
    """
    person, client = require_person(request, site), requesting_client(request, site)
    reporter = LuckReporter(site, client)

    async def request_missing() -> tuple[LuckReport, asyncio.Event | None]:
        report = await reporter.request_missing(await last_own_results(site, person))
        return report, None if reporter.pending is None else site.analysis_jobs.done_event(reporter.pending)

    return answer(site, await site.long_polls.repeat(client, wait, request_missing))


async def results_of(site: Site, person: str | None) -> MyResults:
    games = await finished_games(site, person)
    rated = [game.rated for game in games if game.rated is not None]
    return MyResults(tuple(game.result for game in games), await ratings(rated))


async def last_own_results(site: Site, person: str) -> list[MyResult]:
    """Games that show luck and skill: played by the person, without the coach, and no longer sealed."""
    now = site.daily.now()
    return [
        game.result
        for game in await finished_games(site, person)
        if game.is_own and not game.result.lamps and game.opens <= now
    ]


async def finished_games(site: Site, person: str | None) -> list[OwnGame]:
    """Newest first."""
    rows = [] if person is None else await site.store.tables_of(person, MAX_TABLES)
    games, slices = list[OwnGame](), Slices()
    for row in rows:
        if row.status == "over" and not row.passing:
            games += own_games(row, str(person))
        await slices.pause()
    return sorted(games, key=lambda game: (-game.result.finished, game.result.table, game.result.seat))


def own_games(row: TableRow, person: str) -> Iterator[OwnGame]:
    """The person's seats at a finished table. Rows of older versions have no result and are skipped."""
    summary = Summary.of(row)
    finished = row.updated if summary.finished is None else summary.finished
    mine = [seat for seat, occupant in enumerate(summary.occupants) if occupant.person == person]
    ratable = is_ratable(summary.occupants, mine, lamps=summary.lamps)
    for seat in mine:
        occupant = summary.occupants[seat]
        if occupant.won is None:
            continue
        share = 0.0 if occupant.gave_up else occupant.win_share
        result = MyResult(
            row.id,
            row.game,
            finished,
            summary.players,
            seat,
            share == 1,
            occupant.side,
            occupant.score,
            occupant.gave_up,
            summary.lamps,
            None if occupant.offices is None else dict(occupant.offices),
            share,
        )
        entry = RatedGame(row.id, row.game, finished, seat, summary.occupants) if ratable else None
        yield OwnGame(result, summary.opens, occupant.is_own, entry)


def as_csv(results: MyResults) -> str:
    """Results as CSV (RFC 4180). No cell starts a formula: it has no names, and addresses start with `/`."""
    offices = list(dict.fromkeys(name for result in results.results for name in result.offices or {}))
    points = {point.table: point for rating in results.ratings for point in rating.course}
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow([*COLUMNS, *(f"turns_{name}" for name in offices), "rating", "rating_error"])
    for result in results.results:
        ended = "given_up" if result.gave_up else "won" if result.won else "drawn" if result.share else "lost"
        when = datetime.fromtimestamp(result.finished, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        lamps = "" if result.lamps is None else "yes" if result.lamps else "no"
        turns_in_offices = [(result.offices or {}).get(name, "") for name in offices]
        point = points.get(result.table)
        rated = ["", ""] if point is None else [point.value, point.error]
        head = [
            f"/r/{result.table}",
            result.game,
            when,
            result.players,
            result.seat,
            ended,
            result.side,
            result.score,
            lamps,
        ]
        lines.writerow([*head, *turns_in_offices, *rated])
    return text.getvalue()


HANDLERS = (my_results, my_results_as_csv, luck_report, request_luck_report)
