"""Effect of each event on the state. `evolve` never refuses an event."""

from typing import assert_never

from msgspec.structs import replace

from lusoria.core.game import Seat
from par_impar.events import Event, FirstDrawn, GameEnded, GuessSaid, HandOpened, NutsHidden, PointScored
from par_impar.model import Line, State, other


def evolve(state: State, event: Event) -> State:
    match event:
        case FirstDrawn(seat=seat):
            return replace(state, hider=seat)
        case NutsHidden(nuts=nuts):
            return replace(state, nuts=nuts)
        case GuessSaid(guess=guess):
            return replace(state, guess=guess)
        case HandOpened(nuts=nuts):
            return replace(state, nuts=nuts)
        case PointScored(seat=seat):
            return point_scored(state, seat)
        case GameEnded(result=result):
            return replace(state, result=result)
        case _:
            assert_never(event)


def point_scored(state: State, winner: Seat) -> State:
    """P5, P6: adds the point and a ledger line; the next hider has an empty hand."""
    hider, nuts, guess = state.hider, state.nuts, state.guess
    assert hider is not None
    assert nuts is not None
    assert guess is not None
    return replace(
        state,
        scores=tuple(points + (seat == winner) for seat, points in enumerate(state.scores)),
        ledger=(*state.ledger, Line(hider, nuts, guess, winner)),
        hider=other(hider) if state.in_turns else winner,
        nuts=None,
        guess=None,
    )
