"""A game is known only in its own folders: no other source file names it or imports from them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import run

SOURCE = run.ROOT / "src" / "lusoria"
FOLDERS = {"alea", "idus_martii"}
"""One may stand below each level, as in `analysis/alea`."""
NAMES = re.compile(r"(?<![a-zA-Z])(?i:alea|idus|martii|romana)(?![a-zA-Z])|(?:Alea|Idus)[A-Z]")

EXCEPTIONS = {"games/__init__.py": "lists the built-in games"}
"""Files that may name a game, and why. Remove a line when its file no longer does."""


def source_files() -> Iterator[Path]:
    """All Python files outside the folders of games."""
    for path in sorted(SOURCE.rglob("*.py")):
        if not FOLDERS & set(path.relative_to(SOURCE).parts[:-1]):
            yield path


def names_in(text: str) -> list[str]:
    """Lines that name a game, each with its number."""
    lines = enumerate(text.splitlines(), start=1)
    return [f"{number}: {line.strip()}" for number, line in lines if NAMES.search(line)]


def imports_of(text: str) -> Iterator[str]:
    """All modules that a source text imports, also inside functions."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{each.name}" for each in node.names)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)


def test_no_other_file_names_a_game() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in source_files()
        if path.relative_to(SOURCE).as_posix() not in EXCEPTIONS
        for line in names_in(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_no_other_file_imports_from_a_game() -> None:
    found = [
        f"{path.relative_to(SOURCE)}: {module}"
        for path in source_files()
        for module in imports_of(path.read_text(encoding="utf-8"))
        if FOLDERS & set(module.split(".")) and path.relative_to(SOURCE).as_posix() not in EXCEPTIONS
    ]
    assert not found, "\n".join(found)


def test_exceptions_are_still_needed() -> None:
    for name in EXCEPTIONS:
        assert names_in((SOURCE / name).read_text(encoding="utf-8")), name


@pytest.mark.parametrize(
    "text",
    [
        'GAMES = ("alea",)',
        "# as in Idus Martii",
        '"""Alea Romana"""',
        "IDUS_MARTII",
        "alea_equity",
        "x = 1  # Alea",
    ],
)
def test_planted_name_is_found(text: str) -> None:
    assert names_in(text)


@pytest.mark.parametrize("text", ["aleatory", "residuals", "martial", "Roman numerals"])
def test_other_words_pass(text: str) -> None:
    assert not names_in(text)


def test_planted_import_is_found() -> None:
    inside = "def f():\n    from lusoria.games.alea import ALEA\n"
    assert list(imports_of(inside)) == ["lusoria.games.alea.ALEA"]
