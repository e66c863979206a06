"""Search of a turn with ordered dice (O3), with one card at most.

There are too many orders to search all cards: after the one card, the turn goes on without cards.
"""

from collections.abc import Callable
from functools import cached_property

import numpy as np
from msgspec import UNSET

from lusoria.core.floats import float_sum
from lusoria.games.alea.actions import ONE_DIE_EFFECTS, Action, Leave, PlayCard, Roll, Write
from lusoria.games.alea.evolve import dice_after_card
from lusoria.games.alea.model import CARDS, DICE, FACES, Face
from lusoria.games.alea.numerals import is_incomplete, is_subtractive, places, readings
from lusoria.games.alea.view import Table
from lusoria.minds.alea.turn.turn_evaluation import Ints
from lusoria.minds.alea.turn.turn_value import FACE_CHANCES
from lusoria.minds.alea.value.point_value import Values

Faces = tuple[Face, ...]
ActionValue = tuple[float, ...]
CacheKey = tuple[tuple[int, ...], bool, int, int]


class OrderedTurn:
    def __init__(
        self,
        table: Table,
        sets: Ints,
        place: Callable[..., int],
        value: Values,
        left: Values,
    ) -> None:
        self.table, self._sets, self._place = table, sets, place
        self._write_values, self._leave_values = value, left
        self._cache: dict[CacheKey, ActionValue] = {}
        self.column = table.columns[table.seat]
        self.aside = len(table.aside)

    @cached_property
    def hand(self) -> int:
        return int(self._sets[-1])

    def value(self, action: Action) -> ActionValue:
        dice = self.table.dice
        match action:
            case Roll():
                return self.value_of_throw(dice, self.aside, self.hand, 1)
            case Write(number=number, row=row):
                return self.value_of_write(number, row, self.hand, twin=False)
            case PlayCard():
                return self.value_of_card(action, dice)
            case Leave():
                return self.value_of_leaving(self.hand)
            case _:
                return self.value_of_stopping(dice)

    def value_of_stopping(self, dice: Faces) -> ActionValue:
        """T4: stopping allows cards; the search plays one."""
        plays = [self.value_of_leaving(self.hand)]
        for bit, card in enumerate(CARDS):
            if self.hand >> bit & 1 and card in ONE_DIE_EFFECTS:
                plays += [self.value_of_card(PlayCard(card, at=at), dice) for at in range(len(dice))]
        return max(plays)

    def value_of_leaving(self, cards: int) -> ActionValue:
        return tuple(map(float, self._leave_values[self.lane(cards)]))

    def lane(self, cards: int) -> int:
        return int(np.searchsorted(self._sets, cards))

    def value_of_write(self, number: int, row: int, cards: int, *, twin: bool) -> ActionValue:
        return tuple(map(float, self._write_values[self._place(number, row, twin=twin), self.lane(cards)]))

    def value_of_card(self, play: PlayCard, dice: Faces) -> ActionValue:
        rest = self.hand ^ 1 << CARDS.index(play.card)
        if play.number is not UNSET and play.row is not UNSET:
            return self.value_of_write(play.number, play.row, rest, twin=True)
        remaining, ignored, rerolled = dice_after_card(dice, play)
        return self.value_of_throw(remaining, self.aside + len(ignored), rest, rerolled)

    def value_of_throw(self, dice: Faces, aside: int, cards: int, falls: int) -> ActionValue:
        """Mean over the faces of `falls` dice."""
        if not falls:
            return self.value_of_dice(dice, aside, cards)
        rows = [self.value_of_throw((*dice, face), aside, cards, falls - 1) for face in FACES]
        return tuple(
            float_sum(float(chance) * value for chance, value in zip(FACE_CHANCES, lane, strict=True))
            for lane in zip(*rows, strict=True)
        )

    def value_of_dice(self, dice: Faces, aside: int, cards: int) -> ActionValue:
        """The dice are known: write, roll on, or leave. Cached by what decides all later readings."""
        key = (tuple(map(dice.count, FACES)), dice.count("I") == 1 and is_subtractive(dice), aside, cards)
        if key not in self._cache:
            self._cache[key] = self._search(dice, aside, cards)
        return self._cache[key]

    def _search(self, dice: Faces, aside: int, cards: int) -> ActionValue:
        if not dice:
            return self.value_of_throw(dice, aside, cards, 1)
        numbers = readings(dice, ordered=True)
        if not numbers and not is_incomplete(dice):
            return self.value_of_leaving(cards)
        options = [
            self.value_of_write(number, row, cards, twin=False)
            for number, row in places(self.column, numbers)
        ]
        if not options:
            options.append(self.value_of_leaving(cards))
        if len(dice) + aside < DICE:
            options.append(self.value_of_throw(dice, aside, cards, 1))
        return max(options)
