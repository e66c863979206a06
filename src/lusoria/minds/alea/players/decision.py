"""From a view to what every legal action is worth.

Whoever decides says what lies beyond the turn: what each number in each row leaves with each set of cards.
The turn itself is then looked through to its end, with as many cards as are held.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np
from msgspec import UNSET
from numpy.typing import NDArray

from lusoria.games.alea.actions import REROLLED, Action, Leave, PlayCard, Roll, Stop, Write
from lusoria.games.alea.model import CARDS, FACES, ROWS
from lusoria.games.alea.view import Table, View
from lusoria.minds.alea.model.dice import Dice, Throw
from lusoria.minds.alea.model.table_snapshot import Seen, seen_at
from lusoria.minds.alea.turn.ordered_dice import OrderedTurn
from lusoria.minds.alea.turn.plan import code_of, plan, row_at, row_count
from lusoria.minds.alea.turn.turn_evaluation import (
    MOST_CARDS,
    MOST_WRITES,
    Ints,
    follow,
    lay_out,
    row_chosen,
    sets_within,
    write_all,
)
from lusoria.minds.alea.turn.turn_value import CHANCES
from lusoria.minds.alea.value.point_value import Worths

Beyond: TypeAlias = tuple[Worths, Worths]
"""By write, set of cards and lane; and what leaving is worth, by set and lane."""
Lanes: TypeAlias = tuple[float, ...]
"""What is aimed at; then whatever else is followed."""
Leaves: TypeAlias = Callable[[Seen, Ints, Ints, Ints, bool], Beyond]


class Writes(NamedTuple):
    """Everything that could be written in one column."""

    numbers: Ints
    rows: Ints
    twins: NDArray[np.bool_]
    columns: Ints

    def place(self, number: int, row: int, *, twin: bool) -> int:
        """Of a number in a row, 1 to 7 from the top."""
        there = (self.numbers == number) & (self.rows == row - 1) & (self.twins == twin)
        return int(there.argmax())


def writes_of(column: Ints) -> Writes:
    numbers, rows = np.empty(MOST_WRITES, np.int64), np.empty(MOST_WRITES, np.int64)
    twins, columns = np.empty(MOST_WRITES, np.bool_), np.empty((MOST_WRITES, ROWS), np.int64)
    count = write_all(column, numbers, rows, twins, columns)
    return Writes(numbers[:count], rows[:count], twins[:count], columns[:count])


class Turn:
    """One turn, looked through."""

    def __init__(self, table: Table, leaves: Leaves) -> None:
        self.table, self.seen = table, seen_at(table)
        self.held = int(self.seen.cards[self.seen.seat])
        self.sets = sets_within(self.held, MOST_CARDS)
        self.writes = writes_of(self.seen.columns[self.seen.seat])
        self.anytime = table.options.cards_anytime
        self.worth, self.left = leaves(
            self.seen, self.writes.numbers, self.writes.columns, self.sets, self.anytime
        )
        ones, fives, tens = (table.dice.count(face) for face in FACES)
        self.dice = Dice(ones, fives, tens, len(table.aside))
        self.steps = plan(wide=True)
        self.x = np.empty((row_count(self.steps), self.worth.shape[2]))
        lay_out(self.x, self.sets, self.writes.numbers, self.writes.twins, self.worth, self.left)
        follow(self.steps, self.x, self.sets, self.anytime, table.options.multi_roll)

    def of(self, action: Action) -> Lanes:
        match action:
            case Roll(dice=dice):
                return self.rolled(Throw(self.dice, dice))
            case Write(number=number, row=row):
                place = self.writes.place(number, row, twin=False)
                return lanes(self.worth[place, self.lane(self.held)])
            case Leave():
                return lanes(self.left[self.lane(self.held)])
            case Stop():
                step = int(self.steps.step_at[self.held, code_of(self.dice)])
                return lanes(self.x[row_chosen(self.steps, self.x, step, self.held, self.anytime)])
            case PlayCard():
                return self.played(action)

    def lane(self, cards: int) -> int:
        return int(np.searchsorted(self.sets, cards))

    def rolled(self, throw: Throw) -> Lanes:
        rows = [self.x[row_at(self.held, after)] for after in throw.outcomes()]
        return lanes(sum(chance * row for chance, row in zip(CHANCES, rows, strict=True)))

    def played(self, play: PlayCard) -> Lanes:
        rest = self.held ^ 1 << CARDS.index(play.card)
        if play.number is not UNSET and play.row is not UNSET:
            place = self.writes.place(play.number, play.row, twin=True)
            return lanes(self.worth[place, self.lane(rest)])
        if play.deed in REROLLED:
            face = REROLLED[play.deed]
            falls = self.dice.of(face)
            return lanes(self.x[row_at(rest, Throw(self.dice.changed(face, -falls), falls))])
        assert play.die is not UNSET
        if play.deed == "ignore":
            return lanes(self.x[row_at(rest, Throw(self.dice.changed(play.die, -1, aside=1), 0))])
        return lanes(self.x[row_at(rest, Throw(self.dice.changed(play.die, -1), 1))])


def lanes(row: object) -> Lanes:
    return tuple(map(float, np.asarray(row)))


def turn_of(table: Table, leaves: Leaves) -> Turn | OrderedTurn:
    """By the order of the dice (O3) the turn is looked through with one more card at most."""
    if not table.options.ordered:
        return Turn(table, leaves)
    seen = seen_at(table)
    sets = sets_within(int(seen.cards[seen.seat]), 1)
    writes = writes_of(seen.columns[seen.seat])
    worth, left = leaves(seen, writes.numbers, writes.columns, sets, table.options.cards_anytime)
    return OrderedTurn(table, sets, writes.place, worth, left)


def judged(view: View, leaves: Leaves) -> list[tuple[Action, Lanes]]:
    """Every legal action and what it is worth, in the order of the rules."""
    turn = turn_of(view.table, leaves)
    return [(action, turn.of(action)) for action in view.legal]


def best_of(view: View, leaves: Leaves) -> Action:
    """The first of those that are worth most."""
    if len(view.legal) == 1:
        return view.legal[0]
    return max(judged(view, leaves), key=lambda each: each[1][0])[0]
