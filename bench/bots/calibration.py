"""Calibration of the analysis of Idus Martii: stated probabilities of sides, and frequencies.

`python3 run.py bench calibration [GAMES] [SEED] [--write]`: tables of five, one seat's view before the first
vote, after round one and at the end; three companies, the three models of the analysis. With `--write`
the figures go to the client's help page.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

import numpy as np

from bench.bots.idus_players import DATA, POPULATIONS, bot, deal_state, play_game, random_stream
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.model import FACTIONS, kept_cards
from lusoria.minds.idus_martii.players.side_forecaster import SideForecaster
from lusoria.wire.analysis import BeliefModel

PLAYERS = 5
COMPANIES: dict[str, Sequence[str]] = {
    "mixed": POPULATIONS,
    "honest": ("honest",),
    "strong": ("strong", "master"),
}
MOMENTS = "start", "half", "end"
"""Before the first vote, after round one, after the last votes."""
PAGE = Path(__file__).parents[2] / "web/src/games/idus-martii/analysis/calibration.json"


def measure(company: str, games: int, seed: int) -> dict[tuple[str, str], tuple[Any, Any]]:
    """By model and moment: stated probability for each other seat, and the truth."""
    forecaster = SideForecaster(*DATA)
    predicted: dict[tuple[str, str], list[tuple[float, ...]]] = {}
    true: list[int] = []
    for game in range(games):
        rng, seat = random_stream(seed, game, "who"), game % PLAYERS
        bots = [bot(rng.choice(COMPANIES[company])) for _ in range(PLAYERS)]
        start = deal_state(PLAYERS, seed, game)
        half = play_game(start, bots, seed, game, until=PLAYERS + 1)
        end = play_game(half, bots, seed, game)
        others = [other for other in range(PLAYERS) if other != seat]
        true += [FACTIONS.index(kept_cards(end)[other]) for other in others]
        for moment, state in zip(MOMENTS, (start, half, end), strict=True):
            for model in get_args(BeliefModel):
                belief = forecaster.belief(IDUS_MARTII.view(state, seat), model)
                predicted.setdefault((model, moment), []).extend(
                    tuple(belief.side_probabilities(other)) for other in others
                )
    return {key: (np.array(shares), np.eye(3)[true]) for key, shares in predicted.items()}


def loss(predicted: Any, true: Any) -> tuple[float, float]:
    """Log loss in nats with its standard error over games."""
    each = -np.log(np.maximum((predicted * true).sum(axis=1), 1e-9))
    games = each.reshape(-1, PLAYERS - 1).mean(axis=1)
    return float(games.mean()), float(games.std(ddof=1) / len(games) ** 0.5)


def reliability(predicted: Any, true: Any) -> list[list[float]]:
    """By tenths: mean stated probability, frequency and count."""
    tenths = np.minimum((10 * predicted).astype(int), 9)
    bins = [(predicted[here], true[here]) for k in range(10) if (here := tenths == k).any()]
    return [[round(float(one.mean()), 3), round(float(two.mean()), 3), len(one)] for one, two in bins]


def as_shown(found: Any) -> Any:
    """Rounded to two digits."""
    if isinstance(found, dict):
        return {name: as_shown(each) for name, each in found.items()}
    return [as_shown(each) for each in found] if isinstance(found, list) else round(found, 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", type=int, nargs="?", default=400)
    parser.add_argument("seed", type=int, nargs="?", default=91_117)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    losses: dict[str, dict[str, dict[str, list[float]]]] = {}
    curves: dict[str, list[list[float]]] = {}
    for company in COMPANIES:
        for (model, moment), (predicted, true) in measure(company, args.games, args.seed).items():
            mean, error = loss(predicted, true)
            losses.setdefault(company, {}).setdefault(model, {})[moment] = [round(mean, 3), round(error, 3)]
            print(f"{company:6} {model:8} {moment:6} log loss {mean:.3f} ({error:.3f})", flush=True)
            if (company, moment) == ("mixed", "end"):
                curves[model] = reliability(predicted, true)
                text = ", ".join(f"{a:.2f} {b:.2f} {n:.0f}" for a, b, n in curves[model])
                print(f"  predicted, true, of: {text}")
    if args.write:
        figures = {
            company: {"start": each["mixture"]["start"], **{model: each[model]["end"] for model in each}}
            for company, each in losses.items()
        }
        found = as_shown({"games": args.games, "losses": figures, "curves": curves})
        PAGE.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
