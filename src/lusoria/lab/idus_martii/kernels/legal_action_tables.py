"""Lookup tables of legal actions, computed from the reference rules.

A row is one set of legal actions. Each decision has one of the rows.
"""

from functools import cache
from typing import NamedTuple

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
    FIRST_ASSIGN_ID,
    FIRST_LOOK_ID,
    action_count,
    id_of,
)
from lusoria.lab.idus_martii.kernels.lookups import state_at, tables_for

VOTE_ROW, LOOK_ROW, VETO_ROW, REPLACE_ROW, DISCARD_ROW, ASSIGN_ROW = 0, 2, 3, 4, 7, 16
"""First row of each kind: votes by round, replacements by colour, discards by 3 * Loyal + Traitor."""
MASK_STEP = 4  # words of a mask that are copied at once


class Decisions(NamedTuple):
    """For one number of players and its house rules. A struct argument of the stepwise kernel."""

    ids: NDArray[np.int16]
    """Ids of legal actions, row after row."""
    starts: NDArray[np.int64]
    """By row: index of its first id."""
    counts: NDArray[np.int64]
    """By row: number of its ids."""
    masks: NDArray[np.int8]
    """By row and id: 1 if legal."""
    mask_words: NDArray[np.int64]
    """The masks as words of eight ids, padded to a multiple of `MASK_STEP`, for fast copies."""
    next_row: NDArray[np.int64]
    """By row and assignment: the row of the next assignment."""
    opening: int
    """Row of the first assignment."""
    offices: NDArray[np.int64]
    """By assignment: Praetor and Aediles, as words of an observation."""


@cache
def decisions_for(options: Options) -> Decisions:
    assignment_rows, next_row, opening = assignments(options)
    rows = [*plain_rows(options), *assignment_rows]
    counts = np.array([len(row) for row in rows])
    actions = action_count(options.players)
    words = np.zeros((len(rows), -(-actions // (8 * MASK_STEP)) * MASK_STEP), np.int64)
    masks = words.view(np.int8)
    for place, row in enumerate(rows):
        masks[place, list(row)] = 1
    return Decisions(
        np.array([number for row in rows for number in row], np.int16),
        np.cumsum(counts) - counts,
        counts,
        masks[:, :actions].copy(),
        words,
        next_row,
        opening,
        np.array([praetor | nearer << 8 | further << 16 for praetor, nearer, further in ASSIGNMENTS]),
    )


def plain_rows(options: Options) -> list[tuple[int, ...]]:
    """All rows but those of assignments."""
    any_view = view(state_at(Options(options.players, first=0), 2, "vote"), 0)

    def row(actions: tuple[Action, ...]) -> tuple[int, ...]:
        return tuple(sorted(id_of(action, any_view) for action in actions))

    replacements = {**REPLACEMENTS, "yellow": yellow_answers(options)}
    hands: dict[tuple[Faction, ...], tuple[int, ...]] = {
        tuple(sorted(pair)): row(actions) for pair, actions in DISCARDS.items()
    }
    return [
        row(FIRST_ROUND_VOTES),
        row(SECOND_ROUND_VOTES),
        (FIRST_LOOK_ID, FIRST_LOOK_ID + 1),
        row(VETOES),
        *(row(replacements[colour]) for colour in COLOURS),
        *(hands.get(hand_of(loyal, traitor), ()) for loyal in range(3) for traitor in range(3)),
    ]


def hand_of(loyal: int, traitor: int) -> tuple[Faction, ...]:
    """Two cards with these numbers of Loyal and Traitor; the others are Merchants."""
    numbers = (loyal, traitor, 2 - loyal - traitor)
    return tuple(sorted(side for side, count in zip(FACTIONS, numbers, strict=True) for _ in range(count)))


def assignments(options: Options) -> tuple[list[tuple[int, ...]], NDArray[np.int64], int]:
    """W1 to W3: the rows of assignments, the row after each of their ids, and the first row."""
    players = options.players
    tables = tables_for(players, PRINTED_LIMIT[players], "must")  # no house rule is about offices
    packed = sorted({tables.opening, *map(int, tables.assignments)})
    row_of = {word: ASSIGN_ROW + index for index, word in enumerate(packed)}
    rows: list[tuple[int, ...]] = []
    next_row = np.full((ASSIGN_ROW + len(packed), action_count(players) - FIRST_ASSIGN_ID), -1)
    for word in packed:
        ids = []
        for assignment_index in range(word >> 8, (word >> 8) + (word & 0xFF)):
            praetor, one, other = map(int, tables.offices[assignment_index])
            ids.append(ASSIGNMENT_ID[praetor, min(one, other), max(one, other)])
            next_row[row_of[word], ids[-1] - FIRST_ASSIGN_ID] = row_of[
                int(tables.assignments[assignment_index])
            ]
        rows.append(tuple(sorted(ids)))
    return rows, next_row, row_of[tables.opening]
