"""Process with a full disk: `python -m tests.store.small_disk PATH` prints the results as JSON.

No file of this process may grow beyond a limit, which is what a full disk looks like from inside.
"""

import asyncio
import json
import resource
import sys
from pathlib import Path
from typing import Any

from lusoria.store import Stale, Store, StoreDown, open_store
from tests.store.samples import a_row

TABLES = [f"t{number}" for number in range(8)]


def allow(size: int) -> None:
    """Let no file grow beyond a size."""
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))


async def grow(store: Store, known: dict[str, int]) -> list[str]:
    """Add two entries to every table, and give the kinds of errors that were heard."""

    async def one(table: str) -> None:
        after = known[table]
        big = [f"{table} {after + step} ".encode().ljust(10_000, b".") for step in (1, 2)]
        known[table] = await store.append(
            table, after, big, row=a_row(table, summary=str(after + 2).encode())
        )

    heard = await asyncio.gather(*map(one, TABLES), return_exceptions=True)
    assert not any(isinstance(outcome, Stale) for outcome in heard), "something was half-written"
    return [type(outcome).__name__ for outcome in heard if isinstance(outcome, BaseException)]


async def writes(store: Store) -> bool:
    """Whether the store says that it can be written to."""
    try:
        await store.ping()
    except StoreDown:
        return False
    return True


async def main(path: Path) -> dict[str, Any]:
    known = dict.fromkeys(TABLES, 0)
    async with open_store(str(path)) as store:
        before = await grow(store, known)
        said = [await writes(store)]
        allow(path.with_name(path.name + "-wal").stat().st_size + 40_000)
        full = [await grow(store, known) for _ in range(4)]
        heard = ""
        try:
            await store.shared_secret("cookies", b"x" * 100_000)
        except StoreDown as error:
            heard = str(error)
        said.append(await writes(store))
        read = {table: len(await store.read(table)) for table in TABLES}
        allow(resource.getrlimit(resource.RLIMIT_FSIZE)[1])
        assert read == known
        after = [await grow(store, known) for _ in range(2)]
        said.append(await writes(store))
    return {"before": before, "full": full, "heard": heard, "after": after, "said": said, "known": known}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(Path(sys.argv[1])))))
