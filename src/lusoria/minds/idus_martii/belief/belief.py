"""Who holds what, as surely as somebody can know who has seen what they have seen.

The exact chances of everything the others may hold, if they play as a model says. Looks and offices are taken
to tell nothing; so do one's own choices. Nothing is kept from turn to turn but a few beliefs for speed: a
view alone says it all.
"""

from collections import OrderedDict
from typing import Self

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.belief.evidence import Weights, believe_pick, believe_turn
from lusoria.minds.idus_martii.belief.hands import (
    CODES,
    DECIDED,
    SIDES,
    UNDECIDED,
    Codes,
    Hands,
    hands,
    hidden,
)
from lusoria.minds.idus_martii.belief.opponent_models import Model
from lusoria.minds.idus_martii.belief.view_history import Happened, Picked, Story, told
from lusoria.minds.idus_martii.value.turn_outcomes import Numbers

MOST_REMEMBERED = 64_000_000
"""Bytes of beliefs that are kept, the oldest are forgotten first."""


class Belief:
    """What may be, with its weight under every hypothesis of the model. Not to be changed once it is made."""

    def __init__(self, story: Story, model: Model) -> None:
        players = story.rules.players
        seats = players if story.place is None else players - 1
        self.story = story
        self.model = model
        self.hands: Hands = hands(seats, hidden(players, story.cards))
        columns = self.hands.codes.shape[1]
        self.weights: Weights = np.full((model.hypotheses, columns), 1 / columns, np.float32)
        self.evidence: Numbers = np.zeros(model.hypotheses)
        """The logarithm of how likely each hypothesis makes all that was seen."""
        self.types: Numbers = np.full((players, 6, model.kinds), 1 / model.kinds)
        """By place and attitude: how likely each type is, where everybody is of their own."""
        self.decided: NDArray[np.bool_] = np.zeros(players, np.bool_)
        self.folded = False
        self._shares: Numbers | None = None

    @classmethod
    def of(cls, view: View, model: Model) -> Self:
        """Everything this view tells, the turn that is being played included."""
        story = told(view)
        found = cls.before_turn(story, model)
        if story.now is not None:
            found = found.copy(story)
            found.learn(story.now)
        return found

    @classmethod
    def before_turn(cls, story: Story, model: Model) -> Self:
        """Everything but what the turn that is being played tells."""
        start = (model, story.rules, story.first, story.place, story.cards)
        known, at = REMEMBERED.longest(start, story.steps)
        if known is not None and at == len(story.steps):
            assert isinstance(known, cls)
            return known
        found = cls(story, model) if known is None else known.copy(story)
        for step in story.steps[at:]:
            found.learn(step)
        REMEMBERED.keep((*start, story.steps), found)
        assert isinstance(found, cls)
        return found

    def copy(self, story: Story) -> Self:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.story = story
        other.weights, other.evidence = self.weights.copy(), self.evidence.copy()
        other.types, other.decided = self.types.copy(), self.decided.copy()
        return other

    @property
    def codes(self) -> Codes:
        return self.hands.sides if self.folded else self.hands.codes

    @property
    def kept(self) -> NDArray[np.uint8]:
        return self.hands.sides_kept if self.folded else self.hands.kept

    def row(self, place: int) -> int:
        """Where somebody is found in `codes`; -1 for me."""
        me = self.story.place
        if me is None or place < me:
            return place
        return -1 if place == me else place - 1

    def learn(self, step: Happened | Picked) -> None:
        model, self._shares = self.model, None
        if isinstance(step, Picked):
            self.decided[step.place] = True
            row = self.row(step.place)
            if row >= 0:
                keep = model.keep(step.turn, step.green, step.red)
                believe_pick(self.weights, self.types, self.codes, row, step.place, keep, model.slip)
            others = [place for place in range(len(self.decided)) if place != self.story.place]
            if self.decided[others].all() and not self.folded:
                self.fold()
            return
        acting = (step.looked, step.other, step.praetor)
        believe_turn(
            self.weights,
            self.evidence,
            self.types,
            self.codes,
            np.array([self.row(place) for place in acting]),
            np.array(acting),
            self.decided[list(acting)],
            *model.rows(step.turn, step.green, step.red),
            np.array(step.facts),
        )

    def fold(self) -> None:
        """All others have picked: what they gave up no longer matters."""
        columns = self.hands.sides.shape[1]
        self.weights = np.stack(
            [np.bincount(self.hands.fold, weights, columns).astype(np.float32) for weights in self.weights]
        )
        self.folded = True

    # --- what it says ---

    def hypotheses(self) -> Numbers:
        """How likely each is now."""
        found = self.model.prior * np.exp(self.evidence - self.evidence.max())
        return np.asarray(found / found.sum())

    @property
    def log_evidence(self) -> float:
        """The logarithm of how likely the model makes all that was seen."""
        most = self.evidence.max()
        return float(most + np.log(self.model.prior @ np.exp(self.evidence - most)))

    def mean(self) -> Numbers:
        """The weight of everything that may be, all hypotheses together."""
        found = self.hypotheses() @ self.weights.astype(np.float64)
        return np.asarray(found / found.sum())

    def type_shares(self) -> Numbers:
        """How many of the others are of each type, as parts of one, if everybody is of their own."""
        if self._shares is None:
            found, weights = np.zeros(self.model.kinds), self.weights[-1]
            for place, decided in enumerate(self.decided):
                row = self.row(place)
                if row >= 0:
                    held = np.bincount(self.codes[row], weights, CODES)
                    found += held @ self.types[place, DECIDED if decided else UNDECIDED]
            self._shares = found / found.sum()
        return self._shares

    def holdings(self, seat: int) -> Numbers:
        """How likely a seat keeps one card in the end (row) and gives up another (column)."""
        row = self.row((seat - self.story.first) % self.story.rules.players)
        if row < 0:
            raise ValueError("one knows one's own cards")
        if self.folded:
            raise ValueError("what was given up is forgotten once all have picked")
        found: Numbers = np.bincount(self.codes[row], self.mean(), SIDES * SIDES).astype(np.float64)
        return found.reshape(SIDES, SIDES)

    def sides(self, seat: int) -> tuple[float, float, float]:
        """How likely a seat is Loyal, a Traitor, a Merchant in the end: another's, or my own if I picked."""
        row = self.row((seat - self.story.first) % self.story.rules.players)
        if row < 0:
            raise ValueError("one knows one's own cards")
        loyal, traitor, merchant = np.bincount(self.codes[row] // SIDES, self.mean(), SIDES)
        return float(loyal), float(traitor), float(merchant)

    def compositions(self) -> dict[tuple[int, int, int], float]:
        """How likely there are so many Loyal, Traitors and Merchants among the others in the end."""
        others = len(self.codes)
        found = np.bincount(self.kept, self.mean())
        return {
            (int(code) // 16, others - int(code) // 16 - int(code) % 16, int(code) % 16): float(found[code])
            for code in found.nonzero()[0]
        }


Key = tuple[object, ...]


class Memory:
    """Beliefs by all that led to them."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bytes = 0
        self._known: OrderedDict[Key, Belief] = OrderedDict()

    def longest(self, start: Key, steps: tuple[Happened | Picked, ...]) -> tuple[Belief | None, int]:
        """The belief that knows the most of these steps, and how many."""
        for at in range(len(steps), -1, -1):
            key = (*start, steps[:at])
            found = self._known.get(key)
            if found is not None:
                self._known.move_to_end(key)
                return found, at
        return None, 0

    def keep(self, key: Key, belief: Belief) -> None:
        self._known[key] = belief
        self._bytes += belief.weights.nbytes
        while self._bytes > self._most and len(self._known) > 1:
            _, oldest = self._known.popitem(last=False)
            self._bytes -= oldest.weights.nbytes


REMEMBERED = Memory(MOST_REMEMBERED)
