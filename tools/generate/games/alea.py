"""Fixtures and constants of Alea Romana for the web client."""

from typing import Any

from lusoria.games.alea.model import CARD_POINTS, CARDS

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "multi_roll": True, "cards_anytime": True},
    {"players": 2, "ordered": True},
]

CONSTANTS: dict[str, Any] = {"CARDS": CARDS, "CARD_POINTS": CARD_POINTS}
"""Written to `web/src/games/alea/constants.gen.ts`."""
