"""Levels novice and able of Alea: strength, legality, and no extra packages."""

import subprocess
import sys
from random import Random

import pytest

from lusoria.bots import bot
from lusoria.bots.alea.novice import Novice
from lusoria.games.alea.actions import PlayCard, Roll, Write
from tests.bots.test_bots import duel_wins, positions
from tests.records.random_matches import ALEA_KINDS

WITHOUT = """
import sys
for name in ("numpy", "numba"):
    sys.modules[name] = None
from random import Random
from lusoria.bots.alea.heuristic import Heuristic
from lusoria.bots.alea.novice import Novice
from lusoria.games.alea import ALEA
from lusoria.games.alea.model import Options
view = ALEA.view(ALEA.start(Options(2)), 0)
print(Heuristic().choose(view, Random(1)), Novice().choose(view, Random(1)))
"""


def test_novice_and_able_need_only_the_base_install() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.split() == ["Roll(dice=1)"] * 2


def test_each_level_beats_the_level_below() -> None:
    """At least 45 of 60 games: far more than chance gives."""
    assert duel_wins(bot("alea", "able"), bot("alea", "novice"), 30) >= 45
    assert duel_wins(bot("alea", "novice"), bot("alea", "random"), 30) >= 45


@pytest.mark.parametrize("kind", ALEA_KINDS[:6])
def test_novice_chooses_legal_actions_and_writes_if_it_can(kind: object) -> None:
    spent = left = 0
    for view, rng in positions(kind, 3):  # type: ignore[arg-type]
        chosen = Novice().choose(view, rng)
        assert chosen in view.legal
        if any(isinstance(action, Write) for action in view.legal):
            assert isinstance(chosen, Write | Roll), "a novice that can write plays no card"
        elif view.table.step == "failed":
            spent += isinstance(chosen, PlayCard)
            left += not isinstance(chosen, PlayCard)
    assert spent + left > 0


def test_novice_choice_depends_on_the_generator() -> None:
    chosen = set()
    for view, _ in positions(ALEA_KINDS[0], 6):
        if view.table.step == "failed" and len(view.legal) > 2:
            chosen.add(len({str(Novice().choose(view, Random(seed))) for seed in range(20)}))
    assert max(chosen) > 1
