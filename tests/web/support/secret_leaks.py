"""What a page may know, and what may be written in it."""

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
"""Events with a secret: which field it is, and the fields that name who may know it."""


def leaks(told: Iterable[dict[str, Any]], seats: Collection[int]) -> list[str]:
    """What came over a phone's sockets and is none of its business: secrets of seats that are not its own."""
    found = []
    for message in told:
        if message["type"] not in ("update", "news"):
            continue
        seat, mine, table = message.get("seat"), message.get("mine"), message.get("table", {})
        if seat is not None and seat not in seats:
            found.append(f"the view of seat {seat}")
        if mine is not None and not (
            mine["seat"] in seats and mine["seat"] == message.get("seat", mine["seat"])
        ):
            found.append(f"what seat {mine['seat']} knows, told to {seat}")
        if not table.get("result") and table.get("revealed"):
            found.append("all cards before the end")
        for event in message["events"] or ():
            field, owners = SECRET.get(event["type"], ("", ()))
            if field and event[field] is not None and not {event[owner] for owner in owners} & set(seats):
                found.append(str(event))
    return found


def people(room: Room) -> list[str]:
    """The persons behind the seats: nobody's page ever says who they are."""
    return [chair.person for chair in room.chairs if chair.person is not None]
