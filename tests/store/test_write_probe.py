"""Write probe: tells whether a store is writable, with few writes."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from lusoria.store import StoreDown, open_store
from lusoria.store import write_probe as pulses
from lusoria.store.port import Append
from lusoria.store.sql_store import SqlStore
from lusoria.store.write_probe import WriteProbe

pytestmark = pytest.mark.anyio


class CommitCounter:
    """Counts the commits of a store."""

    def __init__(self, store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self.commits = 0
        commit = store._commit

        async def count(jobs: Sequence[Any]) -> list[Any]:
            self.commits += 1
            return await commit(jobs)

        monkeypatch.setattr(store, "_commit", count)


async def test_repeated_probe_writes_rarely(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_store(database) as store:
        assert isinstance(store, SqlStore)
        counter = CommitCounter(store, monkeypatch)
        for _ in range(20):
            await asyncio.gather(*(store.ping() for _ in range(20)))
        assert counter.commits == 1


async def test_probe_does_not_write_while_others_do(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_store(database) as store:
        assert isinstance(store, SqlStore)
        await store.append(Append("t1", 0, [b"a"]))
        counter = CommitCounter(store, monkeypatch)
        await store.ping()
        assert counter.commits == 0


async def test_probe_leaves_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulses, "FRESH_SECONDS", -1.0)
    async with open_store(database) as store:
        assert isinstance(store, SqlStore)
        await store.ping()
        await store.ping()
        assert await store._query("SELECT * FROM entries") == []


async def test_failed_commit_counts_until_one_succeeds(monkeypatch: pytest.MonkeyPatch) -> None:
    async def commit(*outcomes: Exception) -> list[Exception]:
        for outcome in outcomes:
            raise outcome
        return []

    probes = 0

    async def probe() -> None:
        nonlocal probes
        probes += 1
        await pulse.observe(commit())

    pulse = WriteProbe(probe)
    with pytest.raises(StoreDown):
        await pulse.observe(commit(StoreDown("full")))
    for _ in range(3):
        with pytest.raises(StoreDown, match="full"):
            await pulse.check()
    assert probes == 0, "no probe while the failure is known"
    monkeypatch.setattr(pulses, "FRESH_SECONDS", 0.0)
    await pulse.check()
    assert probes == 1
    monkeypatch.setattr(pulses, "FRESH_SECONDS", 60.0)
    await pulse.check()
    assert probes == 1
