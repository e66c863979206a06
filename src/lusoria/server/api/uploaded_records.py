"""Uploaded records: verified, shown, analysed or played on, but not stored.

Each request has the whole record in its body. Analyses are cached under the record's checksum.
"""

import hashlib
from functools import cache, partial
from typing import Annotated, Literal

from litestar import Router, post
from litestar.params import FromQuery, QueryParameter
from msgspec import Struct

from lusoria.core.errors import Malformed
from lusoria.core.field_marks import marks
from lusoria.records.codec import encode
from lusoria.records.record import Record
from lusoria.records.verify import verify
from lusoria.runtime.lru_cache import LruCache
from lusoria.server.api.records import (
    analysis_answer,
    check_seat,
    open_what_if,
    steps_of,
    steps_shown,
    when_ready,
)
from lusoria.server.api.responses import (
    Answer,
    HttpRequest,
    SiteHere,
    answer,
    openapi_responses,
    requesting_client,
)
from lusoria.server.client_limits import Client
from lusoria.server.jobs.analysis_jobs import AnalysisKey
from lusoria.server.node.site import Site
from lusoria.server.transport.long_polls import WaitSeconds
from lusoria.table.live.record_signing import seal_of
from lusoria.wire.analysis import BeliefModel
from lusoria.wire.findings import describe_finding, describe_unreadable
from lusoria.wire.http_bodies import AnalysisShown, PlayOn, StepsShown
from lusoria.wire.server_messages import RoomMessage
from lusoria.words import Words, visible

Language = Literal["en", "es", "fr", "de", "la"]
RequestedSeat = Annotated[int | None, QueryParameter(ge=0, le=31)]
MAX_RECORD_BYTES = 512 * 1024  # ten times the longest games
MAX_VERIFIED = 256  # records in the cache


class Verified(Struct, frozen=True):
    """Facts about a record that is free of errors."""

    game: str
    seats: int
    has_secrets: bool
    is_finished: bool


VERIFIED = LruCache[str, Verified](MAX_VERIFIED)
"""By SHA-256 of the document."""


async def verified(site: Site, data: bytes, language: Language, client: Client) -> tuple[str, Verified]:
    """The record's digest and facts, once it is verified. A known record is not read again."""
    digest = hashlib.sha256(data).hexdigest()
    record_facts = VERIFIED.get(digest)
    if record_facts is None:
        record = await site.reading_jobs.read(partial(true_record, data, language), client)
        has_secrets, is_finished = bool(marks(record.game).secret), record.result is not None
        record_facts = Verified(record.game.name, len(record.seats), has_secrets, is_finished)
        VERIFIED.put(digest, record_facts)
    return digest, record_facts


@cache
def words_in(language: Language) -> Words:
    return Words(language)


def true_record(data: bytes, language: Language) -> Record:
    """The verified record. Raises Malformed with the unreadable field or the impossible event."""
    words = words_in(language)
    try:
        report = verify(data)
    except Malformed as error:
        raise Malformed(error.where, visible(describe_unreadable(words, error))) from None
    if report.findings:
        first = report.findings[0]
        raise Malformed(first.where, visible(describe_finding(words, report, first)))
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
    responses=openapi_responses(StepsShown),
)
async def opened_views(
    request: HttpRequest,
    site: SiteHere,
    *,
    seat: RequestedSeat = None,
    secrets: FromQuery[bool] = False,
    language: FromQuery[Language] = "en",
) -> Answer:
    """Errors are in this language, with their place in the record."""
    key = site.hub.services.key.public
    work = partial(steps, await request.body(), language, seat, key, secrets=secrets)
    return answer(site, await site.reading_jobs.read(work, requesting_client(request, site)))


@post(
    "/analysis",
    status_code=200,
    summary="Analyse a record in the body; it is verified and not stored",
    responses=openapi_responses(AnalysisShown),
)
async def opened_analysis(
    request: HttpRequest,
    site: SiteHere,
    seat: RequestedSeat = None,
    model: FromQuery[BeliefModel] = "mixture",
    language: FromQuery[Language] = "en",
    wait: WaitSeconds = 0.0,
) -> Answer:
    """Computed in the background: repeat the request until it is ready. `wait` is how long it may block."""
    data = await request.body()
    client = requesting_client(request, site)
    digest, record_facts = await verified(site, data, language, client)
    if not record_facts.is_finished:  # refuse before it takes a place in the queue
        raise Malformed("record.result", visible(words_in(language).say("records-unfinished")))
    check_seat(seat, record_facts.seats)
    key = AnalysisKey(record_facts.game, digest, is_stored=False)
    if record_facts.has_secrets:
        key = AnalysisKey(record_facts.game, digest, seat, model, is_stored=False)
    analysis = await site.analysis_jobs.request(key, data, client)
    polls = site.limits.record_polls
    if not polls.enter(client):  # too many requests wait with a record in memory: answer with the progress
        return analysis_answer(site, request, analysis)
    try:
        return analysis_answer(site, request, await when_ready(site, request, key, analysis, wait))
    finally:
        polls.leave(client)


@post(
    "/what-if",
    summary="Play a record in the body on from one of its steps, against bots",
    responses=openapi_responses(RoomMessage, 201),
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
    record = await site.reading_jobs.read(work, requesting_client(request, site))
    return await open_what_if(site, request, record, PlayOn(step, seat, bots or None, lamps, language), None)


ROUTES = Router(
    "/api/opened",
    route_handlers=[opened_views, opened_analysis, opened_what_if],
    request_max_body_size=MAX_RECORD_BYTES,
)
