"""The extension `exercises` of a game: an `ExerciseSpec`."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from lusoria.core.extensions import typed_extension
from lusoria.core.game import GameView
from lusoria.games import GAMES


@dataclass(frozen=True, slots=True)
class ExerciseSpec:
    """The exercises of a game. Each is a struct `exercise` of the game's `lusoria.wire.game_messages`."""

    path: str
    """`package:path` of the file with the exercises: gzipped JSON lines, named `<game>.jsonl.gz`."""
    sha256: str
    command: str
    """Command that makes the file."""
    lengths: Callable[[Any, GameView], Mapping[str, int]]
    """For an exercise and its view: the fields that are lists, and the length that each must have."""

    @property
    def file(self) -> str:
        """Name of the file."""
        return self.path.rpartition("/")[2].rpartition(":")[2]


class ShippedExercises(Mapping[str, ExerciseSpec]):
    """Exercises of all installed games, by game."""

    def __getitem__(self, name: str) -> ExerciseSpec:
        spec = typed_extension(GAMES[name], "exercises", ExerciseSpec)
        if spec is None:
            raise KeyError(name)
        return spec

    def __iter__(self) -> Iterator[str]:
        return (name for name, game in GAMES.items() if typed_extension(game, "exercises", ExerciseSpec))

    def __len__(self) -> int:
        return sum(1 for _ in self)


SHIPPED: Mapping[str, ExerciseSpec] = ShippedExercises()
