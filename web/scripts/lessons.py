"""Writes src/lessons/<game>.json: the games of the tutorial, played here by the real rules.

Every beat is a text, what the learner sees then, and the one thing to do (or none: read on).
Run it with the project's Python after the rules have changed: python web/scripts/lessons.py
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from lusoria import GAMES, Await, Chance, Match, sample

TARGET = Path(__file__).parent.parent / "src/lessons"
ME = 0


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


class Lesson:
    """A game that is told: chance and the bots do as they are bid."""

    def __init__(self, name: str, options: dict[str, Any], seed: int) -> None:
        self.game = GAMES[name]
        self.match = Match(self.game, self.game.options_type(**options))
        self.beats: list[dict[str, Any]] = []
        self.rng = Random(seed)
        self.told = 0

    def chance(self, *wishes: dict[str, Any]) -> None:
        """Let nature answer, each time as wished where that is possible."""
        left = list(wishes)
        while isinstance(turn := self.match.turn, Chance):
            outcomes = [events for events, _ in turn.outcomes]
            for wish in left:
                found = [events for events in outcomes if wish.items() <= plain(events[0]).items()]
                if found:
                    left.remove(wish)
                    self.match.happen(found[0])
                    break
            else:
                self.match.happen(sample(turn, self.rng))

    def do(self, seat: int, action: dict[str, Any], *wishes: dict[str, Any]) -> None:
        legal = self.game.legal(self.match.state, seat)
        self.match.act(seat, next(one for one in legal if plain(one) == action))
        self.chance(*wishes)

    def beat(self, say: str, do: dict[str, Any] | None = None, *wishes: dict[str, Any]) -> None:
        view = plain(self.game.view(self.match.state, ME))
        events = [plain(self.game.redact(event, ME)) for event in self.match.events[self.told :]]
        self.told = len(self.match.events)
        if do is None:
            view["legal"] = []
        self.beats.append({"say": say, "do": do, "events": events, **view})
        if do is not None:
            self.do(ME, do, *wishes)

    def any_until(self, done: Any) -> None:
        """The bots play on, and so does the learner, by chance."""
        while isinstance(turn := self.match.turn, Await):
            if done(self.match.state):
                return
            seat = turn.seats[0]
            self.match.act(seat, self.rng.choice(self.game.legal(self.match.state, seat)))
            self.chance()

    def write(self) -> None:
        text = json.dumps(self.beats, separators=(",", ":"))
        (TARGET / f"{self.game.name}.json").write_text(text + "\n", encoding="utf-8")


def never(_: Any) -> bool:
    return False


def idus(seed: int) -> Lesson:
    def vote(colour: str) -> dict[str, Any]:
        return {"type": "vote", "colour": colour}

    lesson = Lesson("idus-martii", {"players": 5, "first": 3}, seed)
    cards = [
        {"type": "card_dealt", "seat": 0, "faction": "loyal"},
        {"type": "card_dealt", "seat": 0, "faction": "traitor"},
    ]
    lesson.chance(*cards)
    lesson.beat("cards")
    lesson.beat("vote", vote("green"))
    lesson.do(1, vote("red"))
    lesson.do(4, {"type": "look", "aedile": 0})
    lesson.do(4, {"type": "veto", "swap": True})
    lesson.beat("swapped")
    lesson.beat("limit")
    lesson.do(1, vote("red"))
    lesson.do(2, vote("green"))
    lesson.beat("look", {"type": "look", "aedile": 1})
    lesson.beat("veto", {"type": "veto", "swap": True})
    lesson.beat("scored")
    lesson.any_until(lambda state: state.step == "discard" and state.consul == ME)
    lesson.beat("keep", {"type": "discard", "faction": "traitor"})
    lesson.any_until(lambda state: state.step == "assign" and state.consul == ME)
    legal = [plain(one) for one in lesson.game.legal(lesson.match.state, ME)]
    lesson.beat("assign", legal[0])
    praetor, aediles = legal[0]["praetor"], legal[0]["aediles"]
    lesson.do(aediles[0], vote("yellow"))
    lesson.do(aediles[1], vote("green"))
    lesson.do(praetor, {"type": "look", "aedile": aediles[0]})
    lesson.beat("yellow")
    lesson.any_until(never)
    lesson.beat("end")
    return lesson


def alea(seed: int) -> Lesson:
    def fell(face: str) -> dict[str, Any]:
        return {"type": "die_fell", "face": face}

    roll = {"type": "roll", "dice": 1}
    lesson = Lesson("alea", {"players": 2}, seed)
    lesson.beat("roll", roll, fell("X"))
    lesson.beat("again", roll, fell("I"))
    lesson.beat("write", {"type": "write", "number": 11, "row": 3})
    lesson.do(1, roll, fell("X"))
    lesson.do(1, roll, fell("X"))
    lesson.do(1, {"type": "write", "number": 20, "row": 5})
    lesson.beat("next", roll, fell("X"))
    lesson.beat("more", roll, fell("V"))
    lesson.beat("odds", roll, fell("V"))
    lesson.beat("failed", {"type": "card", "card": "ignore", "die": "V"})
    lesson.beat("saved", {"type": "write", "number": 15, "row": 4})
    lesson.beat("order")
    lesson.any_until(never)
    lesson.beat("end")
    return lesson


def main() -> None:
    """The first chance by which the learner wins: that is more fun."""
    for told in (idus, alea):
        next(
            lesson for seed in range(1000) if ME in (lesson := told(seed)).match.state.result.winners
        ).write()


if __name__ == "__main__":
    main()
