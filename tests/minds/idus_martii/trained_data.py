"""Trained tables of the bots, from the package."""

from functools import cache
from importlib.resources import files

from lusoria.games.idus_martii.model import PRINTED_LIMIT
from lusoria.minds.idus_martii.belief.opponent_models import Models

DATA = tuple(
    files("lusoria.bots.idus_martii").joinpath(f"data/{players}.tables").read_bytes()
    for players in PRINTED_LIMIT
)
"""For the printed rules."""
LIMITS = tuple(
    files("lusoria.bots.idus_martii").joinpath(f"data/{players}.limits").read_bytes()
    for players in PRINTED_LIMIT
)
"""For all others."""


@cache
def models() -> Models:
    return Models(*DATA, *LIMITS)
