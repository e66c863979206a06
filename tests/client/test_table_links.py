"""Finding a table: links, codes, redirects, TLS and refusals."""

import asyncio
import contextlib
import ssl
import subprocess
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from lusoria.client import Address, ClientError, Person, read_link, reconnecting_socket, seat, sit_down
from lusoria.client.http_session import Room
from lusoria.core.errors import LusoriaError
from lusoria.games import game as find_game
from lusoria.wire.client_messages import ClientMessage, Hello, read_message
from lusoria.wire.padding import encode_from_client
from lusoria.wire.refusal import TableRefusal
from tests.client.helpers import TcpProxy, link, play, seat_of
from tests.server.harness import TestClient, TestServer, wait_until

pytestmark = pytest.mark.anyio
ID = "8pIiDaulFSs6_EzE"
SERVER = "https://games.example"


@pytest.mark.parametrize(
    ("text", "address"),
    [
        (f"https://games.example/t/{ID}", Address(SERVER, table=ID)),
        (f"  https://games.example/t/{ID}/?from=mail#top\n", Address(SERVER, table=ID)),
        (f"https://games.example/tv/{ID}", Address(SERVER, table=ID)),
        (f"http://192.168.1.20:8000/t/{ID}", Address("http://192.168.1.20:8000", table=ID)),
        (f"http://[::1]:8000/t/{ID}", Address("http://[::1]:8000", table=ID)),
        ("SQQQVB", Address(SERVER, code="SQQQVB")),
        (" sqqqvb ", Address(SERVER, code="SQQQVB")),
        (ID, Address(SERVER, table=ID)),
    ],
)
def test_read_link_accepts_links_codes_and_ids(text: str, address: Address) -> None:
    assert read_link(text, SERVER + "/") == address


@pytest.mark.parametrize(
    "text",
    [
        "",
        "two words",
        "games.example/t/" + ID,
        "https://games.example",
        "https://games.example/",
        "https://games.example/t/",
        f"https://games.example/r/{ID}",
        f"https://games.example/t/{ID}/more",
        f"https://games.example/t/{'x' * 65}",
        f"ftp://games.example/t/{ID}",
        f"https://livia@games.example/t/{ID}",
        f"http://games.example:99999/t/{ID}",
        f"http://[::1/t/{ID}",
        f"file:///t/{ID}",
    ],
)
def test_read_link_refuses_other_texts(text: str) -> None:
    with pytest.raises(ClientError) as error:
        read_link(text, SERVER)
    assert error.value.why == "not_a_link"
    assert error.value.facts["input"] == text


def test_code_without_server_is_refused() -> None:
    with pytest.raises(ClientError):
        read_link("SQQQVB")


async def test_client_sits_down_by_code_and_by_id(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 3)
    code = (await livia.get(f"/api/tables/{table}"))["code"]
    async with (
        sit_down(code.lower(), "Hal", server=server.address) as hal,
        sit_down(table, "Ada", server=server.address) as ada,
    ):
        assert (hal.room.id, hal.seat, ada.room.id, ada.seat) == (table, 1, table, 2)


async def sit_refusal(server: TestServer, table: str, seat: int | None = None) -> str:
    with pytest.raises(LusoriaError) as error:
        async with sit_down(link(server, table), "Hal", seat=seat):
            pass
    assert isinstance(error.value, ClientError | TableRefusal)
    return error.value.why


async def test_refusals_of_a_table_reach_the_caller(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    assert await sit_refusal(server, "nowhere") == "no_such_table"
    assert await sit_refusal(server, table, seat=0) == "seat_taken"
    assert await sit_refusal(server, table, seat=7) == "no_such_seat"
    async with sit_down(link(server, table), "Ada"):
        assert await sit_refusal(server, table) == "full"
    await livia.start_game(table)
    assert await sit_refusal(server, table) == "begun"


async def test_unknown_rules_are_refused_before_sitting_down(
    server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await livia.open_table("alea", 2)
    monkeypatch.setattr(seat, "find_game", lambda name, rules: find_game(name, rules + 1))
    assert await sit_refusal(server, table) == "unknown_game"
    room = await livia.get(f"/api/tables/{table}")
    assert room["seats"][1]["kind"] == "empty"


async def test_other_protocol_version_is_reported(
    server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seat, "PROTOCOL", 3)
    table = await livia.open_table("alea", 2)
    async with sit_down(link(server, table), "Hal") as hal:
        with pytest.raises(ClientError) as error:
            await hal.wait_for_start()
    assert error.value.why == "other_version"


# --- other servers -----------------------------------------------------------------------------------------


class OtherServer(BaseHTTPRequestHandler):
    """Answers with an HTML page, or redirects to `elsewhere`."""

    elsewhere = ""
    status = 200

    def do_GET(self) -> None:
        body = b"<!doctype html><p>It works.</p>"
        self.send_response(308 if self.elsewhere else self.status)
        if self.elsewhere:
            self.send_header("Location", self.elsewhere + self.path)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """No output."""


@contextlib.contextmanager
def other_server(**more: object) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("Other", (OtherServer,), more))
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.mark.parametrize(
    ("status", "reason"), [(200, "not_lusoria"), (404, "not_lusoria"), (502, "unreachable")]
)
async def test_server_of_another_kind_is_reported(status: int, reason: str) -> None:
    with other_server(status=status) as server, pytest.raises(ClientError) as error:
        await Person(server).look(ID, tries=1)
    assert (error.value.why, error.value.facts["server"]) == (reason, server)


async def test_unreachable_server_is_reported() -> None:
    with pytest.raises(ClientError) as error:
        await Person("http://127.0.0.1:1").look(ID, tries=1)
    assert error.value.why == "unreachable"
    assert "refused" in str(error.value.facts["problem"])


async def test_redirect_applies_to_the_socket_too(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    with other_server(elsewhere=server.address) as moved:
        async with sit_down(f"{moved}/t/{table}", "Hal") as hal:
            assert hal.link == link(server, table)
            await livia.start_game(table)
            await hal.wait_for_start()


async def test_resent_sit_takes_one_seat(
    server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lusoria.client.http_session.RETRY_SECONDS", 0.01)
    table = await livia.open_table("alea", 3)
    async with TcpProxy(server.port) as proxy:
        program = Person(proxy.address)
        look = program.look

        async def look_then_cut(*args: Any) -> Room:
            room = await look(*args)
            proxy.cut_at_answer()
            return room

        monkeypatch.setattr(program, "look", look_then_cut)
        room = await program.sit(table, "Hal")
        assert (proxy.cuts, room.yours) == (1, (1,))


def certificate(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """SSL contexts of a server on this machine and of a client that trusts it."""
    key, file = folder / "key.pem", folder / "certificate.pem"
    request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=Lusoria"]
    output = ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(file)]
    subprocess.run(["openssl", *request, *output], check=True, capture_output=True)  # noqa: S607
    server_tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    server_tls.load_cert_chain(file, key)
    return server_tls, ssl.create_default_context(cafile=str(file))


@pytest.mark.parametrize("named", [True, False], ids=["a context", "the machine's own"])
async def test_client_plays_over_tls(
    server: TestServer, livia: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: bool
) -> None:
    """Regression: without an explicit context, the socket could not connect.

    An unknown certificate is refused.
    """
    server_tls, client_tls = certificate(tmp_path)
    table = await livia.open_table("alea", 2)
    async with TcpProxy(server.port, server_tls) as proxy:
        with pytest.raises(ClientError) as error:
            await Person(proxy.address).look(table, tries=1)
        assert "certificate" in str(error.value.facts["problem"])
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate.pem"))
        async with (
            sit_down(f"{proxy.address}/t/{table}", "Hal", tls=client_tls if named else None) as hal,
            await seat_of(livia, table) as own,
        ):
            await livia.start_game(table)
            await asyncio.gather(play(hal), play(own))


async def test_all_actions_have_the_same_length(livia: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []

    def recording_encode(message: ClientMessage) -> bytes:
        sent.append(encode_from_client(message))
        return sent[-1]

    monkeypatch.setattr(reconnecting_socket, "encode_from_client", recording_encode)
    table = await livia.open_table("idus-martii", 5)
    async with await seat_of(livia, table) as own:
        await wait_until(lambda: own._socket._socket is not None)
        await livia.start_game(table)
        await play(own)
    assert isinstance(read_message(sent[0]), Hello)
    assert {len(text) for text in sent if b'"act"' in text} == {192}
