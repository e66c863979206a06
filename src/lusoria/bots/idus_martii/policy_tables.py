"""Reads policy tables without NumPy: relative probabilities of choices, one byte each."""

from typing import TypeAlias

from lusoria.core.errors import Malformed
from lusoria.core.packed_tables import PackedTable, TableFile
from lusoria.games.idus_martii.policy_keys import MIRRORED, STORED, Kind, Preference
from lusoria.games.idus_martii.view import Table

Weights: TypeAlias = tuple[int, ...]
YELLOW = 2
CHOICE_SIZES = {"vote": 3, "swap": 2, "replace": 9, "keep": 2}
"""Bytes per cell; a cell has a preference, a turn, and green and red votes."""
MIRROR = {"vote": (1, 0, 2), "swap": (1, 0), "replace": (4, 3, 5, 1, 0, 2, 7, 6, 8), "keep": (0, 1)}
"""Order of the bytes with both sides exchanged."""


class Tables:
    """Policy tables of one variant."""

    def __init__(self, packed: TableFile, kind: Kind, policy: str) -> None:
        self._players, limit, self._may = kind
        self._tokens = limit + 1
        self._parts: dict[str, PackedTable] = {}
        for name, size in CHOICE_SIZES.items():
            part = packed.parts.get(f"{policy}.{name}")
            preferences = 2 if name == "keep" else len(STORED)
            size_expected = preferences * 2 * self._players * self._tokens**2 * size
            if part is None or len(part.data) != size_expected:
                raise Malformed("table", f"it has no {policy}.{name} of the right size")
            self._parts[name] = part

    def weights(self, name: str, row: int, table: Table) -> Weights:
        """Cell of a preference; for `keep`, of a pair of cards."""
        turn, green, red = table.turn - 1, table.loyal, table.traitor
        mirrored = name != "keep" and row not in STORED
        if name != "keep":
            row = STORED.index(MIRRORED[row] if mirrored else row)
        elif row == 2:
            row, green, red = 1, red, green
        if mirrored:
            green, red = red, green
        size = CHOICE_SIZES[name]
        place = (((row * 2 * self._players + turn) * self._tokens + green) * self._tokens + red) * size
        cells = self._parts[name].data[place : place + size]
        return tuple(cells[k] for k in MIRROR[name]) if mirrored else tuple(cells)

    def votes(self, preference: Preference, table: Table) -> Weights:
        weights = self.weights("vote", preference, table)
        colours = 3 if table.round == 2 else 2
        return weights if sum(weights) else (1,) * colours + (0,) * (3 - colours)

    def swaps(self, preference: Preference, colour: int, table: Table) -> Weights:
        """Weights of leaving and of swapping a vote of this colour."""
        swap = self.weights("swap", preference, table)[colour]
        return 255 - swap, swap

    def replacements(self, preference: Preference, colour: int, table: Table) -> Weights:
        """Weight of each colour as replacement; yellow for yellow if it may be kept."""
        weights = self.weights("replace", preference, table)[3 * colour : 3 * colour + 3]
        if not sum(weights):
            weights = tuple(int(other != colour or (colour == YELLOW and self._may)) for other in range(3))
        return weights

    def keep_weights(self, pair: int, table: Table) -> Weights:
        """Weights of keeping the first and the second card of a pair."""
        weights = self.weights("keep", pair, table)
        return weights if sum(weights) else (1, 1)
