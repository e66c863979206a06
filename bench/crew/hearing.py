"""How a player who plays by chance follows a game: updates, and news that is folded on them."""

from typing import Any, TypeAlias

import msgspec

from lusoria.wire.delta import folded

Message: TypeAlias = dict[str, Any]
Known: TypeAlias = Message
"""The last update, with all news since folded on it."""

decode = msgspec.json.decode
STANDING = ("seat", "table", "mine", "legal", "ask")


def follow(known: Known | None, heard: Message) -> Known | None:
    """How the game stands after an update or news; None where the news does not fit on what is known."""
    if heard["type"] == "update":
        return heard
    return None if known is None else folded(known, heard)


def differing(known: Known, update: Message) -> list[str]:
    """The parts in which what was folded is not what a whole update of the same version says."""
    return [part for part in STANDING if known[part] != update[part]]
