"""Laws of a game's package: its members, versions and extensions."""

import re
from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

from msgspec import structs

from lusoria.core.catalogs import catalog_of, entries
from lusoria.core.errors import Malformed
from lusoria.core.extensions import extension, extensions_of, find_type_fault, load
from lusoria.core.field_marks import kinds_of, tag
from lusoria.core.game import AnyGame
from lusoria.games import BUILT_IN, GAMES
from lusoria.games.plugin_check import find_fault
from lusoria.laws.law_violation import Broken, broken_by
from lusoria.laws.sample import Sample
from lusoria.laws.text_laws import languages_of

RENAMED_MEMBERS = MappingProxyType({"announced": "announcement_seconds", "thought": "thinking_factor"})


def game_can_be_listed(sample: Sample) -> Iterator[Broken]:
    """All members are there, types have a schema, a table starts, and the game has its words in English."""
    fault = find_fault(sample.game)
    if fault is not None:
        yield Broken(fault)


def types_have_tags(sample: Sample) -> Iterator[Broken]:
    """Every action and event has a tag of its own: without one, its type in JSON is the name of the class."""
    game = sample.game
    for base, kinds in (("GameAction", game.action_type), ("GameEvent", game.event_type)):
        for kind in kinds_of(kinds):
            if tag(kind) in (kind.__name__, "None"):
                example = f'class {kind.__name__}({base}, tag="{snake_case(kind.__name__)}")'
                problem = "the tag is missing: write it, and use it in the ids of messages"
                yield Broken(problem, struct=kind.__name__, write=example)


def snake_case(name: str) -> str:
    """`StonePlaced` as `stone_placed`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def optional_members_have_current_names(sample: Sample) -> Iterator[Broken]:
    """No optional member has an old name: it would be ignored."""
    for old, new in RENAMED_MEMBERS.items():
        if hasattr(sample.game, old):
            yield Broken(f"the member {old} is ignored: it is called {new} now", member=old, write=new)


def extensions_can_be_loaded(sample: Sample) -> Iterator[Broken]:
    """Every extension of the game can be loaded.

    One that needs a module of an extra that is not installed is left out.
    """
    for part, place in extensions_of(sample.game).items():
        try:
            load(part, place)
        except Exception as error:  # noqa: BLE001 (a plug-in may fail in any way)
            if not lacks_an_extra(error.__cause__, place):
                yield Broken(str(error), extension=part, object=place)


def extensions_are_known_and_have_their_type(sample: Sample) -> Iterator[Broken]:
    """Every extension of the game has a known name and the right type.

    One that cannot be loaded breaks another law.
    """
    for part, place in extensions_of(sample.game).items():
        try:
            fault = find_type_fault(part, place)
        except (Malformed, ImportError):
            continue
        if fault is not None:
            yield Broken(fault, extension=part, object=place)


def lesson_can_be_played(sample: Sample) -> Iterator[Broken]:
    """The lesson ends with the game, and each of its texts is in every catalog.

    Not checked for a retired version: lessons are played by the newest rules.
    """
    game = sample.game
    make = usable_extension(game, "lesson")
    if make is None or GAMES.get(game.name, game).version != game.version:
        return
    try:
        steps = make(game).steps
    except Exception as error:  # noqa: BLE001 (a plug-in may fail in any way)
        yield broken_by(error)
        return
    if not steps or steps[-1]["table"]["result"] is None:
        yield Broken("the last step of the lesson is not the end of a game")
    for language in languages_of(game):
        known = dict(entries(catalog_of(game, language).read_text(encoding="utf-8")))
        for message in dict.fromkeys(f"{game.name}-lesson-{step['say']}" for step in steps):
            if message not in known:
                yield Broken("a message is missing", message=message, language=language, needed_for="lesson")


def exercises_have_a_screen(sample: Sample) -> Iterator[Broken]:
    """Without web files, exercises have the fields that the client's generic screen shows.

    Not checked for built-in games: the client includes their screens.
    """
    game, messages = sample.game, usable_extension(sample.game, "messages")
    parts = extensions_of(game)
    if "exercises" not in parts or "web" in parts or game.name in {each.name for each in BUILT_IN}:
        return
    if messages is None or messages.exercise is None:
        return
    missing = {"legal", "values"} - {field.encode_name for field in structs.fields(messages.exercise)}
    if missing:
        problem = "no screen can show the exercises: add these fields, or a screen of their own"
        yield Broken(problem, fields=", ".join(sorted(missing)))


def usable_extension(game: AnyGame, part: str) -> Any | None:
    """The object of a part; None if the game brings none. A part that cannot be used has its own laws."""
    try:
        return extension(game, part)
    except (Malformed, ImportError):
        return None


def lacks_an_extra(cause: BaseException | None, place: str) -> bool:
    """True if a module of another package is missing."""
    missing = f"{cause.name}." if isinstance(cause, ModuleNotFoundError) else ""
    return bool(missing) and not missing.startswith(("lusoria.", f"{place.partition('.')[0]}."))
