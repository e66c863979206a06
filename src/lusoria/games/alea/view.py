"""What one viewer knows. In this game that is everything; only what one may do differs."""

from lusoria.core.game import Await, Seat, Viewer
from lusoria.core.structs import OneASeat, Part, Seats
from lusoria.games.alea.actions import Action
from lusoria.games.alea.model import (
    Card,
    Closing,
    Column,
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
from lusoria.games.alea.rules import legal, numbers, placeable, step, turn


class Table(Part):
    """What lies on the table, in front of everybody."""

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
    """Number and row of everything that may be written now."""
    next_die: tuple[NextDie, ...]
    """What one more die would do, while one may be rolled."""
    failed: Failure | None
    columns: OneASeat[Column]
    cards: OneASeat[tuple[Card, ...]]
    scores: OneASeat[int]
    """As if the game ended now."""
    closing: Closing | None
    result: Result | None
    cardless: bool
    """The turn began without cards: to fail it calls the last round (G2)."""


class Mine(Part):
    """Which player I am; nobody has a secret here."""

    seat: Seat
    barred: tuple[BarredCard, ...]
    """While cards may be played: those of mine that may not, each with its reason."""


class View(Part):
    """`table` is the same for every viewer, `mine` is None for the gallery."""

    table: Table
    mine: Mine | None
    legal: tuple[Action, ...]


def view(state: State, viewer: Viewer) -> View:
    if viewer is None:
        return View(table(state), None, ())
    return View(table(state), mine(state, viewer), tuple(legal(state, viewer)))


def mine(state: State, seat: Seat) -> Mine:
    """Nothing is secret here: a player only knows who they are, and which cards are of no use now."""
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
        places=placeable(state) if settled and state.failed is None else (),
        next_die=one_more_die(state),
        failed=state.failed,
        columns=state.columns,
        cards=state.cards,
        scores=tuple(map(score, state.columns, state.cards)),
        closing=state.closing,
        result=state.result,
        cardless=state.cardless,
    )
