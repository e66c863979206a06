"""Tables at which a finished game is played on. They pass, and nobody has them among theirs."""

from collections import defaultdict
from collections.abc import Iterator

from msgspec import Struct

from lusoria.runtime.cooperative_yield import Slices
from lusoria.store.port import Store
from lusoria.table.erasure.anonymize import people_in
from lusoria.table.live.table_log import readable
from lusoria.table.room.entries import Created, decode_entry
from lusoria.table.what_if import root_of
from lusoria.wire.refusal import TableRefusal

PASSING_AT_ONCE = 50
"""So many logs are read in one go."""


class PlayedOn(Struct, frozen=True):
    """Passing tables, which nobody has among theirs."""

    of: tuple[str, ...]
    """Those that the person played at."""
    since: dict[str, list[str]]
    """Those that go on from a record, by the table of that and by where it all began."""
    closed: frozenset[str] = frozenset()
    """Those that cannot be read here, and have the person's number somewhere."""

    def from_here(self, table: str) -> Iterator[str]:
        """What was played on from this table's game, and from that again, each once."""
        left, seen = [table], {table}
        while left:
            for other in self.since.get(left.pop(), ()):
                if other not in seen:
                    seen.add(other)
                    left.append(other)
                    yield other


async def played_on_by(store: Store, person: str) -> PlayedOn:
    """Each is deleted once nobody has been at it for a day; until then there may be many.

    Of most logs only the beginning is taken apart. A number that is found may also be what somebody else
    wrote, as the name of an order: that is not a person who was there.
    """
    own, since, closed = list[str](), defaultdict[str, list[str]](list), set[str]()
    number, slices, last = person.encode(), Slices(), ""
    while page := await store.passing(last, PASSING_AT_ONCE):
        for table, log in page:
            named = any(number in body for body in log)
            try:
                with readable():
                    first = decode_entry(log[0])
                    if isinstance(first, Created) and first.what_if is not None:
                        for origin in {first.what_if.record, root_of(first)} - {None}:
                            since[str(origin)].append(table)
                        if named and person in people_in(map(decode_entry, log)):
                            own.append(table)
            except TableRefusal:
                if named:
                    closed.add(table)
            await slices.pause()
        last = page[-1][0]
    return PlayedOn(tuple(own), since, frozenset(closed))
