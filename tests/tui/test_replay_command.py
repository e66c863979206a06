"""`lusoria replay`: by keys at a terminal, as plain text in a pipe."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from lusoria.cli import main
from lusoria.records.record import read_record
from lusoria.tui.replay_screen import Replay, ReplayScreen, Viewpoint
from lusoria.tui.style import THEME
from lusoria.tui.terminal import Terminal
from lusoria.words import LANGUAGES, words

GOLDEN = sorted((Path(__file__).parents[1] / "records/golden").glob("*.json"))
IDUS = next(path for path in GOLDEN if path.name == "idus-martii-5.json")
AN_ID = re.compile(r"\b(?:replay|idus-martii|alea|cli)-[a-z_-]+\b|\{ ?\$")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class TypedLines:
    """Typed lines, then the end of the input."""

    def __init__(self, *lines: str) -> None:
        self._lines = iter(lines)

    def isatty(self) -> bool:
        return True

    def readline(self) -> str:
        line = next(self._lines, None)
        return "" if line is None else line + "\n"


def screens(
    *typed: str, eyes: Viewpoint | None = None, path: Path = IDUS, width: int = 90, height: int = 40
) -> list[str]:
    """The screen before each line, and after the last."""
    shown = io.StringIO()
    console = Console(
        file=shown,
        theme=THEME,
        force_terminal=True,
        width=width,
        height=height,
        highlight=False,
        markup=False,
    )
    terminal = Terminal(console, TypedLines(*typed), live=True)
    record = read_record(path.read_bytes())
    ReplayScreen(Replay(record, words("en"), terminal, eyes or Viewpoint()), 0).run()
    return [ESCAPES.sub("", screen) for screen in shown.getvalue().split("\x1b[2J")[1:]]


def step_of(screen: str) -> int:
    found = re.search(r"Step (\d+) of", screen)
    assert found is not None, screen
    return int(found[1])


class TestKeys:
    def test_keys_go_to_steps_and_turns(self) -> None:
        turns = [11, 15, 20]
        found = screens("", "", "b", ">", ">", ">", "<", "30", "t2", "99999", "t99", "x", "q", "never")
        assert [step_of(screen) for screen in found] == [0, 1, 2, 1, *turns, 15, 30, 15, 15, 15, 15]
        assert "not a command" in found[10]
        assert "Turns go from 1 to" in found[11]

    def test_key_shows_a_step_that_is_too_tall_page_by_page(self) -> None:
        last, *pages, again = screens("99", "p", "a", "", "", width=60, height=12)[-4:]
        assert last == again
        assert "... a\n" in last
        assert "Green 8, red 10." not in last
        assert "Green 8, red 10." in "".join(pages)

    def test_play_key_runs_to_the_end(self) -> None:
        found = screens("30", "p", "")
        assert [step_of(screen) for screen in found[1:4]] == [30, 31, 32]
        assert "The Traitors win" in found[-1]
        assert step_of(found[-1]) == step_of(found[-2])

    def test_keys_change_the_point_of_view(self) -> None:
        found = screens("e*", "11", "12", "e1", "e2", "e0", "e9", "?", eyes=Viewpoint())
        assert "All secrets shown" in found[1]
        assert "Portia was dealt a Traitor card." in found[2]
        assert "cast a red vote" in found[3]
        assert "red" not in found[4].split("Step")[0].rsplit("cast", 1)[1]
        assert "You cast a red vote." in found[5]
        assert "Brutus cast a vote." in found[6]
        assert "e1 to e5 are the seats" in found[7]
        assert "q quits" in " ".join(found[8].split())


class TestAPipe:
    @pytest.mark.parametrize("path", GOLDEN, ids=lambda path: str(path.stem))
    def test_pipe_gets_every_record_to_its_end(self, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["replay", str(path), "--open"]) == 0
        output = capsys.readouterr().out
        assert "\x1b" not in output
        assert "win" in output.splitlines()[-1] or "win" in output.splitlines()[-2]

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_replay_is_in_every_language(self, language: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["replay", str(IDUS), "--seat", "2", "--turn", "3", "--language", language]) == 0
        output = capsys.readouterr().out
        assert not AN_ID.search(output)
        assert "[20]" in output
        assert "[15]" not in output

    def test_other_points_of_view_show_no_secret(self, capsys: pytest.CaptureFixture[str]) -> None:
        output = {}
        for eyes in (["--open"], [], ["--seat", "1"], ["--seat", "2"]):
            assert main(["replay", str(IDUS), *eyes]) == 0
            output[" ".join(eyes)] = capsys.readouterr().out
        assert "Brutus cast a red vote." in output["--open"]
        assert all("Brutus cast a red vote." not in output[eyes] for eyes in ("", "--seat 1"))
        assert "You cast a red vote." in output["--seat 2"]
        assert "was dealt" not in output[""]

    def test_record_is_read_from_a_pipe(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(IDUS.read_bytes())))
        assert main(["replay", "-"]) == 0
        assert "The Traitors win" in capsys.readouterr().out


class TestErrors:
    @pytest.mark.parametrize(
        ("options", "name"),
        [
            (["--seat", "6"], "--seat"),
            (["--seat", "0"], "--seat"),
            (["--step", "9999"], "--step"),
            (["--step", "-1"], "--step"),
            (["--turn", "0"], "--turn"),
        ],
    )
    def test_wrong_option_is_named(
        self, options: list[str], name: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["replay", str(IDUS), *options]) == 2
        output = capsys.readouterr()
        assert name in output.err
        assert output.out == ""

    def test_wrong_file_is_named(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        bad = tmp_path / "bad.json"
        for text in (b"", b"{}", IDUS.read_bytes().replace(b'"turn":2', b'"turn":3')):
            bad.write_bytes(text)
            assert main(["replay", str(bad)]) == 2
            assert str(bad) in capsys.readouterr().err
        assert main(["replay", str(tmp_path / "none.json")]) == 2
        assert main(["replay", str(tmp_path)]) == 2
