"""Log bounds: orders without effect are not written, and entries other than moves are limited."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from lusoria.table.room import orders
from lusoria.table.room.entries import HostPassed, Seated, StandIn, Unseated
from lusoria.table.room.orders import MAX_OTHER_ENTRIES, OTHER_ENTRIES_PER_MOVE
from lusoria.wire.refusal import TableRefusal
from tests.table.fake_table import ALEA, GUEST, HOST, OTHER, FakeTable
from tests.table.room.test_orders import refusal_of


@pytest.fixture
def table() -> FakeTable:
    sat = FakeTable()
    sat.sit(GUEST, "Marcus")
    return sat


def first(legal: Sequence[Any]) -> Any:
    return legal[0]


def fill_log(table: FakeTable, times: int = 1) -> None:
    """Sets the counters as if that many orders had been written."""
    moves = table.room.version - table.room.other_entries
    others = times * (MAX_OTHER_ENTRIES + OTHER_ENTRIES_PER_MOVE * moves)
    table.room = replace(table.room, other_entries=others, version=moves + others)


class TestOrdersWithoutEffect:
    """Regression: repeated settings, repeated bots and swaps of empty chairs were written each time."""

    def test_unchanged_settings_write_nothing(self, table: FakeTable) -> None:
        table.do(orders.add_bot, HOST, 2, None)
        room = table.room
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

    def test_swap_of_two_empty_chairs_writes_nothing(self, table: FakeTable) -> None:
        assert orders.swap(table.room, HOST, 2, 3).entries == ()

    def test_second_leave_of_a_seat_writes_nothing(self, table: FakeTable) -> None:
        table.start()
        table.do(orders.leave, GUEST, 1)
        assert orders.leave(table.room, GUEST, 1).entries == ()
        assert orders.stand_in(table.room, 1, on=True).entries == ()


class TestLogBound:
    def test_moves_do_not_count_for_the_bound(self, table: FakeTable) -> None:
        table.start()
        before = table.room.other_entries
        moves = table.play(first)
        assert moves > 10
        assert table.room.other_entries == before

    def test_orders_beyond_the_bound_are_refused(self, table: FakeTable) -> None:
        """Regression: there was no bound; each order cost a commit and a broadcast."""
        settings = (replace(ALEA, listed=True), ALEA)

        def repeat() -> None:
            for turn in range(2 * MAX_OTHER_ENTRIES):
                table.do(orders.change_settings, HOST, settings[turn % 2])

        with pytest.raises(TableRefusal, match="restless"):
            repeat()
        assert table.room.version == MAX_OTHER_ENTRIES

    def test_bounded_orders_are_named(self, table: FakeTable) -> None:
        fill_log(table)
        assert refusal_of(table, orders.sit, OTHER, "Tullia", None) == "restless"
        assert refusal_of(table, orders.add_bot, HOST, None, None) == "restless"
        assert refusal_of(table, orders.swap, HOST, 0, 1) == "restless"
        assert refusal_of(table, orders.pass_host, HOST, 1) == "restless"
        assert refusal_of(table, orders.mute, HOST, 1, muted=True) == "restless"
        assert refusal_of(table, orders.rejoin, OTHER, lambda seat, _: seat == 1) == "restless"
        assert orders.replace_absent_host(table.room, HOST, frozenset({GUEST})).entries == ()
        assert orders.change_settings(table.room, HOST, table.room.settings).entries == ()

    def test_full_log_allows_start_and_play(self, table: FakeTable) -> None:
        fill_log(table, times=9)
        table.start()
        table.do(orders.stand_in, 1, on=True)
        table.play(Random(1).choice)  # always the first choice might never end
        assert table.room.status == "over"
        table.do(orders.rematch, "again")

    def test_full_log_allows_leaving(self, table: FakeTable) -> None:
        fill_log(table, times=9)
        assert table.do(orders.leave, HOST, 0) == [Unseated(0), HostPassed(GUEST)]

    def test_full_log_allows_rejoin_for_longer(self, table: FakeTable) -> None:
        table.start()
        fill_log(table)
        assert table.do(orders.rejoin, OTHER, lambda seat, _: seat == 1) == [Seated(1, OTHER, "Marcus")]
        fill_log(table, times=2)
        assert refusal_of(table, orders.rejoin, GUEST, lambda seat, _: seat == 1) == "restless"

    def test_repeated_absence_ends_with_a_stand_in(self, table: FakeTable) -> None:
        """The owner may still play. Regression: two entries for each absence, without bound."""
        table.start()
        fill_log(table, times=2)
        written = [toggle_stand_in(table, on=turn % 2 == 0) for turn in range(50)]
        assert written == [1] + [0] * 49
        assert table.room.chairs[1].stand_in
        assert refusal_of(table, orders.leave, HOST, 0) == "restless"

    def test_game_of_weeks_stays_within_the_bound(self, table: FakeTable) -> None:
        table.start()
        fill_log(table)
        assert refusal_of(table, orders.mute, HOST, 1, muted=True) == "restless"
        table.play(first, most=1)
        table.do(orders.mute, HOST, 1, muted=True)


def toggle_stand_in(table: FakeTable, *, on: bool) -> int:
    entries = table.do(orders.stand_in, 1, on=on)
    assert all(isinstance(entry, StandIn) for entry in entries)
    return len(entries)
