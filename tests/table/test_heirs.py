"""A table is never without somebody who can start it."""

from lusoria.table import orders
from lusoria.table.entries import Created, HostPassed, Seated, Settings
from lusoria.table.room import Room


def room_of(*people: str) -> Room:
    room = Room("t", Created("ABCDEF", Settings("alea", 3), people[0], 0.0))
    for seat, person in enumerate(people):
        room.apply(Seated(seat, person, person))
    return room


def test_a_host_who_is_gone_is_succeeded_by_the_first_who_is_there() -> None:
    room = room_of("ana", "bea", "cai")
    assert orders.inherit(room, "ana", frozenset({"cai"})) == [HostPassed("cai")]


def test_nobody_inherits_from_a_guest_or_where_nobody_is() -> None:
    room = room_of("ana", "bea")
    assert orders.inherit(room, "bea", frozenset({"ana"})) == []
    assert orders.inherit(room, "ana", frozenset()) == []


def test_a_game_that_has_begun_keeps_its_host() -> None:
    room = room_of("ana", "bea")
    for entry in orders.start(room, "ana", 1.0):
        room.apply(entry)
    assert orders.inherit(room, "ana", frozenset({"bea"})) == []


def test_whoever_sits_down_at_a_table_its_host_has_left_becomes_host() -> None:
    room = room_of("ana")
    for entry in orders.leave(room, "ana", 0):
        room.apply(entry)
    for entry in orders.sit(room, "bea", "Bea", None):
        room.apply(entry)
    assert room.host == "bea"
