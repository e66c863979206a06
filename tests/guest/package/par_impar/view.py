"""Views of par impar, built from what each viewer may know."""

from lusoria.core.game import Seat, Viewer
from lusoria.core.structs import OneASeat, Part, Seats
from par_impar.actions import Action
from par_impar.model import Line, Options, Result, State, Step, other
from par_impar.rules import awaited, legal, step


class Table(Part):
    """Public table."""

    options: Options
    step: Step
    awaited: Seats
    round: int
    hider: Seat | None
    guesser: Seat | None
    scores: OneASeat[int]
    ledger: tuple[Line, ...]
    result: Result | None


class Mine(Part):
    """Private part of a seat."""

    seat: Seat
    nuts: int | None
    """In the seat's closed hand."""


class View(Part):
    """`table` is the same for every viewer, `mine` is None for the gallery."""

    table: Table
    mine: Mine | None
    legal: tuple[Action, ...]


def view(state: State, viewer: Viewer) -> View:
    if viewer is None:
        return View(table(state), None, ())
    return View(table(state), mine(state, viewer), tuple(legal(state, viewer)))


def table(state: State) -> Table:
    seat = awaited(state)
    playing = state.hider if state.result is None else None
    return Table(
        options=state.options,
        step=step(state),
        awaited=() if seat is None else (seat,),
        round=len(state.ledger) + (state.result is None),
        hider=playing,
        guesser=None if playing is None else other(playing),
        scores=state.scores,
        ledger=state.ledger,
        result=state.result,
    )


def mine(state: State, seat: Seat) -> Mine:
    return Mine(seat, state.nuts if seat == state.hider else None)
