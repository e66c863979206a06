"""Writes test data of the client: what Python says about played games, in every language.

The client must say the same of the same JSON. Also writes the answer of `GET /api/games`.
"""

import json
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from lusoria import AnyGame, IllegalAction, Match, sample
from lusoria.server.api.games import game_shown
from lusoria.table.talk.chat_rules import PHRASES, REACTIONS
from lusoria.wire.http_bodies import GamesShown
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
from tools.generate.places import GAMES_HERE, WEB

NAMES = ("Octavia", "Hélène", "Iris", "Inés", "Marco", "Œdipe", "Yves", "Livia")
SEEDS = 6
MAX_MOVES = 4000

Subject = tuple[str, Any, int | None]
"""Kind of a subject of a text, the subject, and its viewer."""


def generated_files() -> Iterator[tuple[Path, str]]:
    found = [entry for game in GAMES_HERE for entry in of_game(game)]
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    yield WEB / "tests/fixtures/words.json", text.replace('},{"game"', '},\n{"game"') + "\n"
    told = GamesShown({game.name: game_shown(game) for game in GAMES_HERE}, PHRASES, REACTIONS)
    yield WEB / "tests/fixtures/games.json", msgspec.json.encode(told).decode() + "\n"


def of_game(game: AnyGame) -> Iterator[dict[str, Any]]:
    """One example of each text that differs in more than names and numbers."""
    seen: set[tuple[str, str]] = set()
    for options in tables_of(game):
        names = NAMES[: options["players"]]
        for seed in range(SEEDS):
            for kind, value, viewer in told(game, options, Random(seed)):
                shape = (kind, form(say("en", game, (kind, value, viewer), names), names))
                if shape not in seen:
                    seen.add(shape)
                    said = {code: say(code, game, (kind, value, viewer), names) for code in LANGUAGES}
                    whose = {"game": game.name, "kind": kind, "viewer": viewer, "names": names}
                    yield {**whose, "json": as_json(kind, value), "said": said}


def tables_of(game: AnyGame) -> list[dict[str, Any]]:
    """Options of the tables to play: those of the game's module, or the default."""
    module = f"tools.generate.games.{game.name.replace('-', '_')}"
    if find_spec(module) is None:
        return [{"players": game.usual}]
    return list(import_module(module).TABLES)


def told(game: AnyGame, options: dict[str, Any], rng: Random) -> Iterator[Subject]:
    match = Match(game, game.options_type(**options), lambda chance: sample(chance, rng))
    viewers = (None, *range(options["players"]))
    known = 0
    while not match.over and known < MAX_MOVES:
        seat = rng.choice(match.awaited)
        legal = game.legal(match.state, seat)
        for viewer in {None, seat, rng.randrange(options["players"])}:
            view = game.view(match.state, viewer)
            yield "prompt", view, viewer
            if viewer is not None:
                yield "hand", view, viewer
        action = rng.choice(legal)
        yield "action", action, None
        try:
            game.decide(match.state, (seat + 1) % options["players"], action)
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


def say(language: str, game: AnyGame, what: Subject, names: tuple[str, ...]) -> str | list[str]:
    speech = words(language)
    match what:
        case "event", event, viewer:
            return tell_event(speech, game, event, viewer, names)
        case "action", action, _:
            return tell_action(speech, game, action, names)
        case "prompt", view, _:
            return tell_prompt(speech, game, view, names)
        case "hand", view, _:
            return tell_hand(speech, game, view, names)
        case "reveal", view, _:
            return list(tell_reveal(speech, game, view, names))
        case "result", result, viewer:
            return tell_result(speech, game, result, viewer, names)
        case _, refusal, _:
            return tell_refusal(speech, game, refusal, names)


def form(said: str | list[str], names: tuple[str, ...]) -> str:
    """The text without names and digits."""
    skeleton = json.dumps(said)
    for person in names:
        skeleton = skeleton.replace(person, "<>")
    return "".join("#" if mark.isdigit() else mark for mark in skeleton)


def as_json(kind: str, value: Any) -> Any:
    if kind == "refusal":
        return {"rule": value.rule, "why": value.why, "facts": dict(value.facts)}
    data = msgspec.json.decode(msgspec.json.encode(value))
    if kind in ("prompt", "hand"):  # one action of a kind is enough
        data["legal"] = list({action["type"]: action for action in data["legal"]}.values())
    return data
