"""`python -m bench.load.server`: Lusoria, durable, compared with boardgame.io in memory.

Load: 100 tables of 8 seats, one socket each, one move in flight per table; a move is done when all eight
sockets have their view of it. Lusoria plays Idus Martii with real rules and commits each move (SQLite,
FULL) before it broadcasts. The peer plays a small game of hidden hands and writes nothing.

The result is **processor time of the server per move**, user and system, which is robust on a busy machine.
Each round starts both servers, one after the other. Compared are the best of each, and the pairs of each
round, because a machine may be slow for minutes. Only moves within running games count. Latencies depend on
machine and disk as much as on the server.

Needs Linux, the packages of the tests, and Node.js with npm, which installs the peer once into the user's
cache folder. `--rounds 1` is a quick run, `--only ours` omits the peer, `--tables` sets their number.
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
from bench.peer.load_tables import Meter, Table, open_all, our_tables, peer_tables
from bench.peer.process import Process, ours, peer

MIN_MOVES = 74
"""Least moves of a game of Idus Martii for eight; games of the peer stop there too."""
WARM_MOVES = {"ours": 8, "peer": 25}
"""Moves per table before the measurement; the peer's JIT compiler needs more."""
MOVES_PER_SECOND = 200  # of the paced measurement
RATE_SECONDS = 5.0
SINGLE_TABLES = 3  # measured one after the other

Figures: TypeAlias = dict[str, float]
Server: TypeAlias = Callable[[], AbstractAsyncContextManager[Process]]
MakeTables: TypeAlias = Callable[[int, int, Meter], Awaitable[list[Table]]]
CONTENDERS: dict[str, tuple[Server, MakeTables]] = {"ours": (ours, our_tables), "peer": (peer, peer_tables)}


async def measure_saturated(process: Process, tables: list[Table], meter: Meter, warm: int) -> Figures:
    """All tables at full speed."""
    first_to_stop, warmed = asyncio.Event(), asyncio.Event()
    meter.after(warm * len(tables), warmed.set)
    for table in tables:
        table.last, table.stopped = MIN_MOVES, first_to_stop.set
        table.move_at()
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


async def measure_paced(tables: list[Table], meter: Meter) -> Figures:
    """All tables at a fixed rate, whether or not the server keeps up."""
    begun = time.perf_counter()
    for number, table in enumerate(tables):
        table.interval, table.last = len(tables) / MOVES_PER_SECOND, MIN_MOVES
        due = begun + table.interval * number / len(tables)
        asyncio.get_running_loop().call_later(due - begun, table.move_at, due)
    await asyncio.sleep(1.0)
    meter.start()
    await asyncio.sleep(RATE_SECONDS)
    meter.on = False
    return {"p50_ms": percentile(meter, 0.5), "p99_ms": percentile(meter, 0.99)}


async def measure_alone(tables: list[Table], meter: Meter) -> Figures:
    """One table at a time, without other load."""
    meter.start()
    for table in tables:
        done = asyncio.Event()
        table.last, table.stopped = MIN_MOVES, done.set
        table.move_at()
        await done.wait()
    meter.on = False
    return {"lone_p50_ms": percentile(meter, 0.5), "lone_p99_ms": percentile(meter, 0.99)}


def percentile(meter: Meter, part: float) -> float:
    seconds = sorted(meter.seconds)
    return 1000 * seconds[min(len(seconds) - 1, int(part * len(seconds)))]


async def measure(name: str, count: int) -> Figures:
    """All measurements of one fresh server."""
    server, make = CONTENDERS[name]
    meter = Meter()
    async with server() as process:

        async def seat_tables(number: int) -> list[Table]:
            tables = await make(process.port, number, meter)
            await open_all(tables, process.port)
            return tables

        close_all(await seat_tables(1))  # fills the lazy caches of the server
        empty = process.memory()
        tables = await seat_tables(count)
        await asyncio.sleep(0.3)
        figures: Figures = {"idle_kb": (process.memory() - empty) / 1000 / count}
        figures |= await measure_saturated(process, tables, meter, WARM_MOVES[name])
        close_all(tables)
        tables = await seat_tables(count)
        figures |= await measure_paced(tables, meter)
        close_all(tables)
        tables = await seat_tables(SINGLE_TABLES)
        figures |= await measure_alone(tables, meter)
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
    "p50_ms": (f"{MOVES_PER_SECOND} moves a second: p50, ms", "8.1f"),
    "p99_ms": (f"{MOVES_PER_SECOND} moves a second: p99, ms", "8.1f"),
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
            figures = await measure(name, count)
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
