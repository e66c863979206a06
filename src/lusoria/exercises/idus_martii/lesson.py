"""Lesson of Idus Martii."""

from functools import partial
from typing import Any

from lusoria.core.game import AnyGame
from lusoria.exercises.lesson import LEARNER, Lesson, plain, winning_lesson


def lesson(game: AnyGame) -> Lesson:
    return winning_lesson(partial(script, game))


def script(game: AnyGame, seed: int) -> Lesson:
    def vote(colour: str) -> dict[str, Any]:
        return {"type": "vote", "colour": colour}

    script = Lesson(game, {"players": 5, "first": 3}, seed)
    script.resolve_chance(
        {"type": "card_dealt", "seat": 0, "faction": "loyal"},
        {"type": "card_dealt", "seat": 0, "faction": "traitor"},
    )
    script.add_step("cards")
    script.add_step("vote", vote("green"))
    script.act(1, vote("red"))
    script.act(4, {"type": "look", "aedile": 0})
    script.act(4, {"type": "veto", "swap": True})
    script.add_step_before_last_event("swapped")
    script.add_step_before_last_event("limit")
    script.act(1, vote("red"))
    script.act(2, vote("green"))
    script.add_step("look", {"type": "look", "aedile": 1})
    script.add_step("veto", {"type": "veto", "swap": True})
    script.add_step("scored")
    script.play_randomly(lambda state: state.step == "discard" and state.consul == LEARNER)
    script.add_step("keep", {"type": "discard", "faction": "traitor"})
    script.play_randomly(lambda state: state.step == "assign" and state.consul == LEARNER)
    script.skip()
    legal = [plain(each) for each in game.legal(script.match.state, LEARNER)]
    script.add_step("assign", legal[0])
    praetor, aediles = legal[0]["praetor"], legal[0]["aediles"]
    script.act(aediles[0], vote("yellow"))
    script.act(aediles[1], vote("green"))
    script.act(praetor, {"type": "look", "aedile": aediles[0]})
    script.add_step("yellow")
    script.play_randomly()
    script.skip(to_last_action=True)
    script.add_step("end")
    return script
