"""Contrastive reasons name a difference between two options."""

from msgspec.structs import replace

from lusoria.analysis.alea.contrast import contrasting_reason
from lusoria.analysis.idus_martii.contrast import office_suspicion
from lusoria.core.advice import Advice, RatedAction
from lusoria.games.alea import ALEA
from lusoria.games.alea.action_reasons import action_reason
from lusoria.games.alea.actions import Roll, Write
from lusoria.games.alea.reasons import NoMoreDice, RowsLeft
from lusoria.games.idus_martii.actions import Assign
from lusoria.games.idus_martii.reasons import Suspect
from tests.minds.alea.exact_values import at_turn

SIDES = ((0.5, 0.5, 0.0), (0.9, 0.1, 0.0), (0.1, 0.8, 0.1), (0.4, 0.3, 0.3), (0.2, 0.2, 0.6))


def test_same_number_in_another_row_is_explained_by_rows() -> None:
    """The dice are the same for both options."""
    view = ALEA.view(at_turn((8, 0, 0, 0, 0, 0, 0), ()), 0)
    fifth, seventh, roll = (
        RatedAction(action, 0.5, 0.0, action_reason(view, action))
        for action in (Write(33, 5), Write(33, 7), Roll(1))
    )
    advice = Advice("", (fifth, seventh, roll))
    assert contrasting_reason(view, fifth, seventh, advice) == RowsLeft(33, 5, 3, 2)
    assert contrasting_reason(view, fifth, roll, advice) == fifth.reason != RowsLeft(33, 5, 3, 2)


def test_row_is_the_reason_after_the_last_die() -> None:
    state = replace(at_turn((8, 0, 0, 0, 0, 0, 0), ()), dice=("X", "X", "X", "I", "I", "I"))
    assert action_reason(ALEA.view(state, 0), Write(33, 5)) == RowsLeft(33, 5, 3, 2)
    narrow = replace(state, columns=((8, 18, 20, 0, 34, 35, 0), state.columns[1]))
    assert action_reason(ALEA.view(narrow, 0), Write(33, 4)) == NoMoreDice(33)


def test_office_is_explained_by_the_best_known_side() -> None:
    chosen, better = Assign(1, (2, 3)), Assign(1, (2, 4))
    # seats 1 and 2, whose sides are more certain, are in both options
    assert office_suspicion(better, chosen, SIDES) == Suspect(4, "merchant", 6)
    # another office of the same seat counts
    assert office_suspicion(Assign(2, (1, 3)), chosen, SIDES) == Suspect(1, "loyal", 9)
    unsure = ((0.4, 0.3, 0.3),) * 5
    assert office_suspicion(better, chosen, unsure) is None
