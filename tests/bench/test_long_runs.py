"""Short runs of `soak` and `kills`."""

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bench.load.soak import GAMES, Run, run_until_end
from bench.simulated_players.long_run import LongRun
from bench.simulated_players.node import Node
from bench.simulated_players.unreliable_client import Behaviour

ROOT = Path(__file__).resolve().parents[2]


def run(*command: str) -> str:
    process = subprocess.run(
        (sys.executable, "-m", "bench", *command),
        cwd=ROOT,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=120,
    )
    output = process.stdout.decode()
    assert process.returncode == 0, output
    return output


@pytest.mark.slow
def test_short_soak_passes(tmp_path: Path) -> None:
    out = tmp_path / "soak.json"
    load = ("--minutes=0.12", "--tables=5", "--kill-every", "3", "4", "--calm=0", "--warm=0")
    run("soak", *load, f"--out={out}", "--seed=1")
    found = json.loads(out.read_text(encoding="utf-8"))
    assert found["kills"] >= 1
    assert found["orders acknowledged"] > 0
    assert found["samples"]
    assert (found["lost"], found["stuck"], found["wrong"]) == ([], [], [])


class SlowNode(Node):
    """Starts slowly; a second server on its file must not start meanwhile."""

    starting = False
    starts = 0

    async def start(self) -> None:
        assert not self.starting, "another server is using the file"
        self.starting = True
        await asyncio.sleep(1.2)
        self.starting = False
        self.starts += 1

    async def kill(self) -> None:
        """Does nothing."""

    def measure(self) -> None:
        """Measures nothing."""

    def seconds(self) -> float:
        return 0.0

    @property
    def is_alive(self) -> bool:
        return True


def test_soak_waits_for_a_starting_server_at_its_end(tmp_path: Path) -> None:
    """Regression: on a busy machine it started a second server, which refused the file in use."""
    node = SlowNode(str(tmp_path / "long.db"), tmp_path / "server.log", ())
    run = Run(1 / 60, 0, "sqlite", kill_every=(0.1, 0.1), calm=0.0, patience=20.0, warm=0.0, seed=1)

    async def run_soak() -> LongRun:
        long_run = LongRun(node, Behaviour(think_seconds=1.0, disruption_seconds=60.0), GAMES, 0, 1)
        async with long_run.open():
            run.begun = time.monotonic()
            await run_until_end(run, long_run)
        return long_run

    long_run = asyncio.run(run_soak())
    assert (long_run.kills, node.starts, node.starting, long_run.up.is_set()) == (1, 1, False, True)


@pytest.mark.slow
def test_two_kills_are_counted(tmp_path: Path) -> None:
    tally = tmp_path / "tally.json"
    tally.write_text('{"sqlite": {"runs": 3, "kills": 40}}', encoding="utf-8")
    run("kills", "--count=2", "--tables=6", f"--tally={tally}", "--seed=1")
    found = json.loads(tally.read_text(encoding="utf-8"))["sqlite"]
    assert (found["runs"], found["kills"], found["lost"]) == (4, 42, 0)
    assert found["acknowledged"] > 0
