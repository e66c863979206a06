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
from lusoria.client import ClientError
from lusoria.wire.refusal import TableRefusal
from run import ROOT
from tests.client.helpers import TcpProxy, link
from tests.server.harness import PATIENCE, TestClient, TestServer

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def sit_process(*argv: str, cwd: Path = ROOT) -> AsyncIterator[Process]:
    command = (sys.executable, "-m", "lusoria.cli", "--language", "en", "sit", *argv)
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE, cwd=cwd)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def line_of(process: Process) -> str:
    assert process.stdout is not None
    return (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().rstrip("\n")


async def wait_for_end(process: Process) -> tuple[int | None, list[str], str]:
    output, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    return process.returncode, output.decode().splitlines(), errors.decode()


async def test_sit_plays_a_whole_game(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    async with sit_process(link(server, table), "--bot", "random", "--pause", "0") as bot:
        assert await line_of(bot) == f"Alea Romana for 2 at {server.address}"
        assert await line_of(bot) == "random takes seat 2 as random (bot)."
        assert await line_of(bot) == "Waiting for the host to start. Press Ctrl-C to leave."
        await start_and_play(livia, table)
        code, output, errors = await wait_for_end(bot)
    assert (code, errors) == (0, "")
    assert output[0] == "The game begins."
    assert any(line.startswith("Roll one die") for line in output)
    assert output[-2] == "The game is over."
    assert output[-1]


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
    async with sit_process(link(server, table), "--bot", "mine:Late", "--pause", "0", cwd=tmp_path) as bot:
        await line_of(bot)
        assert await line_of(bot) == "Late takes seat 2 as Late (bot)."
        await start_and_play(livia, table)
        assert (await wait_for_end(bot))[0] == 0


@pytest.mark.parametrize(
    ("choice", "error"),
    [("1 / 0", "ZeroDivisionError: division by zero"), ("'up'", "'up'")],
)
async def test_failing_local_bot_is_reported(
    server: TestServer, livia: TestClient, tmp_path: Path, choice: str, error: str
) -> None:
    source = f"class Bad:\n    def choose(self, view, rng):\n        return {choice}\n"
    (tmp_path / "mine.py").write_text(source, encoding="utf-8")
    table = await livia.open_table("alea", 2)
    async with sit_process(link(server, table), "--bot", "mine:Bad", "--pause", "0", cwd=tmp_path) as bot:
        for _ in range(3):
            await line_of(bot)
        # a stand-in replaces the bot
        _, (code, _, errors) = await asyncio.gather(start_and_play(livia, table), wait_for_end(bot))
    assert (code, errors) == (2, f"The bot can’t go on: {error}\n")


async def start_and_play(host: TestClient, table: str) -> None:
    """Starts when the bot is present, and plays the host's seat to the end."""
    async with host.page(table, seat=0) as page:
        await page.expect("room", lambda room: room["seats"][1]["here"])
        await host.start_game(table)
        await page.play(0, Random(1))


async def test_bots_of_one_kind_get_different_names(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 4)
    async with (
        sit_process(link(server, table)) as one,
        sit_process(link(server, table), "--seat", "4") as two,
        sit_process(link(server, table), "--name", "Atia") as three,
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
    async with sit_process(link(server, table)) as bot:
        for _ in range(3):
            await line_of(bot)
        if begun:
            await livia.start_game(table)
            assert await line_of(bot) == "The game begins."
        bot.send_signal(signal.SIGINT)
        code, output, errors = await wait_for_end(bot)
    assert (code, errors) == (130, "\n")
    assert output[-1] == "Left the table. If the game has started, one of the server’s bots plays on."
    seat = (await livia.get(f"/api/tables/{table}"))["seats"][1]
    assert (seat["kind"], seat["gave_up"]) == (("human", True) if begun else ("empty", False))


async def test_sit_follows_a_rematch_and_reports_disconnects(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    async with (
        TcpProxy(server.port) as proxy,
        sit_process(f"{proxy.address}/t/{table}", "--pause", "0", "--rematch") as bot,
    ):
        async with livia.page(table, seat=0) as page:
            await page.expect("room", lambda room: room["seats"][1]["here"])
            proxy.cut()
            await livia.start_game(table)
            await page.play(0, Random(1))
        again = (await livia.post(f"/api/tables/{table}/rematch"))["id"]
        await livia.start_game(again)
        output = [""]
        while output.count("The game begins.") < 2:
            output.append(await line_of(bot))
        bot.send_signal(signal.SIGINT)
        assert (await wait_for_end(bot))[0] == 130
    lost = output.index("Connection lost. Trying again.")
    assert "Back at the table." in output[lost:]
    assert "Waiting for a rematch. Press Ctrl-C to stop." in output
    assert f"Rematch at {proxy.address}/t/{again}" in output


async def run_sit(*argv: str) -> int:
    """Runs the command in this process."""
    return await asyncio.to_thread(main, ["--language", "en", "sit", *argv])


async def test_each_refusal_is_one_sentence(
    server: TestServer, livia: TestClient, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await livia.open_table("idus-martii", 5)
    bots = ", ".join(spec.name for spec in bots_of("idus-martii"))
    example = "A link looks like https://games.example/t/8pIiDaulFSs6_EzE. A six-letter code works too."
    for argv, sentence in (
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
        assert await run_sit(*argv) == 2
        output = capsys.readouterr()
        assert output.err == sentence + "\n"
        assert not output.out or output.out.startswith("Idus Martii for 5")


async def test_all_registered_bots_can_be_named(
    server: TestServer, livia: TestClient, capsys: pytest.CaptureFixture[str]
) -> None:
    """Including bots of other packages."""
    table = await livia.open_game("alea", 2)
    for spec in bots_of("alea"):
        assert await run_sit(link(server, table), "--bot", spec.name) == 2
        assert capsys.readouterr().err == "The game has already started.\n"


@pytest.mark.parametrize("argv", [("--seat", "0"), ("--seat", "x"), ("--pause", "-1"), ("--pause", "nan")])
def test_bad_numbers_are_refused(argv: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(["--language", "en", "sit", "SQQQVB", *argv])
    assert exit_.value.code == 2
    assert argv[0] in capsys.readouterr().err


TROUBLES = sorted(
    {
        why
        for file in (ROOT / "src/lusoria/client").glob("*.py")
        for why in re.findall(r"ClientError\(\s*\"(\w+)\"", file.read_text(encoding="utf-8"))
    }
)


@pytest.mark.parametrize("why", TROUBLES)
def test_every_client_trouble_has_a_text(why: str) -> None:
    facts = dict.fromkeys(("input", "example", "server", "problem", "game", "names"), "x")
    assert len(str(ClientError(why, **facts, rules=2))) > 10


def test_client_troubles_are_found() -> None:
    assert len(TROUBLES) > 5


def test_unknown_refusal_is_shown_by_its_code() -> None:
    """The server may be newer, or another program."""
    refusal = TableRefusal("too_late_at_night", hour=3)
    assert error_text(refusal) == "too late at night (hour=3)"
    assert error_text(TableRefusal("name_taken")) == "name taken"
