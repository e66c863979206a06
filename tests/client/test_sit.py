"""The command `lusoria sit`: output, exit codes and refusals."""

import asyncio
import contextlib
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from lusoria.bots import bots_of
from lusoria.cli import main
from lusoria.cli.command import error_text
from lusoria.wire.refusal import TableRefusal
from lusoria.words import LANGUAGES, words
from run import ROOT
from tests.client.company import Wire, link
from tests.server.world import PATIENCE, Page, TestClient, TestServer

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def sitting(*said: str, where: Path = ROOT) -> AsyncIterator[Process]:
    command = (sys.executable, "-m", "lusoria.cli", "--language", "en", "sit", *said)
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE, cwd=where)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def line_of(process: Process) -> str:
    assert process.stdout is not None
    return (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().rstrip("\n")


async def ended(process: Process) -> tuple[int | None, list[str], str]:
    told, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    return process.returncode, told.decode().splitlines(), errors.decode()


async def test_sit_plays_a_whole_game(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    async with sitting(link(server, table), "--bot", "random", "--pause", "0") as bot:
        assert await line_of(bot) == f"Alea Romana for 2 at {server.address}"
        assert await line_of(bot) == "random takes seat 2 as random (bot)."
        assert await line_of(bot) == "Waiting for the host to start. Press Ctrl-C to leave."
        async with livia.page(table, seat=0) as page:
            await page.expect("room", lambda room: room["seats"][1]["here"])
            await livia.start_game(table)
            await page.play(0, Random(1))
        code, told, errors = await ended(bot)
    assert (code, errors) == (0, "")
    assert told[0] == "The game begins."
    assert any(line.startswith("My move: Roll one die") for line in told)
    assert told[-2] == "The game is over."
    assert told[-1]


POLICY = """
from lusoria.lab import PolicyBot

def last(kind, observations, masks):
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)

def Late():
    return PolicyBot("alea", last)
"""


async def test_sit_plays_a_local_policy(server: TestServer, livia: TestClient, tmp_path: Path) -> None:
    """Regression: only registered bots could sit down. The file is in the current folder."""
    (tmp_path / "mine.py").write_text(POLICY, encoding="utf-8")
    table = await livia.open_table("alea", 2)
    async with sitting(link(server, table), "--bot", "mine:Late", "--pause", "0", where=tmp_path) as bot:
        await line_of(bot)
        assert await line_of(bot) == "Late takes seat 2 as Late (bot)."
        async with livia.page(table, seat=0) as page:
            await page.expect("room", lambda room: room["seats"][1]["here"])
            await livia.start_game(table)
            await page.play(0, Random(1))
        assert (await ended(bot))[0] == 0


@pytest.mark.parametrize(
    ("choice", "told"),
    [("1 / 0", "ZeroDivisionError: division by zero"), ("'up'", "'up'")],
)
async def test_failing_local_bot_is_reported(
    server: TestServer, livia: TestClient, tmp_path: Path, choice: str, told: str
) -> None:
    code = f"class Bad:\n    def choose(self, view, rng):\n        return {choice}\n"
    (tmp_path / "mine.py").write_text(code, encoding="utf-8")
    table = await livia.open_table("alea", 2)
    async with sitting(link(server, table), "--bot", "mine:Bad", "--pause", "0", where=tmp_path) as bot:
        for _ in range(3):
            await line_of(bot)
        async with livia.page(table, seat=0) as page:
            await page.expect("room", lambda room: room["seats"][1]["here"])
            await livia.start_game(table)
            code_, _, errors = await play_until_ended(page, bot)
    assert (code_, errors) == (2, f"The bot can’t go on: {told}\n")


async def play_until_ended(page: Page, bot: Process) -> tuple[int | None, list[str], str]:
    """A stand-in replaces the bot."""
    _, end = await asyncio.gather(page.play(0, Random(1)), ended(bot))
    return end


async def test_bots_of_one_kind_get_different_names(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 4)
    async with (
        sitting(link(server, table)) as one,
        sitting(link(server, table), "--seat", "4") as two,
        sitting(link(server, table), "--name", "Atia") as three,
    ):
        names = set()
        for process in (one, two, three):
            await line_of(process)
            names.add((await line_of(process)).partition(" as ")[2])
        assert names == {"able (bot).", "able 2 (bot).", "Atia."}
        room = await livia.get(f"/api/tables/{table}")
        assert "able" in room["seats"][3]["name"]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send")
@pytest.mark.parametrize("begun", [False, True])
async def test_interrupt_gives_the_seat_up(server: TestServer, livia: TestClient, begun: bool) -> None:
    table = await livia.open_table("alea", 2)
    async with sitting(link(server, table)) as bot:
        for _ in range(3):
            await line_of(bot)
        if begun:
            await livia.start_game(table)
            assert await line_of(bot) == "The game begins."
        bot.send_signal(signal.SIGINT)
        code, told, errors = await ended(bot)
    assert (code, errors) == (130, "\n")
    assert told[-1] == "Left the table. If the game has started, one of the server’s bots plays on."
    seat = (await livia.get(f"/api/tables/{table}"))["seats"][1]
    assert (seat["kind"], seat["gave_up"]) == (("human", True) if begun else ("empty", False))


async def test_sit_follows_a_rematch_and_reports_disconnects(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    async with (
        Wire(server.port) as wire,
        sitting(f"{wire.address}/t/{table}", "--pause", "0", "--rematch") as bot,
    ):
        async with livia.page(table, seat=0) as page:
            await page.expect("room", lambda room: room["seats"][1]["here"])
            wire.cut()
            await livia.start_game(table)
            await page.play(0, Random(1))
        again = (await livia.post(f"/api/tables/{table}/rematch"))["id"]
        await livia.start_game(again)
        told = [""]
        while told.count("The game begins.") < 2:
            told.append(await line_of(bot))
        bot.send_signal(signal.SIGINT)
        assert (await ended(bot))[0] == 130
    lost = told.index("Connection lost. Trying again.")
    assert "Back at the table." in told[lost:]
    assert "Waiting for a rematch. Press Ctrl-C to stop." in told
    assert f"Rematch at {wire.address}/t/{again}" in told


async def run_sit(*said: str) -> int:
    """Runs in this process."""
    return await asyncio.to_thread(main, ["--language", "en", "sit", *said])


async def test_each_refusal_is_one_sentence(
    server: TestServer, livia: TestClient, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await livia.open_table("idus-martii", 5)
    bots = ", ".join(spec.name for spec in bots_of("idus-martii"))
    example = "A link looks like https://games.example/t/8pIiDaulFSs6_EzE. A six-letter code works too."
    for said, sentence in (
        ((link(server, "nowhere"),), "That table doesn’t exist. Check the link or the code."),
        (("ABCDEF", "--server", server.address), "That table doesn’t exist. Check the link or the code."),
        ((link(server, table), "--seat", "1"), "Someone’s already sitting there. Choose another seat."),
        ((link(server, table), "--seat", "9"), "This table doesn’t have that seat."),
        (
            (link(server, table), "--name", "Livia Drusilla"),
            "Someone here is already called Livia Drusilla. Choose another name.",
        ),
        (
            (link(server, table), "--bot", "greedy"),
            f"Idus Martii has no bot called “greedy”. Choose from: {bots}.",
        ),
        (("hello world",), f"“hello world” isn’t a table link. {example}"),
        (("http://127.0.0.1:1/t/x",), "http://127.0.0.1:1 isn’t answering: Connection refused"),
    ):
        assert await run_sit(*said) == 2
        told = capsys.readouterr()
        assert told.err == sentence + "\n"
        assert not told.out or told.out.startswith("Idus Martii for 5")


async def test_all_registered_bots_can_be_named(
    server: TestServer, livia: TestClient, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bots of other packages, too."""
    table = await livia.open_table("alea", 2)
    await livia.start_game(table)
    for spec in bots_of("alea"):
        assert await run_sit(link(server, table), "--bot", spec.name) == 2
        assert capsys.readouterr().err == "The game has already started.\n"


@pytest.mark.parametrize("said", [("--seat", "0"), ("--seat", "x"), ("--pause", "-1"), ("--pause", "nan")])
def test_bad_numbers_are_refused(said: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--language", "en", "sit", "SQQQVB", *said])
    assert end.value.code == 2
    assert said[0] in capsys.readouterr().err


TROUBLES = sorted(
    {
        why
        for file in (ROOT / "src/lusoria/client").glob("*.py")
        for why in re.findall(r"ClientTrouble\(\s*\"(\w+)\"", file.read_text(encoding="utf-8"))
    }
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", TROUBLES)
def test_every_client_trouble_has_a_text(language: str, why: str) -> None:
    facts = dict.fromkeys(("input", "example", "server", "problem", "game", "names"), "x")
    assert len(words(language).say(f"client-trouble-{why}", **facts, rules=2)) > 10


def test_client_troubles_are_found() -> None:
    assert len(TROUBLES) > 5


class TestUnknownRefusals:
    """The server may be newer, or not ours."""

    def test_unknown_refusal_is_shown_by_its_code(self) -> None:
        assert (
            error_text(words("en"), TableRefusal("too_late_at_night", hour=3)) == "too late at night (hour=3)"
        )
        assert error_text(words("en"), TableRefusal("name_taken")) == "name taken"
