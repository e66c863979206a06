"""Lesson and fixtures of Alea Romana."""

from typing import Any

from lusoria import AnyGame
from tools.generate.lessons import Lesson

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "multi_roll": True, "cards_anytime": True},
    {"players": 2, "ordered": True},
]


def lesson(game: AnyGame, seed: int) -> Lesson:
    def fell(face: str) -> dict[str, Any]:
        return {"type": "die_fell", "face": face}

    roll = {"type": "roll", "dice": 1}
    told = Lesson(game, {"players": 2}, seed)
    told.beat("roll", roll, fell("X"))
    told.beat("again", roll, fell("I"))
    told.beat("write", {"type": "write", "number": 11, "row": 3})
    told.do(1, roll, fell("X"))
    told.do(1, roll, fell("X"))
    told.do(1, {"type": "write", "number": 20, "row": 5})
    told.beat("next", roll, fell("X"))
    told.beat("more", roll, fell("V"))
    told.beat("odds", roll, fell("V"))
    told.beat("failed", {"type": "card", "card": "ignore", "die": "V"})
    told.beat("saved", {"type": "write", "number": 15, "row": 4})
    told.beat("order")
    told.any_until()
    told.leap(to=told.before_the_last)
    told.beat("end")
    return told
