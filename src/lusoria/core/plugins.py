"""Guests: what other packages bring, found through Python's entry points (plug-ins).

A guest must not break the house. Whatever is wrong with one, it is left out, and a warning says why.
"""

import warnings
from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint, entry_points
from typing import Any


class GuestLeftOut(RuntimeWarning):
    """A package brings something that cannot be used."""


def guests(group: str) -> Iterator[tuple[str, Any]]:
    """Everything that installed packages offer in this group: who brings it, and the thing itself.

    An entry point stands for one thing or for a sequence of them.
    """
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, entry.value)):
        try:
            brought = entry.load()
            things = tuple(brought) if isinstance(brought, Sequence) else (brought,)
        except (Exception, SystemExit) as error:  # noqa: BLE001 (somebody else's module may break in any way)
            leave_out(called(entry), f"it cannot be loaded: {type(error).__name__}: {error}")
            continue
        for thing in things:
            yield called(entry), thing


def called(entry: EntryPoint) -> str:
    package = f" of the package {entry.dist.name}" if entry.dist else ""
    return f"{entry.group} {entry.name!r} ({entry.value}){package}"


def leave_out(guest: str, why: str) -> None:
    warnings.warn(f"{guest} is left out: {why}", GuestLeftOut, stacklevel=2)
