"""Somebody at a table who plays by chance, and remembers all that was said and told until it was checked."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec import Raw

from bench.crew.audit import Memory, Order
from bench.crew.caller import Caller
from bench.crew.hearing import NOTHING, Heard, Known, SeatHeard, fold, hear, plain
from lusoria.wire.client import PROTOCOL

STALE = 0.02
"""How often somebody says an old order again."""
PHRASE = "hello"


@dataclass
class Sent:
    """An order, how often it was said, and the version at which it was acknowledged."""

    id: str
    ask: int
    action: Raw
    times: int = 0
    call: int = 0
    """The call in which it was thought about: said once in each, unless somebody clicks twice."""
    done: int | None = None


@dataclass(frozen=True)
class Told:
    """What an update said had happened since the version known before."""

    since: int
    version: int
    events: Raw


@dataclass(eq=False)
class Person(Caller):
    """A seat of a table, or with None a spectator. `known` is how the game stands for them."""

    ended: Callable[[], None] = field(default=lambda: None)
    table: str = ""
    seat: int | None = None
    known: Known | None = None
    seats: list[SeatHeard] | None = None
    sent: dict[str, Sent] = field(default_factory=dict)
    told: list[Told] = field(default_factory=list)
    last: Sent | None = None
    acknowledged: int = 0
    greeted: int | None = None
    """The version that this line was greeted with: what is told next is told since then."""

    def sit(self, table: str, seat: int | None) -> None:
        """Begin at another table, with nothing in mind of the last."""
        self.table, self.seat = table, seat
        self.known, self.seats, self.last, self.greeted = None, None, None, None
        self.sent, self.told = {}, []
        self.come(self.rng.uniform(0.0, self.place.manner.back))

    @property
    def version(self) -> int | None:
        return None if self.known is None else self.known.version

    def greet(self) -> dict[str, Any]:
        anew = self.rng.random() < 0.1
        self.greeted = None if anew else self.version
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "id": self.table,
            "seat": self.seat,
            "since": self.greeted,
        }

    @property
    def unanswered(self) -> bool:
        """An order is on its way, or its answer is."""
        return self.last is not None and self.last.done is None and self.last.times > 0

    def done(self) -> dict[str, Order]:
        """The orders that were acknowledged so far; what they were is not said."""
        return {
            name: Order(None, order.done, once=order.times == 1)
            for name, order in self.sent.items()
            if order.done is not None
        }

    def memory(self) -> Memory:
        orders = {
            name: Order(plain(order.action), order.done, once=order.times == 1)
            for name, order in self.sent.items()
        }
        told = [(told.since, told.version, plain(told.events)) for told in self.told]
        return Memory(orders, told, self.version)

    # --- hearing -------------------------------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        heard = hear(data)
        match heard.type:
            case "update":
                self._update(heard)
            case "done":
                self._done(heard.command, heard.version)
            case "room":
                self.seats = heard.seats
            case "refused":
                self._refused(heard, data)
            case "late":
                if heard.command not in self.sent:
                    self._wrong(f"late, and never said: {data!r}")
            case "said" | "pong":
                pass
            case _:
                self._wrong(f"not expected: {data[:200]!r}")

    def _update(self, heard: Heard) -> None:
        before = self.version
        if before is not None and heard.version < before:
            self._wrong(f"version {heard.version} after {before}: something that was told is gone")
        if self.greeted is not None and heard.events != NOTHING:
            self.told.append(Told(self.greeted, heard.version, heard.events))
        self.greeted = heard.version
        self.known = fold(self.known, heard)
        if self.known.over:
            self.ended()
        else:
            self._consider()

    def _done(self, command: str | None, version: int) -> None:
        order = self.sent.get(command or "")
        if order is None:
            if command != PHRASE:
                self._wrong(f"done, and never said: {command}")
        elif order.done is None:
            order.done = version
            self.acknowledged += 1

    def _refused(self, heard: Heard, data: bytes) -> None:
        """A store may be down for a while, and somebody may chat too fast. Nothing else may be refused."""
        if heard.kind == "down":
            self._later("again", 0.5, self._order)
        elif heard.command != PHRASE:
            self._wrong(f"refused: {data[:300]!r}")

    def _wrong(self, what: str) -> None:
        self.place.wrong(f"table {self.table} seat {self.seat} version {self.version}: {what}")

    # --- playing -------------------------------------------------------------------------------------------

    def _consider(self) -> None:
        """Think, if there is something to decide."""
        known = self.known
        if known is None or not known.legal or known.ask is None or self.seat is None:
            return
        if self.last is not None and self.last.done is not None and known.ask <= self.last.ask:
            self._wrong(f"decision {known.ask} is open again")
            return
        if self.last is None or self.last.ask < known.ask:
            action = known.legal[int(self.rng.random() * len(known.legal))]
            self.last = Sent(f"{self.seat}-{known.ask}", known.ask, Raw(bytes(action)))
            self.sent[self.last.id] = self.last
        if self.last.call == self.number:
            return
        self.last.call = self.number
        think = self.place.manner.think
        if think:
            self._later("think", self.rng.uniform(0.2, 1.8) * think, self._order)
        else:
            self._order()

    def _order(self) -> None:
        """Say what was decided; said again, it is the same order with the same id."""
        order, known = self.last, self.known
        if order is None or order.done is not None or known is None or known.ask != order.ask:
            return
        chance = self.rng.random()
        self._act(order)
        if chance < self.place.manner.twice:
            self._act(order)
        elif chance > 1 - STALE and order.ask:
            old = self.sent.get(f"{self.seat}-{order.ask - 1}")
            if old is not None:
                self._act(old)
        elif chance > 1 - STALE - self.place.manner.talk:
            self.say({"type": "say", "command": PHRASE, "seat": self.seat, "phrase": PHRASE})

    def _act(self, order: Sent) -> None:
        if self.line is None or self.seat is None:
            return
        order.times += 1
        self.line.send(
            b'{"type":"act","command":"%s","seat":%d,"ask":%d,"action":%s}'
            % (order.id.encode(), self.seat, order.ask, bytes(order.action))
        )
