"""Starts and stops a node."""

import argparse
import asyncio
import gc
import secrets
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from random import SystemRandom

import segno
import structlog
import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from lusoria.bus.open import open_bus
from lusoria.core.errors import Malformed
from lusoria.exercises import check_folder
from lusoria.records.signing import RecordKey, new_secret
from lusoria.server.auth import Tokens
from lusoria.server.client_limits import ClientLimits
from lusoria.server.daily.daily_service import Daily
from lusoria.server.daily.day_jobs import DayJobs
from lusoria.server.jobs.analysis_jobs import AnalysisJobs
from lusoria.server.jobs.coach_jobs import CoachJobs
from lusoria.server.jobs.reading_jobs import ReadingJobs
from lusoria.server.lobby import Lobby
from lusoria.server.node.config import Config, read_config, split_list
from lusoria.server.node.logs import configure_logs, log_crash
from lusoria.server.node.metrics import Metrics
from lusoria.server.node.shutdown import stop_on_signals
from lusoria.server.node.site import Site
from lusoria.server.table_quota import TableQuota
from lusoria.server.transport.app import App
from lusoria.server.transport.connection_limits import ConnectionLimits, raise_descriptor_limit
from lusoria.server.transport.h11_protocol import HttpProtocol
from lusoria.server.transport.long_polls import LongPolls
from lusoria.server.transport.ws_protocol import WebSocketProtocol
from lusoria.store import open_store
from lusoria.store.database_url import File, address
from lusoria.store.port import Store, StoreDown
from lusoria.store.private_files import open_to_others
from lusoria.table.bot_seats.bot_pool import BotPool
from lusoria.table.daily_games import day_at
from lusoria.table.erasure.wipe_schedule import AT_START
from lusoria.table.live.hub import Hub
from lusoria.table.live.services import Pace, Services
from lusoria.wire.client_messages import MAX_MESSAGE_BYTES

KEY_BYTES = 32  # of a new signing key for tokens: 256 bits, the size of an HMAC-SHA-256
ABORT_SECONDS = 2.0  # after the stop until open connections are aborted
REQUEST_SECONDS = 5  # after the stop until uvicorn gives up on pending requests


@asynccontextmanager
async def node(config: Config) -> AsyncIterator[App]:
    """All parts of a node, opened in order and closed in reverse."""
    metrics = Metrics()
    if config.own_exercises is not None:
        await asyncio.to_thread(check_folder, config.own_exercises)
    async with open_store(config.database, as_server=True) as store:
        warn_if_readable_by_others(config)
        await wipe_at_start(store)
        keys = [key.encode() for key in split_list(config.keys)]
        keys = keys or [await store.shared_secret("token-key", secrets.token_bytes(KEY_BYTES))]
        record_key = RecordKey(await store.shared_secret("record-key", new_secret()))
        bots = BotPool(config.bot_workers, log_crash, on_choice=metrics.count_decision)
        bus = open_bus(config.database)
        pace = Pace(config.grace, config.clock_grace, config.bot_delay)
        services = Services(
            store,
            bus,
            bots,
            time.time,
            pace,
            SystemRandom(),
            record_key,
            await store.shared_secret("rematch-key", new_secret()),
            metrics.count_move,
            log_crash,
        )
        hub = Hub(services)
        lobby = Lobby(store)
        limits = ClientLimits(config)
        table_quota = TableQuota(store, limits.tables, config.listed_per_device, config.listed_per_address)
        analysis_jobs = AnalysisJobs(store, log_crash)
        coach_jobs, day_jobs, reading_jobs = CoachJobs(log_crash), DayJobs(log_crash), ReadingJobs(log_crash)
        daily = Daily(
            store,
            hub,
            day_jobs,
            table_quota,
            await store.shared_secret("daily-key", new_secret()),
            (await store.shared_secret("first-day", day_at(time.time()).encode())).decode(),
            config.tries_per_address,
        )
        site = Site(
            config,
            store,
            Tokens(keys),
            hub,
            metrics,
            lobby,
            table_quota,
            analysis_jobs,
            coach_jobs,
            reading_jobs,
            daily,
            limits,
            LongPolls(limits.long_polls),
        )
        app = App(site)
        await hub.open()
        site.ready = True
        try:
            yield app
        finally:
            app.stop()
            lobby.close()
            await hub.close()
            await bus.close()
            # at once, because most wait for a process
            users = (analysis_jobs, coach_jobs, day_jobs, reading_jobs, bots)
            await asyncio.gather(*(each.close() for each in users))


def warn_if_readable_by_others(config: Config) -> None:
    """Warn if others can read the database file and the store could not change that."""
    where = address(config.database)
    if isinstance(where, File) and any(open_to_others(where.path)):
        structlog.get_logger().warning("database_open_to_others", path=str(where.path))


async def wipe_at_start(store: Store) -> None:
    """Wipe data erased earlier, before clients connect. The server starts even if this fails."""
    log = structlog.get_logger()
    try:
        if await store.wipe(AT_START):
            log.info("database_wiped")
    except StoreDown as down:
        log.warning("database_not_wiped", problem=str(down))


def run(args: argparse.Namespace) -> int:
    config = read_config(args)
    configure_logs(config.log_level)
    raise_descriptor_limit()
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:  # uvloop if installed
        runner.run(serve(config))
    return 0


class Server(uvicorn.Server):
    """uvicorn without signal handling: it would re-raise signals before the node is closed."""

    def __init__(self, app: App, config: Config) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                http=HttpProtocol,
                ws=WebSocketProtocol,
                ws_max_size=2 * MAX_MESSAGE_BYTES,
                ws_per_message_deflate=False,
                log_config=None,
                access_log=False,
                server_header=False,
                forwarded_allow_ips=split_list(config.proxies),
                lifespan="off",
                timeout_graceful_shutdown=REQUEST_SECONDS,
            )
        )

        self.server_state = ConnectionLimits(config)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Abort connections after `ABORT_SECONDS` that do not read or never end their request."""
        abort_timer = asyncio.get_running_loop().call_later(ABORT_SECONDS, self.abort_connections)
        await super().shutdown(sockets)
        abort_timer.cancel()

    def abort_connections(self) -> None:
        for connection in list(self.server_state.connections):
            connection.transport.abort()


async def serve(config: Config, on_listening: Callable[[int], None] = lambda _: None) -> None:
    """Serve until a signal arrives; then finish commits and tell clients to reconnect.

    `on_listening` is called with the port once the server accepts connections.
    """
    log = structlog.get_logger()
    with ExitStack() as signal_handlers:
        async with node(config) as app:
            server = Server(app, config)
            listening = bind(config)
            port = listening.getsockname()[1]

            def stop() -> None:
                app.stop()
                server.should_exit = True

            signal_handlers.enter_context(stop_on_signals(stop, server.abort_connections))
            tune_garbage_collector()
            log.info("listening", host=config.host, port=port)
            announce(config, port)
            on_listening(port)
            await server.serve(sockets=[listening])
        log.info("stopped")


def tune_garbage_collector() -> None:
    """Exclude all present objects from garbage collection, and collect less often.

    Tables consist of tuples and structs that reference counting frees; cycles are rare.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)


def bind(config: Config) -> socket.socket:
    """Bind the port first, so that a port in use is reported before anything is announced."""
    try:
        # "::" is every address, of both families where the system supports that
        both = config.host == "::" and socket.has_dualstack_ipv6()
        family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
        return socket.create_server(
            (config.host, config.port), family=family, backlog=2048, dualstack_ipv6=both
        )
    except OSError as error:
        raise Malformed(
            "port", f"can’t listen on {config.port}: {error.strerror}. Choose another --port."
        ) from None


def announce(config: Config, port: int) -> None:
    """Print the server's address, and on a terminal a QR code for phones in the same network."""
    address = config.public_url or f"http://{own_address(config.host)}:{port}"
    print(f"Lusoria is ready at {address}", flush=True)
    if sys.stdout.isatty():
        segno.make(address).terminal(compact=True)
        print("Press Ctrl-C to stop. Nothing is lost.", flush=True)


def own_address(host: str) -> str:
    """The address of this machine in its network."""
    if host not in ("0.0.0.0", "::"):  # noqa: S104 (compared, not bound)
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends no packet: it only selects a route
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
