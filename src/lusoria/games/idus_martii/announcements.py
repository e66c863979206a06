"""What the page announces on a card of its own, beside what has happened: bots wait until it was read."""

from lusoria.games.idus_martii.model import State

CARD = 1.5
"""Seconds."""
FIRST_TURN = 0.5
"""Of the usual thinking."""
NEAR = 2
"""From here on everybody is warned: a side can bear fewer votes than that."""


def announced(before: State, after: State) -> float:
    """Round two, the last turn, and a side that has come near its limit. All of it is public."""
    begins = after.turn != before.turn and after.turn in (after.players + 1, 2 * after.players)
    closer = after.result is None and left(after) < min(NEAR, left(before))
    return CARD * (begins + closer)


def thought(state: State) -> float:
    """In the first turn nobody knows anything of anybody: whoever is Consul then waits for all the others."""
    return FIRST_TURN if state.turn <= 1 else 1.0


def left(state: State) -> int:
    """How many more votes the side that is further can bear."""
    return state.limit - max(state.loyal, state.traitor)
