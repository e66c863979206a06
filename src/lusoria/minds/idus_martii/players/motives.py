"""Why an action, as a person would say it: a fact of one's own view rather than the last hundredth."""

from collections.abc import Sequence

from lusoria.games.idus_martii.actions import Action, Assign, Look, Veto
from lusoria.games.idus_martii.model import FACTIONS
from lusoria.games.idus_martii.reasons import (
    COLOUR_OF,
    TOKEN_OF,
    Chance,
    Even,
    Only,
    Reason,
    Saw,
    Suspect,
    Whim,
    of_lead,
    of_limit,
    plain_reason,
)
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.belief.belief import Belief

EVEN = 0.004
"""Choices whose chances differ by less are all the same to a person."""
SURE = 0.5
"""From here on somebody is *probably* of a side."""


def motive(view: View, action: Action, worths: Sequence[float], belief: Belief) -> Reason:
    """`worths` are those of all legal actions; the belief is that of the same view."""
    if len(view.legal) == 1:
        return Only()
    if max(worths) - min(worths) < EVEN:
        return Even()
    worth = worths[view.legal.index(action)]
    match action:
        case Assign(praetor=praetor, aediles=aediles):
            found: Reason | None = suspect(belief, (praetor, *aediles))
        case Look(aedile=aedile):
            found = suspect(belief, (aedile,))
        case Veto(swap=swap):
            found = of_veto(view, swap=swap)
        case _:
            found = plain_reason(view, action)
    return Chance(tenths(worth)) if found is None or isinstance(found, Whim) else found


def suspect(belief: Belief, seats: Sequence[int]) -> Suspect | None:
    """Of these people the one of whom most is known, if it is more than a guess."""
    share, seat, side = max(
        (share, seat, k) for seat in seats for k, share in enumerate(belief.side_probabilities(seat))
    )
    return Suspect(seat, FACTIONS[side], tenths(share)) if share >= SURE else None


def of_veto(view: View, *, swap: bool) -> Reason:
    """What I saw is reason enough to swap a rival's colour or to leave my own; else it is the tokens."""
    assert view.mine is not None
    look, own = view.mine.looks[-1], {COLOUR_OF.get(card) for card in view.mine.hand} - {None}
    if len(own) == 1 and swap == (look.colour not in own):
        return Saw(look.aedile, look.colour)
    near = of_limit(view.table, TOKEN_OF.get(look.colour))
    return near or of_lead(view.table) or Saw(look.aedile, look.colour)


def tenths(share: float) -> int:
    """So many times in ten; never never, and never always."""
    return min(9, max(1, round(10 * share)))
