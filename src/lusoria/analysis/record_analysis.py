"""Entry point: checks that a record can be analysed, and calls the analysis of its game."""

from typing import get_args

from lusoria.analysis.game_analysis import analysis_of
from lusoria.core.errors import Malformed
from lusoria.core.game import Viewer
from lusoria.records.record import Record
from lusoria.runtime.progress import ProgressCallback, ignore_progress
from lusoria.wire.analysis import Analysis, BeliefModel

MODELS: tuple[BeliefModel, ...] = get_args(BeliefModel)  # the default first


def analyse(
    record: Record,
    viewer: Viewer = None,
    model: BeliefModel = "mixture",
    on_progress: ProgressCallback = ignore_progress,
) -> Analysis:
    """The analysis of a finished game, as the struct of its game. Raises Malformed if there can be none."""
    if record.result is None:
        raise Malformed("record.result", "the game isn’t over, so it can’t be analysed yet")
    if viewer is not None and viewer not in range(len(record.seats)):
        raise Malformed("viewer", f"there’s no such seat: the record has {len(record.seats)}")
    if model not in MODELS:
        raise Malformed("model", f"there’s no model {model!r}. Choose from: {', '.join(MODELS)}.")
    return analysis_of(record.game).analyse(record, viewer, model, on_progress)
