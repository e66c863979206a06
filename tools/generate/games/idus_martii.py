"""Fixtures of Idus Martii."""

from typing import Any

TABLES: list[dict[str, Any]] = [
    {"players": 5},
    {"players": 6, "yellow_swap": "may"},
    {"players": 8, "limit": 18},
]
