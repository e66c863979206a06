"""Entry point: selects the analysis for a record and checks that it can be made."""

from functools import cache
from typing import get_args

from lusoria.analysis.alea_equity import equity
from lusoria.analysis.idus_suspicion import suspicion
from lusoria.analysis.record_steps import ProgressCallback, ignore_progress
from lusoria.bots import bot_spec
from lusoria.bots.bot_loader import contents
from lusoria.core.errors import Malformed
from lusoria.core.game import Viewer
from lusoria.minds.idus_martii.players.outlook import Outlook
from lusoria.records.record import Record
from lusoria.wire.analysis import BeliefModel, Equity, Suspicion

MODELS: tuple[BeliefModel, ...] = get_args(BeliefModel)  # the default first


def analyse(
    record: Record,
    eyes: Viewer = None,
    model: BeliefModel = "mixture",
    on_progress: ProgressCallback = ignore_progress,
) -> Suspicion | Equity:
    """The analysis of a finished game. Raises Malformed if there can be none.

    Calls `on_progress` with the turns done and their total; in Alea Romana, with rounds. Both are public.
    """
    if record.result is None:
        raise Malformed("record.result", "the game is not over")
    if eyes is not None and eyes not in range(len(record.seats)):
        raise Malformed("eyes", f"there are seats 0 to {len(record.seats) - 1}")
    if model not in MODELS:
        raise Malformed("model", f"none of {', '.join(MODELS)}")
    if record.game.name == "idus-martii":
        return suspicion(record, eyes, model, outlook(record.game.version), on_progress)
    if record.game.name == "alea":
        return equity(record, on_progress)
    raise Malformed("record.game", f"{record.game.name} has no analysis")


@cache
def outlook(rules: int) -> Outlook:
    spec = bot_spec("idus-martii", "able")
    return Outlook(*(contents(spec, file, rules) for file in spec.data))
