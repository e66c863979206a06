"""Anonymized logs: the same game and version without one person."""

from functools import partial

import msgspec
import pytest
from msgspec.structs import replace

from lusoria.records.record import Talk
from lusoria.table.erasure.anonymize import (
    Stay,
    Traces,
    anonymize,
    build_room,
    chat_lines_of,
    people_in,
    seats_of,
    stays_of,
)
from lusoria.table.room import orders
from lusoria.table.room.entries import (
    BotSeated,
    Created,
    Entry,
    Erased,
    HostPassed,
    Seated,
    decode_entry,
    encode_entry,
    is_erased,
)
from lusoria.table.room.room import Room, evolve, first_room
from lusoria.wire.server_messages import SaidMessage, Standing
from tests.table.fake_table import ALEA, GUEST, HOST, OTHER, STRANGER, FakeTable

pytestmark = pytest.mark.anyio


def played_game() -> FakeTable:
    """A game whose guest was renamed, swapped seats, sat twice and gave up."""
    table = FakeTable()
    table.sit(GUEST, "Clodia", 1)
    table.sit(GUEST, "Clodia Pulchra", 1)
    table.do(orders.swap, GUEST, 1, 3)
    table.sit(OTHER, "Marcus", 1)
    table.do(orders.pass_host, HOST, 3)
    table.do(orders.pass_host, GUEST, 0)
    table.start()
    table.play(lambda legal: legal[0], most=5)
    table.do(orders.give_up, GUEST)
    table.play(lambda legal: legal[-1])
    return table


def entries_of(table: FakeTable) -> list[Entry]:
    return [decode_entry(body) for body in table.log]


async def anonymized_table(table: FakeTable, traces: Traces) -> tuple[Room, bytes]:
    log = anonymize(entries_of(table), traces)
    return await build_room("table", log.entries), b"".join(map(encode_entry, log.entries))


async def test_anonymized_log_has_the_same_game_and_version() -> None:
    table = played_game()
    room, written = await anonymized_table(table, Traces(GUEST))
    assert (room.version, room.progress) == (table.room.version, table.room.progress)
    assert room.names == ("Livia Drusilla", "Marcus", table.room.names[2], "Nemo")
    assert b"Clodia" not in written
    assert GUEST.encode() not in written
    same = {"person": None, "owner": None, "name": "", "taken_over": None}
    chairs, before = room.chairs, table.room.chairs
    assert [replace(chair, **same) for chair in chairs] == [replace(chair, **same) for chair in before]


@pytest.mark.parametrize("erased", [GUEST, STRANGER])
async def test_name_of_seat_taken_over_by_code_is_erased(erased: str) -> None:
    """Regression: the other device of a seat kept the erased name."""
    table = FakeTable()
    table.sit(GUEST, "Clodia", 1)
    table.sit(OTHER, "Marcus", 2)
    table.do(orders.rejoin, STRANGER, lambda seat, _: seat == 1)
    table.start()
    table.play(lambda legal: legal[0])
    room, written = await anonymized_table(table, Traces(erased))
    assert b"Clodia" not in written
    assert room.names[1] == "Nemo"
    assert room.chairs[2] == table.room.chairs[2]
    other = STRANGER if erased == GUEST else GUEST
    assert (other.encode() in written, erased.encode() in written) == (True, False)


async def test_name_is_erased_where_a_table_shrank_before_the_code() -> None:
    """Regression: chairs move up when a table shrinks, and the two devices were not seen as one seat."""
    table = FakeTable()
    table.do(orders.change_settings, HOST, replace(table.room.settings, players=4))
    table.sit(GUEST, "Clodia", 3)
    table.do(orders.change_settings, HOST, replace(table.room.settings, players=2))
    table.do(orders.rejoin, STRANGER, lambda seat, _: seat == 1)
    room, written = await anonymized_table(table, Traces(GUEST))
    assert b"Clodia" not in written
    assert room.names[1] == "Nemo"


async def test_name_on_freed_seat_is_not_taken_for_an_erased_one() -> None:
    table = FakeTable()
    table.sit(GUEST, "Clodia", 1)
    table.do(orders.get_up, GUEST)
    table.sit(STRANGER, "Clodia", 1)
    room, _ = await anonymized_table(table, Traces(GUEST))
    assert room.chairs[1].name == "Clodia"


async def test_two_erased_people_stay_apart_and_host_passes_on() -> None:
    table = played_game()
    for person in (GUEST, HOST):
        log = anonymize(entries_of(table), Traces(person))
        table.log = list(map(encode_entry, (*log.entries, Erased())))
    room = await build_room("table", anonymize(entries_of(table), Traces("nobody")).entries)
    names = [name for name in room.names if name.startswith("Nemo")]
    assert len(set(names)) == 2
    assert people_in(entries_of(table)) == {OTHER}
    assert room.host == OTHER
    assert not any(is_erased(chair.person) for chair in room.chairs)
    assert evolve(room, Erased()).chairs == room.chairs


def created_with_standings(*names: str) -> Created:
    standings = tuple(Standing(name, "human", 1, 0, 5) for name in names)
    return Created("ABCDEF", ALEA, HOST, 1.0, standings=(*standings, Standing("Clodia", "bot", 1, 1, 9)))


def test_standings_name_of_a_former_player_is_erased() -> None:
    log: list[Entry] = [created_with_standings("Clodia", "Marcus"), Seated(0, HOST, "Marcus")]
    found = anonymize(log, Traces("", frozenset({"Clodia", "Marcus"})))
    created = found.entries[0]
    assert isinstance(created, Created)
    assert [(standing.kind, standing.name) for standing in created.standings] == [
        ("human", "Nemo"),
        ("human", "Marcus"),  # another person sits here under this name
        ("bot", "Clodia"),
    ]
    assert (found.changed_numbers, found.entries[1]) == ((1,), log[1])
    assert anonymize(log, Traces("", frozenset({"Nobody"}))).changed_numbers == ()


async def test_lent_name_is_removed_from_its_seat_only() -> None:
    log: list[Entry] = [
        created_with_standings(),
        BotSeated(0, "able", "Clodia"),
        Seated(1, STRANGER, "Clodia Pulchra"),
        BotSeated(2, "able", "Nemo"),
        HostPassed(STRANGER),
    ]
    found = anonymize(log, Traces("", frozenset({"Clodia Pulchra", "Clodia"}), frozenset({1})))
    assert found.changed_numbers == (3,)
    room = await build_room("table", found.entries)
    assert seats_of(room, found) == {1: "Nemo 2"}
    assert room.chairs[1].person == STRANGER


def test_own_and_unreadable_chat_is_deleted() -> None:
    """Regression: chat lines of other people from a seat the person once had were deleted too."""
    stays = [Stay(1, 4, 6, 0, 2), Stay(1, 9, 9, 5, 5), Stay(2, 9, 12, 5, 7)]
    seats = ((0, 5), (1, 3), (1, 4), (1, 6), (1, 7), (1, 9), (2, 8), (2, 12), (1, None), (0, None))
    lines = [encode_line(seat, version) for seat, version in seats]
    assert list(chat_lines_of(stays)([*lines, b"\xff"])) == [2, 3, 5, 7, 8, 10]
    assert list(chat_lines_of([])([*lines, b"\xff"])) == []
    claims = [Talk(after, 1, {"form": "i_saw"}) for after in range(7)]
    assert [claim.after for claim in claims if any(stay.has_claim(claim) for stay in stays)] == [0, 1, 2, 5]


async def test_erased_seat_keeps_its_course_of_the_game() -> None:
    table = played_game()
    stays = await stays_of("table", entries_of(table), GUEST)
    rooms = list[Room]()
    for entry in entries_of(table):
        rooms.append(evolve(rooms[-1], entry) if rooms else first_room("table", entry))
    expected = {
        (room.version, seat, 0 if room.progress is None else len(room.progress.events))
        for room in rooms
        for seat in room.seats_of(GUEST)
    }
    assert [stay.seat for stay in stays] == [1, 3]
    assert stays[0].until < stays[1].since
    assert stays[1].last > 0
    for stay in stays:
        versions = {version for version, seat, _ in expected if seat == stay.seat}
        counts = [events for _, seat, events in expected if seat == stay.seat]
        assert versions == set(range(stay.since, stay.until + 1))
        assert (stay.first, stay.last) == (min(counts), max(counts))
    assert await stays_of("table", entries_of(table), STRANGER) == []


def encode_line(seat: int, version: int | None) -> bytes:
    return msgspec.json.encode(SaidMessage(seat, 1.0, "hello", None, version=version))


def test_room_of_bots_keeps_its_course() -> None:
    table = FakeTable()
    table.start()
    table.do(partial(orders.give_up, person=HOST))
    assert table.room.left_to_bots
    assert evolve(table.room, Erased()).chairs == table.room.chairs
