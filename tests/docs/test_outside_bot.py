"""The bot on docs/outside-bot.md plays a complete game at a real table."""

import asyncio
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lusoria import verify
from tests.docs.pages import DOCS, blocks, text_of
from tests.server.harness import PATIENCE, node

pytestmark = pytest.mark.anyio
MOST_LINES = 30


@pytest.fixture(scope="module")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {}


def example() -> str:
    (code,) = (block.code for block in blocks(text_of(DOCS / "outside-bot.md")) if block.language == "python")
    return code


def test_bot_on_the_page_is_short() -> None:
    assert len(example().splitlines()) <= MOST_LINES


async def test_bot_on_the_page_plays(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(example(), encoding="utf-8")
    async with node(f"sqlite:///{tmp_path}/lusoria.db") as server, server.person("Livia") as livia:
        table = await livia.open_table("alea", 2)
        command = (sys.executable, str(tmp_path / "bot.py"), f"{server.address}/t/{table}")
        bot = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        async with livia.page(table, seat=0) as page:
            await page.expect("room", lambda room: room["seats"][1]["here"])
            await livia.start_game(table)
            end = await page.play(0, Random(1))
        output, _ = await asyncio.wait_for(bot.communicate(), PATIENCE)
        assert bot.returncode == 0
        won = 1 in end["table"]["result"]["winners"]
        assert output.decode().splitlines() == [
            f"At {server.address}/t/{table}, as Homemade",
            "Won." if won else "Lost.",
        ]
        record = await livia.request("GET", f"/api/records/{table}")
        assert verify(record.content).true
