"""Worker process for analyses of finished games: see `lusoria.runtime.worker_protocol`.

    python -m lusoria.server.jobs.analysis_worker

It has no access to the store.
"""

import zlib
from functools import partial
from random import Random
from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct

from lusoria.core.game import any_game, sample
from lusoria.games import game as find_game
from lusoria.records.codec import encode
from lusoria.records.match import Match
from lusoria.records.record import Player, Record, read_record
from lusoria.runtime.progress import ProgressCallback, ignore_progress
from lusoria.server.jobs.worker_answer import empty_if_malformed, work_in_background
from lusoria.wire.analysis import BeliefModel
from lusoria.wire.http_bodies import AnalysisShown


class AnalyseRecord(Struct, frozen=True, tag="analyse"):
    record: bytes
    viewer: int | None
    model: BeliefModel


class WarmUp(Struct, frozen=True, tag="warm_up"):
    """Compile what the analysis of this game needs."""

    game: str


Job: TypeAlias = AnalyseRecord | WarmUp
JOBS: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)


def run_job(job: Job, on_progress: ProgressCallback = ignore_progress) -> bytes:
    """The result as it is stored and sent. Empty if none can exist."""
    return empty_if_malformed(partial(result_of, job, on_progress))


def result_of(job: Job, on_progress: ProgressCallback) -> bytes:
    """JSON, compressed by zlib. Progress counts the turns of an analysis."""
    from lusoria.analysis import analyse  # noqa: PLC0415 (its packages may be missing, and load slowly)

    if isinstance(job, WarmUp):
        analyse(sample_game(job.game), 0)
        return b""
    analysis = analyse(read_record(job.record), job.viewer, job.model, on_progress)
    return zlib.compress(encode(AnalysisShown(True, 0, False, Raw(encode(analysis)))))


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


if __name__ == "__main__":
    work_in_background(lambda job, on_progress: run_job(JOBS.decode(job), on_progress))
