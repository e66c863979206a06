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
from lusoria.core.marks import marks
from lusoria.records.codec import encode
from lusoria.records.record import Record
from lusoria.records.verify import verify
from lusoria.server.api.answering import Answer, HttpRequest, SiteHere, address_of, answer, shown
from lusoria.server.api.records import check_seat, steps_of, steps_shown, went_on
from lusoria.server.studies import Asked
from lusoria.table.sealing import seal_of
from lusoria.wire.analysis import BeliefModel
from lusoria.wire.findings import finding_told, unreadable_told
from lusoria.wire.http import AnalysisShown, PlayOn, StepsShown
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.server import RoomMessage
from lusoria.words import Words, visible

T = TypeVar("T")
Language = Literal["en", "es", "fr", "de", "la"]
AskedSeat = Annotated[int | None, QueryParameter(ge=0, le=31)]
LARGEST = 512 * 1024
"""Bytes; the longest games have a tenth of that."""
MOST_READ = 4
"""So many wait until theirs is read; the others are told to come again."""
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
        self._reading = 0
        self._known: OrderedDict[str, Known] = OrderedDict()

    async def read(self, work: Callable[[], T]) -> T:
        if self._reading >= MOST_READ:
            raise TableRefusal("busy")
        self._reading += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(READER, work)
        finally:
            self._reading -= 1

    async def known(self, data: bytes, language: Language) -> tuple[str, Known]:
        """What it is known by, once it is found to be in order; whoever asks again is not kept waiting."""
        digest = hashlib.sha256(data).hexdigest()
        if digest not in self._known:
            record = await self.read(partial(true_record, data, language))
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
    return answer(site, await DESK.read(work))


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
) -> Answer:
    data = await request.body()
    digest, known = await DESK.known(data, language)
    if not known.finished:  # nothing could be said of it, after it had waited like the others
        raise Malformed("record.result", visible(words_in(language).say("records-unfinished")))
    check_seat(seat, known.seats)
    asked = Asked(known.game, digest, kept=False)
    if known.secretive:
        asked = Asked(known.game, digest, seat, model, kept=False)
    return answer(site, await site.studies.ask(asked, data, address_of(request)))


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
    record = await DESK.read(partial(true_record, await request.body(), language))
    return await went_on(site, request, record, PlayOn(step, seat, bots or None, lamps, language), None)


ROUTES = Router(
    "/api/opened",
    route_handlers=[opened_views, opened_analysis, opened_what_if],
    request_max_body_size=LARGEST,
)
