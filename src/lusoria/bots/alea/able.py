"""Able: the evaluation of `greedy`, with other costs for a card and for a failed turn.

The costs come from self-play at tables of all sizes: see `docs/bots-alea.md`.
"""

from random import Random

from lusoria.bots.alea.greedy import outlook, prospect
from lusoria.games.alea.actions import Action, PlayCard, Roll, Write
from lusoria.games.alea.motives import motive
from lusoria.games.alea.numerals import written
from lusoria.games.alea.reasons import Reason
from lusoria.games.alea.view import View

FAILED_TURN = 28.0  # points that a failed turn costs
CARD = 5.0  # points that a card in hand is worth


class Able:
    def choose(self, view: View, rng: Random) -> Action:
        assert view.mine is not None
        table = view.table
        column, aside = table.columns[view.mine.seat], len(table.aside)
        turn = outlook(column, FAILED_TURN, ordered=table.options.ordered)

        def worth(action: Action) -> float:
            match action:
                case Write(number=number, row=row):
                    return prospect(written(column, row, number))
                case Roll(dice=1):
                    return turn.after_rolls(table.dice, aside, 1)
                case PlayCard():
                    return turn.after_card(table.dice, aside, action) - CARD
                case Roll():
                    return float("-inf")  # one die at a time is rarely worse
                case _:
                    return turn.failed

        return max(view.legal, key=worth)

    def explain(self, view: View, action: Action) -> Reason:
        return motive(view, action)
