"""Why the better of two options: about what they differ in, not about what they share."""

from lusoria.core.advice import Advice, Judged
from lusoria.core.game import GameView, Seat
from lusoria.core.structs import GameReason
from lusoria.games.alea.actions import Write
from lusoria.games.alea.motives import of_row
from lusoria.games.alea.view import View as AleaView
from lusoria.games.idus_martii.actions import Assign
from lusoria.games.idus_martii.model import FACTIONS
from lusoria.games.idus_martii.reasons import Suspect

SURE = 0.5
"""From here on somebody is *probably* of a side."""


def reason_rather(view: GameView, best: Judged, taken: Judged, advice: Advice) -> GameReason:
    """What speaks for the best beside the one that was taken; else what speaks for it at all."""
    one, other = best.action, taken.action
    if isinstance(view, AleaView) and isinstance(one, Write) and isinstance(other, Write):
        return of_row(view.table, one) if one.number == other.number else best.reason
    if isinstance(one, Assign) and isinstance(other, Assign):
        return of_office(one, other, advice.sides) or best.reason
    return best.reason


def of_office(best: Assign, taken: Assign, sides: tuple[tuple[float, ...], ...]) -> Suspect | None:
    """Of all who would have another office, or none, the one of whom most is known."""
    moved = [seat for seat in range(len(sides)) if office(best, seat) != office(taken, seat)]
    known = [(share, seat, k) for seat in moved for k, share in enumerate(sides[seat])]
    share, seat, side = max(known, default=(0.0, 0, 0))
    return Suspect(seat, FACTIONS[side], min(9, max(1, round(10 * share)))) if share >= SURE else None


def office(assigned: Assign, seat: Seat) -> str:
    if seat == assigned.praetor:
        return "praetor"
    return "aedile" if seat in assigned.aediles else ""
