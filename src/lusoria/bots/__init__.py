"""Registry of bots, and bots without extras; those that search have their models in `minds/`.

A bot gets the view of a seat, never the state.

`bots_of(game)` lists all bots, the default first; `offered_bots(game)` lists those that people choose from;
`default_bot(game)` plays if no bot is chosen; `bot(game, name)` creates one. A game brings its bots as the
extension `bots`, a tuple of `BotSpec`. Other packages register bots for any game through the entry-point
group `lusoria.bots`, as one `BotSpec` or a sequence. Every game has a random bot.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from lusoria.bots.bot import Bot, BotSpec, DataFile
from lusoria.bots.bot_loader import load_bot
from lusoria.core.errors import Malformed
from lusoria.core.extensions import typed_extension
from lusoria.core.plugins import load_plugins, skip_plugin
from lusoria.games import GAMES
from lusoria.games import game as find_game

GROUP = "lusoria.bots"
RANDOM = "random"
BOT_NAME = re.compile("[a-z][a-z0-9]*([-_][a-z0-9]+)*")


def bots_of(game: str) -> tuple[BotSpec, ...]:
    """All bots of this game, the default first and the random bot last."""
    return all_bots()[find_game(game).name]


def default_bot(game: str) -> BotSpec:
    """The bot that plays if none is chosen."""
    return bots_of(game)[0]


def offered_bots(game: str) -> tuple[BotSpec, ...]:
    """Bots that people choose from, weakest first: with a level, and with all modules installed.

    All bots of the game if there are none.
    """
    playable = [spec for spec in bots_of(game) if spec.level and spec.can_play]
    return tuple(sorted(playable, key=lambda spec: spec.level)) or bots_of(game)


def bot_spec(game: str, name: str) -> BotSpec:
    """The registered bot of this name. Raises Malformed with the known names."""
    specs = {spec.name: spec for spec in bots_of(game)}
    if name not in specs:
        raise Malformed("bot", f"{game} has no bot called {name!r}; there are {', '.join(specs)}")
    return specs[name]


def resolve_bot(game: str, name: str) -> BotSpec:
    """A registered bot by name, or any bot by `module:attribute`."""
    return BotSpec(game, name.rpartition(":")[2], 0, name) if ":" in name else bot_spec(game, name)


def bot(game: str, name: str, rules: int | None = None) -> Bot:
    """Create the bot of this name. Raises Malformed with the known names.

    Its data must be for this version of the rules (default: the newest).
    """
    return load_bot(bot_spec(game, name), find_game(game, rules).version)


@cache
def all_bots() -> dict[str, tuple[BotSpec, ...]]:
    """Registered bots by game: those the game brings, those of other packages, then the random bot."""
    by_game: dict[str, dict[str, BotSpec]] = {game: {} for game in GAMES}
    for label, candidate in (*bots_of_games(), *load_plugins(GROUP)):
        fault = find_fault(candidate, by_game)
        if fault is None:
            by_game[candidate.game][candidate.name] = candidate
        else:
            skip_plugin(label, fault)
    return {
        game: (*specs.values(), BotSpec(game, RANDOM, 0, "lusoria.bots.random_bot:Uniform"))
        for game, specs in by_game.items()
    }


def bots_of_games() -> Iterator[tuple[str, Any]]:
    """Label and object of each bot that a game brings itself."""
    for game in GAMES.values():
        for spec in typed_extension(game, "bots", tuple) or ():
            yield f"bot of {game.name}", spec


def find_fault(candidate: Any, found: Mapping[str, Mapping[str, BotSpec]]) -> str | None:
    """Why this object cannot be registered as a bot besides those found; None if it can."""
    if not isinstance(candidate, BotSpec):
        return f"expected BotSpec, not {type(candidate).__name__}"
    if not BOT_NAME.fullmatch(str(candidate.name)):
        return f"{candidate.name!r} is no name for a bot"
    if str(candidate.game) not in found:
        return f"there is no game called {candidate.game!r}"
    if candidate.name == RANDOM or candidate.name in found[candidate.game]:
        return f"{candidate.game} has a bot called {candidate.name!r}"
    return None


__all__ = [
    "Bot",
    "BotSpec",
    "DataFile",
    "bot",
    "bot_spec",
    "bots_of",
    "default_bot",
    "offered_bots",
    "resolve_bot",
]
