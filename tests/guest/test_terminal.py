"""The guest at a real (pseudo) terminal: played to its end against its bot, and written down."""

import os
import re
from pathlib import Path

import pexpect
import pytest

from tests.guest.visit import COMMAND, House

pytestmark = pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals are Unix's")

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
SEED = "5c" * 32


def started(house: House, *said: str) -> "pexpect.spawn[str]":
    command, *first = COMMAND
    return pexpect.spawn(
        command,
        [*first, "tui", "--language", "en", "--fast", *said],
        env=house.environment,
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=30,
    )


def shown(child: "pexpect.spawn[str]") -> str:
    """What stands on the screen: all that was written since it was last cleared."""
    return ESCAPES.sub("", str(child.before).rpartition("\x1b[2J")[2]) + str(child.after)


class TestPlayed:
    def test_to_its_end_and_written_down(self, house: House, tmp_path: Path) -> None:
        record = tmp_path / "game.json"
        child = started(
            house, "--game", "par-impar", "--name", "Zoë", "--seed", SEED, "--record", str(record)
        )
        child.expect("Press Enter to continue")
        assert "Some nuts in a hand" in shown(child)
        child.sendline("")
        asked = []
        while child.expect([r"Your choice, 1 to (\d) ›", r"The game is over\.", "yes / no"]) != 1:
            screen = shown(child)
            assert "Traceback" not in screen
            if "yes / no" in str(child.after):
                assert re.search(r"(Hide|Odd|Even).*Are you sure", screen)
                child.sendline("y")
                continue
            asked.append(screen)
            child.sendline("2")  # an even number, or a guess that its bot never makes true
        child.expect("Your choice, 1 to 2")
        assert "Virgil" not in shown(child)
        child.sendline("2")
        child.expect("Farewell")
        child.expect(pexpect.EOF)
        assert any("Hide 5 nuts" in screen for screen in asked)
        assert any("Odd" in screen and "Even" in screen for screen in asked)
        assert "follow the rules" in house.lusoria("verify", str(record))

    def test_it_is_on_the_list(self, house: House) -> None:
        child = started(house)
        child.expect("Your choice, 1 to 3")
        assert "Par Impar (2 players)" in shown(child)
        child.sendeof()
        child.expect(pexpect.EOF)

    def test_help_names_it_and_its_bot(self, house: House) -> None:
        told = house.lusoria("tui", "--help", "--language", "en")
        assert "par-impar" in told
        assert "virgil" in told


class TestAsked:
    def test_every_command_works(self, house: House) -> None:
        child = started(house, "--game", "par-impar", "--players", "2", "--name", "Ana", "--set", "first=1")
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
            assert re.search(text, shown(child)), word
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
    def test_a_house_rule_that_is_none(self, house: House, rule: str, sentence: str) -> None:
        done = house.run(*COMMAND, "tui", "--language", "en", "--game", "par-impar", "--set", rule)
        assert done.returncode == 2
        assert done.stderr.strip() == sentence
