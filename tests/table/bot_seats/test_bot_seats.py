"""Bots at a table: how long they wait tells nothing of what they choose."""

import asyncio
from random import Random
from typing import Any

import pytest

from lusoria.table.bot_seats.bot_pool import BotPool
from tests.server.world import wait_until
from tests.table.live.test_housekeeping import World

pytestmark = pytest.mark.anyio


class Choosing(BotPool):
    """Takes the choice at one end of the list, and notes when it was asked."""

    def __init__(self, end: int, story: list[str]) -> None:
        super().__init__(1)
        self._end = end
        self._story = story

    async def choose(self, game: Any, bot: str, view: Any, seed: bytes, *, patient: bool = False) -> Any:
        self._story.append("asked")
        return view.legal[self._end]


async def story_of(end: int, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], float]:
    """What a bot does first, and for how long, that takes the first or the last of its choices."""
    story: list[str] = []
    waits: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        story.append("waits")
        waits.append(seconds)
        await sleep(0)

    world = World()
    world.hub.services.bots = Choosing(end, story)
    world.hub.services.rng = Random(7)
    live = await world.playing()
    with monkeypatch.context() as patched:
        patched.setattr(asyncio, "sleep", noted)
        live._bots.move_once()
        while len(story) < 2:
            await sleep(0.001)
    await world.hub.close()
    return story[:2], waits[0]


class TestDelay:
    async def test_bot_delay_is_drawn_before_the_choice(self, monkeypatch: pytest.MonkeyPatch) -> None:
        (one, waited), (other, also) = await story_of(0, monkeypatch), await story_of(-1, monkeypatch)
        assert one == other == ["asked", "waits"]
        assert waited == pytest.approx(also, abs=0.1)

    @pytest.mark.parametrize("thinks", [0.0, 0.05])
    async def test_thinking_time_is_not_visible(self, thinks: float, monkeypatch: pytest.MonkeyPatch) -> None:
        """Before: its thinking was added to the delay, and might tell what it had to think about."""
        world = World(grace=600.0)

        class Thinking(BotPool):
            async def choose(
                self, game: Any, bot: str, view: Any, seed: bytes, *, patient: bool = False
            ) -> Any:
                await asyncio.sleep(thinks)
                return view.legal[0]

        world.hub.services.bots = Thinking()
        live = await world.playing()
        monkeypatch.setattr(live._bot_delay, "seconds", lambda _: 0.2)
        version, loop = live.room.version, asyncio.get_running_loop()
        begun = loop.time()
        live._bots.move_once()
        await wait_until(lambda: live.room.version > version)
        assert loop.time() - begun >= 0.2
        assert live.room.version == version + 1
        await world.hub.close()
