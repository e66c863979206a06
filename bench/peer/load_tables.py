"""Tables of a load test: eight sockets each, one move in flight until all eight have it."""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial

import httpx
import msgspec

from bench.peer.line import Line, call
from lusoria.wire.client_messages import PROTOCOL

SEATS = 8
MAX_OPENING_TABLES = 32
CHECKED_MOVES = 16
"""Moves per table that are checked: each seat gets its own view and no other."""


class Meter:
    """Counts moves and bytes while `on`, and their latencies."""

    def __init__(self) -> None:
        self.on = False
        self.moves = 0
        self.bytes = 0
        self.seconds: list[float] = []
        self._all = 0
        self._goal = -1
        self._reached: Callable[[], None] = lambda: None

    def after(self, moves: int, reached: Callable[[], None]) -> None:
        """Calls `reached` once, after this number of further moves."""
        self._goal, self._reached = self._all + moves, reached

    def add_latency(self, seconds: float) -> None:
        self._all += 1
        if self._all == self._goal:
            self._reached()
        if self.on:
            self.moves += 1
            self.seconds.append(seconds)

    def start(self) -> None:
        self.on, self.moves, self.bytes, self.seconds = True, 0, 0, []


class Table(ABC):
    """One table of either server. `version` is the last version that all its sockets have."""

    def __init__(self, meter: Meter) -> None:
        self.lines: list[Line] = []
        self.moves = 0
        self.version = -1
        self.interval = 0.0
        """Seconds between moves; 0: full speed."""
        self.last = 0
        """Stops after this number of moves."""
        self.stopped: Callable[[], None] = lambda: None
        self._meter = meter
        self._ready = asyncio.Event()
        self._receiver_count = 0
        self._since = 0.0

    @abstractmethod
    async def open(self, port: int) -> None:
        """Connects all sockets and waits for their first views."""

    @abstractmethod
    def move(self) -> None:
        """Makes a legal move."""

    @abstractmethod
    def check(self, seat: int, data: bytes) -> None:
        """Checks that the seat sees its own data and no one else's."""

    def move_at(self, due: float | None = None) -> None:
        """Makes a move unless the table is closed. Latency counts from `due`."""
        if self.moves >= self.last:
            return
        self._since = time.perf_counter() if due is None else due
        self.move()

    def on_version(self, seat: int, version: int, data: bytes) -> None:
        """Called when a socket has a view of this version."""
        if version != self.version + 1:
            assert version <= self.version, f"a view was left out: {version} after {self.version}"
            return
        self._receiver_count += 1
        if self._meter.on:
            self._meter.bytes += len(data)
        if self.moves < CHECKED_MOVES:
            self.check(seat, data)
        if self._receiver_count == SEATS:
            self._finish_move(version)

    def _finish_move(self, version: int) -> None:
        now = time.perf_counter()
        self.version, self._receiver_count = version, 0
        self.moves += 1
        self._meter.add_latency(now - self._since)
        if self.moves >= self.last:
            self.stopped()
        elif self.interval:
            due = self._since + self.interval
            asyncio.get_running_loop().call_later(max(0.0, due - now), self.move_at, due)
        else:
            self.move_at()

    def close(self) -> None:
        self.last = 0
        for line in self.lines:
            line.close()


# --- ours --------------------------------------------------------------------------------------------------

UPDATE, NEWS = b'{"type":"update","version":', b'{"type":"news","version":'
OWN = b',"ask":'


class Own(msgspec.Struct):
    """The private part of an update or news."""

    seat: int
    legal: list[msgspec.Raw]
    ask: int


read_own = msgspec.json.Decoder(Own).decode


class OurTable(Table):
    """Idus Martii for eight, with real rules."""

    def __init__(self, meter: Meter, name: str, cookies: list[str], seed: int) -> None:
        super().__init__(meter)
        self._name = name
        self._cookies = cookies
        self._random = random.Random(seed).random
        self._own: list[Own | None] = [None] * SEATS

    async def open(self, port: int) -> None:
        for seat, cookie in enumerate(self._cookies):
            self.lines.append(await call(port, "/socket", partial(self._on_message, seat), cookie))
            self.lines[seat].send(
                msgspec.json.encode({"type": "hello", "protocol": PROTOCOL, "id": self._name, "seat": seat})
            )
        await self._ready.wait()

    def _on_message(self, seat: int, data: bytes) -> None:
        if data.startswith(NEWS):
            if OWN in data:
                self._own[seat] = read_own(data)
            self.on_version(seat, int(data[len(NEWS) : data.index(b",", len(NEWS))]), data)
        elif data.startswith(UPDATE):
            self._own[seat] = read_own(data)
            self.version = int(data[len(UPDATE) : data.index(b",", len(UPDATE))])
            if all(self._own):
                self._ready.set()
        else:
            assert data.startswith(b'{"type":"room"'), data

    def move(self) -> None:
        seat, own = next((seat, own) for seat, own in enumerate(self._own) if own and own.legal)
        action = own.legal[int(self._random() * len(own.legal))]
        self.lines[seat].send(
            b'{"type":"act","command":"%d","seat":%d,"ask":%d,"action":%s}'
            % (self.version, seat, own.ask, action)
        )

    def check(self, seat: int, data: bytes) -> None:
        own = self._own[seat]
        assert own is not None
        assert own.seat == seat, own


async def our_tables(port: int, count: int, meter: Meter) -> list[Table]:
    """Opens tables with eight people each and starts them."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api") as http:
        turns = asyncio.Semaphore(MAX_OPENING_TABLES)

        async def post(path: str, body: object, cookie: str) -> httpx.Response:
            async with turns:
                http.cookies.clear()
                answer = await http.post(path, json=body, headers={"Cookie": cookie} if cookie else {})
            assert answer.is_success, answer.text
            return answer

        settings = {"game": "idus-martii", "players": SEATS}
        cookies = []
        for seat in range(SEATS):
            answer = await post("/tables", {"name": f"P{seat}", "settings": settings}, "")
            cookies.append(f"lusoria={answer.cookies['lusoria']}")

        async def one(number: int) -> Table:
            response = await post("/tables", {"name": "P0", "settings": settings}, cookies[0])
            name = response.json()["id"]
            for seat in range(1, SEATS):
                await post(f"/tables/{name}/seats", {"name": f"P{seat}"}, cookies[seat])
            await post(f"/tables/{name}/start", {}, cookies[0])
            return OurTable(meter, name, cookies, number)

        return await asyncio.gather(*map(one, range(count)))


# --- the peer ----------------------------------------------------------------------------------------------

STATE = b'"_stateID":'
ENGINE = "/socket.io/?EIO=4&transport=websocket"
UPDATED, SYNCED = b'42/hands,["update"', b'42/hands,["sync"'


class PeerTable(Table):
    """The game of hidden hands, over Engine.IO and Socket.IO."""

    def __init__(self, meter: Meter, name: str) -> None:
        super().__init__(meter)
        self._name = name.encode()
        self._synced: set[int] = set()

    async def open(self, port: int) -> None:
        for seat in range(SEATS):
            self.lines.append(await call(port, ENGINE, partial(self._on_message, seat)))
        await self._ready.wait()
        self.version = 0

    def _on_message(self, seat: int, data: bytes) -> None:
        if data.startswith(UPDATED):
            begin = data.index(STATE) + len(STATE)
            self.on_version(seat, int(data[begin : begin + 8].split(b",")[0].rstrip(b"}")), data)
        elif data.startswith(SYNCED):
            self._synced.add(seat)
            if len(self._synced) == SEATS:
                self._ready.set()
        elif data == b"2":
            self.lines[seat].send(b"3")
        elif data.startswith(b"0"):
            asyncio.get_running_loop().call_soon(lambda: self.lines[seat].send(b"40/hands,"))
        elif data.startswith(b"40"):
            self.lines[seat].send(b'42/hands,["sync","%s","%d",null,%d]' % (self._name, seat, SEATS))

    def move(self) -> None:
        seat, place = self.version % SEATS, self.version % 10
        self.lines[seat].send(
            b'42/hands,["update",{"type":"MAKE_MOVE","payload":{"type":"lay","args":[%d],"playerID":"%d"}},'
            b'%d,"%s","%d"]' % (place, seat, self.version, self._name, seat)
        )

    def check(self, seat: int, data: bytes) -> None:
        _, _, state, *_ = msgspec.json.decode(data[data.index(b"[") :])
        visible = [isinstance(hand, list) for hand in state["G"]["hands"]]
        assert visible == [other == seat for other in range(SEATS)]


async def peer_tables(port: int, count: int, meter: Meter) -> list[Table]:
    """The peer creates a table when its first socket asks for one."""
    begun = time.time_ns()
    return [PeerTable(meter, f"t{begun}-{number}") for number in range(count)]


async def open_all(tables: list[Table], port: int) -> None:
    turns = asyncio.Semaphore(8)

    async def one(table: Table) -> None:
        async with turns:
            await table.open(port)

    await asyncio.gather(*map(one, tables))
