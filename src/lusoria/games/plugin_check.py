"""Checks a plug-in game before it is listed.

Every command reads players, texts and types of all listed games. A game that fails there would break the
program, so the check reads all of them once.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

import msgspec

from lusoria.core.catalogs import NEEDED, catalog_of, entries
from lusoria.core.event_durations import LONGEST, beats_of
from lusoria.core.field_marks import defaults_of, marks, tags_of
from lusoria.core.game import MEMBERS
from lusoria.core.structs import HouseRule

NAME = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
Candidate: TypeAlias = Any  # a candidate: may be any object


def find_fault(candidate: Candidate) -> str | None:
    """Why this object cannot be used as a game, as far as can be found without playing; None if it can."""
    for what, faults in CHECKS.items():
        try:
            fault = next(faults(candidate), None)
        except Exception as error:  # noqa: BLE001 (a plug-in may fail in any way)
            return f"its {what} cannot be used: {type(error).__name__}: {error}"
        if fault is not None:
            return fault
    return None


def check_members(game: Candidate) -> Iterator[str]:
    missing = [member for member in MEMBERS if not hasattr(game, member)]
    if missing:
        yield f"it is no game: it has no {', '.join(missing)}"


def check_name(game: Candidate) -> Iterator[str]:
    if not isinstance(game.name, str) or not NAME.fullmatch(game.name):
        yield f"{game.name!r} is no name for a game: small letters, digits and hyphens make one"
    if type(game.version) is not int or game.version < 1:  # `type`: True is an int, but encodes otherwise
        yield f"{game.version!r} is no version of rules: they are counted from 1"


def check_players(game: Candidate) -> Iterator[str]:
    if not isinstance(game.players, range) or not game.players or min(game.players) < 1:
        yield f"its players are {game.players!r}: nobody can play it"
    if game.usual not in game.players:
        yield f"usually {game.usual!r} play it, and its players are {game.players!r}"
    if not isinstance(game.minutes, int):
        yield f"{game.minutes!r} is no number of minutes"
    if not all(isinstance(rule, str) for rule in game.rule_numbers):
        yield f"{game.rule_numbers!r} are no numbers of rules"


def check_beats(game: Candidate) -> Iterator[str]:
    """`beats` is optional."""
    beats: Mapping[Any, Any] = beats_of(game)
    for kind, seconds in beats.items():
        if kind not in tags_of(game.event_type):
            yield f"it has a beat for {kind!r}, and no such event"
        if not isinstance(seconds, int | float) or not 0 <= seconds <= LONGEST:
            yield f"{seconds!r} is no length of a beat: 0 to {LONGEST:g} seconds"


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
                yield f"{rule!r}, of its rules of the house, is no HouseRule"
            msgspec.json.encode(rule)


def check_start(game: Candidate) -> Iterator[str]:
    """Start a table of the usual size and encode the gallery's view."""
    state = game.start(game.options_type(players=game.usual))
    game.turn(state)
    msgspec.json.encode(game.view(state, None))
    yield from ()


def check_words(game: Candidate) -> Iterator[str]:
    messages = {message for message, _ in entries(catalog_of(game, "en").read_text(encoding="utf-8"))}
    for needed in NEEDED:
        if f"{game.name}-{needed}" not in messages:
            yield f"it does not say its {needed} in English: {game.name}-{needed} is not in words/en.ftl"


CHECKS: dict[str, Callable[[Candidate], Iterator[str]]] = {
    "members": check_members,
    "name": check_name,
    "players": check_players,
    "types": check_types,
    "beats": check_beats,
    "house_rules": check_house_rules,
    "start": check_start,
    "words": check_words,
}
