"""JSON client of the referee."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from lusoria.referee import Referee
from lusoria.words import words

Json = dict[str, Any]


class Client:
    """Sends requests and parses answers."""

    def __init__(self, language: str = "en") -> None:
        self.referee = Referee(words(language))

    def line(self, text: str | bytes) -> Json:
        """Sends one line and reads one."""
        line = self.referee.answer(text)
        assert b"\n" not in line
        answer = json.loads(line.decode("utf-8"))
        assert isinstance(answer, dict)
        assert isinstance(answer["ok"], bool)
        assert ("error" in answer) is not answer["ok"]
        return answer

    def ask(self, do: str, **fields: Any) -> Json:
        """Sends a request that must succeed."""
        answer = self.line(json.dumps({"do": do, **fields}))
        assert answer.pop("ok"), answer
        return answer

    def fail(self, do: str, **fields: Any) -> Json:
        """Sends a request that must fail and change nothing."""
        before = self.visible_state()
        answer = self.line(json.dumps({"do": do, **fields}))
        assert not answer["ok"]
        assert self.visible_state() == before
        error = answer["error"]
        assert isinstance(error, dict)
        return error

    def refusal(self, seat: int, action: Json) -> tuple[str, str]:
        """Sends an action that a rule must refuse: rule and reason."""
        error = self.fail("act", seat=seat, action=action)
        assert error["kind"] == "illegal"
        assert set(error) == {"kind", "rule", "why", "facts", "text"}
        assert error["text"].strip()
        return error["rule"], error["why"]

    def malformed(self, do: str, **fields: Any) -> tuple[str, str]:
        """Sends a malformed request, or one that is not possible now: field and problem."""
        error = self.fail(do, **fields)
        assert error["kind"] == "malformed"
        assert error["where"] in error["text"]
        assert error["problem"] in error["text"]
        return error["where"], error["problem"]

    def visible_state(self) -> list[Any]:
        """All that a client can see: turn, views, legal actions and record."""
        turn = self.line('{"do":"turn"}')
        if not turn["ok"]:
            return [turn]
        record = self.line('{"do":"record"}')
        seats = range(len(record["record"]["seats"]))
        views = [self.line(json.dumps({"do": "view", "seat": seat})) for seat in (None, *seats)]
        legal = [self.line(json.dumps({"do": "legal", "seat": seat})) for seat in seats]
        return [turn, record, views, legal]

    def play(self, rng: Random, turn: Json) -> Iterator[Json]:
        """Plays randomly to the end; returns the answers."""
        while turn["type"] != "over":
            if turn["type"] == "chance":
                answer = self.resolve_chance(rng, turn)
            else:
                seat = rng.choice(turn["seats"])
                action = rng.choice(self.ask("legal", seat=seat)["actions"])
                answer = self.ask("act", seat=seat, action=action)
            yield answer
            turn = answer["turn"]

    def resolve_chance(self, rng: Random, turn: Json) -> Json:
        """Chooses a chance outcome, as a caller with real dice and cards."""
        assert sum(outcome["weight"] for outcome in turn["outcomes"]) == turn["total"]
        (outcome,) = rng.choices(
            turn["outcomes"], weights=[outcome["weight"] for outcome in turn["outcomes"]]
        )
        answer = self.ask("fall", event=outcome["events"][0])
        assert answer["events"] == outcome["events"]
        return answer
