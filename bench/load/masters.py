"""`python -m bench masters`: time of moves of master bots, at fifty tables of one server.

Each table has one person on a real socket, who answers at once with any legal action; masters have the other
seats. The server is a separate process, durable, with default settings, and has one core together with its
bots. It counts its waiting times (`lusoria_bot_choices` at `/metrics`), and whether the choice was the
bot's own or that of the default bot in its place. Read twice: while masters are loading, and afterwards.
"""

import argparse
import asyncio
import os
import platform
import re
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from math import inf
from pathlib import Path
from random import Random
from typing import TypeAlias, get_args

import httpx
from uvicorn.loops.auto import auto_loop_factory

from bench.peer.process import Process, ours
from lusoria.client.http_session import Person, Room
from lusoria.client.seat import TableSeat
from lusoria.wire.message import PaceName

KINDS = (("idus-martii", 5), ("alea", 4), ("idus-martii", 6), ("alea", 2), ("idus-martii", 8), ("alea", 6))
LINE = re.compile(r'^lusoria_bot_choices_total\{by="(\w+)",within="([\w.]+)"\} (\S+)$', re.MULTILINE)
Choices: TypeAlias = Counter[tuple[str, float]]
"""Number of choices by author (`itself`, `usual`) and upper bound of seconds."""


async def read_choices(port: int) -> Choices:
    async with httpx.AsyncClient() as http:
        text = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
    return Counter(
        {
            (by, inf if limit == "longer" else float(limit)): int(float(count))
            for by, limit, count in LINE.findall(text)
        }
    )


async def person_at(number: int, kind: tuple[str, int], port: int, pace: PaceName) -> None:
    """Plays games until the run is over."""
    rng = Random(number)
    await asyncio.sleep(rng.uniform(0, 2))
    person = Person(f"http://127.0.0.1:{port}")
    settings = {"game": kind[0], "players": kind[1], "bots": "master"}
    while True:
        room = await person.ask("POST", "/api/tables", Room, {"name": "Livia", "settings": settings})
        room = await person.ask("POST", f"/api/tables/{room.id}/start", Room, {})
        async with TableSeat(person, room, pace=pace) as seat:
            async for view in seat.questions():
                await seat.act(rng.choice(view.legal))


async def run(tables: int, warm: float, seconds: float, pace: PaceName) -> int:
    async with ours("--bot-workers=1") as process:
        kinds = islice(cycle(KINDS), tables)
        people = [
            asyncio.create_task(person_at(number, kind, process.port, pace))
            for number, kind in enumerate(kinds)
        ]
        begun = await read_choices(process.port)
        await phase(people, warm)
        loaded = await read_choices(process.port)
        await phase(people, seconds)
        ended = await read_choices(process.port)
        weights = list(memories(process))
        for task in people:
            task.cancel()
        await asyncio.gather(*people, return_exceptions=True)
    print(f"{tables} tables of {len(KINDS)} kinds, a person and else masters at each, pace {pace}")
    late = show(f"the first {warm:.0f} s, while they load", loaded - begun, warm)
    late += show(f"the {seconds:.0f} s after that", ended - loaded, seconds)
    print(f"memory of the server and its processes: {', '.join(f'{weight:.0f}' for weight in weights)} MB")
    print(f"load of the machine, one minute: {os.getloadavg()[0]:.1f}")
    return int(late > 0)


async def phase(people: list["asyncio.Task[None]"], seconds: float) -> None:
    """Lets them play for a while; raises the first error of a player."""
    done, _ = await asyncio.wait(people, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()


def show(name: str, choices: Choices, seconds: float) -> int:
    """Prints the distribution of waiting times."""
    total, within = choices.total(), Counter[float]()
    for (_, limit), count in choices.items():
        within[limit] += count
    own = sum(count for (by, _), count in choices.items() if by == "itself")
    print(f"{name}:")
    print(f"  moves of bots                      {total:8d}, {total / seconds:.1f} a second")
    print(f"  chosen by the masters themselves   {own / max(total, 1):8.1%}")
    for limit, count in sorted(within.items()):
        print(f"  {'later than 2 s' if limit == inf else f'there within {limit} s':<33}  {count:8d}")
    return within[inf]


def memories(process: Process) -> Iterator[float]:
    """Memory in use, by process."""
    for pid in process.tree():
        text = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
        yield next(int(line.split()[1]) for line in text.splitlines() if line.startswith("VmRSS")) / 1024


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench masters", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--warm", type=float, default=120.0, help="seconds in which they load")
    parser.add_argument("--seconds", type=float, default=180.0)
    parser.add_argument("--pace", choices=get_args(PaceName), default="normal")
    args = parser.parse_args()
    print(f"CPython {platform.python_version()}")
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        return runner.run(run(args.tables, args.warm, args.seconds, args.pace))


if __name__ == "__main__":
    sys.exit(main())
