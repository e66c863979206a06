"""Worker process for analyses of finished games: see `lusoria.runtime.worker_protocol`.

    python -m lusoria.server.jobs.analysis_worker

It gets a record, and through whose eyes to look; it has no way to the store. Whatever it does can wait: where
there is one processor, tables come first.
"""

import os
import sys
import traceback
import zlib
from collections.abc import Callable
from random import Random
from typing import TypeAlias

import msgspec
from msgspec import Struct

from lusoria.core.errors import Malformed
from lusoria.core.game import any_game, sample
from lusoria.games import game as find_game
from lusoria.records.codec import encode
from lusoria.records.match import Match
from lusoria.records.record import Player, Record, read_record
from lusoria.runtime.worker_protocol import work
from lusoria.server.daily.day_jobs import DayQuestion, TryQuestion, day_played, try_told
from lusoria.wire.analysis import BeliefModel
from lusoria.wire.http_bodies import AnalysisShown

PATIENCE = 10
"""By so much its priority is lower than the server's."""


class AnalyseRecord(Struct, frozen=True, tag="study"):
    record: bytes
    viewer: int | None
    model: BeliefModel


class WarmUp(Struct, frozen=True, tag="warm"):
    """Compile what the analysis of this game needs."""

    game: str


Job: TypeAlias = AnalyseRecord | WarmUp | DayQuestion | TryQuestion


class Result(Struct, frozen=True):
    compressed: bytes = b""
    """JSON, compressed by zlib; empty if no analysis of such a game exists."""
    error: str = ""


JOBS: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)
RESULT = msgspec.msgpack.Decoder(Result)
PROGRESS = msgspec.msgpack.Decoder(tuple[int, int])
"""Sent while an analysis is made: turns done, and of how many."""
OnProgress: TypeAlias = Callable[[int, int], None]


def run_job(job: Job, told: OnProgress | None = None) -> Result:
    from lusoria.analysis import analyse  # noqa: PLC0415 (what it needs may be missing, and takes a while)
    from lusoria.analysis.record_steps import ignore_progress  # noqa: PLC0415

    try:
        if isinstance(job, WarmUp):
            analyse(a_game(job.game), 0)
            return Result()
        if isinstance(job, DayQuestion):
            return Result(zlib.compress(encode(day_played(job))))
        if isinstance(job, TryQuestion):
            return Result(zlib.compress(encode(try_told(job, analyse))))
        found = analyse(read_record(job.record), job.viewer, job.model, told or ignore_progress)
        answer = AnalysisShown(ready=True, before=0, preparing=False, analysis=found)
        return Result(zlib.compress(encode(answer)))
    except Malformed:
        return Result()
    except Exception as error:  # noqa: BLE001 (whatever a record leads to, somebody waits for an answer)
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Result(error=f"{type(error).__name__} at {last.filename.rpartition('/')[2]}:{last.lineno}")


def a_game(name: str) -> Record:
    """Any one, by chance: all that matters is that everything is met in it once."""
    game, rng = any_game(find_game(name)), Random(1)
    options = game.options_type(players=game.players[0])
    match = Match(game, options, lambda chance: sample(chance, rng))
    while match.over is None:
        seat = match.awaited[0]
        match.act(seat, rng.choice(game.legal(match.state, seat)))
    seats = (Player("bot"),) * options.players
    return Record(game, options, seats, tuple(match.events), match.over.result, None)


def spare_scipy() -> None:
    """Numba loads SciPy where that is installed, for what nobody in this process uses: half a second."""
    sys.modules["scipy"] = None  # type: ignore[assignment]


def answered(question: bytes, tell: Callable[[bytes], None]) -> bytes:
    def told(done: int, of: int) -> None:
        tell(msgspec.msgpack.encode((done, of)))

    return msgspec.msgpack.encode(run_job(JOBS.decode(question), told))


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    spare_scipy()
    work(answered)
