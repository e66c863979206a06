"""Fuzzing: any bytes on the socket, and any HTTP request that OpenAPI allows or forbids."""

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from socket import IPPROTO_TCP, TCP_NODELAY
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from websockets.sync.client import ClientConnection, connect

from lusoria.games import GAMES
from lusoria.server.auth import COOKIE
from lusoria.wire.client_messages import PROTOCOL
from tests.server.harness import TestServer, node

ANSWERS = {"refused", "late", "done", "pong", "room", "update", "said", "lobby"}
PATIENCE = 90.0
CHECKED = {
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
}


@contextmanager
def threaded() -> Iterator[tuple[TestServer, asyncio.AbstractEventLoop]]:
    """A node in its own thread, for synchronous tools."""
    loop = asyncio.new_event_loop()
    servers: list[TestServer] = []
    ready, stop = threading.Event(), asyncio.Event()

    async def serve() -> None:
        async with node() as server:
            servers.append(server)
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    assert ready.wait(PATIENCE)
    try:
        yield servers[0], loop
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(PATIENCE)
        loop.close()


@pytest.fixture(scope="module")
def fuzzed() -> Iterator[TestServer]:
    with threaded() as (server, _):
        yield server


PINGS, PAUSE = 20, 0.02


class GameSocket:
    """A socket at a running game."""

    def __init__(self, server: TestServer, socket: ClientConnection, table: str) -> None:
        self.server = server
        self.socket = socket
        self.table = table

    @property
    def version(self) -> int:
        return self.server.live(self.table).room.version

    def exchange(self, data: str | bytes) -> list[dict[str, Any]]:
        """Sends data, then a ping. Returns the messages before the pong.

        A busy node may answer a ping before an order: without a message the ping is repeated.
        """
        self.socket.send(data)
        received: list[dict[str, Any]] = []
        for _ in range(PINGS):
            self.socket.send('{"type":"ping"}')
            while (message := json.loads(self.socket.recv(PATIENCE)))["type"] != "pong":
                assert message["type"] in ANSWERS
                received.append(message)
            if received:
                break
            time.sleep(PAUSE)
        return received


@pytest.fixture(scope="module")
def game_socket(fuzzed: TestServer) -> Iterator[GameSocket]:
    """Livia has all seats, so the game moves only by her orders."""
    with httpx.Client(base_url=fuzzed.address, timeout=PATIENCE, trust_env=False) as http:
        body = {"name": "Livia", "settings": {"game": "idus-martii", "players": 5, "chat": "free"}}
        table = http.post("/api/tables", json=body).json()["id"]
        for name in ("Marcus", "Tullia", "Gaia", "Publius"):
            http.post(f"/api/tables/{table}/seats", json={"name": name})
        http.post(f"/api/tables/{table}/start")
        address = f"ws://127.0.0.1:{fuzzed.port}/socket"
        cookie = {"Cookie": f"{COOKIE}={http.cookies[COOKIE]}"}
        with connect(address, additional_headers=cookie, compression=None, proxy=None) as socket:
            socket.socket.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
            game_socket = GameSocket(fuzzed, socket, table)
            hello = {"type": "hello", "protocol": PROTOCOL, "id": table, "seat": 0}
            game_socket.exchange(json.dumps(hello))
            yield game_socket


def not_a_ping(text: str | bytes) -> bool:
    try:
        return bool(json.loads(text) != {"type": "ping"})
    except (ValueError, RecursionError):
        return True


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=20,
)


@settings(max_examples=120, suppress_health_check=list(HealthCheck))
@given(
    data=(st.text(max_size=300) | st.binary(max_size=300) | json_values.map(json.dumps)).filter(not_a_ping)
)
def test_any_bytes_are_refused_cleanly(game_socket: GameSocket, data: str | bytes) -> None:
    """One refusal; the connection stays, the table is unchanged."""
    before = game_socket.version
    (refused,) = game_socket.exchange(data)
    assert refused["type"] == "refused"
    assert refused["kind"] == "malformed"
    assert refused["where"].startswith("message")
    assert refused["problem"]
    assert game_socket.version == before


ACTIONS = [
    json.loads(json.dumps(action))
    for action in (
        {"type": "vote", "colour": "green"},
        {"type": "assign", "praetor": 1, "aediles": [2, 3]},
        {"type": "look", "aedile": 2},
        {"type": "veto", "swap": True},
        {"type": "replace", "colour": "red"},
        {"type": "keep"},
        {"type": "discard", "faction": "loyal"},
        {"type": "roll", "dice": 1},
    )
]
MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "protocol": PROTOCOL, "id": "t", "seat": 0, "since": 0},
    {"type": "eyes", "seat": 0},
    {"type": "act", "command": "1", "seat": 0, "ask": 0, "action": {}},
    {"type": "say", "command": "1", "seat": 0, "phrase": "hello", "text": None},
]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A nearly valid message: one or two fields are replaced, removed or added."""
    message = dict(draw(st.sampled_from(MESSAGES)))
    if message["type"] == "act":
        message["action"] = dict(draw(st.sampled_from(ACTIONS)))
    for _ in range(draw(st.integers(1, 2))):
        target = message
        if "action" in message and isinstance(message["action"], dict) and draw(st.booleans()):
            target = message["action"]
        field = draw(st.sampled_from([*target, "extra"]))
        match draw(st.sampled_from(("change", "remove", "number"))):
            case "change":
                target[field] = draw(json_values)
            case "number":
                target[field] = draw(
                    st.sampled_from((-1, 0, 1, 4, 5, 31, 32, 2**31, 2**63, 2**64, 10**30, 0.5))
                )
            case _:
                target.pop(field, None)
    return json.dumps(message)


@settings(max_examples=200, suppress_health_check=list(HealthCheck))
@given(text=mutated().filter(not_a_ping))
def test_nearly_valid_messages_are_refused_cleanly(game_socket: GameSocket, text: str) -> None:
    """A refusal leaves the table unchanged; anything else is one legal move."""
    before = game_socket.version
    answers = game_socket.exchange(text)
    assert answers
    kinds = [message["type"] for message in answers]
    if "refused" in kinds:
        assert kinds == ["refused"]
        assert game_socket.version == before
    elif "update" in kinds and "done" in kinds:
        assert game_socket.version == before + 1


@settings(max_examples=100, suppress_health_check=list(HealthCheck))
@given(action=st.sampled_from(GAMES["idus-martii"].actions(GAMES["idus-martii"].options_type(players=5))))
def test_action_of_a_seat_not_awaited_is_refused(game_socket: GameSocket, action: Any) -> None:
    before = game_socket.version
    room = game_socket.server.live(game_socket.table).room
    assert room.progress is not None
    seat = next(seat for seat in range(5) if seat not in room.awaited)
    order = {
        "type": "act",
        "command": "x",
        "seat": seat,
        "ask": room.asks[seat],
        "action": msgspec.to_builtins(action),
    }
    (refused,) = game_socket.exchange(json.dumps(order))
    assert refused["kind"] == "illegal"
    assert refused["rule"] in room.game.rule_numbers
    assert game_socket.version == before


@pytest.mark.slow
def test_documented_requests_get_documented_answers(fuzzed: TestServer) -> None:
    """Schemathesis: allowed and forbidden requests to all operations get documented answers."""
    address = fuzzed.address
    schema = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")
    with httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False) as client:
        body = {"name": "Livia", "settings": {"game": "alea", "players": 4}}
        room = client.post("/api/tables", json=body).json()
        cookie = client.cookies[COOKIE]
    checks = [check for check in schemathesis.checks.CHECKS.get_all() if check.__name__ in CHECKED]
    assert len(checks) == len(CHECKED)
    count = 0
    rng = Random(1)
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(
            case=operation.as_strategy()
            | operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE)
        )
        def probe(case: Any) -> None:
            nonlocal count
            if "table" in case.path_parameters and rng.random() < 0.7:
                case.path_parameters["table"] = room["id"]
            headers = {"Cookie": f"{COOKIE}={cookie}"} if rng.random() < 0.7 else {}
            answer = case.call(base_url=address, headers=headers)
            case.validate_response(answer, checks=checks)
            if answer.status_code >= 400:
                assert set(answer.json()) == {"error"}
                assert answer.json()["error"]["kind"] in ("malformed", "illegal", "table")
            count += 1

        probe()
    assert count > 100
