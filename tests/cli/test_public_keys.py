"""Public keys for `lusoria verify`: as digits, in files, from servers."""

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from lusoria.cli import main, public_keys
from lusoria.words import words
from tests.records.random_matches import ALEA_KINDS, document
from tests.records.tamper import KEY, sign

ENGLISH = words("en")
OTHER = "ab" * 32


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(sign(document(ALEA_KINDS[0], 0))), encoding="utf-8")
    return str(path)


class TestKey:
    @pytest.mark.parametrize(
        "content",
        [
            KEY.public,
            f"{KEY.public}\n",
            f"{OTHER}\n{KEY.public}\n",
            KEY.public.upper(),
            json.dumps({"keys": [KEY.public]}),
            json.dumps({"keys": [OTHER, KEY.public]}),
        ],
    )
    def test_key_is_read_from_a_file(self, record: str, tmp_path: Path, content: str) -> None:
        path = tmp_path / "key"
        path.write_text(content, encoding="utf-8")
        assert main(["verify", record, "--key", str(path)]) == 0

    def test_key_is_read_from_digits(self, record: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["--language", "en", "verify", record, "--key", OTHER, "--key", KEY.public.upper()]) == 0
        assert ENGLISH.say("records-signed", key=KEY.public) in capsys.readouterr().out
        assert main(["--language", "en", "verify", record, "--key", OTHER]) == 1
        assert ENGLISH.say("records-finding-other_key", key=KEY.public) in capsys.readouterr().out

    @pytest.mark.parametrize(
        "content",
        [b"", b"{}", b'{"keys":[]}', b'{"keys":["12"]}', b"\xff", b"nothing", b"0" * 63, b"[" * 10_000],
    )
    def test_unreadable_key_is_named(
        self, record: str, tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
    ) -> None:
        path = tmp_path / "key"
        path.write_bytes(content)
        assert main(["verify", record, "--key", str(path)]) == 2
        output = capsys.readouterr()
        reason = f"“{path}” is neither a public key (64 hexadecimal digits) nor a file with one."
        assert (output.out, output.err) == ("", reason + "\n")

    @pytest.mark.parametrize("text", ["", "missing", "0" * 65, "a\0b", "."])
    def test_missing_key_file_is_named(self, record: str, text: str) -> None:
        assert main(["verify", record, "--key", text]) == 2


@pytest.fixture
def serve_bytes() -> Iterator[Callable[[bytes, float], str]]:
    """Starts a server that sends these bytes to a client, with a pause after each."""
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:

        def serve(data: bytes, pause: float) -> None:
            with suppress(OSError), closing(listening.accept()[0]) as line:  # the client may be gone
                line.recv(4096)
                for k in range(len(data)) if pause else ():
                    line.sendall(data[k : k + 1])
                    time.sleep(pause)
                if not pause:
                    line.sendall(data)

        def start(data: bytes, pause: float = 0.0) -> str:
            threading.Thread(target=serve, args=(data, pause), daemon=True).start()
            return f"http://127.0.0.1:{listening.getsockname()[1]}"

        yield start


def response(body: bytes, status: str = "200 OK") -> bytes:
    return b"HTTP/1.1 %s\r\nContent-Length: %d\r\n\r\n%s" % (status.encode(), len(body), body)


class TestServer:
    def test_server_provides_its_keys(self, serve_bytes: Callable[..., str], record: str) -> None:
        keys = json.dumps({"keys": [OTHER, KEY.public]}).encode()
        assert main(["verify", record, "--server", serve_bytes(response(keys)) + "/"]) == 0

    def test_keys_of_another_server_do_not_match(self, serve_bytes: Callable[..., str], record: str) -> None:
        keys = json.dumps({"keys": [OTHER]}).encode()
        assert main(["verify", record, "--server", serve_bytes(response(keys))]) == 1

    @pytest.mark.parametrize(
        ("data", "problem"),
        [
            (response(b"", "404 Not Found"), "404 Not Found"),
            (response(b"<html>"), "keys[0]"),
            (response(b'{"keys":[]}'), "there is none"),
            (response(b'{"keys":["%s"],"keys":["%s"]}' % (b"0" * 64, b"1" * 64)), "duplicate key"),
            (response(b'{"keys":1}'), "keys.keys"),
            (b"good day\r\n", "good day"),
            (b"", "closed"),
        ],
    )
    def test_useless_answer_is_named(
        self,
        serve_bytes: Callable[..., str],
        record: str,
        data: bytes,
        problem: str,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        server = serve_bytes(data)
        assert main(["--language", "en", "verify", record, "--server", server]) == 2
        output = capsys.readouterr()
        assert output.out == ""
        assert output.err.startswith(f"Can’t get the public keys of {server}: ")
        assert problem in output.err
        assert len(output.err.splitlines()) == 1

    @pytest.mark.parametrize(
        "server",
        ["", "tables.example.org", "file:///etc/passwd", "http://", "http://127.0.0.1:1", "http://a b"],
    )
    def test_missing_server_is_named(
        self, server: str, record: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["verify", record, "--server", server]) == 2
        output = capsys.readouterr()
        assert (output.out, len(output.err.splitlines())) == ("", 1)

    @pytest.mark.parametrize("pause", [5.0, 0.05])
    def test_slow_server_has_a_time_limit(
        self,
        serve_bytes: Callable[..., str],
        record: str,
        pause: float,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        """Even if the server sends one byte from time to time."""
        monkeypatch.setattr(public_keys, "TIMEOUT", 0.3)
        begun = time.monotonic()
        server = serve_bytes(response(b"x" * 500), pause)
        assert main(["--language", "en", "verify", record, "--server", server]) == 2
        assert time.monotonic() - begun < 3
        assert "within" in capsys.readouterr().err


def test_help_explains_keys_and_servers(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["verify", "--help"])
    output = capsys.readouterr().out
    assert "--key KEY" in output
    assert "--server SERVER" in output
