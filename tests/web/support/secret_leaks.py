"""Finds secrets of other seats in the messages of a phone."""

from collections.abc import Collection, Iterable
from typing import Any

from lusoria.table.room.room import Room

SECRET = {
    "card_dealt": ("faction", ("seat",)),
    "card_discarded": ("faction", ("consul",)),
    "vote_laid": ("colour", ("aedile",)),
    "vote_replaced": ("colour", ("aedile",)),
    "vote_looked_at": ("colour", ("aedile", "praetor")),
}
"""Events with a secret: its field, and the fields that name the seats that may know it."""


def leaks(messages: Iterable[dict[str, Any]], seats: Collection[int]) -> list[str]:
    """Secrets in received messages that belong to none of these seats."""
    found = []
    for message in messages:
        if message["type"] not in ("update", "news"):
            continue
        seat, mine, table = message.get("seat"), message.get("mine"), message.get("table", {})
        if seat is not None and seat not in seats:
            found.append(f"the view of seat {seat}")
        if mine is not None and not (
            mine["seat"] in seats and mine["seat"] == message.get("seat", mine["seat"])
        ):
            found.append(f"what seat {mine['seat']} knows, sent to {seat}")
        if not table.get("result") and table.get("revealed"):
            found.append("all cards before the end")
        for event in message["events"] or ():
            field, owners = SECRET.get(event["type"], ("", ()))
            if field and event[field] is not None and not {event[owner] for owner in owners} & set(seats):
                found.append(str(event))
    return found


def person_ids(room: Room) -> list[str]:
    """Ids of the persons behind the seats; no page may contain them."""
    return [chair.person for chair in room.chairs if chair.person is not None]
