"""Games between bots as a source of positions, reproducible by seed."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from lusoria.bots import bot
from lusoria.core.game import AnyGame
from lusoria.core.structs import GameOptions
from lusoria.records.fair_chance import FairNature
from lusoria.records.match import Match
from lusoria.records.record import Player, Record, record_of
from lusoria.wire.exercises import Exercise

LEVELS = ("novice", "able", "strong", "master")


@dataclass(frozen=True, slots=True)
class ExerciseSource:
    """The extension `exercise_source` of a game: games of bots, and positions in them."""

    sizes: tuple[int, ...]
    """Players of a bot game, drawn at random."""
    bots: tuple[str, ...]
    """Its bots, drawn at random."""
    find: Callable[[Record, Random], Iterator[Exercise]]
    """Exercises in a finished game; none if no position is suitable."""
    rank: Callable[[Exercise], int] = lambda _: 0
    """Sorts the exercises of one grade, the lowest first; equal ones stay in the order of their games."""


def bot_games(game: AnyGame, sizes: tuple[int, ...], bots: tuple[str, ...], seed: int) -> Iterator[Record]:
    """Endless games with a random size and random bots for each."""
    number = 0
    while True:
        rng = Random(f"{game.name} {seed} {number}")
        players = rng.choice(sizes)
        names = tuple(rng.choice(bots) for _ in range(players))
        yield play_game(game, game.options_type(players=players), names, f"{seed} {number}")
        number += 1


def play_game(game: AnyGame, options: GameOptions, names: tuple[str, ...], seed: str) -> Record:
    secret = sha256(f"exercises {game.name} {seed}".encode()).digest()
    rng, bots = Random(seed), [bot(game.name, name) for name in names]
    match = Match(game, options, FairNature(game, options, secret))
    while match.over is None:
        seat = match.awaited[0]
        match.act(seat, bots[seat].choose(game.view(match.state, seat), rng))
    return record_of(match, tuple(Player("bot", bot=name) for name in names), secret)
