"""Worker process for the coach: see `lusoria.runtime.worker_protocol`.

    python -m lusoria.server.jobs.coach_worker

It gets the view of one seat, or the record of a finished game. It has no access to the store.
"""

from functools import partial
from typing import TypeAlias

import msgspec
from msgspec import Struct

from lusoria.core.plugins import PluginSkipped
from lusoria.games import game as find_game
from lusoria.records.codec import decode_view, encode
from lusoria.records.record import read_record
from lusoria.runtime.worker_protocol import work
from lusoria.server.jobs.worker_answer import empty_if_malformed
from lusoria.wire.http_bodies import SeatAdvice


class AdviseSeat(Struct, frozen=True, tag="advise"):
    """Advise a seat in a live game."""

    game: str
    rules: int
    view: bytes
    """The seat's view, as JSON."""


class ExplainGame(Struct, frozen=True, tag="explain"):
    """Let the bots of a finished game explain their decisions."""

    record: bytes


Question: TypeAlias = AdviseSeat | ExplainGame
QUESTIONS: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)


def advise(job: AdviseSeat) -> bytes:
    """`SeatAdvice` as JSON."""
    from lusoria.analysis.decision_costs import option_message, round_number  # noqa: PLC0415 (may not be installed)
    from lusoria.bots.coach import adviser  # noqa: PLC0415

    game = find_game(job.game, job.rules)
    advice = adviser(game.name, game.version).advise(decode_view(game, job.view))
    sides = tuple(tuple(map(round_number, chances)) for chances in advice.sides)
    return encode(SeatAdvice(advice.model, tuple(map(option_message, advice.options)), sides))


def explain(job: ExplainGame) -> bytes:
    """A list of `BotExplanation` as JSON."""
    from lusoria.analysis.bot_explanations import explain_bots  # noqa: PLC0415 (may not be installed)

    return encode(explain_bots(read_record(job.record)))


def answer_question(question: Question) -> bytes:
    """Empty if the coach has nothing to say."""
    if isinstance(question, AdviseSeat):
        return empty_if_malformed(partial(advise, question))
    return empty_if_malformed(partial(explain, question))


if __name__ == "__main__":
    work(lambda question, _: answer_question(QUESTIONS.decode(question)), reported=PluginSkipped)
