"""Values of all legal actions in a view.

A bot supplies the leaf values: what each number in each row leaves with each set of cards. The turn itself is
then searched to its end, with all cards in hand.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np
from msgspec import UNSET
from numpy.typing import NDArray

from lusoria.games.alea.actions import Action, Leave, PlayCard, Roll, Stop, Write
from lusoria.games.alea.evolve import dice_after_card
from lusoria.games.alea.model import CARDS, FACES, ROWS
from lusoria.games.alea.view import Table, View
from lusoria.minds.alea.model.dice import Dice, Throw
from lusoria.minds.alea.model.table_snapshot import Snapshot, snapshot_of
from lusoria.minds.alea.turn.ordered_dice import OrderedTurn
from lusoria.minds.alea.turn.plan import dice_code, plan, row_at, row_count
from lusoria.minds.alea.turn.turn_evaluation import (
    MAX_CARDS,
    MAX_WRITES,
    Ints,
    best_row,
    fill_leaves,
    find_writes,
    follow_first_lane,
    reachable_sets,
)
from lusoria.minds.alea.turn.turn_value import FACE_CHANCES
from lusoria.minds.alea.value.point_value import Values

LeafValues: TypeAlias = tuple[Values, Values]
"""Leaf values by write, set of cards and lane; and of leaving the turn, by set and lane."""
ActionValue: TypeAlias = tuple[float, ...]
"""The value to maximise; then other quantities that follow from the same choices."""
LeafEvaluator: TypeAlias = Callable[[Snapshot, Ints, Ints, Ints, bool], LeafValues]


class Writes(NamedTuple):
    """All writes into one column."""

    numbers: Ints
    rows: Ints
    twins: NDArray[np.bool_]
    columns: Ints

    def index_of(self, number: int, row: int, *, twin: bool) -> int:
        """Index of a number in a row, 1 to 7 from the top."""
        there = (self.numbers == number) & (self.rows == row - 1) & (self.twins == twin)
        return int(there.argmax())


def list_writes(column: Ints) -> Writes:
    numbers, rows = np.empty(MAX_WRITES, np.int64), np.empty(MAX_WRITES, np.int64)
    twins, columns = np.empty(MAX_WRITES, np.bool_), np.empty((MAX_WRITES, ROWS), np.int64)
    count = find_writes(column, numbers, rows, twins, columns)
    return Writes(numbers[:count], rows[:count], twins[:count], columns[:count])


class Turn:
    """Full search of one turn."""

    def __init__(self, table: Table, leaves: LeafEvaluator) -> None:
        self.table, self.snapshot = table, snapshot_of(table)
        self.hand = int(self.snapshot.cards[self.snapshot.seat])
        self.sets = reachable_sets(self.hand, MAX_CARDS)
        self.writes = list_writes(self.snapshot.columns[self.snapshot.seat])
        self.anytime = table.options.cards_anytime
        self.write_values, self.leave_values = leaves(
            self.snapshot, self.writes.numbers, self.writes.columns, self.sets, self.anytime
        )
        ones, fives, tens = (table.dice.count(face) for face in FACES)
        self.dice = Dice(ones, fives, tens, len(table.aside))
        self.steps = plan(wide=True)
        self.turn_values = np.empty((row_count(self.steps), self.write_values.shape[2]))
        fill_leaves(
            self.turn_values,
            self.sets,
            self.writes.numbers,
            self.writes.twins,
            self.write_values,
            self.leave_values,
        )
        follow_first_lane(self.steps, self.turn_values, self.sets, self.anytime, table.options.multi_roll)

    def value(self, action: Action) -> ActionValue:
        match action:
            case Roll(dice=dice):
                return self.value_of_roll(Throw(self.dice, dice))
            case Write(number=number, row=row):
                index = self.writes.index_of(number, row, twin=False)
                return as_tuple(self.write_values[index, self.lane(self.hand)])
            case Leave():
                return as_tuple(self.leave_values[self.lane(self.hand)])
            case Stop():
                step = int(self.steps.step_at[self.hand, dice_code(self.dice)])
                return as_tuple(
                    self.turn_values[best_row(self.steps, self.turn_values, step, self.hand, self.anytime)]
                )
            case PlayCard():
                return self.value_of_card(action)

    def lane(self, cards: int) -> int:
        return int(np.searchsorted(self.sets, cards))

    def value_of_roll(self, throw: Throw) -> ActionValue:
        rows = [self.turn_values[row_at(self.hand, after)] for after in throw.outcomes()]
        return as_tuple(sum(chance * row for chance, row in zip(FACE_CHANCES, rows, strict=True)))

    def value_of_card(self, play: PlayCard) -> ActionValue:
        rest = self.hand ^ 1 << CARDS.index(play.card)
        if play.number is not UNSET and play.row is not UNSET:
            index = self.writes.index_of(play.number, play.row, twin=True)
            return as_tuple(self.write_values[index, self.lane(rest)])
        remaining, ignored, rerolled = dice_after_card(self.dice.faces(), play)
        ones, fives, tens = map(remaining.count, FACES)
        dice = Dice(ones, fives, tens, self.dice.aside + len(ignored))
        return as_tuple(self.turn_values[row_at(rest, Throw(dice, rerolled))])


def as_tuple(row: object) -> ActionValue:
    return tuple(map(float, np.asarray(row)))


def evaluate_turn(table: Table, leaves: LeafEvaluator) -> Turn | OrderedTurn:
    """With ordered dice (O3), the search takes one card into account at most."""
    if not table.options.ordered:
        return Turn(table, leaves)
    snapshot = snapshot_of(table)
    sets = reachable_sets(int(snapshot.cards[snapshot.seat]), 1)
    writes = list_writes(snapshot.columns[snapshot.seat])
    value, leaving = leaves(snapshot, writes.numbers, writes.columns, sets, table.options.cards_anytime)
    return OrderedTurn(table, sets, writes.index_of, value, leaving)


def evaluate_actions(view: View, leaves: LeafEvaluator) -> list[tuple[Action, ActionValue]]:
    """Every legal action with its value, in the order of the view."""
    turn = evaluate_turn(view.table, leaves)
    return [(action, turn.value(action)) for action in view.legal]


def best_action(view: View, leaves: LeafEvaluator) -> Action:
    """The first action with the highest value."""
    if len(view.legal) == 1:
        return view.legal[0]
    return max(evaluate_actions(view, leaves), key=lambda evaluate_action: evaluate_action[1][0])[0]
