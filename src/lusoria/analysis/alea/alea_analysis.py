"""Implements `lusoria.analysis.game_analysis.GameAnalysis` for Alea Romana."""

from lusoria.analysis.alea.equity import equity
from lusoria.analysis.alea.report import report
from lusoria.core.game import Viewer
from lusoria.records.record import Record
from lusoria.runtime.progress import ProgressCallback
from lusoria.wire.alea.messages import Equity
from lusoria.wire.analysis import BeliefModel


class AleaAnalysis:
    """Everything is public, so all viewers and models give the same analysis."""

    report = staticmethod(report)

    def analyse(
        self, record: Record, viewer: Viewer, model: BeliefModel, on_progress: ProgressCallback
    ) -> Equity:
        return equity(record, on_progress)


ALEA_ANALYSIS = AleaAnalysis()
