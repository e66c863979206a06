"""Contrastive reasons: why the best choice of office holders beats the one taken, by what differs."""

from lusoria.core.advice import Advice, RatedAction
from lusoria.core.game import GameView, Seat
from lusoria.core.structs import GameReason
from lusoria.games.idus_martii.actions import Assign
from lusoria.games.idus_martii.model import FACTIONS
from lusoria.games.idus_martii.reasons import Suspect

MIN_PROBABILITY = 0.5  # below it, a text must not say that a player is *probably* of a side


def contrasting_reason(view: GameView, best: RatedAction, taken: RatedAction, advice: Advice) -> GameReason:
    """A reason that holds for `best` but not for `taken`; if there is none, the reason of `best`."""
    better, actual = best.action, taken.action
    if isinstance(better, Assign) and isinstance(actual, Assign):
        return office_suspicion(better, actual, advice.sides) or best.reason
    return best.reason


def office_suspicion(best: Assign, taken: Assign, sides: tuple[tuple[float, ...], ...]) -> Suspect | None:
    """The best-known side among players whose office differs; None if no side is probable."""
    changed = [seat for seat in range(len(sides)) if office(best, seat) != office(taken, seat)]
    known = [(share, seat, k) for seat in changed for k, share in enumerate(sides[seat])]
    share, seat, side = max(known, default=(0.0, 0, 0))
    return (
        Suspect(seat, FACTIONS[side], min(9, max(1, round(10 * share)))) if share >= MIN_PROBABILITY else None
    )


def office(assignment: Assign, seat: Seat) -> str:
    if seat == assignment.praetor:
        return "praetor"
    return "aedile" if seat in assignment.aediles else ""
