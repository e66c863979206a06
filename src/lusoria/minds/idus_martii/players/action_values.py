"""What every legal action is worth to a seat: its chance of winning, if the others are as a model says.

The rest of the turn is gone through exactly; what comes after it is looked up in values. Praetors are taken
to look at either vote.
"""

from typing import NamedTuple, Protocol

import numpy as np

from lusoria.core.floats import float_sum
from lusoria.games.idus_martii.actions import Action, Assign, Discard, Keep, Look, Replace, Veto, Vote
from lusoria.games.idus_martii.model import COLOURS, FACTIONS
from lusoria.games.idus_martii.policy_keys import ATTITUDES, attitude
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.belief.belief import Belief
from lusoria.minds.idus_martii.belief.evidence import average_over_types
from lusoria.minds.idus_martii.belief.opponent_models import ActionProbabilities, Model
from lusoria.minds.idus_martii.belief.view_history import read_history
from lusoria.minds.idus_martii.value.outcome_values import Worths, gathered, mean_worth, office_worths
from lusoria.minds.idus_martii.value.turn_outcomes import (
    GREENS,
    OUTCOMES,
    REDS,
    YELLOW,
    Numbers,
    Whole,
    outcomes,
    replacement_values,
    veto_values,
    vote_values,
)

UNLIKELY = 0.002
"""Hypotheses that are less likely are left out of the count."""


class Now(NamedTuple):
    """A decision: what is believed before the turn, and where it stands."""

    belief: Belief
    own: int
    """My attitude."""
    turn: int
    green: int
    red: int
    likely: tuple[int, ...]
    """The hypotheses that count."""
    chances: Numbers
    """How likely each of these is."""


class Foresight(Protocol):
    """What everything that may be is worth to me, by hypothesis, column and outcome."""

    def after(self, now: Now, greens: Whole, reds: Whole) -> Worths:
        """Once this turn is over with these tokens; I hold what I hold now."""
        ...

    def keeping(self, now: Now, side: int, greens: Whole, reds: Whole) -> Worths:
        """The same, if I keep this side after this turn, whose Consul I am."""
        ...


class Judge:
    def __init__(self, model: Model, foresight: Foresight) -> None:
        self.model = model
        self._foresight = foresight

    def worths(self, view: View) -> list[float]:
        """Of every legal action, in their order: chances of winning."""
        assert view.mine is not None
        history, table = read_history(view), view.table
        belief = Belief.before_turn(history, self.model)
        every = belief.hypothesis_posterior()
        likely = tuple(int(h) for h in np.flatnonzero(every >= UNLIKELY))
        chances = every[list(likely)] / every[list(likely)].sum()
        now = Now(
            belief, attitude(view.mine.hand), table.turn - 1, table.loyal, table.traitor, likely, chances
        )
        match view.legal[0]:
            case Assign():
                found = self._offices(now, view)
            case Discard():
                found = self._discards(now, view)
            case Vote():
                found = self._votes(now, view)
            case Look():
                found = self._looks(now, view)
            case Veto():
                found = self._vetoes(now, view)
            case _:
                found = self._replacements(now, view)
        return [min(1.0, max(0.0, float(each))) for each in found]

    # --- the parts ---

    def _place(self, now: Now, seat: int) -> int:
        history = now.belief.history
        return (seat - history.first) % history.rules.players

    def _rows(self, now: Now, *places: int) -> list[list[ActionProbabilities]]:
        """By hypothesis that counts: how these people act."""
        rows = self.model.action_probabilities(now.turn, now.green, now.red)
        found = []
        for h in now.likely:
            if h < self.model.type_count:
                found.append(
                    [ActionProbabilities(rows.laid[h], rows.joint[h], rows.objects[h])] * len(places)
                )
                continue
            mixed = []
            for place in places:
                own = ActionProbabilities(
                    np.empty((ATTITUDES, 3)), np.empty((ATTITUDES, 3, 3)), np.empty((ATTITUDES, 2))
                )
                average_over_types(*rows, now.belief.type_posterior[place], *own)
                mixed.append(own)
            found.append(mixed)
        return found

    def _after(self, now: Now) -> Worths:
        count = 3 if now.turn < self.model.rules.players else OUTCOMES
        return self._foresight.after(now, now.green + GREENS[:count], now.red + REDS[:count])

    def _gathered(self, now: Now, one: int, two: int) -> list[tuple[Numbers, Numbers]]:
        """By hypothesis: how likely the other two have which attitudes, and what outcomes are worth then."""
        belief, values = now.belief, self._after(now)
        found = []
        for number, h in enumerate(now.likely):
            mass, worth = np.empty((ATTITUDES, ATTITUDES)), np.zeros((ATTITUDES, ATTITUDES, OUTCOMES))
            gathered(
                belief.weights[h],
                belief.codes,
                belief.row(one),
                belief.row(two),
                bool(belief.has_picked[one]),
                bool(belief.has_picked[two]),
                values[number],
                mass,
                worth[..., : values.shape[2]],
            )
            found.append((np.repeat(mass[..., None], OUTCOMES, axis=2), worth))
        return found

    def _votes(self, now: Now, view: View) -> list[float]:
        assert view.mine is not None
        (other,) = (self._place(now, seat) for seat in view.table.aediles if seat != view.mine.seat)
        praetor = self._place(now, view.table.praetor or 0)
        second, total = view.table.round == 2, np.zeros(3)
        gathered_all, rows = self._gathered(now, other, praetor), self._rows(now, other, praetor)
        for chance, (_, worth), (aedile, looker) in zip(now.chances, gathered_all, rows, strict=True):
            found = np.empty(3)
            vote_values(
                worth,
                aedile.laid,
                aedile.joint,
                looker.objects,
                second,
                self.model.rules.may_keep_yellow,
                found,
            )
            total += chance * found
        return [total[COLOURS.index(a.colour)] for a in view.legal if isinstance(a, Vote)]

    def _replacements(self, now: Now, view: View) -> list[float]:
        assert view.mine is not None
        (other,) = (self._place(now, seat) for seat in view.table.aediles if seat != view.mine.seat)
        praetor = self._place(now, view.table.praetor or 0)
        laid, may = COLOURS.index(view.mine.votes[-1].laid), self.model.rules.may_keep_yellow
        total, reached = np.zeros(3), 0.0
        gathered_all, rows = self._gathered(now, other, praetor), self._rows(now, other, praetor)
        for chance, (mass, worth), (aedile, looker) in zip(now.chances, gathered_all, rows, strict=True):
            found = np.empty(3)
            replacement_values(worth, aedile.laid, looker.objects, laid, may, found)
            total += chance * found
            replacement_values(mass, aedile.laid, looker.objects, laid, may, found)
            reached += chance * found.max()
        total /= max(reached, 1e-12)
        colours = [YELLOW if isinstance(a, Keep) else COLOURS.index(a.colour) for a in view.legal
                   if isinstance(a, Keep | Replace)]  # fmt: skip
        return [total[colour] for colour in colours]

    def _seen(self, now: Now, view: View, looked: int) -> tuple[Numbers, Numbers, Numbers]:
        """By colour of this Aedile's vote: how likely it is, what leaving it is worth, and swapping it."""
        (other,) = (self._place(now, seat) for seat in view.table.aediles if self._place(now, seat) != looked)
        chance_of, leave, swap = np.zeros(3), np.zeros(3), np.zeros(3)
        gathered_all, rows = self._gathered(now, looked, other), self._rows(now, looked, other)
        for chance, (mass, worth), (one, two) in zip(now.chances, gathered_all, rows, strict=True):
            left, swapped = np.empty(3), np.empty(3)
            veto_values(worth, one.laid, one.joint, two.laid, left, swapped)
            leave += chance * left
            swap += chance * swapped
            veto_values(mass, one.laid, one.joint, two.laid, left, swapped)
            chance_of += chance * left
        return chance_of, leave, swap

    def _looks(self, now: Now, view: View) -> list[float]:
        found = []
        for action in view.legal:
            assert isinstance(action, Look)
            _, leave, swap = self._seen(now, view, self._place(now, action.aedile))
            best = np.maximum(leave, swap)
            best[YELLOW] = swap[YELLOW]
            found.append(best.sum())
        return found

    def _vetoes(self, now: Now, view: View) -> list[float]:
        assert view.mine is not None
        look = view.mine.looks[-1]
        chance, leave, swap = self._seen(now, view, self._place(now, look.aedile))
        colour = COLOURS.index(look.colour)
        likely = max(chance[colour], 1e-12)
        return [(swap if a.swap else leave)[colour] / likely for a in view.legal if isinstance(a, Veto)]

    def _discards(self, now: Now, view: View) -> list[float]:
        assert view.mine is not None
        found, hand = [], view.mine.hand
        here = np.array([now.green]), np.array([now.red])
        for action in view.legal:
            assert isinstance(action, Discard)
            kept = hand[1] if hand[0] == action.faction else hand[0]
            values = self._foresight.keeping(now, FACTIONS.index(kept), *here)
            found.append(
                float_sum(
                    chance * mean_worth(now.belief.weights[h], values[number])
                    for number, (h, chance) in enumerate(zip(now.likely, now.chances, strict=True))
                )
            )
        return found

    def _offices(self, now: Now, view: View) -> list[float]:
        assert view.mine is not None
        greens, reds = now.green + GREENS, now.red + REDS
        sides = sorted({FACTIONS.index(card) for card in view.mine.hand})
        values = [self._foresight.keeping(now, side, greens, reds) for side in sides]
        belief, found = now.belief, []
        places = range(self.model.rules.players)
        rows = self._rows(now, *places)
        ways = np.empty((3, 3, 3, OUTCOMES))
        for action in view.legal:
            assert isinstance(action, Assign)
            praetor, first, second = (self._place(now, seat) for seat in (action.praetor, *action.aediles))
            best = np.zeros((len(sides), OUTCOMES))
            for number, (h, chance) in enumerate(zip(now.likely, now.chances, strict=True)):
                one, two, looker = (rows[number][place] for place in (first, second, praetor))
                outcomes(one.laid, one.joint, two.laid, two.joint, looker.objects, 3, ways)
                for k, value in enumerate(values):
                    here = np.zeros(OUTCOMES)
                    office_worths(
                        belief.weights[h],
                        belief.codes,
                        belief.row(first),
                        belief.row(second),
                        belief.row(praetor),
                        ways,
                        value[number],
                        here,
                    )
                    best[k] += chance * here
            found.append(best.max(axis=0).sum())
        return found


def chosen(legal: tuple[Action, ...], worths: list[float], draw: float, care: float) -> Action:
    """The better an action, the likelier; with much care only near equals are left to the draw."""
    best = max(worths)
    weights = np.exp(care * (np.array(worths) - best))
    bounds = np.cumsum(weights / weights.sum())
    return legal[min(int(np.searchsorted(bounds, draw, side="right")), len(legal) - 1)]
