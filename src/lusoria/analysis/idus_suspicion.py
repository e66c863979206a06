"""Idus Martii: whom one could have suspected after every turn, and what one's own decisions cost."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from lusoria.analysis.decision_costs import judged, rounded
from lusoria.analysis.record_steps import Passage, Reckoned, passages, unheard
from lusoria.core.game import AnyState, Seat, Viewer
from lusoria.games.idus_martii.model import FACTIONS
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.players.outlook import Outlook, sides_of
from lusoria.records.record import Record
from lusoria.wire.analysis import BeliefModel, Believed, Chances, Judgement, Shift, Suspicion

MOST_SHIFTS = 5
LEAST_SHIFT = 0.1
"""A turn that moved nothing by a tenth is no moment."""


def suspicion(
    record: Record, eyes: Viewer, model: BeliefModel, outlook: Outlook, told: Reckoned = unheard
) -> Suspicion:
    """Through these eyes, as surely as the model allows."""
    steps = list(passages(record))
    ends = list(turn_ends(steps))
    turns, decisions, at = list[Believed](), list[Judgement](), 0
    for turn, (step, state) in enumerate(ends):
        turns.append(believed(record, eyes, step, state, outlook, model))
        decisions += own_decisions(record, steps[at:step], eyes)
        at = step
        told(turn, len(ends) - 1)  # the first is the deal
    costliest = tuple(sorted(decisions, key=lambda decision: -decision.cost))
    found = tuple(turns)
    return Suspicion(eyes, model, found, tuple(shifts(found, eyes)), tuple(turning(found)), costliest)


def turn_ends(steps: list[Passage]) -> Iterator[tuple[int, AnyState]]:
    """The step and the state with which each turn is over; the first is the deal."""
    for passage in steps:
        before, after = passage.before, passage.after
        if after.turn != before.turn or (after.result is not None and before.result is None):
            yield passage.step, after


def believed(
    record: Record, eyes: Viewer, step: int, state: AnyState, outlook: Outlook, model: str
) -> Believed:
    view = record.game.view(state, eyes)
    assert isinstance(view, View)
    belief = outlook.belief(view, model)
    players = range(view.table.options.players)
    return Believed(
        step,
        len(view.table.ledger),
        tuple(shares(sides_of(view, belief, seat)) for seat in players),
        shares(outlook.winning(view, belief)),
    )


def shares(chances: Iterable[float]) -> Chances:
    return tuple(rounded(chance) for chance in chances)


def own_decisions(record: Record, steps: list[Passage], eyes: Viewer) -> list[Judgement]:
    """In their order; the gallery decides nothing."""
    return [
        decision
        for passage in steps
        if eyes is not None
        and passage.seat == eyes
        and (decision := judged(record.game, passage, passage.before.turn))
    ]


def shifts(turns: tuple[Believed, ...], eyes: Viewer) -> list[Shift]:
    """For each turn what it moved most, and of all turns the largest few."""
    found = [largest(before, after, eyes) for before, after in pairwise(turns)]
    moved = [shift for shift in found if abs(shift.after - shift.before) >= LEAST_SHIFT]
    return sorted(moved, key=lambda shift: -abs(shift.after - shift.before))[:MOST_SHIFTS]


def turning(turns: tuple[Believed, ...]) -> list[Shift]:
    """Of each side the turn that moved its chance to win most, where any moved it much."""
    found = list[Shift]()
    for place, side in enumerate(FACTIONS):
        moves = [
            Shift(after.step, after.turn, None, side, before.winning[place], after.winning[place])
            for before, after in pairwise(turns)
        ]
        moved = [move for move in moves if abs(move.after - move.before) >= LEAST_SHIFT]
        found += [max(moved, key=lambda move: abs(move.after - move.before))] if moved else []
    return sorted(found, key=lambda move: move.turn)


def largest(before: Believed, after: Believed, eyes: Viewer) -> Shift:
    about = [(seat, one, two) for seat, (one, two) in enumerate(zip(before.sides, after.sides, strict=True))]
    rows: list[tuple[Seat | None, Chances, Chances]] = [row for row in about if row[0] != eyes]
    rows.append((None, before.winning, after.winning))
    changes = (
        Shift(after.step, after.turn, seat, side, one[place], two[place])
        for seat, one, two in rows
        for place, side in enumerate(FACTIONS)
    )
    return max(changes, key=lambda shift: abs(shift.after - shift.before))
