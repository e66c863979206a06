"""A turn as a list of steps over rows of values, in the order to compute them.

Each throw with each set of cards that a turn can reach has a row. Further rows are the leaves: to write a
number, to write it as a twin, to leave. Cards only become fewer, so sets are ordered by their bits. Within a
set, dice only become more.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import CARD_EFFECTS, CARDS, DICE, CardEffect
from lusoria.minds.alea.model.dice import NUMBER_BOUND, Dice, Throw, Ways, ways

SETS = 1 << len(CARDS)
JOKER = 1 << CARDS.index("joker")
BEGIN = Throw(Dice(), 1)  # T1
OPERANDS = 4  # of one step; longer maxima take several steps
IMPOSSIBLE, WRITTEN = 0, 1
TWINNED = WRITTEN + NUMBER_BOUND * SETS
LEFT = TWINNED + NUMBER_BOUND * SETS
THROWS = LEFT + SETS
"""First row of each kind: impossible, numbers written (by number and cards), numbers written as a twin,
leaving (by cards), and the nodes of the turn."""

Rows = NDArray[np.int32]
Node = tuple[int, Throw]


class Program(NamedTuple):
    """One step per row: the maximum of other rows; of a number that fits; or the mean of rolling on."""

    turns: Rows
    """By set of cards: the first step; then that of a turn begun without cards (G2); then the end."""
    to: Rows
    options: Rows
    """By step: the first of its `groups`; one more at the end."""
    groups: Rows
    writes: Rows
    """Two rows by step, or -1."""
    falls: Rows
    """Three rows by step, one for each face, or -1."""
    starts: Rows
    """By set of cards: the row of a turn that begins with it."""
    rows: int


class Step(NamedTuple):
    to: int
    options: tuple[int, ...] = ()
    writes: tuple[int, int] = (-1, -1)
    falls: tuple[int, int, int] = (-1, -1, -1)


@cache
def program() -> Program:
    row = row_numbers(wide=False)
    steps_by_set = steps_by_cards(row, wide=False)
    # the set without cards is computed twice: in the course of a turn, and last as the start of one (G2)
    steps = [step for steps in (*steps_by_set, steps_by_set[0]) for step in steps]
    groups = [four for step in steps for four in group_options(step)]
    return Program(
        np.cumsum([0, *(len(one) for one in steps_by_set), len(steps_by_set[0])], dtype=np.int32),
        np.array([step.to for step in steps], np.int32),
        np.cumsum([0, *(len(group_options(step)) for step in steps)], dtype=np.int32),
        np.array(groups, np.int32),
        np.array([step.writes for step in steps], np.int32),
        np.array([step.falls for step in steps], np.int32),
        np.array([row[cards, BEGIN] for cards in range(SETS)], np.int32),
        THROWS + len(row),
    )


def row_numbers(*, wide: bool) -> dict[Node, int]:
    """Row of every node of a turn. `wide`: include nodes reached by actions that are never better."""
    return {node: THROWS + place for place, node in enumerate(reachable_nodes(wide=wide))}


def steps_by_cards(row: dict[Node, int], *, wide: bool) -> list[list[Step]]:
    result: list[list[Step]] = [[] for _ in range(SETS)]
    for node in row:
        result[node[0]].append(make_step(node, row, wide=wide))
    return result


def reachable_nodes(*, wide: bool) -> list[Node]:
    """All nodes of a turn; each follows after the nodes it depends on."""
    result: dict[Node, None] = {}

    def visit(node: Node) -> None:
        if node in result:
            return
        for after in next_nodes(node, wide=wide):
            visit(after)
        result[node] = None

    for cards in range(SETS):
        visit((cards, BEGIN))
        for falls in range(2, DICE + 1) if wide else ():  # O1
            visit((cards, Throw(BEGIN.dice, falls)))
    return sorted(result, key=lambda node: node[0])


def next_nodes(node: Node, *, wide: bool) -> list[Node]:
    cards, throw = node
    if throw.falls:
        return [(cards, outcome) for outcome in throw.outcomes()]
    allowed = ways(throw.dice)
    rolled = [(cards, outcome) for outcome in allowed.roll.outcomes()] if allowed.roll else []
    if wide and allowed.roll:  # O1
        rolled += [(cards, Throw(throw.dice, falls)) for falls in range(2, DICE + 1 - sum(throw.dice))]
    return rolled + [
        (rest, one) for rest, effect in playable_effects(cards, wide=wide) for one in allowed.effects[effect]
    ]


def playable_effects(cards: int, *, wide: bool) -> list[tuple[int, CardEffect]]:
    """Effects that these cards allow, and the cards left. The Joker does only what no other card can."""
    result: list[tuple[int, CardEffect]] = []
    for bit, effect in enumerate(CARD_EFFECTS):
        if cards >> bit & 1:
            result.append((cards ^ 1 << bit, effect))
        if cards & JOKER and (wide or not cards >> bit & 1):
            result.append((cards ^ JOKER, effect))
    return result


def make_step(node: Node, row: dict[Node, int], *, wide: bool) -> Step:
    cards, throw = node
    if throw.falls:
        return Step(row[node], falls=face_rows(cards, throw, row))
    allowed = ways(throw.dice)
    falls = face_rows(cards, allowed.roll, row) if allowed.roll else (-1, -1, -1)
    if allowed.must_roll:
        return Step(row[node], falls=falls)
    return Step(
        row[node], option_rows(cards, allowed, row, wide=wide), number_rows(WRITTEN, allowed, cards), falls
    )


def face_rows(cards: int, throw: Throw, row: dict[Node, int]) -> tuple[int, int, int]:
    one, five, ten = (row[cards, outcome] for outcome in throw.outcomes())
    return one, five, ten


def number_rows(kind: int, allowed: Ways, cards: int) -> tuple[int, int]:
    """Rows of the numbers that these dice spell; both are the same if there is only one."""
    if not allowed.numbers:
        return -1, -1
    one, other = (kind + number * SETS + cards for number in (allowed.numbers[0], allowed.numbers[-1]))
    return one, other


def option_rows(cards: int, allowed: Ways, row: dict[Node, int], *, wide: bool) -> tuple[int, ...]:
    """T4: leaving the turn, or playing any card."""
    result = [LEFT + cards]
    for rest, effect in playable_effects(cards, wide=wide):
        result += [row[rest, one] for one in allowed.effects[effect]]
        if effect == "twin" and allowed.numbers:
            result += sorted(set(number_rows(TWINNED, allowed, rest)))
    return tuple(result)


def group_options(one: Step) -> list[tuple[int, ...]]:
    """Options in groups of four; from the second on, each group includes the result so far."""
    remaining = list(one.options)
    result: list[tuple[int, ...]] = []
    while remaining:
        four = [*([one.to] if result else []), *remaining]
        remaining = four[OPERANDS:]
        result.append(tuple((four + [IMPOSSIBLE] * OPERANDS)[:OPERANDS]))
    return result
