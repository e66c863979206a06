"""Time of the analysis of a finished game: the first one of a fresh process, and a later one.

`python3 run.py bench analysis [SEED]`: games among able bots, for every number of players. Processor time of
one core. A process compiles modules and kernels before, as on a server.
"""

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from lusoria.bots import bot
from lusoria.core.game import any_game, sample
from lusoria.games import game as find_game
from lusoria.records.match import Match
from lusoria.records.record import Player, Record, write_record
from lusoria.server.jobs.analysis_worker import AnalyseRecord, WarmUp, run_job
from lusoria.server.jobs.worker_answer import hide_scipy

GAMES = "idus-martii", "alea"


def play_record(name: str, players: int, seed: int) -> bytes:
    game, rng, able = any_game(find_game(name)), Random(seed), bot(name, "able")
    options = game.options_type(players=players)
    match = Match(game, options, lambda chance: sample(chance, rng))
    while match.over is None:
        seat = match.awaited[0]
        match.act(seat, able.choose(game.view(match.state, seat), rng))
    seats = (Player("bot"),) * players
    return write_record(Record(game, options, seats, tuple(match.events), match.over.result, None))


def seconds_of(question: AnalyseRecord | WarmUp) -> float:
    begun = time.process_time()
    run_job(question)
    return time.process_time() - begun


def measure_in_process(name: str, players: int, seed: int) -> None:
    """Runs in a process of its own, as on a server."""
    hide_scipy()
    first, second = (play_record(name, players, seed + more) for more in range(2))
    times = seconds_of(AnalyseRecord(first, 0, "mixture")), seconds_of(AnalyseRecord(second, 1, "mixture"))
    print(f"{times[0]:.2f} {times[1]:.2f}")


def main() -> None:
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    for name in GAMES:
        seconds_of(WarmUp(name))
    with TemporaryDirectory() as compiled:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": compiled}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        print("game          players   first   later   (seconds of a processor)")
        for name in GAMES:
            for players in find_game(name).players:
                command = (sys.executable, "-m", "bench.analysis", "one", name, str(players), str(seed))
                where = Path(__file__).parents[1]
                outputs = [subprocess.check_output(command, env=environment, cwd=where) for _ in range(2)]
                first, later = outputs[1].decode().split()  # the first time its modules were compiled
                print(f"{name:13} {players:7} {first:>7} {later:>7}", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["one"]:
        measure_in_process(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
    else:
        main()
