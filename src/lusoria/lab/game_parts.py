"""Mapping from game names to one part that games bring, such as their encodings."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

from lusoria.core.extensions import extension, has_extension
from lusoria.games import GAMES

Part = TypeVar("Part")


class GameParts(Mapping[str, Part]):
    """One part of each game that brings it, by the game's name. A part is imported at its first access."""

    def __init__(self, part: str) -> None:
        self._part = part

    def __getitem__(self, name: str) -> Part:
        part: Part | None = extension(GAMES[name], self._part)
        if part is None:
            raise KeyError(name)
        return part

    def __contains__(self, name: object) -> bool:
        return name in GAMES and has_extension(GAMES[str(name)], self._part)

    def __iter__(self) -> Iterator[str]:
        return (name for name in GAMES if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)
