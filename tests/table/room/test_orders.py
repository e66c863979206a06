"""What people may do at a table besides playing, each order granted and refused."""

from functools import partial
from random import Random
from typing import Any

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
from lusoria.table.room.room import Order
from lusoria.table.room.standings import standings
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.settings import Clock, Settings
from tests.table.rooms import ALEA, GUEST, HOST, IDUS, OTHER, STRANGER, Desk, kinds, told


def refused(desk: Desk, order: Order) -> str:
    """Why the order is refused; nothing may have changed."""
    before = told(desk.room)
    with pytest.raises(TableRefusal) as no:
        order(desk.room)
    assert told(desk.room) == before
    return no.value.why


@pytest.fixture
def desk() -> Desk:
    """Livia hosts on seat 0, Marcus sits on seat 1; two seats are free."""
    made = Desk()
    made.sit(GUEST, "Marcus")
    return made


class TestSit:
    def test_sit_takes_the_first_free_seat(self, desk: Desk) -> None:
        desk.sit(OTHER, "Tullia")
        assert kinds(desk.room) == "hhh."
        assert desk.room.chairs[2].person == OTHER

    def test_sit_takes_a_chosen_seat(self, desk: Desk) -> None:
        desk.sit(OTHER, "Tullia", 3)
        assert kinds(desk.room) == "hh.h"

    def test_sit_prefers_empty_seats_to_those_of_bots(self, desk: Desk) -> None:
        desk.do(lambda room: orders.add_bot(room, HOST, 2, None))
        desk.sit(OTHER, "Tullia")
        assert kinds(desk.room) == "hhbh"

    def test_sit_replaces_a_bot_even_with_its_name(self, desk: Desk) -> None:
        for _ in range(2):
            desk.do(lambda room: orders.add_bot(room, HOST, None, None))
        desk.sit(OTHER, desk.room.chairs[2].name)
        assert kinds(desk.room) == "hhhb"

    def test_person_may_take_several_seats(self, desk: Desk) -> None:
        desk.sit(GUEST, "Marcus Minor")
        assert desk.room.seats_of(GUEST) == (1, 2)

    def test_sit_on_a_taken_seat_is_refused(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.sit(room, OTHER, "Tullia", 1)) == "seat_taken"

    def test_sit_at_a_full_table_is_refused(self, desk: Desk) -> None:
        desk.sit(OTHER, "Tullia")
        desk.sit(OTHER, "Terentia")
        assert refused(desk, lambda room: orders.sit(room, STRANGER, "Nemo", None)) == "full"

    @pytest.mark.parametrize("seat", [-1, 4, 31, 10**30])
    def test_sit_on_an_unknown_seat_is_refused(self, desk: Desk, seat: int) -> None:
        assert refused(desk, lambda room: orders.sit(room, OTHER, "Tullia", seat)) == "no_such_seat"

    def test_sit_under_a_taken_name_is_refused(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.sit(room, OTHER, "marcus", None)) == "name_taken"

    def test_repeated_sit_is_idempotent(self, desk: Desk) -> None:
        """Regression: a resend after a lost answer was refused: own name or seat taken."""
        assert desk.sit(GUEST, " Marcus ", 1) == []
        assert refused(desk, lambda room: orders.sit(room, GUEST, "Marcus", 0)) == "seat_taken"
        assert refused(desk, lambda room: orders.sit(room, GUEST, "Marcus", 2)) == "name_taken"

    def test_sit_again_changes_the_name(self, desk: Desk) -> None:
        """A seated person may change their name; seat and settings stay."""
        desk.do(lambda room: orders.say_ready(room, GUEST, ready=True))
        before = desk.room.chairs[1]
        assert desk.sit(GUEST, "Gaius", 1) == [Seated(1, GUEST, "Gaius")]
        assert desk.room.chairs[1] == replace(before, name="Gaius")
        assert refused(desk, lambda room: orders.sit(room, GUEST, desk.room.names[0], 1)) == "name_taken"

    def test_second_seat_with_the_same_name_is_refused(self, desk: Desk) -> None:
        """Before: it was taken for the first who had not heard the answer, and nobody sat down."""
        assert refused(desk, lambda room: orders.sit(room, GUEST, "Marcus", None)) == "name_taken"

    def test_sit_after_the_start_is_refused(self, desk: Desk) -> None:
        desk.start()
        assert refused(desk, lambda room: orders.sit(room, OTHER, "Tullia", 2)) == "begun"

    def test_sit_of_a_banned_person_is_refused(self, desk: Desk) -> None:
        desk.do(lambda room: orders.send_away(room, HOST, 1))
        assert refused(desk, lambda room: orders.sit(room, GUEST, "Marcus", None)) == "sent_away"
        desk.sit(OTHER, "Marcus")


class TestLeave:
    def test_leave_before_the_start_frees_the_seat(self, desk: Desk) -> None:
        assert desk.do(lambda room: orders.leave(room, GUEST, 1)) == [Unseated(1)]
        assert kinds(desk.room) == "h..."
        desk.sit(GUEST, "Marcus")

    def test_leave_during_the_game_brings_a_stand_in(self, desk: Desk) -> None:
        desk.start()
        assert desk.do(lambda room: orders.leave(room, GUEST, 1)) == [StandIn(1, on=True, wanted=True)]
        assert desk.room.chairs[1].person == GUEST
        assert desk.do(lambda room: orders.leave(room, GUEST, 1)) == []

    def test_leave_of_the_seat_of_another_is_refused(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.leave(room, GUEST, 0)) == "not_your_seat"
        assert refused(desk, lambda room: orders.leave(room, GUEST, 2)) == "not_your_seat"
        assert refused(desk, lambda room: orders.leave(room, GUEST, 9)) == "no_such_seat"

    def test_next_person_inherits_the_table(self, desk: Desk) -> None:
        desk.sit(OTHER, "Tullia", 3)
        assert desk.do(lambda room: orders.leave(room, HOST, 0)) == [Unseated(0), HostPassed(GUEST)]
        assert desk.room.host == GUEST

    def test_host_with_another_seat_stays_host(self, desk: Desk) -> None:
        desk.sit(HOST, "Livia Minor")
        assert desk.do(lambda room: orders.leave(room, HOST, 0)) == [Unseated(0)]

    def test_table_without_heir_has_no_host(self) -> None:
        desk = Desk()
        desk.do(lambda room: orders.add_bot(room, HOST, 1, None))
        assert desk.do(lambda room: orders.leave(room, HOST, 0)) == [Unseated(0)]
        assert desk.room.host == HOST


class TestSendAway:
    def test_sent_away_person_is_banned(self, desk: Desk) -> None:
        desk.do(lambda room: orders.send_away(room, HOST, 1))
        assert desk.room.barred == {GUEST}
        assert kinds(desk.room) == "h..."

    def test_sent_away_bot_is_removed_only(self, desk: Desk) -> None:
        desk.do(lambda room: orders.add_bot(room, HOST, 2, None))
        assert desk.do(lambda room: orders.send_away(room, HOST, 2)) == [Unseated(2)]
        assert desk.room.barred == frozenset()

    def test_sending_oneself_away_is_leaving(self, desk: Desk) -> None:
        desk.do(lambda room: orders.send_away(room, HOST, 0))
        assert desk.room.host == GUEST
        assert desk.room.barred == frozenset()

    def test_send_away_refusals(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.send_away(room, GUEST, 0)) == "only_host"
        assert refused(desk, lambda room: orders.send_away(room, HOST, 2)) == "seat_empty"
        assert refused(desk, lambda room: orders.send_away(room, HOST, 7)) == "no_such_seat"
        desk.start()
        assert refused(desk, lambda room: orders.send_away(room, HOST, 1)) == "begun"


class TestBots:
    def test_added_bot_takes_the_first_free_seat_and_a_name(self, desk: Desk) -> None:
        for _ in range(2):
            desk.do(lambda room: orders.add_bot(room, HOST, None, None))
        assert kinds(desk.room) == "hhbb"
        assert len(set(desk.room.names)) == 4
        assert desk.room.chairs[2].bot == default_bot("alea").name

    def test_added_bot_is_the_default_of_the_table(self, desk: Desk) -> None:
        desk.do(lambda room: orders.change_settings(room, HOST, replace(room.settings, bots="greedy")))
        desk.do(lambda room: orders.add_bot(room, HOST, 2, None))
        assert desk.room.chairs[2].bot == "greedy"
        desk.start()
        assert desk.room.chairs[3].bot == "greedy"

    def test_added_bot_has_its_own_name_if_free(self, desk: Desk) -> None:
        for _ in range(2):
            desk.do(lambda room: orders.add_bot(room, HOST, None, "able"))
        own = bot_spec("alea", "able").face
        assert own
        assert desk.room.names[2] == own != desk.room.names[3]

    def test_unsuitable_bot_is_refused(self, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
        helpless = BotSpec("alea", "able", 1, "none:Bot", needs=("no_such_module",))
        monkeypatch.setattr(orders, "bot_spec", lambda _game, _name: helpless)
        with pytest.raises(Malformed, match="not installed here"):
            orders.add_bot(desk.room, HOST, 3, "able")
        with pytest.raises(Malformed, match="not installed here"):
            orders.change_settings(desk.room, HOST, replace(desk.room.settings, bots="greedy"))

    def test_chosen_bot_takes_the_chosen_seat(self, desk: Desk) -> None:
        desk.do(lambda room: orders.add_bot(room, HOST, 3, "random"))
        assert desk.room.chairs[3].bot == "random"

    def test_another_bot_replaces_one(self, desk: Desk) -> None:
        desk.do(lambda room: orders.add_bot(room, HOST, 3, "random"))
        desk.do(lambda room: orders.add_bot(room, HOST, 3, "greedy"))
        assert desk.room.chairs[3].bot == "greedy"

    def test_added_bot_never_has_the_name_of_a_person(self) -> None:
        desk = Desk()
        for seat, name in enumerate(bot_names("en")[:3], 1):
            desk.sit(GUEST, name, seat)
        desk.do(lambda room: orders.leave(room, GUEST, 1))
        desk.do(lambda room: orders.add_bot(room, HOST, 1, None))
        assert len(set(desk.room.names)) == 4

    def test_add_bot_refusals(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.add_bot(room, GUEST, None, None)) == "only_host"
        assert refused(desk, lambda room: orders.add_bot(room, HOST, 1, None)) == "seat_taken"
        assert refused(desk, lambda room: orders.add_bot(room, HOST, 4, None)) == "no_such_seat"
        with pytest.raises(Malformed):
            orders.add_bot(desk.room, HOST, None, "honest")  # plays another game
        desk.sit(OTHER, "Tullia")
        desk.sit(OTHER, "Terentia")
        assert refused(desk, lambda room: orders.add_bot(room, HOST, None, None)) == "full"
        desk.start()
        assert refused(desk, lambda room: orders.add_bot(room, HOST, None, None)) == "begun"


class TestSwap:
    def test_swap_moves_to_a_free_seat_in_one_step(self, desk: Desk) -> None:
        """Before: they got up and sat down again, and where the host began in between they had no seat."""
        desk.do(lambda room: orders.swap(room, GUEST, 1, 3))
        assert desk.room.seats_of(GUEST) == (3,)
        desk.do(lambda room: orders.add_bot(room, HOST, 2, None))
        desk.do(lambda room: orders.swap(room, GUEST, 2, 3))
        assert kinds(desk.room) == "h.hb"
        assert desk.room.seats_of(GUEST) == (2,)

    def test_swap_exchanges_people(self, desk: Desk) -> None:
        desk.do(lambda room: orders.swap(room, HOST, 0, 1))
        assert [chair.person for chair in desk.room.chairs] == [GUEST, HOST, None, None]
        assert desk.room.host == HOST

    def test_swap_with_an_empty_chair_and_with_oneself(self, desk: Desk) -> None:
        desk.do(lambda room: orders.swap(room, HOST, 1, 3))
        assert kinds(desk.room) == "h..h"
        assert desk.do(lambda room: orders.swap(room, HOST, 1, 1)) == []

    def test_swap_refusals(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.swap(room, GUEST, 0, 1)) == "only_host"
        assert refused(desk, lambda room: orders.swap(room, GUEST, 2, 3)) == "only_host"
        assert refused(desk, lambda room: orders.swap(room, STRANGER, 2, 3)) == "only_host"
        assert refused(desk, lambda room: orders.swap(room, HOST, 0, 4)) == "no_such_seat"
        desk.start()
        assert refused(desk, lambda room: orders.swap(room, HOST, 0, 1)) == "begun"


class TestHost:
    def test_host_can_hand_over_during_the_game(self, desk: Desk) -> None:
        desk.start()
        desk.do(lambda room: orders.pass_host(room, HOST, 1))
        assert desk.room.host == GUEST
        assert refused(desk, lambda room: orders.pass_host(room, HOST, 1)) == "only_host"

    def test_handing_over_to_oneself_changes_nothing(self, desk: Desk) -> None:
        assert desk.do(lambda room: orders.pass_host(room, HOST, 0)) == []

    def test_handing_over_to_nobody_is_refused(self, desk: Desk) -> None:
        desk.do(lambda room: orders.add_bot(room, HOST, 2, None))
        assert refused(desk, lambda room: orders.pass_host(room, HOST, 2)) == "nobody_there"
        assert refused(desk, lambda room: orders.pass_host(room, HOST, 3)) == "nobody_there"
        assert refused(desk, lambda room: orders.pass_host(room, HOST, 4)) == "no_such_seat"

    def test_host_mutes_people(self, desk: Desk) -> None:
        desk.do(lambda room: orders.mute(room, HOST, 1, muted=True))
        assert desk.room.chairs[1].muted
        assert desk.do(lambda room: orders.mute(room, HOST, 1, muted=True)) == []
        desk.do(lambda room: orders.mute(room, HOST, 1, muted=False))
        assert [chair.muted for chair in desk.room.chairs] == [False] * 4
        assert refused(desk, lambda room: orders.mute(room, GUEST, 0, muted=True)) == "only_host"
        assert refused(desk, lambda room: orders.mute(room, HOST, 2, muted=True)) == "nobody_there"


class TestSettings:
    def test_settings_can_add_seats(self, desk: Desk) -> None:
        desk.do(lambda room: orders.change_settings(room, HOST, replace(ALEA, players=6)))
        assert kinds(desk.room) == "hh...."
        assert len(desk.room.asks) == 6

    def test_settings_keep_people_on_their_seats(self, desk: Desk) -> None:
        desk.do(lambda room: orders.swap(room, HOST, 1, 3))
        desk.do(lambda room: orders.change_settings(room, HOST, replace(ALEA, listed=True)))
        assert kinds(desk.room) == "h..h"
        desk.do(lambda room: orders.change_settings(room, HOST, replace(ALEA, players=5)))
        assert kinds(desk.room) == "h..h."

    def test_reducing_seats_removes_last_bots(self, desk: Desk) -> None:
        desk.do(lambda room: orders.swap(room, HOST, 1, 3))
        for seat in (1, 2):
            desk.do(lambda room, seat=seat: orders.add_bot(room, HOST, seat, None))  # type: ignore[misc]
        first = desk.room.chairs[1]
        desk.do(lambda room: orders.change_settings(room, HOST, replace(ALEA, players=3)))
        assert kinds(desk.room) == "hbh"
        assert desk.room.chairs[1] == first
        desk.do(lambda room: orders.change_settings(room, HOST, replace(ALEA, players=2)))
        assert [chair.person for chair in desk.room.chairs] == [HOST, GUEST]

    def test_settings_never_remove_people(self, desk: Desk) -> None:
        desk.sit(OTHER, "Tullia")
        few = replace(ALEA, players=2)
        assert refused(desk, lambda room: orders.change_settings(room, HOST, few)) == "too_few_seats"

    def test_settings_refusals(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.change_settings(room, GUEST, ALEA)) == "only_host"
        assert refused(desk, lambda room: orders.change_settings(room, HOST, IDUS)) == "other_game"
        desk.start()
        assert refused(desk, lambda room: orders.change_settings(room, HOST, ALEA)) == "begun"

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
        self, desk: Desk, settings: Settings, error: Any
    ) -> None:
        before = told(desk.room)
        with pytest.raises(error):
            orders.change_settings(desk.room, HOST, settings)
        assert told(desk.room) == before

    def test_host_chooses_the_first_consul(self) -> None:
        desk = Desk(IDUS)
        desk.do(lambda room: orders.change_settings(room, HOST, replace(IDUS, options={"first": 3})))
        desk.start()
        progress = desk.room.progress
        assert progress is not None
        assert progress.state.first == 3


class TestStart:
    def test_start_fills_empty_chairs_with_bots(self, desk: Desk) -> None:
        entries = desk.start()
        assert kinds(desk.room) == "hhbb"
        assert len(set(desk.room.names)) == 4
        assert desk.room.status == "playing"
        assert [type(entry) for entry in entries].count(Started) == 1

    def test_start_deals_cards_in_the_same_change(self) -> None:
        desk = Desk(IDUS)
        started, dealt = desk.start()[-2:]
        assert isinstance(started, Started)
        assert isinstance(dealt, Played)
        assert dealt.seat is None
        assert desk.room.progress is not None
        assert dealt.strokes == desk.room.progress.strokes > 0

    def test_every_table_has_its_own_seed(self) -> None:
        seeds = set()
        for _ in range(5):
            desk = Desk()
            desk.start()
            seeds.add(desk.room.progress and desk.room.progress.seed)
        assert len(seeds) == 5

    def test_start_refusals(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.start(room, GUEST, 2.0)) == "only_host"
        desk.start()
        assert refused(desk, lambda room: orders.start(room, HOST, 2.0)) == "begun"

    def test_start_without_people_is_refused(self) -> None:
        desk = Desk()
        desk.do(lambda room: orders.leave(room, HOST, 0))
        assert refused(desk, lambda room: orders.start(room, HOST, 2.0)) == "nobody_plays"


class TestStandIn:
    def test_stand_in_needs_a_person_and_a_running_game(self, desk: Desk) -> None:
        assert orders.stand_in(desk.room, 1, on=True).entries == ()
        desk.start()
        assert orders.stand_in(desk.room, 2, on=True).entries == ()
        assert orders.stand_in(desk.room, 1, on=False).entries == ()
        desk.do(lambda room: orders.stand_in(room, 1, on=True))
        assert desk.room.chairs[1].stand_in
        assert orders.stand_in(desk.room, 1, on=True).entries == ()
        desk.do(lambda room: orders.stand_in(room, 1, on=False))
        assert [chair.stand_in for chair in desk.room.chairs] == [False] * 4
        assert desk.room.chairs[1].person == GUEST


@pytest.mark.parametrize("seconds", [0, -1, 10**9, 10**400])
def test_clock_seconds_are_bounded(seconds: int) -> None:
    import msgspec

    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"kind":"strict","seconds":%d}' % seconds, type=Clock)


class TestShuffle:
    def test_shuffle_keeps_all_people_and_moves_one(self, desk: Desk) -> None:
        for seed in range(20):
            before = desk.room.chairs
            desk.do(partial(orders.shuffle, person=HOST, rng=Random(seed)))
            assert sorted(desk.room.names) == sorted(chair.name for chair in before)
            assert desk.room.chairs != before
        assert desk.room.host == HOST

    def test_shuffle_can_give_every_order(self) -> None:
        desk = Desk(replace(ALEA, players=3))
        desk.sit(GUEST, "Marcus")
        made = {orders.shuffle(desk.room, HOST, Random(seed)).room.names for seed in range(60)}
        assert len(made) == 5, "all but the one that is there"

    def test_shuffle_refusals(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.shuffle(room, GUEST, Random(1))) == "only_host"
        desk.start()
        assert refused(desk, lambda room: orders.shuffle(room, HOST, Random(1))) == "begun"


class TestReady:
    def ready(self, desk: Desk) -> list[bool]:
        return [chair.ready for chair in desk.room.chairs]

    def test_ready_covers_all_seats_of_a_person(self, desk: Desk) -> None:
        desk.sit(GUEST, "Marcus Minor", 3)
        entries = desk.do(lambda room: orders.say_ready(room, GUEST, ready=True))
        assert entries == [ReadySaid(1, ready=True), ReadySaid(3, ready=True)]
        assert self.ready(desk) == [False, True, False, True]
        assert desk.do(lambda room: orders.say_ready(room, GUEST, ready=True)) == []
        desk.do(lambda room: orders.say_ready(room, GUEST, ready=False))
        assert self.ready(desk) == [False] * 4

    def test_ready_moves_with_the_person(self, desk: Desk) -> None:
        desk.do(lambda room: orders.say_ready(room, GUEST, ready=True))
        desk.do(lambda room: orders.swap(room, HOST, 1, 3))
        assert self.ready(desk) == [False, False, False, True]

    def test_ready_lasts_for_this_game_and_chair(self, desk: Desk) -> None:
        desk.do(lambda room: orders.say_ready(room, GUEST, ready=True))
        desk.do(lambda room: orders.change_settings(room, HOST, replace(ALEA, options={"ordered": True})))
        assert self.ready(desk) == [False] * 4
        desk.do(lambda room: orders.say_ready(room, GUEST, ready=True))
        desk.do(lambda room: orders.leave(room, GUEST, 1))
        desk.sit(GUEST, "Marcus", 1)
        assert self.ready(desk) == [False] * 4

    def test_ready_is_not_binding(self, desk: Desk) -> None:
        desk.do(lambda room: orders.say_ready(room, GUEST, ready=False))
        desk.start()
        assert desk.room.status == "playing"

    def test_ready_refusals(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.say_ready(room, STRANGER, ready=True)) == "not_seated"
        desk.start()
        assert refused(desk, lambda room: orders.say_ready(room, GUEST, ready=True)) == "begun"


class TestGiveUp:
    def test_seat_given_up_is_played_by_a_bot_to_the_end(self, desk: Desk) -> None:
        desk.start()
        assert desk.do(lambda room: orders.give_up(room, GUEST)) == [GaveUp(1)]
        left = desk.room.chairs[1]
        assert (left.kind, left.name, left.person, left.stand_in, left.gave_up) == (
            "human",
            "Marcus",
            None,
            True,
            True,
        )
        assert orders.stand_in(desk.room, 1, on=False).entries == ()
        assert refused(desk, lambda room: orders.give_up(room, GUEST)) == "not_seated"

    def test_seat_given_up_cannot_be_taken(self, desk: Desk) -> None:
        desk.start()
        desk.do(lambda room: orders.give_up(room, GUEST))
        assert refused(desk, lambda room: orders.rejoin(room, OTHER, lambda s, _: s == 1)) == "no_such_code"
        assert refused(desk, lambda room: orders.leave(room, GUEST, 1)) == "not_your_seat"

    def test_giving_up_covers_all_seats_and_hands_over_the_table(self, desk: Desk) -> None:
        desk.sit(HOST, "Livia Minor", 3)
        desk.start()
        entries = desk.do(lambda room: orders.give_up(room, HOST))
        assert entries == [GaveUp(0), GaveUp(3), HostPassed(GUEST)]

    def test_giving_up_is_not_a_win(self, desk: Desk) -> None:
        desk.start()
        desk.do(lambda room: orders.give_up(room, GUEST))
        desk.play(Random(1).choice)
        assert {one.name: one.won for one in standings(desk.room)}["Marcus"] == 0

    def test_giving_up_needs_a_running_game(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.give_up(room, GUEST)) == "not_running"
        assert refused(desk, lambda room: orders.give_up(room, STRANGER)) == "not_seated"
        desk.start()
        desk.play(Random(1).choice)
        assert refused(desk, lambda room: orders.give_up(room, GUEST)) == "not_running"
