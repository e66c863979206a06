"""Ranking of the seats of a finished game, for ratings."""

from collections.abc import Sequence


def ranks(won: Sequence[bool], scores: Sequence[int]) -> list[float]:
    """By seat, lowest is best, equal is a tie: by points if the game has any, else by having won."""
    if scores:
        return [float(-score) for score in scores]
    return [0.0 if each else 1.0 for each in won]
