"""Tables with an unusual limit start at once: no move waits until a bot is ready."""

import os
import signal
from random import Random

import pytest

from lusoria.bots import bot
from lusoria.core.game import GameView
from lusoria.games import game as find_game
from lusoria.games.idus_martii.actions import Vote
from lusoria.games.idus_martii.model import Options
from lusoria.table.bot_seats import warm_worker
from tests.minds.idus_martii.views import views
from tests.table.bot_seats.test_bot_pool import Pool, pool, wait_until

pytestmark = pytest.mark.anyio
IDUS = find_game("idus-martii")
OPTIONS = Options(5, limit=16, yellow_swap="may")
VIEW: GameView = [view for view in views(OPTIONS, range(1)) if isinstance(view.legal[0], Vote)][-1]


def seed_with_different_choices(one: str, other: str) -> bytes:
    """A seed with which the two bots choose differently."""
    bots = [bot("idus-martii", name) for name in (one, other)]
    seeds = (bytes([number]) for number in range(256))
    return next(seed for seed in seeds if len({each.choose(VIEW, Random(seed)) for each in bots}) > 1)


@pytest.mark.parametrize("name", ["strong", "master"])
async def test_default_bot_plays_until_a_strong_one_is_ready(name: str) -> None:
    """Both choose as anywhere else, so a reloaded table goes on the same."""
    seed = seed_with_different_choices("able", name)
    async with pool() as bots:
        assert await choose(bots, name, seed) == bot("idus-martii", "able").choose(VIEW, Random(seed))
        assert not bots.warm_worker._loaded
        await wait_until(lambda: bool(bots.warm_worker._loaded))
        assert await choose(bots, name, seed) == bot("idus-martii", name).choose(VIEW, Random(seed))
        assert bots.own_choices == [False, True]
        assert bots.reports == []


async def test_process_that_dies_in_preparation_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_worker, "RETRY_SECONDS", 0.0)
    seed = seed_with_different_choices("able", "strong")
    usually = bot("idus-martii", "able").choose(VIEW, Random(seed))
    async with pool() as bots:
        assert await choose(bots, "strong", seed) == usually
        working = bots.warm_worker._next_worker
        assert working is not None
        await wait_until(lambda: working._process is not None)
        os.kill(working.pid, signal.SIGKILL)
        await wait_until(lambda: bool(bots.reports))
        assert bots.reports[0][0] == "warming bot idus-martii/strong"
        assert await choose(bots, "strong", seed) == usually
        await wait_until(lambda: bool(bots.warm_worker._loaded))
        assert await choose(bots, "strong", seed) == bot("idus-martii", "strong").choose(VIEW, Random(seed))


async def choose(bots: Pool, name: str, seed: bytes) -> object:
    return await bots.choose(IDUS, name, VIEW, seed)
