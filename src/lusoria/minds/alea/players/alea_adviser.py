"""Advice for Alea Romana: what every legal action is worth to whoever has this view, and why."""

from lusoria.core.advice import Advice, Judged
from lusoria.games.alea.motives import motive
from lusoria.games.alea.view import Table, View
from lusoria.minds.alea.players.master import Master
from lusoria.minds.alea.value.model_files import CHANCES, VALUES, contents

MODEL = "master"
"""The others are taken to play as it does."""
ERRORS = {2: 0.02, 3: 0.03, 4: 0.05, 5: 0.03, 6: 0.04}
"""How far the learnt chance was off when compared with what happened, by players: docs/bots-alea.md."""
ERROR_OF_REPLIES = 0.01
"""In a last round in which others still play: their replies are worked out at every third score."""
ERROR_OF_ORDER = 0.05
"""O3: beyond one card, the order of the dice is not looked through."""


class Adviser:
    """Says what the master bot thinks. The best is what it would do: a little for points, where chances are
    nearly equal."""

    def __init__(self, values: bytes | None = None, chances: bytes | None = None) -> None:
        self._master = Master(
            contents(VALUES) if values is None else values, contents(CHANCES) if chances is None else chances
        )

    def advise(self, view: View) -> Advice:
        if not view.legal:
            return Advice(MODEL, ())
        error = error_at(view.table)
        found = sorted(self._master.judge(view), key=lambda each: -each[1][0])
        return Advice(
            MODEL,
            tuple(
                Judged(action, min(max(chance, 0.0), 1.0), error, motive(view, action), points)
                for action, (_, chance, points) in found
            ),
        )


def error_at(table: Table) -> float:
    if table.options.ordered:
        return ERROR_OF_ORDER
    if table.closing is None:
        return ERRORS[table.options.players]
    return 0.0 if table.seat == table.options.players - 1 else ERROR_OF_REPLIES
