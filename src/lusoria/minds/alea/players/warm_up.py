"""Everything compiled and read before anybody waits for it."""

from random import Random

from msgspec.structs import replace

from lusoria.games.alea import ALEA
from lusoria.games.alea.model import Options, State
from lusoria.minds.alea.players.alea_adviser import Adviser
from lusoria.minds.alea.players.master import Master
from lusoria.minds.alea.players.strong import Strong
from lusoria.minds.alea.value.model_files import CHANCES, VALUES, contents


def warm() -> None:
    """One decision of each kind; some seconds on a machine that has never played, then hardly any time."""
    values, chances = contents(VALUES), contents(CHANCES)
    bots = (Strong(values), Master(values, chances))
    adviser = Adviser(values, chances)
    for state in moments():
        view = ALEA.view(state, state.seat)
        for bot in bots:
            bot.choose(view, Random(0))
        adviser.advise(view)


def moments() -> tuple[State, ...]:
    """The middle of a turn, and one that may end the game before others have played."""
    first = replace(ALEA.start(Options(2)), dice=("X", "I"))
    late = (9, 14, 21, 0, 30, 33, 36)
    last = replace(first, columns=(late, late), cards=(("joker",), ("ignore", "joker")))
    return first, last, replace(last, closing="column_full")
