"""Only the folder of a game's screen names the game."""

import re
from pathlib import Path

import pytest

import lusoria.tui

TUI = Path(lusoria.tui.__file__).parent
OWN_WORDS = {
    "idus_martii": r"idus|martii|consul|praetor|aedile|senat|loyal|traitor|merchant|faction|\bvot",
    "alea": r"\balea|romana|\bdice\b|\bdie\b|\broll|joker|numeral",
}
"""Names of each game and its parts."""


@pytest.mark.parametrize("room", OWN_WORDS)
def test_only_its_own_screen_names_a_game(room: str) -> None:
    own = TUI / "game_screens" / room
    assert (own / "__init__.py").exists()
    found = [
        f"{path.relative_to(TUI)}:{number}: {line.strip()}"
        for path in sorted(TUI.rglob("*.py"))
        if own not in path.parents
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if re.search(OWN_WORDS[room], line, re.IGNORECASE)
    ]
    assert found == []
