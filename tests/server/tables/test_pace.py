"""Display pace of clients: bots wait for the slowest."""

import time

import pytest

from lusoria.wire.client_messages import PROTOCOL
from tests.server.harness import Message, Page, TestClient, node

pytestmark = pytest.mark.anyio


async def seconds_to_bot_throw(page: Page) -> float:
    """Rolls once and stops. Returns the seconds until the bot's first throw."""
    update = await page.wait_for_turn()
    while update["legal"]:
        action = next((a for a in update["legal"] if a["type"] != "roll"), update["legal"][0])
        await page.act(0, update["ask"], action)
        await page.expect("done")
        update = [message for message in page.received if message["type"] == "update"][-1]
    begun = time.monotonic()
    await page.expect("update", lambda update: any(e["type"] == "dice_thrown" for e in update["events"]))
    return time.monotonic() - begun


def hello(table: str, **more: object) -> Message:
    return {"type": "hello", "protocol": PROTOCOL, "id": table, "seat": 0, **more}


async def test_bot_waits_for_a_slow_client() -> None:
    async with node(bot_delay=1.0) as server, server.person() as livia:
        for pace, least, most in (("instant", 0.05, 0.9), ("normal", 1.0, 8.0)):
            table = await livia.open_game("alea", 2)
            async with livia.page() as page:
                await page.send(hello(table, pace=pace))
                assert least < await seconds_to_bot_throw(page) < most, pace


async def test_pace_can_change_during_a_game(livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    async with livia.page() as page:
        await page.send(hello(table))
        await page.expect("room")
        live = livia.server.live(table)
        assert live.presence.pace(live.room) == "normal"
        await page.send({"type": "pace", "pace": "slow"})
        await page.sync()
        assert live.presence.pace(live.room) == "slow"


@pytest.mark.parametrize(
    "message",
    [{"type": "pace", "pace": "presto"}, {"type": "pace", "pace": None}, {"type": "pace", "pace": 1}],
)
async def test_unknown_pace_is_refused_by_field(livia: TestClient, message: Message) -> None:
    table = await livia.open_table("alea", 2)
    async with livia.page(table) as page:
        await page.send(message)
        refused = await page.expect("refused")
        assert (refused["kind"], refused["where"]) == ("malformed", "message.pace")
    async with livia.page() as page:
        await page.send(hello(table, pace="presto"))
        assert (await page.expect("refused"))["where"] == "message.pace"
        await page.send({"type": "pace", "pace": "slow"})
        assert (await page.expect("refused"))["where"] == "message.type"
