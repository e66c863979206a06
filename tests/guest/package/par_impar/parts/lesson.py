"""Lesson of par impar: three hands against Virgil, who loves odd numbers."""

from lusoria.core.game import AnyGame
from lusoria.exercises.lesson import Lesson

ODD, EVEN = ({"type": "say", "guess": guess} for guess in ("odd", "even"))


def lesson(game: AnyGame) -> Lesson:
    script = Lesson(game, {"players": 2, "points": 2, "first": 0})
    script.add_step("hide", {"type": "hide", "nuts": 3})
    script.act(1, ODD)
    script.add_step("lost")
    script.act(1, {"type": "hide", "nuts": 5})
    script.add_step("guess", ODD)
    script.add_step("again", {"type": "hide", "nuts": 4})
    script.act(1, ODD)
    script.add_step("end")
    return script
