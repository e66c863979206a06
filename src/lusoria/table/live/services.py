"""Dependencies of a live table: store, bus, bots, clock, keys."""

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
    """One client socket of `person`, who watches as `viewer`.

    `pace` is how fast bots should play, `wish` the name the person asks for.
    """

    person: str | None
    viewer: Viewer
    pace: PaceName | None
    wish: str

    def send(self, data: bytes, /) -> None:
        """Send without waiting or failing. A slow reader is disconnected and resumes by version."""
        ...


@dataclass
class Pace:
    """Waiting times of a table."""

    grace: float = 120.0
    """Seconds before a bot stands in for an absent person, at a table without a clock."""
    clock_grace: float = 45.0
    """The same at a table with a clock."""
    bot_delay: float = 1.0
    """Factor on all bot delays."""


@dataclass
class Services:
    store: Store
    bus: Bus
    bots: BotPool
    now: Callable[[], float]
    pace: Pace = field(default_factory=Pace)
    rng: Random = field(default_factory=Random)
    """For delays only, never for game chance."""
    key: RecordKey = field(default_factory=lambda: RecordKey(new_secret()))
    """Signs records. The same on all nodes of a server."""
    rematch_key: bytes = field(default_factory=new_secret)
    """Derives ids of rematch tables. The same on all nodes; secret, so that ids cannot be guessed."""
    on_move: Callable[[], None] = lambda: None
    """Called after each stored move."""
    on_crash: Callable[[str, Exception], None] = lambda _where, _error: None
    """Called with the place and the error when background work fails."""
