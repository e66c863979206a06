"""The long runs work, in small: what they find is worth something only as long as they can find it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def run(*command: str) -> str:
    done = subprocess.run(
        (sys.executable, "-m", "bench", *command),
        cwd=ROOT,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=120,
    )
    told = done.stdout.decode()
    assert done.returncode == 0, told
    return told


@pytest.mark.slow
def test_a_short_soak(tmp_path: Path) -> None:
    out = tmp_path / "soak.json"
    run(
        "soak",
        "--minutes=0.12",
        "--tables=5",
        "--kill-every",
        "3",
        "4",
        "--calm=0",
        "--warm=0",
        f"--out={out}",
        "--seed=1",
    )
    found = json.loads(out.read_text(encoding="utf-8"))
    assert found["kills"] >= 1
    assert found["orders acknowledged"] > 0
    assert found["samples"]
    assert (found["lost"], found["stuck"], found["wrong"]) == ([], [], [])


@pytest.mark.slow
def test_two_kills_are_counted(tmp_path: Path) -> None:
    tally = tmp_path / "tally.json"
    tally.write_text('{"sqlite": {"runs": 3, "kills": 40}}', encoding="utf-8")
    run("kills", "--count=2", "--tables=6", f"--tally={tally}", "--seed=1")
    found = json.loads(tally.read_text(encoding="utf-8"))["sqlite"]
    assert (found["runs"], found["kills"], found["lost"]) == (4, 42, 0)
    assert found["acknowledged"] > 0
