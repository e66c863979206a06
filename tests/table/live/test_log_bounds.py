"""Log bounds: orders without effect are not written, and entries other than moves are limited."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from lusoria.table.room import orders
from lusoria.table.room.entries import HostPassed, Seated, StandIn, Unseated
from lusoria.table.room.orders import MAX_OTHER_ENTRIES, OTHER_ENTRIES_PER_MOVE
from lusoria.table.room.room import Change, Room
from lusoria.wire.refusal import TableRefusal
from tests.table.room.test_orders import refused
from tests.table.rooms import ALEA, GUEST, HOST, OTHER, Desk


@pytest.fixture
def desk() -> Desk:
    sat = Desk()
    sat.sit(GUEST, "Marcus")
    return sat


def first(legal: Sequence[Any]) -> Any:
    return legal[0]


def tired(desk: Desk, times: int = 1) -> None:
    """As if it had all been ordered, and changed back again."""
    moves = desk.room.version - desk.room.other_entries
    others = times * (MAX_OTHER_ENTRIES + OTHER_ENTRIES_PER_MOVE * moves)
    desk.room = replace(desk.room, other_entries=others, version=moves + others)


class TestNothing:
    """Before: the same settings, another of the same bots and two empty chairs were written each time."""

    def test_unchanged_settings_write_nothing(self, desk: Desk) -> None:
        desk.do(lambda room: orders.add_bot(room, HOST, 2, None))
        room = desk.room
        for change in (
            orders.change_settings(room, HOST, room.settings),
            orders.add_bot(room, HOST, 2, None),
            orders.add_bot(room, HOST, 2, "able"),
            orders.swap(room, HOST, 1, 1),
            orders.pass_host(room, HOST, 0),
            orders.mute(room, HOST, 1, muted=False),
            orders.rejoin(room, GUEST, lambda seat, _: seat == 1),
            orders.replace_absent_host(room, GUEST, frozenset({HOST})),
        ):
            assert change.entries == ()

    def test_swap_of_two_empty_chairs_writes_nothing(self, desk: Desk) -> None:
        assert orders.swap(desk.room, HOST, 2, 3).entries == ()

    def test_second_leave_of_a_seat_writes_nothing(self, desk: Desk) -> None:
        desk.start()
        desk.do(lambda room: orders.leave(room, GUEST, 1))
        assert orders.leave(desk.room, GUEST, 1).entries == ()
        assert orders.stand_in(desk.room, 1, on=True).entries == ()


class TestRestless:
    def test_moves_do_not_count_for_the_bound(self, desk: Desk) -> None:
        desk.start()
        before = desk.room.other_entries
        moves = desk.play(first)
        assert moves > 10
        assert desk.room.other_entries == before

    def test_orders_beyond_the_bound_are_refused(self, desk: Desk) -> None:
        """Before: as many as one cared to send, each with a commit and a message to everybody."""
        settings = (replace(ALEA, listed=True), ALEA)

        def again_and_again() -> None:
            for turn in range(2 * MAX_OTHER_ENTRIES):
                desk.do(lambda room: orders.change_settings(room, HOST, settings[turn % 2]))  # noqa: B023 (done at once)

        with pytest.raises(TableRefusal, match="restless"):
            again_and_again()
        assert desk.room.version == MAX_OTHER_ENTRIES

    def test_bounded_orders_are_named(self, desk: Desk) -> None:
        tired(desk)
        assert refused(desk, lambda room: orders.sit(room, OTHER, "Tullia", None)) == "restless"
        assert refused(desk, lambda room: orders.add_bot(room, HOST, None, None)) == "restless"
        assert refused(desk, lambda room: orders.swap(room, HOST, 0, 1)) == "restless"
        assert refused(desk, lambda room: orders.pass_host(room, HOST, 1)) == "restless"
        assert refused(desk, lambda room: orders.mute(room, HOST, 1, muted=True)) == "restless"
        assert refused(desk, lambda room: orders.rejoin(room, OTHER, lambda seat, _: seat == 1)) == "restless"
        assert orders.replace_absent_host(desk.room, HOST, frozenset({GUEST})).entries == ()
        assert orders.change_settings(desk.room, HOST, desk.room.settings).entries == ()

    def test_full_log_allows_start_and_play(self, desk: Desk) -> None:
        tired(desk, times=9)
        desk.start()
        desk.do(lambda room: orders.stand_in(room, 1, on=True))
        desk.play(Random(1).choice)  # always taking the first choice might never end
        assert desk.room.status == "over"
        desk.do(lambda room: orders.rematch(room, "again"))

    def test_full_log_allows_leaving(self, desk: Desk) -> None:
        tired(desk, times=9)
        assert desk.do(lambda room: orders.leave(room, HOST, 0)) == [Unseated(0), HostPassed(GUEST)]

    def test_full_log_allows_rejoin_for_longer(self, desk: Desk) -> None:
        desk.start()
        tired(desk)
        assert desk.do(lambda room: orders.rejoin(room, OTHER, lambda seat, _: seat == 1)) == [
            Seated(1, OTHER, "Marcus")
        ]
        tired(desk, times=2)
        assert refused(desk, lambda room: orders.rejoin(room, GUEST, lambda seat, _: seat == 1)) == "restless"

    def test_repeated_absence_ends_with_a_stand_in(self, desk: Desk) -> None:
        """The owner may still play. Before: two entries each time, for ever."""
        desk.start()
        tired(desk, times=2)
        written = [flapped(desk, on=turn % 2 == 0) for turn in range(50)]
        assert written == [1] + [0] * 49
        assert desk.room.chairs[1].stand_in
        assert refused(desk, lambda room: orders.leave(room, HOST, 0)) == "restless"

    def test_game_of_weeks_stays_within_the_bound(self, desk: Desk) -> None:
        desk.start()
        tired(desk)
        assert refused(desk, lambda room: orders.mute(room, HOST, 1, muted=True)) == "restless"
        desk.play(first, most=1)
        desk.do(lambda room: orders.mute(room, HOST, 1, muted=True))


def flapped(desk: Desk, *, on: bool) -> int:
    def order(room: Room) -> Change:
        return orders.stand_in(room, 1, on=on)

    entries = desk.do(order)
    assert all(isinstance(entry, StandIn) for entry in entries)
    return len(entries)
