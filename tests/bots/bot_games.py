"""Complete games between bots, as matches and as records."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from lusoria import GAMES, AnyGame, Match, Player, Record, sample
from lusoria.bots import Bot, bot


def bot_match(game: AnyGame, options: Any, bots: Sequence[Bot], dice: Random, thoughts: Random) -> Match:
    match = Match(game, options, lambda chance: sample(chance, dice))
    while match.over is None:
        seat = match.awaited[0]
        match.act(seat, bots[seat].choose(game.view(match.state, seat), thoughts))
    return match


@cache
def bot_record(name: str, players: int, seed: int, *names: str) -> Record:
    """A game between bots with these names, repeated around the table."""
    game, rng = GAMES[name], Random(seed)
    options = game.options_type(players=players)
    bots = [bot(name, names[seat % len(names)]) for seat in range(players)]
    match = bot_match(game, options, bots, rng, rng)
    assert match.over is not None
    return Record(game, options, (Player("bot"),) * players, tuple(match.events), match.over.result, None)
