"""The referee as a process with two pipes."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from lusoria import verify

COMMAND = [sys.executable, "-m", "lusoria.cli", "--language", "en", "referee"]


@pytest.fixture
def process() -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen(
        COMMAND,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUTF8": "1"},
    ) as running:
        yield running
        running.kill()


def ask(process: subprocess.Popen[bytes], **request: Any) -> dict[str, Any]:
    """Sends one line and reads one."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(request).encode() + b"\n")
    process.stdin.flush()
    answer: dict[str, Any] = json.loads(process.stdout.readline())
    return answer


def test_game_is_played_line_by_line(process: subprocess.Popen[bytes]) -> None:
    rng = Random(1)
    turn = ask(process, do="start", game="idus-martii", options={"players": 5})["turn"]
    while turn["type"] != "over":
        seat = rng.choice(turn["seats"])
        actions = ask(process, do="legal", seat=seat)["actions"]
        turn = ask(process, do="act", seat=seat, action=rng.choice(actions))["turn"]
    record = ask(process, do="record")["record"]
    report = verify(json.dumps(record))
    assert (report.true, report.chance_checked, report.finished) == (True, True, True)
    assert ask(process, do="quit", id=7) == {"id": 7, "ok": True}
    assert process.wait(timeout=30) == 0
    assert process.stderr is not None
    assert process.stderr.read() == b""


def test_requests_sent_at_once_are_all_answered() -> None:
    lines = [
        b'{"do":"start","game":"alea","options":{"players":2},"chance":"caller"}',
        b"",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"do":"act","seat":0,"action":{"type":"roll","dice":1}}',
        '{"id":"né","do":"fall","event":{"type":"die_fell","face":"X"}}'.encode(),
        b'{"do":"turn"}',
    ]
    result = subprocess.run(COMMAND, input=b"\n".join(lines), capture_output=True, check=False, timeout=60)
    assert (result.returncode, result.stderr) == (0, b"")
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, False, True, True, True]
    assert answers[4]["id"] == "né"
    assert answers[5]["turn"] == {"type": "await", "seats": [0]}
