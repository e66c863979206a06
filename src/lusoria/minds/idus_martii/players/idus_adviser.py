"""Advice for Idus Martii: chance to win after every legal action, with reasons, under a named model."""

from lusoria.core.advice import Advice, RatedAction
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.belief.belief import Belief
from lusoria.minds.idus_martii.belief.view_history import rules_of
from lusoria.minds.idus_martii.players.action_reasons import action_reason
from lusoria.minds.idus_martii.players.side_forecaster import side_probabilities
from lusoria.minds.idus_martii.players.strong_and_master import Master

ERROR_BY_ROUND = (0.06, 0.03)
"""Error of a chance, by round. Later turns are averaged over who holds offices, and the player is assumed to
know the sides of the others by then (half of it in round one). All actions share these errors, so their
differences are more accurate.
"""


class Adviser:
    """Reports what the master bot computes. The same view gives the same advice."""

    def __init__(self, *files: bytes) -> None:
        self._master = Master(*files)

    def advise(self, view: View) -> Advice:
        evaluator = self._master.evaluator(rules_of(view.table))
        belief = Belief.from_view(view, evaluator.model)
        sides = tuple(side_probabilities(view, belief, seat) for seat in range(view.table.options.players))
        values = evaluator.action_values(view) if view.legal else []
        error = ERROR_BY_ROUND[view.table.round - 1]
        options = [
            RatedAction(action, value, error, action_reason(view, action, values, belief))
            for action, value in zip(view.legal, values, strict=True)
        ]
        return Advice(evaluator.model.name, tuple(sorted(options, key=lambda option: -option.chance)), sides)
