"""State after each event of Idus Martii, and the next step. Total: `evolve` never refuses an event."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from lusoria.core.game import Over, Turn
from lusoria.games.idus_martii import events
from lusoria.games.idus_martii.actions import Action
from lusoria.games.idus_martii.model import FLIPPED, Line, State, hand, with_vote
from lusoria.games.idus_martii.next_step import (
    ALONE,
    BOTH,
    DISCARDS,
    FIRST_ROUND_VOTES,
    LOOKS,
    REPLACEMENTS,
    SECOND_ROUND_VOTES,
    VETOES,
    next_card,
    yellow_answers,
)
from lusoria.games.idus_martii.office_rules import legal_assignments


def evolve(state: State, event: events.Event) -> State:
    return FOLD[type(event)](state, event)


def first_drawn(state: State, event: events.FirstDrawn) -> State:
    return replace(state, step="deal", moves=next_card(state.players, event.seat, ()), first=event.seat)


def card_dealt(state: State, event: events.CardDealt) -> State:
    assert event.faction is not None, "a redacted event cannot be applied"
    cards = (*state.cards, event.faction)
    if len(cards) == 2 * state.players:
        return replace(state, cards=cards)
    return replace(state, cards=cards, moves=next_card(state.players, state.first or 0, cards))


def turn_begun(state: State, event: events.TurnBegun) -> State:
    choices: tuple[Action, ...]
    if event.praetor is None:
        step, awaits, choices = (
            "assign",
            ALONE[event.consul],
            legal_assignments(state.players, event.consul, state.ledger),
        )
    else:
        step, awaits, choices = "vote", BOTH[event.aediles], FIRST_ROUND_VOTES
    return replace(
        state,
        step=step,
        moves=awaits,
        choices=choices,
        turn=event.turn,
        consul=event.consul,
        praetor=event.praetor,
        aediles=event.aediles,
        votes=(None, None),
        looked=None,
        looked_colour=None,
        swapped=False,
    )


def roles_assigned(state: State, event: events.RolesAssigned) -> State:
    return replace(
        state,
        step="vote",
        moves=BOTH[event.aediles],
        choices=SECOND_ROUND_VOTES,
        praetor=event.praetor,
        aediles=event.aediles,
    )


def vote_laid(state: State, event: events.VoteLaid) -> State:
    aediles = state.aediles
    first, second = state.votes
    if event.aedile == aediles[0]:
        first = event.colour
    else:
        second = event.colour
    if first is None:
        return replace(state, moves=ALONE[aediles[0]], votes=(first, second))
    if second is None:
        return replace(state, moves=ALONE[aediles[1]], votes=(first, second))
    awaits, choices = ALONE[state.praetor or 0], LOOKS[aediles]
    return replace(state, step="look", moves=awaits, choices=choices, votes=(first, second))


def vote_looked_at(state: State, event: events.VoteLookedAt) -> State:
    looked = state.aediles.index(event.aedile)
    return replace(state, step="veto", choices=VETOES, looked=looked, looked_colour=event.colour)


def yellow_shown(state: State, event: events.YellowShown) -> State:
    awaits = ALONE[event.aedile]
    return replace(state, step="replace", moves=awaits, choices=yellow_answers(state.options))


def veto_decided(state: State, event: events.VetoDecided) -> State:
    if not event.swap:
        return state
    if state.turn > state.players:
        awaits, choices = ALONE[event.aedile], REPLACEMENTS[state.looked_colour]
        return replace(state, step="replace", moves=awaits, choices=choices)
    return replace(
        state, votes=with_vote(state.votes, state.looked or 0, FLIPPED[state.looked_colour]), swapped=True
    )


def vote_replaced(state: State, event: events.VoteReplaced) -> State:
    return replace(state, votes=with_vote(state.votes, state.looked or 0, event.colour), swapped=True)


def vote_kept(state: State, event: events.VoteKept) -> State:
    return state


def votes_scored(state: State, event: events.VotesScored) -> State:
    (one, other), looked = state.aediles, state.looked or 0
    consul, colour = state.consul, state.looked_colour
    assert colour is not None
    line = Line(
        state.turn,
        consul,
        state.praetor or 0,
        (one, other),
        other if looked else one,
        state.swapped,
        colour == "yellow",
        event.green,
        event.red,
        event.yellow,
    )
    awaits: Turn[events.Event]
    if state.discards[consul] is None and state.turn > 1:  # V6, W8
        step, awaits, choices = "discard", ALONE[consul], DISCARDS[hand(state, consul)]
    else:
        step, awaits, choices = state.step, state.moves, state.choices
    return replace(
        state,
        step=step,
        moves=awaits,
        choices=choices,
        loyal=state.loyal + event.green,
        traitor=state.traitor + event.red,
        ledger=(*state.ledger, line),
        sealed=(*state.sealed, (state.votes, looked, colour)),
    )


def card_discarded(state: State, event: events.CardDiscarded) -> State:
    before, after = state.discards[: event.consul], state.discards[event.consul + 1 :]
    return replace(state, discards=(*before, event.faction, *after))


def game_ended(state: State, event: events.GameEnded) -> State:
    over = Over(event.result.ending, event.result.winners, event.result)
    return replace(state, step="over", moves=over, choices=(), result=event.result)


FOLD: dict[type[events.Event], Callable[[State, Any], State]] = {
    events.FirstDrawn: first_drawn,
    events.CardDealt: card_dealt,
    events.TurnBegun: turn_begun,
    events.RolesAssigned: roles_assigned,
    events.VoteLaid: vote_laid,
    events.VoteLookedAt: vote_looked_at,
    events.YellowShown: yellow_shown,
    events.VetoDecided: veto_decided,
    events.VoteReplaced: vote_replaced,
    events.VoteKept: vote_kept,
    events.VotesScored: votes_scored,
    events.CardDiscarded: card_discarded,
    events.GameEnded: game_ended,
}
