"""Started in the background, without a home, without the network, in another locale: all works the same.

The tests themselves bring their surroundings (`tests/surroundings.py`); programs must bear what they find.
"""

import ast
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

import run
from lusoria.words import words
from tests import surroundings
from tools import client

UNIX = pytest.mark.skipif(run.WINDOWS, reason="signals and terminals are Unix's")
LUSORIA = (sys.executable, "-m", "lusoria.cli", "--language", "en")
LOCALES = ({"LC_ALL": "C", "PYTHONUTF8": "0"}, {"LANG": "de_DE.UTF-8"}, {"LANG": "tr_TR.UTF-8"}, {"LANG": ""})
DIES = 20


def ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@UNIX
class TestWithInterruptsIgnored:
    def test_who_sits_at_a_keyboard_may_leave_all_the_same(self) -> None:
        program, *args = (*LUSORIA, "tui")
        child = pexpect.spawn(
            program, args, encoding="utf-8", timeout=DIES, dimensions=(24, 80), preexec_fn=ignore_interrupts
        )
        child.expect("Which game do you want to play")
        child.expect_exact("›")  # whoever interrupts before they are asked is not heard yet
        child.sendintr()
        child.expect_exact(words("en").say("cli-interrupted"))
        child.expect(pexpect.EOF)
        child.close()
        assert child.exitstatus == 130

    def test_a_server_in_the_background_goes_on(self) -> None:
        server = subprocess.Popen(
            [*LUSORIA, *("serve", "--host", "127.0.0.1", "--port", "0", "--database", "memory:")],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            preexec_fn=ignore_interrupts,  # noqa: PLW1509 (no thread of ours holds a lock here)
        )
        with server:
            assert server.stdout is not None
            port = int(re.findall(rb":(\d+)", server.stdout.readline())[-1])
            server.send_signal(signal.SIGINT)
            socket.create_connection(("127.0.0.1", port), DIES).close()
            assert server.poll() is None
            server.terminate()
            server.communicate(timeout=DIES)
        assert server.returncode == 0


class TestWithoutAHome:
    def test_tests_have_none(self) -> None:
        with pytest.raises(OSError, match="home"):
            (Path.home() / "notes").mkdir(parents=True)

    def test_an_evening_says_where_it_would_keep_its_tables(self) -> None:
        done = subprocess.run(
            [*LUSORIA, "play", "--no-browser"], check=False, capture_output=True, timeout=DIES
        )
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, b"", 1)
        assert surroundings.NO_HOME in done.stderr.decode()

    def test_uv_and_npm_do_without_a_cache_there(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        tell = [sys.executable, "-c", "import os; print(os.environ.get('npm_config_cache'))"]
        npm = client.Npm(tell, Path(sys.executable))
        for home, cached in ((surroundings.NO_HOME, False), (str(tmp_path), True)):
            monkeypatch.setenv("HOME", home)
            assert ("UV_NO_CACHE" not in run.uv_environment()) == cached
            assert (npm.run(tmp_path)[1] == "None\n") == cached


class TestOffline:
    @pytest.mark.parametrize("host", ["example.org", "192.0.2.1", "::ffff:192.0.2.1"])
    def test_a_test_that_asks_for_another_machine_fails(self, host: str) -> None:
        with pytest.raises(surroundings.Outside, match=re.escape(host)):
            socket.create_connection((host, 80), 1)

    def test_this_machine_may_be_asked(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            socket.create_connection(("localhost", listening.getsockname()[1]), DIES).close()


class TestInAnyLocale:
    @pytest.mark.parametrize("locale", LOCALES, ids=str)
    def test_a_record_is_verified_and_told(self, locale: dict[str, str], tmp_path: Path) -> None:
        """In French, which no plain ASCII can write: what cannot be shown becomes a question mark."""
        record = tmp_path / "partie été.json"
        record.write_bytes((run.ROOT / "tests/records/golden/alea-2.json").read_bytes())
        done = subprocess.run(
            [sys.executable, "-m", "lusoria.cli", "--language", "fr", "verify", str(record)],
            check=False,
            capture_output=True,
            env={**os.environ, **locale},
        )
        assert (done.returncode, done.stderr) == (0, b"")
        assert b"126" in done.stdout

    def test_no_text_is_read_in_the_encoding_of_the_machine(self) -> None:
        folders = (run.ROOT / name for name in ("src", "tests", "tools", "bench"))
        files = [run.ROOT / "run.py", *(file for folder in folders for file in folder.rglob("*.py"))]
        assert [f"{file.relative_to(run.ROOT)}:{line}" for file in files for line in careless(file)] == []

    @pytest.mark.parametrize("code", ["path.read_text()", "path.write_text(text)", "run(command, text=True)"])
    def test_such_a_line_would_be_found(self, tmp_path: Path, code: str) -> None:
        file = tmp_path / "code.py"
        file.write_text(code, encoding="utf-8")
        assert list(careless(file)) == [1]


def careless(file: Path) -> Iterator[int]:
    """The lines where text goes to a file or comes from a program, and no encoding is named."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            named = {word.arg for word in node.keywords}
            of_a_file = name in ("read_text", "write_text")
            of_a_program = name in ("run", "Popen", "check_output") and "text" in named
            if (of_a_file or of_a_program) and "encoding" not in named:
                yield node.lineno
