"""What a store is, to everything that is not a database.

A table's whole life is one append-only log of opaque bytes, numbered from 1 without gaps. Whoever appends
says how long the log was when he looked: **the append is the lock**. Beside the logs there is an index of
tables for the lobby, records of finished games and what was worked out about them, tries at the challenges of
the days, chat, private notes, consents, and the secrets that all nodes of a server share.

LusoriaError
  Stale            someone wrote first: look again
  CodeTaken        another table that is not over has this code: draw another
  NoSuchTable      people, chat and notes belong to a table that has a row, studies to a record
  StoreDown        the database cannot take it now, and nothing was written
    Unsure         ... but it went away while it committed: look at the log before trying again
  Unfit            this database or backup is not one we can use
    InUse          ... because another server has this file
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Literal, Protocol, TypeAlias, get_args

from msgspec import Struct

from lusoria.core.errors import LusoriaError, Malformed

LAST = 2**31 - 1
"""The largest number of an entry."""

Status: TypeAlias = Literal["open", "playing", "over"]
STATUSES: frozenset[str] = frozenset(get_args(Status))

Outdated: TypeAlias = Callable[[Sequence[bytes]], Iterable[int]]
"""Which lines of a chat may go, by their places, the oldest first: only who wrote them can read them."""


def all_but(most: int) -> Outdated:
    """The last so many remain, whatever they are."""
    return lambda chat: range(len(chat) - most)


class Stale(LusoriaError):
    """The log is not where the writer thought: someone wrote first."""


class CodeTaken(LusoriaError):
    """Another table that is not over has this code."""


class NoSuchTable(LusoriaError):
    """People, chat and notes belong to a table, and this one has no row; or a study to no record."""


class StoreDown(LusoriaError):
    """The database cannot take it now (disk full, connection lost, closed). Nothing was written."""


class Unsure(StoreDown):
    """The database went away during a commit: it may or may not have been written. The log knows."""


class Unfit(LusoriaError):
    """A database from the future, a database that is not empty, a broken backup: a sentence says which."""


class InUse(Unfit):
    """Another server has this file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path

    def __str__(self) -> str:
        return f"Another server has {self.path}."


def sayable(text: str) -> bool:
    """Whether every database can hold this text: no NUL, and nothing that is not Unicode."""
    if text.isascii():
        return "\0" not in text
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)


def check_names(**names: str) -> None:
    """Refuse a name that no database could hold."""
    for where, name in names.items():
        if not sayable(name):
            raise Malformed(where, "a name cannot hold this character")


class TableRow(Struct, frozen=True):
    """A table in the index. `code` is unique among tables that are not over; `summary` is for the lobby."""

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
    """It is deleted once nobody has been at it for a while, whatever became of its game."""

    def __post_init__(self) -> None:
        check_names(id=self.id, code=self.code, game=self.game)
        if self.status not in STATUSES:
            raise Malformed("status", f"none of {', '.join(sorted(STATUSES))}")


class RecordRow(Struct, frozen=True):
    """A finished game, kept for good, unless its table is passing."""

    table: str
    game: str
    finished: float
    public: bool
    document: bytes
    opens: float = 0.0
    """Before this moment it is shown to nobody."""

    def __post_init__(self) -> None:
        check_names(table=self.table, game=self.game)


class TryRow(Struct, frozen=True):
    """Somebody's one try at the challenge of a day, with what the index says of the table it is played at."""

    day: str
    game: str
    person: str
    table: str
    begun: float
    told: bytes | None
    """What was worked out about it, once it was."""
    status: Status | None
    """None where the table is not there yet, or no longer."""
    summary: bytes | None


class Erasure(Struct, frozen=True):
    """What takes the place of one person's traces at a table that others were at, too.

    The log keeps its length, and gets one entry more: that is the lock, as it is for everybody who writes.
    """

    table: str
    after: int
    person: str
    entries: Mapping[int, bytes]
    """Those that named the person, by their numbers, as they are from now on."""
    added: bytes
    summary: bytes
    """For the row of the table."""
    document: bytes | None
    """The record from now on; None where it stays as it is."""
    unsaid: Outdated
    """Which lines of the chat were theirs."""

    def __post_init__(self) -> None:
        check_names(table=self.table, person=self.person)


class Store(Protocol):
    """Every method may raise StoreDown. What a method wrote is on the disk when it returns.

    A caller that is cancelled while it waits for a write does not know whether it was written: the log knows.
    """

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        *,
        row: TableRow | None = None,
        people: Sequence[str] = (),
        record: RecordRow | None = None,
    ) -> int:
        """Add entries to a log that has `after` of them, and give its new version; Stale if it has not.

        All of one call is written, or nothing: with CodeTaken or NoSuchTable, nothing is. `people` are added
        to those the table already had.
        """
        ...

    async def read(self, table: str, after: int = 0, most: int = LAST) -> list[bytes]:
        """The entries from number `after + 1` on, `most` of them; none for a log nobody has begun."""
        ...

    async def move_deadline(self, table: str, was: float, deadline: float | None) -> None:
        """Change the deadline of a table alone, and only where it still is what it was."""
        ...

    async def row(self, table: str) -> TableRow | None: ...

    async def find(self, code: str) -> TableRow | None:
        """The table with this code, unless it is over."""
        ...

    async def open_tables(self, limit: int, since: float = 0.0) -> list[TableRow]:
        """Listed and open, where something changed or somebody was seen since then; newest first."""
        ...

    async def seen(self, tables: Sequence[str], now: float) -> None:
        """Somebody is at these tables: those that are open or passing are `updated` now."""
        ...

    async def deserted(self, before: float, limit: int) -> list[str]:
        """Tables that have not begun and that nobody was seen at since then, the longest deserted first."""
        ...

    async def passed(self, before: float, limit: int) -> list[str]:
        """Passing tables that nobody was seen at since then, the longest deserted first."""
        ...

    async def passing(self, after: str, limit: int) -> list[tuple[str, list[bytes]]]:
        """The logs of passing tables, in the order of their names, from after this one on."""
        ...

    async def forget(self, table: str, before: float) -> bool:
        """Delete a table with all that belongs to it, its code too, if it is deserted or has passed by then.

        Whether it was.
        """
        ...

    async def overdue(self, now: float, limit: int) -> list[TableRow]:
        """Those whose deadline has come, the most urgent first."""
        ...

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """Those this person ever was at, newest first."""
        ...

    async def unlist(self, table: str, person: str) -> None:
        """This person no longer finds this table among theirs; until they sit down at it again."""
        ...

    async def traces_of(self, person: str) -> list[str]:
        """Every table that this person ever was at, also those they no longer find among theirs."""
        ...

    async def erase_at(self, erasure: Erasure) -> None:
        """Have nothing of a person at a table, all of it or nothing; Stale where somebody wrote first."""
        ...

    async def delete(self, table: str, after: int) -> None:
        """Delete a table with all that belongs to it; Stale where its log is not so long."""
        ...

    async def erase_person(self, person: str) -> None:
        """Forget all of this person that belongs to no table; of their tables see `erase_at` and `delete`.

        To be called last. Then no row and no backup knows of what was erased; of a file's bytes see `wipe`.
        """
        ...

    async def wipe(self, largest: int) -> bool:
        """Have no byte of what was erased in a file of at most this size; whether it was written anew.

        Writers wait meanwhile: this is for quiet moments. Nothing is done where nothing was erased since,
        which a file remembers; of a larger one only the log is emptied. Other stores have no such file.
        """
        ...

    async def record(self, table: str) -> RecordRow | None: ...

    async def records(
        self, *, public_only: bool, before: tuple[float, str] | None = None, limit: int
    ) -> list[RecordRow]:
        """Newest first. The next page is `before` the (finished, table) of the last one of this page."""
        ...

    async def begin_try(self, day: str, game: str, person: str, table: str, now: float) -> str:
        """The table of this person's one try: this one, unless they have begun. The row is the lock."""
        ...

    async def try_of(self, day: str, game: str, person: str) -> TryRow | None: ...

    async def tries(self, day: str, game: str, limit: int) -> list[TryRow]:
        """Everybody's, in the order in which they began."""
        ...

    async def count_tries(self, day: str, game: str) -> int:
        """How many have begun."""
        ...

    async def tries_of(self, person: str, since: str, limit: int) -> list[TryRow]:
        """Of all days from `since` on, the newest first."""
        ...

    async def tell_try(self, day: str, game: str, person: str, told: bytes) -> None:
        """Keep what was worked out about a try; nothing where there is none."""
        ...

    async def keep_day(self, day: str, game: str, played: bytes) -> bytes:
        """Keep what bots made of a day's game, and give what is kept: of two nodes the first has it."""
        ...

    async def day(self, day: str, game: str) -> bytes | None:
        """What is kept of it."""
        ...

    async def sweep_days(self, before: str) -> None:
        """Forget all days before this one, with everybody's tries."""
        ...

    async def keep_study(self, table: str, asked: str, edition: str, body: bytes) -> None:
        """Keep with a record what was worked out about it, in the place of another edition's.

        It goes with the record; NoSuchTable where there is none. No backup has it.
        """
        ...

    async def study(self, table: str, asked: str, edition: str) -> bytes | None:
        """What was kept under this question, if it is of this edition."""
        ...

    async def say(self, table: str, person: str, body: bytes, outdated: Outdated) -> bool:
        """Add to the chat of a table what a person said, and forget what of it is outdated then.

        Nothing, and False, where they are not at this table: they may have been erased since they spoke. At
        a passing table everybody may be.
        """
        ...

    async def chat(self, table: str) -> list[bytes]: ...

    async def hush(self, table: str) -> None:
        """Forget the chat of a table."""
        ...

    async def note(self, table: str, person: str, body: bytes | None) -> bool:
        """Keep what a person notes about a table; None forgets it. False as with `say`."""
        ...

    async def notes(self, table: str, person: str) -> bytes | None: ...

    async def consent(self, person: str, *, given: bool) -> bool:
        """This person says that finished games of theirs may become exercises, or takes it back.

        False where they are at no table: they may have been erased since they said it.
        """
        ...

    async def consents(self, person: str) -> bool:
        """Whether they have said so."""
        ...

    async def keep_secret(self, name: str, new: bytes) -> bytes:
        """The secret of this name: `new` if there was none, and the same for every node from then on."""
        ...

    async def ping(self) -> None:
        """Nothing where it could be written to lately, or StoreDown. Ask often: it hardly writes for it."""
        ...

    async def close(self) -> None:
        """Finish what is being written, and refuse the rest."""
        ...
