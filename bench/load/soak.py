"""`python -m bench soak`: an hour of two hundred tables with unreliable players, and kills.

A server process with default limits; real sockets, each person from an address of its own. Each table has
people and bots. People play both games at random; they close, hang up, vanish, stop reading, return with or
without `since`, click twice and resend old orders; some are spectators, some watch the lobby. After each
game its log is checked move by move against all sent and received messages, its record is verified, and the
next game starts. Every one to four minutes the server is killed (-9) and restarted on the same database.
The last server lives for a third of the time, to show slow growth.

Monitors memory, descriptors and threads of the server; that every table that waits for a bot or a connected
player continues within `--patience` seconds; and that no confirmed order is lost.

    python -m bench soak --minutes 60 --tables 200 --store postgres --out soak.json

The exit code is 1 if anything was lost, stuck or wrong.
"""

import argparse
import asyncio
import json
import math
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from uvicorn.loops.auto import auto_loop_factory

from bench.simulated_players import memory_growth
from bench.simulated_players.http_client import NoAnswer, ask
from bench.simulated_players.long_run import LongRun, database, long_run
from bench.simulated_players.memory_growth import Sample
from bench.simulated_players.node import Node
from bench.simulated_players.table_players import Games
from bench.simulated_players.unreliable_client import Behaviour

GAMES: Games = (
    ({"game": "idus-martii", "players": 5}, 2),
    ({"game": "alea", "players": 3}, 2),
    ({"game": "idus-martii", "players": 8}, 3),
    ({"game": "alea", "players": 2}, 1),
    ({"game": "idus-martii", "players": 5, "clock": {"kind": "strict", "seconds": 5}}, 2),
    ({"game": "alea", "players": 4, "clock": {"kind": "gentle", "seconds": 4}}, 2),
)
BOT_DELAY_FACTOR = 0.35  # of the default, for more moves an hour
THINK_SECONDS = 1.0  # mean of people; short for the same reason
GRACE_SECONDS = 8.0  # short, so that bots stand in often and give seats back
CALM_WARM_UP_SECONDS = 300.0  # of the last life, not measured: caches fill
CHECK_INTERVAL_SECONDS = 1.0  # between searches for tables that stand still
MEASURE_INTERVAL_SECONDS = 5.0  # between measurements of the server
PRINT_INTERVAL_SECONDS = 60.0  # between lines of output


@dataclass
class Run:
    """Arguments and results of a run."""

    minutes: float
    tables: int
    store: str
    kill_every: tuple[float, float]
    calm: float
    patience: float
    warm: float
    seed: int
    samples: list[Sample] = field(default_factory=list)
    in_play: list[int] = field(default_factory=list)
    life: int = 1
    begun: float = 0.0
    server_seconds: float = 0.0
    driver_seconds: float = 0.0
    seconds: float = 0.0


async def repeat(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await work()
        await asyncio.sleep(seconds)


async def soak(run: Run) -> LongRun:
    flags = (f"--bot-delay={BOT_DELAY_FACTOR}", f"--grace={GRACE_SECONDS}")
    behaviour = Behaviour(think_seconds=THINK_SECONDS, disruption_seconds=60.0)
    with tempfile.TemporaryDirectory(prefix="lusoria-soak-") as folder:
        home = Path(folder)
        with database("postgres" if run.store == "postgres" else "sqlite", home) as where:
            node = Node(where, home / "server.log", flags)
            async with long_run(node, behaviour, GAMES, run.tables, run.seed) as play:
                run.begun, mine = time.monotonic(), time.process_time()
                await run_until_end(run, play)
                run.server_seconds += node.seconds()
                run.seconds = time.monotonic() - run.begun
            run.driver_seconds = time.process_time() - mine
        for line in node.complaints()[:20]:
            play.add_error(f"the server says {line[:300]}")
    return play


async def run_until_end(run: Run, made: LongRun) -> None:
    """Runs until the time is over, with all monitors."""

    async def check_tables() -> None:
        run.in_play.append(len(made.playing))
        if not made.node.is_alive and made.up.is_set():
            raise RuntimeError("the server has ended by itself")
        made.stuck.extend(
            f"{answer} (life {run.life}, minute {(time.monotonic() - run.begun) / 60:.1f})"
            for players in made.tables
            if made.up.is_set() and (answer := players.describe_stall(run.patience)) is not None
        )

    async def print_progress() -> None:
        last = run.samples[-1].weight.memory if run.samples else 0
        print(
            f"minute {(time.monotonic() - run.begun) / 60:5.1f}: {len(made.playing)} in play,"
            f" {made.games} games, {made.kills} kills, {last} kB;"
            f" stuck {len(made.stuck)}, lost {len(made.lost)}, wrong {len(made.errors)}",
            flush=True,
        )

    watching = [
        asyncio.create_task(repeat(CHECK_INTERVAL_SECONDS, check_tables)),
        asyncio.create_task(repeat(MEASURE_INTERVAL_SECONDS, lambda: measure_server(run, made))),
        asyncio.create_task(repeat(PRINT_INTERVAL_SECONDS, print_progress)),
        asyncio.create_task(kill_repeatedly(run, made)),
    ]
    _, _ = await asyncio.wait(watching, timeout=60 * run.minutes, return_when=asyncio.FIRST_COMPLETED)
    for task in watching:
        task.cancel()
    for ended in await asyncio.gather(*watching, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    await measure_server(run, made)


async def kill_repeatedly(run: Run, made: LongRun) -> None:
    """Kills every few minutes, except in the calm last part."""
    end = run.begun + 60 * (run.minutes - run.calm)
    while time.monotonic() + (pause := made.rng.uniform(*run.kill_every)) < end:
        await asyncio.sleep(pause)
        run.server_seconds += made.node.seconds()
        await finish_shielded(restart(run, made))
    await asyncio.sleep(math.inf)


async def restart(run: Run, made: LongRun) -> None:
    await made.kill()
    await made.start()
    run.life += 1


async def finish_shielded(work: Coroutine[Any, Any, None]) -> None:
    """Shields work from cancellation, and waits for its end."""
    task = asyncio.create_task(work)
    try:
        await asyncio.shield(task)
    finally:
        await task


async def measure_server(run: Run, made: LongRun) -> None:
    """Measures the server unless it is down."""
    weight = made.node.measure() if made.up.is_set() else None
    if weight is None:
        return
    try:
        output = (await ask(made.port, "GET", "/metrics")).body.decode()
    except NoAnswer:
        return
    now = time.monotonic()
    counts = {name: value for name, _, value in (line.partition(" ") for line in output.splitlines())}
    run.samples.append(
        Sample(
            run.life,
            now - made.node.started,
            now - run.begun,
            weight,
            int(float(counts.get("lusoria_tables", 0))),
            int(float(counts.get("lusoria_sockets", 0))),
        )
    )


def result_figures(run: Run, made: LongRun) -> dict[str, Any]:
    lives = memory_growth.each_life(run.samples, run.warm)
    within = memory_growth.within_lives(run.samples, run.warm)
    over = memory_growth.over_lives(run.samples, run.warm)
    last = [sample for sample in run.samples if sample.life == run.life]
    calm = memory_growth.each_life(last, CALM_WARM_UP_SECONDS).get(run.life)
    warm = [sample for sample in run.samples if sample.age >= run.warm] or run.samples
    return {
        "store": run.store,
        "minutes": run.seconds / 60,
        "tables": run.tables,
        "seed": run.seed,
        "tables in play, mean": sum(run.in_play) / max(1, len(run.in_play)),
        "games finished and verified": made.games,
        "moves in their logs": made.moves,
        "orders acknowledged": made.acknowledged,
        "kills": made.kills,
        "unanswered at kills": made.in_flight,
        "looked for after kills": made.looked_for,
        "news held against whole updates": made.compared,
        "lost": made.lost,
        "stuck": made.stuck,
        "wrong": made.errors,
        "whims": dict(made.disruptions),
        "closed by the server": dict(made.closes),
        "given up while sitting down": made.abandoned,
        "memory kB, most": max((sample.weight.memory for sample in warm), default=0),
        "memory kB, least after warm-up": min((sample.weight.memory for sample in warm), default=0),
        "with bots kB, most": max((sample.weight.with_bots for sample in warm), default=0),
        "growth within lives, kB a minute": within and asdict(within),
        "growth over lives, kB a minute": over and asdict(over),
        "growth of the last life, kB a minute": calm and asdict(calm),
        "the last life, minutes": last[-1].age / 60 if last else 0.0,
        "growth of each life": {life: asdict(line) for life, line in lives.items()},
        "descriptors, most": max((sample.weight.descriptors for sample in run.samples), default=0),
        "threads, most": max((sample.weight.threads for sample in run.samples), default=0),
        "server, share of a core": run.server_seconds / run.seconds,
        "driver, share of a core": run.driver_seconds / run.seconds,
    }


def print_figures(found: dict[str, Any]) -> None:
    for name, value in found.items():
        match value:
            case float():
                print(f"{name:36} {value:.2f}")
            case list():
                print(f"{name:36} {len(value)}")
            case {"a_minute": float(steep), "error": float(error)}:
                print(f"{name:36} {steep:+.0f} ± {error:.0f}")
            case dict() if name == "growth of each life":
                print(
                    f"{name:36} "
                    + ", ".join(f"{s['a_minute']:+.0f}±{s['error']:.0f}" for s in value.values())
                )
            case dict():
                print(f"{name:36} " + ", ".join(f"{key} {number}" for key, number in value.items()))
            case _:
                print(f"{name:36} {value}")
    for name in ("lost", "stuck", "wrong"):
        for what in found[name]:
            print(f"! {name}: {what}")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench soak", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--kill-every", type=float, nargs=2, default=(60.0, 240.0), metavar="SECONDS")
    parser.add_argument("--calm", type=float, help="minutes at the end without a kill [a third of all]")
    parser.add_argument("--patience", type=float, default=20.0)
    parser.add_argument("--warm", type=float, default=60.0, help="seconds of each life that are not measured")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    calm = args.minutes / 3 if args.calm is None else args.calm
    run = Run(
        minutes=args.minutes,
        tables=args.tables,
        store=args.store,
        kill_every=tuple(args.kill_every),
        calm=calm,
        patience=args.patience,
        warm=args.warm,
        seed=args.seed,
    )
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        play = runner.run(soak(run))
    figures = result_figures(run, play)
    print_figures(figures)
    if args.out:
        whole = {**figures, "samples": memory_growth.as_json(run.samples)}
        args.out.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
    return 0 if play.is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
