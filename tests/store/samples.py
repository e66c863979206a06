"""Rows and logs to test with."""

import asyncio
from typing import Any

from msgspec.structs import replace

from lusoria.store import RecordRow, Stale, Store, TableRow
from lusoria.store.database_url import File, address
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


def a_row(table: str, **changes: Any) -> TableRow:
    """The row of a table, with a code of its own unless another is given."""
    return replace(ROW, **{"id": table, "code": f"code of {table}", **changes})


def a_record(table: str, finished: float, *, public: bool = True) -> RecordRow:
    return RecordRow(table, "alea", finished, public, f'{{"of":"{table}"}}'.encode())


def entry(table: str, number: int) -> bytes:
    """What a test writes as entry `number`, so that a gap, a swap or a doubling shows."""
    return f'{{"table":"{table}","number":{number}}}'.encode()


def log(table: str, length: int) -> list[bytes]:
    return [entry(table, number) for number in range(1, length + 1)]


def empty(url: str) -> None:
    """Leave nothing of a database that nobody has open."""
    match address(url):
        case File(path):
            path.unlink()
        case _:
            wipe(url)


async def put_row(store: Store, row: TableRow) -> None:
    """Have this row in the index, with whatever entry."""
    await store.append(row.id, len(await store.read(row.id)), [b"x"], row=row)


async def put_table(store: Store, row: TableRow) -> None:
    """Have a table with this row, at which two people are."""
    await store.append(row.id, 0, [b"x"], row=row, people=["ann", "bob"])


async def insist(store: Store, table: str, body: bytes) -> int:
    """Append as a table does: look, try, and look again when someone was faster."""
    while True:
        version = len(await store.read(table))
        try:
            return await store.append(table, version, [body])
        except Stale:
            await asyncio.sleep(0)
