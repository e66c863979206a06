"""The command `lusoria tui` on a pseudo-terminal, and in a pipe."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from lusoria.records.verify import verify
from lusoria.tui.machine_terminal import NO_TERMINAL
from lusoria.words import words
from tests.tui.person import plain

pytestmark = pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals are Unix's")

COMMAND = (sys.executable, "-m", "lusoria.cli", "tui")
TABLE = ("--game", "idus-martii", "--players", "8", "--name", "Ana", "--bots", "able")
COLOUR = re.compile(r"\x1b\[[0-9;]*3[0-9][0-9;]*m")
UNSET_VARIABLES = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")
TIMEOUT = 20


def environment(**more: str) -> dict[str, str]:
    variables = {name: value for name, value in os.environ.items() if name not in UNSET_VARIABLES}
    return variables | {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"} | more


def start_game(*arguments: str, **more: str) -> "pexpect.spawn[str]":
    return start_in_window(24, *arguments, **more)


def start_in_window(lines: int, *arguments: str, **more: str) -> "pexpect.spawn[str]":
    command, *first = COMMAND
    env = environment(**more)
    return pexpect.spawn(
        command, [*first, *arguments], env=env, encoding="utf-8", dimensions=(lines, 80), timeout=TIMEOUT
    )


def exit_code(child: "pexpect.spawn[str]") -> int:
    child.expect(pexpect.EOF)
    child.close()
    assert "Traceback" not in (child.before or "")
    assert child.exitstatus is not None
    return child.exitstatus


@pytest.mark.slow
def test_game_is_played_and_recorded(tmp_path: Path) -> None:
    """From the title to the farewell; `lusoria verify` accepts the record."""
    record = tmp_path / "game.json"
    child = start_game("--language", "en", "--fast", "--record", str(record), "--seed", "5c" * 32)
    child.expect("Which game do you want to play")
    child.sendline("1")
    child.expect("How many players")
    child.sendline("5")
    child.expect("How strong should the bots be")
    child.sendline("1")
    child.expect("What’s your name")
    child.sendline("Zoë")
    child.expect("Press Enter to continue")
    child.sendline("")
    while True:
        prompt = child.expect(["yes / no", r"The game is over\.", r"Your choice, 1 to \d+ ›"])
        if prompt == 1:
            break
        child.sendline("y" if prompt == 0 else "1")
    child.expect("Your choice, 1 to 2")
    child.sendline("2")
    child.expect("Farewell")
    assert exit_code(child) == 0
    assert verify(record.read_bytes()).true
    checked = subprocess.run(
        (sys.executable, "-m", "lusoria.cli", "verify", str(record)), check=False, capture_output=True
    )
    assert checked.returncode == 0


def test_quit_asks_and_leaves() -> None:
    """The confirmation is in the language of the machine."""
    texts = words("fr")
    child = start_game(
        "--game", "alea", "--players", "2", "--name", "Ana", "--bots", "able", LC_ALL="", LANG="fr_FR.UTF-8"
    )
    child.expect_exact(texts.say("cli-continue"))
    child.sendline("")
    child.expect_exact(texts.say("cli-default", value="|").partition("|")[0])
    child.sendline(texts.say("cli-word-quit"))
    child.expect_exact(texts.say("cli-quit-confirm"))
    child.sendline(texts.say("cli-yes"))
    child.expect_exact(texts.say("cli-farewell"))
    assert exit_code(child) == 0


def test_control_c_leaves_politely() -> None:
    child = start_game("--language", "en")
    child.expect("Your choice, 1 to 2")
    child.sendintr()
    child.expect("You left the game")
    assert exit_code(child) == 130


def test_control_d_leaves_politely() -> None:
    child = start_game("--language", "en", "--fast", *TABLE)
    child.expect("Press Enter to continue")
    child.sendeof()
    child.expect("Farewell")
    assert exit_code(child) == 0


def test_control_c_leaves_while_bots_move() -> None:
    child = start_game("--language", "en", *TABLE, "--set", "first=3")
    child.expect("Press Enter to continue")
    child.sendline("")
    child.expect("voting in secret")
    child.sendintr()
    child.expect("You left the game")
    assert exit_code(child) == 130


@pytest.mark.parametrize(
    ("more", "coloured", "cleared"),
    [({}, True, True), ({"NO_COLOR": "1"}, False, True), ({"TERM": "dumb"}, False, False)],
    ids=["colour", "NO_COLOR", "dumb"],
)
def test_poor_terminal_gets_no_escape_sequences(more: dict[str, str], coloured: bool, cleared: bool) -> None:
    child = start_game("--language", "en", **more)
    child.expect("Your choice, 1 to 2")
    shown = child.before or ""
    assert bool(COLOUR.search(shown)) == coloured
    assert ("\x1b[2J" in shown) == cleared
    child.sendeof()
    assert exit_code(child) == 0


def test_monochrome_terminal_gets_no_colour() -> None:
    child = start_game("--language", "en", TERM="vt100")
    child.expect("Your choice, 1 to 2")
    assert not COLOUR.search(child.before or "")
    assert "\x1b[2J" in (child.before or "")
    child.sendeof()
    assert exit_code(child) == 0


def test_terminal_without_a_type_gets_plain_text() -> None:
    child = start_game("--language", "en", TERM="")
    child.expect("Your choice, 1 to 2")
    assert "\x1b" not in (child.before or "")
    child.sendeof()
    assert exit_code(child) == 0


def test_small_window_scrolls_and_says_why() -> None:
    child = start_in_window(10, "--language", "en")
    child.expect(r"80 columns and 10 lines\. The board needs\s+60 columns and 20\s+lines")
    child.expect("Your choice, 1 to 2")
    assert "\x1b[2J" not in (child.before or "")
    child.sendeof()
    assert exit_code(child) == 0


def test_new_window_size_draws_the_screen_again() -> None:
    """In the middle of a game, at a prompt, and without a key."""
    child = start_game("--language", "en", "--fast", *TABLE[:-4], "--players", "5", "--set", "first=1")
    child.expect("How strong")
    child.sendline("1")
    child.expect("What’s your name")
    child.sendline("Ana")
    child.expect("Press Enter to continue")
    child.sendline("")
    child.expect("Your choice, 1 to 2")
    for lines, columns in ((20, 60), (40, 120)):
        child.setwinsize(lines, columns)
        child.expect("quit\r\n")
        screen = plain(str(child.before).rpartition("\x1b[2J")[2])
        assert max(map(len, screen.split("\r\n"))) == columns
        child.expect("Your choice, 1 to 2")
    child.sendeof()
    assert exit_code(child) == 0


FRENCH = ("--language", "fr", "--game", "idus-martii", "--players", "5", "--name", "Élodie", "--bots", "able")


class TestInAPipe:
    def run(self, *arguments: str, typed: bytes = b"", **more: str) -> "subprocess.CompletedProcess[bytes]":
        return subprocess.run(
            (*COMMAND, *arguments),
            input=typed,
            env=environment(**more),
            check=False,
            capture_output=True,
            timeout=TIMEOUT,
        )

    def test_pipe_gets_plain_text_until_input_ends(self) -> None:
        process = self.run(*FRENCH, typed=b"xyz\n1\n")
        assert (process.returncode, process.stderr) == (0, b"")
        assert b"\x1b" not in process.stdout
        assert "Élodie".encode() in process.stdout

    def test_ascii_pipe_gets_ascii(self) -> None:
        process = self.run(*FRENCH, typed=b"aide\nregles\n1\no\n1\no\n", PYTHONIOENCODING="ascii")
        assert (process.returncode, process.stderr) == (0, b"")
        assert b"Elodie" in process.stdout
        assert process.stdout.isascii()

    def test_empty_input_is_an_error(self) -> None:
        process = self.run(*FRENCH)
        assert process.returncode == 2
        assert process.stderr.decode().strip() == NO_TERMINAL

    def test_invalid_bytes_are_asked_again(self) -> None:
        process = self.run(*FRENCH, typed=b"\xff\xfe\n\x00\n")
        assert (process.returncode, process.stderr) == (0, b"")

    @pytest.mark.parametrize(
        "arguments", [("--game", "idus-martii", "--set", "limit=3"), ("--set", "nonsense")]
    )
    def test_wrong_option_has_one_sentence(self, arguments: tuple[str, ...]) -> None:
        process = self.run("--language", "es", *arguments)
        assert (process.returncode, process.stdout) == (2, b"")
        (sentence,) = process.stderr.decode().splitlines()
        assert sentence.endswith(".")
