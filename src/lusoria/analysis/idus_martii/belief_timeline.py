"""Timeline of a viewer's belief about sides and winners, with the costs of the viewer's decisions.

`minds/idus_martii/players` computes both: the side forecaster and the adviser.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from lusoria.analysis.decision_costs import judge_decision, round_number
from lusoria.analysis.idus_martii.contrast import contrasting_reason
from lusoria.analysis.record_steps import Transition, transitions
from lusoria.core.game import AnyState, Seat, Viewer
from lusoria.games.idus_martii.model import FACTIONS
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.players.side_forecaster import SideForecaster, side_probabilities
from lusoria.records.record import Record
from lusoria.runtime.progress import ProgressCallback, ignore_progress
from lusoria.wire.analysis import BeliefModel, Chances, Judgement
from lusoria.wire.idus_martii.messages import Shift, Suspicion, TurnBelief

MAX_SHIFTS = 5  # the largest ones
MIN_SHIFT = 0.1  # in probability: smaller shifts are not worth a line


def belief_timeline(
    record: Record,
    viewer: Viewer,
    model: BeliefModel,
    forecaster: SideForecaster,
    on_progress: ProgressCallback = ignore_progress,
) -> Suspicion:
    """The analysis for one viewer. `on_progress` is called after each turn."""
    steps = list(transitions(record))
    ends = list(turn_ends(steps))
    turns, decisions, at = list[TurnBelief](), list[Judgement](), 0
    for turn, (step, state) in enumerate(ends):
        turns.append(belief_at(record, viewer, step, state, forecaster, model))
        decisions += own_decisions(record, steps[at:step], viewer)
        at = step
        on_progress(turn, len(ends) - 1)  # the first is the deal
    costliest = tuple(sorted(decisions, key=lambda decision: -decision.cost))
    found = tuple(turns)
    return Suspicion(
        viewer, model, found, tuple(largest_shifts(found, viewer)), tuple(turning_points(found)), costliest
    )


def turn_ends(steps: list[Transition]) -> Iterator[tuple[int, AnyState]]:
    """Step and state at the end of each turn. The first pair is the deal."""
    for transition in steps:
        before, after = transition.before, transition.after
        if after.turn != before.turn or (after.result is not None and before.result is None):
            yield transition.step, after


def belief_at(
    record: Record, viewer: Viewer, step: int, state: AnyState, forecaster: SideForecaster, model: str
) -> TurnBelief:
    view = record.game.view(state, viewer)
    assert isinstance(view, View)
    belief = forecaster.belief(view, model)
    players = range(view.table.options.players)
    return TurnBelief(
        step,
        len(view.table.ledger),
        tuple(shares(side_probabilities(view, belief, seat)) for seat in players),
        shares(forecaster.win_probabilities(view, belief)),
    )


def shares(chances: Iterable[float]) -> Chances:
    return tuple(round_number(chance) for chance in chances)


def own_decisions(record: Record, steps: list[Transition], viewer: Viewer) -> list[Judgement]:
    """The viewer's decisions in order; none for the gallery."""
    return [
        decision
        for transition in steps
        if viewer is not None
        and transition.seat == viewer
        and (decision := judge_decision(record.game, transition, transition.before.turn, contrasting_reason))
    ]


def largest_shifts(turns: tuple[TurnBelief, ...], viewer: Viewer) -> list[Shift]:
    """The largest shift of each turn; of these, the largest `MAX_SHIFTS`."""
    shifts = [largest_shift(before, after, viewer) for before, after in pairwise(turns)]
    moved = [shift for shift in shifts if abs(shift.after - shift.before) >= MIN_SHIFT]
    return sorted(moved, key=lambda shift: -abs(shift.after - shift.before))[:MAX_SHIFTS]


def turning_points(turns: tuple[TurnBelief, ...]) -> list[Shift]:
    """For each side, the turn that changed its chance to win most, if by at least `MIN_SHIFT`."""
    points = list[Shift]()
    for place, side in enumerate(FACTIONS):
        moves = [
            Shift(after.step, after.turn, None, side, before.winning[place], after.winning[place])
            for before, after in pairwise(turns)
        ]
        moved = [move for move in moves if abs(move.after - move.before) >= MIN_SHIFT]
        points += [max(moved, key=lambda move: abs(move.after - move.before))] if moved else []
    return sorted(points, key=lambda move: move.turn)


def largest_shift(before: TurnBelief, after: TurnBelief, viewer: Viewer) -> Shift:
    beliefs = [(seat, *pair) for seat, pair in enumerate(zip(before.sides, after.sides, strict=True))]
    rows: list[tuple[Seat | None, Chances, Chances]] = [row for row in beliefs if row[0] != viewer]
    rows.append((None, before.winning, after.winning))
    changes = (
        Shift(after.step, after.turn, seat, side, old[place], new[place])
        for seat, old, new in rows
        for place, side in enumerate(FACTIONS)
    )
    return max(changes, key=lambda shift: abs(shift.after - shift.before))
