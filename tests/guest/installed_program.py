"""Runs the program in processes that find the plug-in games of tests/guest on their path.

A process loads its list of games once. So these tests start processes of their own, and the process of the
tests never loads a plug-in game.
"""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(__file__).parent / "package"
LAPILLI = Path(__file__).parent / "terni_lapilli"
GOLDEN = Path(__file__).parent / "golden"
COMMAND = (sys.executable, "-m", "lusoria.cli")
SETTINGS = (
    "--host=127.0.0.1",
    "--port=0",
    "--log-level=error",
    "--bot-delay=0.01",
    "--grace=600",
    "--messages-per-second=100000",
    "--requests-per-minute=1000000",
    "--tables-per-hour=1000000",
)
ADDRESS = re.compile(rb"http://127\.0\.0\.1:(\d+)")
UNSET_VARIABLES = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "PYTEST_ADDOPTS")
TIMEOUT = 300


@dataclass(frozen=True)
class InstalledProgram:
    """The program with these folders of installed packages."""

    packages: Sequence[Path]

    @property
    def environment(self) -> dict[str, str]:
        variables = {name: value for name, value in os.environ.items() if name not in UNSET_VARIABLES}
        path = os.pathsep.join(map(str, self.packages))
        return variables | {"PYTHONPATH": path, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}

    def run(self, *command: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            command,
            input=typed,
            env=self.environment,
            cwd=ROOT,
            check=False,
            capture_output=True,
            encoding="utf-8",
            timeout=TIMEOUT,
        )

    def lusoria(self, *arguments: str, typed: str = "") -> str:
        """Output of a command that succeeds without warnings."""
        done = self.run(*COMMAND, *arguments, typed=typed)
        assert done.returncode == 0, done.stdout + done.stderr
        assert done.stderr == ""
        return done.stdout

    @contextmanager
    def conversation(self, *arguments: str) -> Iterator[Callable[[object], Any]]:
        """A command that answers each line with one line."""
        with subprocess.Popen(
            (*COMMAND, *arguments),
            env=self.environment,
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        ) as process:
            stdin, stdout = process.stdin, process.stdout
            assert stdin is not None
            assert stdout is not None

            def ask(request: object) -> Any:
                stdin.write(lines(request))
                stdin.flush()
                answer = json.loads(stdout.readline())
                assert answer["ok"], answer
                return answer

            yield ask
            stdin.close()
            assert process.wait(TIMEOUT) == 0

    @contextmanager
    def serving(self, folder: Path) -> Iterator[int]:
        """Runs `lusoria serve` with bots in a separate process. Yields its port."""
        command = (*COMMAND, "serve", *SETTINGS, f"--database=sqlite:///{folder}/lusoria.db")
        with subprocess.Popen(
            command, env=self.environment, cwd=ROOT, stdout=subprocess.PIPE, start_new_session=True
        ) as process:
            try:
                assert process.stdout is not None
                arguments = process.stdout.readline()
                found = ADDRESS.search(arguments)
                assert found is not None, arguments
                yield int(found[1])
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)

    def python(self, code: str) -> str:
        """Output of a Python program that uses the library."""
        done = self.run(sys.executable, "-W", "error", "-c", code)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def pytest(self, *arguments: str) -> int:
        """Number of tests that pass. Fails with the whole output if a test fails or is skipped."""
        done = self.run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments)
        assert done.returncode == 0, done.stdout + done.stderr
        summary = done.stdout.strip().splitlines()[-1].partition(" in ")[0]
        outcomes = {kind: int(count) for count, kind in (part.split() for part in summary.split(", "))}
        assert not {"failed", "error", "errors", "skipped"} & set(outcomes), summary
        return outcomes["passed"]


def install(source: Path, target: Path) -> None:
    """Installs a package with pip, without the network."""
    offline = ("--no-index", "--no-deps", "--no-build-isolation", "--no-cache-dir")
    quiet = ("--isolated", "--quiet", "--disable-pip-version-check", "--no-input")
    command = (sys.executable, "-m", "pip", "install", *quiet, *offline, "--target", str(target), str(source))
    done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr


def write_package(target: Path, name: str, entry_points: str, **modules: str) -> Path:
    """Writes a package as an installer leaves it."""
    info = target / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(entry_points, encoding="utf-8")
    for module, source in modules.items():
        (target / f"{module}.py").write_text(source, encoding="utf-8")
    return target


def lines(*requests: object) -> str:
    return "".join(json.dumps(request) + "\n" for request in requests)
