"""Lusoria: two Roman table games. The public API for programs that play, study or record them.

`docs/library.md` lists the public modules. All others are private.

>>> import random, lusoria
>>> rng = random.Random(7)
>>> def nature(chance):
...     return lusoria.sample(chance, rng)
>>> for game in lusoria.GAMES.values():
...     match = lusoria.Match(game, game.options_type(players=game.usual), nature)
...     while match.over is None:
...         seat = match.awaited[0]
...         events = match.act(seat, rng.choice(game.legal(match.state, seat)))
"""

from typing import TYPE_CHECKING

from lusoria.bots.coach import advise
from lusoria.core.errors import Illegal, IllegalAction, IllegalOptions, LusoriaError, Malformed
from lusoria.core.game import AnyGame, Await, Chance, Over, Step, fold, play, refusal, sample
from lusoria.games import GAMES, game
from lusoria.records.codec import decode_action, decode_event, decode_options, decode_view, encode
from lusoria.records.fair_chance import FairNature, commitment, new_seed
from lusoria.records.match import Match
from lusoria.records.record import Player, Record, read_record, record_of, write_record
from lusoria.records.replay import replay
from lusoria.records.verify import Report, verify

__version__: str

__all__ = [
    "GAMES",
    "AnyGame",
    "Await",
    "Chance",
    "FairNature",
    "Illegal",
    "IllegalAction",
    "IllegalOptions",
    "LusoriaError",
    "Malformed",
    "Match",
    "Over",
    "Player",
    "Record",
    "Report",
    "Step",
    "advise",
    "commitment",
    "decode_action",
    "decode_event",
    "decode_options",
    "decode_view",
    "encode",
    "fold",
    "game",
    "new_seed",
    "play",
    "read_record",
    "record_of",
    "refusal",
    "replay",
    "sample",
    "simulate",
    "verify",
    "write_record",
]

if TYPE_CHECKING:
    from lusoria.lab.simulator.simulate import simulate
else:

    def __getattr__(name: str) -> object:
        """Import lazily: package metadata and the lab with NumPy are slow to load."""
        if name == "__version__":
            from importlib.metadata import version  # noqa: PLC0415

            return version("lusoria")
        if name == "simulate":
            from lusoria.lab import simulate  # noqa: PLC0415

            return simulate
        raise AttributeError(f"module 'lusoria' has no attribute {name!r}")
