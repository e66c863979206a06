"""The shipped JSON Schemas are current and valid, and match everything a game writes."""

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, get_args

import pytest
from jsonschema import Draft202012Validator

from lusoria import AnyGame
from lusoria.games import GAMES
from lusoria.records.game_schema import schema_text, shipped_schema
from tests.records.random_matches import (
    KINDS,
    Kind,
    as_json,
    document,
    name_of,
    new_match,
    play_at_random,
    viewers,
)

EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
EACH_KIND = pytest.mark.parametrize("kind", KINDS, ids=name_of)
PARTS = ("Action", "Event", "Options", "Result", "View")


@cache
def validator(game: str, part: str | None = None) -> Draft202012Validator:
    """Validator of a record of this game, or of one of its parts."""
    whole = json.loads(shipped_schema(GAMES[game]))
    return Draft202012Validator({"$ref": f"#/$defs/{part}", "$defs": whole["$defs"]} if part else whole)


def broken_values(value: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The object with an extra field, a missing one, and each field with another type."""
    yield {**value, "comment": "!"}
    for field, old in value.items():
        yield {**value, field: 1.5}
        yield {**value, field: {"no": "where"}}
        if isinstance(old, str):
            yield {**value, field: old + "?"}
        yield {name: part for name, part in value.items() if name != field}


@EACH_GAME
class TestSchemaFile:
    def test_schema_matches_the_types(self, game: AnyGame) -> None:
        shipped = json.loads(shipped_schema(game))
        assert shipped.pop("$comment").startswith("Written by ")
        assert shipped == json.loads(schema_text(game))

    def test_schema_is_valid(self, game: AnyGame) -> None:
        whole = json.loads(shipped_schema(game))
        assert whole["$schema"] == "https://json-schema.org/draft/2020-12/schema"
        Draft202012Validator.check_schema(whole)
        assert set(PARTS) <= set(whole["$defs"])

    def test_references_exist(self, game: AnyGame) -> None:
        whole = json.loads(shipped_schema(game))
        text = json.dumps(whole)
        named = {part.split('"')[0] for part in text.split('"#/$defs/')[1:]}
        assert named <= set(whole["$defs"])

    def test_schema_names_every_action_and_event(self, game: AnyGame) -> None:
        whole = json.loads(shipped_schema(game))
        for part, union in (("Action", game.action_type), ("Event", game.event_type)):
            tags = {kind.__struct_config__.tag for kind in get_args(union)}
            assert set(whole["$defs"][part]["discriminator"]["mapping"]) == tags


@EACH_KIND
class TestValid:
    def test_every_action_is_valid(self, kind: Kind) -> None:
        game, options = kind
        check = validator(game.name, "Action")
        for action in Random(1).sample(game.actions(options), 40):
            assert check.is_valid(as_json(action)), action

    def test_options_events_and_views_are_valid(self, kind: Kind) -> None:
        game, options = kind
        assert validator(game.name, "Options").is_valid(as_json(options))
        match = new_match(kind, 31)
        rng = Random(31)
        views = validator(game.name, "View")
        for step, _ in enumerate(play_at_random(match, rng)):
            if step % 12 == 0 or match.over:
                viewer = rng.choice(viewers(match))
                views.validate(as_json(match.game.view(match.state, viewer)))
        events = validator(game.name, "Event")
        for event in rng.sample(match.events, 40):
            for viewer in (None, rng.randrange(options.players)):
                events.validate(as_json(game.redact(event, viewer)))
        assert match.over is not None
        assert validator(game.name, "Result").is_valid(as_json(match.over.result))

    def test_record_is_valid(self, kind: Kind) -> None:
        parts = document(kind, 31)
        check = validator(parts["game"])
        check.validate(parts)
        check.validate({**parts, "result": None, "fairness": None, "events": parts["events"][:-1]})


@EACH_GAME
class TestInvalid:
    def record(self, game: AnyGame) -> dict[str, Any]:
        return document(next(kind for kind in KINDS if kind[0] is game), 31)

    def test_broken_event_is_invalid(self, game: AnyGame) -> None:
        check = validator(game.name, "Event")
        one_of_each = {event["type"]: event for event in self.record(game)["events"]}
        for event in one_of_each.values():
            for wrong in broken_values(event):
                if not defaults_only(wrong, event):
                    assert not check.is_valid(wrong), wrong

    def test_broken_action_is_invalid(self, game: AnyGame) -> None:
        check = validator(game.name, "Action")
        options = next(options for of, options in KINDS if of is game)
        one_of_each = {type(action): as_json(action) for action in game.actions(options)}
        for action in one_of_each.values():
            for wrong in broken_values(action):
                if action["type"] == "card" and {*action} - {*wrong} - {"type", "card"}:
                    continue  # the schema does not say which card needs which field
                assert not check.is_valid(wrong), wrong

    def test_broken_view_is_invalid(self, game: AnyGame) -> None:
        check = validator(game.name, "View")
        options = next(options for of, options in KINDS if of is game)
        view = as_json(game.view(game.start(options), 0))
        assert check.is_valid(view)
        for part in ("table", "mine"):
            for wrong in broken_values(view[part]):
                assert not check.is_valid({**view, part: wrong}), wrong
        for wrong in broken_values(view):
            assert not check.is_valid(wrong)

    def test_broken_record_is_invalid(self, game: AnyGame) -> None:
        parts = {**self.record(game), "events": self.record(game)["events"][:3]}
        check = validator(game.name)
        assert check.is_valid(parts)
        for wrong in broken_values(parts):
            if wrong.get("game") != f"{game.name}?":  # the schema allows any text as a name
                assert not check.is_valid(wrong), list(wrong)
        for wrong in broken_values(parts["events"][1]):
            assert not check.is_valid({**parts, "events": [parts["events"][0], wrong]}), wrong
        for wrong in broken_values(parts["result"]):
            assert not check.is_valid({**parts, "result": wrong}), wrong
        assert not check.is_valid({**parts, "options": {}})
        assert not check.is_valid({**parts, "seats": [{"kind": "god"}]})
        assert not check.is_valid({**parts, "fairness": {**parts["fairness"], "scheme": "dice"}})


def defaults_only(wrong: dict[str, Any], event: dict[str, Any]) -> bool:
    """True if only a role of Idus Martii is missing, which round two leaves out."""
    return "consul" in event and bool(({*event} - {*wrong}) & {"praetor", "aediles"}) and "turn" in event
