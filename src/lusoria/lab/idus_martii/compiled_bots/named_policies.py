"""The bots of Idus Martii as compiled policies; given the same draw, each chooses exactly as its bot.

A draw chooses among equal actions in the order of their ids.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from lusoria.bots.idus_martii.novice import VOTES_PER_SLIP
from lusoria.lab.idus_martii.compiled_bots.able_policy import able
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
from lusoria.numeric.compile_cache import compiled

LEAD, TURN, PLAYERS, SAW, HAND = (AT[n] for n in ("lead", "turn", "players", "saw", "hand"))
GREEN, RED, YELLOW = range(3)
LOYAL, TRAITOR, MERCHANT, TORN = range(4)


@compiled
def uniform(kind: Any, observation: Any, legal: Any, draw: Any) -> Any:
    return np.int64(legal[int(draw * len(legal))])


@compiled
def honest(kind: Any, observation: Any, legal: Any, draw: Any) -> Any:
    """`lusoria.bots.idus_martii.honest`."""
    lead = observation[LEAD]
    loyal, traitor = observation[HAND] > 0, observation[HAND + 1] > 0
    leaning = TORN if loyal and traitor else LOYAL if loyal else TRAITOR if traitor else MERCHANT
    coin = int(draw * 2)
    if kind == VOTE:
        if leaning in (LOYAL, TRAITOR):
            return FIRST_VOTE_ID + leaning
        if leaning == TORN:
            return FIRST_VOTE_ID + coin
        if observation[TURN] > observation[PLAYERS] and abs(lead) <= 1:
            return FIRST_VOTE_ID + YELLOW
        return FIRST_VOTE_ID + (coin if lead == 0 else RED if lead > 0 else GREEN)
    if kind == VETO:
        saw = observation[SAW] - 1
        if leaning == MERCHANT:
            return FIRST_VETO_ID + int(lead != 0 and saw == (GREEN if lead > 0 else RED))
        return FIRST_VETO_ID + int(leaning != TORN and saw == 1 - leaning)
    if kind == REPLACE:
        if legal[-1] == FIRST_REPLACE_ID + YELLOW:
            return FIRST_REPLACE_ID + YELLOW
        if leaning in (LOYAL, TRAITOR):
            return FIRST_REPLACE_ID + leaning
        return KEEP if legal[-1] == KEEP else FIRST_REPLACE_ID + coin
    if kind == DISCARD and leaning == TORN and lead != 0:
        return FIRST_DISCARD_ID + (TRAITOR if lead > 0 else LOYAL)
    return np.int64(legal[int(draw * len(legal))])


@compiled
def novice(kind: Any, observation: Any, legal: Any, draw: Any) -> Any:
    """`lusoria.bots.idus_martii.novice`. The choice uses the remaining bits of the draw."""
    if kind == VOTE:
        slip = int(draw * VOTES_PER_SLIP)
        draw = draw * VOTES_PER_SLIP - slip
        if slip == 0:
            return np.int64(legal[int(draw * len(legal))])
    return honest(kind, observation, legal, draw)


NAMED: Mapping[str, Any] = {"honest": honest, "able": able, "novice": novice, "random": uniform}
