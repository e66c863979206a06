"""A turn as a list of steps over rows of numbers: what follows from what, in the order to work it out in.

There is a row for every throw with every set of cards that a turn can come to, and rows for what lies beyond
the turn: writing a number, writing it as a twin, leaving. Cards only become fewer, so sets are taken in the
order of their bits; within a set, dice only become more.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.actions import DEEDS
from lusoria.games.alea.model import CARDS, DICE
from lusoria.minds.alea.model.dice import NUMBERS, Dice, Throw, Ways, ways

SETS = 1 << len(CARDS)
JOKER = 1 << CARDS.index("joker")
BEGIN = Throw(Dice(), 1)
"""T1."""
FOUR = 4
NOTHING, WRITTEN = 0, 1
TWINNED = WRITTEN + NUMBERS * SETS
LEFT = TWINNED + NUMBERS * SETS
THROWS = LEFT + SETS
"""Where the rows begin: for what cannot be, by number and cards for what is written, as a twin, by cards for
what it is worth to leave; then those of the turn itself."""

Rows = NDArray[np.int32]
Node = tuple[int, Throw]


class Program(NamedTuple):
    """A row a step: the largest of some others or, where a number fits, of writing it; or rolling on."""

    turns: Rows
    """The first step of each set of cards; then of a turn that begins without any (G2); then the end."""
    to: Rows
    options: Rows
    """The first option of each step among the fours below; one more at the end."""
    fours: Rows
    writes: Rows
    """Two rows, or -1."""
    falls: Rows
    """Three rows, one for each face, or -1."""
    starts: Rows
    """By cards: the row of a turn that begins with them."""
    rows: int


class Step(NamedTuple):
    to: int
    options: tuple[int, ...] = ()
    writes: tuple[int, int] = (-1, -1)
    falls: tuple[int, int, int] = (-1, -1, -1)


@cache
def program() -> Program:
    row = places(wide=False)
    by_cards = steps_by_cards(row, wide=False)
    # without cards a turn is worked out twice: as it goes on and, in the end, as it begins
    steps = [one for steps in (*by_cards, by_cards[0]) for one in steps]
    fours = [four for one in steps for four in in_fours(one)]
    return Program(
        np.cumsum([0, *(len(one) for one in by_cards), len(by_cards[0])], dtype=np.int32),
        np.array([one.to for one in steps], np.int32),
        np.cumsum([0, *(len(in_fours(one)) for one in steps)], dtype=np.int32),
        np.array(fours, np.int32),
        np.array([one.writes for one in steps], np.int32),
        np.array([one.falls for one in steps], np.int32),
        np.array([row[cards, BEGIN] for cards in range(SETS)], np.int32),
        THROWS + len(row),
    )


def places(*, wide: bool) -> dict[Node, int]:
    """The row of everything a turn can come to. `wide`: also by what is never better than something else."""
    return {node: THROWS + place for place, node in enumerate(reached(wide=wide))}


def steps_by_cards(row: dict[Node, int], *, wide: bool) -> list[list[Step]]:
    found: list[list[Step]] = [[] for _ in range(SETS)]
    for node in row:
        found[node[0]].append(step(node, row, wide=wide))
    return found


def reached(*, wide: bool) -> list[Node]:
    """All that a turn can come to, what follows before what it follows from."""
    found: dict[Node, None] = {}

    def visit(node: Node) -> None:
        if node in found:
            return
        for after in following(node, wide=wide):
            visit(after)
        found[node] = None

    for cards in range(SETS):
        visit((cards, BEGIN))
        for falls in range(2, DICE + 1) if wide else ():  # O1
            visit((cards, Throw(BEGIN.dice, falls)))
    return sorted(found, key=lambda node: node[0])


def following(node: Node, *, wide: bool) -> list[Node]:
    cards, throw = node
    if throw.falls:
        return [(cards, one) for one in throw.outcomes()]
    can = ways(throw.dice)
    rolled = [(cards, one) for one in can.roll.outcomes()] if can.roll else []
    if wide and can.roll:  # O1
        rolled += [(cards, Throw(throw.dice, falls)) for falls in range(2, DICE + 1 - sum(throw.dice))]
    return rolled + [(rest, one) for rest, deed in plays(cards, wide=wide) for one in can.deeds.get(deed, ())]


def plays(cards: int, *, wide: bool) -> list[tuple[int, str]]:
    """What can be done with these cards, and which are left. The Joker waits for what no other can do."""
    found: list[tuple[int, str]] = []
    for bit, deed in enumerate(DEEDS):
        if cards >> bit & 1:
            found.append((cards ^ 1 << bit, deed))
        if cards & JOKER and (wide or not cards >> bit & 1):
            found.append((cards ^ JOKER, deed))
    return found


def step(node: Node, row: dict[Node, int], *, wide: bool) -> Step:
    cards, throw = node
    if throw.falls:
        return Step(row[node], falls=faces(cards, throw, row))
    can = ways(throw.dice)
    falls = faces(cards, can.roll, row) if can.roll else (-1, -1, -1)
    if can.must_roll:
        return Step(row[node], falls=falls)
    return Step(row[node], options_of(cards, can, row, wide=wide), numbers_of(WRITTEN, can, cards), falls)


def faces(cards: int, throw: Throw, row: dict[Node, int]) -> tuple[int, int, int]:
    one, five, ten = (row[cards, each] for each in throw.outcomes())
    return one, five, ten


def numbers_of(kind: int, can: Ways, cards: int) -> tuple[int, int]:
    """The rows of what these dice spell: the second is that of the first where there is but one."""
    if not can.numbers:
        return -1, -1
    one, other = (kind + number * SETS + cards for number in (can.numbers[0], can.numbers[-1]))
    return one, other


def options_of(cards: int, can: Ways, row: dict[Node, int], *, wide: bool) -> tuple[int, ...]:
    """T4: leaving the turn, or any card."""
    found = [LEFT + cards]
    for rest, deed in plays(cards, wide=wide):
        found += [row[rest, one] for one in can.deeds.get(deed, ())]
        if deed == "twin" and can.numbers:
            found += sorted(set(numbers_of(TWINNED, can, rest)))
    return tuple(found)


def in_fours(one: Step) -> list[tuple[int, ...]]:
    """The largest of four rows at a time; from the second time on, what was found before is one of them."""
    left = list(one.options)
    found: list[tuple[int, ...]] = []
    while left:
        four = [*([one.to] if found else []), *left]
        left = four[FOUR:]
        found.append(tuple((four + [NOTHING] * FOUR)[:FOUR]))
    return found
