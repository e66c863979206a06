"""Result of a finished game for each seat: draws, shares of the win, ranking for ratings."""

from collections.abc import Sequence

from lusoria.core.game import GameInfo, GameResult
from lusoria.core.sides import has_sides


def is_draw(game: GameInfo, result: GameResult) -> bool:
    """True if several seats share the first place.

    A result may say so itself in a field `draw`. Without that field several winners have drawn, except in a
    game with sides: there they are the winning side.
    """
    draw = getattr(result, "draw", None)
    return (len(result.winners) > 1 and not has_sides(game)) if draw is None else bool(draw)


def win_shares(game: GameInfo, result: GameResult, players: int) -> tuple[float, ...]:
    """Share of the win by seat: 1 for a winner, 1/n for each of n seats that draw, else 0.

    The members of a winning side have 1 each. There may be no winner, also in a draw.
    """
    share = 1 / max(1, len(result.winners)) if is_draw(game, result) else 1.0
    return tuple(share if seat in result.winners else 0.0 for seat in range(players))


def ranks(won: Sequence[bool], scores: Sequence[int]) -> list[float]:
    """By seat, lowest is best, equal is a tie: by points if there are any, else by `won`, also for a draw."""
    if scores:
        return [float(-score) for score in scores]
    return [0.0 if is_winner else 1.0 for is_winner in won]
