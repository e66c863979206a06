"""A random player at a table, who records all messages until they are checked."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bench.simulated_players.client_state import Known, Message, decode, differing, follow
from bench.simulated_players.log_audit import Memory, Order
from bench.simulated_players.unreliable_client import UnreliableClient
from lusoria.wire.client_messages import PROTOCOL
from lusoria.wire.padding import MIN_ACT_BYTES, pad

STALE_ORDER_CHANCE = 0.02
"""Probability of resending an old order."""
PHRASE = "hello"


@dataclass
class SentOrder:
    """An order, how often it was sent, and the version of its confirmation."""

    id: str
    ask: int
    action: Message
    times: int = 0
    call: int = 0
    """Connection of the last send: one send per connection, except double clicks."""
    done: int | None = None


@dataclass(frozen=True)
class ReceivedEvents:
    """Events of an update since the version known before."""

    since: int
    version: int
    events: list[Any]


@dataclass(eq=False)
class Person(UnreliableClient):
    """A player, or with seat None a spectator. `known` is the view state."""

    ended: Callable[[], None] = field(default=lambda: None)
    table: str = ""
    seat: int | None = None
    known: Known | None = None
    seats: list[Message] | None = None
    sent: dict[str, SentOrder] = field(default_factory=dict)
    received: list[ReceivedEvents] = field(default_factory=list)
    last: SentOrder | None = None
    acknowledged: int = 0
    greeted: int | None = None
    """`since` of this connection's hello: the next update starts there."""

    def sit(self, table: str, seat: int | None) -> None:
        """Moves to another table and forgets the last one."""
        self.table, self.seat = table, seat
        self.known, self.seats, self.last, self.greeted = None, None, None, None
        self.sent, self.received = {}, []
        self.connect(self.rng.uniform(0.0, self.run_state.behaviour.reconnect_seconds))

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
    def has_unanswered_order(self) -> bool:
        """True while an order has no answer."""
        return self.last is not None and self.last.done is None and self.last.times > 0

    def confirmed_orders(self) -> dict[str, Order]:
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

    def handle_message(self, data: bytes) -> None:
        message: Message = decode(data)
        match message["type"]:
            case "update" | "news":
                self._follow(message)
            case "done":
                self._confirm_order(message["command"], message["version"])
            case "room":
                self.seats = message["seats"]
            case "refused":
                self._handle_refusal(message)
            case "late":
                if message["command"] not in self.sent:
                    self._add_error(f"late, but never sent: {message}")
            case "said" | "pong":
                pass
            case _:
                self._add_error(f"not expected: {message}")

    def _follow(self, message: Message) -> None:
        before, version = self.known, message["version"]
        if before is not None and version < before["version"]:
            self._add_error(f"version {version} after {before['version']}: an older version")
        known = follow(before, message)
        if known is None:
            self._add_error(f"news of version {version} does not fit: it is for {message['before']} or later")
            self.send({"type": "eyes", "seat": self.seat})
            return
        self.known = known
        if before is not None and before["version"] == version:
            self.run_state.compared += 1
            if parts := differing(before, known):
                self._add_error(f"{', '.join(parts)} of version {version}: news and full update differ")
        if self.greeted is not None and message["events"] is not None:
            self.received.append(ReceivedEvents(self.greeted, version, message["events"]))
        self.greeted = version
        if "done" in message:
            self._confirm_order(message["done"], version)
        if known["table"]["result"] is not None:
            self.ended()
        else:
            self._start_decision(known)

    def _confirm_order(self, command: str | None, version: int) -> None:
        order = self.sent.get(command or "")
        if order is None:
            if command != PHRASE:
                self._add_error(f"done, but never sent: {command}")
        elif order.done is None:
            order.done = version
            self.acknowledged += 1

    def _handle_refusal(self, message: Message) -> None:
        """Accepts refusals `down` and too fast chat; any other is an error."""
        if message["kind"] == "down":
            self._schedule("again", 0.5, self._send_order)
        elif message["command"] != PHRASE:
            self._add_error(f"refused: {message}")

    def _add_error(self, what: str) -> None:
        self.run_state.add_error(f"table {self.table} seat {self.seat} version {self.version}: {what}")

    # --- playing --------------------------------------------------------------------------------------------

    def _start_decision(self, known: Known) -> None:
        """Starts a decision if the seat has one."""
        ask, legal = known["ask"], known["legal"]
        if not legal or self.seat is None:
            return
        if self.last is not None and self.last.done is not None and ask <= self.last.ask:
            self._add_error(f"decision {ask} is open again")
            return
        if self.last is None or self.last.ask < ask:
            self.last = SentOrder(f"{self.seat}-{ask}", ask, legal[int(self.rng.random() * len(legal))])
            self.sent[self.last.id] = self.last
        if self.last.call == self.number:
            return
        self.last.call = self.number
        think = self.run_state.behaviour.think_seconds
        if think:
            self._schedule("think", self.rng.uniform(0.2, 1.8) * think, self._send_order)
        else:
            self._send_order()

    def _send_order(self) -> None:
        """Sends the decided order; a resend has the same id."""
        order, known = self.last, self.known
        if order is None or order.done is not None or known is None or known["ask"] != order.ask:
            return
        chance = self.rng.random()
        self._send_once(order)
        if chance < self.run_state.behaviour.double_click_chance:
            self._send_once(order)
        elif chance > 1 - STALE_ORDER_CHANCE and order.ask:
            old = self.sent.get(f"{self.seat}-{order.ask - 1}")
            if old is not None:
                self._send_once(old)
        elif chance > 1 - STALE_ORDER_CHANCE - self.run_state.behaviour.chat_chance:
            self.send({"type": "say", "command": PHRASE, "seat": self.seat, "phrase": PHRASE})

    def _send_once(self, order: SentOrder) -> None:
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
