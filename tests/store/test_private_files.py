"""Owner-only permissions of databases, their logs, backups and exports."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from lusoria.server.node.config import Config
from lusoria.server.node.export import export
from lusoria.server.node.serve import warn_if_readable_by_others
from lusoria.store import open_store
from lusoria.store.maintenance.backup_file import backup, restore
from lusoria.store.private_files import open_to_others

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes"),
]


@pytest.fixture(autouse=True)
def open_umask() -> Iterator[None]:
    """New files are open to everyone unless the code restricts them."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


def open_up(folder: Path) -> None:
    for file in folder.iterdir():
        file.chmod(0o664)


async def test_open_file_is_made_private_at_start(tmp_path: Path) -> None:
    """Regression: only new files were private; copied or restored ones stayed open."""
    path = tmp_path / "lusoria.db"
    async with open_store(str(path)) as store:
        await store.shared_secret("key", b"x")
    with closing(sqlite3.connect(path)) as other:  # keeps the logs beside it
        other.execute("SELECT * FROM secrets").fetchall()
        open_up(tmp_path)
        assert set(modes(tmp_path)) == {"lusoria.db", "lusoria.db-wal", "lusoria.db-shm"}
        async with open_store(str(path)) as store:
            assert await store.shared_secret("key", b"y") == b"x"
            assert set(modes(tmp_path).values()) == {0o600}
            assert not any(open_to_others(path))


async def test_restore_backup_and_export_files_are_private(tmp_path: Path) -> None:
    """Regression: `restore` and `export` made files with the machine's default permissions."""
    first, second = f"sqlite:///{tmp_path}/first.db", f"sqlite:///{tmp_path}/second.db"
    async with open_store(first) as store:
        await store.shared_secret("key", b"x")
    for name in ("all.backup", "games.jsonl"):
        (tmp_path / name).touch(0o666)
        (tmp_path / f"{name}.part").touch(0o666)  # left by a killed process
    await backup(first, tmp_path / "all.backup")
    await restore(tmp_path / "all.backup", second)
    await export(first, tmp_path / "games.jsonl")
    assert {"first.db", "second.db", "all.backup", "games.jsonl"} <= set(modes(tmp_path))
    assert set(modes(tmp_path).values()) == {0o600}


async def test_file_of_another_owner_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its permissions cannot be changed: the server warns at its start."""
    path = tmp_path / "lusoria.db"
    async with open_store(str(path)):
        pass
    path.chmod(0o660)

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "chmod", refuse)
    async with open_store(str(path)) as store:
        await store.ping()
    assert list(open_to_others(path)) == [path]
    with capture_logs() as logs:
        warn_if_readable_by_others(Config(database=str(path)))
        warn_if_readable_by_others(Config(database="memory:"))
    assert [line["event"] for line in logs] == ["database_open_to_others"]
