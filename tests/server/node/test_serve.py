"""`lusoria serve` as a process: settings, start, stop, crash, and second servers."""

import argparse
import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import fields
from pathlib import Path
from random import Random

import pytest

from lusoria import verify
from lusoria.cli import main
from lusoria.core.errors import Malformed
from lusoria.server.node.config import Config, add_arguments, data_place, read_config
from lusoria.server.node.export import export
from lusoria.store import InUse
from lusoria.store.maintenance.backup_file import backup, restore
from lusoria.table.live.services import Pace
from tests.server.harness import PATIENCE, TestClient, TestServer, node
from tests.store.postgres import new_database


def parse_config(*flags: str, **environ: str) -> Config:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return read_config(parser.parse_args(flags), environ)


class TestSettings:
    def test_settings_have_defaults(self) -> None:
        assert parse_config() == Config()

    def test_default_waits_are_those_of_tables(self) -> None:
        """tests/table/live/test_absence_prompt.py tests what these mean."""
        found = Config()
        assert Pace(found.grace, found.clock_grace, found.bot_delay) == Pace()

    def test_flags_win_over_environment_and_file(self, tmp_path: Path) -> None:
        path = tmp_path / "lusoria.toml"
        path.write_text('port = 1\ngrace = 2\nkeys = "a key from the file"\n', encoding="utf-8")
        key = "a key from the environment"
        found = parse_config("--config", str(path), "--port", "3", LUSORIA_PORT="4", LUSORIA_KEYS=key)
        assert (found.port, found.grace, found.keys) == (3, 2, key)

    @pytest.mark.parametrize(
        ("text", "where"),
        [
            ("nothing = 1", "nothing"),
            ('port = "x"', "port"),
            ("port = 70000", "port"),
            ("grace = -1", "grace"),
            ("bot_workers = 0", "bot_workers"),
            ('proxies = "*"', "proxies"),
            ('proxies = "127.0.0.1, proxy.example"', "proxies"),
            ('proxies = "10.0.0.1/8"', "proxies"),
            ("=", "lusoria.toml"),
        ],
    )
    def test_wrong_setting_is_named(self, tmp_path: Path, text: str, where: str) -> None:
        path = tmp_path / "lusoria.toml"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(Malformed) as error:
            parse_config("--config", str(path))
        assert where in error.value.where

    @pytest.mark.parametrize(
        ("keys", "fit"),
        [
            ("", True),
            ("sixteen letters.", True),
            ("sixteen letters., and another one too", True),
            ("8 letters of ñ ñ", True),
            ("fifteen letters", False),
            ("sixteen letters., short", False),
            ("x", False),
        ],
    )
    def test_guessable_key_is_refused(self, keys: str, *, fit: bool) -> None:
        """Regression: a key of one letter signed all seats."""
        if fit:
            assert parse_config(LUSORIA_KEYS=keys).keys == keys
        else:
            with pytest.raises(Malformed, match="keys: each must have at least 16 bytes"):
                parse_config(LUSORIA_KEYS=keys)

    def test_wrong_variable_is_named(self) -> None:
        with pytest.raises(Malformed, match="LUSORIA_PORT"):
            parse_config(LUSORIA_PORT="x")

    def test_help_explains_every_setting(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit):
            main(["serve", "--help"])
        output = capsys.readouterr().out
        for setting in fields(Config):
            assert f"--{setting.name.replace('_', '-')}" in output

    def test_help_says_where_play_keeps_its_data(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: help named no folder of `lusoria.db`, and showed `[]` for unset settings."""
        monkeypatch.setenv("COLUMNS", "200")
        place = str(data_place(os.environ) / "lusoria.db")
        for command, path in (("play", place), ("serve", "lusoria.db")):
            with pytest.raises(SystemExit):
                main([command, "--help"])
            output = capsys.readouterr().out
            assert f"[{path}]" in output
            assert "[]" not in output


@asynccontextmanager
async def server_process(database: str, *, logs: list[str] | None = None) -> AsyncIterator["Running"]:
    """A server in its own process."""
    flags = {
        "--host": "127.0.0.1",
        "--port": "0",
        "--database": database,
        "--bot-delay": "0.01",
        "--requests-per-minute": "100000",
        "--tables-per-hour": "100000",
        "--messages-per-second": "100000",  # a machine plays faster than people
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "lusoria.cli", "--language", "en", "serve"),
        *(word for pair in flags.items() for word in pair),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    ready = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    assert "http://127.0.0.1:" in ready
    running = Running(process, TestServer(None, int(ready.rpartition(":")[2])))
    try:
        yield running
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        _, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
        if logs is not None:
            logs.extend(errors.decode().splitlines())


class Running:
    def __init__(self, process: asyncio.subprocess.Process, server: TestServer) -> None:
        self.process = process
        self.server = server


async def make_moves(person: TestClient, table: str, seat: int, count: int) -> int:
    """Makes `count` moves. Returns the version of the last acknowledged one."""
    version = 0
    async with person.page(table, seat=seat) as page:
        ask = 0
        for _ in range(count):
            update = await page.wait_for_turn(ask)
            ask = update["ask"] + 1
            await page.act(seat, update["ask"], update["legal"][0])
            version = (await page.expect("done"))["version"]
    return version


@pytest.mark.slow
@pytest.mark.anyio
async def test_restarted_server_goes_on(tmp_path: Path) -> None:
    """SIGTERM closes sockets with 1012 and exits with 0; nothing is lost, and logs have no names."""
    database, logs = f"sqlite:///{tmp_path}/lusoria.db", list[str]()
    async with server_process(database, logs=logs) as first, first.server.person("Íñigo") as person:
        table = await person.open_game("alea", 2)
        version = await make_moves(person, table, 0, 3)
        async with person.page(table, seat=0) as page:
            await page.expect("update")
            first.process.send_signal(signal.SIGTERM)
            assert await page.wait_closed() == 1012
        assert await asyncio.wait_for(first.process.wait(), PATIENCE) == 0
        async with server_process(database, logs=logs) as second:
            person.server = second.server
            async with person.page(table, seat=0) as page:
                assert (await page.expect("update"))["version"] >= version
                await page.play(0, Random(1))
            assert verify((await person.request("GET", f"/api/records/{table}")).content).true
    for line in logs:
        assert json.loads(line)["event"] in ("listening", "stopped")
        assert person.name not in line
        assert str(person.id) not in line


async def run_lusoria(*words: str) -> tuple[int | None, str, str]:
    """Runs a command to its end. Returns exit code, output and errors."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "lusoria.cli", *words),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        output, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    finally:
        if process.returncode is None:
            process.kill()  # the command serves instead of failing
    return process.returncode, output.decode(), errors.decode()


@pytest.mark.slow
@pytest.mark.anyio
class TestServerLock:
    """Regression: two servers on one file both accepted people, and neither saw the other's writes."""

    @pytest.mark.parametrize("command", ["serve", "play"])
    async def test_second_server_on_one_file_is_refused(self, command: str, tmp_path: Path) -> None:
        path, same = tmp_path / "lusoria.db", tmp_path / "same.db"
        same.symlink_to(path)
        async with node(str(path)) as first, first.person() as person:
            table = await person.open_table("alea", 2)
            command_line = ("--language", "de", command, "--port", "0", "--database", str(same))
            code, output, errors = await run_lusoria(*command_line)
            assert errors.splitlines() == [str(InUse(same))]
            assert (code, output) == (2, "")
            await person.start_game(table)
            assert (tmp_path / "lusoria.db.lock").stat().st_mode & 0o777 == 0o600

    async def test_killed_server_leaves_no_lock(self, tmp_path: Path) -> None:
        path = str(tmp_path / "lusoria.db")
        async with server_process(path) as first, first.server.person() as person:
            table = await person.open_game("alea", 2)
            await make_moves(person, table, 0, 1)  # starts a bot process, which outlives its parent
            first.process.kill()
            await first.process.wait()
            async with server_process(path) as second:
                person.server = second.server
                await person.get(f"/api/tables/{table}")

    async def test_reader_may_open_a_served_file(self, tmp_path: Path) -> None:
        path, file = str(tmp_path / "lusoria.db"), tmp_path / "lusoria.backup"
        async with node(path):
            await export(path, tmp_path / "games")
            await backup(path, file)
            with pytest.raises(InUse):
                await restore(file, path)
        await restore(file, str(tmp_path / "new.db"))


@pytest.mark.slow
@pytest.mark.anyio
async def test_players_go_on_after_one_of_two_nodes_is_killed(postgres: str) -> None:
    """Acknowledged moves survive, and both players go on at the other node."""
    database = new_database(postgres)
    async with (
        server_process(database) as first,
        server_process(database) as second,
        first.server.people(2) as (host, guest),
    ):
        table = await host.open_table("alea", 2)
        guest.server = second.server
        await guest.take_seat(table)
        await host.start_game(table)
        async with guest.page(table, seat=1) as far:
            version = await make_moves(host, table, 0, 1)
            await far.expect("update", lambda m: m["version"] >= version)
            first.process.kill()
            host.server = second.server
            async with host.page(table, seat=0, since=version) as page:
                assert (await page.expect("update"))["version"] >= version
                await asyncio.gather(page.play(0, Random(1)), far.play(1, Random(2)))
        assert verify((await guest.request("GET", f"/api/records/{table}")).content).true
