"""What could have been known in a finished game, and what each decision cost.

Everything is worked out from views: of the seat through whose eyes one looks, or of the gallery. So nothing
in it depends on what those eyes could not see. It needs the extra `bots`.
"""

from lusoria.analysis.record_analysis import MODELS, analyse
from lusoria.analysis.report_formats import page, text

__all__ = ["MODELS", "analyse", "page", "text"]
