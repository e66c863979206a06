"""Environments of installed games that bring none, checked in a process that has these games."""

from pathlib import Path

import pytest

from tests.guest.installed_program import LAPILLI, PACKAGE, InstalledProgram, install

CHECKS = Path(__file__).parent / "installed" / "check_generic.py"


@pytest.mark.slow
def test_generic_environments_of_installed_games(tmp_path: Path) -> None:
    install(PACKAGE, tmp_path)
    install(LAPILLI, tmp_path)
    assert InstalledProgram([tmp_path]).pytest(str(CHECKS)) > 30
