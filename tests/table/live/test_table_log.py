"""Table log: folds to the room in memory; chance follows from its seed."""

from collections.abc import Sequence
from functools import reduce
from itertools import pairwise
from random import Random
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from lusoria import verify
from lusoria.core.errors import LusoriaError
from lusoria.core.game import Over
from lusoria.records.codec import decode_events
from lusoria.records.fair_chance import FairNature
from lusoria.records.match import Match
from lusoria.records.signing import RecordKey
from lusoria.table.live.fanout import Fanout, events_between
from lusoria.table.live.record_signing import RecordSigner
from lusoria.table.live.table_index import Summary, index_row, record_row
from lusoria.table.live.view_messages import RoomMessages, Update
from lusoria.table.room import orders, play_orders
from lusoria.table.room.entries import Played, StandIn, decode_entry, encode_entry
from lusoria.table.room.room import Change, Room, evolve, first_room, no_change
from lusoria.wire.settings import Settings
from tests.table.fake_table import ALEA, GUEST, HOST, IDUS, OTHER, STRANGER, FakeTable, room_fields

PEOPLE = (HOST, GUEST, OTHER, STRANGER)
people = st.sampled_from(PEOPLE)
places = st.integers(0, 8)
some_place = places | st.none()
names = st.sampled_from(("Tullia", "Marcus", "Íñigo", "Livia", "  x ", "", "\u202e"))


def order_strategy() -> st.SearchStrategy[Any]:
    """Any order of any person, sensible or not, as a function of the room."""
    strategies: list[st.SearchStrategy[Any]] = [
        st.builds(lambda p, n, s: lambda room: orders.sit(room, p, n, s), people, names, some_place),
        st.builds(lambda p, s: lambda room: orders.leave(room, p, s), people, places),
        st.builds(lambda p, s: lambda room: orders.send_away(room, p, s), people, places),
        st.builds(lambda p, s: lambda room: orders.add_bot(room, p, s, None), people, some_place),
        st.builds(lambda p, a, b: lambda room: orders.swap(room, p, a, b), people, places, places),
        st.builds(lambda p, s: lambda room: orders.pass_host(room, p, s), people, places),
        st.builds(
            lambda p, s, m: lambda room: orders.mute(room, p, s, muted=m), people, places, st.booleans()
        ),
        st.builds(lambda p, k: lambda room: resize(room, p, k), people, st.integers(1, 9)),
        st.builds(lambda s, on: lambda room: orders.stand_in(room, s, on=on), places, st.booleans()),
        st.builds(lambda s, p: lambda room: rejoin(room, s, p), places, people),
        st.builds(lambda: lambda room: orders.start(room, room.host, 2.0)),
        st.builds(lambda n: lambda room: move(room, n), st.integers(0, 1000)),
        st.builds(lambda n: lambda room: move(room, n), st.integers(0, 1000)),
        st.builds(lambda: rematch),
    ]
    return st.one_of(strategies)


def rematch(room: Room) -> Change:
    return orders.rematch(room, "other") if room.status == "over" else no_change(room)


def resize(room: Room, person: str, players: int) -> Change:
    return orders.change_settings(room, person, replace(room.settings, players=players))


def rejoin(room: Room, seat: int, person: str) -> Change:
    return orders.rejoin(room, person, lambda taken, _owner: taken == seat)


def move(room: Room, number: int) -> Change:
    """A move of an awaited seat, by its owner or by a bot."""
    if not room.awaited or room.progress is None:
        return no_change(room)
    seat = room.awaited[number % len(room.awaited)]
    legal = room.game.legal(room.progress.state, seat)
    return play_orders.act(room, seat, legal[number % len(legal)], f"c{number}", for_owner=number % 2 == 0)


@settings(max_examples=150)
@given(st.sampled_from((ALEA, IDUS)), st.lists(order_strategy(), max_size=40))
def test_log_folds_to_the_same_room(table_settings: Settings, wanted: list[Any]) -> None:
    """After any orders, allowed or refused, the log folds to the room in memory."""
    table = FakeTable(table_settings)
    for order in wanted:
        before = room_fields(table.room)
        try:
            table.do(order)
        except LusoriaError:
            assert room_fields(table.room) == before
        check(table.room)
    assert room_fields(read_log(table.log)) == room_fields(table.room)
    assert len(table.log) == table.room.version


def read_log(log: Sequence[bytes]) -> Room:
    """Folds a log as `load_room` does."""
    first, *others = map(decode_entry, log)
    return reduce(evolve, others, first_room("table", first))


def check(room: Room) -> None:
    """Invariants of every room."""
    names = [chair.name for chair in room.chairs if chair.kind != "empty"]
    assert len(set(names)) == len(names)
    assert len(room.chairs) == len(room.asks) == room.settings.players
    for chair in room.chairs:
        assert (chair.kind == "human") == (chair.person is not None)
        assert (chair.kind == "bot") == (chair.bot is not None)
        assert chair.kind == "human" or not chair.stand_in
    if room.status != "open":
        assert all(chair.kind != "empty" for chair in room.chairs)
        assert room.progress is not None
        assert room.turn is not None


@pytest.mark.parametrize("table_settings", [ALEA, IDUS, replace(IDUS, players=8), replace(ALEA, players=2)])
@pytest.mark.parametrize("seed", [1, 2])
def test_chance_follows_the_seed_and_record_verifies(table_settings: Settings, seed: int) -> None:
    table = FakeTable(table_settings)
    rng = Random(seed)
    table.start()
    table.play(rng.choice, most=5000)
    assert table.room.status == "over"
    room = read_log(table.log)
    assert room.progress is not None
    twin = Match(room.game, room.options, FairNature(room.game, room.options, room.progress.seed))
    for entry in map(decode_entry, table.log):
        if isinstance(entry, Played) and entry.seat is not None:
            cause = room.game.cause(decode_events(room.game, bytes(entry.events))[0])
            assert cause is not None
            twin.act(*cause)
    assert tuple(twin.events) == room.progress.events
    assert isinstance(room.over, Over)
    record = RecordSigner(RecordKey(bytes(32))).record(room)
    assert record is not None
    row = record_row(room, record, 9.0)
    report = verify(row.document)
    assert report.true
    assert report.finished
    assert report.chance_checked
    assert [player.name for player in report.record.seats] == list(room.names)
    assert not row.public


def test_entries_survive_encoding() -> None:
    table = FakeTable(IDUS)
    table.sit(GUEST, "Marcus")
    table.start()
    table.play(Random(1).choice, most=3)
    for data in table.log:
        assert encode_entry(decode_entry(data)) == data


def test_repeated_order_is_known_after_reload() -> None:
    table = FakeTable()
    table.start()
    table.do(move, 7)
    read = read_log(table.log)
    assert sum(read.asks) == 1
    assert read.progress is not None
    assert "c7" in read.progress.commands


def test_stored_move_is_applied_without_checks() -> None:
    """The change's room equals the fold of its entries."""
    table = FakeTable(IDUS)
    table.start()
    for number in range(40):
        change = move(table.room, number)
        assert reduce(evolve, map(decode_entry, map(encode_entry, change.entries)), table.room) == change.room
        table.do(lambda _, change=change: change)  # type: ignore[misc]


class TestMessages:
    """Messages show what the core shows each viewer, and no person ids."""

    @pytest.fixture
    def table(self) -> FakeTable:
        table = FakeTable(IDUS)
        table.sit(GUEST, "Marcus")
        table.do(orders.mute, HOST, 1, muted=True)
        table.start()
        table.write(StandIn(1, on=True))
        return table

    def test_update_is_made_for_each_viewer(self, table: FakeTable) -> None:
        rng = Random(3)
        while table.room.status == "playing":
            before = table.room
            table.play(rng.choice, most=1)
            game, progress = table.room.game, table.room.progress
            assert progress is not None
            events = events_between(before, table.room)
            update = Update(table.room, events, 7.5)
            for viewer in (None, *range(5)):
                message = msgspec.json.decode(update.to(viewer))
                view = game.view(progress.state, viewer)
                assert message == msgspec.json.decode(
                    msgspec.json.encode(
                        {
                            "type": "update",
                            "version": table.room.version,
                            "seat": viewer,
                            "events": [game.redact(event, viewer) for event in events],
                            "table": view.table,
                            "mine": view.mine,
                            "legal": view.legal,
                            "ask": None if viewer is None else table.room.asks[viewer],
                            "deadline": 7.5,
                        }
                    )
                )
            assert b'"events":null' in Update(table.room, None, None).to(0)

    def test_room_message_names_no_person_and_no_seed(self, table: FakeTable) -> None:
        room = table.room
        assert room.progress is not None
        for person in (None, *PEOPLE):
            data = RoomMessages(room, frozenset({GUEST}), 5.0).to(person)
            message = msgspec.json.decode(data)
            assert message["yours"] == list(room.seats_of(person) if person else ())
            assert message["hosting"] == (person == HOST)
            assert message["host"] == 0
            assert [seat["here"] for seat in message["seats"]] == [False, True, True, True, True]
            assert message["seats"][1]["stand_in"]
            assert message["seats"][1]["muted"]
            assert room.progress.seed.hex() not in data.decode()
            assert not any(f'"{other}"' in data.decode().replace('"host":', "") for other in PEOPLE)

    def test_commitment_is_shown_from_start_to_first_move(self, table: FakeTable) -> None:
        assert b'"commitment":null' in RoomMessages(FakeTable().room, frozenset(), None).to(None)
        assert b'"commitment":null' not in RoomMessages(table.room, frozenset(), None).to(None)

    def test_index_has_players_and_free_seats(self) -> None:
        table = FakeTable()
        table.do(orders.add_bot, HOST, 2, None)
        row = index_row(table.room, 5.0, None)
        summary = Summary.of(row)
        assert (summary.players, summary.free, summary.names) == (4, 2, ("Livia Drusilla",))
        assert [occupant.kind for occupant in summary.occupants] == ["human", "empty", "bot", "empty"]
        assert {occupant.won for occupant in summary.occupants} == {summary.finished} == {None}

    def test_index_of_old_version_is_readable(self) -> None:
        row = replace(
            index_row(FakeTable().room, 5.0, None), summary=b'{"players":4,"free":2,"names":["Ana"]}'
        )
        assert Summary.of(row) == Summary(4, 2, ("Ana",))


def test_events_before_a_gap_are_dropped() -> None:
    """A client that missed more than the stored changes gets the full state."""
    table = FakeTable()
    table.sit(GUEST, "Marcus")
    table.start()
    rooms = [table.room]
    while len(rooms) < 30:
        table.play(lambda legal: legal[0], most=1)
        rooms.append(table.room)
    fanout = Fanout(cast("Any", None), rooms[0], cast("Any", None))
    for earlier, later in (*pairwise(rooms[:10]), *pairwise(rooms[20:])):
        fanout.remember(earlier, later)
    now, missed = rooms[-1], [fanout.events_since(rooms[-1], room.version) for room in rooms]
    assert missed[:20] == [None] * 20
    assert missed[20:] == [events_between(room, now) for room in rooms[20:]]
