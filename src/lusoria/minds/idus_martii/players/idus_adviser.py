"""The adviser: what every legal action is worth to a seat, and why, under a model that it names."""

from lusoria.core.advice import Advice, Judged
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.belief.belief import Belief
from lusoria.minds.idus_martii.belief.view_history import rules_of
from lusoria.minds.idus_martii.players.motives import motive
from lusoria.minds.idus_martii.players.outlook import sides_of
from lusoria.minds.idus_martii.players.strong_and_master import Master

ERRORS = (0.06, 0.03)
"""How far a chance may be off, by round: later turns are a mean over who gets offices, and the seat is taken
to know the others then, half in round one. Choices are compared more finely: they share these errors."""


class Adviser:
    """Judges as the master does. The same view gives the same advice."""

    def __init__(self, *files: bytes) -> None:
        self._master = Master(*files)

    def advise(self, view: View) -> Advice:
        judge = self._master.judge(rules_of(view.table))
        belief = Belief.from_view(view, judge.model)
        sides = tuple(sides_of(view, belief, seat) for seat in range(view.table.options.players))
        worths = judge.worths(view) if view.legal else []
        error = ERRORS[view.table.round - 1]
        options = [
            Judged(action, worth, error, motive(view, action, worths, belief))
            for action, worth in zip(view.legal, worths, strict=True)
        ]
        return Advice(judge.model.name, tuple(sorted(options, key=lambda each: -each.chance)), sides)
