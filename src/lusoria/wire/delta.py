"""What a client of the socket does with news: it needs to know no rule of the game."""

from typing import Any, TypeAlias

Heard: TypeAlias = dict[str, Any]
"""A message as JSON gives it."""


def folded(update: Heard, news: Heard) -> Heard | None:
    """The update after the news; None where it is too old for that, and `eyes` must ask for the whole."""
    if not news["before"] <= update["version"] < news["version"]:
        return None
    table = {**update["table"], **news.get("table", {})}
    for field, added in news.get("grown", {}).items():
        table[field] = [*table[field], *added]
    own = {part: news.get(part, update[part]) for part in ("mine", "legal", "ask")}
    told = {"version": news["version"], "events": news["events"], "deadline": news.get("deadline")}
    return {**update, **told, **own, "table": table}
