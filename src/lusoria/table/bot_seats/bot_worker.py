"""A process in which bots think: it is asked over its standard input and answers over its standard output.

    python -m lusoria.table.bot_seats.bot_worker

It has no way to the store, and of a table it gets what the client of a person would get.
"""

import traceback
from random import Random

import msgspec
from msgspec import Raw, Struct

from lusoria.bots import bot as find_bot
from lusoria.bots.bot import Bot, Warms
from lusoria.core.game import AnyGame, Chance, Over, fold, play, sample
from lusoria.core.structs import GameOptions
from lusoria.games import game as find_game
from lusoria.records.codec import decode_options, decode_view, encode
from lusoria.runtime.worker_protocol import work

NO_VIEW = Raw(b"null")
MOST_STEPS = 1000
"""Of the game that a bot plays to get ready: some would never end one."""


class Question(Struct, frozen=True):
    """What a bot is to choose from: the JSON that a person's client would get, and nothing else.

    Without a view it is only to load all that it thinks with at tables with these options.
    """

    game: str
    rules: int
    bot: str
    view: Raw = NO_VIEW
    seed: bytes = b""
    options: Raw = NO_VIEW


class Answer(Struct, frozen=True):
    """What it chose, or what broke."""

    action: Raw = Raw(b"null")
    broken: str = ""
    """The kind of the error and the line where it was raised, but not its message, which may quote a hand."""


QUESTIONS, ANSWERS = msgspec.json.Decoder(Question), msgspec.json.Decoder(Answer)


def think(question: Question) -> Answer:
    """Whatever a bot does, it gets an answer."""
    try:
        game = find_game(question.game, question.rules)
        bot = find_bot(question.game, question.bot, question.rules)
        if question.view == NO_VIEW:
            warm(bot, game, decode_options(game, bytes(question.options)))
            return Answer()
        view = decode_view(game, bytes(question.view))
        return Answer(Raw(encode(bot.choose(view, Random(question.seed)))))
    except BaseException as error:  # noqa: BLE001 (a bot may even say that it exits)
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Answer(broken=f"{type(error).__name__} at {last.filename.rpartition('/')[2]}:{last.lineno}")


def warm(bot: Bot, game: AnyGame, options: GameOptions) -> None:
    """Let it do what it must before it can answer at once: play a game, and what it says besides."""
    if isinstance(bot, Warms):
        bot.warm(options.players)
    rng, state = Random(0), game.start(options)
    for _ in range(MOST_STEPS):
        turn = game.turn(state)
        if isinstance(turn, Over):
            return
        if isinstance(turn, Chance):
            state = fold(game, state, sample(turn, rng))
        else:
            view = game.view(state, turn.seats[0])
            state = play(game, state, turn.seats[0], bot.choose(view, rng)).after


def answered(question: bytes) -> bytes:
    return msgspec.json.encode(think(QUESTIONS.decode(question)))


if __name__ == "__main__":
    work(lambda question, _: answered(question))
