"""Progress of a long computation."""

from collections.abc import Callable
from typing import TypeAlias

ProgressCallback: TypeAlias = Callable[[int, int], None]
"""Takes the work done, and its total. Both are public."""


def ignore_progress(_done: int, _total: int) -> None:
    """A progress callback that does nothing."""
