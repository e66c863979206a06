"""`able` as a compiled policy: its trained tables, and how it reads them.

The tables are constants of the kernel. The list of bots has their checksums and is a source of the compile
cache, so a kernel is never used with old tables.
"""

from itertools import product
from typing import Any

import numpy as np

from lusoria.bots.bot_loader import read_data_file
from lusoria.bots.idus_martii.bot_list import BOTS
from lusoria.bots.idus_martii.policy_tables import CHOICE_SIZES, MIRROR
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.model import FACTIONS, PLAYERS, limits
from lusoria.games.idus_martii.policy_keys import (
    MIRRORED,
    PAIRS,
    PREFERENCES,
    STORED,
    Files,
    learnt_limit,
    preference,
)
from lusoria.lab.idus_martii.encoding import (
    AT,
    DISCARD,
    FIRST_DISCARD_ID,
    FIRST_REPLACE_ID,
    FIRST_VETO_ID,
    FIRST_VOTE_ID,
    KEEP,
    REPLACE,
    VETO,
    VOTE,
)
from lusoria.numeric.compile_cache import compiled, compiled_part

SENATORS, LIMIT, MAY, TURN, GREEN, RED = (
    AT[name] for name in ("players", "limit", "yellow_may", "turn", "loyal", "traitor")
)
HAND, OWN_VOTE, SAW = AT["hand"], AT["vote"], AT["saw"]
YELLOW = 2
LEAST = PLAYERS[0]

KINDS = tuple(CHOICE_SIZES)
OF_VOTE, OF_SWAP, OF_REPLACE, OF_KEEP = range(len(KINDS))
SIZE = np.array([CHOICE_SIZES[kind] for kind in KINDS])
ORDER = np.zeros((2, len(KINDS), max(CHOICE_SIZES.values())), np.int64)
for place, kind in enumerate(KINDS):
    ORDER[0, place, : CHOICE_SIZES[kind]] = range(CHOICE_SIZES[kind])
    ORDER[1, place, : CHOICE_SIZES[kind]] = MIRROR[kind]
ROW = np.array([STORED.index(index if index in STORED else MIRRORED[index]) for index in range(PREFERENCES)])
EXCHANGED = np.array([index not in STORED for index in range(PREFERENCES)])
PREFERENCE = np.array(
    [preference(tuple(FACTIONS[k] for k in range(3) if sides >> k & 1)) if sides else 0 for sides in range(8)]
)
"""By the sides in a hand, a bit each."""
PAIR = np.array(PAIRS)
TURNS = np.zeros((PLAYERS[-1] + 1, 2 * PLAYERS[-1] + 1), np.int64)
"""By players and turn: number of reachable token positions before it, in all earlier turns."""
for players in PLAYERS:
    for turn in range(2 * players):
        totals = range(2 * min(turn, players), 2 * turn + 1)
        TURNS[players, turn + 1] = TURNS[players, turn] + sum(total + 1 for total in totals)


def cell_of(players: Any, turn: Any, green: Any, red: Any) -> Any:
    """Index of a token position among all reachable ones: by turn, total votes, and green votes."""
    total, least = green + red, 2 * np.minimum(turn, players)
    return TURNS[players, turn] + (total * (total + 1) - least * (least + 1)) // 2 + green


cell: Any = compiled_part(cell_of)


def drop_unreachable(table: Any, players: int, *, after: bool) -> Any:
    """The weights by row and cell, without unreachable token positions."""
    packed = np.zeros((len(table), TURNS[players, 2 * players], table.shape[-1]), np.uint8)
    turns, greens, reds = table.any(axis=(0, -1)).nonzero()
    packed[:, cell_of(players, turns + after, greens, reds)] = table[:, turns, greens, reds]
    return packed.ravel()


def load_tables() -> tuple[tuple[Any, ...], Any, Any]:
    """One array per number of players and yellow rule; offsets by players and limit; offsets by kind.

    There are several arrays because Numba caches no kernel with a constant of more than a million bytes.
    """
    able = next(spec for spec in BOTS if spec.name == "able")
    files = Files(*(read_data_file(able, file, IDUS_MARTII.version) for file in able.data))
    size, arrays = PLAYERS[-1] + 1, []
    begins, sections = np.zeros((size, 4 * size), np.int64), np.zeros((size, len(KINDS)), np.int64)
    for players, may in product(PLAYERS, (False, True)):
        trained_limits = {limit: learnt_limit(players, limit) for limit in limits(players)}
        order, parts = sorted({*trained_limits.values()}), []
        for limit in order:
            for kind in KINDS:
                data = files[players, limit, may].parts[f"cfr.{kind}"].data
                shape = (-1, 2 * players, limit + 1, limit + 1, CHOICE_SIZES[kind])
                table = np.frombuffer(data, np.uint8).reshape(shape)
                parts.append(drop_unreachable(table, players, after=kind == "keep"))
        sizes = [len(part) for part in parts[: len(KINDS)]]
        sections[players] = np.cumsum([0, *sizes[:-1]])
        for limit, trained_limit in trained_limits.items():
            begins[players, limit] = order.index(trained_limit) * sum(sizes)
        arrays.append(np.concatenate(parts))
    return tuple(arrays), begins, sections


BYTES, BEGINS, SECTIONS = load_tables()


@compiled_part
def weight(observation: Any, kind: Any, row: Any, which: Any, exchanged: Any, after: Any) -> Any:
    """One weight of a table. `exchanged`: of the mirror image."""
    players, turn = np.int64(observation[SENATORS]), np.int64(observation[TURN]) - 1
    green, red = np.int64(observation[GREEN]), np.int64(observation[RED])
    if exchanged:
        green, red = red, green
    at = row * TURNS[players, 2 * players] + cell(players, turn + after, green, red)
    begin = BEGINS[players, observation[LIMIT]] + SECTIONS[players, kind]
    table = BYTES[2 * (players - LEAST) + np.int64(observation[MAY])]
    return np.float64(table[begin + at * SIZE[kind] + ORDER[np.int64(exchanged), kind, which]])


@compiled_part
def vote_weight(observation: Any, own: Any, colour: Any) -> Any:
    """Probability of this vote; uniform if all weights are 0."""
    total = 0.0
    for index in range(3):
        total += weight(observation, OF_VOTE, ROW[own], index, EXCHANGED[own], 0)
    if total > 0:
        return weight(observation, OF_VOTE, ROW[own], colour, EXCHANGED[own], 0) / total
    colours = 3 if observation[TURN] > observation[SENATORS] else 2
    return 1 / colours if colour < colours else 0.0


@compiled_part
def replace_weight(observation: Any, own: Any, laid: Any, colour: Any) -> Any:
    """Weight of a replacement by this colour; of yellow by yellow where it may be kept."""
    total = 0.0
    for index in range(3):
        total += weight(observation, OF_REPLACE, ROW[own], 3 * laid + index, EXCHANGED[own], 0)
    if total == 0:
        return 1.0
    return weight(observation, OF_REPLACE, ROW[own], 3 * laid + colour, EXCHANGED[own], 0)


@compiled_part
def keep_weight(observation: Any, pair: Any, gone: Any) -> Any:
    """Weight of keeping the other card of a pair. The last pair is the mirror image of the one before."""
    row, exchanged = (1, True) if pair == 2 else (pair, False)
    one = weight(observation, OF_KEEP, row, 0, exchanged, 1)
    other = weight(observation, OF_KEEP, row, 1, exchanged, 1)
    if one + other == 0:
        return 1.0
    return one if gone == 1 else other


@compiled_part
def action_weight(kind: Any, observation: Any, action: Any, own: Any) -> Any:
    if kind == VOTE:
        return vote_weight(observation, own, action - FIRST_VOTE_ID)
    if kind == VETO:
        swap = weight(observation, OF_SWAP, ROW[own], np.int64(observation[SAW]) - 1, EXCHANGED[own], 0)
        return swap if action > FIRST_VETO_ID else 255 - swap
    if kind == REPLACE:
        if action == KEEP:
            return replace_weight(observation, own, YELLOW, YELLOW)
        return replace_weight(
            observation, own, np.int64(observation[OWN_VOTE]) - 1, action - FIRST_REPLACE_ID
        )
    if kind == DISCARD:
        discarded = 0 if PAIR[own - 3, 0] == action - FIRST_DISCARD_ID else 1
        return keep_weight(observation, own - 3, discarded)
    return 1.0


@compiled
def able(kind: Any, observation: Any, legal: Any, draw: Any) -> Any:
    """`lusoria.bots.idus_martii.able`."""
    sides = 0
    for side in range(3):
        sides |= (observation[HAND + side] > 0) << side
    own, total = PREFERENCE[sides], 0.0
    for action in legal:
        total += action_weight(kind, observation, np.int64(action), own)
    if total == 0:
        return np.int64(legal[int(draw * len(legal))])
    point, passed = draw * total, 0.0
    for action in legal:
        passed += action_weight(kind, observation, np.int64(action), own)
        if point < passed:
            return np.int64(action)
    return np.int64(legal[-1])
