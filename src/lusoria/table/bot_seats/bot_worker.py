"""Bot process: reads questions from standard input and writes decisions to standard output.

    python -m lusoria.table.bot_seats.bot_worker

It has no access to the store, and sees no more of a table than the client of a person.
"""

from random import Random

import msgspec
from msgspec import Raw, Struct

from lusoria.bots import bot as find_bot
from lusoria.bots.bot import Bot, Warms
from lusoria.core.game import AnyGame, Chance, Over, fold, play, sample
from lusoria.core.structs import GameOptions
from lusoria.games import game as find_game
from lusoria.records.codec import decode_options, decode_view, encode
from lusoria.runtime.worker_protocol import error_place, work

NO_VIEW = Raw(b"null")
MOST_STEPS = 1000  # of the warm-up game: with some bots it would never end


class Question(Struct, frozen=True):
    """The view to decide on, as a person's client gets it.

    Without a view the bot only loads what it needs at tables with these options.
    """

    game: str
    rules: int
    bot: str
    view: Raw = NO_VIEW
    seed: bytes = b""
    options: Raw = NO_VIEW


class Answer(Struct, frozen=True):
    """The decision, or the error."""

    action: Raw = Raw(b"null")
    broken: str = ""
    """See `error_place`."""


QUESTIONS, ANSWERS = msgspec.json.Decoder(Question), msgspec.json.Decoder(Answer)


def think(question: Question) -> Answer:
    """Never raises: any error of the bot becomes an answer."""
    try:
        game = find_game(question.game, question.rules)
        bot = find_bot(question.game, question.bot, question.rules)
        if question.view == NO_VIEW:
            warm(bot, game, decode_options(game, bytes(question.options)))
            return Answer()
        view = decode_view(game, bytes(question.view))
        return Answer(Raw(encode(bot.choose(view, Random(question.seed)))))
    except BaseException as error:  # noqa: BLE001 (a bot may even raise SystemExit)
        return Answer(broken=error_place(error))


def warm(bot: Bot, game: AnyGame, options: GameOptions) -> None:
    """Load and compile all the bot needs: call its `warm`, and play one game."""
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


def handle(question: bytes) -> bytes:
    return msgspec.json.encode(think(QUESTIONS.decode(question)))


if __name__ == "__main__":
    work(lambda question, _: handle(question))
