"""Coach: evaluates all legal actions of a view, with reasons. Uses nothing but the view.

A game brings its coach as the extension `coach`, a `Coach`.
"""

from dataclasses import dataclass
from functools import cache
from pkgutil import resolve_name

from lusoria.bots import bot_spec
from lusoria.bots.bot import are_installed
from lusoria.bots.bot_loader import read_data_file
from lusoria.core.advice import Advice, Adviser
from lusoria.core.errors import LoadError, Malformed
from lusoria.core.extensions import typed_extension
from lusoria.core.game import GameInfo, GameView
from lusoria.core.structs import GameReason
from lusoria.games import GAMES
from lusoria.games import game as find_game


@dataclass(frozen=True, slots=True)
class Coach:
    """Facts about an adviser that is not loaded yet."""

    load: str
    """`module:attribute`: a callable that takes the contents of the data files and returns an `Adviser`."""
    rules: tuple[int, ...] = (1,)
    """Versions of the game's rules that it supports."""
    data_of: str = ""
    """Name of the bot that shares its data files; empty for none."""
    needs: tuple[str, ...] = ()
    """Modules outside the base install that it imports."""
    weak_reasons: tuple[type[GameReason], ...] = ()
    """Reasons that say little. A bot explains a game by one only if it has no other."""


def coach_of(game: GameInfo) -> Coach | None:
    return typed_extension(game, "coach", Coach)


def advise(game: str, view: GameView, rules: int | None = None) -> Advice:
    """All legal actions with their values, best first. Raises Malformed without a coach or legal actions."""
    if not view.legal:
        raise Malformed("view.legal", "this seat has no decision to make now")
    return adviser(find_game(game, rules).name, find_game(game, rules).version).advise(view)


def can_advise(game: str, rules: int) -> bool:
    """True if there is a coach for this version of the rules, and its modules are installed."""
    coach = coach_of(find_game(game, rules))
    return coach is not None and rules in coach.rules and are_installed(coach.needs)


@cache
def adviser(game: str, rules: int) -> Adviser[GameView]:
    coach = coach_of(find_game(game))
    if coach is None:
        coached = ", ".join(game.name for game in GAMES.values() if coach_of(game) is not None)
        raise Malformed("game", f"{game} has no coach; there is one for {coached}")
    if rules not in coach.rules:
        known = ", ".join(map(str, coach.rules))
        raise Malformed("rules", f"the coach knows version {known}, and version {rules} is played")
    if not are_installed(coach.needs):
        raise Malformed("game", "the coach needs the extra `bots`, which is not installed")
    files = bot_spec(game, coach.data_of).data if coach.data_of else ()
    data = [read_data_file(bot_spec(game, coach.data_of), file, rules) for file in files]
    try:
        loaded: Adviser[GameView] = resolve_name(coach.load)(*data)
    except Exception as error:
        problem = f"{coach.load} cannot be loaded: {type(error).__name__}: {error}"
        raise LoadError(f"coach {game}", problem) from error
    return loaded
