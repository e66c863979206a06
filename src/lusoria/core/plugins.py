"""Plug-ins: objects that other packages provide through entry points.

A faulty plug-in is skipped with a warning; it must not break the program.
"""

import warnings
from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint, entry_points
from typing import Any


class PluginSkipped(RuntimeWarning):
    """A plug-in cannot be used."""


def load_plugins(group: str) -> Iterator[tuple[str, Any]]:
    """Label and object of every plug-in in this entry-point group.

    An entry point is one object or a sequence of objects.
    """
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, entry.value)):
        try:
            loaded = entry.load()
            objects = tuple(loaded) if isinstance(loaded, Sequence) else (loaded,)
        except (Exception, SystemExit) as error:  # noqa: BLE001 (a plug-in may fail in any way)
            skip_plugin(label(entry), f"it cannot be loaded: {type(error).__name__}: {error}")
            continue
        for loaded_object in objects:
            yield label(entry), loaded_object


def label(entry: EntryPoint) -> str:
    package = f" of the package {entry.dist.name}" if entry.dist else ""
    return f"{entry.group} {entry.name!r} ({entry.value}){package}"


def skip_plugin(plugin: str, why: str) -> None:
    """Warn that a plug-in or a part of it is not used."""
    warnings.warn(f"{plugin} is left out: {why}", PluginSkipped, stacklevel=2)
