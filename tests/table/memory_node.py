"""A node in memory with a clock set by hand, and fake sockets."""

from lusoria.bus.port import NoBus
from lusoria.core.game import Viewer
from lusoria.store.memory import MemoryStore
from lusoria.store.port import TableRow
from lusoria.table.live.hub import Hub
from lusoria.table.live.live_table import LiveTable
from lusoria.table.live.services import Pace, Services
from lusoria.table.room import orders
from lusoria.wire.client_messages import PROTOCOL, Hello
from lusoria.wire.message import PaceName
from lusoria.wire.settings import Clock, Settings
from tests.server.harness import InlineBots

ALEA = Settings(game="alea", players=2)
GENTLE = Settings(game="alea", players=2, clock=Clock("gentle", 60))
GRACE = 0.02
"""Seconds until a bot stands in, in tests that wait for it."""


class FakeSocket:
    """Stores what a socket would send."""

    def __init__(self, person: str | None = None) -> None:
        self.person = person
        self.viewer: Viewer = None
        self.pace: PaceName | None = None
        self.wish = ""
        self.received: list[bytes] = []

    def send(self, data: bytes, /) -> None:
        self.received.append(data)


class FakeBus(NoBus):
    """Stores the notifications for other nodes."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str]] = []

    def notify(self, table: str, topic: str) -> None:
        self.sent.append((table, topic))


class MemoryNode:
    """One node. `now` is its clock; `crashes` are its reported errors."""

    def __init__(self, store: MemoryStore | None = None, grace: float = 600.0) -> None:
        self.now = 0.0
        self.crashes: list[Exception] = []
        self.store = store or MemoryStore()
        self.bus = FakeBus()
        self.hub = Hub(
            Services(
                self.store,
                self.bus,
                InlineBots(),
                lambda: self.now,
                Pace(grace, grace),
                on_crash=lambda _where, error: self.crashes.append(error),
            )
        )

    async def start_game(self, settings: Settings = ALEA) -> LiveTable:
        """A game of Livia, who hosts, and Marcus."""
        live = await self.hub.open_table("livia", "Livia", settings)
        await live.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
        await live.change(lambda room: orders.start(room, "livia", self.now))
        return live

    async def row(self, table: str) -> TableRow:
        row = await self.store.row(table)
        assert row is not None
        return row

    async def unload(self, table: str) -> None:
        await self.hub.tables[table].close()
        del self.hub.tables[table]


async def connect(live: LiveTable, person: str | None, pace: PaceName | None = None) -> FakeSocket:
    socket = FakeSocket(person)
    await live.join(socket, Hello(PROTOCOL, live.room.id, pace=pace))
    return socket
