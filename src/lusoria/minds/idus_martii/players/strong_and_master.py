"""Bots `strong` and `master`: each is a model of the others and a lookahead."""

from itertools import combinations_with_replacement
from random import Random

from lusoria.games.idus_martii.actions import Action
from lusoria.games.idus_martii.model import FACTIONS
from lusoria.games.idus_martii.reasons import Reason
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.belief.belief import Belief
from lusoria.minds.idus_martii.belief.deals import all_deals, unseen_cards
from lusoria.minds.idus_martii.belief.opponent_models import Models
from lusoria.minds.idus_martii.belief.table_policies import Rules
from lusoria.minds.idus_martii.belief.view_history import rules_of
from lusoria.minds.idus_martii.players.action_reasons import action_reason
from lusoria.minds.idus_martii.players.action_values import ActionEvaluator, Lookahead, softmax_choice
from lusoria.minds.idus_martii.players.lookahead import CompositionLookahead, WorldLookahead
from lusoria.runtime.lru_cache import LruCache

MAX_EVALUATORS = 4  # sets of rules cached; the tables of a master for eight players take 300 MB
CHOICE_PRECISION = 200.0  # an action worth 0.01 less is chosen a seventh as often


class BeliefBot:
    """A bot with a belief and a lookahead. It keeps no state of a game."""

    model: str

    def __init__(self, *files: bytes) -> None:
        self.models = Models(*files)
        self._evaluators = LruCache[Rules, ActionEvaluator](MAX_EVALUATORS)

    def evaluator(self, rules: Rules) -> ActionEvaluator:
        """Built on first use; the least recently used is evicted."""
        evaluator = self._evaluators.get(rules)
        if evaluator is None:
            self._evaluators.make_room()
            evaluator = ActionEvaluator(self.models.model(rules, self.model), self._lookahead(rules))
            self._evaluators.put(rules, evaluator)
        return evaluator

    def _lookahead(self, rules: Rules) -> Lookahead:
        raise NotImplementedError

    def choose(self, view: View, rng: Random) -> Action:
        draw = rng.random()
        if len(view.legal) == 1:
            return view.legal[0]
        values = self.evaluator(rules_of(view.table)).action_values(view)
        return softmax_choice(view.legal, values, draw, CHOICE_PRECISION)

    def explain(self, view: View, action: Action) -> Reason:
        evaluator = self.evaluator(rules_of(view.table))
        return action_reason(
            view, action, evaluator.action_values(view), Belief.from_view(view, evaluator.model)
        )

    def warm(self, players: int) -> None:
        """Fills the cache of deals, for every hand."""
        for hand in combinations_with_replacement(FACTIONS, 2):
            all_deals(players - 1, unseen_cards(players, hand))


class Strong(BeliefBot):
    """Assumes a mixture of honest, careless and able players, and counts sides."""

    model = "mixture"

    def _lookahead(self, rules: Rules) -> Lookahead:
        return CompositionLookahead(
            rules, self.models.policy(rules, "cfr"), self.models.model(rules, self.model).mistake_rate
        )


class Master(BeliefBot):
    """Infers the type of each player, and values every world as a skilled player would."""

    model = "types"

    def _lookahead(self, rules: Rules) -> Lookahead:
        model, own = self.models.model(rules, self.model), self.models.policy(rules, "cfr")
        return WorldLookahead(model, own, is_skilled=True)
