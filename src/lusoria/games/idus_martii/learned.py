"""By what is learnt about the game is looked up: how somebody leans, the turn, and both tokens.

Bots read such tables with and without NumPy; what both must agree on stands here.
"""

from typing import TypeAlias

from lusoria.games.idus_martii.model import FACTIONS, PRINTED_LIMIT, Faction

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


def attitude(hand: tuple[Faction, ...]) -> Attitude:
    """Of one or two faction cards."""
    first, *rest = sorted({FACTIONS.index(card) for card in hand})
    return 3 + PAIRS.index((first, rest[0])) if rest else first


def printed_tokens(players: int, limit: int, turn: int, loyal: int, traitor: int) -> tuple[int, int]:
    """The tokens at which a table with the printed limit is most alike; `turn` counts from 0."""
    return moved_tokens(players, PRINTED_LIMIT[players], limit, turn, loyal, traitor)


def moved_tokens(
    players: int, printed: int, limit: int, turn: int, loyal: int, traitor: int
) -> tuple[int, int]:
    """In round one a limit is far away, so nothing changes. In round two the lead stays, and both tokens are
    moved so that the leader is as far from the limit; but only to where so many turns can have led, that is
    not below two votes for each turn of round one and not above two for every turn.
    """
    if turn < players:
        return loyal, traitor
    total, most = loyal + traitor, max(loyal, traitor)
    wanted = printed - limit
    least = max(-((total - 2 * players) // 2), -min(loyal, traitor))
    furthest = min((2 * turn - total) // 2, printed - most)
    moved = max(least, min(wanted, furthest))
    return min(loyal + moved, printed), min(traitor + moved, printed)
