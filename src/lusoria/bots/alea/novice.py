"""Novice: simple rules of thumb for rolling and placing; often plays a card after a failure."""

from random import Random

from lusoria.games.alea.actions import Action, PlayCard, Roll, Write
from lusoria.games.alea.model import DICE, ROWS
from lusoria.games.alea.motives import motive
from lusoria.games.alea.numerals import NUMBERS
from lusoria.games.alea.reasons import Reason
from lusoria.games.alea.view import View

LARGE = 20  # from this number on, the bot rolls more carefully
BOLD, WARY = 3, 2  # failing sides of six that it accepts, below and from LARGE on
ANGER, TEMPERS = 7, 10  # plays a card after a failure ANGER times in TEMPERS


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
        """The largest number, in the row closest to its proportional position."""
        number = max(write.number for write in writes)
        rows = [write for write in writes if write.number == number]
        return min(rows, key=lambda write: abs(write.row - number * ROWS / NUMBERS[-1]))
