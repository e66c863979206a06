"""`able` as a compiled policy: the table it has learnt, byte for byte, and its way of reading it.

A new table has another checksum in the list of bots. That is a source of the kernels, so none of them is kept
with an old one.
"""

from typing import Any

import numpy as np

from lusoria.bots.built_in import IDUS_MARTII as LISTED
from lusoria.bots.idus_martii.tables import MIRROR, SIZES
from lusoria.bots.load import contents
from lusoria.core.packed import unpack
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.learned import ATTITUDES, MIRRORED, PAIRS, STORED, attitude, moved_tokens
from lusoria.games.idus_martii.model import FACTIONS, PLAYERS, PRINTED_LIMIT
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
from lusoria.minds.compiled import compiled, part

SENATORS, LIMIT, MAY, TURN, GREEN, RED = (
    AT[name] for name in ("players", "limit", "yellow_may", "turn", "loyal", "traitor")
)
HAND, OWN_VOTE, SAW = AT["hand"], AT["vote"], AT["saw"]
YELLOW = 2

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
LIMITS = np.array([PRINTED_LIMIT.get(players, 0) for players in range(PLAYERS[-1] + 1)])
moved: Any = part(moved_tokens)


def learnt() -> tuple[Any, Any]:
    """All tables one after the other; and where each begins, by players and kind."""
    able = next(spec for spec in LISTED if spec.name == "able")
    begins, parts, at = np.zeros((PLAYERS[-1] + 1, len(KINDS)), np.int64), [], 0
    for file in able.data:
        packed = unpack(contents(able, file, IDUS_MARTII.version))
        for place, kind in enumerate(KINDS):
            begins[packed.facts["players"], place] = at
            parts.append(packed.parts[f"cfr.{kind}"].data)
            at += len(parts[-1])
    return np.frombuffer(b"".join(parts), np.uint8), begins


BYTES, BEGINS = learnt()


@compiled
def weight(observation: Any, kind: Any, row: Any, which: Any, exchanged: Any, after: Any) -> Any:
    """One of the weights of a place in a table."""
    players, turn = np.int64(observation[SENATORS]), np.int64(observation[TURN]) - 1
    printed = LIMITS[players]
    limit, loyal, traitor = observation[LIMIT], observation[GREEN], observation[RED]
    green, red = moved(players, printed, np.int64(limit), turn + after, np.int64(loyal), np.int64(traitor))
    if exchanged:
        green, red = red, green
    tokens = printed + 1
    at = ((row * 2 * players + turn) * tokens + green) * tokens + red
    return np.float64(
        BYTES[BEGINS[players, kind] + at * SIZE[kind] + ORDER[np.int64(exchanged), kind, which]]
    )


@compiled
def vote_weight(observation: Any, own: Any, colour: Any) -> Any:
    """How likely it votes so, where the votes of all colours have a weight; or all are alike."""
    total = 0.0
    for each in range(3):
        total += weight(observation, OF_VOTE, ROW[own], each, EXCHANGED[own], 0)
    if total > 0:
        return weight(observation, OF_VOTE, ROW[own], colour, EXCHANGED[own], 0) / total
    colours = 3 if observation[TURN] > observation[SENATORS] else 2
    return 1 / colours if colour < colours else 0.0


@compiled
def replace_weight(observation: Any, own: Any, laid: Any, colour: Any) -> Any:
    """Of a colour instead of the one that was laid; of yellow instead of yellow where it may be kept."""
    kept = 0.0
    if laid == YELLOW and observation[MAY]:
        kept = vote_weight(observation, own, YELLOW)
        if colour == YELLOW:
            return kept
    if colour == laid:
        return 0.0
    total = 0.0
    for each in range(3):
        if each != laid:
            total += weight(observation, OF_REPLACE, ROW[own], 3 * laid + each, EXCHANGED[own], 0)
    if total == 0:
        return (1 - kept) / 2
    return (
        weight(observation, OF_REPLACE, ROW[own], 3 * laid + colour, EXCHANGED[own], 0) / total * (1 - kept)
    )


@compiled
def keep_weight(observation: Any, pair: Any, gone: Any) -> Any:
    """Of keeping the other card of a pair; the last pair is the one before it with the sides exchanged."""
    row, exchanged = (1, True) if pair == 2 else (pair, False)
    one = weight(observation, OF_KEEP, row, 0, exchanged, 1)
    other = weight(observation, OF_KEEP, row, 1, exchanged, 1)
    if one + other == 0:
        return 1.0
    return one if gone == 1 else other


@compiled
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
