"""run.py: set-up decisions, messages, retries."""

import ast
import json
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

import run

SCRIPT = run.ROOT / "run.py"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fake checkout: requirement lists, and a `.venv` without working programs."""
    (tmp_path / "requirements").mkdir()
    for name in (*run.SETS, "uv"):
        (tmp_path / "requirements" / f"{name}.txt").write_text(f"{name}==1\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    places = {
        "ROOT": tmp_path,
        "LISTS": tmp_path / "requirements",
        "VENV": tmp_path / ".venv",
        "BIN": tmp_path / ".venv" / run.BIN.name,
        "SITE": tmp_path / run.SITE.relative_to(run.ROOT),
        "STAMP": tmp_path / ".venv" / run.STAMP.name,
    }
    for name, place in places.items():
        monkeypatch.setattr(run, name, place)
    run.BIN.mkdir(parents=True)
    run.SITE.mkdir(parents=True)
    for program in ("python", "lusoria"):
        Path(run.tool(program)).touch()
    (run.SITE / "msgspec").mkdir()
    return tmp_path


def start(*args: str, script: Path = SCRIPT, **env: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, str(script), *args]
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", check=False, env={**os.environ, **env}
    )


class TestStamp:
    @pytest.mark.usefixtures("home")
    def test_finished_set_is_ready(self) -> None:
        run.write_stamp("play")
        assert run.condition("play") == run.READY

    @pytest.mark.usefixtures("home")
    def test_larger_set_includes_smaller_ones(self) -> None:
        run.write_stamp("test")
        assert [run.condition(name) for name in run.SETS] == [run.READY, run.READY, run.OUTDATED]

    @pytest.mark.parametrize("changed", ["pyproject.toml", "requirements/play.txt", "requirements/uv.txt"])
    def test_changed_list_makes_venv_outdated(self, home: Path, changed: str) -> None:
        run.write_stamp("play")
        (home / changed).write_text("other\n", encoding="utf-8")
        assert run.condition("play") == run.OUTDATED

    @pytest.mark.usefixtures("home")
    def test_missing_stamp_makes_venv_broken(self) -> None:
        assert run.condition("play") == run.BROKEN

    @pytest.mark.parametrize("content", ["", "no json", "[]", "{}", '"text"'])
    def test_unreadable_stamp_makes_venv_broken(self, home: Path, content: str) -> None:
        (home / ".venv" / run.STAMP.name).write_text(content, encoding="utf-8")
        assert run.condition("play") == run.BROKEN

    @pytest.mark.parametrize("lost", ["msgspec", "python", "lusoria", "all packages"])
    @pytest.mark.usefixtures("home")
    def test_missing_package_makes_venv_broken(self, lost: str) -> None:
        run.write_stamp("play")
        if lost in ("python", "lusoria"):
            Path(run.tool(lost)).unlink()
        else:
            shutil.rmtree(run.SITE if lost == "all packages" else run.SITE / lost)
        assert run.condition("play") == run.BROKEN

    @pytest.mark.usefixtures("home")
    def test_extra_package_is_allowed(self) -> None:
        run.write_stamp("play")
        (run.SITE / "debugger").mkdir()
        assert run.condition("play") == run.READY

    @pytest.mark.parametrize(("key", "value"), [("python", "3.10"), ("root", "elsewhere")])
    @pytest.mark.usefixtures("home")
    def test_other_python_or_folder_makes_venv_broken(self, key: str, value: str) -> None:
        run.write_stamp("play")
        stamp = json.loads(run.STAMP.read_text(encoding="utf-8"))
        run.STAMP.write_text(json.dumps({**stamp, key: value}), encoding="utf-8")
        assert run.condition("play") == run.BROKEN


class TestPrepare:
    @pytest.fixture
    def calls(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        """Records the expensive steps instead of running them."""
        assert home == run.ROOT
        noted: list[str] = []
        monkeypatch.setattr(run, "make_venv", lambda: noted.append("make"))
        monkeypatch.setattr(run, "install", noted.append)
        return noted

    def test_ready_venv_is_left_alone(self, calls: list[str]) -> None:
        run.write_stamp("test")
        run.prepare("play")
        assert calls == []

    def test_broken_venv_is_recreated(self, calls: list[str]) -> None:
        run.prepare("play")
        assert calls == ["make", "play"]
        assert run.condition("play") == run.READY

    def test_outdated_venv_is_updated(self, calls: list[str]) -> None:
        run.write_stamp("play")
        run.prepare("test")
        assert calls == ["test"]
        assert run.condition("test") == run.READY

    def test_larger_set_is_kept(self, home: Path, calls: list[str]) -> None:
        """`play` after a change of the lists keeps the packages of the tests."""
        run.write_stamp("test")
        (home / "pyproject.toml").write_text("changed", encoding="utf-8")
        run.prepare("play")
        assert calls == ["test"]
        assert run.condition("test") == run.READY

    def test_interrupted_setup_makes_venv_broken(
        self, calls: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def cut_short(_name: str) -> None:
            raise KeyboardInterrupt

        run.write_stamp("play")
        monkeypatch.setattr(run, "install", cut_short)
        with pytest.raises(KeyboardInterrupt):
            run.prepare("test")
        assert calls == []
        assert run.condition("play") == run.BROKEN


class TestIndex:
    @pytest.mark.parametrize(
        ("settings", "index"),
        [
            ({}, None),
            ({"global.cert": "a.pem", "global.extra-index-url": "b"}, None),
            ({"global.index-url": "a"}, "a"),
            ({"global.index-url": "a", "install.index-url": "b"}, "b"),
            ({"global.index-url": "a", "install.index-url": "b", ":env:.index-url": "c"}, "c"),
            ({"global.index-url": "a?key=it's"}, "a?key=it's"),
        ],
    )
    def test_most_specific_pip_setting_wins(self, settings: dict[str, str], index: str | None) -> None:
        listing = "\n".join(f"{key}={value!r}" for key, value in settings.items())
        assert run.index_setting(listing) == index

    def test_uv_gets_the_index_of_pip(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
        monkeypatch.delenv("UV_DEFAULT_INDEX", raising=False)
        assert run.uv_environment()["UV_DEFAULT_INDEX"] == "http://127.0.0.1:9/simple"

    def test_setting_of_uv_wins(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("UV_DEFAULT_INDEX", "mine")
        env = run.uv_environment()
        assert (env["UV_DEFAULT_INDEX"], env["UV_PYTHON_DOWNLOADS"]) == ("mine", "never")


class TestSentences:
    @pytest.mark.parametrize("args", [(), ("--help",), ("-h",), ("help",)])
    def test_help_names_every_command(self, args: tuple[str, ...]) -> None:
        done = start(*args)
        assert (done.returncode, done.stderr) == (0, "")
        assert all(f"\n  {name} " in done.stdout for name in run.COMMANDS)

    def test_unknown_command_is_reported(self) -> None:
        done = start("dance")
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("There is no command `dance`. The commands are: play, ")

    def test_old_python_gets_a_message(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
        with pytest.raises(SystemExit) as leaving:
            runpy.run_path(str(SCRIPT))
        assert leaving.value.code == "Lusoria needs Python 3.11 or newer, and this is 3.9."

    def test_file_parses_on_old_python(self) -> None:
        ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))

    def test_missing_ensurepip_names_the_package(
        self, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "ensurepip" else name)
        assert run.main(["play"]) == 1
        assert f"`apt install python{run.VERSION}-venv`" in capsys.readouterr().err
        assert (home / ".venv").exists()

    def test_other_failure_shows_the_last_lines(self) -> None:
        trouble = str(run.SetupError.while_installing("one\n" * 50 + "hashes do not match\n"))
        assert trouble.splitlines()[-1] == "  hashes do not match"
        assert len(trouble.splitlines()) < 20

    @pytest.mark.parametrize(
        "output", ["NewConnectionError('...')", "error: dns error", "tcp connect error: x"]
    )
    def test_missing_network_is_recognised(self, output: str) -> None:
        assert str(run.SetupError.while_installing(output)) == run.NO_NETWORK

    @pytest.mark.slow
    def test_play_without_network_gets_a_message(self, tmp_path: Path) -> None:
        shutil.copy(SCRIPT, tmp_path)
        shutil.copy(run.ROOT / "pyproject.toml", tmp_path)
        shutil.copytree(run.ROOT / "requirements", tmp_path / "requirements")
        closed = {
            "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
            "PIP_CONFIG_FILE": os.devnull,
        }
        done = start("play", script=tmp_path / "run.py", **closed, PIP_FIND_LINKS="", PIP_EXTRA_INDEX_URL="")
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.endswith(run.NO_NETWORK + "\n")


class TestHandingOver:
    def test_exit_code_is_that_of_the_command(self) -> None:
        code = "import run, sys; run.hand_over([sys.executable, '-c', 'raise SystemExit(7)'])"
        assert subprocess.run([sys.executable, "-c", code], cwd=run.ROOT, check=False).returncode == 7

    @pytest.mark.skipif(run.WINDOWS, reason="pexpect needs a Unix terminal")
    def test_command_gets_the_terminal(self) -> None:
        inner = "print(input('Name? ').upper())"
        code = f"import run, sys; run.hand_over([sys.executable, '-c', {inner!r}])"
        child = pexpect.spawn(sys.executable, ["-c", code], cwd=run.ROOT, encoding="utf-8", timeout=20)
        child.expect_exact("Name? ")
        child.sendline("brutus")
        child.expect_exact("BRUTUS")
        child.expect(pexpect.EOF)
        child.close()
        assert child.exitstatus == 0

    def test_interrupt_gives_no_traceback(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def interrupted(_args: list[str]) -> int:
            raise KeyboardInterrupt

        monkeypatch.setitem(run.COMMANDS, "play", interrupted)
        assert run.main(["play"]) == 130
        assert capsys.readouterr().err == "\nStopped.\n"


class TestChecks:
    def test_all_checks_run_and_failures_are_summed_up(self, capsys: pytest.CaptureFixture[str]) -> None:
        well = (sys.executable, "-c", "print('quiet')")
        ill = (sys.executable, "-c", "print('loud'); raise SystemExit(1)")
        failed = run.run_checks({"a": (well, "?"), "b": (ill, "Do this."), "c": (well, "?")})
        assert run.sum_up(failed, 0.0) == 1
        lines = capsys.readouterr().out.splitlines()
        assert failed == {"b": "Do this."}
        assert [line.split()[:2] for line in lines if line.endswith(" s")] == [
            ["a", "ok"],
            ["b", "failed"],
            ["c", "ok"],
        ]
        assert "loud" in lines
        assert "quiet" not in lines
        assert lines[-1] == "  b: Do this."

    def test_success_has_exit_code_0(self) -> None:
        assert run.sum_up({}, 0.0) == 0


class TestSecondTry:
    """With a real pytest in a temporary folder."""

    ONCE = """
def test_once():
    with open("runs", "a+", encoding="utf-8") as runs:
        runs.write("x")
        runs.seek(0)
        assert runs.read() != "x"
"""
    NEVER = "def test_never_{0}(): assert False\n"

    def ran(self, home: Path, monkeypatch: pytest.MonkeyPatch, tests: str) -> bool:
        (home / "test_it.py").write_text("def test_well(): pass\n" + tests, encoding="utf-8")
        monkeypatch.chdir(home)
        monkeypatch.setattr(run, "PYTEST", (sys.executable, "-m", "pytest", "-q", "-p", "xdist.plugin"))
        monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
        return run.run_tests("test_it.py")

    def test_test_that_fails_once_is_retried(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        assert self.ran(home, monkeypatch, self.ONCE)

    def test_test_that_fails_twice_fails_the_run(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        assert not self.ran(home, monkeypatch, self.ONCE + self.NEVER.format(0))

    def test_many_failures_are_not_retried(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        many = "".join(self.NEVER.format(number) for number in range(run.MAX_RETRIED))
        assert not self.ran(home, monkeypatch, self.ONCE + many)
        assert (home / "runs").read_text(encoding="utf-8") == "x"
        assert run.count_failed() == run.MAX_RETRIED + 1

    def test_failures_of_another_part_do_not_count(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Regression: four failures elsewhere prevented the retry of three browser tests."""
        many = "".join(self.NEVER.format(number) for number in range(run.MAX_RETRIED + 1))
        assert not self.ran(home, monkeypatch, many)
        (home / "test_it.py").rename(home / "test_other.py")
        assert self.ran(home, monkeypatch, self.ONCE)

    def test_broken_run_has_failed(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        assert not self.ran(home, monkeypatch, "import nothing_of_this_name\n")
