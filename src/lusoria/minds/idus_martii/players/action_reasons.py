"""Reasons for an action, in facts that the player can see rather than small differences of value."""

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
    lead_reason,
    limit_reason,
    plain_reason,
)
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.belief.belief import Belief

EVEN_MARGIN = 0.004  # chance to win; smaller differences count as none
SUSPECT_PROBABILITY = 0.5  # from here on, a player is "probably" of a side


def action_reason(view: View, action: Action, values: Sequence[float], belief: Belief) -> Reason:
    """`values` are those of all legal actions; the belief is of the same view."""
    if len(view.legal) == 1:
        return Only()
    if max(values) - min(values) < EVEN_MARGIN:
        return Even()
    value = values[view.legal.index(action)]
    match action:
        case Assign(praetor=praetor, aediles=aediles):
            reason: Reason | None = suspect_reason(belief, (praetor, *aediles))
        case Look(aedile=aedile):
            reason = suspect_reason(belief, (aedile,))
        case Veto(swap=swap):
            reason = veto_reason(view, swap=swap)
        case _:
            reason = plain_reason(view, action)
    return Chance(tenths(value)) if reason is None or isinstance(reason, Whim) else reason


def suspect_reason(belief: Belief, seats: Sequence[int]) -> Suspect | None:
    """The player among `seats` whose side is most certain, if it is probable at all."""
    share, seat, side = max(
        (share, seat, k) for seat in seats for k, share in enumerate(belief.side_probabilities(seat))
    )
    return Suspect(seat, FACTIONS[side], tenths(share)) if share >= SUSPECT_PROBABILITY else None


def veto_reason(view: View, *, swap: bool) -> Reason:
    """Swapping a rival's colour or leaving the own colour is explained by the look; else by the tokens."""
    assert view.mine is not None
    look, own = view.mine.looks[-1], {COLOUR_OF.get(card) for card in view.mine.hand} - {None}
    if len(own) == 1 and swap == (look.colour not in own):
        return Saw(look.aedile, look.colour)
    near = limit_reason(view.table, TOKEN_OF.get(look.colour))
    return near or lead_reason(view.table) or Saw(look.aedile, look.colour)


def tenths(share: float) -> int:
    """Tenths, from 1 to 9."""
    return min(9, max(1, round(10 * share)))
