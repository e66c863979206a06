"""The extension `analysis` of a game: an `AnalysisSpec`, which names its `GameAnalysis`."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pkgutil import resolve_name
from typing import Any, Protocol

from lusoria.bots.bot import are_installed
from lusoria.core.errors import LoadError, Malformed
from lusoria.core.extensions import typed_extension
from lusoria.core.game import GameInfo, Viewer
from lusoria.games import GAMES
from lusoria.records.record import Record
from lusoria.runtime.progress import ProgressCallback
from lusoria.wire.analysis import Analysis, BeliefModel
from lusoria.words import Words


@dataclass
class ReportSection:
    """One section of a report: a heading, a table and sentences. Table and sentences may be empty."""

    heading: str
    rows: list[list[str]] = field(default_factory=list)
    """The first row has the column heads."""
    lines: list[str] = field(default_factory=list)


class GameAnalysis(Protocol):
    """Analyses finished games of one kind."""

    def analyse(
        self, record: Record, viewer: Viewer, model: BeliefModel, on_progress: ProgressCallback
    ) -> Analysis:
        """The same record gives the same analysis. Raises Malformed if there can be none.

        Uses only what the viewer could know: a seat, or None for the gallery. A game without secrets ignores
        the viewer, a game without beliefs the model. The result is the game's own struct: see
        `lusoria.wire.game_messages`.
        """
        ...

    def report(
        self, words: Words, record: Record, names: Sequence[str], found: Any
    ) -> Iterable[ReportSection]:
        """What `analyse` has found, for readers. `names` are those of the players, by seat."""
        ...


@dataclass(frozen=True, slots=True)
class AnalysisSpec:
    """Facts about an analysis that is not loaded yet."""

    load: str
    """`module:attribute` of the `GameAnalysis`."""
    needs: tuple[str, ...] = ()
    """Modules outside the base install that it imports."""


def spec_of(game: GameInfo) -> AnalysisSpec | None:
    return typed_extension(game, "analysis", AnalysisSpec)


def can_analyse(game: str) -> bool:
    """True if this game is installed and brings an analysis, and the modules it needs are installed."""
    spec = spec_of(GAMES[game]) if game in GAMES else None
    return spec is not None and are_installed(spec.needs)


def analysis_of(game: GameInfo) -> GameAnalysis:
    """Raises Malformed if there is none or it cannot be loaded, ModuleNotFoundError without the extra."""
    spec = spec_of(game)
    if spec is None:
        raise Malformed("record.game", f"{game.name} has no analysis")
    for module in spec.needs:
        if not are_installed((module,)):
            raise ModuleNotFoundError("the analysis needs the extra `bots`", name=module)
    try:
        analysis: GameAnalysis = resolve_name(spec.load)
    except Exception as error:
        problem = f"{spec.load} cannot be loaded: {type(error).__name__}: {error}"
        raise LoadError(f"analysis {game.name}", problem) from error
    return analysis
