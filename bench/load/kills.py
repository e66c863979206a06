"""`python -m bench kills`: kills the server during play and checks that no confirmed order is lost.

Fifty tables of both games play at full speed over real sockets, with about two people each and bots. After a
random time the server is killed (-9) and restarted on the same database. Every confirmed order must be in its
log, once, at the confirmed version, and no entry without an order. Finished games are checked move by move,
and their records verified.

    python -m bench kills --count 100 --store postgres --tally kills.json

`--tally` adds to the counts of earlier runs. The exit code is 1 if anything was lost.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from uvicorn.loops.auto import auto_loop_factory

from bench.simulated_players.long_run import LongRun, StoreKind, database, long_run
from bench.simulated_players.node import Node
from bench.simulated_players.table_players import Games
from bench.simulated_players.unreliable_client import Behaviour
from tools.server_process import UNLIMITED

FAST_BEHAVIOUR = Behaviour(think_seconds=0.0, disruption_seconds=0.0, reconnect_seconds=0.05)
FLAGS = ("--bot-delay=0.01", "--grace=600", *UNLIMITED)
PLAY_SECONDS = (0.05, 1.0)  # from a server's first answer to its kill
GAMES: Games = (
    ({"game": "idus-martii", "players": 5}, 5),
    ({"game": "alea", "players": 2}, 2),
    ({"game": "alea", "players": 3}, 3),
    ({"game": "idus-martii", "players": 5}, 4),
    ({"game": "alea", "players": 2}, 1),
)
"""Mostly people: bots start too slowly between kills."""


async def wait_until(condition: Callable[[], bool]) -> None:
    while not condition():  # noqa: ASYNC110 (no event tells of this condition)
        await asyncio.sleep(0.01)


async def play_for_a_moment(made: LongRun) -> None:
    """Waits for the first answer, and a random time."""
    before = made.acknowledged_count()
    await wait_until(lambda: made.acknowledged_count() != before)
    await asyncio.sleep(made.rng.uniform(*PLAY_SECONDS))


async def run(count: int, kind: StoreKind, tables: int, seed: int) -> tuple[LongRun, float]:
    with (
        tempfile.TemporaryDirectory(prefix="lusoria-kills-") as folder,
        database(kind, Path(folder)) as where,
    ):
        node = Node(where, Path(folder) / "server.log", FLAGS, preload=True)
        async with long_run(node, FAST_BEHAVIOUR, GAMES, tables, seed) as play:
            await wait_until(lambda: len(play.playing) == tables)
            begun = time.monotonic()
            while play.kills < count and not play.lost:
                await play_for_a_moment(play)
                await play.kill()
                await play.start()
            seconds = time.monotonic() - begun
        for line in play.node.complaints()[:20]:
            play.add_error(f"the server says {line}")
    return play, seconds


def result_figures(made: LongRun) -> dict[str, int]:
    return {
        "kills": made.kills,
        "games": made.games,
        "acknowledged": made.acknowledged,
        "unanswered at kills": made.in_flight,
        "looked for after kills": made.looked_for,
        "lost": len(made.lost),
        "wrong": len(made.errors),
    }


def add_to_tally(path: Path, kind: str, new: dict[str, int]) -> dict[str, dict[str, int]]:
    """The tally with this run added."""
    tally: dict[str, dict[str, int]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    before = tally.get(kind, {})
    tally[kind] = {name: before.get(name, 0) + number for name, number in {"runs": 1, **new}.items()}
    path.write_text(json.dumps(tally, indent=2) + "\n", encoding="utf-8")
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench kills", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--tally", type=Path)
    args = parser.parse_args()
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        play, seconds = runner.run(run(args.count, args.store, args.tables, args.seed))
    figures = result_figures(play)
    print(
        f"{args.store}, {args.tables} tables, seed {args.seed}: {seconds / max(1, play.kills):.2f} s a kill"
    )
    for name, number in figures.items():
        print(f"{name:24} {number:10}")
    for what in (*play.lost, *play.errors):
        print(f"! {what}")
    if args.tally:
        for kind, sums in add_to_tally(args.tally, args.store, figures).items():
            print(f"in all, {kind}: " + ", ".join(f"{name} {number}" for name, number in sums.items()))
    return 0 if play.is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
