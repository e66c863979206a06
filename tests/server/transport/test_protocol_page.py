"""`docs/protocol.md` matches the server: routes, messages, fields, examples, codes."""

import json
import re
from pathlib import Path

import pytest

from lusoria.core.field_marks import GridShown, Marks
from lusoria.core.structs import MARK, HouseRule
from lusoria.server.transport import socket_route as sockets
from lusoria.server.transport import ws_protocol
from lusoria.wire.client_messages import MAX_MESSAGE_BYTES, ClientMessage, read_message
from lusoria.wire.http_bodies import BotShown, GameShown
from tests.docs.pages import blocks
from tests.server.harness import Message, TestClient

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = [line for block in blocks(PAGE) if not block.language for line in block.code.splitlines()]
RECEIVED = [json.loads(line[2:]) for line in EXAMPLES if line.startswith("← ")]


def rows(heading: str) -> dict[str, list[str]]:
    """First column and backquoted names of the second, of the first table below a heading."""
    part = PAGE.split(f"\n{heading}\n", 1)[1]
    lines = re.search(r"((?:^\|.*\n)+)", part, re.MULTILINE)
    assert lines is not None
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[0].splitlines()[2:]]
    return {cell[0].strip("`"): re.findall(r"`([^`]+)`", cell[1]) for cell in cells}


@pytest.mark.anyio
async def test_page_lists_every_route(livia: TestClient) -> None:
    document = await livia.get("/api/schema/openapi.json")
    served = {f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods}
    assert set(rows("## HTTP")) == served


def test_page_lists_the_fields_of_a_game() -> None:
    table = rows("### Games")
    assert list(table) == list(GameShown.__struct_fields__)
    assert set(table["bots"]) == set(BotShown.__struct_fields__)
    assert set(table["house_rules"]) == set(HouseRule.__struct_fields__)
    assert set(table["marks"]) == {*Marks.__struct_fields__, *GridShown.__struct_fields__}
    assert table["schema"] == [MARK]


def test_page_examples_are_real_messages() -> None:
    assert len(EXAMPLES) > 15
    assert all(line[:2] in ("→ ", "← ") for line in EXAMPLES)


@pytest.mark.parametrize("line", [line[2:] for line in EXAMPLES if line.startswith("→ ")])
def test_page_client_messages_are_readable(line: str) -> None:
    if line == '{"type":"eyes"}':
        return  # the example of a malformed message
    read_message(line)


def test_page_lists_client_message_fields() -> None:
    kinds = {kind.__struct_config__.tag: list(kind.__struct_fields__) for kind in ClientMessage.__args__}
    assert {name: set(fields) for name, fields in rows("### Client messages").items()} == {
        tag: set(fields) for tag, fields in kinds.items()
    }


@pytest.mark.anyio
async def test_page_lists_server_message_fields(livia: TestClient) -> None:
    """Table and examples have exactly the fields of a real conversation."""
    received = {message["type"]: message for message in await conversation(livia)}
    table = rows("### Server messages")
    assert set(table) == set(received)
    for kind, fields in table.items():
        real = set(received[kind]) - {"type"}
        if kind == "news":  # unchanged fields are omitted
            assert {"version", "before", "events", "table", "mine", "legal", "ask", "done"} <= real
            assert set(fields) - real == {"grown", "deadline"}
            continue
        if kind == "said":  # a phrase has no fields of the other three kinds
            assert real == {"seat", "at", "phrase", "text", "version"}
            assert set(fields) - real == {"reaction", "claim", "after", "turn"}
            continue
        assert set(fields) == ({"command", "kind"} if kind == "refused" else real), kind
    for example in RECEIVED:
        real_one = received[example["type"]]
        if example["type"] != "refused" and "claim" not in example:
            assert list(example) == list(real_one)
            assert {k: type(v) for k, v in example.items() if v is not None and real_one[k] is not None} == {
                k: type(real_one[k]) for k, v in example.items() if v is not None and real_one[k] is not None
            }
        if example["type"] == "room":
            assert list(example["settings"]) == list(real_one["settings"])
            assert list(example["seats"][0]) == list(real_one["seats"][0])
        if example["type"] == "lobby":
            assert list(example["tables"][0]) == list(real_one["tables"][0])


async def conversation(livia: TestClient) -> list[Message]:
    await livia.open_table("alea", 3, listed=True)
    table = await livia.open_game("alea", 2)
    async with livia.page(table, seat=0) as page, livia.page() as lobby:
        await lobby.send({"type": "watch"})
        await lobby.expect("lobby")
        update = await page.wait_for_turn()
        for command in ("a", "b"):
            await page.act(0, 0, update["legal"][0], command)
        await page.expect("late")
        await page.send({"type": "say", "command": "c", "seat": 0, "phrase": "hello"})
        await page.send({"type": "eyes"})
        await page.expect("refused")
        await page.sync()
        return [
            message for direction, message in (*page.transcript, *lobby.transcript) if direction == "received"
        ]


@pytest.mark.anyio
async def test_page_lists_the_refusals(livia: TestClient) -> None:
    """Examples of refusals are the real answers to the message above them."""
    kinds = rows("### Refusals")
    refusals: list[Message] = []
    table = await livia.open_game("alea", 2)
    async with livia.page(table, seat=0) as page:
        update = await page.wait_for_turn()
        await page.act(0, 0, update["legal"][0])
        await page.wait_for_turn(1)
        above = ""
        for line in EXAMPLES:
            if line.startswith("← ") and '"refused"' in line:
                await page.send_text(above[2:])
                refusals.append(await page.expect("refused"))
                assert refusals[-1] == json.loads(line[2:])
            above = line
    assert len(refusals) == 3
    for message in refusals:
        assert set(message) - {"type", "command", "kind"} == set(kinds[message["kind"]])
    assert set(kinds) == {"malformed", "illegal", "table", "down"}


def test_page_numbers_are_the_constants() -> None:
    assert f"{MAX_MESSAGE_BYTES} bytes" in PAGE
    assert sockets.HELLO_SECONDS == 10
    assert "within ten seconds" in PAGE
    codes = {int(code) for code in rows("### Close codes")}
    ours = {
        sockets.HELLO_TIMEOUT,
        sockets.INTERNAL_ERROR,
        ws_protocol.NOT_UNICODE,
        ws_protocol.SERVICE_RESTART,
        ws_protocol.RATE_LIMITED,
    }
    assert codes == {1002, 1006, 1009, *ours}


def test_security_page_names_the_true_limits() -> None:
    from lusoria.server import auth
    from lusoria.server.transport import app
    from lusoria.table.live import hub

    text = " ".join((ROOT / "SECURITY.md").read_text(encoding="utf-8").split())
    assert f"bodies of {app.MAX_BODY_BYTES // 1024} KiB" in text
    assert f"messages of {MAX_MESSAGE_BYTES // 1024} KiB" in text
    assert f"{8 * auth.PERSON_BYTES} random bits with a {8 * auth.SIGNATURE_BYTES}-bit HMAC" in text
    assert f"rejoin codes {5 * auth.REJOIN_LETTERS} bits" in text
    assert f"{hub.CODE_LENGTH} of {len(hub.CODE_LETTERS)} letters" in text
