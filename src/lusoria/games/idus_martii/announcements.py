"""Time for the announcements that the web page shows besides events; bots wait for them."""

from lusoria.games.idus_martii.model import State

CARD = 1.5  # seconds per announcement
FIRST_TURN = 0.5  # share of the usual thinking time
NEAR = 2  # votes: with fewer left to a side, the page warns


def announced(before: State, after: State) -> float:
    """Seconds for: round two, the last turn, a side near its limit. All of them are public."""
    begins = after.turn != before.turn and after.turn in (after.players + 1, 2 * after.players)
    closer = after.result is None and left(after) < min(NEAR, left(before))
    return CARD * (begins + closer)


def thought(state: State) -> float:
    """Less in the first turn: no player has information, and a human Consul would wait for all bots."""
    return FIRST_TURN if state.turn <= 1 else 1.0


def left(state: State) -> int:
    """Votes that the leading side can still take without exceeding the limit."""
    return state.limit - max(state.loyal, state.traitor)
