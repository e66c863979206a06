"""By what is learnt about the game is looked up: how somebody leans, the turn, and both tokens.

Bots read such tables with and without NumPy; what both must agree on stands here.
"""

from typing import TypeAlias

from lusoria.core.errors import Malformed
from lusoria.core.packed_tables import Packed, unpack
from lusoria.games.idus_martii.model import FACTIONS, PRINTED_LIMIT, Faction, limits

Attitude: TypeAlias = int
"""One side, whether it is picked already or not: 0 Loyal, 1 Traitor, 2 Merchant. Or two of them, one of which
will be picked: 3 Loyal or Traitor, 4 Loyal or Merchant, 5 Traitor or Merchant."""
PAIRS: tuple[tuple[int, int], ...] = ((0, 1), (0, 2), (1, 2))
"""The two sides of attitudes 3, 4 and 5."""
ATTITUDES = len(FACTIONS) + len(PAIRS)
MIRRORED: tuple[Attitude, ...] = (1, 0, 2, 3, 5, 4)
"""The attitude of the same person if Loyal were Traitors and green were red."""
STORED: tuple[Attitude, ...] = (0, 2, 3, 4)
"""The others are mirrored ones of these, with the tokens and the colours exchanged."""
Kind: TypeAlias = tuple[int, int, bool]
"""What tables are for: so many players, a limit, and whether a shown yellow may be kept (W6)."""
FAR = {5: 15, 6: 17, 7: 20, 8: 23}
"""From this limit on hardly any game comes near it, and all are played by what was learnt for the last."""


def learnt_limit(players: int, limit: int) -> int:
    """The limit whose tables are played by."""
    return limits(players)[-1] if limit >= FAR[players] else limit


def other_kinds(players: int) -> tuple[Kind, ...]:
    """All that is learnt besides the printed rules."""
    learnt = sorted({learnt_limit(players, limit) for limit in limits(players)})
    kinds = ((players, limit, may) for limit in learnt for may in (False, True))
    return tuple(kind for kind in kinds if kind != (players, PRINTED_LIMIT[players], False))


def bundled_name(kind: Kind) -> str:
    """What tables are called in the file that has those of all other kinds."""
    _, limit, may = kind
    return f"{limit} {'may' if may else 'must'}"


class Files:
    """What was learnt, by what it is for.

    The printed rules have a file for each number of players, all others together another. That one is made of
    whole files, one for each kind, and they are unpacked once somebody plays so.
    """

    def __init__(self, *files: bytes) -> None:
        self._unpacked: dict[Kind, Packed] = {}
        self._bundled: dict[Kind, bytes] = {}
        for file in files:
            packed = unpack(file)
            players = packed.facts.get("players")
            if not isinstance(players, int) or players not in PRINTED_LIMIT:
                raise Malformed("table", "it does not say for how many players it is")
            if packed.facts.get("limit") == PRINTED_LIMIT[players]:
                self._unpacked[players, PRINTED_LIMIT[players], False] = packed
                continue
            for kind in other_kinds(players):
                if (part := packed.parts.get(bundled_name(kind))) is None:
                    raise Malformed("table", f"it holds nothing for {said(kind)}")
                self._bundled[kind] = part.data

    def __contains__(self, kind: Kind) -> bool:
        return kind in self._unpacked or kind in self._bundled

    def __getitem__(self, kind: Kind) -> Packed:
        if kind not in self._unpacked:
            if kind not in self._bundled:
                raise Malformed("table", f"there is none for {said(kind)}")
            packed = unpack(self._bundled[kind])
            if tuple(packed.facts.get(fact) for fact in ("players", "limit", "may")) != kind:
                raise Malformed("table", f"what should be for {said(kind)} is for something else")
            self._unpacked[kind] = packed
        return self._unpacked[kind]


def said(kind: Kind) -> str:
    players, limit, may = kind
    return f"{players} players, a limit of {limit} and a yellow that {'may' if may else 'must'} be replaced"


def attitude(hand: tuple[Faction, ...]) -> Attitude:
    """Of one or two faction cards."""
    first, *rest = sorted({FACTIONS.index(card) for card in hand})
    return 3 + PAIRS.index((first, rest[0])) if rest else first


def printed_tokens(players: int, limit: int, turn: int, loyal: int, traitor: int) -> tuple[int, int]:
    """The tokens at which a table with the printed limit is most alike; `turn` counts from 0.

    In round one a limit is far away, so nothing changes. In round two the lead stays, and both tokens are
    moved so that the leader is as far from the limit; but only to where so many turns can have led, that is
    not below two votes for each turn of round one and not above two for every turn.
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
