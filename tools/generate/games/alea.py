"""Lesson, fixtures and constants of Alea Romana for the web client."""

from typing import Any

from lusoria import AnyGame
from lusoria.games.alea.model import CARD_POINTS, CARDS
from tools.generate.lessons import Lesson

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "multi_roll": True, "cards_anytime": True},
    {"players": 2, "ordered": True},
]

CONSTANTS: dict[str, Any] = {"CARDS": CARDS, "CARD_POINTS": CARD_POINTS}
"""Written to `web/src/games/alea/constants.gen.ts`."""


def lesson(game: AnyGame, seed: int) -> Lesson:
    def fell(face: str) -> dict[str, Any]:
        return {"type": "die_fell", "face": face}

    roll = {"type": "roll", "dice": 1}
    script = Lesson(game, {"players": 2}, seed)
    script.add_beat("roll", roll, fell("X"))
    script.add_beat("again", roll, fell("I"))
    script.add_beat("write", {"type": "write", "number": 11, "row": 3})
    script.play_action(1, roll, fell("X"))
    script.play_action(1, roll, fell("X"))
    script.play_action(1, {"type": "write", "number": 20, "row": 5})
    script.add_beat("next", roll, fell("X"))
    script.add_beat("more", roll, fell("V"))
    script.add_beat("odds", roll, fell("V"))
    script.add_beat("failed", {"type": "card", "card": "ignore", "die": "V"})
    script.add_beat("saved", {"type": "write", "number": 15, "row": 4})
    script.add_beat("order")
    script.play_randomly_until()
    script.skip_events(to=script.before_the_last)
    script.add_beat("end")
    return script
