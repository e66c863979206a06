"""Checks a plug-in game before it is listed.

Every command reads players, texts and types of all listed games. A game that fails there would break the
program, so the check reads all of them once.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

import msgspec

from lusoria.core.catalogs import NEEDED, catalog_of, entries
from lusoria.core.errors import Malformed
from lusoria.core.event_durations import MAX_WAIT_SECONDS, beats_of
from lusoria.core.extensions import extensions_of
from lusoria.core.field_marks import defaults_of, fields_of, marks, structs_of, tags_of
from lusoria.core.game import MEMBERS
from lusoria.core.structs import HouseRule
from lusoria.core.web_files import web_files_of

NAME = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
PLACE = re.compile(r"[\w.]+(:[\w.]+)?")
Candidate: TypeAlias = Any  # any object that a plug-in provides


def find_fault(candidate: Candidate) -> str | None:
    """Why this object cannot be used as a game, as far as can be found without playing; None if it can."""
    for subject, check in CHECKS.items():
        try:
            fault = next(check(candidate), None)
        except (Exception, SystemExit) as error:  # noqa: BLE001 (a plug-in may fail in any way)
            return f"its {subject} cannot be used: {type(error).__name__}: {error}"
        if fault is not None:
            return fault
    return None


def check_members(game: Candidate) -> Iterator[str]:
    missing = [member for member in MEMBERS if not hasattr(game, member)]
    if missing:
        yield f"missing members: {', '.join(missing)}"


def check_name(game: Candidate) -> Iterator[str]:
    if not isinstance(game.name, str) or not NAME.fullmatch(game.name):
        yield f"`name` is {game.name!r}: use small letters, digits and hyphens"
    if type(game.version) is not int or game.version < 1:  # `type`: True is an int, but encodes otherwise
        yield f"`version` is {game.version!r}: use a whole number from 1 on"


def check_players(game: Candidate) -> Iterator[str]:
    if not isinstance(game.players, range) or not game.players or min(game.players) < 1:
        yield f"`players` is {game.players!r}: use a range of numbers from 1 on"
    if game.usual not in game.players:
        yield f"`usual` is {game.usual!r}, but `players` is {game.players!r}"
    if not isinstance(game.minutes, int):
        yield f"`minutes` is {game.minutes!r}: use a whole number"
    if not all(isinstance(rule, str) for rule in game.rule_numbers):
        yield f"`rule_numbers` is {game.rule_numbers!r}: use a tuple of texts"


def check_beats(game: Candidate) -> Iterator[str]:
    """`beats` is optional."""
    beats: Mapping[Any, Any] = beats_of(game)
    for kind, seconds in beats.items():
        if kind not in tags_of(game.event_type):
            yield f"`beats` has {kind!r}, but there is no such event"
        if not isinstance(seconds, int | float) or not 0 <= seconds <= MAX_WAIT_SECONDS:
            yield f"`beats` has {seconds!r}: use 0 to {MAX_WAIT_SECONDS:g} seconds"


def check_types(game: Candidate) -> Iterator[str]:
    """All types must yield marks and a JSON Schema; default options must be serializable."""
    marks(game)
    tags_of(game.action_type)
    msgspec.json.encode(defaults_of(game.options_type))
    types = (game.options_type, game.action_type, game.event_type, game.view_type, game.result_type)
    msgspec.json.schema_components(types)
    yield from ()


def check_house_rules(game: Candidate) -> Iterator[str]:
    for players in game.players:
        for rule in game.house_rules(players):
            if not isinstance(rule, HouseRule):
                yield f"{rule!r} of `house_rules` is no HouseRule"
            msgspec.json.encode(rule)


def check_start(game: Candidate) -> Iterator[str]:
    """Start a table of the usual size and encode the gallery's view."""
    state = game.start(game.options_type(players=game.usual))
    game.turn(state)
    msgspec.json.encode(game.view(state, None))
    yield from ()


def check_grids(game: Candidate) -> Iterator[str]:
    """A grid must list its cells at the start, and a cell must name a grid of the table."""
    table: Any = game.view(game.start(game.options_type(players=game.usual)), None).table
    grids = {field.encoded: field for field in fields_of(table.__class__) if field.grid is not None}
    for name, field in grids.items():
        assert field.grid is not None
        cells, rows, columns = getattr(table, field.name), field.grid.rows, field.grid.columns
        if field.grid.field != name:
            yield f"its grid {field.grid.field!r} marks the field {name!r}: give both the same name"
        if len(cells) != rows * columns:
            yield f"table.{name} has {len(cells)} entries, and its grid {rows} rows of {columns} cells"
    for kind in structs_of(game):
        for field in fields_of(kind):
            if field.cell is not None and field.cell.field not in grids:
                where = f"{kind.__name__}.{field.name}"
                yield f"{where} names a cell of {field.cell.field!r}, which is no grid of the table"


def check_extensions(game: Candidate) -> Iterator[str]:
    """Other extensions are loaded when they are used: they may be slow to import."""
    places: Any = extensions_of(game)
    if not isinstance(places, Mapping):
        yield f"its extensions are {places!r}: write a mapping from parts to 'module:object'"
    for part, place in places.items():
        if not isinstance(place, str) or not PLACE.fullmatch(place):
            yield f"its extension {part!r} is {place!r}: write 'module' or 'module:object'"


def check_web_files(game: Candidate) -> Iterator[str]:
    try:
        web = web_files_of(game)
        if web is not None:
            web.read()
    except Malformed as error:
        yield str(error)


def check_words(game: Candidate) -> Iterator[str]:
    messages = {message for message, _ in entries(catalog_of(game, "en").read_text(encoding="utf-8"))}
    for needed in NEEDED:
        if f"{game.name}-{needed}" not in messages:
            yield f"its {needed} is missing in English: words/en.ftl has no {game.name}-{needed}"


CHECKS: dict[str, Callable[[Candidate], Iterator[str]]] = {
    "members": check_members,
    "name": check_name,
    "players": check_players,
    "types": check_types,
    "beats": check_beats,
    "house_rules": check_house_rules,
    "start": check_start,
    "grids": check_grids,
    "extensions": check_extensions,
    "web files": check_web_files,
    "words": check_words,
}
