"""A game is one folder of the client: no other file names it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.support.texts import WEB

GAMES = WEB / "src" / "games"
NAMED = {
    "idus-martii": (
        r"idus|martii|consul|praetor|aedile|senat|loyal|traitor|merchant|faction|ledger|svffragivm|\bveto|\bvotes?\b"
    ),
    "alea": r"\balea|romana|reroll|joker|\btwin|pillar|\bdrums?\b|multi_roll|cards_anytime",
}
"""Names and terms of each game, in any file; `IN_CODE` has more for code."""
IN_CODE = {
    "idus-martii": r"\b(?:green|red|yellow)\b|vote_",
    "alea": r"""\b(?:dice|die|roll)\b|["']I["'] \| ["']V["']""",
}
CODE = {".ts", ".js", ".mjs", ".svelte", ".css", ".html"}
TEXT = {*CODE, ".ftl", ".svg", ".json", ".webmanifest", ".py"}
OF_BOTH = re.compile(r"web-results|web-daily-week|src/screens/my-games/Results\.svelte")
"""The results screen is about both games. A Roman week is about neither."""
NOT_WRITTEN_HERE = {"node_modules", "package-lock.json", "wire.gen.ts", "tests"}


def files(game: str) -> Iterator[Path]:
    """All files of the client outside the game's folder."""
    for path in sorted(WEB.rglob("*")):
        parts = path.relative_to(WEB).parts
        if path.suffix in TEXT and not NOT_WRITTEN_HERE & set(parts) and GAMES / game not in path.parents:
            yield path


@pytest.mark.parametrize("game", NAMED)
def test_game_is_named_only_in_its_folder(game: str) -> None:
    assert (GAMES / game / "index.ts").exists()
    found = []
    for path in files(game):
        words = NAMED[game] + ("|" + IN_CODE[game] if path.suffix in CODE else "")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            where = f"{path.relative_to(WEB)}:{number}"
            if (named := re.search(words, line, re.IGNORECASE)) and not OF_BOTH.search(f"{where} {line}"):
                found.append(f"{where}: {named[0]}")
    assert not found, "\n".join(found)


def test_game_folders_are_all_checked() -> None:
    assert {folder.name for folder in GAMES.iterdir() if folder.is_dir()} == set(NAMED)
