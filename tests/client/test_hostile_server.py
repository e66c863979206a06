"""`lusoria sit` and `lusoria verify --server` against a server of control characters and wrong types."""

import base64
import contextlib
import hashlib
import json
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from lusoria.cli import main
from lusoria.client import seat
from tests.client.hostile_script import game_script, mutations, play_mutations, sit
from tests.records.random_matches import ALEA_KINDS, written

pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
# urllib leaves a redirect to an invalid address to the garbage collector.

EVIL = "\x1b]0;owned\x07\x1b[2J\u202e\u200b\u009b31m\r\n$ "
ROOM = {
    "type": "room",
    "version": 1,
    "id": "8pIiDaulFSs6_EzE",
    "status": "open",
    "rules": 1,
    "settings": {"game": "alea", "players": 2},
    "seats": [{"name": EVIL, "kind": "human"}, {"name": f"Hal{EVIL}", "kind": "human"}],
    "yours": [1],
}
UPDATE = {
    "type": "update",
    "seat": 1,
    "version": 1,
    "events": None,
    "mine": {},
    "legal": [{"type": EVIL}],
    "ask": 0,
    "deadline": None,
}
CLOSE_FRAME = 0x88
Answer: TypeAlias = Callable[[str, str], bytes]


def http(status: str, body: object = "", headers: str = "") -> bytes:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    head = f"HTTP/1.1 {status}\r\n{headers}Connection: close\r\nContent-Length: {len(content)}\r\n\r\n"
    return head.encode("latin-1", "replace") + content


def upgrade_response(key: str, *messages: object) -> bytes:
    """Answer to a handshake, with text frames after it."""
    digest = hashlib.sha1(f"{key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11".encode()).digest()  # noqa: S324
    head = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "
    frames = b"".join(
        b"\x81\x7e" + len(data).to_bytes(2) + data
        for data in (json.dumps(each).encode() for each in messages)
    )
    return f"HTTP/1.1 101 Yes\r\n{head}{base64.b64encode(digest).decode()}\r\n\r\n".encode() + frames


@contextlib.contextmanager
def hostile_server(answer: Answer) -> Iterator[str]:
    """A server on a real socket; `answer` gives bytes for a path and the key of a handshake."""
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as listening:

        def serve(line: socket.socket) -> None:
            with contextlib.suppress(OSError), contextlib.closing(line):
                head = line.recv(65536).decode()
                key = head.partition("Sec-WebSocket-Key: ")[2].partition("\r\n")[0]
                line.sendall(answer(head.split()[1], key))
                if not key:
                    line.shutdown(socket.SHUT_WR)
                while (data := line.recv(65536)) and data[0] != CLOSE_FRAME:
                    pass

        def listen() -> None:
            with contextlib.suppress(OSError):  # until it is closed
                while True:
                    threading.Thread(target=serve, args=(listening.accept()[0],), daemon=True).start()

        threading.Thread(target=listen, daemon=True).start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        listening.shutdown(socket.SHUT_RDWR)


def clean_output(capsys: pytest.CaptureFixture[str]) -> str:
    """Returns the output: lines of printable characters, and no traceback."""
    printed = capsys.readouterr()
    for line in (printed.out + printed.err).split("\n"):
        assert line.isprintable(), ascii(line)
        assert "Traceback" not in line
    return printed.out + printed.err


@pytest.fixture(autouse=True)
def single_attempts(monkeypatch: pytest.MonkeyPatch) -> None:
    """No retries: the hostile server would answer the same."""
    defaults = seat.TableSeat.__init__.__kwdefaults__
    assert defaults is not None
    monkeypatch.setitem(defaults, "patience", -1.0)
    monkeypatch.setattr("lusoria.client.http_session.TRIES", 1)


REFUSALS: dict[str, dict[str, Any]] = {
    "table": {"kind": "table", "why": "name_taken", "facts": {"name": EVIL, "why": 1, EVIL: EVIL}},
    "unknown": {"kind": "table", "why": EVIL, "facts": {}},
    "illegal": {"kind": "illegal", "rule": EVIL, "why": EVIL, "facts": {"rule": EVIL, "self": EVIL}},
    "malformed": {"kind": "malformed", "where": EVIL, "problem": EVIL},
}
PLACES = [
    "http://[::1",
    "http://a:b:c/",
    "//\x1b[2J/",
    "http://\u202e.example/",
    "javascript:1",
    "http://127.0.0.1:0/",
]


@pytest.mark.parametrize(
    "reply",
    [
        *(pytest.param(http("409 No", {"error": each}), id=name) for name, each in REFUSALS.items()),
        pytest.param(http(f"502 {EVIL[:-4]}"), id="status"),
        pytest.param(http("200 OK", {**ROOM, "settings": {"game": EVIL, "players": 2}}), id="game"),
        pytest.param(http("200 OK", ROOM, 'Set-Cookie: lusoria="a\\012b\\033[2J"\r\n'), id="cookie"),
        *(pytest.param(http("302 Found", "", f"Location: {place}\r\n"), id=ascii(place)) for place in PLACES),
    ],
)
def test_sit_prints_no_control_characters(reply: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    """Regression: refusals were printed as they came; an invalid redirect gave a traceback."""
    with hostile_server(lambda _path, _key: reply) as server:
        assert main(["--language", "en", "sit", f"{server}/t/{ROOM['id']}", "--pause", "0"]) == 2
    assert clean_output(capsys)


@pytest.mark.parametrize(
    "messages",
    [pytest.param([{"type": "refused", "command": None, **each}], id=name) for name, each in REFUSALS.items()]
    + [
        pytest.param([{"type": EVIL}, {}], id="no type"),
        pytest.param([{"type": "refused"}], id="no command"),
        pytest.param([{"type": "update"}], id="no seat"),
        pytest.param([{**UPDATE, "table": {"x": 1}}], id="no result"),
        pytest.param([{**UPDATE, "table": []}], id="no table"),
        pytest.param([{**ROOM, "yours": EVIL}], id="room"),
        pytest.param([{**ROOM, "yours": [55]}], id="no such seat"),
        pytest.param([{**ROOM, "seats": ROOM["seats"][:1]}], id="too few seats"),  # type: ignore[index]
        pytest.param([{**UPDATE, "table": {"result": None}, "version": "2"}], id="version"),
        pytest.param([{**UPDATE, "table": {"result": None}, "ask": "0"}], id="ask"),
        pytest.param(["room"], id="no object"),
    ],
)
def test_sit_prints_no_control_characters_of_a_socket(
    messages: list[object], capsys: pytest.CaptureFixture[str]
) -> None:
    def answer(path: str, key: str) -> bytes:
        return upgrade_response(key, *messages) if path == "/socket" else http("200 OK", ROOM)

    with hostile_server(answer) as server:
        assert main(["--language", "en", "sit", f"{server}/t/{ROOM['id']}", "--pause", "0"]) == 2
    assert "Hal\\x1b]0;owned" in clean_output(capsys)


def test_sit_prints_no_control_characters_of_a_refused_upgrade(capsys: pytest.CaptureFixture[str]) -> None:
    def answer(path: str, _key: str) -> bytes:
        place = "Location: http://[::1\r\n"
        return http(f"302 {EVIL[:-4]}", b"", place) if path == "/socket" else http("200 OK", ROOM)

    with hostile_server(answer) as server:
        assert main(["--language", "en", "sit", f"{server}/t/{ROOM['id']}", "--pause", "0"]) == 2
    assert clean_output(capsys)


@pytest.mark.parametrize(
    "room",
    [
        pytest.param({**ROOM, "yours": [55]}, id="no such seat"),
        pytest.param({**ROOM, "yours": [-1]}, id="negative seat"),
        pytest.param({**ROOM, "seats": [], "yours": []}, id="no seats"),
        pytest.param({**ROOM, "version": -1}, id="negative version"),
    ],
)
def test_sit_reports_contradictory_tables(room: object, capsys: pytest.CaptureFixture[str]) -> None:
    """Regression: the name of a seat that does not exist gave a traceback."""
    with hostile_server(lambda _path, _key: http("200 OK", room)) as server:
        assert main(["--language", "en", "sit", f"{server}/t/{ROOM['id']}", "--pause", "0"]) == 2
    assert "isn’t a Lusoria server" in clean_output(capsys)


@pytest.mark.anyio
async def test_unchanged_script_is_played_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    """Otherwise the mutations would be checked in vain."""
    await sit(game_script())
    assert "Livia wins" in clean_output(capsys)


@pytest.mark.anyio
@pytest.mark.parametrize("message", game_script())
async def test_no_mutated_field_causes_a_traceback(message: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Regression: fields of wrong types ended the program with exit code 1."""
    assert await play_mutations(game_script(), mutations(game_script(), message)) == []
    assert clean_output(capsys)


@pytest.mark.parametrize(
    "reply",
    [
        pytest.param(http(f"500 {EVIL[:-4]}"), id="status"),
        pytest.param(f"{EVIL[:-4]}\r\n\r\n".encode(), id="no HTTP"),
        pytest.param(http("200 OK", {"keys": [EVIL]}), id="key"),
        pytest.param(http("200 OK", {EVIL: EVIL}), id="field"),
        *(pytest.param(http("302 Found", "", f"Location: {place}\r\n"), id=ascii(place)) for place in PLACES),
    ],
)
def test_verify_prints_no_control_characters(
    reply: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Regression: the server's answer was printed as it came."""
    record = tmp_path / "game.json"
    record.write_bytes(written(ALEA_KINDS[0], 0))
    with hostile_server(lambda _path, _key: reply) as server:
        assert main(["--language", "en", "verify", str(record), "--server", server]) == 2
    assert clean_output(capsys)
