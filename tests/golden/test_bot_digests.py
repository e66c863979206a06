"""Golden games of the bots: the same on every Python.

`python3 run.py pythons` plays more of them, with the compiled bots too, and writes the digests.
"""

import pytest

from tests.golden import bot_digests
from tools import pythons

BASE = pythons.bots(compiled=False)


@pytest.mark.parametrize("name", BASE)
def test_bot_plays_its_golden_games(name: str) -> None:
    game, _, bot_name = name.partition("/")
    assert bot_digests.digest(game, bot_name, pythons.QUICK) == pythons.golden(pythons.QUICK)[name]


def test_bots_play_alike_on_every_python(capsys: pytest.CaptureFixture[str]) -> None:
    """Regression: able and greedy of Alea Romana played differently since Python 3.12."""
    found = pythons.interpreters()
    missing = [f"3.{minor}" for minor in pythons.MINORS if minor not in found]
    with capsys.disabled():
        print(f"\nGolden games on Python {', '.join(each.version for each in found.values())}", end=" ")
        print(f"(not at hand: {', '.join(missing) or 'none'})", end=" ")
    differing = {
        python.version: pythons.differing(python, pythons.BASE, pythons.QUICK, BASE)
        for python in found.values()
    }
    assert not any(differing.values()), differing


def test_listed_bots_have_digests() -> None:
    assert set(pythons.golden(pythons.QUICK)) == set(BASE)
    assert set(pythons.golden(pythons.WHOLE)) == set(pythons.bots(compiled=True))
