"""The turn with the most information about some seats: the largest step of the belief towards its end."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from lusoria.analysis.idus_martii.belief_timeline import shares
from lusoria.core.floats import float_sum
from lusoria.core.game import Seat
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.players.side_forecaster import SideForecaster, side_probabilities
from lusoria.wire.analysis import Chances

Sides: TypeAlias = tuple[tuple[float, ...], ...]
"""By seat: probability of each side."""


class InformativeTurn(NamedTuple):
    turn: int
    before: tuple[Chances, ...]
    """By suspect: posterior before this turn."""
    after: tuple[Chances, ...]
    """By suspect: posterior at its end."""


def most_informative_turn(
    view: View, model: str, suspects: Sequence[Seat], forecaster: SideForecaster
) -> InformativeTurn:
    """The turn of the ledger with the largest gain; the first of equals.

    The gain of a turn is how much nearer the posterior of `suspects` comes to the last one, by squared
    distance. All gains add up to the distance between prior and last posterior: that is a score of 100.
    Raises ValueError if no turn has ended.
    """
    path = belief_path(view, model, forecaster)
    far = [squared_distance(sides, path[-1], suspects) for sides in path]
    gains = [before - after for before, after in pairwise(far)]
    turn = 1 + gains.index(max(gains))
    before, after = (tuple([shares(path[at][seat]) for seat in suspects]) for at in (turn - 1, turn))
    return InformativeTurn(turn, before, after)


def belief_path(view: View, model: str, forecaster: SideForecaster) -> list[Sides]:
    """The viewer's belief at the deal and at the end of each turn, from this view alone."""
    seats = range(view.table.options.players)
    beliefs = (forecaster.belief_after_turn(view, model, turn) for turn in range(len(view.table.ledger) + 1))
    return [tuple(side_probabilities(view, belief, seat) for seat in seats) for belief in beliefs]


def squared_distance(one: Sides, other: Sides, seats: Sequence[Seat]) -> float:
    return float_sum(
        (mine - theirs) ** 2 for seat in seats for mine, theirs in zip(one[seat], other[seat], strict=True)
    )
