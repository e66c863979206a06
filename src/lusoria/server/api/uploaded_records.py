"""Uploaded records: verified, shown, analysed or played on, but not stored.

Each request has the whole record in its body. Analyses are cached under the record's checksum.
"""

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Annotated, Literal, TypeVar

from litestar import Router, post
from litestar.params import FromQuery, QueryParameter
from msgspec import Struct

from lusoria.core.errors import Malformed
from lusoria.core.field_marks import marks
from lusoria.records.codec import encode
from lusoria.records.record import Record
from lusoria.records.verify import verify
from lusoria.runtime.fair_queue import RoundRobin, Share
from lusoria.runtime.lru_cache import LruCache
from lusoria.server.api.records import check_seat, steps_of, steps_shown, went_on, when_ready
from lusoria.server.api.responses import Answer, HttpRequest, SiteHere, answer, client_here, shown
from lusoria.server.jobs.analysis_jobs import AnalysisKey
from lusoria.server.rate_limits import Client
from lusoria.server.transport.long_polls import WaitSeconds
from lusoria.table.live.record_signing import seal_of
from lusoria.wire.analysis import BeliefModel
from lusoria.wire.findings import finding_told, unreadable_told
from lusoria.wire.http_bodies import AnalysisShown, PlayOn, StepsShown
from lusoria.wire.refusal import refused_for_speed
from lusoria.wire.server_messages import RoomMessage
from lusoria.words import Words, visible

T = TypeVar("T")
Language = Literal["en", "es", "fr", "de", "la"]
AskedSeat = Annotated[int | None, QueryParameter(ge=0, le=31)]
LARGEST = 512 * 1024  # bytes; ten times the longest games
SHARE = Share(total=96, per_address=40, per_device=2)  # waiting records, up to half a megabyte each
BUSY_SECONDS = 2.0  # until a retry, after the queue was full
MOST_KNOWN = 256  # verified records in the cache
READER = ThreadPoolExecutor(1, "reading")  # one at a time, outside the event loop


class Known(Struct, frozen=True):
    game: str
    seats: int
    secretive: bool
    finished: bool


class Desk:
    """Queue for reading uploaded records, and a cache of verified ones."""

    def __init__(self) -> None:
        self._waiting: dict[asyncio.Future[None], Client] = {}
        """Clients that wait for their turn, in order of arrival."""
        self._reading: Client | None = None
        self._turns = RoundRobin()
        self._known = LruCache[str, Known](MOST_KNOWN)

    async def read(self, work: Callable[[], T], client: Client) -> T:
        """Run `work` in the reader thread, one at a time; addresses take turns. Refuses with `busy`."""
        waiting = [*self._waiting.values(), *([] if self._reading is None else [self._reading])]
        if not SHARE.has_room(client, waiting):
            raise refused_for_speed(BUSY_SECONDS, "busy")
        loop = asyncio.get_running_loop()
        if self._reading is not None:
            turn = loop.create_future()
            self._waiting[turn] = client
            try:
                await turn
            except asyncio.CancelledError:
                if self._waiting.pop(turn, None) is None:  # its turn has just come
                    self._call_next()
                raise
        self._reading = client
        try:
            return await loop.run_in_executor(READER, work)
        finally:
            self._call_next()

    def _call_next(self) -> None:
        self._reading = None
        if self._waiting:
            turn = self._turns.order(self._waiting)[0]
            self._reading = self._waiting[turn]
            self._turns.served(self._reading, self._waiting)
            del self._waiting[turn]
            turn.set_result(None)

    async def known(self, data: bytes, language: Language, client: Client) -> tuple[str, Known]:
        """The record's digest and facts, once it is verified. A known record needs no second reading."""
        digest = hashlib.sha256(data).hexdigest()
        known = self._known.get(digest)
        if known is None:
            record = await self.read(partial(true_record, data, language), client)
            secretive, finished = bool(marks(record.game).secret), record.result is not None
            known = Known(record.game.name, len(record.seats), secretive, finished)
            self._known.put(digest, known)
        return digest, known


DESK = Desk()


@cache
def words_in(language: Language) -> Words:
    return Words(language)


def true_record(data: bytes, language: Language) -> Record:
    """The verified record. Raises Malformed with the unreadable field or the impossible event."""
    said = words_in(language)
    try:
        report = verify(data)
    except Malformed as error:
        raise Malformed(error.where, visible(unreadable_told(said, error))) from None
    if report.findings:
        first = report.findings[0]
        raise Malformed(first.where, visible(finding_told(said, report, first)))
    return report.record


def steps(data: bytes, language: Language, seat: int | None, key: str, *, secrets: bool) -> bytes:
    record = true_record(data, language)
    sealed = seal_of(record)
    ours = sealed if sealed is not None and sealed.key == key else None  # other keys prove nothing here
    return encode(steps_shown(record, ours, steps_of(record, seat, secrets=secrets)))


@post(
    "/views",
    status_code=200,
    summary="Step through a record in the body; it is verified and not stored",
    responses=shown(StepsShown),
)
async def opened_views(
    request: HttpRequest,
    site: SiteHere,
    *,
    seat: AskedSeat = None,
    secrets: FromQuery[bool] = False,
    language: FromQuery[Language] = "en",
) -> Answer:
    """Errors are in this language, with their place in the record."""
    key = site.hub.services.key.public
    work = partial(steps, await request.body(), language, seat, key, secrets=secrets)
    return answer(site, await DESK.read(work, client_here(request, site)))


@post(
    "/analysis",
    status_code=200,
    summary="Analyse a record in the body; it is verified and not stored",
    responses=shown(AnalysisShown),
)
async def opened_analysis(
    request: HttpRequest,
    site: SiteHere,
    seat: AskedSeat = None,
    model: FromQuery[BeliefModel] = "mixture",
    language: FromQuery[Language] = "en",
    wait: WaitSeconds = 0.0,
) -> Answer:
    """Computed in the background: repeat the request until it is ready. `wait` is how long it may block."""
    data = await request.body()
    client = client_here(request, site)
    digest, known = await DESK.known(data, language, client)
    if not known.finished:  # refuse before it takes a place in the queue
        raise Malformed("record.result", visible(words_in(language).say("records-unfinished")))
    check_seat(seat, known.seats)
    asked = AnalysisKey(known.game, digest, is_stored=False)
    if known.secretive:
        asked = AnalysisKey(known.game, digest, seat, model, is_stored=False)
    shown = await site.analysis_jobs.request(asked, data, client)
    polls = site.limits.record_polls
    if not polls.enter(client):  # too many requests wait with a record in memory: answer with the progress
        return answer(site, shown)
    try:
        return answer(site, await when_ready(site, request, asked, shown, wait))
    finally:
        polls.leave(client)


@post(
    "/what-if",
    summary="Play a record in the body on from one of its steps, against bots",
    responses=shown(RoomMessage, 201),
)
async def opened_what_if(
    request: HttpRequest,
    site: SiteHere,
    step: Annotated[int, QueryParameter(ge=0, le=100_000)],
    seat: Annotated[int, QueryParameter(ge=0, le=31)],
    *,
    bots: Annotated[str, QueryParameter(max_length=40)] = "",
    lamps: FromQuery[bool] = False,
    language: FromQuery[Language] = "en",
) -> Answer:
    work = partial(true_record, await request.body(), language)
    record = await DESK.read(work, client_here(request, site))
    return await went_on(site, request, record, PlayOn(step, seat, bots or None, lamps, language), None)


ROUTES = Router(
    "/api/opened",
    route_handlers=[opened_views, opened_analysis, opened_what_if],
    request_max_body_size=LARGEST,
)
