"""Writes test data of the client: texts of played games, and the answer of `GET /api/games`.

The client must make the same texts from the same JSON, in every language.
"""

import json
from collections.abc import Iterator
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
from tools.generate.places import GAMES_HERE, WEB, module_of

NAMES = ("Octavia", "Hélène", "Iris", "Inés", "Marco", "Œdipe", "Yves", "Livia")
SEEDS = 6
MAX_MOVES = 4000

Subject = tuple[str, Any, int | None]
"""Kind of a subject of a text, the subject, and its viewer."""


def generated_files() -> Iterator[tuple[Path, str]]:
    entries = [entry for game in GAMES_HERE for entry in of_game(game)]
    text = json.dumps(entries, ensure_ascii=False, separators=(",", ":"))
    yield WEB / "tests/fixtures/words.json", text.replace('},{"game"', '},\n{"game"') + "\n"
    games = GamesShown({game.name: game_shown(game) for game in GAMES_HERE}, PHRASES, REACTIONS)
    yield WEB / "tests/fixtures/games.json", msgspec.json.encode(games).decode() + "\n"


def of_game(game: AnyGame) -> Iterator[dict[str, Any]]:
    """One example of each text that differs in more than names and numbers."""
    shapes: set[tuple[str, str]] = set()
    for options in tables_of(game):
        names = NAMES[: options["players"]]
        for seed in range(SEEDS):
            for kind, value, viewer in subjects(game, options, Random(seed)):
                shape = (kind, form(say("en", game, (kind, value, viewer), names), names))
                if shape not in shapes:
                    shapes.add(shape)
                    texts = {code: say(code, game, (kind, value, viewer), names) for code in LANGUAGES}
                    context = {"game": game.name, "kind": kind, "viewer": viewer, "names": names}
                    yield {**context, "json": as_json(kind, value), "said": texts}


def tables_of(game: AnyGame) -> list[dict[str, Any]]:
    """Options of the tables to play: those of the game's module, or the default."""
    module = module_of(game.name)
    return [{"players": game.usual}] if module is None else list(module.TABLES)


def subjects(game: AnyGame, options: dict[str, Any], rng: Random) -> Iterator[Subject]:
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
    catalog = words(language)
    match what:
        case "event", event, viewer:
            return tell_event(catalog, game, event, viewer, names)
        case "action", action, _:
            return tell_action(catalog, game, action, names)
        case "prompt", view, _:
            return tell_prompt(catalog, game, view, names)
        case "hand", view, _:
            return tell_hand(catalog, game, view, names)
        case "reveal", view, _:
            return list(tell_reveal(catalog, game, view, names))
        case "result", result, viewer:
            return tell_result(catalog, game, result, viewer, names)
        case _, refusal, _:
            return tell_refusal(catalog, game, refusal, names)


def form(text: str | list[str], names: tuple[str, ...]) -> str:
    """The text without names and digits."""
    skeleton = json.dumps(text)
    for person in names:
        skeleton = skeleton.replace(person, "<>")
    return "".join("#" if char.isdigit() else char for char in skeleton)


def as_json(kind: str, value: Any) -> Any:
    if kind == "refusal":
        return {"rule": value.rule, "why": value.why, "facts": dict(value.facts)}
    data = msgspec.json.decode(msgspec.json.encode(value))
    if kind in ("prompt", "hand"):  # one action of a kind is enough
        data["legal"] = list({action["type"]: action for action in data["legal"]}.values())
    return data
