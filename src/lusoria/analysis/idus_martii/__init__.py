"""Analysis and exercises of Idus Martii."""

from lusoria.analysis.game_analysis import AnalysisSpec

ANALYSIS = AnalysisSpec("lusoria.analysis.idus_martii.idus_analysis:IDUS_ANALYSIS", ("numba", "numpy"))
