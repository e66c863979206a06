"""Time for the announcements that the web page shows besides events; bots wait for them."""

from lusoria.games.idus_martii.model import State

ANNOUNCEMENT_SECONDS = 1.5  # per announcement; `CARD_SECONDS` of the page
FIRST_TURN_FACTOR = 0.5  # of the usual thinking time
WARNING_VOTES = 2  # with fewer votes left to a side, the page warns


def announcement_seconds(before: State, after: State) -> float:
    """Seconds for: round two, the last turn, a side near its limit. All of them are public."""
    begins = after.turn != before.turn and after.turn in (after.players + 1, 2 * after.players)
    closer = after.result is None and votes_left(after) < min(WARNING_VOTES, votes_left(before))
    return ANNOUNCEMENT_SECONDS * (begins + closer)


def thinking_factor(state: State) -> float:
    """Share of the usual thinking time: less in turn 1, where no player has information yet."""
    return FIRST_TURN_FACTOR if state.turn <= 1 else 1.0


def votes_left(state: State) -> int:
    """Votes that the leading side can still take without exceeding the limit."""
    return state.limit - max(state.loyal, state.traitor)
