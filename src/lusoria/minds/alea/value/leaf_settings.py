"""Arguments of leaf values that stay the same during a turn."""

from typing import NamedTuple

from lusoria.minds.alea.value.column_value_net import ColumnValueNet
from lusoria.minds.alea.value.win_probability_net import WinProbabilityNet


class Nets(NamedTuple):
    columns: ColumnValueNet
    wins: WinProbabilityNet
    """For this number of players."""


class LeafSettings(NamedTuple):
    point_weight: float
    """Added per point to the chance to win."""
    lanes: int
    """`ONE_LANE` or `ALL_LANES`."""
    max_pairs: int
    """Pairs of own position and reply that the two-player endgame examines at most."""
    anytime: bool
    """O2: cards may be played on a valid result."""
