"""Helpers for client tests: bots at seats, and a proxy that cuts connections."""

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator
from random import Random
from typing import Self

from lusoria.bots import bot
from lusoria.client import Person, TableSeat
from lusoria.core.game import GameView
from tests.server.harness import TestClient, TestServer

Views = list[tuple[int, GameView]]


def link(server: TestServer, table: str) -> str:
    return f"{server.address}/t/{table}"


async def seat_of(person: TestClient, table: str) -> TableSeat:
    """A client on this person's seat."""
    program = Person(person.server.address)
    program._cookie = f"lusoria={person.token}"
    return TableSeat(program, await program.look(table))


async def play(seat: TableSeat, name: str = "random") -> Views:
    """Lets a bot play to the end. Returns its views, with the versions of the table."""
    player, rng, views = bot(seat.game.name, name), Random(seat.seat), Views()
    async for view in seat.questions():
        views.append((seat._seat_view.version, view))
        assert await seat.act(player.choose(view, rng))
    assert seat.over
    return views


class TcpProxy:
    """TCP proxy in front of a node. Tests cut its connections."""

    def __init__(self, port: int, tls: ssl.SSLContext | None = None) -> None:
        self.node_port = port
        self._tls = tls
        self._ends: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None]] = set()
        self.cuts = 0
        self.connections = 0
        self._cut_at_answer = False

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", ssl=self._tls)
        port = self._server.sockets[0].getsockname()[1]
        self.address = f"{'https' if self._tls else 'http'}://127.0.0.1:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()
        await asyncio.gather(*self._passing, return_exceptions=True)

    def cut(self) -> None:
        """Aborts all connections."""
        self.cuts += 1
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    def cut_at_answer(self) -> None:
        """Cuts the connections instead of forwarding the node's next bytes."""
        self._cut_at_answer = True

    @contextlib.asynccontextmanager
    async def down(self) -> AsyncIterator[None]:
        """Refuses connections inside the block."""
        node_port, self.node_port = self.node_port, 1
        self.cut()
        yield
        self.node_port = node_port

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            back, forth = await asyncio.open_connection("127.0.0.1", self.node_port)
        except OSError:
            writer.transport.abort()
            return
        self._ends |= {writer, forth}
        for source, sink, answers in ((reader, forth, False), (back, writer, True)):
            task = asyncio.create_task(self._pass(source, sink, answers=answers))
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, *, answers: bool) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(1 << 16):
                if answers and self._cut_at_answer:
                    self._cut_at_answer = False
                    self.cut()
                    return
                sink.write(data)
                await sink.drain()
        sink.close()
