"""Storage interface: what the server needs from a database.

A table is one append-only log of opaque bytes, numbered from 1 without gaps. An append is a
compare-and-set on the log's version: **the append is the lock**. Besides the logs, a store has an index of
tables, records of finished games with cached analyses, attempts at daily challenges, chat, private notes,
consents, and secrets that all nodes share.

LusoriaError
  Stale              the log has grown: read it and retry
  CodeTaken          another unfinished table has this code: draw another
  NoSuchTable        the table has no row (people, chat, notes), or no record (analyses)
  StoreDown          the database is unavailable; nothing was written
    UncertainCommit  ... but it failed during a commit: read the log before a retry
  Unfit              this database or backup cannot be used
    InUse            ... because another server has locked the file
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Literal, Protocol, TypeAlias, get_args

from msgspec import Struct

from lusoria.core.errors import LusoriaError, Malformed

LAST = 2**31 - 1  # largest number of an entry

Status: TypeAlias = Literal["open", "playing", "over"]
STATUSES: frozenset[str] = frozenset(get_args(Status))

Outdated: TypeAlias = Callable[[Sequence[bytes]], Iterable[int]]
"""Selects chat lines to delete, by index, ascending. A callback, because the store cannot decode lines."""


class Stale(LusoriaError):
    """The log has another version than the writer expected: another writer was first."""


class CodeTaken(LusoriaError):
    """Another unfinished table has this code."""


class NoSuchTable(LusoriaError):
    """The table has no row, or, for an analysis, no record."""


class StoreDown(LusoriaError):
    """The database is unavailable (disk full, connection lost, closed). Nothing was written."""


class UncertainCommit(StoreDown):
    """The database failed during a commit: the write may have succeeded. Read the log to find out."""


class Unfit(LusoriaError):
    """A database of a newer version or one that is not empty, or a broken backup; the text says which."""


class InUse(Unfit):
    """Another server has locked this file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path

    def __str__(self) -> str:
        return f"Another server is using {self.path}. Stop it first, or give this one another --database."


def is_storable(text: str) -> bool:
    """True if every database can store this text: no NUL and no unpaired surrogates."""
    if text.isascii():
        return "\0" not in text
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)


def check_names(**names: str) -> None:
    """Raise Malformed for a name that a database cannot store."""
    for where, name in names.items():
        if not is_storable(name):
            raise Malformed(where, "a name cannot hold this character")


class TableRow(Struct, frozen=True):
    """Index row of a table. `code` is unique among unfinished tables; `summary` is for the lobby."""

    id: str
    code: str
    game: str
    status: Status
    listed: bool
    created: float
    updated: float
    deadline: float | None
    summary: bytes
    passing: bool = False
    """Temporary table: deleted when it has been unused for a while, finished or not."""

    def __post_init__(self) -> None:
        check_names(id=self.id, code=self.code, game=self.game)
        if self.status not in STATUSES:
            raise Malformed("status", f"none of {', '.join(sorted(STATUSES))}")


class RecordRow(Struct, frozen=True):
    """A finished game. Kept permanently, unless its table is temporary."""

    table: str
    game: str
    finished: float
    public: bool
    document: bytes
    opens: float = 0.0
    """Unix time before which no client may see it."""

    def __post_init__(self) -> None:
        check_names(table=self.table, game=self.game)


class Append(Struct, frozen=True):
    """Entries for the end of one log, and what else is written with them, atomically."""

    table: str
    expected_version: int
    """Version of the log that the writer has seen."""
    entries: Sequence[bytes]
    row: TableRow | None = None
    people: Sequence[str] = ()
    """Added to the people of the table."""
    record: RecordRow | None = None

    def __post_init__(self) -> None:
        check_names(table=self.table, people="".join(self.people))
        if not self.entries:
            raise Malformed("entries", "an append needs at least one entry")
        if self.row is not None and self.row.id != self.table:
            raise Malformed("row", "of another table")
        if self.record is not None and self.record.table != self.table:
            raise Malformed("record", "of another table")

    @property
    def new_version(self) -> int:
        return self.expected_version + len(self.entries)


class TryRow(Struct, frozen=True):
    """A person's single attempt at a daily challenge, joined with the index row of its table."""

    day: str
    game: str
    person: str
    table: str
    begun: float
    analysis: bytes | None
    """None until computed."""
    status: Status | None
    """None if the table does not exist yet, or no longer."""
    summary: bytes | None
    shown_name: str | None = None
    """Name that the person shows with the result; None without consent."""


class Erasure(Struct, frozen=True):
    """Replacements that remove one person from a table with other people.

    The log keeps its entries and grows by one, which takes the lock like every append.
    """

    table: str
    expected_version: int
    person: str
    entries: Mapping[int, bytes]
    """Rewritten entries by number."""
    added: bytes
    summary: bytes
    """New summary of the index row."""
    document: bytes | None
    """Rewritten record; None to keep it."""
    outdated: Outdated
    """Selects the person's chat lines."""

    def __post_init__(self) -> None:
        check_names(table=self.table, person=self.person)


class Store(Protocol):
    """Every method may raise StoreDown. Writes are durable when the method returns.

    After a cancelled write the outcome is unknown: read the log to find out.
    """

    async def append(self, append: Append) -> int:
        """Append entries to a log at the expected version; returns the new version. Raises Stale.

        Atomic: after Stale, CodeTaken or NoSuchTable nothing is written.
        """
        ...

    async def read(self, table: str, after: int = 0, most: int = LAST) -> list[bytes]:
        """Up to `most` entries from number `after + 1`; empty for an unknown table."""
        ...

    async def move_deadline(self, table: str, was: float, deadline: float | None) -> None:
        """Set a table's deadline if it still is `was`."""
        ...

    async def row(self, table: str) -> TableRow | None: ...

    async def find(self, code: str) -> TableRow | None:
        """The unfinished table with this code."""
        ...

    async def open_tables(self, limit: int, since: float = 0.0) -> list[TableRow]:
        """Listed open tables, updated since then, newest first."""
        ...

    async def mark_attended(self, tables: Sequence[str], now: float) -> None:
        """Set `updated` of these tables if they are open or temporary: people are present there."""
        ...

    async def unstarted_tables(self, before: float, limit: int) -> list[str]:
        """Ids of open tables (not started), not updated since `before`, oldest first."""
        ...

    async def unused_temporary_tables(self, before: float, limit: int) -> list[str]:
        """Ids of temporary tables not updated since `before`, oldest first."""
        ...

    async def temporary_logs(self, after: str, limit: int) -> list[tuple[str, list[bytes]]]:
        """Logs of temporary tables in id order, starting after this id."""
        ...

    async def forget(self, table: str, before: float) -> bool:
        """Delete a table and all its data if it is open or temporary and not updated since `before`.

        Returns whether it was deleted.
        """
        ...

    async def overdue_tables(self, now: float, limit: int) -> list[TableRow]:
        """Tables whose deadline has passed, most urgent first."""
        ...

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """Tables that list this person, newest first."""
        ...

    async def hide_table(self, table: str, person: str) -> None:
        """Hide this table from the person's list until they sit down there again."""
        ...

    async def traces_of(self, person: str) -> list[str]:
        """All tables at which this person ever was, including hidden ones."""
        ...

    async def erase_at(self, erasure: Erasure) -> None:
        """Apply an erasure atomically. Raises Stale if the log has another version."""
        ...

    async def delete(self, table: str, expected_version: int) -> None:
        """Delete a table and all its data. Raises Stale if the log has another version."""
        ...

    async def erase_person(self, person: str) -> None:
        """Delete the person's data that belongs to no table. For tables see `erase_at` and `delete`.

        Call it last. Then no row and no new backup has the person's data; for bytes in a file see `wipe`.
        """
        ...

    async def wipe(self, largest: int) -> bool:
        """Rewrite a database file of at most `largest` bytes without erased data; returns whether it did.

        Does nothing if nothing was erased since the last call; the file stores that. For a larger file it
        only truncates the write-ahead log. Blocks writers meanwhile. Other stores have no such file.
        """
        ...

    async def record(self, table: str) -> RecordRow | None: ...

    async def records(
        self, *, public_only: bool, before: tuple[float, str] | None = None, limit: int
    ) -> list[RecordRow]:
        """Newest first. For the next page, pass (finished, table) of the last row as `before`."""
        ...

    async def begin_try(self, day: str, game: str, person: str, table: str, now: float) -> str:
        """Register the person's attempt; returns its table, or that of the earlier attempt. Atomic."""
        ...

    async def try_of(self, day: str, game: str, person: str) -> TryRow | None: ...

    async def tries(self, day: str, game: str, limit: int) -> list[TryRow]:
        """All attempts, in the order of their start."""
        ...

    async def named_tries(self, day: str, game: str, limit: int) -> list[TryRow]:
        """Attempts with a shown name, in the order of their start."""
        ...

    async def count_tries(self, day: str, game: str) -> int:
        """Number of attempts begun."""
        ...

    async def tries_of(self, person: str, since: str, limit: int) -> list[TryRow]:
        """The person's attempts from day `since` on, newest first."""
        ...

    async def save_try_analysis(self, day: str, game: str, person: str, analysis: bytes) -> None:
        """Store the analysis of an attempt; does nothing if the attempt is unknown."""
        ...

    async def name_try(self, day: str, game: str, person: str, name: str | None) -> None:
        """Set or remove the shown name of an attempt; does nothing if the attempt is unknown."""
        ...

    async def save_bot_results(self, day: str, game: str, played: bytes) -> bytes:
        """Store bots' results of a day's game unless stored; returns the stored ones (first node wins)."""
        ...

    async def day(self, day: str, game: str) -> bytes | None:
        """Stored results of bots."""
        ...

    async def sweep_days(self, before: str) -> None:
        """Delete all earlier days with their attempts."""
        ...

    async def save_analysis(self, table: str, variant: str, analysis_version: str, body: bytes) -> None:
        """Store an analysis of a record, replacing one of another version.

        Deleted with the record. Raises NoSuchTable without a record. Not part of backups.
        """
        ...

    async def stored_analysis(self, table: str, variant: str, analysis_version: str) -> bytes | None:
        """The stored analysis for this question, if it has this analysis version."""
        ...

    async def say(self, table: str, person: str, body: bytes, outdated: Outdated) -> bool:
        """Append a chat line and delete the lines that `outdated` selects.

        Returns False and writes nothing if the person is not at the table (any more): they may have been
        erased meanwhile. At a temporary table all persons may write.
        """
        ...

    async def chat(self, table: str) -> list[bytes]: ...

    async def delete_chat(self, table: str) -> None:
        """Delete the chat of a table."""
        ...

    async def note(self, table: str, person: str, body: bytes | None) -> bool:
        """Store a person's notes about a table; None deletes them. Returns False as with `say`."""
        ...

    async def notes(self, table: str, person: str) -> bytes | None: ...

    async def set_consent(self, person: str, *, given: bool) -> bool:
        """Store or revoke consent to use the person's finished games as exercises.

        Returns False if the person is at no table: they may have been erased meanwhile.
        """
        ...

    async def has_consented(self, person: str) -> bool: ...

    async def shared_secret(self, name: str, new: bytes) -> bytes:
        """The secret of this name; stores `new` if there was none. All nodes get the same."""
        ...

    async def ping(self) -> None:
        """Raises StoreDown if the store was not writable recently. Cheap: rarely writes."""
        ...

    async def close(self) -> None:
        """Finish pending writes and refuse new ones."""
        ...
