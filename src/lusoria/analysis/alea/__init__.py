"""Analysis and exercises of Alea Romana."""

from lusoria.analysis.game_analysis import AnalysisSpec

ANALYSIS = AnalysisSpec("lusoria.analysis.alea.alea_analysis:ALEA_ANALYSIS", ("numba", "numpy"))
