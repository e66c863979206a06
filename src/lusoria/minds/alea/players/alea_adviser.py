"""Advice for Alea Romana: chance to win after every legal action, expected score, and a reason."""

from lusoria.core.advice import Advice, RatedAction
from lusoria.games.alea.action_reasons import action_reason
from lusoria.games.alea.view import Table, View
from lusoria.minds.alea.players.master import Master
from lusoria.minds.alea.value.model_files import COLUMN_VALUES_FILE, WIN_CHANCES_FILE, read_data_file

MODEL = "master"  # the other players are assumed to play like this bot
ERRORS = {2: 0.02, 3: 0.03, 4: 0.05, 5: 0.03, 6: 0.04}
"""By players: error of the network's chance against actual results; see docs/appendix/bots-alea.md."""
LAST_ROUND_ERROR = 0.01  # later seats are evaluated at every third score only
ORDERED_DICE_ERROR = 0.05  # O3: the search takes one card into account


class Adviser:
    """Reports what the master bot computes. The best action is the one it would choose.

    With nearly equal chances that is the one with more points.
    """

    def __init__(self, values: bytes | None = None, chances: bytes | None = None) -> None:
        self._master = Master(
            read_data_file(COLUMN_VALUES_FILE) if values is None else values,
            read_data_file(WIN_CHANCES_FILE) if chances is None else chances,
        )

    def advise(self, view: View) -> Advice:
        if not view.legal:
            return Advice(MODEL, ())
        error = error_at(view.table)
        judged = sorted(self._master.evaluate(view), key=lambda item: -item[1][0])
        return Advice(
            MODEL,
            tuple(
                RatedAction(action, min(max(chance, 0.0), 1.0), error, action_reason(view, action), points)
                for action, (_, chance, points) in judged
            ),
        )


def error_at(table: Table) -> float:
    if table.options.ordered:
        return ORDERED_DICE_ERROR
    if table.closing is None:
        return ERRORS[table.options.players]
    return 0.0 if table.seat == table.options.players - 1 else LAST_ROUND_ERROR
