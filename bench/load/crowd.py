"""`python -m bench crowd`: 4,800 sockets at 600 tables, with 300 moves per second in total.

Idus Martii with real rules, durable on SQLite, one socket per seat. Moves come at a fixed rate, whether or
not the server keeps up (open loop): latency counts from the due time until all eight sockets have the move.
Memory per table is the difference to a server with one table.

Needs Linux; `--tables` and `--rate` make it smaller. Raises its own soft limit of descriptors, and so the
server's.
"""

import argparse
import asyncio
import os
import platform
import resource
import sys
import time

from uvicorn.loops.auto import auto_loop_factory

from bench.load.fsync import fsyncs
from bench.load.server import MIN_MOVES, close_all, percentile
from bench.peer.load_tables import SEATS, Meter, Table, open_all, our_tables
from bench.peer.process import Process, ours

WARM_SECONDS = 4.0  # before the measurement


def raise_descriptors(wanted: int) -> None:
    """Raises the soft limit of descriptors, up to the hard limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    if resource.getrlimit(resource.RLIMIT_NOFILE)[0] < wanted:
        sys.exit(f"This takes {wanted} open files, and the limit is {hard}.")


async def seat_tables(process: Process, count: int, meter: Meter) -> list[Table]:
    tables = await our_tables(process.port, count, meter)
    await open_all(tables, process.port)
    return tables


async def move_at_rate(tables: list[Table], meter: Meter, rate: float, seconds: float) -> None:
    """All tables together at a fixed rate; a table moves again when its next move is due."""
    begun = time.perf_counter()
    for number, table in enumerate(tables):
        table.interval, table.last = len(tables) / rate, MIN_MOVES
        due = begun + number / rate
        asyncio.get_running_loop().call_later(due - begun, table.move_at, due)
    await asyncio.sleep(WARM_SECONDS)
    meter.start()
    await asyncio.sleep(seconds)
    meter.on = False


async def run(count: int, rate: float, seconds: float) -> None:
    meter = Meter()
    async with ours() as process:
        close_all(await seat_tables(process, 1, meter))  # fills the lazy caches of the server
        empty, begun = process.memory(), time.perf_counter()
        tables = await seat_tables(process, count, meter)
        print(f"{count * SEATS} sockets at {count} tables, seated in {time.perf_counter() - begun:.0f} s")
        await asyncio.sleep(1.0)
        idle = (process.memory() - empty) / 1000 / count
        print(f"memory of an idle table with {SEATS} sockets  {idle:8.0f} kB")
        cpu, mine, begun = process.seconds(), time.process_time(), time.perf_counter()
        await move_at_rate(tables, meter, rate, seconds)
        took = time.perf_counter() - begun
        print(f"moves a second, sent to all eight        {meter.moves / seconds:8.0f}")
        print(f"from due to all eight sent: p50          {percentile(meter, 0.5):8.1f} ms")
        print(f"                            p99          {percentile(meter, 0.99):8.1f} ms")
        print(f"                            longest      {percentile(meter, 1.0):8.1f} ms")
        print(f"server, share of a core                  {(process.seconds() - cpu) / took:8.0%}")
        print(f"driver, share of a core                  {(time.process_time() - mine) / took:8.0%}")
        print(f"load of the machine, one minute          {os.getloadavg()[0]:8.1f}")
        close_all(tables)
    half, most = await asyncio.to_thread(fsyncs)
    print(f"one fsync of this disk: p50 / p99        {half:8.1f} / {most:.1f} ms")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench crowd", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--tables", type=int, default=600)
    parser.add_argument("--rate", type=float, default=300.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    args = parser.parse_args()
    longest = MIN_MOVES * args.tables / args.rate - WARM_SECONDS
    if args.seconds > longest:
        sys.exit(f"At this rate the shortest games last {longest:.0f} s.")
    raise_descriptors(args.tables * SEATS + 500)
    print(f"CPython {platform.python_version()}, durable on SQLite, {args.rate:.0f} moves a second")
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(run(args.tables, args.rate, args.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
