"""Warm-up: compiles and loads everything that the bots and the adviser need."""

from random import Random

from msgspec.structs import replace

from lusoria.games.alea import ALEA
from lusoria.games.alea.model import Options, State
from lusoria.minds.alea.players.alea_adviser import Adviser
from lusoria.minds.alea.players.master import Master
from lusoria.minds.alea.players.strong import Strong
from lusoria.minds.alea.value.model_files import COLUMN_VALUES_FILE, WIN_CHANCES_FILE, read_data_file


def warm() -> None:
    """One decision of each kind: some seconds on a new machine, almost nothing once the code is cached."""
    values, chances = read_data_file(COLUMN_VALUES_FILE), read_data_file(WIN_CHANCES_FILE)
    bots = (Strong(values), Master(values, chances))
    adviser = Adviser(values, chances)
    for state in sample_states():
        view = ALEA.view(state, state.seat)
        for bot in bots:
            bot.choose(view, Random(0))
        adviser.advise(view)


def sample_states() -> tuple[State, ...]:
    """The middle of a turn, and a turn that may end the game before others have moved."""
    first = replace(ALEA.start(Options(2)), dice=("X", "I"))
    late = (9, 14, 21, 0, 30, 33, 36)
    last = replace(first, columns=(late, late), cards=(("joker",), ("ignore", "joker")))
    return first, last, replace(last, closing="column_full")
