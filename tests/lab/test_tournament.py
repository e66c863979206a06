"""Tournaments: paired deals, and a folder that survives any end of the run."""

import multiprocessing
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pyarrow import parquet

from lusoria.bots import resolve_bot
from lusoria.core.errors import IllegalOptions, LusoriaError, Malformed
from lusoria.lab.tournament import BotError, DealLogError, Standings, run, tournament
from lusoria.lab.tournament.tournament_settings import (
    code_of,
    code_of_lusoria,
    mixed_seatings,
    seatings,
    settings_for,
)
from tests.lab import bots

HERE = "tests.lab.bots"
TWINS = ("random", f"{HERE}:Uniform")
RESULTS = [f"{name}.{kind}" for name in ("games", "lifts", "ratings") for kind in ("csv", "parquet")]


def idus(folder: Path, *bots: str, deals: int = 6, workers: int = 1) -> Standings:
    return tournament("idus-martii", bots, folder, deals=deals, workers=workers)


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


class TestPairs:
    @pytest.mark.parametrize(("game", "players"), [("idus-martii", 5), ("alea", 2), ("alea", 3)])
    def test_equal_bots_play_identical_games(self, tmp_path: Path, game: str, players: int) -> None:
        found = tournament(game, TWINS, tmp_path, deals=4, players=players)
        for lift in found.lifts:
            assert (lift.lift, lift.error) == (0, 0)
            assert (lift.score, lift.score_error) == (0, 0) or game == "idus-martii"
        for deal in found.deals:
            assert len({(game.ending, game.winners, game.scores) for game in deal.games}) == 1

    def test_every_bot_sits_on_every_seat(self) -> None:
        settings = settings_for("idus-martii", TWINS, deals=1, seed=1, options={"players": 5})
        tables = seatings(settings, 0)
        assert len(set(tables)) == len(tables)
        assert {(0,) * 5, (1,) * 5, (1, 0, 0, 0, 0), (0, 0, 1, 0, 0), (1, 1, 1, 1, 0)} <= set(tables)
        for seat in range(5):
            assert sum(table[seat] for table in mixed_seatings(settings, 0)) == sum(
                mixed_seatings(settings, 0)[0]
            )

    def test_deals_are_different_games(self, tmp_path: Path) -> None:
        found = idus(tmp_path, *TWINS)
        assert len({deal.games for deal in found.deals}) == len(found.deals)

    def test_cut_off_game_is_not_counted(self, tmp_path: Path) -> None:
        settings = settings_for("alea", TWINS, deals=8, seed=1, options={"players": 2}, most_decisions=85)
        found = run(settings, tmp_path)
        assert 0 < found.cut_off < found.games
        assert all(0 < lift.deals < 8 for lift in found.lifts)
        rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
        assert {row["won"] for row in rows if row["ending"] is None} == {None}


class TestContinuing:
    def test_workers_and_interruptions_do_not_change_results(self, tmp_path: Path) -> None:
        def stop(done: int, deals: int) -> None:
            if done == 3:
                raise KeyboardInterrupt

        whole, halves, workers = tmp_path / "whole", tmp_path / "halves", tmp_path / "workers"
        idus(whole, "honest", "random", deals=12)
        with pytest.raises(KeyboardInterrupt):
            tournament("idus-martii", ("honest", "random"), halves, deals=12, progress=stop)
        assert set(contents(halves)) == {"tournament.json", "tournament.lock", "deals.jsonl"}
        idus(halves, "honest", "random", deals=12)
        idus(workers, "honest", "random", deals=12, workers=2)
        assert set(RESULTS) < set(contents(whole))
        assert contents(halves) == contents(whole) == contents(workers)

    def test_deals_can_be_added_and_not_removed(self, tmp_path: Path) -> None:
        idus(tmp_path / "a", *TWINS, deals=2)
        idus(tmp_path / "a", *TWINS, deals=4)
        idus(tmp_path / "b", *TWINS, deals=4)
        assert contents(tmp_path / "a") == contents(tmp_path / "b")
        with pytest.raises(DealLogError, match="4 deals, more than the 3 wanted"):
            idus(tmp_path / "a", *TWINS, deals=3)

    @pytest.mark.parametrize("cut", [1, 20, 0.5])
    def test_torn_line_is_played_again(self, tmp_path: Path, cut: float) -> None:
        idus(tmp_path, *TWINS, deals=3)
        before = contents(tmp_path)
        file = tmp_path / "deals.jsonl"
        lines = file.read_bytes().splitlines(keepends=True)
        torn = int(cut * len(lines[-1])) if cut < 1 else int(cut)
        file.write_bytes(b"".join(lines)[:-torn])
        idus(tmp_path, *TWINS, deals=3)
        assert contents(tmp_path) == before

    def test_changed_line_is_refused(self, tmp_path: Path) -> None:
        idus(tmp_path, *TWINS, deals=3)
        file = tmp_path / "deals.jsonl"
        lines = file.read_bytes().splitlines(keepends=True)
        file.write_bytes(lines[0] + lines[2] + lines[1])
        with pytest.raises(DealLogError, match="line 2 is not deal 1"):
            idus(tmp_path, *TWINS, deals=3)

    @pytest.mark.parametrize(
        ("bots", "more", "problem"),
        [
            (("random", "honest"), {}, "entrants"),
            (TWINS, {"seed": 2}, "began with seed 1, not 2"),
            (TWINS, {"players": 6}, "options"),
            (TWINS, {"options": {"limit": 15}}, '{"players":5}, not {"players":5,"limit":15}'),
        ],
    )
    def test_other_settings_are_refused_without_a_change(
        self, tmp_path: Path, bots: tuple[str, ...], more: dict[str, int], problem: str
    ) -> None:
        idus(tmp_path, *TWINS, deals=1)
        before = contents(tmp_path)
        with pytest.raises(DealLogError, match=problem):
            tournament("idus-martii", bots, tmp_path, deals=1, **more)  # type: ignore[arg-type]
        assert contents(tmp_path) == before

    def test_changed_code_is_refused(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        idus(tmp_path, *TWINS, deals=1)
        monkeypatch.setattr(
            "lusoria.lab.tournament.tournament_settings.code_of", lambda spec: f"new {spec.name}"
        )
        with pytest.raises(DealLogError, match=r"the code of random, Uniform has changed"):
            idus(tmp_path, *TWINS, deals=2)

        settings = settings_for("idus-martii", TWINS, deals=2, seed=1, options={"players": 5})
        assert len(run(settings, tmp_path, changed_code=True).deals) == 2
        assert len(idus(tmp_path, *TWINS, deals=2).deals) == 2, "the new code is saved"

    def test_code_covers_bot_package_and_lusoria(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        package = tmp_path / "packaged_bots"
        package.mkdir()
        for file in (
            package / "__init__.py",
            package / "one.py",
            package / "helper.py",
            tmp_path / "lonely.py",
        ):
            file.write_text("class Bot: ...", encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)

        def codes() -> tuple[str, ...]:
            specs = (resolve_bot("alea", name) for name in ("packaged_bots.one:Bot", "lonely:Bot", "greedy"))
            return tuple(map(code_of, specs))

        def changed(before: tuple[str, ...]) -> list[bool]:
            return [new != old for new, old in zip(codes(), before, strict=True)]

        before = codes()
        assert changed(before) == [False] * 3
        (package / "helper.py").write_text("class Other: ...", encoding="utf-8")
        assert changed(before) == [True, False, False]
        (tmp_path / "lonely.py").write_text("class Bot: 1", encoding="utf-8")
        assert changed(before) == [True, True, False]
        before = codes()
        monkeypatch.setattr(
            "lusoria.lab.tournament.tournament_settings.code_of_lusoria", lambda: b"other rules"
        )
        assert changed(before) == [True] * 3

    def test_code_covers_the_rules(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        for part in ("core", "games", "bots"):
            (tmp_path / part).mkdir()
        rules = tmp_path / "games/rules.py"
        rules.write_text("limit = 13", encoding="utf-8")
        monkeypatch.setattr(
            "lusoria.lab.tournament.tournament_settings.__file__", str(tmp_path / "lab/tournament/s.py")
        )
        before = code_of_lusoria.__wrapped__()
        rules.write_text("limit = 14", encoding="utf-8")
        assert code_of_lusoria.__wrapped__() != before
        rules.rename(tmp_path / "games/laws.py")
        rules.with_name("laws.py").write_text("limit = 13", encoding="utf-8")
        assert code_of_lusoria.__wrapped__() != before

    def test_folder_is_locked_for_one_process(self, tmp_path: Path) -> None:
        def again(done: int, deals: int) -> None:
            with pytest.raises(DealLogError, match="another process"):
                idus(tmp_path, *TWINS, deals=1)

        tournament("idus-martii", TWINS, tmp_path, deals=1, progress=again)


@contextmanager
def small_disk(size: int) -> Iterator[None]:
    """Limits the size of files: a larger write fails as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


class TestFullDisk:
    @pytest.mark.parametrize("size", [2_000, 3_000])
    def test_finished_deals_survive_a_full_disk(self, tmp_path: Path, size: int) -> None:
        idus(tmp_path / "whole", *TWINS)
        with small_disk(size), pytest.raises(DealLogError, match=r"deals.jsonl cannot be written.*of 6"):
            idus(tmp_path / "full", *TWINS)
        saved = (tmp_path / "full/deals.jsonl").read_bytes()
        assert 0 < len(saved) <= size
        assert saved.endswith(b"\n")
        idus(tmp_path / "full", *TWINS)
        assert contents(tmp_path / "full") == contents(tmp_path / "whole")

    def test_result_files_are_never_partial(self, tmp_path: Path) -> None:
        with small_disk(20_000), pytest.raises(DealLogError, match=r"games.csv cannot be written.*6 of 6"):
            idus(tmp_path, *TWINS)
        assert set(contents(tmp_path)) == {"tournament.json", "tournament.lock", "deals.jsonl"}

    def test_settings_can_be_written_later(self, tmp_path: Path) -> None:
        with (
            small_disk(100),
            pytest.raises(DealLogError, match=r"tournament.json cannot be written.*0 of 1"),
        ):
            idus(tmp_path, *TWINS, deals=1)
        assert len(idus(tmp_path, *TWINS, deals=1).deals) == 1
        (tmp_path / "tournament.json").unlink()
        with pytest.raises(DealLogError, match=r"has deals without tournament\.json"):
            idus(tmp_path, *TWINS, deals=1)

    def test_file_in_place_of_folder_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        with pytest.raises(DealLogError, match="cannot be written"):
            idus(tmp_path / "file", *TWINS)


class TestFailingBots:
    @pytest.mark.parametrize("workers", [1, 2])
    def test_error_names_bot_game_and_decision(self, tmp_path: Path, workers: int) -> None:
        place = r"deal 0, game \d+ \(.*RaisingBot.*\), decision \d+, seat \d: the bot RaisingBot has raised"
        with pytest.raises(BotError, match=f"{place} RuntimeError: {bots.ERROR_TEXT}"):
            idus(tmp_path, "honest", f"{HERE}:RaisingBot", workers=workers)

    def test_illegal_action_names_the_rule(self, tmp_path: Path) -> None:
        with pytest.raises(
            BotError, match=r'bot CheatingBot has chosen \{"type":"vote".*"yellow"\}: rule W4'
        ):
            idus(tmp_path, "honest", f"{HERE}:CheatingBot")

    def test_value_that_is_no_action_is_named(self, tmp_path: Path) -> None:
        with pytest.raises(BotError, match="bot TextBot has chosen 'green', which is no action"):
            idus(tmp_path, "honest", f"{HERE}:TextBot")

    def test_dead_worker_is_reported(self, tmp_path: Path) -> None:
        with pytest.raises(DealLogError, match=r"worker process ended.*0 of 6 deals are saved"):
            idus(tmp_path, "honest", f"{HERE}:DyingBot", workers=2)

    def test_bot_that_exits_is_named(self, tmp_path: Path) -> None:
        with pytest.raises(BotError, match="bot ExitingBot has raised SystemExit: 3"):
            idus(tmp_path, "honest", f"{HERE}:ExitingBot")

    @pytest.mark.parametrize(
        ("bots", "problem"),
        [
            (("honest", "hones"), "no bot called 'hones'; there are able, .*honest, random"),
            (("honest", "nowhere.at:All"), "no module 'nowhere.at'"),
            (("honest", f"{HERE}:Nobody"), "Nobody"),
            (("honest", f"{HERE}:failing_factory"), "ValueError: no weights"),
            (("honest",), "needs 2 to 32 bots"),
            (("honest", "honest"), "as in other=honest"),
            (("honest", "a b=honest"), "'a b' is not a valid name"),
        ],
    )
    def test_unknown_bots_are_refused(self, tmp_path: Path, bots: tuple[str, ...], problem: str) -> None:
        with pytest.raises(Malformed, match=problem):
            idus(tmp_path / "new", *bots)
        assert not (tmp_path / "new").exists()

    def test_deals_are_limited_by_memory(self, tmp_path: Path) -> None:
        with pytest.raises(
            Malformed, match=r"deals: 17 games a deal: memory is enough for 117647 deals, not"
        ):
            idus(tmp_path / "new", *TWINS, deals=117_648)
        assert not (tmp_path / "new").exists()

    def test_invalid_numbers_and_options_are_refused(self, tmp_path: Path) -> None:
        for more in ({"deals": 0}, {"seed": -1}, {"workers": 0}, {"players": 4}, {"options": {"limits": 3}}):
            with pytest.raises((Malformed, IllegalOptions)) as caught:
                tournament("idus-martii", TWINS, tmp_path / "new", **more)
            assert isinstance(caught.value, LusoriaError)
        assert not (tmp_path / "new").exists()


class TestCommand:
    def command(self, folder: Path, *more: str) -> list[str]:
        line = ["lab", "tournament", "honest", "random", "--game", "idus", "--folder", str(folder)]
        return [sys.executable, "-m", "lusoria.cli", *line, *more]

    @pytest.mark.slow
    @pytest.mark.parametrize("workers", ["1", "2"])
    def test_killed_command_can_be_continued(self, tmp_path: Path, workers: str) -> None:
        killed, whole = tmp_path / "killed", tmp_path / "whole"
        command = self.command(killed, "--deals", "100000", "--workers", workers)
        with subprocess.Popen(command, start_new_session=True, stderr=subprocess.DEVNULL) as process:
            while not (killed / "deals.jsonl").exists() or (killed / "deals.jsonl").stat().st_size < 5000:
                assert process.poll() is None
                time.sleep(0.01)
            children = workers_of(process.pid)
            process.send_signal(signal.SIGKILL)
        deadline = time.monotonic() + 30
        while any(map(alive, children)):  # workers end with their parent
            assert time.monotonic() < deadline
            time.sleep(0.01)
        saved = (killed / "deals.jsonl").read_bytes()
        deals = saved.count(b"\n") + 5
        for folder in (killed, whole):
            idus(folder, "honest", "random", deals=deals)
        assert contents(killed) == contents(whole)
        assert (killed / "deals.jsonl").read_bytes().startswith(saved[: saved.rindex(b"\n")])

    def test_command_prints_the_results(self, tmp_path: Path) -> None:
        done = subprocess.run(
            self.command(tmp_path, "--deals", "3", "--language", "de"), capture_output=True, check=True
        )
        assert "At mixed tables" in done.stdout.decode()
        assert done.stderr == b""
        assert parquet.read_table(tmp_path / "ratings.parquet").num_rows == 2


def workers_of(parent: int) -> list[int]:
    listing = Path(f"/proc/{parent}/task/{parent}/children")
    return [int(child) for child in listing.read_text(encoding="ascii").split()] if listing.exists() else []


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    return stat.rpartition(")")[2].split()[0] != "Z"


def test_no_process_is_left() -> None:
    assert not multiprocessing.active_children()
