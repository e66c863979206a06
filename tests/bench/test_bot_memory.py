"""`bench bot-memory`: its steps, and the figures on the hosting page."""

import re
import sys
from pathlib import Path

import pytest

from bench.load import bot_memory
from lusoria.minds.idus_martii.belief.opponent_models import PLAYER_TYPES
from lusoria.table.bot_seats.warm_worker import MAX_KINDS

HOSTING = Path(__file__).parents[2] / "docs" / "appendix" / "hosting.md"
NUMBERS = {4: "four", 5: "five", 6: "six"}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="read from /proc")
def test_each_step_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    kind = bot_memory.Kind("strong", "idus-martii", {"players": 5})
    monkeypatch.setitem(bot_memory.CASES, "strong", (kind,))
    bot_memory.measure_case("strong", 1)
    lines = capsys.readouterr().out.splitlines()
    weights = [int(found[1]) for line in lines if (found := re.match(r"strong: (\d+) MB ", line))]
    assert len(weights) == len(lines) == 3
    assert min(weights) > 20


def test_hosting_figures_match_types_and_kinds() -> None:
    """Regression: the figures were those of a master with one type fewer."""
    page = HOSTING.read_text(encoding="utf-8")
    assert f"weighs {NUMBERS[len(PLAYER_TYPES)]} types of players" in " ".join(page.split())
    assert f"ready for {NUMBERS[MAX_KINDS]} kinds" in " ".join(page.split())
    for name in ("strong", "master"):
        kinds = [kind for kind in bot_memory.CASES["eight"] if kind.bot == name]
        assert len(kinds) == MAX_KINDS
