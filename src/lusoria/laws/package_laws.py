"""Laws of what a game's package brings: its members, versions and extensions."""

from collections.abc import Iterator

from lusoria.core.errors import Malformed
from lusoria.core.extensions import extensions_of, find_type_fault, load
from lusoria.games.plugin_check import find_fault
from lusoria.laws.broken import Broken
from lusoria.laws.sample import Sample


def game_can_be_listed(sample: Sample) -> Iterator[Broken]:
    """All members are there, types have a schema, a table starts, and the game has its words in English."""
    fault = find_fault(sample.game)
    if fault is not None:
        yield Broken(fault)


def extensions_can_be_loaded(sample: Sample) -> Iterator[Broken]:
    """A part that needs a module of an extra that is not installed is left out."""
    for part, place in extensions_of(sample.game).items():
        try:
            load(part, place)
        except Exception as error:  # noqa: BLE001 (a plug-in may fail in any way)
            if not lacks_an_extra(error.__cause__, place):
                yield Broken(str(error), extension=part, object=place)


def extensions_are_known_and_have_their_type(sample: Sample) -> Iterator[Broken]:
    """A part that cannot be loaded has its own law."""
    for part, place in extensions_of(sample.game).items():
        try:
            fault = find_type_fault(part, place)
        except (Malformed, ImportError):
            continue
        if fault is not None:
            yield Broken(fault, extension=part, object=place)


def lacks_an_extra(cause: BaseException | None, place: str) -> bool:
    """True if a module of another package is missing."""
    missing = f"{cause.name}." if isinstance(cause, ModuleNotFoundError) else ""
    return bool(missing) and not missing.startswith(("lusoria.", f"{place.partition('.')[0]}."))
