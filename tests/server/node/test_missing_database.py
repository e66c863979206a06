"""Commands that need a database report a mistyped path, and create nothing."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from lusoria.cli import main
from lusoria.store import open_store
from lusoria.store.maintenance.backup_file import backup

COMMANDS = (("export", "out"), ("export", "out", "--consented"), ("backup", "out"), ("wipe",))


def missing(_: Path) -> None:
    return


def empty(path: Path) -> None:
    path.touch()


def of_another_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute("CREATE TABLE recipes (name TEXT)")
        file.commit()


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("make", [missing, empty, of_another_program])
def test_missing_database_is_reported_and_not_created(
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
    output = capsys.readouterr()
    foreign = "This is not a Lusoria database."
    expected = f"There is no database at {path}." if make is missing else foreign
    assert (output.out, output.err) == ("", expected + "\n")
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == before


def test_memory_database_cannot_be_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(tmp_path / "out"), "--database", "memory:"]) == 2
    assert "memory" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("command", ["backup", "export"])
@pytest.mark.parametrize("ending", ["", "-wal", ".lock", "link", "hard"])
def test_output_never_replaces_the_database(
    command: str, ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Regression: the output replaced the database while a running server wrote on into the unlinked file."""
    path, source = tmp_path / "lusoria.db", tmp_path / "a.backup"
    create_databases(path, source)
    file = Path(f"{path}{ending}")
    if ending == "link":
        file.symlink_to(path)
    elif ending == "hard":
        file.hardlink_to(path)
    before = path.read_bytes()
    assert main(["--language", "en", command, str(file), "--database", str(path)]) == 2
    assert f"cannot be written to {file}: the database is there." in capsys.readouterr().err
    assert path.read_bytes() == before


@pytest.mark.parametrize("command", ["backup", "export"])
def test_output_never_overwrites_database_named_part(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "out.part"
    create_databases(path, tmp_path / "a.backup")
    before = path.read_bytes()
    assert main(["--language", "en", command, str(tmp_path / "out"), "--database", str(path)]) == 2
    assert "the database is there" in capsys.readouterr().err
    assert path.read_bytes() == before


@pytest.mark.parametrize("command", ["backup", "export"])
@pytest.mark.parametrize("file", ["/", ".", "folder", "a.backup/x", "x" * 252])
def test_unwritable_target_is_reported(
    command: str,
    file: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    create_databases(tmp_path / "lusoria.db", tmp_path / "a.backup")
    (tmp_path / "folder").mkdir()
    assert main(["--language", "en", command, file]) == 2
    assert f"cannot be written to {file}: " in capsys.readouterr().err


@pytest.mark.parametrize("database", ["/", "postgresql://127.0.0.1:99999/x", "postgresql://[/x"])
@pytest.mark.parametrize("command", ["backup", "export", "restore"])
def test_wrong_database_address_is_reported(
    command: str, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", "en", command, str(tmp_path / "out"), "--database", database]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_folder_instead_of_database_keeps_its_rights(tmp_path: Path) -> None:
    """Regression: the folder's permissions were narrowed."""
    folder = tmp_path / "folder"
    create_databases(tmp_path / "lusoria.db", tmp_path / "a.backup")
    folder.mkdir(0o755)
    folder.chmod(0o755)
    assert main(["restore", str(tmp_path / "a.backup"), "--database", str(folder)]) == 2
    assert folder.stat().st_mode & 0o777 == 0o755


def create_databases(path: Path, source: Path) -> None:
    """A database without games, and a backup of it."""

    async def once() -> None:
        async with open_store(str(path)):
            pass
        await backup(str(path), source)

    asyncio.run(once())
