"""What a bot is, and how one is listed before anybody needs it."""

from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from lusoria.core.game import GameView
from lusoria.core.structs import GameAction, GameReason

View_contra = TypeVar("View_contra", bound=GameView, contravariant=True)
Action_co = TypeVar("Action_co", bound=GameAction, covariant=True)


class BotOf(Protocol[View_contra, Action_co]):
    """Chooses from what a seat knows. The same view and the same generator give the same choice."""

    def choose(self, view: View_contra, rng: Random) -> Action_co:
        """One of `view.legal`."""
        ...


@runtime_checkable
class Warms(Protocol):
    """A bot that has more to do than to play before it can answer at once: it is told so, ahead of time."""

    def warm(self, players: int) -> None: ...


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why it would do something, as whoever has the same view could."""

    def explain(self, view: Any, action: Any) -> GameReason: ...


Bot: TypeAlias = BotOf[GameView, GameAction]
"""A bot to whoever does not know for which game it is."""


@dataclass(frozen=True, slots=True)
class DataFile:
    """What a bot has learnt, in a file beside its code."""

    path: str
    """`package:path`, as in `lusoria.bots:data/openings.json`."""
    rules: int
    """The version of the game's rules it was learnt by."""
    sha256: str
    command: str
    """What makes it again."""


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot as it is listed: what there is to know of it before it is made."""

    game: str
    name: str
    level: int
    """How strong: 0 plays anything, and a higher one is stronger."""
    load: str
    """`module:attribute`, which makes the bot when it is called with the contents of its data files."""
    data: tuple[DataFile, ...] = ()
    needs: tuple[str, ...] = ()
    """Modules that it thinks with and that the package does not always bring: those of the extra `bots`."""
    face: str = ""
    """The name that it takes at a table, where that is free."""
    by_size: bool = False
    """What it has worked out for tables of one size is of no use at others."""

    @property
    def can_play(self) -> bool:
        """Whether all that it needs is installed here."""
        return installed(self.needs)


def installed(modules: tuple[str, ...]) -> bool:
    return all(find_spec(module) for module in modules)
