"""Everything a senator can be asked, with all that may be answered: looked up by the kernel that asks.

It is asked of the reference rules. A *row* is one question: the ids of its legal answers.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.actions import Action
from lusoria.games.idus_martii.model import COLOURS, FACTIONS, PRINTED_LIMIT, Faction, Options
from lusoria.games.idus_martii.next_step import (
    DISCARDS,
    FIRST_ROUND_VOTES,
    REPLACEMENTS,
    SECOND_ROUND_VOTES,
    VETOES,
    yellow_answers,
)
from lusoria.games.idus_martii.view import view
from lusoria.lab.idus_martii.encoding import (
    ASSIGNMENT_ID,
    ASSIGNMENTS,
    ASSIGNS,
    LOOKS,
    action_count,
    id_of,
)
from lusoria.lab.idus_martii.kernels.lookups import tables_for, walked_to

VOTE_ROW, LOOK_ROW, VETO_ROW, REPLACE_ROW, DISCARD_ROW, ASSIGN_ROW = 0, 2, 3, 4, 7, 16
"""Where the rows of each begin: votes by round, replacements by colour, discards by 3 * Loyal + Traitor."""
MASK_STEP = 4
"""Words of a mask that are copied at once."""


@dataclass(frozen=True)
class Questions:
    """For one number of players and its house rules."""

    ids: NDArray[np.int16]
    """The legal answers of every row, one row after the other."""
    starts: NDArray[np.int64]
    counts: NDArray[np.int64]
    masks: NDArray[np.int8]
    """The same, by row and id."""
    mask_words: NDArray[np.int64]
    """The same again, eight ids a word and some words at a time: they are copied often."""
    after: NDArray[np.int64]
    """By row and choice of offices: the row of the next choice."""
    opening: int
    """The row of the first choice."""
    chosen: NDArray[np.int64]
    """What a choice of offices makes of the turn: Praetor and Aediles, as in an observation."""


@cache
def questions_for(options: Options) -> Questions:
    choices, after, opening = assignments(options)
    rows = [*plain_rows(options), *choices]
    counts = np.array([len(row) for row in rows])
    every = action_count(options.players)
    words = np.zeros((len(rows), -(-every // (8 * MASK_STEP)) * MASK_STEP), np.int64)
    masks = words.view(np.int8)
    for place, row in enumerate(rows):
        masks[place, list(row)] = 1
    return Questions(
        np.array([number for row in rows for number in row], np.int16),
        np.cumsum(counts) - counts,
        counts,
        masks[:, :every].copy(),
        words,
        after,
        opening,
        np.array([praetor | nearer << 8 | further << 16 for praetor, nearer, further in ASSIGNMENTS]),
    )


def plain_rows(options: Options) -> list[tuple[int, ...]]:
    """All but the offices."""
    some_view = view(walked_to(Options(options.players, first=0), 2, "vote"), 0)

    def row(actions: tuple[Action, ...]) -> tuple[int, ...]:
        return tuple(sorted(id_of(action, some_view) for action in actions))

    replacements = {**REPLACEMENTS, "yellow": yellow_answers(options)}
    hands: dict[tuple[Faction, ...], tuple[int, ...]] = {
        tuple(sorted(pair)): row(actions) for pair, actions in DISCARDS.items()
    }
    return [
        row(FIRST_ROUND_VOTES),
        row(SECOND_ROUND_VOTES),
        (LOOKS, LOOKS + 1),
        row(VETOES),
        *(row(replacements[colour]) for colour in COLOURS),
        *(hands.get(hand_of(loyal, traitor), ()) for loyal in range(3) for traitor in range(3)),
    ]


def hand_of(loyal: int, traitor: int) -> tuple[Faction, ...]:
    """Two cards, so many of them Loyal and Traitor."""
    numbers = (loyal, traitor, 2 - loyal - traitor)
    return tuple(sorted(side for side, count in zip(FACTIONS, numbers, strict=True) for _ in range(count)))


def assignments(options: Options) -> tuple[list[tuple[int, ...]], NDArray[np.int64], int]:
    """W1 to W3: every choice of offices that can come up, and where each of its answers leads."""
    players = options.players
    tables = tables_for(players, PRINTED_LIMIT[players], "must")  # no house rule is about offices
    packed = sorted({tables.opening, *map(int, tables.assignments)})
    row_of = {each: ASSIGN_ROW + place for place, each in enumerate(packed)}
    rows: list[tuple[int, ...]] = []
    after = np.full((ASSIGN_ROW + len(packed), action_count(players) - ASSIGNS), -1)
    for each in packed:
        ids = []
        for place in range(each >> 8, (each >> 8) + (each & 0xFF)):
            praetor, one, other = map(int, tables.offices[place])
            ids.append(ASSIGNMENT_ID[praetor, min(one, other), max(one, other)])
            after[row_of[each], ids[-1] - ASSIGNS] = row_of[int(tables.assignments[place])]
        rows.append(tuple(sorted(ids)))
    return rows, after, row_of[tables.opening]
