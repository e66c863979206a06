"""A process in which finished games are analysed: see `lusoria.runtime.worker_protocol`.

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


class Study(Struct, frozen=True, tag="study"):
    record: bytes
    eyes: int | None
    model: BeliefModel


class Warm(Struct, frozen=True, tag="warm"):
    """Compile what the analysis of this game needs."""

    game: str


Question: TypeAlias = Study | Warm | DayQuestion | TryQuestion


class Studied(Struct, frozen=True):
    packed: bytes = b""
    """The JSON that is sent, packed by zlib; nothing where there is no analysis of such a game."""
    broken: str = ""


QUESTIONS: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)
STUDIED = msgspec.msgpack.Decoder(Studied)
RECKONED = msgspec.msgpack.Decoder(tuple[int, int])
"""Told before an analysis is ready: so many turns are done, of so many."""
Reckoned: TypeAlias = Callable[[int, int], None]


def studied(question: Question, told: Reckoned | None = None) -> Studied:
    from lusoria.analysis import analyse  # noqa: PLC0415 (what it needs may be missing, and takes a while)
    from lusoria.analysis.record_steps import ignore_progress  # noqa: PLC0415

    try:
        if isinstance(question, Warm):
            analyse(a_game(question.game), 0)
            return Studied()
        if isinstance(question, DayQuestion):
            return Studied(zlib.compress(encode(day_played(question))))
        if isinstance(question, TryQuestion):
            return Studied(zlib.compress(encode(try_told(question, analyse))))
        found = analyse(read_record(question.record), question.eyes, question.model, told or ignore_progress)
        answer = AnalysisShown(ready=True, before=0, preparing=False, analysis=found)
        return Studied(zlib.compress(encode(answer)))
    except Malformed:
        return Studied()
    except Exception as error:  # noqa: BLE001 (whatever a record leads to, somebody waits for an answer)
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Studied(broken=f"{type(error).__name__} at {last.filename.rpartition('/')[2]}:{last.lineno}")


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

    return msgspec.msgpack.encode(studied(QUESTIONS.decode(question), told))


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    spare_scipy()
    work(answered)
