"""Expected points after a turn equal final points in the mean, whether or not rivals have cards.

The positions are from games of masters on other dice than those of the fit:
`python3 run.py bench alea-points --games 400 --seed 90210 --sample tests/golden/alea_positions.npz`.
"""

from pathlib import Path

import numpy as np
import pytest

from bench.bots.alea_points import Positions, is_rival_without_cards, positions_at
from lusoria.games.alea.model import ROWS
from lusoria.minds.alea.model.table_snapshot import Snapshot
from lusoria.minds.alea.value.point_value import expected_points, turn_probabilities, turns_left_estimate

SAMPLE = Path(__file__).parents[2] / "golden/alea_positions.npz"
SIZES = (2, 3, 4, 5, 6)


def sample(players: int) -> Positions:
    with np.load(SAMPLE) as arrays:
        return Positions(*(arrays[f"{name}-{players}"] for name in Positions._fields))


def bias(at: Positions) -> tuple[float, float]:
    """Expected minus final points: the mean, and its standard error over games."""
    off = np.empty(len(at.seats))
    for place, (_, seat, values, rows, cards, final) in enumerate(zip(*at, strict=True)):
        columns = (np.arange(ROWS) >= rows[:, None]).astype(np.int64)
        snapshot = Snapshot(columns, cards.astype(np.int64), int(seat), cardless=False, closing=False)
        turns = turns_left_estimate(snapshot, int(rows[seat]))
        each = values.astype(np.float64)
        off[place] = expected_points(each[1:, None], each[:1], turns, turn_probabilities(snapshot), 0) - final
    sums = np.array([(off[at.games == game] - off.mean()).sum() for game in np.unique(at.games)])
    return float(off.mean()), float(np.sqrt((sums**2).sum()) / len(off))


@pytest.mark.parametrize("rival_has_cards", [True, False], ids=["with_cards", "without_cards"])
def test_expected_points_are_unbiased(rival_has_cards: bool) -> None:
    """Pooled over 2 to 6 players: each mean is weighted by 1/error².

    Regression: 6.4 too many were expected with two players if a rival had no cards, 8.9 with four.
    """
    found = []
    for players in SIZES:
        at = sample(players)
        mean, error = bias(positions_at(at, is_rival_without_cards(at) != rival_has_cards))
        assert abs(mean) <= 3 * error, f"{players} players"
        found.append((mean, error**-2))
    means, weights = np.array(found).T
    assert abs((means * weights).sum() / weights.sum()) <= 3 * weights.sum() ** -0.5
