"""Trains PPO to beat the bots of a game, on one core, in minutes.

    pip install "lusoria[environments]" torch stable-baselines3 sb3-contrib
    python examples/learn.py idus-martii --bots honest --steps 600000 --seed 1

The learner is MaskablePPO of sb3-contrib. The curve and the final result come from games with seeds that are
not used for training. For the final result the bot plays the same games on the learner's seat: the learner
beats it by winning more often there.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from lusoria.bots import bot
from lusoria.environments.gymnasium import SeatEnv
from lusoria.lab.encodings import ENCODINGS

Chooser: TypeAlias = Callable[[SeatEnv, NDArray[Any], dict[str, Any]], int]
CURVE, HELD_OUT = 10**6, 2 * 10**6
"""First seeds of both; training uses lower ones."""


CHOSEN: dict[str, tuple[str, ...]] = {
    "idus-martii": (
        *("step", "turn", "loyal", "traitor", "lead", "looked", "shown", "picked"),
        *("office", "hand", "discarded", "vote", "saw"),
    ),
    "alea": tuple(field.name for field in ENCODINGS["alea"].FIELDS),
}
"""Input fields of the network: of Idus Martii all but the history."""
MAX_ONE_HOT = 8
"""A field with at most this many values is encoded one-hot, others are scaled."""


class Features(gymnasium.ObservationWrapper[NDArray[np.float32], Any, NDArray[Any]]):
    """Some fields of an observation as numbers between 0 and 1."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        fields = [
            field for field in env.setting.encoding.FIELDS if field.name in CHOSEN[env.setting.game.name]
        ]
        places = [(place, field) for field in fields for place in range(field.start, field.stop)]
        few = [(place, field) for place, field in places if field.high - field.low < MAX_ONE_HOT]
        many = [(place, field) for place, field in places if field.high - field.low >= MAX_ONE_HOT]
        one_hot = [(place, value) for place, field in few for value in range(field.low, field.high + 1)]
        self._one_hot = np.array([place for place, _ in one_hot])
        self._values = np.array([value for _, value in one_hot])
        self._scaled = np.array([place for place, _ in many])
        self._low = np.array([field.low for _, field in many], np.float32)
        self._span = np.array([field.high - field.low for _, field in many], np.float32)
        self.observation_space = gymnasium.spaces.Box(0, 1, (len(one_hot) + len(many),), np.float32)

    def observation(self, observation: NDArray[Any]) -> NDArray[np.float32]:
        one_hot = observation[self._one_hot] == self._values
        scaled = (observation[self._scaled] - self._low) / self._span
        return np.concatenate((one_hot, scaled), dtype=np.float32)

    def action_masks(self) -> NDArray[np.bool_]:
        table = self.unwrapped
        assert isinstance(table, SeatEnv)
        return table.action_masks()


class Score(NamedTuple):
    """Share of the possible wins, with its standard error."""

    share: float
    error: float

    def __str__(self) -> str:
        return f"{self.share:.3f} ± {self.error:.3f}"


def wins(env: gymnasium.Env[Any, Any], choose: Chooser, seeds: Sequence[int]) -> NDArray[np.float64]:
    """Share of the win in each game. A truncated game counts as an even share."""
    table, won = env.unwrapped, np.zeros(len(seeds))
    assert isinstance(table, SeatEnv)
    for place, seed in enumerate(seeds):
        observation, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            observation, got, ended, cut_off, info = env.step(choose(table, observation, info))
            over, reward = ended or cut_off, float(got)
        won[place] = share_won(table.setting.game.name, table.setting.players, reward)
    return won


def share_won(game: str, players: int, reward: float) -> float:
    """Idus Martii rewards a win with 1 and a loss with -1; Alea rewards shares of one win, with sum 0."""
    share = (1 + (players - 1) * reward) / players if game == "alea" else (1 + reward) / 2
    return max(0.0, share)  # an illegal action costs more than a game


def score(won: NDArray[np.float64]) -> Score:
    return Score(float(won.mean()), float(won.std(ddof=1)) / sqrt(len(won)))


def bot_chooser(name: str, seed: int) -> Chooser:
    """The bot on the learner's seat."""
    rng = Random(seed)

    def choose(table: SeatEnv, observation: NDArray[Any], info: dict[str, Any]) -> int:
        view = table.view
        action = bot(table.setting.game.name, name).choose(view, rng)
        return table.setting.encoding.id_of(action, view)

    return choose


def model_chooser(model: Any) -> Chooser:
    def choose(table: SeatEnv, observation: NDArray[Any], info: dict[str, Any]) -> int:
        action, _ = model.predict(observation, action_masks=info["action_mask"], deterministic=True)
        return int(action)

    return choose


def learn(args: argparse.Namespace) -> dict[str, Any]:
    """Trains and evaluates. Returns arguments, curve and scores."""
    import torch  # noqa: PLC0415 (what is above needs none of it)
    from sb3_contrib import MaskablePPO  # noqa: PLC0415
    from stable_baselines3.common.vec_env import DummyVecEnv  # noqa: PLC0415

    torch.set_num_threads(1)

    def table() -> Features:
        return Features(SeatEnv(args.game, args.players, bots=args.bots))

    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([table] * 32),
        learning_rate=1e-3,
        n_steps=256,
        batch_size=1024,
        n_epochs=10,
        gamma=1.0,
        ent_coef=0.001,
        policy_kwargs={"net_arch": [128, 128]},
        seed=args.seed,
        device="cpu",
    )
    curve, share = [], args.steps // args.points
    for point in range(args.points + 1):
        if point:
            model.learn(share, reset_num_timesteps=False)
        result = score(wins(table(), model_chooser(model), range(CURVE, CURVE + args.games // 5)))
        curve.append((model.num_timesteps, *result))
        print(f"{model.num_timesteps:>9} decisions   {result}", flush=True)
    seeds = range(HELD_OUT, HELD_OUT + args.games)
    learner = wins(table(), model_chooser(model), seeds)
    before = wins(table(), bot_chooser(args.bots, args.seed), seeds)
    if args.save:
        model.save(args.save)
    return {
        "game": args.game,
        "bots": args.bots,
        "seed": args.seed,
        "curve": curve,
        "learner": score(learner),
        "bot in its place": score(before),
        "difference": score(learner - before),
    }


def plot(result: dict[str, Any]) -> str:
    """SVG of the learner's share with two standard errors, and of the bot's share."""
    curve, (bot_share, _) = result["curve"], result["bot in its place"]
    most = curve[-1][0]
    low = min(0.3, *(share - 2 * error for _, share, error in curve), bot_share)
    high = max(0.6, *(share + 2 * error for _, share, error in curve), bot_share)

    def at(decisions: float, share: float) -> tuple[float, float]:
        return 60 + 560 * decisions / most, 250 - 210 * (share - low) / (high - low)

    points = [
        (at(decisions, share), at(decisions, share - 2 * error)[1]) for decisions, share, error in curve
    ]
    line = " ".join(f"{x:.0f},{y:.0f}" for (x, y), _ in points)
    bars = "".join(
        f'<path class="bar" d="M{x:.0f} {y:.0f}V{2 * y - below:.0f}V{below:.0f}"/>'
        for (x, y), below in points
    )
    dots = "".join(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="4"/>' for (x, y), _ in points)
    ends = "".join(
        f'<text x="{at(0, 0)[0] - 8:.0f}" y="{at(0, share)[1] + 4:.0f}" text-anchor="end">{share:.2f}</text>'
        for share in (low, high)
    )
    bot_y = at(0, bot_share)[1]
    title = (
        f"Share of {result['game']} won while learning, among {result['bots']} bots, seed {result['seed']}"
    )
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 300" role="img" aria-labelledby="title">
  <title id="title">{title}</title>
  <style>
    text {{ font: 13px system-ui, sans-serif; fill: #5f4b50; }} .ground {{ fill: #f8f2e7; }}
    .axis, .bot {{ stroke: #94805f; fill: none; }} .bot {{ stroke-dasharray: 6 4; }}
    .bar {{ stroke: #b88a3c; fill: none; }} polyline {{ stroke: #6b1145; stroke-width: 2; fill: none; }}
    circle {{ fill: #6b1145; }}
  </style>
  <rect class="ground" width="640" height="300" rx="6"/>
  <path class="axis" d="M60 30V250H625"/>{ends}
  <path class="bot" d="M60 {bot_y:.0f}H625"/>
  <text x="620" y="{bot_y - 6:.0f}" text-anchor="end">{result["bots"]} in its place, {bot_share:.2f}</text>
  {bars}
  <polyline points="{line}"/>{dots}
  <text x="60" y="270">0</text><text x="620" y="270" text-anchor="end">{most:,} decisions</text>
  <text x="60" y="20">share won, with two standard errors</text>
</svg>
"""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Trains PPO to beat the bots of a game.")
    parser.add_argument("game", choices=["idus-martii", "alea"])
    parser.add_argument("--players", type=int)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--steps", type=int, default=600_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--points", type=int, default=12, help="points of the curve")
    parser.add_argument("--games", type=int, default=4000, help="held-out games for the result")
    parser.add_argument("--save", type=Path, help="file for the model")
    parser.add_argument("--result", type=Path, help="file for curve and result, as JSON")
    parser.add_argument("--plot", type=Path, help="file for the curve, as SVG")
    args = parser.parse_args(argv)
    result = learn(args)
    for name in ("learner", "bot in its place", "difference"):
        print(f"{name:17} {result[name]}")
    if args.result:
        args.result.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    if args.plot:
        args.plot.write_text(plot(result), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
