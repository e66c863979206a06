"""`python -m bench.load.server`: our server, durable, against boardgame.io in memory, in the same run.

The load: 100 tables of 8 seats, a socket each, one move in flight a table; a move is done when all eight
sockets have their own view of it. Ours plays Idus Martii by its real rules and tells nobody of a move before
it is on the disk (SQLite, FULL). The peer plays a small game of hidden hands and writes nothing at all.

What counts is the **processor time of the server for each move**, user and system: it survives a busy
machine. Each round starts both servers afresh, one after the other. The best of each is compared, and the two
of each round besides, since a machine may be slow for minutes. Moves are counted while every game is between
its beginning and its end: sitting down, dealing and starting anew are not. Latencies are told as they were,
and are the machine's and its disk's as much as the server's.

Needs Linux, the packages of the tests, and Node.js with npm, which fetches the peer once into the user's
cache folder. `--rounds 1` is a quick look, `--only ours` leaves the peer out, `--tables` says how many.
"""

import argparse
import asyncio
import platform
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import TypeAlias

from uvicorn.loops.auto import auto_loop_factory

from bench.load.fsync import fsyncs
from bench.peer.process import Process, ours, peer
from bench.peer.tables import Meter, Table, open_all, our_tables, peer_tables

SHORTEST = 74
"""No game of Idus Martii for eight is over before so many moves; the peer's stop there too."""
WARM_MOVES = {"ours": 8, "peer": 25}
"""For each table before the measure begins: the peer's just-in-time compiler needs more of them."""
RATE = 200
RATE_SECONDS = 5.0
LONE_GAMES = 3

Figures: TypeAlias = dict[str, float]
Server: TypeAlias = Callable[[], AbstractAsyncContextManager[Process]]
MakeTables: TypeAlias = Callable[[int, int, Meter], Awaitable[list[Table]]]
CONTENDERS: dict[str, tuple[Server, MakeTables]] = {"ours": (ours, our_tables), "peer": (peer, peer_tables)}


async def saturated(process: Process, tables: list[Table], meter: Meter, warm: int) -> Figures:
    """All tables as fast as they can."""
    first_to_stop, warmed = asyncio.Event(), asyncio.Event()
    meter.after(warm * len(tables), warmed.set)
    for table in tables:
        table.last, table.stopped = SHORTEST, first_to_stop.set
        table.go()
    await warmed.wait()
    meter.start()
    cpu, mine, begun = process.seconds(), time.process_time(), time.perf_counter()
    await first_to_stop.wait()
    meter.on = False
    seconds = time.perf_counter() - begun
    return {
        "cpu_us": 1e6 * (process.seconds() - cpu) / meter.moves,
        "per_second": meter.moves / seconds,
        "moves": meter.moves,
        "bytes": meter.bytes / meter.moves / 8,
        "driver": (time.process_time() - mine) / seconds,
    }


async def paced(tables: list[Table], meter: Meter) -> Figures:
    """All tables together at a fixed rate, whether or not the server keeps up."""
    begun = time.perf_counter()
    for number, table in enumerate(tables):
        table.interval, table.last = len(tables) / RATE, SHORTEST
        due = begun + table.interval * number / len(tables)
        asyncio.get_running_loop().call_later(due - begun, table.go, due)
    await asyncio.sleep(1.0)
    meter.start()
    await asyncio.sleep(RATE_SECONDS)
    meter.on = False
    return {"p50_ms": percentile(meter, 0.5), "p99_ms": percentile(meter, 0.99)}


async def alone(tables: list[Table], meter: Meter) -> Figures:
    """One table after the other, with nobody else there."""
    meter.start()
    for table in tables:
        done = asyncio.Event()
        table.last, table.stopped = SHORTEST, done.set
        table.go()
        await done.wait()
    meter.on = False
    return {"lone_p50_ms": percentile(meter, 0.5), "lone_p99_ms": percentile(meter, 0.99)}


def percentile(meter: Meter, part: float) -> float:
    found = sorted(meter.seconds)
    return 1000 * found[min(len(found) - 1, int(part * len(found)))]


async def measured(name: str, count: int) -> Figures:
    """Everything about one server, started afresh."""
    server, make = CONTENDERS[name]
    meter = Meter()
    async with server() as process:

        async def seated(number: int) -> list[Table]:
            tables = await make(process.port, number, meter)
            await open_all(tables, process.port)
            return tables

        close_all(await seated(1))  # whatever is loaded late is there now
        empty = process.memory()
        tables = await seated(count)
        await asyncio.sleep(0.3)
        figures: Figures = {"idle_kb": (process.memory() - empty) / 1000 / count}
        figures |= await saturated(process, tables, meter, WARM_MOVES[name])
        close_all(tables)
        tables = await seated(count)
        figures |= await paced(tables, meter)
        close_all(tables)
        tables = await seated(LONE_GAMES)
        figures |= await alone(tables, meter)
        close_all(tables)
    figures["fsync_p50_ms"], figures["fsync_p99_ms"] = await asyncio.to_thread(fsyncs)
    return figures


def close_all(tables: list[Table]) -> None:
    for table in tables:
        table.close()


ROWS = {
    "cpu_us": ("processor time a move, microseconds", "8.0f"),
    "per_second": ("moves a second, all tables", "8.0f"),
    "bytes": ("bytes a message", "8.0f"),
    "idle_kb": ("memory of an idle table with 8 sockets, kB", "8.0f"),
    "p50_ms": (f"{RATE} moves a second: p50, ms", "8.1f"),
    "p99_ms": (f"{RATE} moves a second: p99, ms", "8.1f"),
    "lone_p50_ms": ("one table alone: p50, ms", "8.1f"),
    "lone_p99_ms": ("one table alone: p99, ms", "8.1f"),
    "fsync_p50_ms": ("one fsync of this disk: p50, ms", "8.1f"),
    "fsync_p99_ms": ("one fsync of this disk: p99, ms", "8.1f"),
}


def best(rounds: list[Figures], name: str) -> float:
    return (max if name == "per_second" else min)(figures[name] for figures in rounds)


async def run(names: list[str], rounds: int, count: int) -> None:
    heard: dict[str, list[Figures]] = {name: [] for name in names}
    for number in range(1, rounds + 1):
        for name in names:
            figures = await measured(name, count)
            heard[name].append(figures)
            print(
                f"round {number} {name:5} {figures['cpu_us']:6.0f} us a move, {figures['moves']:.0f} moves,"
                f" {figures['per_second']:.0f} a second; the driver took {figures['driver']:.0%} of a core",
                flush=True,
            )
    print(f"\nthe best of {rounds}, {count} tables x 8 sockets" + "".join(f"{name:>9}" for name in names))
    for row, (label, form) in ROWS.items():
        values = [best(heard[name], row) for name in names]
        print(f"{label:44}" + "".join(f" {value:{form}}" for value in values))
    if len(names) == 2:
        pairs = [peer["cpu_us"] / ours["cpu_us"] for ours, peer in zip(*heard.values(), strict=True)]
        ratio = best(heard["peer"], "cpu_us") / best(heard["ours"], "cpu_us")
        print(f"\nprocessor time a move, peer / ours, best against best {ratio:9.2f}")
        print(f"the same, in the middle of the rounds {statistics.median(pairs):25.2f}")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.load.server", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--only", choices=list(CONTENDERS))
    args = parser.parse_args()
    print(f"CPython {platform.python_version()}, durable on SQLite, against boardgame.io 0.50.2 in memory")
    names = [args.only] if args.only else list(CONTENDERS)
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(run(names, args.rounds, args.tables))
    return 0


if __name__ == "__main__":
    sys.exit(main())
