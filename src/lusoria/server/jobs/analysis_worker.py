"""Worker process for analyses of finished games: see `lusoria.runtime.worker_protocol`.

    python -m lusoria.server.jobs.analysis_worker

It has no access to the store. Its process priority is lower than that of the server.
"""

import os
import sys
import zlib
from functools import partial
from random import Random
from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct

from lusoria.core.game import any_game, sample
from lusoria.core.plugins import PluginSkipped
from lusoria.games import game as find_game
from lusoria.records.codec import encode
from lusoria.records.match import Match
from lusoria.records.record import Player, Record, read_record
from lusoria.runtime.progress import ProgressCallback, ignore_progress
from lusoria.runtime.worker_protocol import work
from lusoria.server.daily.day_worker import DayQuestion, TryQuestion, analyse_try, play_bots
from lusoria.server.jobs.worker_answer import empty_if_malformed
from lusoria.wire.analysis import BeliefModel
from lusoria.wire.http_bodies import AnalysisShown

NICENESS = 10  # added to that of the server, so that tables come first where there is one processor


class AnalyseRecord(Struct, frozen=True, tag="analyse"):
    record: bytes
    viewer: int | None
    model: BeliefModel


class WarmUp(Struct, frozen=True, tag="warm_up"):
    """Compile what the analysis of this game needs."""

    game: str


Job: TypeAlias = AnalyseRecord | WarmUp | DayQuestion | TryQuestion
JOBS: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)


def run_job(job: Job, on_progress: ProgressCallback = ignore_progress) -> bytes:
    """The result in the form in which it is stored and sent. Empty if none can exist."""
    return empty_if_malformed(partial(result_of, job, on_progress))


def result_of(job: Job, on_progress: ProgressCallback) -> bytes:
    """JSON; that of an analysis is compressed by zlib. Progress counts the turns of an analysis."""
    from lusoria.analysis import analyse  # noqa: PLC0415 (its packages may be missing, and load slowly)

    match job:
        case WarmUp(game):
            analyse(sample_game(game), 0)
            return b""
        case DayQuestion():
            return encode(play_bots(job))
        case TryQuestion():
            return encode(analyse_try(job, analyse))
        case AnalyseRecord(record, viewer, model):
            found = analyse(read_record(record), viewer, model, on_progress)
            return zlib.compress(encode(AnalysisShown(True, 0, False, Raw(encode(found)))))


def sample_game(name: str) -> Record:
    """A random game: long enough that its analysis compiles everything once."""
    game, rng = any_game(find_game(name)), Random(1)
    options = game.options_type(players=game.players[0])
    match = Match(game, options, lambda chance: sample(chance, rng))
    while match.over is None:
        seat = match.awaited[0]
        match.act(seat, rng.choice(game.legal(match.state, seat)))
    seats = (Player("bot"),) * options.players
    return Record(game, options, seats, tuple(match.events), match.over.result, None)


def hide_scipy() -> None:
    """Numba loads SciPy if it is installed, which is slow. Nothing in this process uses it."""
    sys.modules["scipy"] = None  # type: ignore[assignment]


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    hide_scipy()
    work(lambda question, on_progress: run_job(JOBS.decode(question), on_progress), reported=PluginSkipped)
