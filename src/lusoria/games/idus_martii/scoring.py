"""Scoring, end of a turn and end of the game: V4 to V7, W7 to W9, E1 to E4."""

from lusoria.core.game import Seat
from lusoria.games.idus_martii.events import Event, GameEnded, VotesScored
from lusoria.games.idus_martii.model import (
    COLOURS,
    Ending,
    Faction,
    Laid,
    Result,
    State,
    all_votes,
    kept_cards,
    with_vote,
)
from lusoria.games.idus_martii.next_step import next_turn

MAX_LEAD = 2  # leads beyond this have the same winner
RIVAL: dict[Faction, Faction] = {"loyal": "traitor", "traitor": "loyal"}

SCORED: dict[Laid, VotesScored] = {
    (one, other): VotesScored(*((one, other).count(colour) for colour in COLOURS))
    for one in COLOURS
    for other in COLOURS
}
"""V4: both orders of a pair give the same event, so it does not reveal whose vote is whose."""


def score(state: State, votes: Laid) -> tuple[Event, ...]:
    """V4: score the votes; then the end of the game, the Consul's discard, or the next turn."""
    scored = SCORED[votes]
    loyal, traitor = state.loyal + scored.green, state.traitor + scored.red
    if loyal > state.limit or traitor > state.limit:  # V5
        return scored, end(state, votes, "failed_conspiracy", loyal, traitor)
    if state.turn == 2 * state.players:  # E2
        return scored, end(state, votes, "ides_of_march", loyal, traitor)
    if state.turn > 1 and state.discards[state.consul] is None:  # V6, W8
        return (scored,)
    return scored, next_turn(state.players, state.turn, state.consul)


def end(state: State, votes: Laid, ending: Ending, loyal: int, traitor: int) -> GameEnded:
    """E3, E4: winners, and all secrets."""
    cards = kept_cards(state)
    faction = winning_faction(ending, loyal, traitor, cards)
    return GameEnded(
        result=Result(ending, faction, holders(cards, faction), loyal, traitor),
        kept=cards,
        discarded=state.discards,
        votes=(*all_votes(state), (with_vote(votes, state.looked or 0, state.looked_colour), votes)),
    )


def winning_faction(ending: Ending, loyal: int, traitor: int, cards: tuple[Faction, ...]) -> Faction:
    """E1, E2. The faction past the limit is always the leader."""
    leader: Faction = "loyal" if loyal > traitor else "traitor"
    rival = RIVAL[leader]
    if rival not in cards:
        return "merchant"
    if ending == "failed_conspiracy":
        return rival
    return leader if abs(loyal - traitor) >= MAX_LEAD else "merchant"


def holders(cards: tuple[Faction, ...], faction: Faction) -> tuple[Seat, ...]:
    return tuple(seat for seat, card in enumerate(cards) if card == faction)
