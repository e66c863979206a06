"""How long bots wait: as long as people look and think, and never so that it tells anything."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lusoria.bots import bot
from lusoria.core.event_durations import LONGEST, USUAL, announced_between, beats_of, seconds_of
from lusoria.core.field_marks import tag, tags_of
from lusoria.core.game import Seat
from lusoria.games import BUILT_IN, GAMES
from lusoria.games.idus_martii.announcements import CARD, NEAR
from lusoria.games.idus_martii.events import VoteLaid, VotesScored
from lusoria.table.live.bot_delay import MAX_PAUSE_SECONDS, BotDelay
from lusoria.table.live.live_table import LiveTable
from lusoria.table.live.services import Pace, Services
from lusoria.table.room import orders, play_orders
from lusoria.table.room.room import is_bots
from lusoria.wire.client_messages import PROTOCOL, Hello
from lusoria.wire.message import PaceName
from lusoria.wire.settings import Settings
from tests.server.world import wait_until
from tests.table.live.test_housekeeping import ALEA, World
from tests.table.live.test_stale_node import Reader
from tests.table.rooms import IDUS, Desk

ROOT = Path(__file__).parents[3]
PACES: tuple[PaceName, ...] = ("slow", "normal", "fast", "instant")


class Watch:
    """A clock that is set by hand, and what waits by it."""

    def __init__(self, pace: PaceName = "normal", bot_delay: float = 1.0, seed: int = 7) -> None:
        self.now = 1000.0
        self.pace = pace
        services: Any = replace(World().hub.services, now=lambda: self.now, rng=Random(seed))
        services.pace = Pace(bot_delay=bot_delay)
        self.services: Services = services
        self.waiting = BotDelay(services, lambda: self.pace)

    def turn_seconds(self, game: str, players: int, turns: int) -> float:
        """How long a turn takes on average where only bots play, at this pace."""
        desk = Desk(Settings(game, players))
        chooser, rng, spent, seen = bot(game, "greedy"), Random(3), 0.0, 0
        while seen < turns:
            if not desk.room.awaited:
                desk = Desk(Settings(game, players))
                self._told(desk, desk.start)
            seat = desk.room.awaited[0]
            wait = self.waiting.seconds(seat)
            self.now += wait
            spent += wait
            seen += self._told(desk, partial(self._move, desk, chooser, seat, rng))
        return spent / seen

    def _move(self, desk: Desk, chooser: Any, seat: Seat, rng: Random) -> None:
        progress = desk.room.progress
        assert progress is not None
        action = chooser.choose(desk.room.game.view(progress.state, seat), rng)
        desk.do(lambda room: play_orders.act(room, seat, action))

    def _told(self, desk: Desk, change: Callable[[], object]) -> int:
        """Do it and tell it; how many turns it began."""
        before = desk.room
        change()
        self.waiting.add_change(before, desk.room)
        known = 0 if before.progress is None else len(before.progress.events)
        assert desk.room.progress is not None
        return sum(tag(event) == "turn_begun" for event in desk.room.progress.events[known:])


def cards_shown(game: Any, before: Any, after: Any) -> int:
    """As the page has it: from how the tables stood before and after, for everybody."""
    then, now = game.view(before, None).table, game.view(after, None).table
    left = [table.limit - max(table.loyal, table.traitor) for table in (then, now)]
    near = now.result is None and left[1] < min(NEAR, left[0])
    return near + (now.turn != then.turn and now.turn in (6, 10))


class TestBounds:
    def test_bot_thinks_at_the_speed_of_a_person(self) -> None:
        watch = Watch()
        waits = sorted(watch.waiting.seconds(0) for _ in range(2000))
        assert waits[0] >= 0.7
        assert waits[-1] <= 2.2
        assert waits[-1] - waits[0] > 0.8, "it varies"
        assert waits[1000] < (waits[0] + waits[-1]) / 2, "mostly short"

    @pytest.mark.parametrize(
        ("pace", "least", "most"),
        [("slow", 1.05, 3.3), ("normal", 0.7, 2.2), ("fast", 0.2, 0.66), ("instant", 0.1, 0.2)],
    )
    def test_delay_is_bounded_for_each_pace(self, pace: PaceName, least: float, most: float) -> None:
        watch = Watch(pace)
        waits = [watch.waiting.seconds(0) for _ in range(500)]
        assert least <= min(waits)
        assert max(waits) <= most

    @pytest.mark.parametrize("pace", PACES)
    def test_host_may_hurry_bots(self, pace: PaceName) -> None:
        assert Watch(pace, bot_delay=0.0).turn_seconds("alea", 3, 20) == 0.0
        assert Watch(pace, bot_delay=0.01).turn_seconds("alea", 3, 20) < 0.2

    @pytest.mark.parametrize(("pace", "least", "most"), [("normal", 5.0, 7.0), ("fast", 1.0, 2.2)])
    def test_alea_turn_has_a_bounded_delay(self, pace: PaceName, least: float, most: float) -> None:
        assert least < Watch(pace).turn_seconds("alea", 3, 300) < most

    def test_instant_pace_has_no_delay(self) -> None:
        assert Watch("instant").turn_seconds("alea", 3, 100) < 1.3


class TestBeats:
    def test_bot_waits_until_events_are_shown(self) -> None:
        game, watch, desk = GAMES["idus-martii"], Watch(), Desk(IDUS)
        desk.start()
        for laid in (1, 2):
            before, seat = desk.room, desk.room.awaited[0]
            desk.play(lambda legal: legal[0], most=1)
            watch.waiting.add_change(before, desk.room)
            assert watch.waiting.seconds(seat + 1) >= laid * beats_of(game)["vote_laid"]
        watch.now += 60.0
        assert watch.waiting.seconds(0) <= 2.2

    def test_beats_depend_on_public_events_only(self) -> None:
        """The colours of the votes, and who is asked, change nothing."""
        game = GAMES["idus-martii"]
        one = [VoteLaid(1, "red"), VotesScored(0, 2, 0)]
        other = [VoteLaid(2, "green"), VotesScored(1, 0, 1)]
        assert seconds_of(game, one) == seconds_of(game, other)
        watched = [Watch(), Watch()]
        for watch, choice in zip(watched, (0, -1), strict=True):
            desk = Desk(IDUS)
            desk.start()
            before = desk.room
            desk.play(itemgetter(choice), most=1)
            watch.waiting.add_change(before, desk.room)
        assert watched[0].waiting.seconds(9) == watched[1].waiting.seconds(9)

    def test_beats_are_bounded_and_have_a_default(self) -> None:
        game = GAMES["idus-martii"]
        assert seconds_of(game, [VotesScored(0, 0, 2)] * 50) == LONGEST
        bare: Any = type("Bare", (), {"redact": staticmethod(lambda event, _viewer: event)})()
        assert seconds_of(bare, [VotesScored(0, 0, 2)]) == USUAL

    def test_announcements_add_to_the_delay(self) -> None:
        """Before: cards for round two, the last turn and a near limit took time that no bot waited for."""
        game, desk, rng = GAMES["idus-martii"], Desk(IDUS), Random(5)
        desk.start()
        announced: dict[int, float] = {}
        while desk.room.awaited:
            before, watch = desk.room, Watch()
            desk.play(rng.choice, most=1)
            progress, then = desk.room.progress, before.progress
            assert progress is not None
            assert then is not None
            turn = progress.state.turn
            more = announced_between(game, then.state, progress.state)
            announced[turn] = announced.get(turn, 0.0) + more
            assert more == CARD * cards_shown(game, then.state, progress.state), "by the public tables alone"
            watch.waiting.add_change(before, desk.room)
            least = seconds_of(game, progress.events[len(then.events) :], more)
            assert least - more < LONGEST
            assert watch.waiting.seconds(9) >= least
        assert announced[1] == 0.0
        assert announced[6] >= CARD, "round two"

    def test_announcements_last_as_long_as_on_the_page(self) -> None:
        page = (ROOT / "web/src/games/idus-martii/choreography.ts").read_text(encoding="utf-8")
        assert f"const CARD = {CARD};" in page
        assert f"const NEAR = {NEAR};" in page

    @pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
    def test_every_event_has_a_beat(self, game: Any) -> None:
        assert set(beats_of(game)) == set(tags_of(game.event_type))

    def test_first_die_needs_little_thought(self) -> None:
        """Before: nothing was seen for a second before it; what had been written, for half of one."""
        for multi_roll, longest in ((False, 0.25 * 2.2), (True, 2.2)):
            watch, desk = Watch(), Desk(Settings("alea", 3, options={"multi_roll": multi_roll}))
            before = desk.room
            desk.start()
            watch.waiting.add_change(before, desk.room)
            watch.now += 60.0
            waits = [watch.waiting.seconds(0) for _ in range(200)]
            assert longest / 2 < max(waits) <= longest

    def test_first_turn_needs_little_thought(self) -> None:
        """A first Consul has no other question before its end."""
        watch, desk = Watch(), Desk(IDUS)
        before = desk.room
        desk.start()
        watch.waiting.add_change(before, desk.room)
        watch.now += 60.0
        waits = [watch.waiting.seconds(9) for _ in range(200)]
        assert 0.35 <= min(waits) < 0.5
        assert max(waits) <= 1.1

    def test_continued_turn_needs_less_thought(self) -> None:
        watch, desk = Watch(), Desk()
        desk.start()
        before, seat = desk.room, desk.room.awaited[0]
        desk.play(lambda legal: legal[0], most=1)
        watch.waiting.add_change(before, desk.room)
        watch.now += 60.0
        assert watch.waiting.seconds(seat) <= 0.22
        assert watch.waiting.seconds(seat + 1) >= 0.7


@pytest.mark.anyio
class TestWhoseCounts:
    async def test_slowest_present_player_sets_the_pace(self) -> None:
        world = World(grace=600.0)
        live = await world.playing(ALEA)

        def pace() -> PaceName:
            return live.presence.pace(live.room)

        async def comes(person: str | None, pace: PaceName | None) -> Reader:
            reader = Reader(person)
            await live.join(reader, Hello(PROTOCOL, live.room.id, pace=pace))
            return reader

        assert pace() == "normal", "nobody is here"
        livia = await comes("livia", "instant")
        assert pace() == "instant"
        await comes(None, "slow")
        await comes("nobody in particular", "slow")
        assert pace() == "instant", "spectators do not count"
        await comes("livia", None)
        assert pace() == "instant", "nor does a page that says nothing, as a television"
        marcus = await comes("marcus", "fast")
        assert pace() == "fast"
        live.set_pace(livia, "slow")
        assert pace() == "slow"
        live.set_pace(livia, "instant")
        await live.leave(marcus)
        assert pace() == "instant"
        await live.leave(livia)
        assert pace() == "normal"

    async def test_pace_counts_from_another_node_while_announced(self) -> None:
        world = World(grace=600.0)
        live = await world.playing(ALEA)
        reader = Reader("livia")
        await live.join(reader, Hello(PROTOCOL, live.room.id, pace="fast"))
        assert (live.room.id, "pace:fast") in world.nudges.said
        world.hub._on_notification(live.room.id, "pace:slow")
        world.hub._on_notification(live.room.id, "pace:of a later version")
        assert live.presence.pace(live.room) == "slow"
        world.now += 60.0
        assert live.presence.pace(live.room) == "fast"


@pytest.mark.anyio
class TestWhoReads:
    """Before: the first turns of a first game went by while one read what the game is about."""

    async def with_bots(self, world: World, *others: str) -> LiveTable:
        """A game in which a bot is asked first, with Livia and these."""
        while True:
            live = await world.hub.open_table("livia", "Livia", IDUS)
            for other in others:
                await live.change(partial(orders.sit, person=other, name=other, seat=None))
            await live.change(lambda room: orders.start(room, "livia", world.now))
            if all(is_bots(live.room.chairs[seat]) for seat in live.room.awaited):
                return live

    async def comes(self, live: LiveTable, person: str | None, pace: PaceName | None) -> Reader:
        reader = Reader(person)
        await live.join(reader, Hello(PROTOCOL, live.room.id, pace=pace))
        return reader

    async def test_reading_player_pauses_bots(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Also those that were about to move."""
        world = World(grace=600.0)
        live = await self.with_bots(world)
        monkeypatch.setattr(live._bot_delay, "seconds", lambda _: 0.0)
        livia = await self.comes(live, "livia", "instant")
        live.set_pace(livia, "paused")
        version = live.room.version
        await wait_until(lambda: not live._timers.busy)
        assert live.room.version == version
        await self.comes(live, None, None)
        assert not live._timers.busy, "nor does anything else wake them"
        live.set_pace(livia, "instant")
        await wait_until(lambda: live.room.version > version)
        await world.hub.close()

    async def test_pause_is_limited_to_minutes(self) -> None:
        world = World(grace=600.0)
        live = await self.with_bots(world)
        livia = await self.comes(live, "livia", "paused")
        assert live._bot_delay.pause_left(live.room) == MAX_PAUSE_SECONDS
        moving = []
        for seconds in (MAX_PAUSE_SECONDS - 1.0, 1.0):
            world.now += seconds
            live.wake()
            moving.append(live._timers.busy)
        assert moving == [False, True]
        live.set_pace(livia, "slow")
        live.set_pace(livia, "paused")
        assert live._bot_delay.pause_left(live.room) == MAX_PAUSE_SECONDS, "a second pause is as long"
        await world.hub.close()

    async def test_own_second_page_does_not_pause_bots(self) -> None:
        """Before: a second page that still showed the opening held up the one that was played."""
        world = World(grace=600.0)
        live = await self.with_bots(world)
        await self.comes(live, "livia", "paused")
        playing = await self.comes(live, "livia", "normal")
        assert not live._bot_delay.pause_left(live.room)
        await live.leave(playing)
        assert live._bot_delay.pause_left(live.room)
        await world.hub.close()

    async def test_reading_player_pauses_no_other_person(self) -> None:
        world = World(grace=600.0)
        live = await self.with_bots(world, "marcus")
        await self.comes(live, "livia", "paused")
        assert live._bot_delay.pause_left(live.room), "Marcus is not there"
        marcus = await self.comes(live, "marcus", "fast")
        assert not live._bot_delay.pause_left(live.room)
        assert live.presence.pace(live.room) == "fast"
        await live.leave(marcus)
        assert live._bot_delay.pause_left(live.room)
        world.hub._on_notification(live.room.id, "here:1")
        assert not live._bot_delay.pause_left(live.room), "he is on another node"
        await world.hub.close()

    async def test_reader_at_another_node_pauses_bots(self) -> None:
        """A bot is asked on every node where anybody looks on."""
        world = World(grace=600.0)
        live = await self.with_bots(world)
        await self.comes(live, None, None)
        world.hub._on_notification(live.room.id, "here:0")
        world.hub._on_notification(live.room.id, "pace:paused")
        assert live._bot_delay.pause_left(live.room)
        world.hub._on_notification(live.room.id, "pace:fast")
        assert not live._bot_delay.pause_left(live.room), "as soon as they have read"
        assert live.presence.pace(live.room) == "fast"
        await world.hub.close()


def test_delay_has_its_own_random_numbers() -> None:
    """The generator is for delays alone: the same one twice gives the same delays."""
    assert [Watch(seed=1).waiting.seconds(0)] == [Watch(seed=1).waiting.seconds(0)]
    assert Watch(seed=1).waiting.seconds(0) != Watch(seed=2).waiting.seconds(0)
