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
    script.add_beat("cards")
    script.add_beat("vote", vote("green"))
    script.play_action(1, vote("red"))
    script.play_action(4, {"type": "look", "aedile": 0})
    script.play_action(4, {"type": "veto", "swap": True})
    script.add_beat_before_next_turn("swapped")
    script.add_beat_before_next_turn("limit")
    script.play_action(1, vote("red"))
    script.play_action(2, vote("green"))
    script.add_beat("look", {"type": "look", "aedile": 1})
    script.add_beat("veto", {"type": "veto", "swap": True})
    script.add_beat("scored")
    script.play_randomly_until(lambda state: state.step == "discard" and state.consul == ME)
    script.add_beat("keep", {"type": "discard", "faction": "traitor"})
    script.play_randomly_until(lambda state: state.step == "assign" and state.consul == ME)
    script.skip_events()
    legal = [plain(one) for one in game.legal(script.match.state, ME)]
    script.add_beat("assign", legal[0])
    praetor, aediles = legal[0]["praetor"], legal[0]["aediles"]
    script.play_action(aediles[0], vote("yellow"))
    script.play_action(aediles[1], vote("green"))
    script.play_action(praetor, {"type": "look", "aedile": aediles[0]})
    script.add_beat("yellow")
    script.play_randomly_until()
    script.skip_events(to=script.before_the_last)
    script.add_beat("end")
    return script
