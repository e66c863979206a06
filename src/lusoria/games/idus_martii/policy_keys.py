"""Keys of learned policy tables: preference, turn and both tokens.

Shared by the readers with and without NumPy.
"""

from typing import TypeAlias

from lusoria.core.errors import Malformed
from lusoria.core.packed_tables import TableFile, unpack
from lusoria.games.idus_martii.model import FACTIONS, PRINTED_LIMIT, Faction, limits

Preference: TypeAlias = int
"""What a player votes for. One side: 0 Loyal, 1 Traitor, 2 Merchant. Or two sides before picking one:
3 Loyal or Traitor, 4 Loyal or Merchant, 5 Traitor or Merchant."""
PAIRS: tuple[tuple[int, int], ...] = ((0, 1), (0, 2), (1, 2))
"""Sides of preferences 3, 4 and 5."""
PREFERENCES = len(FACTIONS) + len(PAIRS)
MIRRORED: tuple[Preference, ...] = (1, 0, 2, 3, 5, 4)
"""The preference after exchanging Loyal with Traitors, and green with red."""
STORED: tuple[Preference, ...] = (0, 2, 3, 4)
"""Preferences with stored tables. The others use a mirrored one, with tokens and colours exchanged."""
Kind: TypeAlias = tuple[int, int, bool]
"""Variant that a table is for: players, limit, and whether a shown yellow may be kept (W6)."""
SHARED_LIMITS = {5: 15, 6: 17, 7: 20, 8: 23}
"""From this limit on, all limits share the tables of the highest one: few games come near it."""


def learnt_limit(players: int, limit: int) -> int:
    """The limit whose tables are used for this limit."""
    return limits(players)[-1] if limit >= SHARED_LIMITS[players] else limit


def other_kinds(players: int) -> tuple[Kind, ...]:
    """All variants with tables, except the printed rules."""
    learnt = sorted({learnt_limit(players, limit) for limit in limits(players)})
    kinds = ((players, limit, may) for limit in learnt for may in (False, True))
    return tuple(kind for kind in kinds if kind != (players, PRINTED_LIMIT[players], False))


def bundled_name(kind: Kind) -> str:
    """Name of the variant's tables in the bundle."""
    _, limit, may = kind
    return f"{limit} {'may' if may else 'must'}"


class Files:
    """Policy tables by variant.

    The printed rules have one file per number of players. A bundle holds the other variants as packed files,
    which are unpacked on first use.
    """

    def __init__(self, *files: bytes) -> None:
        self._unpacked: dict[Kind, TableFile] = {}
        self._bundled: dict[Kind, bytes] = {}
        for file in files:
            packed = unpack(file)
            players = packed.facts.get("players")
            if not isinstance(players, int) or players not in PRINTED_LIMIT:
                raise Malformed("table", "the number of players is missing")
            if packed.facts.get("limit") == PRINTED_LIMIT[players]:
                self._unpacked[players, PRINTED_LIMIT[players], False] = packed
                continue
            for kind in other_kinds(players):
                if (part := packed.parts.get(bundled_name(kind))) is None:
                    raise Malformed("table", f"it has no table for {describe(kind)}")
                self._bundled[kind] = part.data

    def __contains__(self, kind: Kind) -> bool:
        return kind in self._unpacked or kind in self._bundled

    def __getitem__(self, kind: Kind) -> TableFile:
        if kind not in self._unpacked:
            if kind not in self._bundled:
                raise Malformed("table", f"there is no table for {describe(kind)}")
            packed = unpack(self._bundled[kind])
            if tuple(packed.facts.get(fact) for fact in ("players", "limit", "may")) != kind:
                raise Malformed("table", f"the table for {describe(kind)} is for another variant")
            self._unpacked[kind] = packed
        return self._unpacked[kind]


def describe(kind: Kind) -> str:
    players, limit, may = kind
    return f"{players} players, a limit of {limit} and a yellow that {'may' if may else 'must'} be replaced"


def preference(hand: tuple[Faction, ...]) -> Preference:
    """Preference of a player with these one or two faction cards."""
    first, *rest = sorted({FACTIONS.index(card) for card in hand})
    return 3 + PAIRS.index((first, rest[0])) if rest else first


def printed_tokens(players: int, limit: int, turn: int, loyal: int, traitor: int) -> tuple[int, int]:
    """Tokens of the most similar position under the printed limit; `turn` counts from 0.

    Round one: unchanged, because the limit is far away. Round two: shifts both tokens equally, so that the
    leader is as far from the limit and the lead stays. The result stays reachable: at least two votes for
    each turn of round one, at most two for each turn.
    """
    if turn < players:
        return loyal, traitor
    printed = PRINTED_LIMIT[players]
    total, most = loyal + traitor, max(loyal, traitor)
    wanted = printed - limit
    least = max(-((total - 2 * players) // 2), -min(loyal, traitor))
    furthest = min((2 * turn - total) // 2, printed - most)
    moved = max(least, min(wanted, furthest))
    return min(loyal + moved, printed), min(traitor + moved, printed)
