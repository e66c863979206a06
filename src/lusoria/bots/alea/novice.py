"""Novice: simple rules of thumb for rolling and placing; often plays a card after a failure."""

from random import Random

from lusoria.games.alea.action_reasons import action_reason
from lusoria.games.alea.actions import Action, PlayCard, Roll, Write
from lusoria.games.alea.model import DICE, ROWS
from lusoria.games.alea.numerals import NUMBERS
from lusoria.games.alea.reasons import Reason
from lusoria.games.alea.view import View

LARGE_NUMBER = 20  # about half of the largest; from here on, the bot rolls more carefully
MAX_FAILING_SIDES = 3  # of six, that it accepts with a number below LARGE_NUMBER
MAX_FAILING_SIDES_LARGE = 2  # with a larger number
TENTHS = 10
PLAY_CARD_TENTHS = 7  # of failures after which it plays a card, if it has one


class Novice:
    def choose(self, view: View, rng: Random) -> Action:
        rolls = [action for action in view.legal if isinstance(action, Roll)]
        writes = [action for action in view.legal if isinstance(action, Write)]
        cards = [action for action in view.legal if isinstance(action, PlayCard)]
        if writes:
            return rolls[0] if rolls and self._accepts_risk(view, writes, rng) else self._best_write(writes)
        if rolls and (not cards or rng.randrange(TENTHS) < PLAY_CARD_TENTHS):
            return rolls[0]
        if cards and rng.randrange(TENTHS) < PLAY_CARD_TENTHS:
            return rng.choice(cards)
        return view.legal[-1]

    def explain(self, view: View, action: Action) -> Reason:
        return action_reason(view, action)

    def _accepts_risk(self, view: View, writes: list[Write], rng: Random) -> bool:
        failing = sum(die.sides for die in view.table.next_die if die.outcome == "fails")
        is_large = max(write.number for write in writes) >= LARGE_NUMBER
        return failing + (rng.randrange(DICE) == 0) <= (
            MAX_FAILING_SIDES_LARGE if is_large else MAX_FAILING_SIDES
        )

    def _best_write(self, writes: list[Write]) -> Write:
        """The largest number, in the row closest to its proportional position."""
        number = max(write.number for write in writes)
        rows = [write for write in writes if write.number == number]
        return min(rows, key=lambda write: abs(write.row - number * ROWS / NUMBERS[-1]))
