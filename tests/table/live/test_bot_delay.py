"""Bot delay: as long as people look and think; independent of secrets."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lusoria.bots import bot
from lusoria.core.event_durations import (
    DEFAULT_EVENT_SECONDS,
    MAX_WAIT_SECONDS,
    announcement_seconds_between,
    beats_of,
    seconds_of,
)
from lusoria.core.field_marks import tag, tags_of
from lusoria.core.game import Seat
from lusoria.games import BUILT_IN, GAMES
from lusoria.games.idus_martii.announcements import ANNOUNCEMENT_SECONDS, WARNING_VOTES
from lusoria.games.idus_martii.events import VoteLaid, VotesScored
from lusoria.table.live.bot_delay import MAX_PAUSE_SECONDS, BotDelay
from lusoria.table.live.live_table import LiveTable
from lusoria.table.live.services import Pace, Services
from lusoria.table.room import orders, play_orders
from lusoria.table.room.room import is_bots
from lusoria.wire.client_messages import PROTOCOL, Hello
from lusoria.wire.message import PaceName
from lusoria.wire.settings import Settings
from tests.server.harness import wait_until
from tests.table.fake_table import IDUS, FakeTable
from tests.table.memory_node import FakeSocket, MemoryNode, connect

ROOT = Path(__file__).parents[3]
PACES: tuple[PaceName, ...] = ("slow", "normal", "fast", "instant")


class DelaySetup:
    """A bot delay with a clock set by hand."""

    def __init__(self, pace: PaceName = "normal", bot_delay: float = 1.0, seed: int = 7) -> None:
        self.now = 1000.0
        self.pace = pace
        services: Any = replace(MemoryNode().hub.services, now=lambda: self.now, rng=Random(seed))
        services.pace = Pace(bot_delay=bot_delay)
        self.services: Services = services
        self.delay = BotDelay(services, lambda: self.pace)

    def turn_seconds(self, game: str, players: int, turns: int) -> float:
        """Mean delay of a turn if only bots play."""
        table = FakeTable(Settings(game, players))
        chooser, rng, total, turns_begun = bot(game, "greedy"), Random(3), 0.0, 0
        while turns_begun < turns:
            if not table.room.awaited:
                table = FakeTable(Settings(game, players))
                self._apply(table, table.start)
            seat = table.room.awaited[0]
            wait = self.delay.seconds(seat)
            self.now += wait
            total += wait
            turns_begun += self._apply(table, partial(self._move, table, chooser, seat, rng))
        return total / turns_begun

    def _move(self, table: FakeTable, chooser: Any, seat: Seat, rng: Random) -> None:
        progress = table.progress
        action = chooser.choose(table.room.game.view(progress.state, seat), rng)
        table.do(play_orders.act, seat, action)

    def _apply(self, table: FakeTable, change: Callable[[], object]) -> int:
        """Makes a change and reports it to the delay. Returns the number of turns it began."""
        before = table.room
        change()
        self.delay.add_change(before, table.room)
        known = 0 if before.progress is None else len(before.progress.events)
        assert table.room.progress is not None
        return sum(tag(event) == "turn_begun" for event in table.room.progress.events[known:])


def cards_shown(game: Any, before: Any, after: Any) -> int:
    """Cards that the page shows: computed from the public tables before and after."""
    then, now = game.view(before, None).table, game.view(after, None).table
    left = [table.limit - max(table.loyal, table.traitor) for table in (then, now)]
    near = now.result is None and left[1] < min(WARNING_VOTES, left[0])
    return near + (now.turn != then.turn and now.turn in (6, 10))


class TestBounds:
    def test_bot_thinks_at_the_speed_of_a_person(self) -> None:
        setup = DelaySetup()
        waits = sorted(setup.delay.seconds(0) for _ in range(2000))
        assert waits[0] >= 0.7
        assert waits[-1] <= 2.2
        assert waits[-1] - waits[0] > 0.8, "delays vary"
        assert waits[1000] < (waits[0] + waits[-1]) / 2, "most are short"

    @pytest.mark.parametrize(
        ("pace", "least", "most"),
        [("slow", 1.05, 3.3), ("normal", 0.7, 2.2), ("fast", 0.2, 0.66), ("instant", 0.1, 0.2)],
    )
    def test_delay_is_bounded_for_each_pace(self, pace: PaceName, least: float, most: float) -> None:
        setup = DelaySetup(pace)
        waits = [setup.delay.seconds(0) for _ in range(500)]
        assert least <= min(waits)
        assert max(waits) <= most

    @pytest.mark.parametrize("pace", PACES)
    def test_host_may_hurry_bots(self, pace: PaceName) -> None:
        assert DelaySetup(pace, bot_delay=0.0).turn_seconds("alea", 3, 20) == 0.0
        assert DelaySetup(pace, bot_delay=0.01).turn_seconds("alea", 3, 20) < 0.2

    @pytest.mark.parametrize(("pace", "least", "most"), [("normal", 5.0, 7.0), ("fast", 1.0, 2.2)])
    def test_alea_turn_has_a_bounded_delay(self, pace: PaceName, least: float, most: float) -> None:
        assert least < DelaySetup(pace).turn_seconds("alea", 3, 300) < most

    def test_instant_pace_has_no_delay(self) -> None:
        assert DelaySetup("instant").turn_seconds("alea", 3, 100) < 1.3


class TestBeats:
    def test_bot_waits_until_events_are_shown(self) -> None:
        game, setup, table = GAMES["idus-martii"], DelaySetup(), FakeTable(IDUS)
        table.start()
        for laid in (1, 2):
            before, seat = table.room, table.room.awaited[0]
            table.play(lambda legal: legal[0], most=1)
            setup.delay.add_change(before, table.room)
            assert setup.delay.seconds(seat + 1) >= laid * beats_of(game)["vote_laid"]
        setup.now += 60.0
        assert setup.delay.seconds(0) <= 2.2

    def test_beats_depend_on_public_events_only(self) -> None:
        """Colours of votes and the seats concerned change nothing."""
        game = GAMES["idus-martii"]
        one = [VoteLaid(1, "red"), VotesScored(0, 2, 0)]
        other = [VoteLaid(2, "green"), VotesScored(1, 0, 1)]
        assert seconds_of(game, one) == seconds_of(game, other)
        setups = [DelaySetup(), DelaySetup()]
        for setup, choice in zip(setups, (0, -1), strict=True):
            table = FakeTable(IDUS)
            table.start()
            before = table.room
            table.play(itemgetter(choice), most=1)
            setup.delay.add_change(before, table.room)
        assert setups[0].delay.seconds(9) == setups[1].delay.seconds(9)

    def test_beats_are_bounded_and_have_a_default(self) -> None:
        game = GAMES["idus-martii"]
        assert seconds_of(game, [VotesScored(0, 0, 2)] * 50) == MAX_WAIT_SECONDS
        bare: Any = type("Bare", (), {"redact": staticmethod(lambda event, _viewer: event)})()
        assert seconds_of(bare, [VotesScored(0, 0, 2)]) == DEFAULT_EVENT_SECONDS

    def test_announcements_add_to_the_delay(self) -> None:
        """Regression: bots did not wait for cards shown for round two, the last turn and a near limit."""
        game, table, rng = GAMES["idus-martii"], FakeTable(IDUS), Random(5)
        table.start()
        announced: dict[int, float] = {}
        while table.room.awaited:
            before, setup = table.room, DelaySetup()
            table.play(rng.choice, most=1)
            progress, then = table.room.progress, before.progress
            assert progress is not None
            assert then is not None
            turn = progress.state.turn
            more = announcement_seconds_between(game, then.state, progress.state)
            announced[turn] = announced.get(turn, 0.0) + more
            assert more == ANNOUNCEMENT_SECONDS * cards_shown(game, then.state, progress.state), (
                "by public tables alone"
            )
            setup.delay.add_change(before, table.room)
            least = seconds_of(game, progress.events[len(then.events) :], more)
            assert least - more < MAX_WAIT_SECONDS
            assert setup.delay.seconds(9) >= least
        assert announced[1] == 0.0
        assert announced[6] >= ANNOUNCEMENT_SECONDS, "round two"

    def test_announcements_last_as_long_as_on_the_page(self) -> None:
        page = (ROOT / "web/src/games/idus-martii/choreography.ts").read_text(encoding="utf-8")
        assert f"const CARD_SECONDS = {ANNOUNCEMENT_SECONDS};" in page
        assert f"const WARNING_VOTES = {WARNING_VOTES};" in page

    @pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
    def test_every_event_has_a_beat(self, game: Any) -> None:
        assert set(beats_of(game)) == set(tags_of(game.event_type))

    def test_first_die_needs_little_thought(self) -> None:
        """Regression: the first die waited a second though nothing had happened before it."""
        for multi_roll, longest in ((False, 0.25 * 2.2), (True, 2.2)):
            setup, table = DelaySetup(), FakeTable(Settings("alea", 3, options={"multi_roll": multi_roll}))
            before = table.room
            table.start()
            setup.delay.add_change(before, table.room)
            setup.now += 60.0
            waits = [setup.delay.seconds(0) for _ in range(200)]
            assert longest / 2 < max(waits) <= longest

    def test_first_turn_needs_little_thought(self) -> None:
        """The first Consul has no earlier decision."""
        setup, table = DelaySetup(), FakeTable(IDUS)
        before = table.room
        table.start()
        setup.delay.add_change(before, table.room)
        setup.now += 60.0
        waits = [setup.delay.seconds(9) for _ in range(200)]
        assert 0.35 <= min(waits) < 0.5
        assert max(waits) <= 1.1

    def test_continued_turn_needs_less_thought(self) -> None:
        setup, table = DelaySetup(), FakeTable()
        table.start()
        before, seat = table.room, table.room.awaited[0]
        table.play(lambda legal: legal[0], most=1)
        setup.delay.add_change(before, table.room)
        setup.now += 60.0
        assert setup.delay.seconds(seat) <= 0.22
        assert setup.delay.seconds(seat + 1) >= 0.7


@pytest.mark.anyio
class TestPace:
    async def test_slowest_present_player_sets_the_pace(self, live: LiveTable) -> None:

        def pace() -> PaceName:
            return live.presence.pace(live.room)

        enter = partial(connect, live)

        assert pace() == "normal", "no player is present"
        livia = await enter("livia", "instant")
        assert pace() == "instant"
        await enter(None, "slow")
        await enter("stranger", "slow")
        assert pace() == "instant", "spectators do not count"
        await enter("livia", None)
        assert pace() == "instant", "pages without a pace do not count, as a television"
        marcus = await enter("marcus", "fast")
        assert pace() == "fast"
        live.set_pace(livia, "slow")
        assert pace() == "slow"
        live.set_pace(livia, "instant")
        await live.leave(marcus)
        assert pace() == "instant"
        await live.leave(livia)
        assert pace() == "normal"

    async def test_pace_counts_from_another_node_while_announced(
        self, node: MemoryNode, live: LiveTable
    ) -> None:
        reader = FakeSocket("livia")
        await live.join(reader, Hello(PROTOCOL, live.room.id, pace="fast"))
        assert (live.room.id, "pace:fast") in node.bus.sent
        node.hub._on_notification(live.room.id, "pace:slow")
        node.hub._on_notification(live.room.id, "pace:of a later version")
        assert live.presence.pace(live.room) == "slow"
        node.now += 60.0
        assert live.presence.pace(live.room) == "fast"


@pytest.mark.anyio
class TestReadingPause:
    """Regression: the first turns of a first game passed while the player read the introduction."""

    async def with_bots(self, node: MemoryNode, *others: str) -> LiveTable:
        """A game of Livia and these others in which a bot moves first."""
        while True:
            live = await node.hub.open_table("livia", "Livia", IDUS)
            for other in others:
                await live.change(partial(orders.sit, person=other, name=other, seat=None))
            await live.change(lambda room: orders.start(room, "livia", node.now))
            if all(is_bots(live.room.chairs[seat]) for seat in live.room.awaited):
                return live

    async def test_reading_player_pauses_bots(
        self, node: MemoryNode, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Even a bot that was about to move."""
        live = await self.with_bots(node)
        monkeypatch.setattr(live._bot_delay, "seconds", lambda _: 0.0)
        livia = await connect(live, "livia", "instant")
        live.set_pace(livia, "paused")
        version = live.room.version
        await wait_until(lambda: not live._timers.is_busy)
        assert live.room.version == version
        await connect(live, None, None)
        assert not live._timers.is_busy, "no other change wakes the bots"
        live.set_pace(livia, "instant")
        await wait_until(lambda: live.room.version > version)

    async def test_pause_is_limited_to_minutes(self, node: MemoryNode) -> None:
        live = await self.with_bots(node)
        livia = await connect(live, "livia", "paused")
        assert live._bot_delay.pause_left(live.room) == MAX_PAUSE_SECONDS
        moving = []
        for seconds in (MAX_PAUSE_SECONDS - 1.0, 1.0):
            node.now += seconds
            live.wake()
            moving.append(live._timers.is_busy)
        assert moving == [False, True]
        live.set_pace(livia, "slow")
        live.set_pace(livia, "paused")
        assert live._bot_delay.pause_left(live.room) == MAX_PAUSE_SECONDS, "a second pause is as long"

    async def test_own_second_page_does_not_pause_bots(self, node: MemoryNode) -> None:
        """Regression: a second page that still showed the introduction paused the one in play."""
        live = await self.with_bots(node)
        await connect(live, "livia", "paused")
        playing = await connect(live, "livia", "normal")
        assert not live._bot_delay.pause_left(live.room)
        await live.leave(playing)
        assert live._bot_delay.pause_left(live.room)

    async def test_reading_player_pauses_no_other_person(self, node: MemoryNode) -> None:
        live = await self.with_bots(node, "marcus")
        await connect(live, "livia", "paused")
        assert live._bot_delay.pause_left(live.room), "Marcus is not there"
        marcus = await connect(live, "marcus", "fast")
        assert not live._bot_delay.pause_left(live.room)
        assert live.presence.pace(live.room) == "fast"
        await live.leave(marcus)
        assert live._bot_delay.pause_left(live.room)
        node.hub._on_notification(live.room.id, "here:1")
        assert not live._bot_delay.pause_left(live.room), "he is on another node"

    async def test_reader_at_another_node_pauses_bots(self, node: MemoryNode) -> None:
        """Every node with a client at the table moves its bots."""
        live = await self.with_bots(node)
        await connect(live, None, None)
        node.hub._on_notification(live.room.id, "here:0")
        node.hub._on_notification(live.room.id, "pace:paused")
        assert live._bot_delay.pause_left(live.room)
        node.hub._on_notification(live.room.id, "pace:fast")
        assert not live._bot_delay.pause_left(live.room), "the pause ends with the announcement"
        assert live.presence.pace(live.room) == "fast"


def test_delay_has_its_own_random_numbers() -> None:
    """Equal generators give equal delays."""
    assert [DelaySetup(seed=1).delay.seconds(0)] == [DelaySetup(seed=1).delay.seconds(0)]
    assert DelaySetup(seed=1).delay.seconds(0) != DelaySetup(seed=2).delay.seconds(0)
