"""`able` as a compiled policy: the table it has learnt, byte for byte, and its way of reading it.

A new table has another checksum in the list of bots. That is a source of the kernels, so none of them is kept
with an old one.
"""

from itertools import product
from typing import Any

import numpy as np

from lusoria.bots.bot_loader import contents
from lusoria.bots.built_in_bots import IDUS_MARTII as LISTED
from lusoria.bots.idus_martii.policy_tables import MIRROR, SIZES
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.model import FACTIONS, PLAYERS, limits
from lusoria.games.idus_martii.policy_keys import (
    ATTITUDES,
    MIRRORED,
    PAIRS,
    STORED,
    Files,
    attitude,
    learnt_limit,
)
from lusoria.lab.idus_martii.encoding import (
    AT,
    DISCARD,
    DISCARDS,
    KEEP,
    REPLACE,
    REPLACES,
    VETO,
    VETOES,
    VOTE,
    VOTES,
)
from lusoria.numeric.compile_cache import compiled, compiled_part

SENATORS, LIMIT, MAY, TURN, GREEN, RED = (
    AT[name] for name in ("players", "limit", "yellow_may", "turn", "loyal", "traitor")
)
HAND, OWN_VOTE, SAW = AT["hand"], AT["vote"], AT["saw"]
YELLOW = 2
LEAST = PLAYERS[0]

KINDS = tuple(SIZES)
OF_VOTE, OF_SWAP, OF_REPLACE, OF_KEEP = range(len(KINDS))
SIZE = np.array([SIZES[kind] for kind in KINDS])
ORDER = np.zeros((2, len(KINDS), max(SIZES.values())), np.int64)
for place, kind in enumerate(KINDS):
    ORDER[0, place, : SIZES[kind]] = range(SIZES[kind])
    ORDER[1, place, : SIZES[kind]] = MIRROR[kind]
ROW = np.array([STORED.index(each if each in STORED else MIRRORED[each]) for each in range(ATTITUDES)])
EXCHANGED = np.array([each not in STORED for each in range(ATTITUDES)])
ATTITUDE = np.array(
    [attitude(tuple(FACTIONS[k] for k in range(3) if held >> k & 1)) if held else 0 for held in range(8)]
)
"""By the sides in one's hand, a bit each."""
PAIR = np.array(PAIRS)
TURNS = np.zeros((PLAYERS[-1] + 1, 2 * PLAYERS[-1] + 1), np.int64)
"""By players and turn: how many ways the tokens may have come before it, in all turns together."""
for players in PLAYERS:
    for turn in range(2 * players):
        totals = range(2 * min(turn, players), 2 * turn + 1)
        TURNS[players, turn + 1] = TURNS[players, turn] + sum(total + 1 for total in totals)


def cell_of(players: Any, turn: Any, green: Any, red: Any) -> Any:
    """Where the tokens are before a turn, among all that may be: by turn, votes in all, and green."""
    total, least = green + red, 2 * np.minimum(turn, players)
    return TURNS[players, turn] + (total * (total + 1) - least * (least + 1)) // 2 + green


cell: Any = compiled_part(cell_of)


def close(table: Any, players: int, *, after: bool) -> Any:
    """The weights by row and cell: nothing lies where play cannot come to."""
    found = np.zeros((len(table), TURNS[players, 2 * players], table.shape[-1]), np.uint8)
    turns, greens, reds = table.any(axis=(0, -1)).nonzero()
    found[:, cell_of(players, turns + after, greens, reds)] = table[:, turns, greens, reds]
    return found.ravel()


def learnt() -> tuple[tuple[Any, ...], Any, Any]:
    """All tables of so many players who must replace a yellow, or may keep it, one after the other; where
    those of each limit begin, by players; and where among these each kind does.

    They are in several arrays because Numba keeps no kernel with one of more than a million bytes.
    """
    able = next(spec for spec in LISTED if spec.name == "able")
    files = Files(*(contents(able, file, IDUS_MARTII.version) for file in able.data))
    most, arrays = PLAYERS[-1] + 1, []
    begins, sections = np.zeros((most, 4 * most), np.int64), np.zeros((most, len(KINDS)), np.int64)
    for players, may in product(PLAYERS, (False, True)):
        learnt = {limit: learnt_limit(players, limit) for limit in limits(players)}
        order, parts = sorted({*learnt.values()}), []
        for limit in order:
            for kind in KINDS:
                data = files[players, limit, may].parts[f"cfr.{kind}"].data
                shape = (-1, 2 * players, limit + 1, limit + 1, SIZES[kind])
                table = np.frombuffer(data, np.uint8).reshape(shape)
                parts.append(close(table, players, after=kind == "keep"))
        sizes = [len(compiled_part) for compiled_part in parts[: len(KINDS)]]
        sections[players] = np.cumsum([0, *sizes[:-1]])
        for limit, played in learnt.items():
            begins[players, limit] = order.index(played) * sum(sizes)
        arrays.append(np.concatenate(parts))
    return tuple(arrays), begins, sections


BYTES, BEGINS, SECTIONS = learnt()


@compiled_part
def weight(observation: Any, kind: Any, row: Any, which: Any, exchanged: Any, after: Any) -> Any:
    """One of the weights of a place in a table."""
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
    """How likely it votes so, where the votes of all colours have a weight; or all are alike."""
    total = 0.0
    for each in range(3):
        total += weight(observation, OF_VOTE, ROW[own], each, EXCHANGED[own], 0)
    if total > 0:
        return weight(observation, OF_VOTE, ROW[own], colour, EXCHANGED[own], 0) / total
    colours = 3 if observation[TURN] > observation[SENATORS] else 2
    return 1 / colours if colour < colours else 0.0


@compiled_part
def replace_weight(observation: Any, own: Any, laid: Any, colour: Any) -> Any:
    """Of a colour instead of the one that was laid; of yellow instead of yellow where it may be kept."""
    total = 0.0
    for each in range(3):
        total += weight(observation, OF_REPLACE, ROW[own], 3 * laid + each, EXCHANGED[own], 0)
    if total == 0:
        return 1.0
    return weight(observation, OF_REPLACE, ROW[own], 3 * laid + colour, EXCHANGED[own], 0)


@compiled_part
def keep_weight(observation: Any, pair: Any, gone: Any) -> Any:
    """Of keeping the other card of a pair; the last pair is the one before it with the sides exchanged."""
    row, exchanged = (1, True) if pair == 2 else (pair, False)
    one = weight(observation, OF_KEEP, row, 0, exchanged, 1)
    other = weight(observation, OF_KEEP, row, 1, exchanged, 1)
    if one + other == 0:
        return 1.0
    return one if gone == 1 else other


@compiled_part
def action_weight(kind: Any, observation: Any, action: Any, own: Any) -> Any:
    if kind == VOTE:
        return vote_weight(observation, own, action - VOTES)
    if kind == VETO:
        swap = weight(observation, OF_SWAP, ROW[own], np.int64(observation[SAW]) - 1, EXCHANGED[own], 0)
        return swap if action > VETOES else 255 - swap
    if kind == REPLACE:
        if action == KEEP:
            return replace_weight(observation, own, YELLOW, YELLOW)
        return replace_weight(observation, own, np.int64(observation[OWN_VOTE]) - 1, action - REPLACES)
    if kind == DISCARD:
        gone = 0 if PAIR[own - 3, 0] == action - DISCARDS else 1
        return keep_weight(observation, own - 3, gone)
    return 1.0


@compiled
def able(kind: Any, observation: Any, legal: Any, draw: Any) -> Any:
    """`lusoria.bots.idus_martii.able`."""
    held = 0
    for side in range(3):
        held |= (observation[HAND + side] > 0) << side
    own, total = ATTITUDE[held], 0.0
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
