"""Which analysis a record gets, and what it must be for one."""

from functools import cache
from typing import get_args

from lusoria.analysis.alea_equity import equity
from lusoria.analysis.idus_suspicion import suspicion
from lusoria.analysis.record_steps import Reckoned, unheard
from lusoria.bots import bot_spec
from lusoria.bots.bot_loader import contents
from lusoria.core.errors import Malformed
from lusoria.core.game import Viewer
from lusoria.minds.idus_martii.players.outlook import Outlook
from lusoria.records.record import Record
from lusoria.wire.analysis import BeliefModel, Equity, Suspicion

MODELS: tuple[BeliefModel, ...] = get_args(BeliefModel)
"""The first is the usual one."""


def analyse(
    record: Record, eyes: Viewer = None, model: BeliefModel = "mixture", told: Reckoned = unheard
) -> Suspicion | Equity:
    """The analysis of a finished game, or Malformed naming what stands against it.

    `told` hears on the way how many turns (in Alea rounds) are reckoned, and of how many: what all eyes know.
    """
    if record.result is None:
        raise Malformed("record.result", "the game is not over")
    if eyes is not None and eyes not in range(len(record.seats)):
        raise Malformed("eyes", f"there are seats 0 to {len(record.seats) - 1}")
    if model not in MODELS:
        raise Malformed("model", f"none of {', '.join(MODELS)}")
    if record.game.name == "idus-martii":
        return suspicion(record, eyes, model, outlook(record.game.version), told)
    if record.game.name == "alea":
        return equity(record, told)
    raise Malformed("record.game", f"{record.game.name} has no analysis")


@cache
def outlook(rules: int) -> Outlook:
    spec = bot_spec("idus-martii", "able")
    return Outlook(*(contents(spec, file, rules) for file in spec.data))
