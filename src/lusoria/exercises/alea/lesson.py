"""Lesson of Alea Romana."""

from functools import partial
from typing import Any

from lusoria.core.game import AnyGame
from lusoria.exercises.lesson import Lesson, winning_lesson


def lesson(game: AnyGame) -> Lesson:
    return winning_lesson(partial(script, game))


def script(game: AnyGame, seed: int) -> Lesson:
    def fell(face: str) -> dict[str, Any]:
        return {"type": "die_fell", "face": face}

    roll = {"type": "roll", "dice": 1}
    script = Lesson(game, {"players": 2}, seed)
    script.add_step("roll", roll, fell("X"))
    script.add_step("again", roll, fell("I"))
    script.add_step("write", {"type": "write", "number": 11, "row": 3})
    script.act(1, roll, fell("X"))
    script.act(1, roll, fell("X"))
    script.act(1, {"type": "write", "number": 20, "row": 5})
    script.add_step("next", roll, fell("X"))
    script.add_step("more", roll, fell("V"))
    script.add_step("odds", roll, fell("V"))
    script.add_step("failed", {"type": "card", "card": "ignore", "die": "V"})
    script.add_step("saved", {"type": "write", "number": 15, "row": 4})
    script.add_step("order")
    script.play_randomly()
    script.skip(to_last_action=True)
    script.add_step("end")
    return script
