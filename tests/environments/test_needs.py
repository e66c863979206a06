"""Environments without Numba."""

import subprocess
import sys

CODE = """
import sys
sys.modules["numba"] = None  # as if it were not installed
from lusoria.environments import gymnasium, openspiel, pettingzoo
for game in ("idus-martii", "alea"):
    env = pettingzoo.env(game, render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape == (540, 960, 3)
    gymnasium.SeatEnv(game).reset(seed=1)
print("ok")
"""


def test_environments_do_not_need_numba() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, encoding="utf-8", check=False)
    assert (done.stdout, done.stderr) == ("ok\n", "")
