"""Analysis of finished games: what a viewer could know, and what each decision cost.

All results come from views of one seat or of the gallery, never from hidden state. Needs the extra `bots`.
"""

from lusoria.analysis.record_analysis import MODELS, analyse
from lusoria.analysis.report_formats import page, text

__all__ = ["MODELS", "analyse", "page", "text"]
