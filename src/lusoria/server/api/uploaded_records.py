"""Records that somebody brings along: checked like any other, shown, analysed, played on from, and not kept.

Each request has the whole record in its body. What is worked out about one is at hand for a while, under its
checksum; the record itself is not.
"""

import asyncio
import hashlib
from collections import OrderedDict
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
from lusoria.server.api.records import check_seat, steps_of, steps_shown, went_on, when_ready
from lusoria.server.api.responses import Answer, HttpRequest, SiteHere, answer, client_here, shown
from lusoria.server.jobs.analysis_jobs import Asked
from lusoria.server.jobs.fair_queue import RoundRobin, Share
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
LARGEST = 512 * 1024
"""Bytes; the longest games have a tenth of that."""
SHARE = Share(total=96, per_address=40, per_device=2)
"""So many wait until theirs is read, each with up to half a megabyte; the others are told to come again."""
BUSY_SECONDS = 2.0
"""After so long a client may try again that found no place."""
MOST_KNOWN = 256
"""Of so many records it is remembered that they were in order."""
READER = ThreadPoolExecutor(1, "reading")
"""One at a time, and not where tables are played."""


class Known(Struct, frozen=True):
    game: str
    seats: int
    secretive: bool
    finished: bool


class Desk:
    """Where records are read that somebody brought."""

    def __init__(self) -> None:
        self._waiting: dict[asyncio.Future[None], Client] = {}
        """Who waits for their turn to be read, in order of arrival."""
        self._reading: Client | None = None
        self._turns = RoundRobin()
        self._known: OrderedDict[str, Known] = OrderedDict()

    async def read(self, work: Callable[[], T], client: Client) -> T:
        """One at a time, and addresses take turns. `busy` where too many wait."""
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
                if self._waiting.pop(turn, None) is None:  # it was just called
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
        """What it is known by, once it is found to be in order; whoever asks again is not kept waiting."""
        digest = hashlib.sha256(data).hexdigest()
        if digest not in self._known:
            record = await self.read(partial(true_record, data, language), client)
            secretive, finished = bool(marks(record.game).secret), record.result is not None
            self._known[digest] = Known(record.game.name, len(record.seats), secretive, finished)
        self._known.move_to_end(digest)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return digest, self._known[digest]


DESK = Desk()


@cache
def words_in(language: Language) -> Words:
    return Words(language)


def true_record(data: bytes, language: Language) -> Record:
    """Or Malformed: by the field that cannot be read, or the event that cannot have happened."""
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
    ours = sealed if sealed is not None and sealed.key == key else None  # any other key anybody can have
    return encode(steps_shown(record, ours, steps_of(record, seat, secrets=secrets)))


@post(
    "/views",
    status_code=200,
    summary="A record in the body step by step, as that of a finished game; it is checked and not kept",
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
    """What is wrong with it is told in this language, with the place where it is."""
    key = site.hub.services.key.public
    work = partial(steps, await request.body(), language, seat, key, secrets=secrets)
    return answer(site, await DESK.read(work, client_here(request, site)))


@post(
    "/analysis",
    status_code=200,
    summary="The analysis of a record in the body; it is checked and not kept",
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
    """Worked out apart: ask again while it is not ready, with `wait` for seconds to wait until it is."""
    data = await request.body()
    client = client_here(request, site)
    digest, known = await DESK.known(data, language, client)
    if not known.finished:  # nothing could be said of it, after it had waited like the others
        raise Malformed("record.result", visible(words_in(language).say("records-unfinished")))
    check_seat(seat, known.seats)
    asked = Asked(known.game, digest, kept=False)
    if known.secretive:
        asked = Asked(known.game, digest, seat, model, kept=False)
    shown = await site.studies.ask(asked, data, client)
    polls = site.limits.record_polls
    if not polls.enter(client):  # so many wait with a record in their body: this one is told how far it is
        return answer(site, shown)
    try:
        return answer(site, await when_ready(site, request, asked, shown, wait))
    finally:
        polls.leave(client)


@post(
    "/what-if",
    summary="Play a record in the body on from one of its moments, against bots",
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
