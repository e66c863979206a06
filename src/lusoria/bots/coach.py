"""The coach: what each option is worth to whoever has a view, and why. It sees no more than they do."""

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
KNOWN_RULES = 1
"""The version of both games' rules that the advisers have learnt."""


def advise(game: str, view: GameView, rules: int | None = None) -> Advice:
    """Every legal action with its worth, the best first; Malformed where nobody can say."""
    if not view.legal:
        raise Malformed("view.legal", "nothing is asked of this seat now")
    return adviser(find_game(game, rules).name, find_game(game, rules).version).advise(view)


def can_advise(game: str, rules: int) -> bool:
    """Whether there is a coach for this game by these rules, here."""
    return game in ADVISERS and rules == KNOWN_RULES and installed(NEEDS)


@cache
def adviser(game: str, rules: int) -> Adviser[GameView]:
    if game not in ADVISERS:
        raise Malformed("game", f"{game} has no coach; there is one for {', '.join(ADVISERS)}")
    if rules != KNOWN_RULES:
        raise Malformed("rules", f"the coach knows version {KNOWN_RULES}, and version {rules} is played")
    if not installed(NEEDS):
        raise Malformed("game", "the coach thinks with what is not installed here: the extra `bots`")
    spec = bot_spec(game, "master")  # it judges by what that has learnt
    made: Adviser[GameView] = resolve_name(ADVISERS[game])(
        *(contents(spec, file, rules) for file in spec.data)
    )
    return made
