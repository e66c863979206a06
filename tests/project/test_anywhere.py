"""Works in the background, without a home, without a network, and in any locale.

`tests/isolated_environment.py` fixes the environment of the tests. Programs must work in any.
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
from tests import isolated_environment
from tools import client

UNIX = pytest.mark.skipif(run.WINDOWS, reason="signals and terminals are Unix's")
LUSORIA = (sys.executable, "-m", "lusoria.cli", "--language", "en")
LOCALES = ({"LC_ALL": "C", "PYTHONUTF8": "0"}, {"LANG": "de_DE.UTF-8"}, {"LANG": "tr_TR.UTF-8"}, {"LANG": ""})
TIMEOUT = 20


def ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@UNIX
class TestWithInterruptsIgnored:
    def test_interrupt_ends_command_at_a_terminal(self) -> None:
        program, *args = (*LUSORIA, "tui")
        child = pexpect.spawn(
            program,
            args,
            encoding="utf-8",
            timeout=TIMEOUT,
            dimensions=(24, 80),
            preexec_fn=ignore_interrupts,
        )
        child.expect("Which game do you want to play")
        child.expect_exact("›")  # an interrupt before the prompt would be ignored
        child.sendintr()
        child.expect_exact(words("en").say("cli-interrupted"))
        child.expect(pexpect.EOF)
        child.close()
        assert child.exitstatus == 130

    def test_background_server_ignores_interrupts(self) -> None:
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
            socket.create_connection(("127.0.0.1", port), TIMEOUT).close()
            assert server.poll() is None
            server.terminate()
            server.communicate(timeout=TIMEOUT)
        assert server.returncode == 0


class TestWithoutAHome:
    def test_tests_run_without_a_home(self) -> None:
        with pytest.raises(OSError, match="home"):
            (Path.home() / "notes").mkdir(parents=True)

    def test_play_names_its_database_folder_without_a_home(self) -> None:
        done = subprocess.run(
            [*LUSORIA, "play", "--no-browser"], check=False, capture_output=True, timeout=TIMEOUT
        )
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, b"", 1)
        assert isolated_environment.NO_HOME in done.stderr.decode()

    def test_uv_and_npm_run_without_a_cache(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        tell = [sys.executable, "-c", "import os; print(os.environ.get('npm_config_cache'))"]
        npm = client.Npm(tell, Path(sys.executable))
        for home, cached in ((isolated_environment.NO_HOME, False), (str(tmp_path), True)):
            monkeypatch.setenv("HOME", home)
            assert ("UV_NO_CACHE" not in run.uv_environment()) == cached
            assert (npm.run(tmp_path)[1] == "None\n") == cached


class TestOffline:
    @pytest.mark.parametrize("host", ["example.org", "192.0.2.1", "::ffff:192.0.2.1"])
    def test_connection_to_another_machine_fails(self, host: str) -> None:
        with pytest.raises(isolated_environment.OutsideAccess, match=re.escape(host)):
            socket.create_connection((host, 80), 1)

    def test_connection_to_this_machine_is_allowed(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            socket.create_connection(("localhost", listening.getsockname()[1]), TIMEOUT).close()


class TestInAnyLocale:
    @pytest.mark.parametrize("locale", LOCALES, ids=str)
    def test_verify_prints_in_any_locale(self, locale: dict[str, str], tmp_path: Path) -> None:
        """In French: characters outside the encoding become question marks."""
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

    def test_files_are_opened_with_an_explicit_encoding(self) -> None:
        folders = (run.ROOT / name for name in ("src", "tests", "tools", "bench"))
        files = [run.ROOT / "run.py", *(file for folder in folders for file in folder.rglob("*.py"))]
        assert [f"{file.relative_to(run.ROOT)}:{line}" for file in files for line in careless(file)] == []

    @pytest.mark.parametrize("code", ["path.read_text()", "path.write_text(text)", "run(command, text=True)"])
    def test_missing_encoding_is_found(self, tmp_path: Path, code: str) -> None:
        file = tmp_path / "code.py"
        file.write_text(code, encoding="utf-8")
        assert list(careless(file)) == [1]


def careless(file: Path) -> Iterator[int]:
    """Lines that read or write text without an encoding."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            named = {word.arg for word in node.keywords}
            of_a_file = name in ("read_text", "write_text")
            of_a_program = name in ("run", "Popen", "check_output") and "text" in named
            if (of_a_file or of_a_program) and "encoding" not in named:
                yield node.lineno
