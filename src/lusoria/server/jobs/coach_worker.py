"""A process in which the coach thinks: see `lusoria.runtime.worker_protocol`.

    python -m lusoria.server.jobs.coach_worker

It gets the view of one seat, as the client of whoever sits there has it, or the record of a finished game,
and has no way to the store.
"""

import traceback
from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct

from lusoria.core.errors import Malformed
from lusoria.games import game as find_game
from lusoria.records.codec import decode_view, encode
from lusoria.records.record import read_record
from lusoria.runtime.worker_protocol import work
from lusoria.wire.http_bodies import Advised


class Moment(Struct, frozen=True, tag="moment"):
    """One seat's view of a game that is played."""

    game: str
    rules: int
    view: Raw


class Story(Struct, frozen=True, tag="story"):
    """The record of a finished game, whose bots are to say why they did what they did."""

    record: str


Question: TypeAlias = Moment | Story


class Told(Struct, frozen=True):
    answer: bytes = b""
    """JSON; nothing where there is nothing to say."""
    broken: str = ""
    """The kind of the error and the line where it was raised, but not its message, which may quote a hand."""


QUESTIONS, TOLD = msgspec.json.Decoder(Question), msgspec.msgpack.Decoder(Told)


def advised(moment: Moment) -> bytes:
    from lusoria.analysis.decision_costs import rounded, weighed  # noqa: PLC0415 (what it needs may be missing)
    from lusoria.bots.coach import adviser  # noqa: PLC0415

    game = find_game(moment.game, moment.rules)
    advice = adviser(game.name, game.version).advise(decode_view(game, bytes(moment.view)))
    sides = tuple(tuple(map(rounded, chances)) for chances in advice.sides)
    return encode(Advised(advice.model, tuple(map(weighed, advice.options)), sides))


def explained(story: Story) -> bytes:
    from lusoria.analysis.bot_explanations import afterwords  # noqa: PLC0415

    return encode(afterwords(read_record(story.record)))


def told(question: Question) -> Told:
    try:
        return Told(advised(question) if isinstance(question, Moment) else explained(question))
    except Malformed:
        return Told()
    except Exception as error:  # noqa: BLE001 (whatever a view leads to, somebody waits for an answer)
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Told(broken=f"{type(error).__name__} at {last.filename.rpartition('/')[2]}:{last.lineno}")


def answered(question: bytes) -> bytes:
    return msgspec.msgpack.encode(told(QUESTIONS.decode(question)))


if __name__ == "__main__":
    work(lambda question, _: answered(question))
