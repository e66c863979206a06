"""Erasure: chat of others stays, and unreadable tables elsewhere do not stop it."""

from random import Random

import pytest

from lusoria.records.record import read_document
from lusoria.table.talk.chat_rules import read_chat_message
from tests.server.tables.test_rematch import over
from tests.server.world import TestClient, TestServer

pytestmark = pytest.mark.anyio

NEWER = b'{"type":"of a newer program"}'


async def says(person: TestClient, table: str, seat: int, text: str) -> None:
    async with person.page(table, seat=seat) as page:
        await page.send({"type": "say", "command": text, "seat": seat, "text": text})
        await page.expect("done")


async def heard(server: TestServer, table: str) -> list[str | None]:
    lines = [read_chat_message(line) for line in await server.store.chat(table)]
    return [None if line is None else line.text for line in lines]


async def test_chat_of_the_next_owner_of_a_seat_stays(
    server: TestServer, livia: TestClient, marcus: TestClient
) -> None:
    """Regression: all chat from a seat was deleted, also that of its later owner."""
    table = await marcus.open_table("alea", 3, chat="free", keep_chat=True)
    async with server.person("Clodia") as clodia:
        await livia.take_seat(table, 1)
        await says(livia, table, 1, "Livia's")
        await livia.delete(f"/api/tables/{table}/seats/1")
        await clodia.take_seat(table, 1)
        await says(clodia, table, 1, "Clodia's")
        await livia.take_seat(table, 2)
        await says(livia, table, 2, "Livia's once more")
        await says(marcus, table, 0, "Marcus'")
        assert (await livia.delete("/api/me"))["left"] == 0
        assert await heard(server, table) == ["Clodia's", "Marcus'"]
        # somebody else was erased before: what she says after that is hers as well
        await says(clodia, table, 1, "Clodia's once more")
        assert (await clodia.delete("/api/me"))["left"] == 0
        assert await heard(server, table) == ["Marcus'"]


async def test_chat_line_without_person_goes_with_the_seat(
    server: TestServer, livia: TestClient, marcus: TestClient
) -> None:
    table = await marcus.open_table("alea", 2, chat="free", keep_chat=True)
    await livia.take_seat(table, 1)
    for seat in (0, 1):
        old = b'{"type":"said","seat":%d,"at":1.0,"phrase":null,"text":"old"}' % seat
        await server.store.say(table, str(marcus.id), old, lambda _: ())
    await livia.delete("/api/me")
    assert len(await server.store.chat(table)) == 1


async def test_claims_of_the_next_player_stay(
    server: TestServer, livia: TestClient, marcus: TestClient
) -> None:
    """Before: her name went from the record of his game, and with it all that he had claimed there."""
    table = await livia.open_table("idus-martii", 5, public_record=True)
    await marcus.take_seat(table, 1)
    for seat in (2, 3, 4):
        await livia.post(f"/api/tables/{table}/bots", {"seat": seat})
    await livia.start_game(table)
    claim = {"form": "i_am", "faction": "loyal"}
    await claims(livia, table, 0, claim)
    for person in (livia, marcus):
        await person.post(f"/api/tables/{table}/give-up")
    async with marcus.page(table) as page:
        await page.expect("room", lambda told: told["status"] == "over")
    on = await marcus.post(f"/api/records/{table}/what-if", {"step": 1, "seat": 0}, 201)
    await claims(marcus, on["id"], 0, claim)
    await marcus.post(f"/api/tables/{on['id']}/give-up")
    async with marcus.page(on["id"]) as page:
        await page.expect("room", lambda told: told["status"] == "over")
    assert (await livia.delete("/api/me"))["left"] == 0
    for where, kept in ((table, 0), (on["id"], 1)):
        record = await server.store.record(where)
        assert record is not None
        written = read_document(record.document)
        assert written.seats[0].name == "Nemo"
        assert len(written.talk or ()) == kept, where


async def claims(person: TestClient, table: str, seat: int, claim: dict[str, str]) -> None:
    async with person.page(table, seat=seat) as page:
        await page.send({"type": "say", "command": "claim", "seat": seat, "claim": claim})
        await page.expect("done")


async def test_unreadable_what_if_of_others_is_reported(
    server: TestServer, livia: TestClient, marcus: TestClient
) -> None:
    """Before: her own table was left as it was, because somebody played on from it in a newer program."""
    table = await over(livia, marcus)
    name, on = livia.name, f"/api/records/{table}/what-if"
    his = (await marcus.post(on, {"step": 1, "seat": 1}, 201))["id"]
    await spoilt(server, his)
    assert (await refused(livia)) == ("not_all_erased", {"tables": 1})
    log = b"".join(await server.store.read(table))
    assert name.encode() not in log
    assert str(livia.id).encode() not in log
    assert await server.store.traces_of(str(livia.id)) == []


async def test_own_unreadable_what_if_is_reported(
    server: TestServer, livia: TestClient, marcus: TestClient
) -> None:
    """Before: it was passed over, and she was told that nothing was left of her."""
    table = await over(livia, marcus)
    hers = (await livia.post(f"/api/records/{table}/what-if", {"step": 1, "seat": 0}, 201))["id"]
    await spoilt(server, hers)
    assert str(livia.id).encode() in b"".join(await server.store.read(hers))
    assert (await refused(livia)) == ("not_all_erased", {"tables": 1})
    assert livia.token
    await server.store.delete(hers, len(await server.store.read(hers)))  # as it is swept after a day
    assert await livia.delete("/api/me") == {"left": 0}


async def test_unreadable_rematch_is_reported(
    server: TestServer, livia: TestClient, marcus: TestClient
) -> None:
    first = await over(livia, marcus)
    second = (await marcus.post(f"/api/tables/{first}/rematch"))["id"]
    await livia.delete(f"/api/tables/{second}/seats/0")
    await marcus.start_game(second)
    async with marcus.page(second, seat=1) as page:
        await page.play(1, Random(4))
    third = (await marcus.post(f"/api/tables/{second}/rematch"))["id"]
    await spoilt(server, third)
    name = livia.name
    assert (await refused(livia)) == ("not_all_erased", {"tables": 1})
    for table in (first, second):
        assert name.encode() not in b"".join(await server.store.read(table))


async def spoilt(server: TestServer, table: str) -> None:
    """As if a newer program had written the last of it."""
    live = server.site.hub.tables.pop(table, None)
    if live is not None:
        await live.close()
    await server.store.append(table, len(await server.store.read(table)), [NEWER])


async def refused(person: TestClient) -> tuple[str, object]:
    error = (await person.delete("/api/me", 503))["error"]
    return error["why"], error["facts"]
