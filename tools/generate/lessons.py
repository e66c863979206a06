"""Writes the lessons of built-in games, which the web client includes so that they work offline."""

from collections.abc import Iterator
from pathlib import Path

from lusoria.exercises.lesson import lesson_of, make_of
from tools.generate.places import GAMES_HERE, folder_of


def generated_files() -> Iterator[tuple[Path, str]]:
    for game in GAMES_HERE:
        folder = folder_of(game.name)
        if folder is not None and make_of(game) is not None:
            yield folder / "lesson.json", lesson_of(game).encode().decode() + "\n"
