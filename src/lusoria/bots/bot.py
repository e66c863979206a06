"""Bot interface, and the registry entry of a bot."""

from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from lusoria.core.game import GameView
from lusoria.core.structs import GameAction, GameReason

View_contra = TypeVar("View_contra", bound=GameView, contravariant=True)
Action_co = TypeVar("Action_co", bound=GameAction, covariant=True)


class BotOf(Protocol[View_contra, Action_co]):
    """Chooses an action from a view. Deterministic for a given view and generator state."""

    def choose(self, view: View_contra, rng: Random) -> Action_co:
        """Returns one of `view.legal`."""
        ...


@runtime_checkable
class Warms(Protocol):
    """A bot with a slow first move: `warm` prepares it ahead of time."""

    def warm(self, players: int) -> None: ...


@runtime_checkable
class Explains(Protocol):
    """A bot that can explain an action, from the same view."""

    def explain(self, view: Any, action: Any) -> GameReason: ...


Bot: TypeAlias = BotOf[GameView, GameAction]
"""Any bot, for code that does not know the game."""


@dataclass(frozen=True, slots=True)
class DataFile:
    """Learned data of a bot, in a file beside its code."""

    path: str
    """`package:path`, as in `some_package:data/values.npz`."""
    rules: int
    """Version of the game's rules that the data is for."""
    sha256: str
    command: str
    """Command that generates the file."""


@dataclass(frozen=True, slots=True)
class BotSpec:
    """Registry entry: facts about a bot that is not loaded yet."""

    game: str
    name: str
    level: int
    """Strength: higher is stronger; 0 is not offered to people."""
    load: str
    """`module:attribute`: a callable that takes the contents of the data files and returns the bot."""
    data: tuple[DataFile, ...] = ()
    needs: tuple[str, ...] = ()
    """Modules outside the base install that it imports: those of the extra `bots`."""
    face: str = ""
    """Name that the bot takes at a table if it is free."""
    by_size: bool = False
    """Its caches are specific to the number of players."""
    rating: float | None = None
    """Its fixed `mu` in ratings of people, from `run.py bench level_ratings`. None if not measured."""

    @property
    def can_play(self) -> bool:
        """True if all modules it needs are installed."""
        return are_installed(self.needs)


def are_installed(modules: tuple[str, ...]) -> bool:
    return all(find_spec(module) for module in modules)
