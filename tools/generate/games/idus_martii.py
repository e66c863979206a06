"""Lesson and fixtures of Idus Martii."""

from typing import Any

from lusoria import AnyGame
from tools.generate.lessons import ME, Lesson, plain

TABLES: list[dict[str, Any]] = [
    {"players": 5},
    {"players": 6, "yellow_swap": "may"},
    {"players": 8, "limit": 18},
]


def lesson(game: AnyGame, seed: int) -> Lesson:
    def vote(colour: str) -> dict[str, Any]:
        return {"type": "vote", "colour": colour}

    script = Lesson(game, {"players": 5, "first": 3}, seed)
    script.chance(
        {"type": "card_dealt", "seat": 0, "faction": "loyal"},
        {"type": "card_dealt", "seat": 0, "faction": "traitor"},
    )
    script.beat("cards")
    script.beat("vote", vote("green"))
    script.do(1, vote("red"))
    script.do(4, {"type": "look", "aedile": 0})
    script.do(4, {"type": "veto", "swap": True})
    script.beat_before_the_next_turn("swapped")
    script.beat_before_the_next_turn("limit")
    script.do(1, vote("red"))
    script.do(2, vote("green"))
    script.beat("look", {"type": "look", "aedile": 1})
    script.beat("veto", {"type": "veto", "swap": True})
    script.beat("scored")
    script.any_until(lambda state: state.step == "discard" and state.consul == ME)
    script.beat("keep", {"type": "discard", "faction": "traitor"})
    script.any_until(lambda state: state.step == "assign" and state.consul == ME)
    script.leap()
    legal = [plain(one) for one in game.legal(script.match.state, ME)]
    script.beat("assign", legal[0])
    praetor, aediles = legal[0]["praetor"], legal[0]["aediles"]
    script.do(aediles[0], vote("yellow"))
    script.do(aediles[1], vote("green"))
    script.do(praetor, {"type": "look", "aedile": aediles[0]})
    script.beat("yellow")
    script.any_until()
    script.leap(to=script.before_the_last)
    script.beat("end")
    return script
