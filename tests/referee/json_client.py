"""A JSON client of the referee, for tests."""

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
        self.said: list[str] = []

    def line(self, text: str | bytes) -> Json:
        """Sends one line and reads one."""
        answer = self.referee.answer(text)
        assert b"\n" not in answer
        told = json.loads(answer.decode("utf-8"))
        assert isinstance(told, dict)
        assert isinstance(told["ok"], bool)
        assert ("error" in told) is not told["ok"]
        return told

    def ask(self, do: str, **fields: Any) -> Json:
        """Sends a request that must succeed."""
        told = self.line(json.dumps({"do": do, **fields}))
        assert told.pop("ok"), told
        return told

    def wrong(self, do: str, **fields: Any) -> Json:
        """Sends a request that must fail and change nothing."""
        before = self.everything()
        told = self.line(json.dumps({"do": do, **fields}))
        assert not told["ok"]
        assert self.everything() == before
        error = told["error"]
        assert isinstance(error, dict)
        return error

    def refused(self, seat: int, action: Json) -> tuple[str, str]:
        """Sends an action that a rule must refuse: rule and reason."""
        error = self.wrong("act", seat=seat, action=action)
        assert error["kind"] == "illegal"
        assert set(error) == {"kind", "rule", "why", "facts", "text"}
        assert error["text"].strip()
        return error["rule"], error["why"]

    def malformed(self, do: str, **fields: Any) -> tuple[str, str]:
        """Sends a malformed request, or one that is not possible now: field and problem."""
        error = self.wrong(do, **fields)
        assert error["kind"] == "malformed"
        assert error["where"] in error["text"]
        assert error["problem"] in error["text"]
        return error["where"], error["problem"]

    def everything(self) -> list[Any]:
        """Everything visible: turn, views, legal actions and record."""
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
                told = self.fall(rng, turn)
            else:
                seat = rng.choice(turn["seats"])
                action = rng.choice(self.ask("legal", seat=seat)["actions"])
                told = self.ask("act", seat=seat, action=action)
            yield told
            turn = told["turn"]

    def fall(self, rng: Random, turn: Json) -> Json:
        """Chooses a chance outcome, as a caller with real dice and cards."""
        assert sum(outcome["weight"] for outcome in turn["outcomes"]) == turn["total"]
        (outcome,) = rng.choices(
            turn["outcomes"], weights=[outcome["weight"] for outcome in turn["outcomes"]]
        )
        told = self.ask("fall", event=outcome["events"][0])
        assert told["events"] == outcome["events"]
        return told
