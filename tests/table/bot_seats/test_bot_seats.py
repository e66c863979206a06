"""Bot seats: delays reveal nothing about choices."""

import asyncio
from random import Random
from typing import Any

import pytest

from lusoria.table.bot_seats.bot_pool import BotPool
from tests.server.harness import wait_until
from tests.table.memory_node import MemoryNode

pytestmark = pytest.mark.anyio


class FixedChoice(BotPool):
    """Chooses the action at one end of the list, and records when."""

    def __init__(self, end: int, steps: list[str]) -> None:
        super().__init__(1)
        self._end = end
        self._steps = steps

    async def choose(self, game: Any, bot: str, view: Any, seed: bytes, *, patient: bool = False) -> Any:
        self._steps.append("choose")
        return view.legal[self._end]


async def first_steps(end: int, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], float]:
    """The first two steps of a bot's move, and its delay."""
    steps: list[str] = []
    waits: list[float] = []
    sleep = asyncio.sleep

    async def fake_sleep(seconds: float) -> None:
        steps.append("wait")
        waits.append(seconds)
        await sleep(0)

    node = MemoryNode()
    node.hub.services.bots = FixedChoice(end, steps)
    node.hub.services.rng = Random(7)
    live = await node.start_game()
    with monkeypatch.context() as patched:
        patched.setattr(asyncio, "sleep", fake_sleep)
        live._bots.move_once()
        while len(steps) < 2:
            await sleep(0.001)
    await node.hub.close()
    return steps[:2], waits[0]


class TestDelay:
    async def test_bot_delay_is_drawn_before_the_choice(self, monkeypatch: pytest.MonkeyPatch) -> None:
        (first, wait), (last, other) = await first_steps(0, monkeypatch), await first_steps(-1, monkeypatch)
        assert first == last == ["choose", "wait"]
        assert wait == pytest.approx(other, abs=0.1)

    @pytest.mark.parametrize("seconds", [0.0, 0.05])
    async def test_thinking_time_is_not_visible(
        self, node: MemoryNode, seconds: float, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: thinking time added to the delay."""

        class SlowBots(BotPool):
            async def choose(
                self, game: Any, bot: str, view: Any, seed: bytes, *, patient: bool = False
            ) -> Any:
                await asyncio.sleep(seconds)
                return view.legal[0]

        node.hub.services.bots = SlowBots()
        live = await node.start_game()
        monkeypatch.setattr(live._bot_delay, "seconds", lambda _: 0.2)
        version, loop = live.room.version, asyncio.get_running_loop()
        begun = loop.time()
        live._bots.move_once()
        await wait_until(lambda: live.room.version > version)
        assert loop.time() - begun >= 0.2
        assert live.room.version == version + 1
