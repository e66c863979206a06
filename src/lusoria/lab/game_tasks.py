"""The extensions `training` and `solver` of a game, for the lab's commands."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from lusoria.runtime.progress import ProgressCallback


class TrainingStep(Protocol):
    """One run of `lusoria lab train`. The extension `training` is a tuple of them, run in order."""

    def __call__(
        self, folder: Path, players: range, seed: int, on_progress: ProgressCallback, /
    ) -> Iterable[object]:
        """Writes files into the folder. The results are printed, one a line."""
        ...


@dataclass(frozen=True, slots=True)
class Solver:
    """The extension `solver`, for `lusoria lab solve`."""

    solve: Callable[[Path, int, int, ProgressCallback], Any]
    """Folder, turns and threads to the solution."""
    report: Callable[[Any], str]
    """The solution as text."""
