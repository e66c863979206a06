"""Orders at a table besides moves: allowed and refused."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Concatenate

import msgspec
import pytest
from msgspec.structs import replace

from lusoria.bots import BotSpec, bot_spec, default_bot
from lusoria.core.errors import IllegalOptions, LusoriaError, Malformed
from lusoria.table.bot_seats.bot_names import bot_names
from lusoria.table.room import orders
from lusoria.table.room.entries import (
    GaveUp,
    HostPassed,
    Played,
    ReadySaid,
    Seated,
    StandIn,
    Started,
    Unseated,
)
from lusoria.table.room.room import Change, Room
from lusoria.table.room.standings import standings
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.settings import Clock, Settings
from tests.table.fake_table import (
    ALEA,
    GUEST,
    HOST,
    IDUS,
    OTHER,
    STRANGER,
    FakeTable,
    P,
    room_fields,
    seat_letters,
)


def refusal_of(
    table: FakeTable, order: Callable[Concatenate[Room, P], Change], *args: P.args, **kwargs: P.kwargs
) -> str:
    """Reason of the refusal; the room must be unchanged."""
    before = room_fields(table.room)
    with pytest.raises(TableRefusal) as refusal:
        order(table.room, *args, **kwargs)
    assert room_fields(table.room) == before
    return refusal.value.why


@pytest.fixture
def table() -> FakeTable:
    """Livia hosts on seat 0, Marcus sits on seat 1; two seats are free."""
    table = FakeTable()
    table.sit(GUEST, "Marcus")
    return table


class TestSit:
    def test_sit_takes_the_first_free_seat(self, table: FakeTable) -> None:
        table.sit(OTHER, "Tullia")
        assert seat_letters(table.room) == "hhh."
        assert table.room.chairs[2].person == OTHER

    def test_sit_takes_a_chosen_seat(self, table: FakeTable) -> None:
        table.sit(OTHER, "Tullia", 3)
        assert seat_letters(table.room) == "hh.h"

    def test_sit_prefers_empty_seats_to_those_of_bots(self, table: FakeTable) -> None:
        table.do(orders.add_bot, HOST, 2, None)
        table.sit(OTHER, "Tullia")
        assert seat_letters(table.room) == "hhbh"

    def test_sit_replaces_a_bot_even_with_its_name(self, table: FakeTable) -> None:
        for _ in range(2):
            table.do(orders.add_bot, HOST, None, None)
        table.sit(OTHER, table.room.chairs[2].name)
        assert seat_letters(table.room) == "hhhb"

    def test_person_may_take_several_seats(self, table: FakeTable) -> None:
        table.sit(GUEST, "Marcus Minor")
        assert table.room.seats_of(GUEST) == (1, 2)

    def test_sit_on_a_taken_seat_is_refused(self, table: FakeTable) -> None:
        assert refusal_of(table, orders.sit, OTHER, "Tullia", 1) == "seat_taken"

    def test_sit_at_a_full_table_is_refused(self, table: FakeTable) -> None:
        table.sit(OTHER, "Tullia")
        table.sit(OTHER, "Terentia")
        assert refusal_of(table, orders.sit, STRANGER, "Nemo", None) == "full"

    @pytest.mark.parametrize("seat", [-1, 4, 31, 10**30])
    def test_sit_on_an_unknown_seat_is_refused(self, table: FakeTable, seat: int) -> None:
        assert refusal_of(table, orders.sit, OTHER, "Tullia", seat) == "no_such_seat"

    def test_sit_under_a_taken_name_is_refused(self, table: FakeTable) -> None:
        assert refusal_of(table, orders.sit, OTHER, "marcus", None) == "name_taken"

    def test_repeated_sit_is_idempotent(self, table: FakeTable) -> None:
        """Regression: a resend after a lost answer was refused: own name or seat taken."""
        assert table.sit(GUEST, " Marcus ", 1) == []
        assert refusal_of(table, orders.sit, GUEST, "Marcus", 0) == "seat_taken"
        assert refusal_of(table, orders.sit, GUEST, "Marcus", 2) == "name_taken"

    def test_sit_again_changes_the_name(self, table: FakeTable) -> None:
        """Seat and settings stay."""
        table.do(orders.say_ready, GUEST, ready=True)
        before = table.room.chairs[1]
        assert table.sit(GUEST, "Gaius", 1) == [Seated(1, GUEST, "Gaius")]
        assert table.room.chairs[1] == replace(before, name="Gaius")
        assert refusal_of(table, orders.sit, GUEST, table.room.names[0], 1) == "name_taken"

    def test_second_seat_with_the_same_name_is_refused(self, table: FakeTable) -> None:
        """Regression: it counted as a resend of the first, and the person got no second seat."""
        assert refusal_of(table, orders.sit, GUEST, "Marcus", None) == "name_taken"

    def test_sit_after_the_start_is_refused(self, table: FakeTable) -> None:
        table.start()
        assert refusal_of(table, orders.sit, OTHER, "Tullia", 2) == "begun"

    def test_sit_of_a_banned_person_is_refused(self, table: FakeTable) -> None:
        table.do(orders.send_away, HOST, 1)
        assert refusal_of(table, orders.sit, GUEST, "Marcus", None) == "sent_away"
        table.sit(OTHER, "Marcus")


class TestLeave:
    def test_leave_before_the_start_frees_the_seat(self, table: FakeTable) -> None:
        assert table.do(orders.leave, GUEST, 1) == [Unseated(1)]
        assert seat_letters(table.room) == "h..."
        table.sit(GUEST, "Marcus")

    def test_leave_during_the_game_brings_a_stand_in(self, table: FakeTable) -> None:
        table.start()
        assert table.do(orders.leave, GUEST, 1) == [StandIn(1, on=True, wanted=True)]
        assert table.room.chairs[1].person == GUEST
        assert table.do(orders.leave, GUEST, 1) == []

    def test_leave_of_the_seat_of_another_is_refused(self, table: FakeTable) -> None:
        assert refusal_of(table, orders.leave, GUEST, 0) == "not_your_seat"
        assert refusal_of(table, orders.leave, GUEST, 2) == "not_your_seat"
        assert refusal_of(table, orders.leave, GUEST, 9) == "no_such_seat"

    def test_next_person_inherits_the_table(self, table: FakeTable) -> None:
        table.sit(OTHER, "Tullia", 3)
        assert table.do(orders.leave, HOST, 0) == [Unseated(0), HostPassed(GUEST)]
        assert table.room.host == GUEST

    def test_host_with_another_seat_stays_host(self, table: FakeTable) -> None:
        table.sit(HOST, "Livia Minor")
        assert table.do(orders.leave, HOST, 0) == [Unseated(0)]

    def test_table_without_heir_has_no_host(self) -> None:
        table = FakeTable()
        table.do(orders.add_bot, HOST, 1, None)
        assert table.do(orders.leave, HOST, 0) == [Unseated(0)]
        assert table.room.host == HOST


class TestSendAway:
    def test_sent_away_person_is_banned(self, table: FakeTable) -> None:
        table.do(orders.send_away, HOST, 1)
        assert table.room.barred == {GUEST}
        assert seat_letters(table.room) == "h..."

    def test_sent_away_bot_is_removed_only(self, table: FakeTable) -> None:
        table.do(orders.add_bot, HOST, 2, None)
        assert table.do(orders.send_away, HOST, 2) == [Unseated(2)]
        assert table.room.barred == frozenset()

    def test_sending_oneself_away_is_leaving(self, table: FakeTable) -> None:
        table.do(orders.send_away, HOST, 0)
        assert table.room.host == GUEST
        assert table.room.barred == frozenset()

    def test_send_away_refusals(self, table: FakeTable) -> None:
        assert refusal_of(table, orders.send_away, GUEST, 0) == "only_host"
        assert refusal_of(table, orders.send_away, HOST, 2) == "seat_empty"
        assert refusal_of(table, orders.send_away, HOST, 7) == "no_such_seat"
        table.start()
        assert refusal_of(table, orders.send_away, HOST, 1) == "begun"


class TestBots:
    def test_added_bot_takes_the_first_free_seat_and_a_name(self, table: FakeTable) -> None:
        for _ in range(2):
            table.do(orders.add_bot, HOST, None, None)
        assert seat_letters(table.room) == "hhbb"
        assert len(set(table.room.names)) == 4
        assert table.room.chairs[2].bot == default_bot("alea").name

    def test_added_bot_is_the_default_of_the_table(self, table: FakeTable) -> None:
        table.do(orders.change_settings, HOST, replace(table.room.settings, bots="greedy"))
        table.do(orders.add_bot, HOST, 2, None)
        assert table.room.chairs[2].bot == "greedy"
        table.start()
        assert table.room.chairs[3].bot == "greedy"

    def test_added_bot_has_its_own_name_if_free(self, table: FakeTable) -> None:
        for _ in range(2):
            table.do(orders.add_bot, HOST, None, "able")
        own = bot_spec("alea", "able").face
        assert own
        assert table.room.names[2] == own != table.room.names[3]

    def test_unsuitable_bot_is_refused(self, table: FakeTable, monkeypatch: pytest.MonkeyPatch) -> None:
        helpless = BotSpec("alea", "able", 1, "none:Bot", needs=("no_such_module",))
        monkeypatch.setattr(orders, "bot_spec", lambda _game, _name: helpless)
        with pytest.raises(Malformed, match="not installed here"):
            orders.add_bot(table.room, HOST, 3, "able")
        with pytest.raises(Malformed, match="not installed here"):
            orders.change_settings(table.room, HOST, replace(table.room.settings, bots="greedy"))

    def test_chosen_bot_takes_the_chosen_seat(self, table: FakeTable) -> None:
        table.do(orders.add_bot, HOST, 3, "random")
        assert table.room.chairs[3].bot == "random"

    def test_another_bot_replaces_one(self, table: FakeTable) -> None:
        table.do(orders.add_bot, HOST, 3, "random")
        table.do(orders.add_bot, HOST, 3, "greedy")
        assert table.room.chairs[3].bot == "greedy"

    def test_added_bot_never_has_the_name_of_a_person(self) -> None:
        table = FakeTable()
        for seat, name in enumerate(bot_names("en")[:3], 1):
            table.sit(GUEST, name, seat)
        table.do(orders.leave, GUEST, 1)
        table.do(orders.add_bot, HOST, 1, None)
        assert len(set(table.room.names)) == 4

    def test_add_bot_refusals(self, table: FakeTable) -> None:
        assert refusal_of(table, orders.add_bot, GUEST, None, None) == "only_host"
        assert refusal_of(table, orders.add_bot, HOST, 1, None) == "seat_taken"
        assert refusal_of(table, orders.add_bot, HOST, 4, None) == "no_such_seat"
        with pytest.raises(Malformed):
            orders.add_bot(table.room, HOST, None, "honest")  # plays another game
        table.sit(OTHER, "Tullia")
        table.sit(OTHER, "Terentia")
        assert refusal_of(table, orders.add_bot, HOST, None, None) == "full"
        table.start()
        assert refusal_of(table, orders.add_bot, HOST, None, None) == "begun"


class TestSwap:
    def test_swap_moves_to_a_free_seat_in_one_step(self, table: FakeTable) -> None:
        """Regression: a swap was leave and sit; a start in between left the person without a seat."""
        table.do(orders.swap, GUEST, 1, 3)
        assert table.room.seats_of(GUEST) == (3,)
        table.do(orders.add_bot, HOST, 2, None)
        table.do(orders.swap, GUEST, 2, 3)
        assert seat_letters(table.room) == "h.hb"
        assert table.room.seats_of(GUEST) == (2,)

    def test_swap_exchanges_people(self, table: FakeTable) -> None:
        table.do(orders.swap, HOST, 0, 1)
        assert [chair.person for chair in table.room.chairs] == [GUEST, HOST, None, None]
        assert table.room.host == HOST

    def test_swap_with_an_empty_chair_and_with_oneself(self, table: FakeTable) -> None:
        table.do(orders.swap, HOST, 1, 3)
        assert seat_letters(table.room) == "h..h"
        assert table.do(orders.swap, HOST, 1, 1) == []

    def test_swap_refusals(self, table: FakeTable) -> None:
        assert refusal_of(table, orders.swap, GUEST, 0, 1) == "only_host"
        assert refusal_of(table, orders.swap, GUEST, 2, 3) == "only_host"
        assert refusal_of(table, orders.swap, STRANGER, 2, 3) == "only_host"
        assert refusal_of(table, orders.swap, HOST, 0, 4) == "no_such_seat"
        table.start()
        assert refusal_of(table, orders.swap, HOST, 0, 1) == "begun"


class TestHost:
    def test_host_can_hand_over_during_the_game(self, table: FakeTable) -> None:
        table.start()
        table.do(orders.pass_host, HOST, 1)
        assert table.room.host == GUEST
        assert refusal_of(table, orders.pass_host, HOST, 1) == "only_host"

    def test_handing_over_to_oneself_changes_nothing(self, table: FakeTable) -> None:
        assert table.do(orders.pass_host, HOST, 0) == []

    def test_handing_over_to_an_empty_seat_is_refused(self, table: FakeTable) -> None:
        table.do(orders.add_bot, HOST, 2, None)
        assert refusal_of(table, orders.pass_host, HOST, 2) == "nobody_there"
        assert refusal_of(table, orders.pass_host, HOST, 3) == "nobody_there"
        assert refusal_of(table, orders.pass_host, HOST, 4) == "no_such_seat"

    def test_host_mutes_people(self, table: FakeTable) -> None:
        table.do(orders.mute, HOST, 1, muted=True)
        assert table.room.chairs[1].muted
        assert table.do(orders.mute, HOST, 1, muted=True) == []
        table.do(orders.mute, HOST, 1, muted=False)
        assert [chair.muted for chair in table.room.chairs] == [False] * 4
        assert refusal_of(table, orders.mute, GUEST, 0, muted=True) == "only_host"
        assert refusal_of(table, orders.mute, HOST, 2, muted=True) == "nobody_there"


class TestSettings:
    def test_settings_can_add_seats(self, table: FakeTable) -> None:
        table.do(orders.change_settings, HOST, replace(ALEA, players=6))
        assert seat_letters(table.room) == "hh...."
        assert len(table.room.asks) == 6

    def test_settings_keep_people_on_their_seats(self, table: FakeTable) -> None:
        table.do(orders.swap, HOST, 1, 3)
        table.do(orders.change_settings, HOST, replace(ALEA, listed=True))
        assert seat_letters(table.room) == "h..h"
        table.do(orders.change_settings, HOST, replace(ALEA, players=5))
        assert seat_letters(table.room) == "h..h."

    def test_reducing_seats_removes_last_bots(self, table: FakeTable) -> None:
        table.do(orders.swap, HOST, 1, 3)
        for seat in (1, 2):
            table.do(orders.add_bot, HOST, seat, None)
        first = table.room.chairs[1]
        table.do(orders.change_settings, HOST, replace(ALEA, players=3))
        assert seat_letters(table.room) == "hbh"
        assert table.room.chairs[1] == first
        table.do(orders.change_settings, HOST, replace(ALEA, players=2))
        assert [chair.person for chair in table.room.chairs] == [HOST, GUEST]

    def test_settings_never_remove_people(self, table: FakeTable) -> None:
        table.sit(OTHER, "Tullia")
        few = replace(ALEA, players=2)
        assert refusal_of(table, orders.change_settings, HOST, few) == "too_few_seats"

    def test_settings_refusals(self, table: FakeTable) -> None:
        assert refusal_of(table, orders.change_settings, GUEST, ALEA) == "only_host"
        assert refusal_of(table, orders.change_settings, HOST, IDUS) == "other_game"
        table.start()
        assert refusal_of(table, orders.change_settings, HOST, ALEA) == "begun"

    @pytest.mark.parametrize(
        ("settings", "error"),
        [
            (replace(ALEA, players=7), IllegalOptions),
            (replace(ALEA, players=1), IllegalOptions),
            (replace(ALEA, players=10**30), LusoriaError),
            (replace(ALEA, options={"ordered": True, "multi_roll": True}), IllegalOptions),
            (replace(ALEA, options={"ordered": 1}), Malformed),
            (replace(ALEA, options={"unknown": True}), Malformed),
            (replace(ALEA, options={"players": 4}), Malformed),
        ],
    )
    def test_options_refused_by_the_game_are_refused(
        self, table: FakeTable, settings: Settings, error: Any
    ) -> None:
        before = room_fields(table.room)
        with pytest.raises(error):
            orders.change_settings(table.room, HOST, settings)
        assert room_fields(table.room) == before

    def test_host_chooses_the_first_consul(self) -> None:
        table = FakeTable(IDUS)
        table.do(orders.change_settings, HOST, replace(IDUS, options={"first": 3}))
        table.start()
        progress = table.progress
        assert progress.state.first == 3


class TestStart:
    def test_start_fills_empty_chairs_with_bots(self, table: FakeTable) -> None:
        entries = table.start()
        assert seat_letters(table.room) == "hhbb"
        assert len(set(table.room.names)) == 4
        assert table.room.status == "playing"
        assert [type(entry) for entry in entries].count(Started) == 1

    def test_start_deals_cards_in_the_same_change(self) -> None:
        table = FakeTable(IDUS)
        started, dealt = table.start()[-2:]
        assert isinstance(started, Started)
        assert isinstance(dealt, Played)
        assert dealt.seat is None
        assert table.room.progress is not None
        assert dealt.draw_count == table.room.progress.draw_count > 0

    def test_every_table_has_its_own_seed(self) -> None:
        seeds = set()
        for _ in range(5):
            table = FakeTable()
            table.start()
            seeds.add(table.room.progress and table.room.progress.seed)
        assert len(seeds) == 5

    def test_start_refusals(self, table: FakeTable) -> None:
        assert refusal_of(table, orders.start, GUEST, 2.0) == "only_host"
        table.start()
        assert refusal_of(table, orders.start, HOST, 2.0) == "begun"

    def test_start_without_people_is_refused(self) -> None:
        table = FakeTable()
        table.do(orders.leave, HOST, 0)
        assert refusal_of(table, orders.start, HOST, 2.0) == "nobody_plays"


class TestStandIn:
    def test_stand_in_needs_a_person_and_a_running_game(self, table: FakeTable) -> None:
        assert orders.stand_in(table.room, 1, on=True).entries == ()
        table.start()
        assert orders.stand_in(table.room, 2, on=True).entries == ()
        assert orders.stand_in(table.room, 1, on=False).entries == ()
        table.do(orders.stand_in, 1, on=True)
        assert table.room.chairs[1].stand_in
        assert orders.stand_in(table.room, 1, on=True).entries == ()
        table.do(orders.stand_in, 1, on=False)
        assert [chair.stand_in for chair in table.room.chairs] == [False] * 4
        assert table.room.chairs[1].person == GUEST


@pytest.mark.parametrize("seconds", [0, -1, 10**9, 10**400])
def test_clock_seconds_are_bounded(seconds: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"kind":"strict","seconds":%d}' % seconds, type=Clock)


class TestShuffle:
    def test_shuffle_keeps_all_people_and_moves_one(self, table: FakeTable) -> None:
        for seed in range(20):
            before = table.room.chairs
            table.do(partial(orders.shuffle, person=HOST, rng=Random(seed)))
            assert sorted(table.room.names) == sorted(chair.name for chair in before)
            assert table.room.chairs != before
        assert table.room.host == HOST

    def test_shuffle_can_give_every_order(self) -> None:
        table = FakeTable(replace(ALEA, players=3))
        table.sit(GUEST, "Marcus")
        orders_seen = {orders.shuffle(table.room, HOST, Random(seed)).room.names for seed in range(60)}
        assert len(orders_seen) == 5, "all but the present one"

    def test_shuffle_refusals(self, table: FakeTable) -> None:
        assert refusal_of(table, orders.shuffle, GUEST, Random(1)) == "only_host"
        table.start()
        assert refusal_of(table, orders.shuffle, HOST, Random(1)) == "begun"


class TestReady:
    def ready(self, table: FakeTable) -> list[bool]:
        return [chair.ready for chair in table.room.chairs]

    def test_ready_covers_all_seats_of_a_person(self, table: FakeTable) -> None:
        table.sit(GUEST, "Marcus Minor", 3)
        entries = table.do(orders.say_ready, GUEST, ready=True)
        assert entries == [ReadySaid(1, ready=True), ReadySaid(3, ready=True)]
        assert self.ready(table) == [False, True, False, True]
        assert table.do(orders.say_ready, GUEST, ready=True) == []
        table.do(orders.say_ready, GUEST, ready=False)
        assert self.ready(table) == [False] * 4

    def test_ready_moves_with_the_person(self, table: FakeTable) -> None:
        table.do(orders.say_ready, GUEST, ready=True)
        table.do(orders.swap, HOST, 1, 3)
        assert self.ready(table) == [False, False, False, True]

    def test_ready_lasts_for_this_game_and_chair(self, table: FakeTable) -> None:
        table.do(orders.say_ready, GUEST, ready=True)
        table.do(orders.change_settings, HOST, replace(ALEA, options={"ordered": True}))
        assert self.ready(table) == [False] * 4
        table.do(orders.say_ready, GUEST, ready=True)
        table.do(orders.leave, GUEST, 1)
        table.sit(GUEST, "Marcus", 1)
        assert self.ready(table) == [False] * 4

    def test_ready_is_not_binding(self, table: FakeTable) -> None:
        table.do(orders.say_ready, GUEST, ready=False)
        table.start()
        assert table.room.status == "playing"

    def test_ready_refusals(self, table: FakeTable) -> None:
        assert refusal_of(table, orders.say_ready, STRANGER, ready=True) == "not_seated"
        table.start()
        assert refusal_of(table, orders.say_ready, GUEST, ready=True) == "begun"


class TestGiveUp:
    def test_seat_given_up_is_played_by_a_bot_to_the_end(self, table: FakeTable) -> None:
        table.start()
        assert table.do(orders.give_up, GUEST) == [GaveUp(1)]
        left = table.room.chairs[1]
        flags = (left.kind, left.name, left.person, left.stand_in, left.gave_up)
        assert flags == ("human", "Marcus", None, True, True)
        assert orders.stand_in(table.room, 1, on=False).entries == ()
        assert refusal_of(table, orders.give_up, GUEST) == "not_seated"

    def test_seat_given_up_cannot_be_taken(self, table: FakeTable) -> None:
        table.start()
        table.do(orders.give_up, GUEST)
        assert refusal_of(table, orders.rejoin, OTHER, lambda s, _: s == 1) == "no_such_code"
        assert refusal_of(table, orders.leave, GUEST, 1) == "not_your_seat"

    def test_giving_up_covers_all_seats_and_hands_over_the_table(self, table: FakeTable) -> None:
        table.sit(HOST, "Livia Minor", 3)
        table.start()
        entries = table.do(orders.give_up, HOST)
        assert entries == [GaveUp(0), GaveUp(3), HostPassed(GUEST)]

    def test_giving_up_is_not_a_win(self, table: FakeTable) -> None:
        table.start()
        table.do(orders.give_up, GUEST)
        table.play(Random(1).choice)
        assert {one.name: one.won for one in standings(table.room)}["Marcus"] == 0

    def test_giving_up_needs_a_running_game(self, table: FakeTable) -> None:
        assert refusal_of(table, orders.give_up, GUEST) == "not_running"
        assert refusal_of(table, orders.give_up, STRANGER) == "not_seated"
        table.start()
        table.play(Random(1).choice)
        assert refusal_of(table, orders.give_up, GUEST) == "not_running"
