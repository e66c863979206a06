"""Commands that need a database which is there: a mistyped path is said, and nothing is made of it."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from lusoria.cli import main

COMMANDS = (("export", "out"), ("export", "out", "--consented"), ("backup", "out"), ("wipe",))


def missing(_: Path) -> None:
    """Nobody made it."""


def empty(path: Path) -> None:
    path.touch()


def of_somebody_else(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute("CREATE TABLE recipes (name TEXT)")
        file.commit()


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("make", [missing, empty, of_somebody_else])
def test_a_wrong_path_is_said_and_nothing_is_made(
    command: tuple[str, ...],
    make: Callable[[Path], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "lusorai.db"
    make(path)
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    assert main(["--language", "en", *command, "--database", str(path)]) == 2
    told = capsys.readouterr()
    said = (
        f"There is no database at {path}." if make is missing else "This database holds nothing of Lusoria's."
    )
    assert (told.out, told.err) == ("", said + "\n")
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == before


def test_there_is_nothing_to_export_from_memory(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(tmp_path / "out"), "--database", "memory:"]) == 2
    assert "memory" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
