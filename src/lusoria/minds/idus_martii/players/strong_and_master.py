"""Strong and master: what each believes of the others, and how far it sees."""

from itertools import combinations_with_replacement
from random import Random

from lusoria.games.idus_martii.actions import Action
from lusoria.games.idus_martii.model import FACTIONS
from lusoria.games.idus_martii.reasons import Reason
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.belief.belief import Belief
from lusoria.minds.idus_martii.belief.hands import all_deals, unseen_cards
from lusoria.minds.idus_martii.belief.opponent_models import Models
from lusoria.minds.idus_martii.belief.table_policies import Rules
from lusoria.minds.idus_martii.belief.view_history import rules_of
from lusoria.minds.idus_martii.players.action_values import Foresight, Judge, chosen
from lusoria.minds.idus_martii.players.motives import motive
from lusoria.minds.idus_martii.value.lookahead import Numerous, Worldly

MOST_RULES = 4
"""So many kinds of tables are known at a time: what a master knows of one of eight weighs 300 MB."""
CARE = 200.0
"""A choice that is worth a hundredth of a win less is taken a seventh as often."""


class Thinker:
    """A bot made of a belief and a foresight. It keeps nothing of a game."""

    model: str

    def __init__(self, *files: bytes) -> None:
        self.models = Models(*files)
        self._judges: dict[Rules, Judge] = {}

    def judge(self, rules: Rules) -> Judge:
        """Made when a table with such rules is first met."""
        if rules not in self._judges:
            while len(self._judges) >= MOST_RULES:
                del self._judges[next(iter(self._judges))]
            self._judges[rules] = Judge(self.models.model(rules, self.model), self._foresight(rules))
        return self._judges[rules]

    def _foresight(self, rules: Rules) -> Foresight:
        raise NotImplementedError

    def choose(self, view: View, rng: Random) -> Action:
        draw = rng.random()
        if len(view.legal) == 1:
            return view.legal[0]
        worths = self.judge(rules_of(view.table)).worths(view)
        return chosen(view.legal, worths, draw, CARE)

    def explain(self, view: View, action: Action) -> Reason:
        judge = self.judge(rules_of(view.table))
        return motive(view, action, judge.worths(view), Belief.from_view(view, judge.model))

    def warm(self, players: int) -> None:
        """All that others may hold, whatever is in one's own hand."""
        for hand in combinations_with_replacement(FACTIONS, 2):
            all_deals(players - 1, unseen_cards(players, hand))


class Strong(Thinker):
    """Takes everybody for a mixture of honest, careless and able people, and counts sides."""

    model = "mixture"

    def _foresight(self, rules: Rules) -> Foresight:
        return Numerous(
            rules, self.models.policy(rules, "cfr"), self.models.model(rules, self.model).mistake_rate
        )


class Master(Thinker):
    """Weighs what type of player everybody is, and knows what each world is worth to a good player."""

    model = "types"

    def _foresight(self, rules: Rules) -> Foresight:
        model, own = self.models.model(rules, self.model), self.models.policy(rules, "cfr")
        return Worldly(model, own, skilled=True)
