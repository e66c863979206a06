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

    told = Lesson(game, {"players": 5, "first": 3}, seed)
    told.chance(
        {"type": "card_dealt", "seat": 0, "faction": "loyal"},
        {"type": "card_dealt", "seat": 0, "faction": "traitor"},
    )
    told.beat("cards")
    told.beat("vote", vote("green"))
    told.do(1, vote("red"))
    told.do(4, {"type": "look", "aedile": 0})
    told.do(4, {"type": "veto", "swap": True})
    told.beat_before_the_next_turn("swapped")
    told.beat_before_the_next_turn("limit")
    told.do(1, vote("red"))
    told.do(2, vote("green"))
    told.beat("look", {"type": "look", "aedile": 1})
    told.beat("veto", {"type": "veto", "swap": True})
    told.beat("scored")
    told.any_until(lambda state: state.step == "discard" and state.consul == ME)
    told.beat("keep", {"type": "discard", "faction": "traitor"})
    told.any_until(lambda state: state.step == "assign" and state.consul == ME)
    told.leap()
    legal = [plain(one) for one in game.legal(told.match.state, ME)]
    told.beat("assign", legal[0])
    praetor, aediles = legal[0]["praetor"], legal[0]["aediles"]
    told.do(aediles[0], vote("yellow"))
    told.do(aediles[1], vote("green"))
    told.do(praetor, {"type": "look", "aedile": aediles[0]})
    told.beat("yellow")
    told.any_until()
    told.leap(to=told.before_the_last)
    told.beat("end")
    return told
