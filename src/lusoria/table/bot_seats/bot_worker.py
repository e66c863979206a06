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
from lusoria.core.plugins import PluginSkipped
from lusoria.core.structs import GameOptions
from lusoria.games import game as find_game
from lusoria.records.codec import decode_options, decode_view, encode
from lusoria.runtime.worker_protocol import work

NO_VIEW = Raw(b"null")
MAX_STEPS = 1000  # of the warm-up game: with some bots it would never end


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


QUESTIONS = msgspec.json.Decoder(Question)


def answer_question(question: Question) -> bytes:
    """The decision as JSON; empty for a question without a view. Raises whatever the bot raises."""
    game = find_game(question.game, question.rules)
    bot = find_bot(question.game, question.bot, question.rules)
    if question.view == NO_VIEW:
        warm(bot, game, decode_options(game, bytes(question.options)))
        return b""
    view = decode_view(game, bytes(question.view))
    return encode(bot.choose(view, Random(question.seed)))


def warm(bot: Bot, game: AnyGame, options: GameOptions) -> None:
    """Load and compile all the bot needs: call its `warm`, and play one game."""
    if isinstance(bot, Warms):
        bot.warm(options.players)
    rng, state = Random(0), game.start(options)
    for _ in range(MAX_STEPS):
        turn = game.turn(state)
        if isinstance(turn, Over):
            return
        if isinstance(turn, Chance):
            state = fold(game, state, sample(turn, rng))
        else:
            view = game.view(state, turn.seats[0])
            state = play(game, state, turn.seats[0], bot.choose(view, rng)).after


if __name__ == "__main__":
    work(lambda question, _: answer_question(QUESTIONS.decode(question)), reported=PluginSkipped)
