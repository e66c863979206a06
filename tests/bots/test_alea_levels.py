"""Novice and able: people one can play against, without anything installed."""

import subprocess
import sys
from random import Random

import pytest

from lusoria.bots.alea.able import Able
from lusoria.bots.alea.novice import Novice
from lusoria.bots.random_bot import Uniform
from lusoria.games.alea.actions import PlayCard, Roll, Write
from tests.bots.test_bots import duel, positions
from tests.records.play import ALEA_KINDS

WITHOUT = """
import sys
for name in ("numpy", "numba"):
    sys.modules[name] = None
from random import Random
from lusoria.bots.alea.able import Able
from lusoria.bots.alea.novice import Novice
from lusoria.games.alea import ALEA
from lusoria.games.alea.model import Options
view = ALEA.view(ALEA.start(Options(2)), 0)
print(Able().choose(view, Random(1)), Novice().choose(view, Random(1)))
"""


def test_they_need_nothing_but_the_rules() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.split() == ["Roll(dice=1)"] * 2


def wins(one: object, other: object, pairs: int) -> int:
    won = 0
    for number in range(pairs):
        for seat, players in ((0, [one, other]), (1, [other, one])):
            over = duel(ALEA_KINDS[0], number, players).over  # type: ignore[arg-type]
            assert over is not None
            won += over.winners == (seat,)
    return won


def test_each_is_better_than_the_one_below() -> None:
    """Of sixty games; far fewer would be luck."""
    assert wins(Able(), Novice(), 30) >= 45
    assert wins(Novice(), Uniform(), 30) >= 45


@pytest.mark.parametrize("kind", ALEA_KINDS[:6])
def test_what_the_novice_does_is_legal_and_human(kind: object) -> None:
    spent = left = 0
    for view, rng in positions(kind, 3):  # type: ignore[arg-type]
        chosen = Novice().choose(view, rng)
        assert chosen in view.legal
        if any(isinstance(action, Write) for action in view.legal):
            assert isinstance(chosen, Write | Roll), "whoever can write does not play a card"
        elif view.table.step == "failed":
            spent += isinstance(chosen, PlayCard)
            left += not isinstance(chosen, PlayCard)
    assert spent + left > 0


def test_the_novice_is_not_always_of_one_mind() -> None:
    chosen = set()
    for view, _ in positions(ALEA_KINDS[0], 6):
        if view.table.step == "failed" and len(view.legal) > 2:
            chosen.add(len({str(Novice().choose(view, Random(seed))) for seed in range(20)}))
    assert max(chosen) > 1
