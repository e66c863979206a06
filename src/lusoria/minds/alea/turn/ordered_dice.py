"""A turn in which the order of the dice counts (O3), looked through with one card at most.

There are too many orders for all cards: what comes after this one card is taken to go without any.
"""

from collections.abc import Callable
from functools import cached_property

import numpy as np
from msgspec import UNSET

from lusoria.core.floats import float_sum
from lusoria.games.alea.actions import REROLLED, Action, Leave, PlayCard, Roll, Write
from lusoria.games.alea.model import CARDS, DICE, FACES, Face
from lusoria.games.alea.numerals import pending, places, readings, subtracted
from lusoria.games.alea.view import Table
from lusoria.minds.alea.turn.turn_evaluation import Ints
from lusoria.minds.alea.turn.turn_value import CHANCES
from lusoria.minds.alea.value.point_value import Worths

Shown = tuple[Face, ...]
Row = tuple[float, ...]
Kind = tuple[tuple[int, ...], bool, int, int]


class OrderedTurn:
    def __init__(
        self,
        table: Table,
        sets: Ints,
        place: Callable[..., int],
        worth: Worths,
        left: Worths,
    ) -> None:
        self.table, self._sets, self._place = table, sets, place
        self._worth, self._left = worth, left
        self._known: dict[Kind, Row] = {}
        self.column = table.columns[table.seat]
        self.aside = len(table.aside)

    @cached_property
    def held(self) -> int:
        return int(self._sets[-1])

    def of(self, action: Action) -> Row:
        dice = self.table.dice
        match action:
            case Roll():
                return self.thrown(dice, self.aside, self.held, 1)
            case Write(number=number, row=row):
                return self.written(number, row, self.held, twin=False)
            case PlayCard():
                return self.played(action, dice)
            case Leave():
                return self.leaving(self.held)
            case _:
                return self.failed(dice)

    def failed(self, dice: Shown) -> Row:
        """T4: stopping opens the cards, of which the first look takes one."""
        plays = [self.leaving(self.held)]
        for bit, card in enumerate(CARDS):
            if self.held >> bit & 1 and card in ("reroll_one", "ignore"):
                plays += [self.played(PlayCard(card, at=at), dice) for at in range(len(dice))]
        return max(plays)

    def leaving(self, cards: int) -> Row:
        return tuple(map(float, self._left[self.lane(cards)]))

    def lane(self, cards: int) -> int:
        return int(np.searchsorted(self._sets, cards))

    def written(self, number: int, row: int, cards: int, *, twin: bool) -> Row:
        return tuple(map(float, self._worth[self._place(number, row, twin=twin), self.lane(cards)]))

    def played(self, play: PlayCard, dice: Shown) -> Row:
        rest = self.held ^ 1 << CARDS.index(play.card)
        if play.number is not UNSET and play.row is not UNSET:
            return self.written(play.number, play.row, rest, twin=True)
        if play.deed in REROLLED:
            stays = tuple(face for face in dice if face != REROLLED[play.deed])
            return self.thrown(stays, self.aside, rest, len(dice) - len(stays))
        assert play.at is not UNSET
        stays = dice[: play.at] + dice[play.at + 1 :]
        if play.deed == "ignore":
            return self.standing(stays, self.aside + 1, rest)
        return self.thrown(stays, self.aside, rest, 1)

    def thrown(self, dice: Shown, aside: int, cards: int, falls: int) -> Row:
        """The mean over what so many dice show."""
        if not falls:
            return self.standing(dice, aside, cards)
        rows = [self.thrown((*dice, face), aside, cards, falls - 1) for face in FACES]
        return tuple(
            float_sum(float(chance) * value for chance, value in zip(CHANCES, lane, strict=True))
            for lane in zip(*rows, strict=True)
        )

    def standing(self, dice: Shown, aside: int, cards: int) -> Row:
        """The dice lie: write, roll on, or leave. Dice that will always read alike are looked at once."""
        kind = (tuple(map(dice.count, FACES)), dice.count("I") == 1 and subtracted(dice), aside, cards)
        if kind not in self._known:
            self._known[kind] = self._look(dice, aside, cards)
        return self._known[kind]

    def _look(self, dice: Shown, aside: int, cards: int) -> Row:
        if not dice:
            return self.thrown(dice, aside, cards, 1)
        numbers = readings(dice, ordered=True)
        if not numbers and not pending(dice):
            return self.leaving(cards)
        found = [self.written(number, row, cards, twin=False) for number, row in places(self.column, numbers)]
        if not found:
            found.append(self.leaving(cards))
        if len(dice) + aside < DICE:
            found.append(self.thrown(dice, aside, cards, 1))
        return max(found)
