"""The base installation: what works with it, and which command loads what."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import run
from lusoria.cli import COMMANDS
from tests.project import base

pytestmark = pytest.mark.skipif(run.WINDOWS, reason="the environment is made of links")

RECORD = run.ROOT / "tests/records/golden/alea-2.json"
GAME = """
import random, sys, lusoria
from lusoria.bots import bot

alea, greedy, seed = lusoria.game("alea"), bot("alea", "greedy"), bytes(32)
options = alea.options_type(players=3)
match = lusoria.Match(alea, options, lusoria.FairNature(alea, options, seed))
while match.over is None:
    seat = match.awaited[0]
    match.act(seat, greedy.choose(alea.view(match.state, seat), random.Random(1)))
record = lusoria.record_of(match, (lusoria.Player("bot", bot="greedy"),) * 3, seed)
assert lusoria.verify(lusoria.write_record(record)).true
assert "cryptography" not in sys.modules, "loaded where nothing is signed"
from lusoria.records.record import sign_record
from lusoria.records.signing import RecordKey

key = RecordKey(bytes(32))
assert lusoria.verify(lusoria.write_record(sign_record(record, key)), [key.public]).key_known
print("played", lusoria.__version__)
"""
LOADED = """
import contextlib, io, json, sys
from lusoria.cli import main
found = {}
for args in json.loads(sys.argv[1]):
    with contextlib.redirect_stdout(io.TextIOWrapper(io.BytesIO())), contextlib.suppress(SystemExit):
        main(args)
    found[" ".join(args)] = sorted({name.partition(".")[0] for name in sys.modules})
print(json.dumps(found))
"""
SERVER = {"litestar", "uvicorn", "sqlalchemy", "structlog", "asyncpg", "segno"}
LIGHT = [
    ("--help",),
    ("--version",),
    ("verify", str(RECORD)),
    ("verify", "missing.json"),
    ("schema", "alea"),
    ("schema", "socket"),
    ("rules", "idus-martii"),
    ("referee",),
]
Done = subprocess.CompletedProcess[str]


def named(args: tuple[str, ...]) -> str:
    """A test id without paths of this machine."""
    return " ".join(Path(word).name for word in args)


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the base only."""
    return base.make_environment(tmp_path_factory.mktemp("base") / "venv")


def start(python: Path | str, *args: str) -> Done:
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        [str(python), *args],
        check=False,
        capture_output=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        env={**env, "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1"},
    )


def lusoria(python: Path, *args: str) -> Done:
    return start(python, "-m", "lusoria.cli", *args)


class TestTheBaseAlone:
    def test_base_has_no_package_of_an_extra(self, python: Path) -> None:
        names = sorted(SERVER | {"rich", "websockets", "pytest"})
        code = f"import importlib.util as u; print([name for name in {names} if u.find_spec(name)])"
        found = start(python, "-c", code)
        assert (found.stdout, found.stderr) == ("[]\n", "")

    def test_base_plays_and_verifies_a_game(self, python: Path) -> None:
        done = start(python, "-W", "error", "-c", GAME)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith("played ")

    @pytest.mark.parametrize("args", [*LIGHT, ("serve", "--help"), ("tui", "--help")], ids=named)
    def test_base_commands_work(self, python: Path, args: tuple[str, ...]) -> None:
        done = lusoria(python, "--language", "en", *args)
        assert (done.returncode, "Traceback" in done.stderr) == (2 if "missing.json" in args else 0, False)

    @pytest.mark.parametrize("command", [name for name, (_, extra) in COMMANDS.items() if extra])
    def test_other_commands_name_the_extra_to_install(self, python: Path, command: str) -> None:
        record = str(RECORD)  # what `analyse` needs is known after it has read the record
        file = [record] if command in ("analyse", "replay", "backup", "restore", "export", "sit") else []
        file += ["tournament", "honest", "--game", "idus", "--folder", "there"] if command == "lab" else []
        done = lusoria(python, "--language", "de", command, *file)
        sentence = f'To use {command}, first install: pip install "lusoria[{COMMANDS[command][1]}]"'
        assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence + "\n")


class TestLoading:
    def loaded(self, *commands: tuple[str, ...]) -> dict[str, set[str]]:
        """Modules outside the standard library that are loaded after each command."""
        done = start(sys.executable, "-c", LOADED, json.dumps(commands))
        return {
            command: {name for name in names if not name.startswith("_")} - set(sys.stdlib_module_names)
            for command, names in json.loads(done.stdout).items()
        }

    def test_base_commands_load_the_base_only(self) -> None:
        found = self.loaded(*LIGHT, *((name, "--help") for name in COMMANDS))
        assert len(found) == len(LIGHT) + len(COMMANDS)
        assert {command: more for command, names in found.items() if (more := names - base.modules())} == {}

    def test_command_with_an_extra_loads_that_extra(self) -> None:
        """Shows that the check above sees imports."""
        tui, sit, backup, serve = self.loaded(
            ("tui", "--game", "nothing"),
            ("sit", "no link"),
            ("backup", "/nowhere/at/all", "--database", "/nowhere/lusoria.db"),
            ("serve", "--port", "-1"),
        ).values()
        assert {"rich"} == {"rich", "sqlalchemy", "litestar"} & tui
        assert {"rich", "websockets"} == {"rich", "websockets", "sqlalchemy", "litestar"} & sit
        assert {"rich", "sqlalchemy"} == {"rich", "sqlalchemy", "litestar"} & backup
        assert serve >= SERVER - {"asyncpg"}

    def test_library_loads_the_base_only(self) -> None:
        done = start(sys.executable, "-c", "import sys, lusoria, lusoria.bots; print(*sys.modules)")
        names = {name.partition(".")[0] for name in done.stdout.split() if not name.startswith("_")}
        assert names - set(sys.stdlib_module_names) - base.modules() == set()
