"""Applies a delta (`news`) to the last update. Needs no rules of the game."""

from lusoria.records.codec import JsonObject


def apply_delta(update: JsonObject, news: JsonObject) -> JsonObject | None:
    """The update after the news; None if it is too old, and the client must request a full one by `eyes`."""
    if not news["before"] <= update["version"] < news["version"]:
        return None
    table = {**update["table"], **news.get("table", {})}
    for field, added in news.get("grown", {}).items():
        table[field] = [*table[field], *added]
    private = {part: news.get(part, update[part]) for part in ("mine", "legal", "ask")}
    header = {"version": news["version"], "events": news["events"], "deadline": news.get("deadline")}
    return {**update, **header, **private, "table": table}
