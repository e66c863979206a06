"""Par impar at a pseudo-terminal: played against its bot and recorded."""

import os
import re
import shutil
from pathlib import Path

import pexpect
import pytest

from tests.guest.installed_program import COMMAND, InstalledProgram

pytestmark = pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals are Unix's")

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
SEED = "5c" * 32


def start_game(program: InstalledProgram, *arguments: str) -> "pexpect.spawn[str]":
    command, *first = COMMAND
    return pexpect.spawn(
        command,
        [*first, "tui", "--language", "en", "--fast", *arguments],
        env=program.environment,
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=30,
    )


def screen_of(child: "pexpect.spawn[str]") -> str:
    """The screen: all output since it was last cleared."""
    return ESCAPES.sub("", str(child.before).rpartition("\x1b[2J")[2]) + str(child.after)


class TestPlayed:
    def test_game_is_played_to_its_end_and_recorded(self, program: InstalledProgram, tmp_path: Path) -> None:
        record = tmp_path / "game.json"
        child = start_game(
            program, "--game", "par-impar", "--name", "Zoë", "--seed", SEED, "--record", str(record)
        )
        child.expect("Press Enter to continue")
        assert "Some nuts in a hand" in screen_of(child)
        assert "Two players and a handful of nuts" in screen_of(child)
        assert not re.search("(?i)cards|dic?e", screen_of(child).rpartition("At the table")[2])
        child.sendline("")
        prompts = []
        while child.expect([r"Your choice, 1 to (\d) ›", r"The game is over\.", "yes / no"]) != 1:
            screen = screen_of(child)
            assert "Traceback" not in screen
            if "yes / no" in str(child.after):
                assert re.search(r"(Hide|Odd|Even).*Are you sure", screen)
                child.sendline("y")
                continue
            prompts.append(screen)
            child.sendline("2")  # an even number, or a guess that its bot never makes true
        assert "This game’s seed" in screen_of(child)
        assert not re.search("(?i)cards|dic?e", screen_of(child))
        child.expect("Your choice, 1 to 2")
        assert "Virgil" not in screen_of(child)
        child.sendline("2")
        child.expect("Farewell")
        child.expect(pexpect.EOF)
        assert any("Hide 5 nuts" in screen for screen in prompts)
        assert any("Odd" in screen and "Even" in screen for screen in prompts)
        assert "follow the rules" in program.lusoria("verify", str(record))

    def test_game_list_names_par_impar(self, program: InstalledProgram) -> None:
        child = start_game(program)
        child.expect("Your choice, 1 to 3")
        assert "Par Impar (2 players)" in screen_of(child)
        child.sendeof()
        child.expect(pexpect.EOF)

    def test_help_names_par_impar_and_its_bot(self, program: InstalledProgram) -> None:
        output = program.lusoria("tui", "--help", "--language", "en")
        assert "par-impar" in output
        assert "virgil" in output


class TestAsked:
    def test_every_command_works_at_the_prompt(self, program: InstalledProgram) -> None:
        child = start_game(
            program, "--game", "par-impar", "--players", "2", "--name", "Ana", "--set", "first=1"
        )
        child.expect("Press Enter to continue")
        child.sendline("")
        child.expect(r"Your choice, 1 to 5")
        for word, text in (
            ("help", "How many nuts do you hide"),
            ("rules", "Two players and a handful of nuts"),
            ("history", "Nothing has happened yet|What’s happened so far"),
            ("hand", "Your hand is empty"),
        ):
            child.sendline(word)
            child.expect(r"Your choice, 1 to 5|Press Enter to continue")
            assert re.search(text, screen_of(child)), word
            if "Enter" in str(child.after):
                child.sendline("")
                child.expect(r"Your choice, 1 to 5")
        child.sendline("quit")
        child.expect("Leave this game")
        child.sendline("y")
        child.expect("Farewell")
        child.expect(pexpect.EOF)

    @pytest.mark.parametrize(
        ("rule", "sentence"),
        [
            ("points=10", "A table plays to 1 to 9 points, not 10."),
            ("first=4", "There is no seat 4: the seats are 1 and 2."),
            ("nuts=3", "Par Impar has no house rule called “nuts”. Choose from: points, first."),
        ],
    )
    def test_wrong_house_rule_is_refused_in_a_sentence(
        self, program: InstalledProgram, rule: str, sentence: str
    ) -> None:
        process = program.run(*COMMAND, "tui", "--language", "en", "--game", "par-impar", "--set", rule)
        assert process.returncode == 2
        assert process.stderr.strip() == sentence


def test_text_with_a_missing_variable_does_not_end_the_game(installed: Path, tmp_path: Path) -> None:
    """Regression: the terminal game ended with a traceback. The message id stands for the text."""
    folder = tmp_path / "faulty"
    shutil.copytree(installed, folder)
    catalog = folder / "par_impar/words/en.ftl"
    source = catalog.read_text(encoding="utf-8")
    catalog.write_text(re.sub(r"(par-impar-ask-\w+ = )", r"\1{ $nothing } ", source), encoding="utf-8")
    child = start_game(InstalledProgram([folder]), "--game", "par-impar", "--name", "Zoë", "--seed", SEED)
    child.expect("Press Enter to continue")
    child.sendline("")
    child.expect(r"Your choice, 1 to (\d) ›")
    screen = screen_of(child)
    assert "Traceback" not in screen
    assert "par-impar-ask-" in screen
    child.sendline("1")
    child.expect([r"Your choice, 1 to (\d) ›", r"The game is over\.", "yes / no"])
    child.close(force=True)
