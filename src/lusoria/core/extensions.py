"""What a game brings besides its rules: coach, analysis, exercises, lab, environment and the like.

A game may have a member `extensions`: for each part, `module:object` of the one object it exports for it.
A path without a colon names a module, which is the object itself. The level that uses a part defines its type
and looks it up here. Built-in games and plug-ins follow the same rule, and no other code names a game.
Names instead of objects: the rules stay free of the imports.

`EXTENSION_TYPES` lists all parts.
"""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from inspect import get_annotations
from pkgutil import resolve_name
from types import MappingProxyType
from typing import Any, Literal, TypeVar, cast

from lusoria.core.errors import Malformed
from lusoria.core.game import GameInfo
from lusoria.core.plugins import skip_plugin


@dataclass(frozen=True, slots=True)
class ExtensionType:
    """What the object of a part must be. `place` names a type of a higher level, resolved at run time."""

    place: str
    form: Literal["instance", "tuple", "subclass", "members"] = "instance"
    """`tuple`: of instances. `members`: an object with all members of a protocol, such as a module."""

    def find_fault(self, found: object) -> str | None:
        """Why the object does not fit; None if it does. Raises ImportError if an extra is missing."""
        kind = resolve_name(self.place)
        expected = (
            f"expected {self.place}" if self.form == "instance" else f"expected {self.form} of {self.place}"
        )
        if self.form == "members":
            missing = [name for name in members_of(kind) if not hasattr(found, name)]
            return f"{expected}; missing: {', '.join(missing)}" if missing else None
        if self.form == "tuple":
            fits = isinstance(found, tuple) and all(isinstance(item, kind) for item in found)
        elif self.form == "subclass":
            fits = isinstance(found, type) and issubclass(found, kind)
        else:
            fits = isinstance(found, kind)
        return None if fits else expected


EXTENSION_TYPES: Mapping[str, ExtensionType] = MappingProxyType(
    {
        # its bots, the default first
        "bots": ExtensionType("lusoria.bots.bot:BotSpec", "tuple"),
        # facts about its adviser
        "coach": ExtensionType("lusoria.bots.coach:Coach"),
        # structs of its analysis and exercises
        "messages": ExtensionType("lusoria.wire.game_messages:GameMessages"),
        # facts about its analysis
        "analysis": ExtensionType("lusoria.analysis.game_analysis:AnalysisSpec"),
        # its file of exercises
        "exercises": ExtensionType("lusoria.exercises:ExerciseSpec"),
        # plays its lesson: a function that takes the game and returns a `lusoria.exercises.lesson.Lesson`
        "lesson": ExtensionType("collections.abc:Callable"),
        # where new exercises come from
        "exercise_source": ExtensionType("lusoria.analysis.exercises.source_games:ExerciseSource"),
        # its part in the daily challenge
        "daily": ExtensionType("lusoria.table.daily_games:DailySettings"),
        # steps of `lusoria lab train`: `lusoria.lab.game_tasks.TrainingStep`
        "training": ExtensionType("collections.abc:Callable", "tuple"),
        # `lusoria lab solve`
        "solver": ExtensionType("lusoria.lab.game_tasks:Solver"),
        # its board and other files for the browser
        "web": ExtensionType("lusoria.core.web_files:WebFiles"),
        # compiled games of the lab
        "simulation": ExtensionType("lusoria.lab.simulator.simulate:SimulationType", "members"),
        # its actions and views as numbers
        "encoding": ExtensionType("lusoria.lab.encodings:Encoding", "members"),
        # what its balance report counts
        "balance": ExtensionType("lusoria.lab.balance.study_panels:Study", "subclass"),
        # rewards and limits of its environments
        "environment": ExtensionType("lusoria.environments.game_adapter:GameAdapter"),
        # draws a view on a `lusoria.environments.canvas.Canvas`
        "picture": ExtensionType("collections.abc:Callable"),
        # its screen in the terminal
        "screen": ExtensionType("lusoria.tui.game_screen:GameScreen", "subclass"),
    }
)
"""The type of every part that a game can bring."""

NO_EXTENSIONS: Mapping[str, str] = MappingProxyType({})
Kind = TypeVar("Kind")


def extensions_of(game: object) -> Mapping[str, str]:
    """Where each part lies that the game brings, as `module:object`."""
    return getattr(game, "extensions", NO_EXTENSIONS)


def has_extension(game: object, part: str) -> bool:
    """True if the game brings this part. Imports nothing."""
    return part in extensions_of(game)


def extension(game: object, part: str) -> Any | None:
    """The object the game exports for this part, imported at the first call; None if it brings none.

    Raises Malformed if the object cannot be loaded or does not have the part's type.
    """
    place = extensions_of(game).get(part)
    return None if place is None else load_checked(part, place)


def typed_extension(game: GameInfo, part: str, kind: type[Kind]) -> Kind | None:
    """The object the game exports for this part; None if it brings none.

    An object that cannot be loaded or has another type counts as none, with one warning: a faulty plug-in
    must not break a server that lists games.
    """
    found: Kind | None = checked_extension(game, part, cast("Hashable", kind))
    return found


@cache
def checked_extension(game: GameInfo, part: str, kind: Any) -> Any:
    try:
        place = extensions_of(game).get(part)
        found = None if place is None else load(part, place)
    except Malformed as error:
        skip_plugin(f"extension {part} of {game.name}", error.problem)
        return None
    if found is None or isinstance(found, kind):
        return found
    skip_plugin(f"extension {part} of {game.name}", f"expected {kind.__name__}, not {type(found).__name__}")
    return None


def find_type_fault(part: str, place: str) -> str | None:
    """Why the part is unknown or its object has the wrong type; None if all is well.

    Raises Malformed if the object cannot be loaded.
    """
    if part not in EXTENSION_TYPES:
        near = get_close_matches(part, EXTENSION_TYPES, n=1, cutoff=0)
        return f"no extension is called {part!r}; the nearest name is {near[0]!r}"
    fault = EXTENSION_TYPES[part].find_fault(load(part, place))
    return None if fault is None else f"{place} has the wrong type: {fault}"


def members_of(protocol: type) -> list[str]:
    """Names of the attributes and methods that a protocol demands."""
    names = {*vars(protocol), *get_annotations(protocol)}
    return sorted(name for name in names if not name.startswith("_"))


@cache
def load_checked(part: str, place: str) -> Any:
    fault = find_type_fault(part, place) if part in EXTENSION_TYPES else None
    if fault is not None:
        raise Malformed(f"extension {part}", fault)
    return load(part, place)


@cache
def load(part: str, place: str) -> Any:
    try:
        return resolve_name(place)
    except (Exception, SystemExit) as error:
        problem = f"{place} cannot be loaded: {type(error).__name__}: {error}"
        raise Malformed(f"extension {part}", problem) from error
