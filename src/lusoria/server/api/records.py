"""Records of finished games: those that are shown to all, one of them, and one step by step."""

from typing import Annotated

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter
from msgspec import Raw

from lusoria.core.marks import marks
from lusoria.records.codec import encode
from lusoria.records.record import Document, read_record
from lusoria.records.replay import replay_views
from lusoria.server.api.answering import Answer, SiteHere, answer, shown
from lusoria.table.sealing import seal_of
from lusoria.table.slices import Slices
from lusoria.wire.analysis import BeliefModel
from lusoria.wire.base import LONGEST_ID
from lusoria.wire.http import AnalysisShown, FinishedGame, FinishedGames, RecordKeys, StepShown, StepsShown
from lusoria.wire.refusal import TableRefusal

PAGE = 50


@get("/records", summary="Finished games whose tables agreed to show them", responses=shown(FinishedGames))
async def public_records(
    site: SiteHere,
    finished: FromQuery[float | None] = None,
    last_id: Annotated[str | None, QueryParameter(name="id", max_length=LONGEST_ID)] = None,
) -> Answer:
    """Newest first; for the next page give `finished` and `id` of the last one."""
    before = None if finished is None or last_id is None else (finished, last_id)
    rows = await site.store.records(public_only=True, before=before, limit=PAGE)
    return answer(site, FinishedGames(tuple(FinishedGame(row.table, row.game, row.finished) for row in rows)))


@get("/records/{table:str}", summary="The record of a finished game", responses=shown(Document))
async def one_record(table: FromPath[str], site: SiteHere) -> Answer:
    row = await site.store.record(table)
    if row is None:
        raise TableRefusal("no_record")
    found = answer(site, row.document)
    found.headers["Content-Disposition"] = f'attachment; filename="lusoria-{row.game}-{row.table}.json"'
    return found


@get(
    "/records/{table:str}/views",
    summary="A finished game step by step, through the eyes of a seat or the gallery",
    responses=shown(StepsShown),
)
async def record_views(
    table: FromPath[str],
    site: SiteHere,
    *,
    seat: Annotated[int | None, QueryParameter(ge=0, le=31)] = None,
    secrets: FromQuery[bool] = False,
) -> Answer:
    """With `secrets` the events are told whole: the game is over, and its record open."""
    row = await site.store.record(table)
    if row is None:
        raise TableRefusal("no_record")
    record = read_record(row.document)
    if seat is not None and seat >= len(record.seats):
        raise TableRefusal("no_such_seat", place=seat, last=len(record.seats) - 1)
    steps, slices = list[StepShown](), Slices()
    for events, view in replay_views(record, seat, secrets=secrets):
        steps.append(StepShown(Raw(encode(events)), Raw(encode(view.table)), Raw(encode(view.mine))))
        await slices.pause()
    result = Raw(encode(record.result))
    game, sealed = record.game, seal_of(record)
    shape = StepsShown(game.name, game.version, record.seats, result, sealed, record.talk, tuple(steps))
    return answer(site, shape)


@get(
    "/records/{table:str}/analysis",
    summary="What could have been known in a finished game, and what decisions cost",
    responses=shown(AnalysisShown),
)
async def record_analysis(
    table: FromPath[str],
    site: SiteHere,
    seat: Annotated[int | None, QueryParameter(ge=0, le=31)] = None,
    model: FromQuery[BeliefModel] = "mixture",
) -> Answer:
    """Worked out apart: ask again while it is not ready. In a game without secrets all eyes are the same."""
    row = await site.store.record(table)
    if row is None:
        raise TableRefusal("no_record")
    record = read_record(row.document)
    if seat is not None and seat >= len(record.seats):
        raise TableRefusal("no_such_seat", place=seat, last=len(record.seats) - 1)
    secretive = bool(marks(record.game).secret)
    key = (table, seat, model) if secretive else (table, None, "mixture")
    return answer(site, site.studies.ask(key, row.document))


@get("/keys", summary="The public keys that sign this server's records", responses=shown(RecordKeys))
async def record_keys(site: SiteHere) -> Answer:
    return answer(site, RecordKeys((site.hub.services.key.public,)))


HANDLERS = (public_records, one_record, record_views, record_analysis, record_keys)
