"""Analysis of finished games: the knowledge of a viewer, and the cost of each decision.

All results come from views of one seat or of the gallery, never from hidden state. Needs the extra `bots`.
"""

from lusoria.analysis.record_analysis import MODELS, analyse
from lusoria.analysis.report_formats import page, text

__all__ = ["MODELS", "analyse", "page", "text"]
