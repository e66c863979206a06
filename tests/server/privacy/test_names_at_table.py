"""Names at a table: blank and confusable names, names of bots, offered names."""

import asyncio

import msgspec
import pytest

from lusoria.wire.client_messages import PROTOCOL
from lusoria.words import LANGUAGES, words
from tests.server.harness import Message, TestClient

pytestmark = pytest.mark.anyio

REFUSED = {
    "MARÍNA": "name_taken",
    "Ma\u034frina": "name_taken",
    "Маrinа": "name_alike",
    "Mar1na": "name_alike",
    "\ufe0f\u17b4": "name_empty",
    "\u180b\u034f": "name_empty",
    "\u3164": "name_empty",
}


async def test_blank_or_confusable_name_is_refused(livia: TestClient, marcus: TestClient) -> None:
    """Regression: blank and confusable names were accepted, except the first and last of these."""
    livia.name = "Marina"
    table = await livia.open_table("idus-martii", 5)
    for name, reason in REFUSED.items():
        error = (await marcus.take_seat(table, name=name, status=409))["error"]
        assert error["why"] == reason, ascii(name)
        for language in LANGUAGES:
            text = words(language).say(f"table-refused-{reason}", **error["facts"])
            assert all(str(fact) in text for fact in error["facts"].values())
    await marcus.take_seat(table, name="Marino")


def names_at(room: Message) -> list[str]:
    return [seat["name"] for seat in room["seats"]]


async def test_bot_name_follows_the_language_of_the_table(livia: TestClient, stranger: TestClient) -> None:
    """Regression: bots had English names at every table, unlike in terminal and lessons."""
    table, room = await livia.finish_game("alea", 3, language="es")
    names = [livia.name, "Marcelo", "Livia"]
    assert names_at(room) == names
    assert names_at(await stranger.get(f"/api/tables/{table}")) == names
    record = await stranger.get(f"/api/records/{table}")
    assert [seat["name"] for seat in record["seats"]] == names
    again = await livia.post(f"/api/tables/{table}/rematch")
    assert names_at(again) == names
    assert again["settings"]["language"] == "es"


async def test_rematch_names_bots_in_the_language_of_the_table(livia: TestClient, marcus: TestClient) -> None:
    table = await livia.open_game("alea", 2, marcus, language="es")
    await asyncio.gather(livia.play_seat(table, 0), marcus.play_seat(table, 1, luck=2))
    again = (await livia.post(f"/api/tables/{table}/rematch"))["id"]
    await livia.delete(f"/api/tables/{again}/seats/1")
    assert names_at(await livia.start_game(again)) == [livia.name, "Marcelo"]


async def test_table_without_language_uses_english_names(livia: TestClient) -> None:
    table, room = await livia.finish_game()
    assert "language" not in room["settings"]
    assert names_at(room) == [livia.name, "Marcellus"]
    again = await livia.post(f"/api/records/{table}/what-if", {"step": 1, "seat": 0}, 201)
    assert "language" not in again["settings"]


@pytest.mark.parametrize("language", ["fr", "it"])
async def test_nameless_seat_gets_a_name_in_the_what_if_language(livia: TestClient, language: str) -> None:
    table, _ = await livia.finish_game("idus-martii", 5)
    document = await livia.get(f"/api/records/{table}")
    document["seats"][2]["name"] = document["seats"][3]["name"] = "?" * 100
    written = msgspec.json.encode(document)
    path = f"/api/opened/what-if?step=1&seat=0&language={language}"
    answer = await livia.request("POST", path, content=written)
    if language == "it":
        assert (answer.status_code, answer.json()["error"]["where"]) == (400, "language")
    else:
        assert names_at(answer.json())[1:4] == ["Decimus", "Livie", "Cassius"]
    body = {"step": 1, "seat": 0, "language": language}
    room = await livia.post(f"/api/records/{table}/what-if", body, 201 if language == "fr" else 400)
    if language == "it":
        assert room["error"]["where"] == "settings.language"


@pytest.mark.parametrize("language", ["it", "", "es-MX", 7, None])
async def test_unknown_language_is_refused(livia: TestClient, language: object) -> None:
    table = await livia.open_table("alea", 2, language="fr")
    before = await livia.get(f"/api/tables/{table}")
    settings = {**before["settings"], "language": language}
    refused = [
        await livia.post("/api/tables", {"name": livia.name, "settings": settings}, 400),
        await livia.put(f"/api/tables/{table}/settings", settings, 400),
    ]
    assert {each["error"]["where"].rpartition(".")[2] for each in refused} == {"language"}
    assert await livia.get(f"/api/tables/{table}") == before
    assert [game["id"] for game in (await livia.get("/api/me/games"))["tables"]] == [table]


async def test_visitor_is_offered_a_name_that_stays_free(livia: TestClient, marcus: TestClient) -> None:
    """Regression: host and guest were both called Marcus, and the guest was refused."""
    livia.name = "Marcus"
    table = await livia.open_table("alea", 4)
    await marcus.request("GET", "/", headers={"Accept": "text/html"})  # sets the cookie
    async with marcus.page() as page:
        await page.send({"type": "hello", "protocol": PROTOCOL, "id": table, "wish": "Márcus"})
        assert (await page.expect("room"))["offered"] == "Márcus 2"
        assert (await marcus.get(f"/api/tables/{table}"))["offered"] == "Márcus 2"
        await livia.post(f"/api/tables/{table}/seats", {"name": "Marcus 2", "seat": 1})
        assert (await page.expect("room", lambda m: m["seats"][1]["name"]))["offered"] == "Márcus 3"
    room = await marcus.post(f"/api/tables/{table}/seats", {"seat": 2, "wish": "Márcus"})
    assert names_at(room) == ["Marcus", "Marcus 2", "Márcus 3", ""]
    assert room["offered"] == "Aelia"
