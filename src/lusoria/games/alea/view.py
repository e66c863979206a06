"""Views of Alea Romana. Everything is public; only the legal actions differ by viewer."""

from lusoria.core.game import Await, Seat, Viewer
from lusoria.core.structs import OneASeat, Part, Seats
from lusoria.games.alea.actions import Action
from lusoria.games.alea.model import (
    Card,
    Column,
    EndReason,
    Face,
    Failure,
    Options,
    Result,
    State,
    Step,
    dice_left,
    score,
)
from lusoria.games.alea.next_die import BarredCard, NextDie, barred_cards, one_more_die
from lusoria.games.alea.numerals import Place
from lusoria.games.alea.rules import legal, legal_places, numbers, step, turn


class Table(Part):
    """Public part of the view."""

    options: Options
    step: Step
    awaited: Seats
    round: int
    seat: Seat
    """The player on turn."""
    dice: tuple[Face, ...]
    aside: tuple[Face, ...]
    left: int
    """Dice not rolled yet this turn."""
    falling: int
    readings: tuple[int, ...]
    places: tuple[Place, ...]
    """Number and row of every possible entry."""
    next_die: tuple[NextDie, ...]
    """Outcome of one more die by face; empty if no die may be rolled."""
    failed: Failure | None
    columns: OneASeat[Column]
    cards: OneASeat[tuple[Card, ...]]
    scores: OneASeat[int]
    """Scores if the game ended now."""
    closing: EndReason | None
    result: Result | None
    cardless: bool
    """The turn began without cards: failing it calls the last round (G2)."""


class Mine(Part):
    """Private part of the view: the seat, and cards of no use now."""

    seat: Seat
    barred: tuple[BarredCard, ...]
    """While cards may be played: own cards that may not, each with the reason."""


class View(Part):
    """`table` is equal for all viewers; `mine` is None for the gallery."""

    table: Table
    mine: Mine | None
    legal: tuple[Action, ...]


def view(state: State, viewer: Viewer) -> View:
    if viewer is None:
        return View(table(state), None, ())
    return View(table(state), mine(state, viewer), tuple(legal(state, viewer)))


def mine(state: State, seat: Seat) -> Mine:
    return Mine(seat, barred_cards(state, seat))


def table(state: State) -> Table:
    moves = turn(state)
    settled = state.falling == 0
    return Table(
        options=state.options,
        step=step(state),
        awaited=moves.seats if isinstance(moves, Await) else (),
        round=state.round,
        seat=state.seat,
        dice=state.dice,
        aside=state.aside,
        left=dice_left(state) - state.falling,
        falling=state.falling,
        readings=numbers(state) if settled else (),
        places=legal_places(state) if settled and state.failed is None else (),
        next_die=one_more_die(state),
        failed=state.failed,
        columns=state.columns,
        cards=state.cards,
        scores=tuple(map(score, state.columns, state.cards)),
        closing=state.closing,
        result=state.result,
        cardless=state.cardless,
    )
