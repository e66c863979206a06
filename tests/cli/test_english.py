"""The command line is English in every locale; texts of games are in the language of the locale."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from lusoria.cli import COMMANDS, main
from lusoria.cli.commands.lab import TASKS
from lusoria.words import words
from tests.words.catalog_entries import HOLE, every_form

RECORD = str(Path(__file__).parents[1] / "records/golden/idus-martii-5.json")
NOWHERE = "http://127.0.0.1:1"
HELP = [["--help"], *([name, "--help"] for name in COMMANDS), *(["lab", task, "--help"] for task in TASKS)]
WRONG_USES = """\
plya
--nonsense
verify x --language xx
verify x --language
play --prot 80
play --port x
play --port -1
tui --players 9
tui --players x
tui --game chess
tui --seed 12
tui --set limit=3
tui --set x=3
tui --set x
tui --name ""
tui --game alea --bots x
tui --game alea --set ordered=x
tui --game idus --players 5 --set first=9
tui --record .
sit 'hello world'
sit NOWHERE/t/x
sit x --seat 99
sit x --pause x
verify
verify missing
verify .
verify broken.json
verify foreign.json
verify RECORD --key x
verify RECORD --server NOWHERE
replay missing
replay broken.json
replay RECORD --seat 9
replay RECORD --turn 999
replay RECORD --step -1
replay RECORD --seat x
analyse missing
analyse broken.json
analyse RECORD --seat 9
analyse RECORD --model x
analyse unfinished.json
referee x
schema
schema chess
rules chess
rules
check chess
check no_such_module:GAME
check alea --law x
check alea --games 0
check alea --games x
lab
lab x
lab tournament able
lab solve chess --folder out
lab tournament able x --game alea --folder out
lab tournament able able --game alea --folder out
lab tournament able x:y --game alea --players 9 --folder out
lab balance --game chess --folder out
lab balance --only x --folder out
lab train alea --players 1..9 --folder out
lab exercises alea --count 0 --folder out
lab exercises alea --records missing --folder out
serve --config missing
serve --config broken.json
serve --port 70000
serve --proxies *
serve --keys short
serve --databse=x
serve --grace -1
serve --database postgresql://[
serve --exercises missing
backup
backup out --database missing
restore missing --database new.db
wipe --database missing
export out --database missing
export out --database broken.json
export out --database memory:
"""
"""Command lines, one per line. The words RECORD and NOWHERE stand for a file and an address."""


def pieces(language: str) -> set[str]:
    """Runs of two words and more between the variables of every text."""
    texts = [line for _, form in every_form(language) for line in form.splitlines()]
    return {part.strip() for text in texts for part in text.split(HOLE) if len(part.split()) > 1}


GERMAN = pieces("de") - pieces("en")


def german_in(text: str) -> list[str]:
    return [piece for piece in GERMAN if piece in text]


@pytest.fixture(autouse=True)
def german_locale(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A German machine, with some files in the current folder."""
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    record = Path(RECORD).read_text(encoding="utf-8")
    (tmp_path / "broken.json").write_text('{"format": 1, "game": 5}', encoding="utf-8")
    (tmp_path / "foreign.json").write_text(record.replace("idus-martii", "ludus", 1), encoding="utf-8")
    unfinished = json.loads(record) | {"events": [], "result": None, "fairness": None}
    (tmp_path / "unfinished.json").write_text(json.dumps(unfinished), encoding="utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("argv", HELP, ids=" ".join)
def test_help_is_english(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(argv)
    text = capsys.readouterr().out
    assert exit_.value.code == 0
    assert text.startswith("usage: lusoria")
    assert german_in(text) == []


@pytest.mark.parametrize("line", ["", *WRONG_USES.splitlines()])
def test_errors_are_english(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    argv = [word.replace("RECORD", RECORD).replace("NOWHERE", NOWHERE) for word in shlex.split(line)]
    try:
        code = main(argv)
    except SystemExit as exit_:
        code = int(exit_.code or 0)
        parsed = False
    else:
        parsed = True
    output = capsys.readouterr()
    assert (code, output.out) == (2, "")
    assert german_in(output.err) == []
    if parsed:
        (error,) = output.err.splitlines()
        assert "Expected `" not in error, "the decoder's own words"
    else:
        assert output.err.splitlines()[-1].endswith(" --help")


def test_wrong_uses_are_of_every_command() -> None:
    assert {line.split()[0] for line in WRONG_USES.splitlines()} >= set(COMMANDS)


def test_texts_of_games_are_in_the_language_of_the_machine(capsys: pytest.CaptureFixture[str]) -> None:
    for argv in (["rules", "alea"], ["verify", RECORD], ["analyse", RECORD], ["replay", RECORD]):
        assert main(argv) == 0
        assert german_in(capsys.readouterr().out), argv
    assert main(["--language", "en", "rules", "alea"]) == 0
    assert german_in(capsys.readouterr().out) == []


def test_terminal_game_is_in_the_language_of_the_machine() -> None:
    flags = ("--fast", "--game", "alea", "--players", "2", "--name", "Ana", "--bots", "novice")
    done = subprocess.run(
        [sys.executable, "-m", "lusoria.cli", "tui", *flags],
        input="\nnichts\n",
        env={**os.environ, "PYTHONUTF8": "1"},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert (done.returncode, done.stderr) == (0, "")
    german = words("de")
    last = german.say("cli-not-a-choice", input="nichts", last=0).partition("0")[0]
    for text in (german.say("cli-begin"), german.say("cli-farewell"), last):
        assert text in done.stdout
