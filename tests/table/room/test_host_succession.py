"""Host succession: an open table always has a host who can start it."""

from lusoria.table.room import orders
from lusoria.table.room.entries import Created, HostPassed, Seated
from lusoria.table.room.room import Room, change_with, created_room
from lusoria.wire.settings import Settings


def room_of(*people: str) -> Room:
    room = created_room("t", Created("ABCDEF", Settings("alea", 3), people[0], 0.0))
    return change_with(room, *(Seated(seat, person, person) for seat, person in enumerate(people))).room


def test_absent_host_is_succeeded_by_the_first_present() -> None:
    room = room_of("ana", "bea", "cai")
    assert orders.replace_absent_host(room, "ana", frozenset({"cai"})).entries == (HostPassed("cai"),)


def test_spectator_never_inherits_the_table() -> None:
    room = room_of("ana", "bea")
    assert orders.replace_absent_host(room, "bea", frozenset({"ana"})).entries == ()
    assert orders.replace_absent_host(room, "ana", frozenset()).entries == ()


def test_started_game_keeps_its_host() -> None:
    room = room_of("ana", "bea")
    begun = orders.start(room, "ana", 1.0).room
    assert orders.replace_absent_host(begun, "ana", frozenset({"bea"})).entries == ()


def test_first_to_sit_at_an_abandoned_table_hosts() -> None:
    left = orders.leave(room_of("ana"), "ana", 0).room
    assert orders.sit(left, "bea", "Bea", None).room.host == "bea"
