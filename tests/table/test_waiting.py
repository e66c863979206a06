"""How long bots wait: as long as people look and think, and never so that it tells anything."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from operator import itemgetter
from random import Random
from typing import Any

import pytest

from lusoria.bots import bot
from lusoria.core.beats import LONGEST, USUAL, beats_of, seconds_of
from lusoria.core.game import Seat
from lusoria.core.marks import tag, tags_of
from lusoria.games import BUILT_IN, GAMES
from lusoria.games.idus_martii.events import VoteLaid, VotesScored
from lusoria.table import moves
from lusoria.table.services import Pace, Services
from lusoria.table.waiting import Waiting
from lusoria.wire.base import PaceName
from lusoria.wire.client import PROTOCOL, Hello
from lusoria.wire.settings import Settings
from tests.table.rooms import IDUS, Desk
from tests.table.test_behind import Reader
from tests.table.test_housekeeping import ALEA, World

PACES: tuple[PaceName, ...] = ("slow", "normal", "fast", "instant")


class Watch:
    """A clock that is set by hand, and what waits by it."""

    def __init__(self, pace: PaceName = "normal", bot_delay: float = 1.0, seed: int = 7) -> None:
        self.now = 1000.0
        self.pace = pace
        services: Any = replace(World().hub.services, now=lambda: self.now, rng=Random(seed))
        services.pace = Pace(bot_delay=bot_delay)
        self.services: Services = services
        self.waiting = Waiting(services, lambda: self.pace)

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
        desk.do(lambda room: moves.act(room, seat, action))

    def _told(self, desk: Desk, change: Callable[[], object]) -> int:
        """Do it and tell it; how many turns it began."""
        before = desk.room
        change()
        self.waiting.tell(before, desk.room)
        known = 0 if before.progress is None else len(before.progress.events)
        assert desk.room.progress is not None
        return sum(tag(event) == "turn_begun" for event in desk.room.progress.events[known:])


class TestBounds:
    def test_a_person_s_thinking(self) -> None:
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
    def test_of_each_pace(self, pace: PaceName, least: float, most: float) -> None:
        watch = Watch(pace)
        waits = [watch.waiting.seconds(0) for _ in range(500)]
        assert least <= min(waits)
        assert max(waits) <= most

    @pytest.mark.parametrize("pace", PACES)
    def test_a_host_may_have_them_hurry(self, pace: PaceName) -> None:
        assert Watch(pace, bot_delay=0.0).turn_seconds("alea", 3, 20) == 0.0
        assert Watch(pace, bot_delay=0.01).turn_seconds("alea", 3, 20) < 0.2

    @pytest.mark.parametrize(("pace", "least", "most"), [("normal", 5.0, 7.0), ("fast", 1.0, 2.0)])
    def test_a_turn_of_alea(self, pace: PaceName, least: float, most: float) -> None:
        assert least < Watch(pace).turn_seconds("alea", 3, 300) < most

    def test_instant_is_instant_whatever_happened(self) -> None:
        assert Watch("instant").turn_seconds("alea", 3, 100) < 1.3


class TestBeats:
    def test_what_was_told_is_seen_first_and_one_after_the_other(self) -> None:
        game, watch, desk = GAMES["idus-martii"], Watch(), Desk(IDUS)
        desk.start()
        for laid in (1, 2):
            before, seat = desk.room, desk.room.awaited[0]
            desk.play(lambda legal: legal[0], most=1)
            watch.waiting.tell(before, desk.room)
            assert watch.waiting.seconds(seat + 1) >= laid * beats_of(game)["vote_laid"]
        watch.now += 60.0
        assert watch.waiting.seconds(0) <= 2.2

    def test_follow_from_what_everybody_perceives(self) -> None:
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
            watch.waiting.tell(before, desk.room)
        assert watched[0].waiting.seconds(9) == watched[1].waiting.seconds(9)

    def test_are_bounded_and_usual_where_a_game_names_none(self) -> None:
        game = GAMES["idus-martii"]
        assert seconds_of(game, [VotesScored(0, 0, 2)] * 50) == LONGEST
        bare: Any = type("Bare", (), {"redact": staticmethod(lambda event, _viewer: event)})()
        assert seconds_of(bare, [VotesScored(0, 0, 2)]) == USUAL

    @pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
    def test_every_event_of_our_games_has_one(self, game: Any) -> None:
        assert set(beats_of(game)) == set(tags_of(game.event_type))

    def test_who_goes_on_thinks_less(self) -> None:
        watch, desk = Watch(), Desk()
        desk.start()
        before, seat = desk.room, desk.room.awaited[0]
        desk.play(lambda legal: legal[0], most=1)
        watch.waiting.tell(before, desk.room)
        watch.now += 60.0
        assert watch.waiting.seconds(seat) <= 0.22
        assert watch.waiting.seconds(seat + 1) >= 0.7


@pytest.mark.anyio
class TestWhoseCounts:
    async def test_the_slowest_present_who_has_a_seat(self) -> None:
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
        await live.part(marcus)
        assert pace() == "instant"
        await live.part(livia)
        assert pace() == "normal"

    async def test_also_on_another_node_as_long_as_it_says_so(self) -> None:
        world = World(grace=600.0)
        live = await world.playing(ALEA)
        reader = Reader("livia")
        await live.join(reader, Hello(PROTOCOL, live.room.id, pace="fast"))
        assert (live.room.id, "pace:fast") in world.nudges.said
        world.hub._heard(live.room.id, "pace:slow")
        world.hub._heard(live.room.id, "pace:of a later version")
        assert live.presence.pace(live.room) == "slow"
        world.now += 60.0
        assert live.presence.pace(live.room) == "fast"


def test_the_odds_of_a_delay_are_its_own() -> None:
    """The generator is for delays alone: the same one twice gives the same delays."""
    assert [Watch(seed=1).waiting.seconds(0)] == [Watch(seed=1).waiting.seconds(0)]
    assert Watch(seed=1).waiting.seconds(0) != Watch(seed=2).waiting.seconds(0)
