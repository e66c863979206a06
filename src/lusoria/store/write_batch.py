"""Writes a batch of jobs in one transaction. An append is a compare-and-set on the version of its log.

`plan_appends` compares versions inside the transaction. Two nodes may read the same version at once: then the
primary key `entries_pkey` rejects the second insert, which is Stale too.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct, field

from lusoria.store.group_commit import Outcome
from lusoria.store.port import Append, RecordRow, Stale, TableRow

Value: TypeAlias = str | int | float | bytes | None  # a statement's parameter
Row: TypeAlias = Iterable[Any]  # a result row; drivers do not type the columns


class Transaction(Protocol):
    """A connection inside a transaction."""

    async def run(self, statement: str, *values: Value) -> Sequence[Row]:
        """Run one statement; returns its rows."""
        ...

    async def mark_for_wipe(self) -> None:
        """Mark the file for `Store.wipe`: this transaction erases data."""
        ...


class OtherJob(Struct, frozen=True):
    """Any other small write. Awaits only the transaction, because SQLite runs it in another thread."""

    run: Callable[[Transaction], Awaitable[Outcome]]


Job: TypeAlias = Append | OtherJob


def size_of(job: Job) -> int:
    """Approximate size of a job in bytes."""
    return sum(map(len, job.entries)) if isinstance(job, Append) else 0


class WritePlan(Struct):
    """The valid part of a batch, and the outcome of each append."""

    outcomes: list[int | Stale] = field(default_factory=list)
    entries: list[tuple[str, int, bytes]] = field(default_factory=list)
    rows: dict[str, TableRow] = field(default_factory=dict)
    people: list[tuple[str, str]] = field(default_factory=list)
    records: dict[str, RecordRow] = field(default_factory=dict)


def plan_appends(appends: Sequence[Append], versions: Mapping[str, int]) -> WritePlan:
    """Accept each append that expects the version of its log, in order; the others are Stale."""
    plan, versions = WritePlan(), dict(versions)
    for append in appends:
        version = versions.get(append.table, 0)
        if append.expected_version != version:
            plan.outcomes.append(stale_error(append, version))
            continue
        versions[append.table] = append.new_version
        plan.outcomes.append(append.new_version)
        for number, body in enumerate(append.entries, version + 1):
            plan.entries.append((append.table, number, body))
        for person in append.people:
            plan.people.append((append.table, person))
        if append.row is not None:
            plan.rows[append.table] = append.row
        if append.record is not None:
            plan.records[append.table] = append.record
    return plan


def stale_error(append: Append, version: int) -> Stale:
    return Stale(f"The log of table {append.table} is at {version}, not at {append.expected_version}.")


class BulkWriter(Transaction, Protocol):
    """A transaction with bulk writes, which differ by database."""

    async def lock_rows(self, tables: list[str]) -> None:
        """Lock the index rows of these tables until the transaction ends, against `forget` and other appends.

        `forget` deletes only open (not started) and temporary tables, so that a plain move needs no lock.
        """
        ...

    async def versions(self, tables: list[str]) -> dict[str, int]:
        """Versions of these tables' logs."""
        ...

    async def write(self, plan: WritePlan) -> None:
        """Write entries, then rows, then their people and records."""
        ...


async def write_batch(jobs: Sequence[Job], writer: BulkWriter) -> list[Outcome]:
    """In a transaction: write valid appends, run other jobs, and return the outcome of each job."""
    appends = [job for job in jobs if isinstance(job, Append)]
    plan = WritePlan()
    if appends:
        if with_row := sorted(
            {append.table for append in appends if append.expected_version and append.row is not None}
        ):
            await writer.lock_rows(with_row)
        plan = plan_appends(appends, await writer.versions(sorted({append.table for append in appends})))
        if plan.entries:
            await writer.write(plan)
    append_outcomes = iter(plan.outcomes)
    return [next(append_outcomes) if isinstance(job, Append) else await job.run(writer) for job in jobs]
