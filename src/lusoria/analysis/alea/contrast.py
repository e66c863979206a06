"""Contrastive reasons: why the best row beats the one taken, by what differs between them."""

from lusoria.core.advice import Advice, RatedAction
from lusoria.core.game import GameView
from lusoria.core.structs import GameReason
from lusoria.games.alea.action_reasons import row_reason
from lusoria.games.alea.actions import Write
from lusoria.games.alea.view import View


def contrasting_reason(view: GameView, best: RatedAction, taken: RatedAction, advice: Advice) -> GameReason:
    """A reason that holds for `best` but not for `taken`; if there is none, the reason of `best`."""
    better, actual = best.action, taken.action
    if isinstance(view, View) and isinstance(better, Write) and isinstance(actual, Write):
        return row_reason(view.table, better) if better.number == actual.number else best.reason
    return best.reason
