"""The adviser: what every legal action is worth to a seat, and why, under a model that it names."""

from lusoria.core.advice import Advice, Judged
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.belief import Belief
from lusoria.minds.idus_martii.motives import motive
from lusoria.minds.idus_martii.players import Master
from lusoria.minds.idus_martii.story import rules_of

ERROR = 0.02
"""How far a chance may be off under the model: what comes after the turn is a mean over who gets offices."""


class Adviser:
    """Judges as the master does. The same view gives the same advice."""

    def __init__(self, *files: bytes) -> None:
        self._master = Master(*files)

    def advise(self, view: View) -> Advice:
        judge = self._master.judge(rules_of(view.table))
        worths, belief = judge.worths(view), Belief.of(view, judge.model)
        options = [
            Judged(action, worth, ERROR, motive(view, action, worths, belief))
            for action, worth in zip(view.legal, worths, strict=True)
        ]
        return Advice(judge.model.name, tuple(sorted(options, key=lambda each: -each.chance)))
