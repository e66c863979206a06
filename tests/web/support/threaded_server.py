"""A server in its own thread, so that tests can read its state while browsers play."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any

from lusoria.bots import bot as find_bot
from lusoria.core.game import AnyGame, Await
from lusoria.server.transport.socket_route import Socket
from lusoria.table.live.live_table import LiveTable
from lusoria.table.room import play_orders
from lusoria.table.room.room import Room
from tests.server.harness import PATIENCE, InlineBots, TestServer, node

BOT_DELAY = 0.005  # seconds; a whole game of bots takes a second less than with 0.02
BOTS = {"idus-martii": "honest", "alea": "greedy"}
"""The bots that choose for people: fast, and deterministic but for their generator."""


class ScriptedBots(InlineBots):
    """Bots that prefer actions a test needs, and can be paused."""

    def __init__(self) -> None:
        super().__init__()
        self.preferred: list[Callable[[Any], bool]] = []
        """Predicates of preferred actions."""
        self._held = False

    async def choose(self, game: AnyGame, bot: str, view: Any, seed: bytes, *, patient: bool = False) -> Any:
        while self._held:  # noqa: ASYNC110 (another thread sets it)
            await asyncio.sleep(BOT_DELAY)
        for prefers in self.preferred:
            for action in view.legal:
                if prefers(action):
                    return action
        return await super().choose(game, bot, view, seed)

    @contextmanager
    def paused(self) -> Iterator[None]:
        """No bot moves in this context."""
        self._held = True
        try:
            yield
        finally:
            self._held = False


class ThreadedServer:
    """Starts on construction; `stop` ends it. Other threads only read its state, except by `act`."""

    server: TestServer
    address: str

    def __init__(self, **settings: Any) -> None:
        self.bots = ScriptedBots()
        self._settings = {"bot_delay": BOT_DELAY, **settings}
        self._ready = threading.Event()
        self._problem: BaseException | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._server: TestServer | None = None
        self._thread = threading.Thread(target=self._run, name="house")
        self._thread.start()
        self._ready.wait(PATIENCE)
        self.server = self._started_server()
        self.address = self.server.address

    def _started_server(self) -> TestServer:
        if self._problem is not None:
            raise self._problem
        assert self._server is not None, "the node did not start"
        return self._server

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as problem:  # noqa: BLE001 (raised in the thread of the tests)
            self._problem = problem
            self._ready.set()

    async def _serve(self) -> None:
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        async with node(**self._settings) as self._server:
            self._server.site.hub.services.bots = self.bots
            self._ready.set()
            await self._over.wait()

    def stop(self) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the node did not stop"

    def wait_for_viewers(self, table: str, viewer: int | None) -> list[Socket]:
        """Waits until a page views a table as this viewer. Returns the sockets."""
        app = self.server.app
        assert app is not None
        sockets = app.sockets.sockets

        def found() -> list[Socket]:
            here = [socket for socket in list(sockets) if socket.table and socket.table.room.id == table]
            return [socket for socket in here if socket.viewer == viewer]

        self.wait(lambda: bool(found()), "no viewer came")
        return found()

    def live(self, table: str) -> LiveTable:
        return self.server.live(table)

    def room(self, table: str) -> Room:
        """The room of a table. Without viewers it is unloaded until a page opens it."""
        self.wait(lambda: table in self.server.site.hub.tables, "the table is not open")
        return self.live(table).room

    def state(self, table: str) -> Any:
        progress = self.room(table).progress
        assert progress is not None, "the game has not begun"
        return progress.state

    def is_over(self, table: str) -> bool:
        return self.room(table).status == "over"

    def awaited(self, table: str) -> tuple[int, ...]:
        room = self.room(table)
        turn = room.game.turn(self.state(table))
        return turn.seats if isinstance(turn, Await) else ()

    def people_awaited(self, table: str) -> list[int]:
        """Awaited seats of people."""
        chairs = self.room(table).chairs
        return [seat for seat in self.awaited(table) if chairs[seat].kind == "human"]

    def legal(self, table: str, seat: int) -> list[Any]:
        return list(self.room(table).game.view(self.state(table), seat).legal)

    def act(self, table: str, seat: int, action: Any) -> None:
        """Run an action of a person past their page, which only shows the result."""
        assert self._loop is not None
        order = partial(play_orders.act, seat=seat, action=action)
        asyncio.run_coroutine_threadsafe(self.live(table).change(order), self._loop).result(PATIENCE)

    def finish_game(self, table: str) -> None:
        """Play for all people until the game is over. Much faster than through their pages."""
        rng = Random(3)
        while self.wait_for_people(table):
            seat = self.people_awaited(table)[0]
            room = self.room(table)
            view = room.game.view(self.state(table), seat)
            self.act(table, seat, find_bot(room.game.name, BOTS[room.game.name]).choose(view, rng))

    def wait(self, condition: Callable[[], bool], what: str) -> None:
        """Waits until the condition holds."""
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                raise AssertionError(f"timeout: {what}")
            time.sleep(0.01)

    def wait_for_people(self, table: str) -> bool:
        """Waits until a person is asked or the game is over. True if it goes on."""
        self.wait(lambda: self.is_over(table) or bool(self.people_awaited(table)), "no person is asked")
        return not self.is_over(table)
