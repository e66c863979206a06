"""Rules of Idus Martii: `start`, `turn`, `legal` and `decide`.

`evolve` sets the legal actions (`next_step.py`, `office_rules.py`); `refusals.py` explains illegal ones.
This module has the events of each action.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from lusoria.core.game import Await, Seat, Turn
from lusoria.games.idus_martii.actions import Action, Assign, Discard, Keep, Look, Replace, Veto, Vote
from lusoria.games.idus_martii.events import (
    CardDiscarded,
    Event,
    RolesAssigned,
    VetoDecided,
    VoteKept,
    VoteLaid,
    VoteLookedAt,
    VoteReplaced,
    YellowShown,
)
from lusoria.games.idus_martii.model import (
    COLOURS,
    FACTIONS,
    FLIPPED,
    PRINTED_LIMIT,
    Options,
    State,
    check,
    with_vote,
)
from lusoria.games.idus_martii.next_step import VETOES, first_player, next_card, next_turn
from lusoria.games.idus_martii.refusals import refusal
from lusoria.games.idus_martii.scoring import score


def start(options: Options) -> State:
    """S1, S3, S4: an empty table with the tokens at 0."""
    check(options)
    players, first = options.players, options.first
    return State(
        options=options,
        players=players,
        limit=options.limit or PRINTED_LIMIT[players],
        step="first" if first == "random" else "deal",
        moves=first_player(players) if first == "random" else next_card(players, first, ()),
        choices=(),
        first=None if first == "random" else first,
        cards=(),
        discards=(None,) * players,
    )


def turn(state: State) -> Turn[Event]:
    """C1: the awaited seats, nature, or the end."""
    return state.moves


def legal(state: State, seat: Seat) -> Sequence[Action]:
    moves = state.moves
    return state.choices if isinstance(moves, Await) and seat in moves.seats else ()


def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Events of the action. Raises IllegalAction."""
    moves = state.moves
    if action not in state.choices or not isinstance(moves, Await) or seat not in moves.seats:
        raise refusal(state, seat, action)
    return CONSEQUENCES[type(action)](state, seat, action)


def decide_assign(state: State, seat: Seat, action: Assign) -> tuple[Event, ...]:
    """W1."""
    return (RolesAssigned(seat, action.praetor, action.aediles),)


def decide_vote(state: State, seat: Seat, action: Vote) -> tuple[Event, ...]:
    """V1, W4."""
    return (VoteLaid(seat, action.colour),)


def decide_look(state: State, seat: Seat, action: Look) -> tuple[Event, ...]:
    """V2; W6 if the vote is yellow."""
    aedile = action.aedile
    colour = state.votes[state.aediles.index(aedile)]
    look = VoteLookedAt(seat, aedile, colour)
    return (look, YellowShown(seat, aedile)) if colour == "yellow" else (look,)


def decide_veto(state: State, seat: Seat, action: Veto) -> tuple[Event, ...]:
    """V2: in round one the Aedile has one other card, so a swap turns the vote over. W5 in round two."""
    which = state.looked or 0
    decided = VetoDecided(seat, state.aediles[which], action.swap)
    if not action.swap:
        return (decided, *score(state, state.votes))
    if state.turn > state.players:
        return (decided,)
    return (decided, *score(state, with_vote(state.votes, which, FLIPPED[state.looked_colour])))


def decide_replace(state: State, seat: Seat, action: Replace) -> tuple[Event, ...]:
    """W5, W6."""
    votes = with_vote(state.votes, state.looked or 0, action.colour)
    return (VoteReplaced(seat, action.colour), *score(state, votes))


def decide_keep(state: State, seat: Seat, action: Keep) -> tuple[Event, ...]:
    """W6 with `yellow_swap = "may"`."""
    return (VoteKept(seat), *score(state, state.votes))


def decide_discard(state: State, seat: Seat, action: Discard) -> tuple[Event, ...]:
    """V6, W8, and the next turn."""
    return CardDiscarded(seat, action.faction), next_turn(state.players, state.turn, seat)


CONSEQUENCES: dict[type[Action], Callable[[State, Seat, Any], tuple[Event, ...]]] = {
    Assign: decide_assign,
    Vote: decide_vote,
    Look: decide_look,
    Veto: decide_veto,
    Replace: decide_replace,
    Keep: decide_keep,
    Discard: decide_discard,
}


def actions(options: Options) -> tuple[Action, ...]:
    """All actions that can occur at a table with these options."""
    seats = range(options.players)
    return (
        *(Assign(praetor, pair) for praetor in seats for pair in combinations(seats, 2)),
        *(Vote(colour) for colour in COLOURS),
        *(Look(seat) for seat in seats),
        *VETOES,
        *(Replace(colour) for colour in COLOURS),
        Keep(),
        *(Discard(faction) for faction in FACTIONS),
    )
