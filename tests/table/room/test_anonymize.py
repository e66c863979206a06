"""A log without one of its people tells the same game, at the same version, of nobody."""

from functools import partial

import msgspec
import pytest
from msgspec.structs import replace

from lusoria.records.record import Talk
from lusoria.table.erasure.anonymize import (
    Stay,
    Traces,
    anonymized,
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
from tests.table.rooms import ALEA, GUEST, HOST, OTHER, STRANGER, Desk

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def evening() -> Desk:
    """The guest came under another name, changed places, sat twice, and gave the game up."""
    desk = Desk()
    desk.sit(GUEST, "Clodia", 1)
    desk.sit(GUEST, "Clodia Pulchra", 1)
    desk.do(lambda room: orders.swap(room, GUEST, 1, 3))
    desk.sit(OTHER, "Marcus", 1)
    desk.do(lambda room: orders.pass_host(room, HOST, 3))
    desk.do(lambda room: orders.pass_host(room, GUEST, 0))
    desk.start()
    desk.play(lambda legal: legal[0], most=5)
    desk.do(lambda room: orders.give_up(room, GUEST))
    desk.play(lambda legal: legal[-1])
    return desk


def entries_of(desk: Desk) -> list[Entry]:
    return [decode_entry(body) for body in desk.log]


async def without(desk: Desk, traces: Traces) -> tuple[Room, bytes]:
    log = anonymized(entries_of(desk), traces)
    return await build_room("table", log.entries), b"".join(map(encode_entry, log.entries))


async def test_anonymized_log_has_the_same_game_and_version() -> None:
    desk = evening()
    room, written = await without(desk, Traces(GUEST))
    assert (room.version, room.progress) == (desk.room.version, desk.room.progress)
    assert room.names == ("Livia Drusilla", "Marcus", desk.room.names[2], "Nemo")
    assert b"Clodia" not in written
    assert GUEST.encode() not in written
    same = {"person": None, "owner": None, "name": "", "taken_over": None}
    assert [replace(one, **same) for one in room.chairs] == [replace(one, **same) for one in desk.room.chairs]


@pytest.mark.parametrize("erased", [GUEST, STRANGER])
async def test_name_of_seat_taken_over_by_code_is_erased(erased: str) -> None:
    """Regression: the other device of a seat kept the erased name."""
    desk = Desk()
    desk.sit(GUEST, "Clodia", 1)
    desk.sit(OTHER, "Marcus", 2)
    desk.do(lambda room: orders.rejoin(room, STRANGER, lambda seat, _: seat == 1))
    desk.start()
    desk.play(lambda legal: legal[0])
    room, written = await without(desk, Traces(erased))
    assert b"Clodia" not in written
    assert room.names[1] == "Nemo"
    assert room.chairs[2] == desk.room.chairs[2]
    still_there = STRANGER if erased == GUEST else GUEST
    assert (still_there.encode() in written, erased.encode() in written) == (True, False)


async def test_name_is_erased_where_a_table_shrank_before_the_code() -> None:
    """Regression: chairs move up when a table gets fewer seats, and the two devices were not seen as one."""
    desk = Desk()
    desk.do(lambda room: orders.change_settings(room, HOST, replace(room.settings, players=4)))
    desk.sit(GUEST, "Clodia", 3)
    desk.do(lambda room: orders.change_settings(room, HOST, replace(room.settings, players=2)))
    desk.do(lambda room: orders.rejoin(room, STRANGER, lambda seat, _: seat == 1))
    room, written = await without(desk, Traces(GUEST))
    assert b"Clodia" not in written
    assert room.names[1] == "Nemo"


async def test_name_on_freed_seat_is_not_taken_for_an_erased_one() -> None:
    desk = Desk()
    desk.sit(GUEST, "Clodia", 1)
    desk.do(lambda room: orders.get_up(room, GUEST))
    desk.sit(STRANGER, "Clodia", 1)
    room, _ = await without(desk, Traces(GUEST))
    assert room.chairs[1].name == "Clodia"


async def test_two_erased_people_stay_apart_and_host_passes_on() -> None:
    desk = evening()
    for person in (GUEST, HOST):
        log = anonymized(entries_of(desk), Traces(person))
        desk.log = list(map(encode_entry, (*log.entries, Erased())))
    room = await build_room("table", anonymized(entries_of(desk), Traces("nobody")).entries)
    names = [name for name in room.names if name.startswith("Nemo")]
    assert len(set(names)) == 2
    assert people_in(entries_of(desk)) == {OTHER}
    assert room.host == OTHER
    assert not any(is_erased(chair.person) for chair in room.chairs)
    assert evolve(room, Erased()).chairs == room.chairs


def ranked(*names: str) -> Created:
    standings = tuple(Standing(name, "human", 1, 0, 5) for name in names)
    return Created("ABCDEF", ALEA, HOST, 1.0, standings=(*standings, Standing("Clodia", "bot", 1, 1, 9)))


def test_standings_name_of_a_former_player_is_erased() -> None:
    log: list[Entry] = [ranked("Clodia", "Marcus"), Seated(0, HOST, "Marcus")]
    found = anonymized(log, Traces("", frozenset({"Clodia", "Marcus"})))
    created = found.entries[0]
    assert isinstance(created, Created)
    assert [(each.kind, each.name) for each in created.standings] == [
        ("human", "Nemo"),
        ("human", "Marcus"),  # somebody else sits here under this name
        ("bot", "Clodia"),
    ]
    assert (found.changed, found.entries[1]) == ((1,), log[1])
    assert anonymized(log, Traces("", frozenset({"Nobody"}))).changed == ()


async def test_lent_name_is_removed_from_its_seat_only() -> None:
    log: list[Entry] = [
        ranked(),
        BotSeated(0, "able", "Clodia"),
        Seated(1, STRANGER, "Clodia Pulchra"),
        BotSeated(2, "able", "Nemo"),
        HostPassed(STRANGER),
    ]
    found = anonymized(log, Traces("", frozenset({"Clodia Pulchra", "Clodia"}), frozenset({1})))
    assert found.changed == (3,)
    room = await build_room("table", found.entries)
    assert seats_of(room, found) == {1: "Nemo 2"}
    assert room.chairs[1].person == STRANGER


def test_own_and_unreadable_chat_is_deleted() -> None:
    """Before: what anybody had said from a seat that was theirs for a while."""
    stays = [Stay(1, 4, 6, 0, 2), Stay(1, 9, 9, 5, 5), Stay(2, 9, 12, 5, 7)]
    said = ((0, 5), (1, 3), (1, 4), (1, 6), (1, 7), (1, 9), (2, 8), (2, 12), (1, None), (0, None))
    lines = [encode_line(seat, version) for seat, version in said]
    assert list(chat_lines_of(stays)([*lines, b"\xff"])) == [2, 3, 5, 7, 8, 10]
    assert list(chat_lines_of([])([*lines, b"\xff"])) == []
    claims = [Talk(after, 1, {"form": "i_saw"}) for after in range(7)]
    assert [claim.after for claim in claims if any(stay.has_claim(claim) for stay in stays)] == [0, 1, 2, 5]


async def test_erased_seat_keeps_its_course_of_the_game() -> None:
    desk = evening()
    stays = await stays_of("table", entries_of(desk), GUEST)
    rooms = list[Room]()
    for entry in entries_of(desk):
        rooms.append(evolve(rooms[-1], entry) if rooms else first_room("table", entry))
    told = {
        (room.version, seat, 0 if room.progress is None else len(room.progress.events))
        for room in rooms
        for seat in room.seats_of(GUEST)
    }
    assert [stay.seat for stay in stays] == [1, 3]
    assert stays[0].until < stays[1].since
    assert stays[1].last > 0
    for stay in stays:
        versions = {version for version, seat, _ in told if seat == stay.seat}
        happened = [events for _, seat, events in told if seat == stay.seat]
        assert versions == set(range(stay.since, stay.until + 1))
        assert (stay.first, stay.last) == (min(happened), max(happened))
    assert await stays_of("table", entries_of(desk), STRANGER) == []


def encode_line(seat: int, version: int | None) -> bytes:
    return msgspec.json.encode(SaidMessage(seat, 1.0, "hello", None, version=version))


def test_room_of_bots_keeps_its_course() -> None:
    desk = Desk()
    desk.start()
    desk.do(partial(orders.give_up, person=HOST))
    assert desk.room.left_to_bots
    assert evolve(desk.room, Erased()).chairs == desk.room.chairs
