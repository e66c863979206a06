"""Who did better than whom in a game that is over, for ratings: by points, else by having won."""

from collections.abc import Sequence


def ranks(won: Sequence[bool], scores: Sequence[int]) -> list[float]:
    """One a seat, the lowest is the best; equal ones are even, as all are in a game that nobody won."""
    if scores:
        return [float(-score) for score in scores]
    return [0.0 if each else 1.0 for each in won]
