"""Generates files from Python: `python3 run.py generate`; with `--check` it only compares.

| module | writes, from |
|---|---|
| `schemas` | JSON Schemas, from the types of games and messages |
| `typescript` | TypeScript types, from the schemas; constants of a game |
| `languages` | the client's list of languages |
| `lessons` | tutorials, from games played by the real rules |
| `client_fixtures` | test data of the client: texts of played games |
| `encodings_page` | the page docs/encodings.md |

`games/` has what only one game needs. Files of a game's web folder are written if the folder exists.
"""

from collections.abc import Iterator
from pathlib import Path

from tools.generate import client_fixtures, encodings_page, languages, lessons, schemas, typescript
from tools.generate.places import ROOT


def generated_files() -> Iterator[tuple[Path, str]]:
    """Path and content of every generated file."""
    yield from schemas.generated_files()
    yield from typescript.generated_files()
    yield from languages.generated_files()
    yield from lessons.generated_files()
    yield from client_fixtures.generated_files()
    yield from encodings_page.generated_files()


def obsolete_files(written: set[Path]) -> list[Path]:
    """Files named like generated ones that are not generated any more."""
    return sorted(set((ROOT / "web/src").rglob("*.gen.ts")) - written)
