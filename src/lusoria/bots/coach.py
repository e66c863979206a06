"""Coach: evaluates all legal actions of a view, with reasons. Uses nothing but the view."""

from functools import cache
from pkgutil import resolve_name

from lusoria.bots import bot_spec
from lusoria.bots.bot import installed
from lusoria.bots.bot_loader import contents
from lusoria.core.advice import Advice, Adviser
from lusoria.core.errors import Malformed
from lusoria.core.game import GameView
from lusoria.games import game as find_game

ADVISERS = {
    "idus-martii": "lusoria.minds.idus_martii.players.idus_adviser:Adviser",
    "alea": "lusoria.minds.alea.players.alea_adviser:Adviser",
}
NEEDS = ("numba", "numpy")
KNOWN_RULES = 1  # version of both games' rules that the advisers support


def advise(game: str, view: GameView, rules: int | None = None) -> Advice:
    """All legal actions with their values, best first. Raises Malformed without a coach or legal actions."""
    if not view.legal:
        raise Malformed("view.legal", "this seat has no decision to make now")
    return adviser(find_game(game, rules).name, find_game(game, rules).version).advise(view)


def can_advise(game: str, rules: int) -> bool:
    """True if there is a coach for this version of the rules, and its modules are installed."""
    return game in ADVISERS and rules == KNOWN_RULES and installed(NEEDS)


@cache
def adviser(game: str, rules: int) -> Adviser[GameView]:
    if game not in ADVISERS:
        raise Malformed("game", f"{game} has no coach; there is one for {', '.join(ADVISERS)}")
    if rules != KNOWN_RULES:
        raise Malformed("rules", f"the coach knows version {KNOWN_RULES}, and version {rules} is played")
    if not installed(NEEDS):
        raise Malformed("game", "the coach needs the extra `bots`, which is not installed")
    spec = bot_spec(game, "master")  # the adviser uses the same data
    made: Adviser[GameView] = resolve_name(ADVISERS[game])(
        *(contents(spec, file, rules) for file in spec.data)
    )
    return made
