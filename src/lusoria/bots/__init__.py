"""Registry of bots. A bot gets the view of a seat, never the state.

`bots_of(game)` lists all bots, the default first; `offered_bots(game)` lists those that people choose from;
`default_bot(game)` plays if no bot is chosen; `bot(game, name)` creates one. Other packages register theirs
through the entry-point group `lusoria.bots`, as one `BotSpec` or a sequence. Every game has a random bot.
"""

import re
from functools import cache

from lusoria.bots.bot import Bot, BotSpec, DataFile
from lusoria.bots.bot_loader import loaded
from lusoria.bots.built_in_bots import ALEA, IDUS_MARTII
from lusoria.core.errors import Malformed
from lusoria.core.plugins import guests, leave_out
from lusoria.games import GAMES
from lusoria.games import game as find_game

BUILT_IN: tuple[BotSpec, ...] = (*IDUS_MARTII, *ALEA)
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
    """Bots that people choose from, weakest first: those with a level whose modules are installed.

    All bots of the game if there are none.
    """
    able = [spec for spec in bots_of(game) if spec.level and spec.can_play]
    return tuple(sorted(able, key=lambda spec: spec.level)) or bots_of(game)


def bot_spec(game: str, name: str) -> BotSpec:
    """The registered bot of this name. Raises Malformed with the known names."""
    specs = {spec.name: spec for spec in bots_of(game)}
    if name not in specs:
        raise Malformed("bot", f"{game} has no bot called {name!r}; there are {', '.join(specs)}")
    return specs[name]


def bot_said(game: str, said: str) -> BotSpec:
    """A registered bot by name, or any bot by `module:attribute`."""
    return BotSpec(game, said.rpartition(":")[2], 0, said) if ":" in said else bot_spec(game, said)


def bot(game: str, name: str, rules: int | None = None) -> Bot:
    """Create the bot of this name. Raises Malformed with the known names.

    Its data must be for this version of the rules (default: the newest).
    """
    return loaded(bot_spec(game, name), find_game(game, rules).version)


@cache
def all_bots() -> dict[str, tuple[BotSpec, ...]]:
    """Registered bots by game: built-in bots, plug-ins, then the random bot."""
    found: dict[str, dict[str, BotSpec]] = {game: {} for game in GAMES}
    for spec in BUILT_IN:
        found[spec.game][spec.name] = spec
    for guest, brought in guests(GROUP):
        if not isinstance(brought, BotSpec):
            leave_out(guest, "it is no BotSpec")
        elif not BOT_NAME.fullmatch(str(brought.name)):
            leave_out(guest, f"{brought.name!r} is no name for a bot")
        elif str(brought.game) not in found:
            leave_out(guest, f"there is no game called {brought.game!r}")
        elif brought.name == RANDOM or brought.name in found[brought.game]:
            leave_out(guest, f"{brought.game} has a bot called {brought.name!r}")
        else:
            found[brought.game][brought.name] = brought
    return {
        game: (*specs.values(), BotSpec(game, RANDOM, 0, "lusoria.bots.random_bot:Uniform"))
        for game, specs in found.items()
    }


__all__ = [
    "Bot",
    "BotSpec",
    "DataFile",
    "bot",
    "bot_said",
    "bot_spec",
    "bots_of",
    "default_bot",
    "offered_bots",
]
