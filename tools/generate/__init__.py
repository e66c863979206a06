"""Writes every file that is made from others: `python3 run.py generate`, and with `--check` only looks.

Each module here makes some of them: `schemas` from the types of games and messages, `typescript` from the
schemas, `languages` from the list of languages, `fixture` from what Python says about played games, `lessons`
from games played by the real rules, `encodings` from the tables of what programs learn with. What one game
alone needs is in `games/`, under its name.

Nothing is made that nobody can show: what belongs to the web client is written where its folder is.
"""

from collections.abc import Iterator
from pathlib import Path

from tools.generate import encodings, fixture, languages, lessons, schemas, typescript
from tools.generate.places import ROOT


def made() -> Iterator[tuple[Path, str]]:
    """Every generated file, and what should be in it."""
    yield from schemas.made()
    yield from typescript.made()
    yield from languages.made()
    yield from lessons.made()
    yield from fixture.made()
    yield from encodings.made()


def left_over(written: set[Path]) -> list[Path]:
    """Files that are named like generated ones, and that nothing makes any more."""
    return sorted(set((ROOT / "web/src").rglob("*.gen.ts")) - written)
