"""Scripted people: play at random, reconnect, and store every message."""

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

AGAIN = 0.1
"""Seconds before anything is tried once more."""
DOUBLED = 0.1
"""How often somebody clicks twice."""
BROKEN = (OSError, WebSocketException, TimeoutError)


@dataclass
class Sent:
    """An order, and the version at which it was acknowledged."""

    id: str
    ask: int
    action: dict[str, Any]
    done: int | None = None


@dataclass
class Told:
    """What an update said had happened since the version known before."""

    since: int
    version: int
    events: list[Any]


@dataclass(eq=False)
class Person:
    """One seat of one table, played by chance until the game is over."""

    table: str
    seat: int
    cookie: str
    node: Node
    rng: Random
    sent: list[Sent] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    refused: list[dict[str, Any]] = field(default_factory=list)
    version: int | None = None
    update: dict[str, Any] | None = None
    over: bool = False

    async def play(self) -> None:
        while not self.over:
            try:
                await self._converse()
            except BROKEN:
                await asyncio.sleep(AGAIN)

    async def _converse(self) -> None:
        address = f"ws://127.0.0.1:{self.node.port}/socket"
        async with connect(
            address, additional_headers={"Cookie": self.cookie}, compression=None, close_timeout=0.1
        ) as line:
            await self._say_hello(line)
            async for text in line:
                await self._hear(line, msgspec.json.decode(text))
                if self.over:
                    return

    async def _say_hello(self, line: ClientConnection) -> None:
        await say(
            line,
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "id": self.table,
                "seat": self.seat,
                "since": self.version,
            },
        )

    async def _hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "update":
                await self._update(line, message)
            case "news":
                assert self.update is not None
                update = apply_delta(self.update, message)
                assert update is not None, f"{self.table} seat {self.seat}: {message} does not fit"
                if "done" in message:
                    self._done({"command": message["done"], "version": message["version"]})
                await self._update(line, update)
            case "done":
                self._done(message)
            case "refused":
                await self._refused(line, message)
            case "late":
                raise AssertionError(f"{self.table} seat {self.seat}: {message}, but nobody else plays it")

    async def _update(self, line: ClientConnection, update: dict[str, Any]) -> None:
        version, ask = update["version"], update["ask"]
        if self.version is not None and update["events"] is not None:
            self.told.append(Told(self.version, version, update["events"]))
        assert self.version is None or version >= self.version, "a version that was seen is gone"
        self.version, self.update = version, update
        done = [order.ask for order in self.sent if order.done is not None]
        assert not done or ask > max(done), f"{self.table} seat {self.seat}: decision {ask} is open again"
        self.over = update["table"]["result"] is not None
        if not update["legal"] or self.over:
            return
        if not self.sent or self.sent[-1].ask < ask:
            self.sent.append(Sent(f"{self.seat}-{ask}", ask, self.rng.choice(update["legal"])))
        await self._order(line)
        if self.rng.random() < DOUBLED:
            await self._order(line)

    async def _order(self, line: ClientConnection) -> None:
        """Say what was decided; said again, it is the same order with the same id."""
        order = self.sent[-1]
        await say(
            line,
            {"type": "act", "command": order.id, "seat": self.seat, "ask": order.ask, "action": order.action},
        )

    def _done(self, message: dict[str, Any]) -> None:
        order = next(order for order in reversed(self.sent) if order.id == message["command"])
        if order.done is None:
            order.done = message["version"]

    async def _refused(self, line: ClientConnection, refusal: dict[str, Any]) -> None:
        """The store may be down for a while: then the same is said again. Nothing else may be refused."""
        assert refusal["kind"] == "down", refusal
        self.refused.append(refusal)
        await asyncio.sleep(AGAIN)
        if refusal["command"] is None:
            await self._say_hello(line)
        elif self.sent[-1].id == refusal["command"] and self.sent[-1].done is None:
            await self._order(line)


async def say(line: ClientConnection, message: dict[str, Any]) -> None:
    await line.send(msgspec.json.encode(message), text=True)


# --- companies ---------------------------------------------------------------------------------------------

TABLES = (
    {"game": "idus-martii", "players": 5},
    {"game": "alea", "players": 3},
    {"game": "alea", "players": 2},
)
"""In turn; two seats of each are people's, and the others are bots'."""


class Party:
    """Everybody at all tables, playing until all games are over."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self.playing = asyncio.create_task(self._play())

    async def _play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for person in self.people:
                group.create_task(person.play())

    @property
    def acknowledged(self) -> int:
        return sum(order.done is not None for person in self.people for order in person.sent)

    @property
    def refusals(self) -> int:
        return sum(len(person.refused) for person in self.people)

    async def until(self, enough: Callable[[], bool]) -> None:
        """Wait for a condition during play. Raises the first error of any person at once."""
        while not enough():
            await asyncio.wait([self.playing], timeout=0.01)
            if self.playing.done():
                self.playing.result()
                raise AssertionError("all was over before it came to that")

    async def after(self, moves: int) -> None:
        """Wait until `moves` more moves were acknowledged."""
        goal = self.acknowledged + moves
        await self.until(lambda: self.acknowledged >= goal)


async def sit_down(nodes: list[Node], count: int, seed: int) -> Party:
    """Open tables with two people each, on the nodes in turn, and start all."""
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
