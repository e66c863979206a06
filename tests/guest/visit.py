"""A guest in the house: a game in a package of its own, installed like any other, and nothing else changed.

Which games there are is settled once in a process. So everything here happens in processes of its own, which
find the package on their path; the one that runs these tests never hears of it.
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
PLACE = re.compile(rb"http://127\.0\.0\.1:(\d+)")
MEANT_FOR_OTHERS = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "PYTEST_ADDOPTS")
DIES = 300


@dataclass(frozen=True)
class House:
    """The program with these folders of installed packages."""

    packages: Sequence[Path]

    @property
    def environment(self) -> dict[str, str]:
        ours = {name: value for name, value in os.environ.items() if name not in MEANT_FOR_OTHERS}
        path = os.pathsep.join(map(str, self.packages))
        return ours | {"PYTHONPATH": path, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}

    def run(self, *command: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            command,
            input=typed,
            env=self.environment,
            cwd=ROOT,
            check=False,
            capture_output=True,
            encoding="utf-8",
            timeout=DIES,
        )

    def lusoria(self, *said: str, typed: str = "") -> str:
        """What a command answers, where all is well."""
        done = self.run(*COMMAND, *said, typed=typed)
        assert done.returncode == 0, done.stdout + done.stderr
        assert done.stderr == ""
        return done.stdout

    @contextmanager
    def talking(self, *said: str) -> Iterator[Callable[[object], Any]]:
        """A command that answers every line with a line."""
        with subprocess.Popen(
            (*COMMAND, *said),
            env=self.environment,
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        ) as process:
            said_to, heard_from = process.stdin, process.stdout
            assert said_to is not None
            assert heard_from is not None

            def ask(request: object) -> Any:
                said_to.write(lines(request))
                said_to.flush()
                answer = json.loads(heard_from.readline())
                assert answer["ok"], answer
                return answer

            yield ask
            said_to.close()
            assert process.wait(DIES) == 0

    @contextmanager
    def serving(self, folder: Path) -> Iterator[int]:
        """`lusoria serve`, with bots in a process of their own; the port it listens at."""
        command = (*COMMAND, "serve", *SETTINGS, f"--database=sqlite:///{folder}/lusoria.db")
        with subprocess.Popen(
            command, env=self.environment, cwd=ROOT, stdout=subprocess.PIPE, start_new_session=True
        ) as process:
            try:
                assert process.stdout is not None
                said = process.stdout.readline()
                found = PLACE.search(said)
                assert found is not None, said
                yield int(found[1])
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)

    def python(self, code: str) -> str:
        """What a program prints that uses the library."""
        done = self.run(sys.executable, "-W", "error", "-c", code)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def pytest(self, *said: str) -> dict[str, int]:
        """How many tests passed, failed and so on; the whole output where not all of them passed."""
        done = self.run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *said)
        assert done.returncode == 0, done.stdout + done.stderr
        summary = done.stdout.strip().splitlines()[-1].partition(" in ")[0]
        return {kind: int(count) for count, kind in (part.split() for part in summary.split(", "))}


def install(source: Path, target: Path) -> None:
    """As anybody would, without the network."""
    offline = ("--no-index", "--no-deps", "--no-build-isolation", "--no-cache-dir")
    quiet = ("--isolated", "--quiet", "--disable-pip-version-check", "--no-input")
    command = (sys.executable, "-m", "pip", "install", *quiet, *offline, "--target", str(target), str(source))
    done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr


def written_package(target: Path, name: str, entry_points: str, **modules: str) -> Path:
    """A package as an installer leaves it, written by hand."""
    info = target / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(entry_points, encoding="utf-8")
    for module, source in modules.items():
        (target / f"{module}.py").write_text(source, encoding="utf-8")
    return target


def lines(*requests: object) -> str:
    return "".join(json.dumps(request) + "\n" for request in requests)
