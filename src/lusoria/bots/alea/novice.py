"""Novice: rolls while it feels good, puts a number where its size belongs, and spends cards in anger."""

from random import Random

from lusoria.games.alea.actions import Action, PlayCard, Roll, Write
from lusoria.games.alea.model import DICE, ROWS
from lusoria.games.alea.motives import motive
from lusoria.games.alea.numerals import NUMBERS
from lusoria.games.alea.reasons import Reason
from lusoria.games.alea.view import View

LARGE = 20
"""A number that looks like one."""
BOLD, WARY = 3, 2
"""Sides of six that may fail, before a number looks large and after."""
ANGER, TEMPERS = 7, 10
"""How often of so many times a failure is answered with a card, if there is one."""


class Novice:
    def choose(self, view: View, rng: Random) -> Action:
        rolls = [action for action in view.legal if isinstance(action, Roll)]
        writes = [action for action in view.legal if isinstance(action, Write)]
        cards = [action for action in view.legal if isinstance(action, PlayCard)]
        if writes:
            return rolls[0] if rolls and self._dares(view, writes, rng) else self._placed(writes)
        if rolls and (not cards or rng.randrange(TEMPERS) < ANGER):
            return rolls[0]
        if cards and rng.randrange(TEMPERS) < ANGER:
            return rng.choice(cards)
        return view.legal[-1]

    def explain(self, view: View, action: Action) -> Reason:
        return motive(view, action)

    def _dares(self, view: View, writes: list[Write], rng: Random) -> bool:
        failing = sum(die.sides for die in view.table.next_die if die.outcome == "fails")
        large = max(write.number for write in writes) >= LARGE
        return failing + (rng.randrange(DICE) == 0) <= (WARY if large else BOLD)

    def _placed(self, writes: list[Write]) -> Write:
        """The larger number, in the row whose share of 39 it comes nearest to."""
        number = max(write.number for write in writes)
        rows = [write for write in writes if write.number == number]
        return min(rows, key=lambda write: abs(write.row - number * ROWS / NUMBERS[-1]))
