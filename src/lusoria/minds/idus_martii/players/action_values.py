"""Values of all legal actions of a seat: chances to win, given a model of the other players.

The rest of the turn is computed exactly; a lookahead gives the values after it. The Praetor is assumed to
look at either vote with equal probability.
"""

from collections.abc import Iterator
from typing import NamedTuple, Protocol

import numpy as np

from lusoria.core.floats import float_sum
from lusoria.games.idus_martii.actions import Action, Assign, Discard, Keep, Look, Replace, Veto, Vote
from lusoria.games.idus_martii.model import COLOURS, FACTIONS
from lusoria.games.idus_martii.policy_keys import PREFERENCES, preference
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.belief.belief import Belief
from lusoria.minds.idus_martii.belief.evidence import average_over_types
from lusoria.minds.idus_martii.belief.opponent_models import Model
from lusoria.minds.idus_martii.belief.view_history import read_history
from lusoria.minds.idus_martii.value.outcome_values import (
    OutcomeValues,
    mean_value,
    office_values,
    sum_by_preferences,
)
from lusoria.minds.idus_martii.value.turn_outcomes import (
    GREENS,
    OUTCOMES,
    REDS,
    YELLOW,
    ActionProbabilities,
    Floats,
    Ints,
    fill_outcomes,
    replacement_values,
    veto_values,
    vote_values,
)

MIN_HYPOTHESIS_PROBABILITY = 0.002  # hypotheses below this are ignored, to save time


class Decision(NamedTuple):
    """A decision: the belief before the turn, and the position."""

    belief: Belief
    own: int
    """Preference of the deciding player."""
    turn: int
    green: int
    red: int
    hypotheses: tuple[int, ...]
    """Hypotheses taken into account."""
    chances: Floats
    """Their probabilities; sum to 1."""


class PreferenceValues(NamedTuple):
    """Under one hypothesis: values by preferences of two other players, and these players' choices."""

    chance: float
    """Probability of the hypothesis."""
    weights: Floats
    values: Floats
    """Of outcomes, times the weights."""
    one: ActionProbabilities
    two: ActionProbabilities


class Lookahead(Protocol):
    """Values to the deciding player after the turn, by hypothesis, deal and outcome."""

    def after(self, decision: Decision, greens: Ints, reds: Ints) -> OutcomeValues:
        """After the turn, with these tokens; the player's hand stays the same."""
        ...

    def after_keeping(self, decision: Decision, side: int, greens: Ints, reds: Ints) -> OutcomeValues:
        """The same if the player, who is the Consul, keeps this side after the turn."""
        ...


class ActionEvaluator:
    def __init__(self, model: Model, lookahead: Lookahead) -> None:
        self.model = model
        self._lookahead = lookahead

    def action_values(self, view: View) -> list[float]:
        """Chance to win for every legal action, in the order of the view."""
        assert view.mine is not None
        history, table = read_history(view), view.table
        belief = Belief.before_turn(history, self.model)
        posterior = belief.hypothesis_posterior()
        hypotheses = tuple(int(h) for h in np.flatnonzero(posterior >= MIN_HYPOTHESIS_PROBABILITY))
        chances = posterior[list(hypotheses)] / posterior[list(hypotheses)].sum()
        decision = Decision(
            belief,
            preference(view.mine.hand),
            table.turn - 1,
            table.loyal,
            table.traitor,
            hypotheses,
            chances,
        )
        match view.legal[0]:
            case Assign():
                values = self._assign_values(decision, view)
            case Discard():
                values = self._discard_values(decision, view)
            case Vote():
                values = self._vote_values(decision, view)
            case Look():
                values = self._look_values(decision, view)
            case Veto():
                values = self._veto_values(decision, view)
            case _:
                values = self._replace_values(decision, view)
        return [min(1.0, max(0.0, float(value))) for value in values]

    # Parts of the computation

    def _place(self, decision: Decision, seat: int) -> int:
        history = decision.belief.history
        return (seat - history.first) % history.rules.players

    def _rows(self, decision: Decision, *places: int) -> list[list[ActionProbabilities]]:
        """By hypothesis: choice probabilities of the players at these places."""
        rows = self.model.action_probabilities(decision.turn, decision.green, decision.red)
        by_hypothesis = []
        for h in decision.hypotheses:
            if h < self.model.type_count:
                own = ActionProbabilities(rows.laid[h], rows.joint[h], rows.objects[h])
                by_hypothesis.append([own] * len(places))
                continue
            averaged = []
            for place in places:
                own = ActionProbabilities(
                    np.empty((PREFERENCES, 3)), np.empty((PREFERENCES, 3, 3)), np.empty((PREFERENCES, 2))
                )
                average_over_types(rows, decision.belief.type_posterior[place], own)
                averaged.append(own)
            by_hypothesis.append(averaged)
        return by_hypothesis

    def _after(self, decision: Decision) -> OutcomeValues:
        count = 3 if decision.turn < self.model.rules.players else OUTCOMES
        return self._lookahead.after(decision, decision.green + GREENS[:count], decision.red + REDS[:count])

    def _values_by_preferences(self, decision: Decision, one: int, two: int) -> Iterator[PreferenceValues]:
        """By hypothesis: values by preferences of the other two acting players."""
        belief, after = decision.belief, self._after(decision)
        rows = self._rows(decision, one, two)
        for number, h in enumerate(decision.hypotheses):
            weights = np.empty((PREFERENCES, PREFERENCES))
            values = np.zeros((PREFERENCES, PREFERENCES, OUTCOMES))
            sum_by_preferences(
                belief.deal_weights[h],
                belief.codes,
                (belief.row_of_place(one), belief.row_of_place(two)),
                (bool(belief.has_picked[one]), bool(belief.has_picked[two])),
                after[number],
                weights,
                values[..., : after.shape[2]],
            )
            weights = np.repeat(weights[..., None], OUTCOMES, axis=2)
            yield PreferenceValues(decision.chances[number], weights, values, *rows[number])

    def _aedile_and_praetor(self, decision: Decision, view: View) -> Iterator[PreferenceValues]:
        """Values by preferences of the other Aedile and the Praetor."""
        assert view.mine is not None
        (other,) = (self._place(decision, seat) for seat in view.table.aediles if seat != view.mine.seat)
        return self._values_by_preferences(decision, other, self._place(decision, view.table.praetor or 0))

    def _vote_values(self, decision: Decision, view: View) -> list[float]:
        second, may, total = view.table.round == 2, self.model.rules.may_keep_yellow, np.zeros(3)
        for chance, _, values, aedile, praetor in self._aedile_and_praetor(decision, view):
            by_colour = np.empty(3)
            vote_values(values, aedile.laid, aedile.joint, praetor.objects, second, may, by_colour)
            total += chance * by_colour
        return [total[COLOURS.index(a.colour)] for a in view.legal if isinstance(a, Vote)]

    def _replace_values(self, decision: Decision, view: View) -> list[float]:
        assert view.mine is not None
        laid, may = COLOURS.index(view.mine.votes[-1].laid), self.model.rules.may_keep_yellow
        total, reach_chance = np.zeros(3), 0.0
        for chance, weights, values, aedile, praetor in self._aedile_and_praetor(decision, view):
            by_colour = np.empty(3)
            replacement_values(values, aedile.laid, praetor.objects, laid, may, by_colour)
            total += chance * by_colour
            replacement_values(weights, aedile.laid, praetor.objects, laid, may, by_colour)
            reach_chance += chance * by_colour.max()
        total /= max(reach_chance, 1e-12)
        colours = [YELLOW if isinstance(a, Keep) else COLOURS.index(a.colour) for a in view.legal
                   if isinstance(a, Keep | Replace)]  # fmt: skip
        return [total[colour] for colour in colours]

    def _values_of_look(self, decision: Decision, view: View, looked: int) -> tuple[Floats, Floats, Floats]:
        """By colour of this Aedile's vote: its probability, and the values of leaving and swapping it."""
        places = [self._place(decision, seat) for seat in view.table.aediles]
        (other,) = (place for place in places if place != looked)
        colour_chance, leave, swap = np.zeros(3), np.zeros(3), np.zeros(3)
        for chance, weights, values, one, two in self._values_by_preferences(decision, looked, other):
            unswapped, swapped = np.empty(3), np.empty(3)
            veto_values(values, one.laid, one.joint, two.laid, unswapped, swapped)
            leave += chance * unswapped
            swap += chance * swapped
            veto_values(weights, one.laid, one.joint, two.laid, unswapped, swapped)
            colour_chance += chance * unswapped
        return colour_chance, leave, swap

    def _look_values(self, decision: Decision, view: View) -> list[float]:
        values = []
        for action in view.legal:
            assert isinstance(action, Look)
            _, leave, swap = self._values_of_look(decision, view, self._place(decision, action.aedile))
            best = np.maximum(leave, swap)
            best[YELLOW] = swap[YELLOW]
            values.append(best.sum())
        return values

    def _veto_values(self, decision: Decision, view: View) -> list[float]:
        assert view.mine is not None
        look = view.mine.looks[-1]
        chance, leave, swap = self._values_of_look(decision, view, self._place(decision, look.aedile))
        colour = COLOURS.index(look.colour)
        hypotheses = max(chance[colour], 1e-12)
        return [(swap if a.swap else leave)[colour] / hypotheses for a in view.legal if isinstance(a, Veto)]

    def _discard_values(self, decision: Decision, view: View) -> list[float]:
        assert view.mine is not None
        values, hand = list[float](), view.mine.hand
        here = np.array([decision.green]), np.array([decision.red])
        for action in view.legal:
            assert isinstance(action, Discard)
            kept_faction = hand[1] if hand[0] == action.faction else hand[0]
            after = self._lookahead.after_keeping(decision, FACTIONS.index(kept_faction), *here)
            values.append(
                float_sum(
                    chance * mean_value(decision.belief.deal_weights[h], after[number])
                    for number, (h, chance) in enumerate(
                        zip(decision.hypotheses, decision.chances, strict=True)
                    )
                )
            )
        return values

    def _assign_values(self, decision: Decision, view: View) -> list[float]:
        assert view.mine is not None
        greens, reds = decision.green + GREENS, decision.red + REDS
        sides = sorted({FACTIONS.index(card) for card in view.mine.hand})
        after_keeping = [self._lookahead.after_keeping(decision, side, greens, reds) for side in sides]
        belief, values = decision.belief, []
        places = range(self.model.rules.players)
        rows = self._rows(decision, *places)
        ways = np.empty((3, 3, 3, OUTCOMES))
        for action in view.legal:
            assert isinstance(action, Assign)
            praetor, first, second = (
                self._place(decision, seat) for seat in (action.praetor, *action.aediles)
            )
            best = np.zeros((len(sides), OUTCOMES))
            for number, (h, chance) in enumerate(zip(decision.hypotheses, decision.chances, strict=True)):
                one, two, praetor_rows = (rows[number][place] for place in (first, second, praetor))
                fill_outcomes(one, two, praetor_rows.objects, 3, ways)
                for k, value in enumerate(after_keeping):
                    here = np.zeros(OUTCOMES)
                    office_values(
                        belief.deal_weights[h],
                        belief.codes,
                        belief.row_of_place(first),
                        belief.row_of_place(second),
                        belief.row_of_place(praetor),
                        ways,
                        value[number],
                        here,
                    )
                    best[k] += chance * here
            values.append(best.max(axis=0).sum())
        return values


def softmax_choice(
    legal: tuple[Action, ...], action_values: list[float], draw: float, precision: float
) -> Action:
    """Softmax choice: with a high precision, only actions of nearly equal value are left to chance."""
    best = max(action_values)
    weights = np.exp(precision * (np.array(action_values) - best))
    bounds = np.cumsum(weights / weights.sum())
    return legal[min(int(np.searchsorted(bounds, draw, side="right")), len(legal) - 1)]
