"""Scripted players: choose at random, reconnect, and store orders and updates."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lusoria.wire.client_messages import PROTOCOL
from lusoria.wire.delta import apply_delta
from tests.chaos.node import Node

RETRY_SECONDS = 0.1
DOUBLE_CLICKS = 0.1
"""Share of orders sent twice."""
BROKEN = (OSError, WebSocketException, TimeoutError)


@dataclass
class SentOrder:
    """An order, and the version at which it was acknowledged."""

    id: str
    ask: int
    action: dict[str, Any]
    done: int | None = None


@dataclass
class ReceivedUpdate:
    """The events of an update, and the version known before."""

    since: int
    version: int
    events: list[Any]


@dataclass(eq=False)
class Person:
    """A player of one seat, who chooses at random until the game is over."""

    table: str
    seat: int
    cookie: str
    node: Node
    rng: Random
    orders: list[SentOrder] = field(default_factory=list)
    updates: list[ReceivedUpdate] = field(default_factory=list)
    refusals: list[dict[str, Any]] = field(default_factory=list)
    version: int | None = None
    update: dict[str, Any] | None = None
    over: bool = False

    async def play(self) -> None:
        while not self.over:
            try:
                await self._play_until_cut()
            except BROKEN:
                await asyncio.sleep(RETRY_SECONDS)

    async def _play_until_cut(self) -> None:
        address = f"ws://127.0.0.1:{self.node.port}/socket"
        async with connect(
            address, additional_headers={"Cookie": self.cookie}, compression=None, close_timeout=0.1
        ) as socket:
            await self._send_hello(socket)
            async for text in socket:
                await self._handle(socket, msgspec.json.decode(text))
                if self.over:
                    return

    async def _send_hello(self, socket: ClientConnection) -> None:
        place = {"id": self.table, "seat": self.seat, "since": self.version}
        await send(socket, {"type": "hello", "protocol": PROTOCOL, **place})

    async def _handle(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "update":
                await self._update(socket, message)
            case "news":
                assert self.update is not None
                update = apply_delta(self.update, message)
                assert update is not None, f"{self.table} seat {self.seat}: {message} does not fit"
                if "done" in message:
                    self._done({"command": message["done"], "version": message["version"]})
                await self._update(socket, update)
            case "done":
                self._done(message)
            case "refused":
                await self._refused(socket, message)
            case "late":
                raise AssertionError(
                    f"{self.table} seat {self.seat}: {message}, though no other client has the seat"
                )

    async def _update(self, socket: ClientConnection, update: dict[str, Any]) -> None:
        version, ask = update["version"], update["ask"]
        if self.version is not None and update["events"] is not None:
            self.updates.append(ReceivedUpdate(self.version, version, update["events"]))
        assert self.version is None or version >= self.version, "a version was lost"
        self.version, self.update = version, update
        done = [order.ask for order in self.orders if order.done is not None]
        assert not done or ask > max(done), f"{self.table} seat {self.seat}: decision {ask} is open again"
        self.over = update["table"]["result"] is not None
        if not update["legal"] or self.over:
            return
        if not self.orders or self.orders[-1].ask < ask:
            self.orders.append(SentOrder(f"{self.seat}-{ask}", ask, self.rng.choice(update["legal"])))
        await self._order(socket)
        if self.rng.random() < DOUBLE_CLICKS:
            await self._order(socket)

    async def _order(self, socket: ClientConnection) -> None:
        """Sends the last order. A repetition has the same id."""
        order = self.orders[-1]
        body = {"command": order.id, "seat": self.seat, "ask": order.ask, "action": order.action}
        await send(socket, {"type": "act", **body})

    def _done(self, message: dict[str, Any]) -> None:
        order = next(order for order in reversed(self.orders) if order.id == message["command"])
        if order.done is None:
            order.done = message["version"]

    async def _refused(self, socket: ClientConnection, refusal: dict[str, Any]) -> None:
        """Repeats the order while the store is down; no other refusal may come."""
        assert refusal["kind"] == "down", refusal
        self.refusals.append(refusal)
        await asyncio.sleep(RETRY_SECONDS)
        if refusal["command"] is None:
            await self._send_hello(socket)
        elif self.orders[-1].id == refusal["command"] and self.orders[-1].done is None:
            await self._order(socket)


async def send(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(msgspec.json.encode(message), text=True)


# --- all players -------------------------------------------------------------------------------------------

TABLES = (
    {"game": "idus-martii", "players": 5},
    {"game": "alea", "players": 3},
    {"game": "alea", "players": 2},
)
"""Settings in turn; each table has two people, the rest are bots."""


class Party:
    """All players at all tables, playing until all games are over."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self.playing = asyncio.create_task(self._play())

    async def _play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for person in self.people:
                group.create_task(person.play())

    @property
    def acknowledged(self) -> int:
        return sum(order.done is not None for person in self.people for order in person.orders)

    @property
    def refusals(self) -> int:
        return sum(len(person.refusals) for person in self.people)

    async def wait_until(self, condition: Callable[[], bool]) -> None:
        """Waits for a condition during play. Raises the first error of any player."""
        while not condition():
            await asyncio.wait([self.playing], timeout=0.01)
            if self.playing.done():
                self.playing.result()
                raise AssertionError("all games ended before the condition was met")

    async def wait_for_moves(self, moves: int) -> None:
        """Waits until `moves` more moves are acknowledged."""
        goal = self.acknowledged + moves
        await self.wait_until(lambda: self.acknowledged >= goal)


async def start_games(nodes: list[Node], count: int, seed: int) -> Party:
    """Opens tables with two people each, on the nodes in turn, and starts them."""
    people = []
    async with httpx.AsyncClient(timeout=30) as http:
        for number in range(count):
            settings = TABLES[number % len(TABLES)]
            api = f"http://127.0.0.1:{nodes[0].port}/api/tables"
            table, cookies = "", []
            for seat in range(2):
                body: dict[str, Any] = {"name": f"Person {seat}"}
                path = f"/{table}/seats" if seat else ""
                http.cookies.clear()
                answer = await http.post(api + path, json=body if seat else {**body, "settings": settings})
                answer.raise_for_status()
                table = answer.json()["id"]
                cookies.append(f"lusoria={answer.cookies['lusoria']}")
            http.cookies.clear()
            begun = await http.post(f"{api}/{table}/start", headers={"Cookie": cookies[0]})
            begun.raise_for_status()
            for seat, cookie in enumerate(cookies):
                rng = Random(f"{seed} {number} {seat}")
                people.append(Person(table, seat, cookie, nodes[seat % len(nodes)], rng))
    return Party(people)
