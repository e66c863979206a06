"""Erasure: chat of others stays; unreadable tables of others do not stop it."""

import pytest

from lusoria.records.record import read_document
from lusoria.store.port import Append
from lusoria.table.talk.chat_rules import read_chat_message
from tests.server.harness import TestClient, TestServer, finish_two_player_game, is_over

pytestmark = pytest.mark.anyio

NEWER = b'{"type":"of a newer program"}'


async def send_chat(person: TestClient, table: str, seat: int, text: str) -> None:
    async with person.page(table, seat=seat) as page:
        await page.send({"type": "say", "command": text, "seat": seat, "text": text})
        await page.expect("done")


async def stored_chat(server: TestServer, table: str) -> list[str | None]:
    lines = [read_chat_message(line) for line in await server.store.chat(table)]
    return [None if line is None else line.text for line in lines]


async def test_chat_of_the_next_owner_of_a_seat_stays(
    server: TestServer, livia: TestClient, marcus: TestClient
) -> None:
    """Regression: all chat from a seat was deleted, also that of its later owner."""
    table = await marcus.open_table("alea", 3, chat="free", keep_chat=True)
    async with server.person("Clodia") as clodia:
        await livia.take_seat(table, 1)
        await send_chat(livia, table, 1, "Livia's")
        await livia.delete(f"/api/tables/{table}/seats/1")
        await clodia.take_seat(table, 1)
        await send_chat(clodia, table, 1, "Clodia's")
        await livia.take_seat(table, 2)
        await send_chat(livia, table, 2, "Livia's once more")
        await send_chat(marcus, table, 0, "Marcus'")
        assert (await livia.delete("/api/me"))["left"] == 0
        assert await stored_chat(server, table) == ["Clodia's", "Marcus'"]
        # a later line of hers, after another erasure
        await send_chat(clodia, table, 1, "Clodia's once more")
        assert (await clodia.delete("/api/me"))["left"] == 0
        assert await stored_chat(server, table) == ["Marcus'"]


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
    """Regression: erasing a former player deleted the claims of the next one from the record."""
    table = await livia.open_table("idus-martii", 5, public_record=True)
    await marcus.take_seat(table, 1)
    for seat in (2, 3, 4):
        await livia.post(f"/api/tables/{table}/bots", {"seat": seat})
    await livia.start_game(table)
    claim = {"form": "i_am", "faction": "loyal"}
    await send_claim(livia, table, 0, claim)
    for person in (livia, marcus):
        await person.post(f"/api/tables/{table}/give-up")
    async with marcus.page(table) as page:
        await page.expect("room", is_over)
    on = await marcus.post(f"/api/records/{table}/what-if", {"step": 1, "seat": 0}, 201)
    await send_claim(marcus, on["id"], 0, claim)
    await marcus.post(f"/api/tables/{on['id']}/give-up")
    async with marcus.page(on["id"]) as page:
        await page.expect("room", is_over)
    assert (await livia.delete("/api/me"))["left"] == 0
    for played, count in ((table, 0), (on["id"], 1)):
        row = await server.record(played)
        record = read_document(row.document)
        assert record.seats[0].name == "Nemo"
        assert len(record.talk or ()) == count, played


async def send_claim(person: TestClient, table: str, seat: int, claim: dict[str, str]) -> None:
    async with person.page(table, seat=seat) as page:
        await page.send({"type": "say", "command": "claim", "seat": seat, "claim": claim})
        await page.expect("done")


async def test_unreadable_what_if_of_others_is_reported(
    server: TestServer, livia: TestClient, marcus: TestClient
) -> None:
    """Regression: a what-if game of a newer version kept her own table from erasure."""
    table = await finish_two_player_game(livia, marcus)
    name, on = livia.name, f"/api/records/{table}/what-if"
    his = (await marcus.post(on, {"step": 1, "seat": 1}, 201))["id"]
    await make_unreadable(server, his)
    assert await erasure_refusal(livia) == ("not_all_erased", {"tables": 1})
    log = b"".join(await server.store.read(table))
    assert name.encode() not in log
    assert str(livia.id).encode() not in log
    assert await server.store.traces_of(str(livia.id)) == []


async def test_own_unreadable_what_if_is_reported(
    server: TestServer, livia: TestClient, marcus: TestClient
) -> None:
    """Regression: it was skipped, and the answer was that nothing was left."""
    table = await finish_two_player_game(livia, marcus)
    hers = (await livia.post(f"/api/records/{table}/what-if", {"step": 1, "seat": 0}, 201))["id"]
    await make_unreadable(server, hers)
    assert str(livia.id).encode() in b"".join(await server.store.read(hers))
    assert await erasure_refusal(livia) == ("not_all_erased", {"tables": 1})
    assert livia.token
    await server.store.delete(hers, len(await server.store.read(hers)))  # as the daily sweep does
    assert await livia.delete("/api/me") == {"left": 0}


async def test_unreadable_rematch_is_reported(
    server: TestServer, livia: TestClient, marcus: TestClient
) -> None:
    first = await finish_two_player_game(livia, marcus)
    second = (await marcus.post(f"/api/tables/{first}/rematch"))["id"]
    await livia.delete(f"/api/tables/{second}/seats/0")
    await marcus.start_game(second)
    await marcus.play_seat(second, 1, luck=4)
    third = (await marcus.post(f"/api/tables/{second}/rematch"))["id"]
    await make_unreadable(server, third)
    name = livia.name
    assert await erasure_refusal(livia) == ("not_all_erased", {"tables": 1})
    for table in (first, second):
        assert name.encode() not in b"".join(await server.store.read(table))


async def make_unreadable(server: TestServer, table: str) -> None:
    """Appends an entry of a newer version."""
    live = server.site.hub.tables.pop(table, None)
    if live is not None:
        await live.close()
    await server.store.append(Append(table, len(await server.store.read(table)), [NEWER]))


async def erasure_refusal(person: TestClient) -> tuple[str, object]:
    error = (await person.delete("/api/me", 503))["error"]
    return error["why"], error["facts"]
