"""What a live table needs of the world around it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from lusoria.bus.port import Bus
from lusoria.core.game import Viewer
from lusoria.records.signing import RecordKey, new_secret
from lusoria.store.port import Store
from lusoria.table.bot_seats.bot_pool import BotPool
from lusoria.wire.message import PaceName


class Connection(Protocol):
    """One socket. `person` is who it belongs to, `viewer` through whose eyes it looks, `pace` how fast.

    `wish` is what its person would like to be called.
    """

    person: str | None
    viewer: Viewer
    pace: PaceName | None
    wish: str

    def hand(self, data: bytes, /) -> None:
        """Send it. Never waits and never fails: whoever cannot keep up is cut off, and resumes by version."""
        ...


@dataclass
class Pace:
    """How patient a table is."""

    grace: float = 120.0
    """Seconds before a bot stands in for somebody who is away, at a table without a clock."""
    clock_grace: float = 45.0
    """The same at a table with a clock."""
    bot_delay: float = 1.0
    """Bots take so many times as long as they would."""


@dataclass
class Services:
    store: Store
    bus: Bus
    bots: BotPool
    now: Callable[[], float]
    pace: Pace = field(default_factory=Pace)
    rng: Random = field(default_factory=Random)
    """For delays only: never for anything that matters."""
    key: RecordKey = field(default_factory=lambda: RecordKey(new_secret()))
    """Signs records: the same on every node of a server."""
    rematch_key: bytes = field(default_factory=new_secret)
    """Names the tables at which a company goes on: the same on every node, and nobody else can tell them."""
    moved: Callable[[], None] = lambda: None
    """Called for every move that was written."""
    crashed: Callable[[str, Exception], None] = lambda _where, _error: None
    """Called with what went wrong in the background, where nobody waits for an answer."""
