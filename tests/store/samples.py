"""Rows, records and logs for tests of stores."""

import asyncio
from typing import Any

from msgspec.structs import replace

from lusoria.store import Append, RecordRow, Stale, Store, TableRow
from lusoria.store.database_url import File, address
from lusoria.store.port import Outdated
from tests.store.postgres import wipe

ROW = TableRow(
    id="t1",
    code="ROMA",
    game="alea",
    status="open",
    listed=True,
    created=1000.0,
    updated=1000.0,
    deadline=None,
    summary=b'{"seats":4}',
)


def make_row(table: str, **changes: Any) -> TableRow:
    """The row of a table, with its own code unless another is given."""
    return replace(ROW, **{"id": table, "code": f"code of {table}", **changes})


def make_record(table: str, finished: float, *, public: bool = True) -> RecordRow:
    return RecordRow(table, "alea", finished, public, f'{{"of":"{table}"}}'.encode())


def entry(table: str, number: int) -> bytes:
    """Entry `number`, recognizable after a gap, a swap or a duplicate."""
    return f'{{"table":"{table}","number":{number}}}'.encode()


def log(table: str, length: int) -> list[bytes]:
    return [entry(table, number) for number in range(1, length + 1)]


def all_but(most: int) -> Outdated:
    """Selects all chat lines but the last `most`."""
    return lambda chat: range(len(chat) - most)


def empty_database(url: str) -> None:
    """Deletes everything in a closed database."""
    match address(url):
        case File(path):
            path.unlink()
        case _:
            wipe(url)


async def put_row(store: Store, row: TableRow) -> None:
    """Puts a row into the index, with any entry."""
    await store.append(Append(row.id, len(await store.read(row.id)), [b"x"], row=row))


async def put_table(store: Store, row: TableRow) -> None:
    """Creates a table with this row and two people."""
    await store.append(Append(row.id, 0, [b"x"], row=row, people=["ann", "bob"]))


async def append_with_retry(store: Store, table: str, body: bytes) -> int:
    """Appends as a table does: reads the version, and again after `Stale`."""
    while True:
        version = len(await store.read(table))
        try:
            return await store.append(Append(table, version, [body]))
        except Stale:
            await asyncio.sleep(0)
