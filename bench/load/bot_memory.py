"""`python -m bench bot-memory`: memory of the process of strong bots and masters.

It prepares for one kind of table after the other, like on a server, and then plays games of each. Prints the
memory after each step (`VmRSS`, Linux only). Compiling kernels takes more, so run it twice.
"""

import argparse
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from lusoria.bots import bot as find_bot
from lusoria.core.game import sample
from lusoria.core.structs import GameOptions
from lusoria.games import game as find_game
from lusoria.records.match import Match
from lusoria.table.bot_seats.bot_worker import Question, answer_question

IDUS, ALEA = "idus-martii", "alea"


class Kind(NamedTuple):
    bot: str
    game: str
    options: dict[str, Any]


def every_size(bot: str) -> Iterator[Kind]:
    """Kinds of every size; of Alea Romana four, the most that a bot prepares at a time."""
    for game, sizes in ((IDUS, range(5, 9)), (ALEA, range(2, 6))):
        yield from (Kind(bot, game, {"players": players}) for players in sizes)


def largest_kinds(bot: str) -> Iterator[Kind]:
    """The four largest kinds, which differ by house rules."""
    for limit in (None, 31):
        for swap in ("must", "may"):
            yield Kind(bot, IDUS, {"players": 8, "limit": limit, "yellow_swap": swap})


CASES = {
    "strong": (*every_size("strong"),),
    "both": (*every_size("strong"), *every_size("master")),
    "eight": (*largest_kinds("strong"), *largest_kinds("master")),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--case", choices=CASES, help="only this one, in this process")
    parser.add_argument("--games", type=int, default=2, help="of each kind")
    args = parser.parse_args()
    if args.case:
        measure_case(args.case, args.games)
        return 0
    for case in CASES:  # each in a new process, because loaded kernels stay
        subprocess.run(
            [sys.executable, "-m", "bench.load.bot_memory", "--case", case, "--games", str(args.games)],
            check=True,
        )
    return 0


def measure_case(case: str, games: int) -> None:
    print(f"{case}: {resident_megabytes():.0f} MB before anything")
    for kind in CASES[case]:
        start, options = time.perf_counter(), options_of(kind)
        version = find_game(kind.game).version
        answer_question(Question(kind.game, version, kind.bot, options=Raw(msgspec.json.encode(options))))
        rules = ", ".join(f"{name} {value}" for name, value in kind.options.items())
        took = time.perf_counter() - start
        print(
            f"{case}: {resident_megabytes():.0f} MB with {kind.bot} of {kind.game}, {rules} ({took:.1f} s)",
            flush=True,
        )
    for number in range(games):
        for kind in CASES[case]:
            play(kind, number)
        print(
            f"{case}: {resident_megabytes():.0f} MB after {number + 1} of {games} games of each", flush=True
        )


def options_of(kind: Kind) -> GameOptions:
    return msgspec.convert(kind.options, find_game(kind.game).options_type)


def play(kind: Kind, seed: int) -> None:
    game, rng = find_game(kind.game), Random(seed)
    player, match = (
        find_bot(kind.game, kind.bot),
        Match(game, options_of(kind), lambda chance: sample(chance, rng)),
    )
    while match.over is None:
        seat = match.awaited[0]
        match.act(seat, player.choose(game.view(match.state, seat), rng))


def resident_megabytes() -> float:
    """In MB of 1,048,576 bytes, as in `top`."""
    match = re.search(r"VmRSS:\s*(\d+) kB", Path("/proc/self/status").read_text(encoding="utf-8"))
    assert match, "only Linux tells it so"
    return int(match[1]) / 1024


if __name__ == "__main__":
    sys.exit(main())
