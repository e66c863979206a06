"""Luck report: luck and cost of decisions in a person's last games, from stored analyses.

Missing analyses are computed one at a time, on request, in the same bounded queue as all others.
"""

import zlib
from collections import Counter
from collections.abc import Sequence
from math import fsum
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from lusoria.analysis.game_analysis import can_analyse
from lusoria.core.field_marks import marks
from lusoria.games import GAMES
from lusoria.runtime.cooperative_yield import Slices
from lusoria.server.client_limits import Client
from lusoria.server.jobs.analysis_jobs import AnalysisKey
from lusoria.wire.analysis import Account
from lusoria.wire.http_bodies import AnalysisShown, LuckReport, LuckRow, MyResult
from lusoria.wire.refusal import TableRefusal

if TYPE_CHECKING:
    from lusoria.server.node.site import Site

MAX_GAMES_PER_TYPE = 24  # newest games per game type
RESTS = "analysis_rests"  # the analysis crashed: skip it for now, but do not report it as impossible


class Decision(Struct, frozen=True):
    seat: int
    cost: float


class LuckFacts(Struct, frozen=True):
    """The parts of any game's analysis that the report uses; the decoder skips the rest."""

    decisions: tuple[Decision, ...]
    accounts: tuple[Account, ...] = ()


class StoredAnalysis(Struct, frozen=True):
    analysis: LuckFacts


STORED_ANALYSES = msgspec.json.Decoder(StoredAnalysis)


def read_analysis(compressed: bytes) -> LuckFacts:
    return STORED_ANALYSES.decode(zlib.decompress(compressed)).analysis


class LuckReporter:
    """Makes the report for one request of a client."""

    def __init__(self, site: "Site", client: Client) -> None:
        self._site = site
        self._client = client
        self.pending: AnalysisKey | None = None
        """The first analysis that was requested and not finished at that time."""
        self._slices = Slices()

    async def finished_report(self, results: Sequence[MyResult]) -> LuckReport:
        """The report from finished analyses; starts none."""
        return report([await self._find(result) for result in last_analysable(results)])

    async def request_missing(self, results: Sequence[MyResult]) -> LuckReport:
        """The report, after requesting the newest missing analysis."""
        rows: list[LuckRow] = []
        pending_job: AnalysisShown | None = None
        for result in last_analysable(results):
            row = await self._find(result)
            if pending_job is None and row.cost is None and not row.hopeless:
                row, pending_job = await self._request(result)
            rows.append(row)
        return report(rows, pending_job)

    async def _find(self, result: MyResult) -> LuckRow:
        await self._slices.pause()
        try:
            ready = await self._site.analysis_jobs.find(analysis_key(result))
        except TableRefusal as refusal:
            return luck_row(result, None, hopeless=refusal.why != RESTS)
        return luck_row(result, None if ready is None else read_analysis(ready))

    async def _request(self, result: MyResult) -> tuple[LuckRow, AnalysisShown | None]:
        """The row of one game; and the job's status if it is pending."""
        record = await self._site.store.record(result.table)
        if record is None:
            return luck_row(result, None, hopeless=True), None
        try:
            key = analysis_key(result)
            analysis = await self._site.analysis_jobs.request(key, record.document, self._client)
        except TableRefusal as refusal:
            if refusal.why not in (RESTS, "no_analysis"):
                raise
            return luck_row(result, None, hopeless=refusal.why != RESTS), None
        if isinstance(analysis, bytes):
            return luck_row(result, read_analysis(analysis)), None
        self.pending = self.pending or key
        return luck_row(result, None), analysis


def last_analysable(results: Sequence[MyResult]) -> list[MyResult]:
    """The last games of each type that can be analysed, newest first."""
    counts = Counter[str]()
    last: list[MyResult] = []
    for result in results:
        if can_analyse(result.game) and counts[result.game] < MAX_GAMES_PER_TYPE:
            counts[result.game] += 1
            last.append(result)
    return last


def analysis_key(result: MyResult) -> AnalysisKey:
    """The analysis from the player's own seat; without hidden information it is the same for all seats."""
    has_secrets = bool(marks(GAMES[result.game]).secret)
    return AnalysisKey(result.game, result.table, result.seat if has_secrets else None)


def luck_row(result: MyResult, analysis: LuckFacts | None, *, hopeless: bool = False) -> LuckRow:
    mine = None if analysis is None else next((a for a in analysis.accounts if a.seat == result.seat), None)
    cost = None
    if analysis is not None:
        cost = round(fsum(each.cost for each in analysis.decisions if each.seat == result.seat), 4)
    return LuckRow(
        result.table,
        result.game,
        result.seat,
        result.finished,
        None if mine is None else mine.points,
        None if mine is None else mine.chance,
        cost,
        hopeless,
    )


def report(rows: Sequence[LuckRow], pending_job: AnalysisShown | None = None) -> LuckReport:
    before = None if pending_job is None else pending_job.before
    preparing = pending_job is not None and pending_job.preparing
    return LuckReport(tuple(rows), any(map(can_analyse, GAMES)), before, preparing)
