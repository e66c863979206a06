"""Process with a full disk: `python -m tests.store.small_disk PATH` prints its results as JSON.

A limit on file sizes has the same effect as a full disk.
"""

import asyncio
import json
import resource
import sys
from pathlib import Path
from typing import Any

from lusoria.store import Stale, Store, StoreDown, open_store
from lusoria.store.port import Append
from tests.store.samples import make_row

TABLES = [f"t{number}" for number in range(8)]


def limit_file_size(size: int) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))


async def grow(store: Store, known: dict[str, int]) -> list[str]:
    """Adds two entries to every table. Returns the kinds of errors."""

    async def append_two(table: str) -> None:
        after = known[table]
        big = [f"{table} {after + step} ".encode().ljust(10_000, b".") for step in (1, 2)]
        row = make_row(table, summary=str(after + 2).encode())
        known[table] = await store.append(Append(table, after, big, row=row))

    outcomes = await asyncio.gather(*map(append_two, TABLES), return_exceptions=True)
    assert not any(isinstance(outcome, Stale) for outcome in outcomes), "an append was half-written"
    return [type(outcome).__name__ for outcome in outcomes if isinstance(outcome, BaseException)]


async def is_writable(store: Store) -> bool:
    try:
        await store.ping()
    except StoreDown:
        return False
    return True


async def main(path: Path) -> dict[str, Any]:
    known = dict.fromkeys(TABLES, 0)
    async with open_store(str(path)) as store:
        before = await grow(store, known)
        writable = [await is_writable(store)]
        limit_file_size(path.with_name(path.name + "-wal").stat().st_size + 40_000)
        full = [await grow(store, known) for _ in range(4)]
        message = ""
        try:
            await store.shared_secret("cookies", b"x" * 100_000)
        except StoreDown as error:
            message = str(error)
        writable.append(await is_writable(store))
        read = {table: len(await store.read(table)) for table in TABLES}
        limit_file_size(resource.getrlimit(resource.RLIMIT_FSIZE)[1])
        assert read == known
        after = [await grow(store, known) for _ in range(2)]
        writable.append(await is_writable(store))
    results = {"before": before, "full": full, "message": message, "after": after}
    return {**results, "writable": writable, "known": known}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(Path(sys.argv[1])))))
