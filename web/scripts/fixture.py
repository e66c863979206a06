"""Writes tests/fixtures/words.json: JSON of games, and what Python says about it in every language.

Run it with the project's Python after a catalog has changed: python web/scripts/fixture.py
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from lusoria import GAMES, IllegalAction, Match, sample
from lusoria.words import (
    LANGUAGES,
    tell_action,
    tell_event,
    tell_hand,
    tell_prompt,
    tell_refusal,
    tell_result,
    tell_reveal,
    words,
)

NAMES = ("Octavia", "Hélène", "Iris", "Inés", "Marco", "Œdipe", "Yves", "Livia")
TARGET = Path(__file__).parent.parent / "tests/fixtures/words.json"
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "idus-martii": [{"players": 5}, {"players": 6, "yellow_swap": "may"}, {"players": 8, "limit": 18}],
    "alea": [
        {"players": 2},
        {"players": 3, "multi_roll": True, "cards_anytime": True},
        {"players": 2, "ordered": True},
    ],
}


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def said(game: Any, kind: str, value: Any, viewer: int | None, names: tuple[str, ...]) -> Any:
    def one(language: str) -> Any:
        speech = words(language)
        match kind:
            case "event":
                return tell_event(speech, game, value, viewer, names)
            case "action":
                return tell_action(speech, game, value, names)
            case "prompt":
                return tell_prompt(speech, game, value, names)
            case "hand":
                return tell_hand(speech, game, value, names)
            case "reveal":
                return list(tell_reveal(speech, game, value, names))
            case "result":
                return tell_result(speech, game, value, viewer, names)
            case _:
                return tell_refusal(speech, game, value, names)

    return {language: one(language) for language in LANGUAGES}


def told(game: Any, options: dict[str, Any], rng: Random) -> Iterator[tuple[str, Any, int | None]]:
    match = Match(game, game.options_type(**options), lambda chance: sample(chance, rng))
    viewers = (None, *range(options["players"]))
    known = 0
    while not match.over and known < 4000:
        seat = rng.choice(match.awaited)
        legal = match.game.legal(match.state, seat)
        for viewer in {None, seat, rng.randrange(options["players"])}:
            view = game.view(match.state, viewer)
            yield "prompt", view, viewer
            if viewer is not None:
                yield "hand", view, viewer
        action = rng.choice(legal)
        yield "action", action, None
        try:
            match.game.decide(match.state, (seat + 1) % options["players"], action)
        except IllegalAction as refusal:
            yield "refusal", refusal, None
        match.act(seat, action)
        for event in match.events[known:]:
            viewer = rng.choice(viewers)
            yield "event", game.redact(event, viewer), viewer
        known = len(match.events)
    if match.over:
        for viewer in (None, 0, 1):
            view = game.view(match.state, viewer)
            yield "reveal", view, viewer
            yield "result", view.table.result, viewer
            yield "prompt", view, viewer


def main() -> None:
    found: list[dict[str, Any]] = []
    seen: set[tuple[str, str, str]] = set()
    for name, tables in OPTIONS.items():
        game = GAMES[name]
        for options in tables:
            for seed in range(6):
                names = NAMES[: options["players"]]
                for kind, value, viewer in told(game, options, Random(seed)):
                    speech = said(game, kind, value, viewer, names)
                    skeleton = json.dumps(speech["en"])
                    for person in names:
                        skeleton = skeleton.replace(person, "<>")
                    shape = (name, kind, "".join("#" if mark.isdigit() else mark for mark in skeleton))
                    if shape in seen:
                        continue
                    seen.add(shape)
                    data = (
                        {"rule": value.rule, "why": value.why, "facts": dict(value.facts)}
                        if kind == "refusal"
                        else plain(value)
                    )
                    if kind in ("prompt", "hand"):  # one action of a kind is enough
                        data["legal"] = list({action["type"]: action for action in data["legal"]}.values())
                    found.append(
                        {
                            "game": name,
                            "kind": kind,
                            "viewer": viewer,
                            "names": names,
                            "json": data,
                            "said": speech,
                        }
                    )
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    TARGET.write_text(text.replace('},{"game"', '},\n{"game"') + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
