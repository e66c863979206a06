"""Terni lapilli, the smallest complete game: rules, laws and commands where it is installed."""

import pytest

from lusoria.laws import LAWS
from tests.guest.installed_program import LAPILLI, InstalledProgram


@pytest.mark.slow
def test_every_law_holds_for_terni_lapilli(lapilli_program: InstalledProgram) -> None:
    passed = lapilli_program.pytest("tests/laws", "-k", "terni-lapilli")
    assert passed == len(LAWS) + 1  # and one test of the tables


def test_terni_lapilli_keeps_its_rules(lapilli_program: InstalledProgram) -> None:
    assert lapilli_program.pytest(str(LAPILLI / "check_terni_lapilli_rules.py")) > 14


def test_rules_command_knows_terni_lapilli(lapilli_program: InstalledProgram) -> None:
    assert "Drei eigene Steine" in lapilli_program.lusoria("rules", "terni-lapilli", "--language", "de")
