"""How a player who plays by chance follows a game: updates, and news that is folded on them."""

from typing import Any, TypeAlias

import msgspec

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


def folded(update: Message, news: Message) -> Known | None:
    """The update after the news; None where it is too old for that, and `eyes` must ask for the whole."""
    if not news["before"] <= update["version"] < news["version"]:
        return None
    table = {**update["table"], **news.get("table", {})}
    for field, added in news.get("grown", {}).items():
        table[field] = [*table[field], *added]
    own = {part: news.get(part, update[part]) for part in ("mine", "legal", "ask")}
    return {**update, **own, "version": news["version"], "events": news["events"], "table": table}


def differing(known: Known, update: Message) -> list[str]:
    """The parts in which what was folded is not what a whole update of the same version says."""
    return [part for part in STANDING if known[part] != update[part]]
