"""A random player at a table, who records all messages until they are checked."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bench.crew.audit import Memory, Order
from bench.crew.caller import Caller
from bench.crew.client_state import Known, Message, decode, differing, follow
from lusoria.wire.client_messages import PROTOCOL
from lusoria.wire.padding import MIN_ACT_BYTES, pad

STALE = 0.02
"""Probability of resending an old order."""
PHRASE = "hello"


@dataclass
class Sent:
    """An order, how often it was sent, and the version of its confirmation."""

    id: str
    ask: int
    action: Message
    times: int = 0
    call: int = 0
    """Connection of the last send: one send per connection, except double clicks."""
    done: int | None = None


@dataclass(frozen=True)
class Received:
    """Events of an update since the version known before."""

    since: int
    version: int
    events: list[Any]


@dataclass(eq=False)
class Person(Caller):
    """A player, or with seat None a spectator. `known` is the view state."""

    ended: Callable[[], None] = field(default=lambda: None)
    table: str = ""
    seat: int | None = None
    known: Known | None = None
    seats: list[Message] | None = None
    sent: dict[str, Sent] = field(default_factory=dict)
    received: list[Received] = field(default_factory=list)
    last: Sent | None = None
    acknowledged: int = 0
    greeted: int | None = None
    """`since` of this connection's hello: the next update starts there."""

    def sit(self, table: str, seat: int | None) -> None:
        """Moves to another table and forgets the last one."""
        self.table, self.seat = table, seat
        self.known, self.seats, self.last, self.greeted = None, None, None, None
        self.sent, self.received = {}, []
        self.come(self.rng.uniform(0.0, self.place.manner.back))

    @property
    def version(self) -> int | None:
        return None if self.known is None else self.known["version"]

    def greet(self) -> dict[str, Any]:
        full = self.rng.random() < 0.1
        self.greeted = None if full else self.version
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "id": self.table,
            "seat": self.seat,
            "since": self.greeted,
        }

    @property
    def unanswered(self) -> bool:
        """True while an order has no answer."""
        return self.last is not None and self.last.done is None and self.last.times > 0

    def done(self) -> dict[str, Order]:
        """Confirmed orders so far, without their actions."""
        return {
            name: Order(None, order.done, once=order.times == 1)
            for name, order in self.sent.items()
            if order.done is not None
        }

    def memory(self) -> Memory:
        orders = {
            name: Order(order.action, order.done, once=order.times == 1) for name, order in self.sent.items()
        }
        received = [(update.since, update.version, update.events) for update in self.received]
        return Memory(orders, received, self.version)

    # --- receiving ------------------------------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        message: Message = decode(data)
        match message["type"]:
            case "update" | "news":
                self._follow(message)
            case "done":
                self._done(message["command"], message["version"])
            case "room":
                self.seats = message["seats"]
            case "refused":
                self._refused(message)
            case "late":
                if message["command"] not in self.sent:
                    self._wrong(f"late, but never sent: {message}")
            case "said" | "pong":
                pass
            case _:
                self._wrong(f"not expected: {message}")

    def _follow(self, message: Message) -> None:
        before, version = self.known, message["version"]
        if before is not None and version < before["version"]:
            self._wrong(f"version {version} after {before['version']}: an older version")
        known = follow(before, message)
        if known is None:
            self._wrong(f"news of version {version} does not fit: it is for {message['before']} or later")
            self.say({"type": "eyes", "seat": self.seat})
            return
        self.known = known
        if before is not None and before["version"] == version:
            self.place.compared += 1
            if parts := differing(before, known):
                self._wrong(f"{', '.join(parts)} of version {version}: news and full update differ")
        if self.greeted is not None and message["events"] is not None:
            self.received.append(Received(self.greeted, version, message["events"]))
        self.greeted = version
        if "done" in message:
            self._done(message["done"], version)
        if known["table"]["result"] is not None:
            self.ended()
        else:
            self._consider(known)

    def _done(self, command: str | None, version: int) -> None:
        order = self.sent.get(command or "")
        if order is None:
            if command != PHRASE:
                self._wrong(f"done, but never sent: {command}")
        elif order.done is None:
            order.done = version
            self.acknowledged += 1

    def _refused(self, message: Message) -> None:
        """Accepts refusals `down` and too fast chat; any other is an error."""
        if message["kind"] == "down":
            self._later("again", 0.5, self._order)
        elif message["command"] != PHRASE:
            self._wrong(f"refused: {message}")

    def _wrong(self, what: str) -> None:
        self.place.wrong(f"table {self.table} seat {self.seat} version {self.version}: {what}")

    # --- playing --------------------------------------------------------------------------------------------

    def _consider(self, known: Known) -> None:
        """Starts a decision if the seat has one."""
        ask, legal = known["ask"], known["legal"]
        if not legal or self.seat is None:
            return
        if self.last is not None and self.last.done is not None and ask <= self.last.ask:
            self._wrong(f"decision {ask} is open again")
            return
        if self.last is None or self.last.ask < ask:
            self.last = Sent(f"{self.seat}-{ask}", ask, legal[int(self.rng.random() * len(legal))])
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
        """Sends the decided order; a resend has the same id."""
        order, known = self.last, self.known
        if order is None or order.done is not None or known is None or known["ask"] != order.ask:
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
        act = {
            "type": "act",
            "command": order.id,
            "seat": self.seat,
            "ask": order.ask,
            "action": order.action,
        }
        self.line.send(pad(msgspec.json.encode(act), at_least=MIN_ACT_BYTES))
