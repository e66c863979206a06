"""Game state of a simulated client: updates, with news applied."""

from typing import Any, TypeAlias

import msgspec

from lusoria.wire.delta import apply_delta

Message: TypeAlias = dict[str, Any]
Known: TypeAlias = Message
"""The last update with all news since applied."""

decode = msgspec.json.decode
STANDING = ("seat", "table", "mine", "legal", "ask")


def follow(known: Known | None, heard: Message) -> Known | None:
    """The state after an update or news; None if the news does not apply."""
    if heard["type"] == "update":
        return heard
    return None if known is None else apply_delta(known, heard)


def differing(known: Known, update: Message) -> list[str]:
    """The parts in which the folded state differs from a full update of its version."""
    return [part for part in STANDING if known[part] != update[part]]
