"""The log is the truth: it folds to the same table, and its chance comes from its seed."""

from collections.abc import Sequence
from functools import reduce
from itertools import pairwise
from random import Random
from typing import Any, cast

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
from tests.table.rooms import ALEA, GUEST, HOST, IDUS, OTHER, STRANGER, Desk, told

PEOPLE = (HOST, GUEST, OTHER, STRANGER)
people = st.sampled_from(PEOPLE)
places = st.integers(0, 8)
some_place = places | st.none()
names = st.sampled_from(("Tullia", "Marcus", "Íñigo", "Livia", "  x ", "", "\u202e"))


def order_strategy() -> st.SearchStrategy[Any]:
    """Any order of anybody, sensible or not, as a function of the room."""
    made: list[st.SearchStrategy[Any]] = [
        st.builds(lambda p, n, s: lambda room: orders.sit(room, p, n, s), people, names, some_place),
        st.builds(lambda p, s: lambda room: orders.leave(room, p, s), people, places),
        st.builds(lambda p, s: lambda room: orders.send_away(room, p, s), people, places),
        st.builds(lambda p, s: lambda room: orders.add_bot(room, p, s, None), people, some_place),
        st.builds(lambda p, a, b: lambda room: orders.swap(room, p, a, b), people, places, places),
        st.builds(lambda p, s: lambda room: orders.pass_host(room, p, s), people, places),
        st.builds(
            lambda p, s, m: lambda room: orders.mute(room, p, s, muted=m), people, places, st.booleans()
        ),
        st.builds(lambda p, k: lambda room: resized(room, p, k), people, st.integers(1, 9)),
        st.builds(lambda s, on: lambda room: orders.stand_in(room, s, on=on), places, st.booleans()),
        st.builds(lambda s, p: lambda room: rejoined(room, s, p), places, people),
        st.builds(lambda: lambda room: orders.start(room, room.host, 2.0)),
        st.builds(lambda n: lambda room: moved(room, n), st.integers(0, 1000)),
        st.builds(lambda n: lambda room: moved(room, n), st.integers(0, 1000)),
        st.builds(lambda: once_more),
    ]
    return st.one_of(made)


def once_more(room: Room) -> Change:
    return orders.rematch(room, "other") if room.status == "over" else no_change(room)


def resized(room: Room, person: str, players: int) -> Change:
    return orders.change_settings(room, person, replace(room.settings, players=players))


def rejoined(room: Room, seat: int, person: str) -> Change:
    return orders.rejoin(room, person, lambda taken, _owner: taken == seat)


def moved(room: Room, number: int) -> Change:
    """A move of somebody who is awaited, by hand or by a bot."""
    if not room.awaited or room.progress is None:
        return no_change(room)
    seat = room.awaited[number % len(room.awaited)]
    legal = room.game.legal(room.progress.state, seat)
    return play_orders.act(room, seat, legal[number % len(legal)], f"c{number}", for_owner=number % 2 == 0)


@settings(max_examples=150)
@given(st.sampled_from((ALEA, IDUS)), st.lists(order_strategy(), max_size=40))
def test_log_folds_to_the_same_room(table: Settings, wanted: list[Any]) -> None:
    """Whatever was ordered, granted or refused, reading the log gives the room that is in memory."""
    desk = Desk(table)
    for order in wanted:
        before = told(desk.room)
        try:
            desk.do(order)
        except LusoriaError:
            assert told(desk.room) == before
        check(desk.room)
    assert told(read_again(desk.log)) == told(desk.room)
    assert len(desk.log) == desk.room.version


def read_again(log: Sequence[bytes]) -> Room:
    """The room that this log tells of, as `load_room` folds it."""
    first, *others = map(decode_entry, log)
    return reduce(evolve, others, first_room("table", first))


def check(room: Room) -> None:
    """What is always so."""
    shown = [chair.name for chair in room.chairs if chair.kind != "empty"]
    assert len(set(shown)) == len(shown)
    assert len(room.chairs) == len(room.asks) == room.settings.players
    for chair in room.chairs:
        assert (chair.kind == "human") == (chair.person is not None)
        assert (chair.kind == "bot") == (chair.bot is not None)
        assert chair.kind == "human" or not chair.stand_in
    if room.status != "open":
        assert all(chair.kind != "empty" for chair in room.chairs)
        assert room.progress is not None
        assert room.turn is not None


@pytest.mark.parametrize("table", [ALEA, IDUS, replace(IDUS, players=8), replace(ALEA, players=2)])
@pytest.mark.parametrize("seed", [1, 2])
def test_chance_follows_the_seed_and_record_verifies(table: Settings, seed: int) -> None:
    desk = Desk(table)
    rng = Random(seed)
    desk.start()
    desk.play(rng.choice, most=5000)
    assert desk.room.status == "over"
    room = read_again(desk.log)
    assert room.progress is not None
    twin = Match(room.game, room.options, FairNature(room.game, room.options, room.progress.seed))
    for entry in map(decode_entry, desk.log):
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
    desk = Desk(IDUS)
    desk.sit(GUEST, "Marcus")
    desk.start()
    desk.play(Random(1).choice, most=3)
    for data in desk.log:
        assert encode_entry(decode_entry(data)) == data


def test_repeated_order_is_known_after_reload() -> None:
    desk = Desk()
    desk.start()
    desk.do(lambda room: moved(room, 7))
    read = read_again(desk.log)
    assert sum(read.asks) == 1
    assert read.progress is not None
    assert "c7" in read.progress.commands


def test_stored_move_is_applied_without_checks() -> None:
    """The room that an order foresees is the one that its entries tell of."""
    desk = Desk(IDUS)
    desk.start()
    for number in range(40):
        change = moved(desk.room, number)
        assert reduce(evolve, map(decode_entry, map(encode_entry, change.entries)), desk.room) == change.room
        desk.do(lambda _, change=change: change)  # type: ignore[misc]


class TestTelling:
    """What a table says to each: the same as the core would, and nothing about who is who."""

    @pytest.fixture
    def desk(self) -> Desk:
        desk = Desk(IDUS)
        desk.sit(GUEST, "Marcus")
        desk.do(lambda room: orders.mute(room, HOST, 1, muted=True))
        desk.start()
        desk.write(StandIn(1, on=True))
        return desk

    def test_update_is_made_for_each_viewer(self, desk: Desk) -> None:
        import msgspec

        rng = Random(3)
        while desk.room.status == "playing":
            before = desk.room
            desk.play(rng.choice, most=1)
            game, progress = desk.room.game, desk.room.progress
            assert progress is not None
            events = events_between(before, desk.room)
            update = Update(desk.room, events, 7.5)
            for viewer in (None, *range(5)):
                told_now = msgspec.json.decode(update.to(viewer))
                view = game.view(progress.state, viewer)
                assert told_now == msgspec.json.decode(
                    msgspec.json.encode(
                        {
                            "type": "update",
                            "version": desk.room.version,
                            "seat": viewer,
                            "events": [game.redact(event, viewer) for event in events],
                            "table": view.table,
                            "mine": view.mine,
                            "legal": view.legal,
                            "ask": None if viewer is None else desk.room.asks[viewer],
                            "deadline": 7.5,
                        }
                    )
                )
            assert b'"events":null' in Update(desk.room, None, None).to(0)

    def test_room_message_names_no_person_and_no_seed(self, desk: Desk) -> None:
        import msgspec

        room = desk.room
        assert room.progress is not None
        for person in (None, *PEOPLE):
            data = RoomMessages(room, frozenset({GUEST}), 5.0).to(person)
            told_now = msgspec.json.decode(data)
            assert told_now["yours"] == list(room.seats_of(person) if person else ())
            assert told_now["hosting"] == (person == HOST)
            assert told_now["host"] == 0
            assert [seat["here"] for seat in told_now["seats"]] == [False, True, True, True, True]
            assert told_now["seats"][1]["stand_in"]
            assert told_now["seats"][1]["muted"]
            assert room.progress.seed.hex() not in data.decode()
            assert not any(f'"{one}"' in data.decode().replace('"host":', "") for one in PEOPLE)

    def test_commitment_is_shown_from_start_to_first_move(self, desk: Desk) -> None:
        assert b'"commitment":null' in RoomMessages(Desk().room, frozenset(), None).to(None)
        assert b'"commitment":null' not in RoomMessages(desk.room, frozenset(), None).to(None)

    def test_index_has_players_and_free_seats(self) -> None:
        desk = Desk()
        desk.do(lambda room: orders.add_bot(room, HOST, 2, None))
        row = index_row(desk.room, 5.0, None)
        summary = Summary.of(row)
        assert (summary.players, summary.free, summary.names) == (4, 2, ("Livia Drusilla",))
        assert [sitter.kind for sitter in summary.sitters] == ["human", "empty", "bot", "empty"]
        assert {sitter.won for sitter in summary.sitters} == {summary.finished} == {None}

    def test_index_of_old_version_is_readable(self) -> None:
        row = replace(index_row(Desk().room, 5.0, None), summary=b'{"players":4,"free":2,"names":["Ana"]}')
        assert Summary.of(row) == Summary(4, 2, ("Ana",))


def test_events_before_a_gap_are_not_kept() -> None:
    """Only the last changes of others are kept: a client that missed more gets the full state."""
    desk = Desk()
    desk.sit(GUEST, "Marcus")
    desk.start()
    rooms = [desk.room]
    while len(rooms) < 30:
        desk.play(lambda legal: legal[0], most=1)
        rooms.append(desk.room)
    fanout = Fanout(cast("Any", None), rooms[0], cast("Any", None))
    for earlier, later in (*pairwise(rooms[:10]), *pairwise(rooms[20:])):
        fanout.remember(earlier, later)
    now, missed = rooms[-1], [fanout.missed(rooms[-1], room.version) for room in rooms]
    assert missed[:20] == [None] * 20
    assert missed[20:] == [events_between(room, now) for room in rooms[20:]]
