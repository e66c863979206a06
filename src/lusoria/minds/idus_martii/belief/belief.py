"""Bayesian belief about hidden hands: exact posterior over all deals, given a view and a model.

The prior is uniform over all deals that fit the viewer's own cards (`deals.py`). Each observation changes
their weights (`evidence.py`); a deal of weight 0 is impossible. Three kinds of choices change no weight:
which vote to look at, which offices to give, and all choices of the viewer, who knows its own cards. A
belief depends on the view alone; the cache below only saves time.

Terms:
- deal: for each other player, the card that they keep and the card that they give up.
- seat: number of a player at the table, as in the view.
- place: the seat counted from the starting player, so that beliefs of rotated tables are equal.
- row: index of a player in `codes`, which leaves out the viewer: later places move up by one.
- type: one way to play, a policy. The models of the analysis have one type; that of `master` has several.
- hypothesis: all players are of one type; or, as the last hypothesis, each player is of a type of their own.
- preference: the side that a player votes for; before giving up a card, the pair of sides.
"""

from typing import Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.policy_keys import PREFERENCES
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.belief.deals import (
    CODE_COUNT,
    PREFERENCE_AFTER_PICK,
    PREFERENCE_BEFORE_PICK,
    SIDES,
    Codes,
    Deals,
    all_deals,
    unseen_cards,
)
from lusoria.minds.idus_martii.belief.evidence import (
    ActingPlayers,
    Posterior,
    Weights,
    update_by_pick,
    update_by_turn,
)
from lusoria.minds.idus_martii.belief.opponent_models import Model
from lusoria.minds.idus_martii.belief.view_history import PickStep, TurnStep, ViewHistory, read_history
from lusoria.minds.idus_martii.value.turn_outcomes import Floats
from lusoria.runtime.lru_cache import LruCache

Step: TypeAlias = TurnStep | PickStep

CACHE_BYTES = 64_000_000  # of weights, per process: 30 beliefs of `master` at a table of eight


class Belief:
    """Posterior weights of all deals, under each hypothesis of the model.

    Shared through the cache, so immutable once built: `copy` before `update`.
    """

    def __init__(self, history: ViewHistory, model: Model) -> None:
        players = history.rules.players
        other_seats = players if history.place is None else players - 1
        self.history = history
        self.model = model
        self.deals: Deals = all_deals(other_seats, unseen_cards(players, history.cards))
        deal_count = self.deals.codes.shape[1]
        self.deal_weights: Weights = np.full((model.hypothesis_count, deal_count), 1 / deal_count, np.float32)
        """By hypothesis and deal. Uniform at first: each order of the unseen cards is equally likely."""
        self.log_likelihoods: Floats = np.zeros(model.hypothesis_count)
        """By hypothesis: the log-likelihood of everything seen so far."""
        self.type_posterior: Floats = np.full((players, PREFERENCES, model.type_count), 1 / model.type_count)
        """By place, preference and type, under the hypothesis that each player has a type of their own."""
        self.has_picked: NDArray[np.bool_] = np.zeros(players, np.bool_)
        """By place: has given up a card."""
        self.is_merged = False
        """`merge_deals` has run."""
        self._type_shares: Floats | None = None

    @classmethod
    def from_view(cls, view: View, model: Model) -> Self:
        """Everything the view tells, including the turn in progress."""
        history = read_history(view)
        belief = cls.before_turn(history, model)
        if history.current_turn is not None:
            belief = belief.copy(history)
            belief.update(history.current_turn)
        return belief

    @classmethod
    def before_turn(cls, history: ViewHistory, model: Model) -> Self:
        """Everything but the turn in progress. Continues from the longest cached prefix of the history."""
        start = (model, history.rules, history.first, history.place, history.cards)
        cached, step_count = CACHE.longest_prefix(start, history.steps)
        if cached is not None and step_count == len(history.steps):
            assert isinstance(cached, cls)
            return cached
        belief = cls(history, model) if cached is None else cached.copy(history)
        for step in history.steps[step_count:]:
            belief.update(step)
        CACHE.put((*start, history.steps), belief)
        assert isinstance(belief, cls)
        return belief

    def copy(self, history: ViewHistory) -> Self:
        """Copies all that `update` changes; shares the deals."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.history = history
        other.deal_weights, other.log_likelihoods = self.deal_weights.copy(), self.log_likelihoods.copy()
        other.type_posterior, other.has_picked = self.type_posterior.copy(), self.has_picked.copy()
        return other

    @property
    def codes(self) -> Codes:
        """By row and deal: the card kept and the card given up, as one code."""
        return self.deals.merged_codes if self.is_merged else self.deals.codes

    @property
    def kept_counts(self) -> NDArray[np.uint8]:
        """By deal: 16 * number of Loyal + number of Merchants that the others keep."""
        return self.deals.merged_kept_counts if self.is_merged else self.deals.kept_counts

    def row_of_place(self, place: int) -> int:
        """Row of a place in `codes`; -1 for the viewer, who has none."""
        viewer = self.history.place
        if viewer is None or place < viewer:
            return place
        return -1 if place == viewer else place - 1

    # Update

    def update(self, step: Step) -> None:
        """Bayes' rule for one step, in place."""
        self._type_shares = None
        if isinstance(step, PickStep):
            self._update_by_pick(step)
        else:
            self._update_by_turn(step)

    def _update_by_pick(self, step: PickStep) -> None:
        self.has_picked[step.place] = True
        row = self.row_of_place(step.place)
        if row >= 0:
            keep = self.model.keep_probabilities(step.turn, step.green, step.red)
            mistake_rate = self.model.mistake_rate
            update_by_pick(self._posterior(), row, step.place, keep, mistake_rate)
        others = [place for place in range(len(self.has_picked)) if place != self.history.place]
        if self.has_picked[others].all() and not self.is_merged:
            self.merge_deals()

    def _update_by_turn(self, step: TurnStep) -> None:
        places = (step.looked, step.other, step.praetor)
        acting = ActingPlayers(
            np.array([self.row_of_place(place) for place in places]),
            np.array(places),
            self.has_picked[list(places)],
        )
        probabilities = self.model.action_probabilities(step.turn, step.green, step.red)
        update_by_turn(self._posterior(), acting, probabilities, step.observation)

    def _posterior(self) -> Posterior:
        return Posterior(self.deal_weights, self.log_likelihoods, self.type_posterior, self.codes)

    def merge_deals(self) -> None:
        """Merge deals that differ only in cards given up. Valid once all others have picked."""
        merged_count = self.deals.merged_codes.shape[1]
        self.deal_weights = np.stack(
            [
                np.bincount(self.deals.merged_index, row, merged_count).astype(np.float32)
                for row in self.deal_weights
            ]
        )
        self.is_merged = True

    # Results

    def hypothesis_posterior(self) -> Floats:
        likelihoods = np.exp(self.log_likelihoods - self.log_likelihoods.max())
        joint = self.model.prior * likelihoods
        return np.asarray(joint / joint.sum())

    def deal_posterior(self) -> Floats:
        """By deal, averaged over the hypotheses. Sums to 1."""
        joint = self.hypothesis_posterior() @ self.deal_weights.astype(np.float64)
        return np.asarray(joint / joint.sum())

    def type_shares(self) -> Floats:
        """Expected share of each type among the others, under the last hypothesis. Sums to 1."""
        if self._type_shares is None:
            totals, weights = np.zeros(self.model.type_count), self.deal_weights[-1]
            for place, has_picked in enumerate(self.has_picked):
                row = self.row_of_place(place)
                if row >= 0:
                    preferences = PREFERENCE_AFTER_PICK if has_picked else PREFERENCE_BEFORE_PICK
                    code_weights = np.bincount(self.codes[row], weights, CODE_COUNT)
                    totals += code_weights @ self.type_posterior[place, preferences]
            self._type_shares = totals / totals.sum()
        return self._type_shares

    def side_probabilities(self, seat: int) -> tuple[float, float, float]:
        """Probabilities that `seat` ends as Loyal, Traitor, Merchant.

        Raises ValueError for the viewer's own seat.
        """
        row = self._row_of_seat(seat)
        loyal, traitor, merchant = np.bincount(self.codes[row] // SIDES, self.deal_posterior(), SIDES)
        return float(loyal), float(traitor), float(merchant)

    def composition_probabilities(self) -> dict[tuple[int, int, int], float]:
        """Probability of each number of (Loyal, Traitors, Merchants) among the others at the end."""
        others = len(self.codes)
        by_count = np.bincount(self.kept_counts, self.deal_posterior())
        probabilities = {}
        for count in by_count.nonzero()[0]:
            loyal, merchants = divmod(int(count), 16)
            probabilities[loyal, others - loyal - merchants, merchants] = float(by_count[count])
        return probabilities

    def _row_of_seat(self, seat: int) -> int:
        row = self.row_of_place((seat - self.history.first) % self.history.rules.players)
        if row < 0:
            raise ValueError("the viewer knows their own cards")
        return row


Key: TypeAlias = tuple[object, ...]


class BeliefCache:
    """LRU cache of beliefs, bounded by the bytes of their weights. Keys end with the steps that led there."""

    def __init__(self, max_bytes: int) -> None:
        self.beliefs = LruCache[Key, Belief](
            max_size=max_bytes, size_of=lambda belief: belief.deal_weights.nbytes
        )

    def longest_prefix(self, start: Key, steps: tuple[Step, ...]) -> tuple[Belief | None, int]:
        """The cached belief that covers most of these steps, and how many it covers."""
        for step_count in range(len(steps), -1, -1):
            belief = self.beliefs.get((*start, steps[:step_count]))
            if belief is not None:
                return belief, step_count
        return None, 0

    def put(self, key: Key, belief: Belief) -> None:
        self.beliefs.put(key, belief)


CACHE = BeliefCache(CACHE_BYTES)
