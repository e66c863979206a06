"""Views of Idus Martii. Built from what a seat has seen, not by removing secrets from the state."""

from lusoria.core.game import Await, Seat, Viewer
from lusoria.core.structs import OneASeat, Part, Seats
from lusoria.games.idus_martii.actions import Action
from lusoria.games.idus_martii.model import (
    Colour,
    Faction,
    Laid,
    Line,
    Options,
    Result,
    State,
    Step,
    all_votes,
    hand,
    kept_cards,
)
from lusoria.games.idus_martii.office_rules import BarredOffice, barred_offices
from lusoria.games.idus_martii.rules import legal


class Revealed(Part):
    """E4: secrets shown when the game ends."""

    kept: OneASeat[Faction]
    discarded: OneASeat[Faction | None]
    votes: tuple[tuple[Laid, Laid], ...]


class Table(Part):
    """Public part of the view."""

    options: Options
    limit: int
    step: Step
    awaited: Seats
    round: int
    turn: int
    first: Seat | None
    consul: Seat | None
    praetor: Seat | None
    aediles: Seats
    laid: Seats
    """Aediles who have voted."""
    looked: Seat | None
    swapped: bool
    yellow_shown: bool
    loyal: int
    traitor: int
    picked: OneASeat[bool]
    """By seat: has discarded a faction card and so picked a side."""
    barred: tuple[BarredOffice, ...]
    """At step `assign`: seats that may not hold an office, with the rule (W2, W3)."""
    ledger: tuple[Line, ...]
    revealed: Revealed | None
    result: Result | None


class MyVote(Part):
    """The viewer's vote, as laid and as it is now."""

    turn: int
    laid: Colour
    final: Colour


class MyLook(Part):
    """A vote the viewer looked at as Praetor, before any swap."""

    turn: int
    aedile: Seat
    colour: Colour


class Mine(Part):
    """Private part of the view."""

    seat: Seat
    hand: tuple[Faction, ...]
    discarded: Faction | None
    votes: tuple[MyVote, ...]
    looks: tuple[MyLook, ...]


class View(Part):
    """`table` is equal for all viewers; `mine` is None for the gallery."""

    table: Table
    mine: Mine | None
    legal: tuple[Action, ...]


def view(state: State, viewer: Viewer) -> View:
    if viewer is None:
        return View(table(state), None, ())
    return View(table(state), mine(state, viewer), tuple(legal(state, viewer)))


def table(state: State) -> Table:
    moves, votes, aediles = state.moves, state.votes, state.aediles
    if None not in votes:
        laid = aediles
    else:
        laid = tuple([seat for seat, vote in zip(aediles, votes, strict=False) if vote is not None])
    return Table(
        state.options,
        state.limit,
        state.step,
        moves.seats if isinstance(moves, Await) else (),
        1 if state.turn <= state.players else 2,
        state.turn,
        state.first,
        state.consul if state.turn else None,
        state.praetor,
        aediles,
        laid,
        None if state.looked is None else aediles[state.looked],
        state.swapped,
        state.looked_colour == "yellow",
        state.loyal,
        state.traitor,
        tuple([card is not None for card in state.discards]),
        barred_offices(state.players, state.consul, state.ledger) if state.step == "assign" else (),
        state.ledger,
        None if state.result is None else Revealed(kept_cards(state), state.discards, all_votes(state)),
        state.result,
    )


def mine(state: State, seat: Seat) -> Mine:
    votes: list[MyVote] = []
    looks: list[MyLook] = []
    for line, (final, looked, colour) in zip(state.ledger, state.sealed, strict=True):
        if seat in line.aediles:
            votes.append(my_vote(seat, line.turn, line.aediles, final, looked, colour))
        elif seat == line.praetor:
            looks.append(MyLook(line.turn, line.looked, colour))
    if state.step in ("vote", "look", "veto", "replace"):  # this turn is not in the ledger yet
        if seat in state.aediles:
            if state.votes[state.aediles.index(seat)] is not None:
                votes.append(
                    my_vote(seat, state.turn, state.aediles, state.votes, state.looked, state.looked_colour)
                )
        elif seat == state.praetor and state.looked is not None:
            assert state.looked_colour is not None
            looks.append(MyLook(state.turn, state.aediles[state.looked], state.looked_colour))
    return Mine(seat, hand(state, seat), state.discards[seat], tuple(votes), tuple(looks))


def my_vote(
    seat: Seat,
    turn: int,
    aediles: tuple[Seat, ...],
    votes: Laid,
    looked: int | None,
    colour: Colour | None,
) -> MyVote:
    """The seat's vote of one turn. Only the vote that the Praetor looked at can have changed."""
    which = aediles.index(seat)
    final = votes[which]
    laid = colour if which == looked else final
    assert laid is not None
    assert final is not None
    return MyVote(turn, laid, final)
