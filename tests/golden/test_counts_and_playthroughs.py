"""Golden counts and playthroughs.

`python3 run.py golden` rewrites them. Review the difference by reasoning.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from lusoria.games import GAMES, alea, idus_martii
from tests.golden.counts import COUNTS
from tests.golden.playthrough import playthrough

HERE = Path(__file__).parent
TABLES = {
    "idus-martii-5": (GAMES["idus-martii"], idus_martii.model.Options(5), 15),
    "idus-martii-8-may": (GAMES["idus-martii"], idus_martii.model.Options(8, 3, 25, "may"), 44),
    "alea-2": (GAMES["alea"], alea.model.Options(2), 7),
    "alea-3-anytime": (GAMES["alea"], alea.model.Options(3, multi_roll=True, cards_anytime=True), 3),
}


def check(file: Path, lines: Iterator[str]) -> None:
    text = "\n".join(lines) + "\n"
    if os.environ.get("LUSORIA_GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text, f"{file.name} differs; see the module's docstring"


@pytest.mark.parametrize("game", GAMES)
def test_counts_match_golden_files(game: str) -> None:
    check(HERE / f"{game}.perft", COUNTS[game]())


@pytest.mark.parametrize("name", TABLES)
def test_playthrough_matches_golden_file(name: str) -> None:
    check(HERE / f"{name}.playthrough", playthrough(*TABLES[name]))


def test_golden_files_are_all_used() -> None:
    expected = {f"{game}.perft" for game in GAMES} | {f"{name}.playthrough" for name in TABLES}
    assert {file.name for file in HERE.iterdir() if file.suffix in (".perft", ".playthrough")} == expected
