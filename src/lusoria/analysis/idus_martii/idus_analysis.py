"""Implements `lusoria.analysis.game_analysis.GameAnalysis` for Idus Martii."""

from functools import cache

from lusoria.analysis.idus_martii.belief_timeline import belief_timeline
from lusoria.analysis.idus_martii.report import report
from lusoria.bots import bot_spec
from lusoria.bots.bot_loader import read_data_file
from lusoria.core.game import Viewer
from lusoria.minds.idus_martii.players.side_forecaster import SideForecaster
from lusoria.records.record import Record
from lusoria.runtime.progress import ProgressCallback
from lusoria.wire.analysis import BeliefModel
from lusoria.wire.idus_martii.messages import Suspicion


class IdusAnalysis:
    report = staticmethod(report)

    def analyse(
        self, record: Record, viewer: Viewer, model: BeliefModel, on_progress: ProgressCallback
    ) -> Suspicion:
        return belief_timeline(record, viewer, model, side_forecaster(record.game.version), on_progress)


@cache
def side_forecaster(rules: int) -> SideForecaster:
    spec = bot_spec("idus-martii", "able")
    return SideForecaster(*(read_data_file(spec, file, rules) for file in spec.data))


IDUS_ANALYSIS = IdusAnalysis()
