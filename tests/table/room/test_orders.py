"""What people may do at a table besides playing, each order granted and refused."""

from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from lusoria.bots import BotSpec, bot_spec, default_bot
from lusoria.core.errors import IllegalOptions, LusoriaError, Malformed
from lusoria.table.bot_seats.bot_names import romans
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
    def test_on_the_first_free_seat(self, desk: Desk) -> None:
        desk.sit(OTHER, "Tullia")
        assert kinds(desk.room) == "hhh."
        assert desk.room.chairs[2].person == OTHER

    def test_on_a_chosen_seat(self, desk: Desk) -> None:
        desk.sit(OTHER, "Tullia", 3)
        assert kinds(desk.room) == "hh.h"

    def test_empty_seats_before_those_of_bots(self, desk: Desk) -> None:
        desk.do(lambda room: orders.add_bot(room, HOST, 2, None))
        desk.sit(OTHER, "Tullia")
        assert kinds(desk.room) == "hhbh"

    def test_in_the_place_of_a_bot_even_with_its_name(self, desk: Desk) -> None:
        for _ in range(2):
            desk.do(lambda room: orders.add_bot(room, HOST, None, None))
        desk.sit(OTHER, desk.room.chairs[2].name)
        assert kinds(desk.room) == "hhhb"

    def test_several_seats_for_one_person(self, desk: Desk) -> None:
        desk.sit(GUEST, "Marcus Minor")
        assert desk.room.seats_of(GUEST) == (1, 2)

    def test_not_where_somebody_sits(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.sit(room, OTHER, "Tullia", 1)) == "seat_taken"

    def test_not_at_a_full_table(self, desk: Desk) -> None:
        desk.sit(OTHER, "Tullia")
        desk.sit(OTHER, "Terentia")
        assert refused(desk, lambda room: orders.sit(room, STRANGER, "Nemo", None)) == "full"

    @pytest.mark.parametrize("seat", [-1, 4, 31, 10**30])
    def test_not_beside_the_table(self, desk: Desk, seat: int) -> None:
        assert refused(desk, lambda room: orders.sit(room, OTHER, "Tullia", seat)) == "no_such_seat"

    def test_not_under_a_name_that_is_there(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.sit(room, OTHER, "marcus", None)) == "name_taken"

    def test_said_again_it_is_done_already(self, desk: Desk) -> None:
        """Before: whoever did not hear the answer was told that their own name, or seat, was taken."""
        assert desk.sit(GUEST, " Marcus ", 1) == []
        assert refused(desk, lambda room: orders.sit(room, GUEST, "Marcus", 0)) == "seat_taken"
        assert refused(desk, lambda room: orders.sit(room, GUEST, "Marcus", 2)) == "name_taken"

    def test_by_another_name(self, desk: Desk) -> None:
        """Whoever has a seat may be called otherwise; they keep it, and all that is known of it."""
        desk.do(lambda room: orders.say_ready(room, GUEST, ready=True))
        before = desk.room.chairs[1]
        assert desk.sit(GUEST, "Gaius", 1) == [Seated(1, GUEST, "Gaius")]
        assert desk.room.chairs[1] == replace(before, name="Gaius")
        assert refused(desk, lambda room: orders.sit(room, GUEST, desk.room.names[0], 1)) == "name_taken"

    def test_a_second_of_the_same_name_on_one_phone_is_told(self, desk: Desk) -> None:
        """Before: it was taken for the first who had not heard the answer, and nobody sat down."""
        assert refused(desk, lambda room: orders.sit(room, GUEST, "Marcus", None)) == "name_taken"

    def test_not_once_the_game_has_begun(self, desk: Desk) -> None:
        desk.start()
        assert refused(desk, lambda room: orders.sit(room, OTHER, "Tullia", 2)) == "begun"

    def test_not_for_somebody_sent_away(self, desk: Desk) -> None:
        desk.do(lambda room: orders.send_away(room, HOST, 1))
        assert refused(desk, lambda room: orders.sit(room, GUEST, "Marcus", None)) == "sent_away"
        desk.sit(OTHER, "Marcus")


class TestLeave:
    def test_before_the_game_the_seat_is_free(self, desk: Desk) -> None:
        assert desk.do(lambda room: orders.leave(room, GUEST, 1)) == [Unseated(1)]
        assert kinds(desk.room) == "h..."
        desk.sit(GUEST, "Marcus")

    def test_in_the_game_a_bot_stands_in(self, desk: Desk) -> None:
        desk.start()
        assert desk.do(lambda room: orders.leave(room, GUEST, 1)) == [StandIn(1, on=True, wanted=True)]
        assert desk.room.chairs[1].person == GUEST
        assert desk.do(lambda room: orders.leave(room, GUEST, 1)) == []

    def test_not_from_the_seat_of_another(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.leave(room, GUEST, 0)) == "not_your_seat"
        assert refused(desk, lambda room: orders.leave(room, GUEST, 2)) == "not_your_seat"
        assert refused(desk, lambda room: orders.leave(room, GUEST, 9)) == "no_such_seat"

    def test_the_next_person_inherits_the_table(self, desk: Desk) -> None:
        desk.sit(OTHER, "Tullia", 3)
        assert desk.do(lambda room: orders.leave(room, HOST, 0)) == [Unseated(0), HostPassed(GUEST)]
        assert desk.room.host == GUEST

    def test_a_host_with_another_seat_remains_host(self, desk: Desk) -> None:
        desk.sit(HOST, "Livia Minor")
        assert desk.do(lambda room: orders.leave(room, HOST, 0)) == [Unseated(0)]

    def test_without_an_heir_nobody_inherits(self) -> None:
        desk = Desk()
        desk.do(lambda room: orders.add_bot(room, HOST, 1, None))
        assert desk.do(lambda room: orders.leave(room, HOST, 0)) == [Unseated(0)]
        assert desk.room.host == HOST


class TestSendAway:
    def test_a_person_is_barred(self, desk: Desk) -> None:
        desk.do(lambda room: orders.send_away(room, HOST, 1))
        assert desk.room.barred == {GUEST}
        assert kinds(desk.room) == "h..."

    def test_a_bot_is_only_put_away(self, desk: Desk) -> None:
        desk.do(lambda room: orders.add_bot(room, HOST, 2, None))
        assert desk.do(lambda room: orders.send_away(room, HOST, 2)) == [Unseated(2)]
        assert desk.room.barred == frozenset()

    def test_oneself_is_leaving(self, desk: Desk) -> None:
        desk.do(lambda room: orders.send_away(room, HOST, 0))
        assert desk.room.host == GUEST
        assert desk.room.barred == frozenset()

    def test_refusals(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.send_away(room, GUEST, 0)) == "only_host"
        assert refused(desk, lambda room: orders.send_away(room, HOST, 2)) == "seat_empty"
        assert refused(desk, lambda room: orders.send_away(room, HOST, 7)) == "no_such_seat"
        desk.start()
        assert refused(desk, lambda room: orders.send_away(room, HOST, 1)) == "begun"


class TestBots:
    def test_on_the_first_free_seat_with_a_name_of_its_own(self, desk: Desk) -> None:
        for _ in range(2):
            desk.do(lambda room: orders.add_bot(room, HOST, None, None))
        assert kinds(desk.room) == "hhbb"
        assert len(set(desk.room.names)) == 4
        assert desk.room.chairs[2].bot == default_bot("alea").name

    def test_of_the_kind_that_the_table_has_chosen(self, desk: Desk) -> None:
        desk.do(lambda room: orders.change(room, HOST, replace(room.settings, bots="greedy")))
        desk.do(lambda room: orders.add_bot(room, HOST, 2, None))
        assert desk.room.chairs[2].bot == "greedy"
        desk.start()
        assert desk.room.chairs[3].bot == "greedy"

    def test_its_own_name_where_that_is_free(self, desk: Desk) -> None:
        for _ in range(2):
            desk.do(lambda room: orders.add_bot(room, HOST, None, "able"))
        own = bot_spec("alea", "able").face
        assert own
        assert desk.room.names[2] == own != desk.room.names[3]

    def test_none_that_cannot_play_here(self, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
        helpless = BotSpec("alea", "able", 1, "none:Bot", needs=("no_such_module",))
        monkeypatch.setattr(orders, "bot_spec", lambda _game, _name: helpless)
        with pytest.raises(Malformed, match="not installed here"):
            orders.add_bot(desk.room, HOST, 3, "able")
        with pytest.raises(Malformed, match="not installed here"):
            orders.change(desk.room, HOST, replace(desk.room.settings, bots="greedy"))

    def test_of_a_chosen_kind_on_a_chosen_seat(self, desk: Desk) -> None:
        desk.do(lambda room: orders.add_bot(room, HOST, 3, "random"))
        assert desk.room.chairs[3].bot == "random"

    def test_another_bot_in_the_place_of_one(self, desk: Desk) -> None:
        desk.do(lambda room: orders.add_bot(room, HOST, 3, "random"))
        desk.do(lambda room: orders.add_bot(room, HOST, 3, "greedy"))
        assert desk.room.chairs[3].bot == "greedy"

    def test_never_with_the_name_of_a_person(self) -> None:
        desk = Desk()
        for seat, name in enumerate(romans("en")[:3], 1):
            desk.sit(GUEST, name, seat)
        desk.do(lambda room: orders.leave(room, GUEST, 1))
        desk.do(lambda room: orders.add_bot(room, HOST, 1, None))
        assert len(set(desk.room.names)) == 4

    def test_refusals(self, desk: Desk) -> None:
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
    def test_one_moves_to_where_nobody_sits_in_one_step(self, desk: Desk) -> None:
        """Before: they got up and sat down again, and where the host began in between they had no seat."""
        desk.do(lambda room: orders.swap(room, GUEST, 1, 3))
        assert desk.room.seats_of(GUEST) == (3,)
        desk.do(lambda room: orders.add_bot(room, HOST, 2, None))
        desk.do(lambda room: orders.swap(room, GUEST, 2, 3))
        assert kinds(desk.room) == "h.hb"
        assert desk.room.seats_of(GUEST) == (2,)

    def test_people_change_places(self, desk: Desk) -> None:
        desk.do(lambda room: orders.swap(room, HOST, 0, 1))
        assert [chair.person for chair in desk.room.chairs] == [GUEST, HOST, None, None]
        assert desk.room.host == HOST

    def test_with_an_empty_chair_and_with_oneself(self, desk: Desk) -> None:
        desk.do(lambda room: orders.swap(room, HOST, 1, 3))
        assert kinds(desk.room) == "h..h"
        assert desk.do(lambda room: orders.swap(room, HOST, 1, 1)) == []

    def test_refusals(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.swap(room, GUEST, 0, 1)) == "only_host"
        assert refused(desk, lambda room: orders.swap(room, GUEST, 2, 3)) == "only_host"
        assert refused(desk, lambda room: orders.swap(room, STRANGER, 2, 3)) == "only_host"
        assert refused(desk, lambda room: orders.swap(room, HOST, 0, 4)) == "no_such_seat"
        desk.start()
        assert refused(desk, lambda room: orders.swap(room, HOST, 0, 1)) == "begun"


class TestHost:
    def test_hands_over_also_in_the_game(self, desk: Desk) -> None:
        desk.start()
        desk.do(lambda room: orders.pass_host(room, HOST, 1))
        assert desk.room.host == GUEST
        assert refused(desk, lambda room: orders.pass_host(room, HOST, 1)) == "only_host"

    def test_to_oneself_is_nothing(self, desk: Desk) -> None:
        assert desk.do(lambda room: orders.pass_host(room, HOST, 0)) == []

    def test_not_to_nobody(self, desk: Desk) -> None:
        desk.do(lambda room: orders.add_bot(room, HOST, 2, None))
        assert refused(desk, lambda room: orders.pass_host(room, HOST, 2)) == "nobody_there"
        assert refused(desk, lambda room: orders.pass_host(room, HOST, 3)) == "nobody_there"
        assert refused(desk, lambda room: orders.pass_host(room, HOST, 4)) == "no_such_seat"

    def test_mutes_people(self, desk: Desk) -> None:
        desk.do(lambda room: orders.mute(room, HOST, 1, muted=True))
        assert desk.room.chairs[1].muted
        assert desk.do(lambda room: orders.mute(room, HOST, 1, muted=True)) == []
        desk.do(lambda room: orders.mute(room, HOST, 1, muted=False))
        assert [chair.muted for chair in desk.room.chairs] == [False] * 4
        assert refused(desk, lambda room: orders.mute(room, GUEST, 0, muted=True)) == "only_host"
        assert refused(desk, lambda room: orders.mute(room, HOST, 2, muted=True)) == "nobody_there"


class TestSettings:
    def test_more_seats(self, desk: Desk) -> None:
        desk.do(lambda room: orders.change(room, HOST, replace(ALEA, players=6)))
        assert kinds(desk.room) == "hh...."
        assert len(desk.room.asked) == 6

    def test_people_stay_where_they_are(self, desk: Desk) -> None:
        desk.do(lambda room: orders.swap(room, HOST, 1, 3))
        desk.do(lambda room: orders.change(room, HOST, replace(ALEA, listed=True)))
        assert kinds(desk.room) == "h..h"
        desk.do(lambda room: orders.change(room, HOST, replace(ALEA, players=5)))
        assert kinds(desk.room) == "h..h."

    def test_fewer_seats_send_the_last_bots_away(self, desk: Desk) -> None:
        desk.do(lambda room: orders.swap(room, HOST, 1, 3))
        for seat in (1, 2):
            desk.do(lambda room, seat=seat: orders.add_bot(room, HOST, seat, None))  # type: ignore[misc]
        first = desk.room.chairs[1]
        desk.do(lambda room: orders.change(room, HOST, replace(ALEA, players=3)))
        assert kinds(desk.room) == "hbh"
        assert desk.room.chairs[1] == first
        desk.do(lambda room: orders.change(room, HOST, replace(ALEA, players=2)))
        assert [chair.person for chair in desk.room.chairs] == [HOST, GUEST]

    def test_never_fewer_than_people(self, desk: Desk) -> None:
        desk.sit(OTHER, "Tullia")
        few = replace(ALEA, players=2)
        assert refused(desk, lambda room: orders.change(room, HOST, few)) == "too_few_seats"

    def test_refusals(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.change(room, GUEST, ALEA)) == "only_host"
        assert refused(desk, lambda room: orders.change(room, HOST, IDUS)) == "other_game"
        desk.start()
        assert refused(desk, lambda room: orders.change(room, HOST, ALEA)) == "begun"

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
    def test_options_the_game_refuses(self, desk: Desk, settings: Settings, error: Any) -> None:
        before = told(desk.room)
        with pytest.raises(error):
            orders.change(desk.room, HOST, settings)
        assert told(desk.room) == before

    def test_the_host_chooses_the_first_consul(self) -> None:
        desk = Desk(IDUS)
        desk.do(lambda room: orders.change(room, HOST, replace(IDUS, options={"first": 3})))
        desk.start()
        progress = desk.room.progress
        assert progress is not None
        assert progress.state.first == 3


class TestStart:
    def test_bots_take_the_empty_chairs(self, desk: Desk) -> None:
        entries = desk.start()
        assert kinds(desk.room) == "hhbb"
        assert len(set(desk.room.names)) == 4
        assert desk.room.status == "playing"
        assert [type(entry) for entry in entries].count(Started) == 1

    def test_cards_are_dealt_in_the_same_breath(self) -> None:
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

    def test_refusals(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.start(room, GUEST, 2.0)) == "only_host"
        desk.start()
        assert refused(desk, lambda room: orders.start(room, HOST, 2.0)) == "begun"

    def test_not_without_anybody(self) -> None:
        desk = Desk()
        desk.do(lambda room: orders.leave(room, HOST, 0))
        assert refused(desk, lambda room: orders.start(room, HOST, 2.0)) == "nobody_plays"


class TestStandIn:
    def test_only_for_people_and_only_in_the_game(self, desk: Desk) -> None:
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
def test_a_clock_is_bounded(seconds: int) -> None:
    import msgspec

    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"kind":"strict","seconds":%d}' % seconds, type=Clock)


class TestShuffle:
    def test_all_stay_at_the_table_and_somebody_moves(self, desk: Desk) -> None:
        for seed in range(20):
            before = desk.room.chairs
            desk.do(partial(orders.shuffle, person=HOST, rng=Random(seed)))
            assert sorted(desk.room.names) == sorted(chair.name for chair in before)
            assert desk.room.chairs != before
        assert desk.room.host == HOST

    def test_every_order_may_come(self) -> None:
        desk = Desk(replace(ALEA, players=3))
        desk.sit(GUEST, "Marcus")
        made = {orders.shuffle(desk.room, HOST, Random(seed)).room.names for seed in range(60)}
        assert len(made) == 5, "all but the one that is there"

    def test_refusals(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.shuffle(room, GUEST, Random(1))) == "only_host"
        desk.start()
        assert refused(desk, lambda room: orders.shuffle(room, HOST, Random(1))) == "begun"


class TestReady:
    def ready(self, desk: Desk) -> list[bool]:
        return [chair.ready for chair in desk.room.chairs]

    def test_with_all_one_s_seats(self, desk: Desk) -> None:
        desk.sit(GUEST, "Marcus Minor", 3)
        entries = desk.do(lambda room: orders.say_ready(room, GUEST, ready=True))
        assert entries == [ReadySaid(1, ready=True), ReadySaid(3, ready=True)]
        assert self.ready(desk) == [False, True, False, True]
        assert desk.do(lambda room: orders.say_ready(room, GUEST, ready=True)) == []
        desk.do(lambda room: orders.say_ready(room, GUEST, ready=False))
        assert self.ready(desk) == [False] * 4

    def test_goes_with_one_to_another_seat(self, desk: Desk) -> None:
        desk.do(lambda room: orders.say_ready(room, GUEST, ready=True))
        desk.do(lambda room: orders.swap(room, HOST, 1, 3))
        assert self.ready(desk) == [False, False, False, True]

    def test_for_this_game_and_on_this_chair(self, desk: Desk) -> None:
        desk.do(lambda room: orders.say_ready(room, GUEST, ready=True))
        desk.do(lambda room: orders.change(room, HOST, replace(ALEA, options={"ordered": True})))
        assert self.ready(desk) == [False] * 4
        desk.do(lambda room: orders.say_ready(room, GUEST, ready=True))
        desk.do(lambda room: orders.leave(room, GUEST, 1))
        desk.sit(GUEST, "Marcus", 1)
        assert self.ready(desk) == [False] * 4

    def test_it_binds_nobody(self, desk: Desk) -> None:
        desk.do(lambda room: orders.say_ready(room, GUEST, ready=False))
        desk.start()
        assert desk.room.status == "playing"

    def test_refusals(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.say_ready(room, STRANGER, ready=True)) == "not_seated"
        desk.start()
        assert refused(desk, lambda room: orders.say_ready(room, GUEST, ready=True)) == "begun"


class TestGiveUp:
    def test_a_bot_plays_on_for_good(self, desk: Desk) -> None:
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

    def test_nobody_takes_such_a_seat_over(self, desk: Desk) -> None:
        desk.start()
        desk.do(lambda room: orders.give_up(room, GUEST))
        assert refused(desk, lambda room: orders.rejoin(room, OTHER, lambda s, _: s == 1)) == "no_such_code"
        assert refused(desk, lambda room: orders.leave(room, GUEST, 1)) == "not_your_seat"

    def test_with_all_seats_and_the_table_is_handed_over(self, desk: Desk) -> None:
        desk.sit(HOST, "Livia Minor", 3)
        desk.start()
        entries = desk.do(lambda room: orders.give_up(room, HOST))
        assert entries == [GaveUp(0), GaveUp(3), HostPassed(GUEST)]

    def test_does_not_count_as_won(self, desk: Desk) -> None:
        desk.start()
        desk.do(lambda room: orders.give_up(room, GUEST))
        desk.play(Random(1).choice)
        assert {one.name: one.won for one in standings(desk.room)}["Marcus"] == 0

    def test_only_a_game_that_is_played(self, desk: Desk) -> None:
        assert refused(desk, lambda room: orders.give_up(room, GUEST)) == "not_running"
        assert refused(desk, lambda room: orders.give_up(room, STRANGER)) == "not_seated"
        desk.start()
        desk.play(Random(1).choice)
        assert refused(desk, lambda room: orders.give_up(room, GUEST)) == "not_running"
