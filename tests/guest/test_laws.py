"""Par impar under the laws of all games, and its own tests."""

import ast

import pytest

from lusoria.laws import LAWS
from lusoria.laws.game_check import BOT_LAWS
from tests.guest.installed_program import PACKAGE, InstalledProgram


@pytest.mark.slow
def test_every_law_holds_for_par_impar(program: InstalledProgram) -> None:
    """Both versions of the rules are tested. Bots play the newer one only."""
    passed = program.pytest("tests/laws", "-k", "par-impar")
    assert passed == 2 * (len(LAWS) + 1) - len(BOT_LAWS)  # and one test of the tables


@pytest.mark.slow
def test_rules_words_and_bot_of_par_impar(program: InstalledProgram) -> None:
    assert program.pytest(*map(str, sorted((PACKAGE.parent / "installed").glob("check_*.py")))) > 40


def test_rules_import_only_core_and_msgspec() -> None:
    """The rule holds for built-in games, too. Bots and extensions may import more."""
    imported = {
        module
        for path in (PACKAGE / "par_impar").glob("*.py")
        if path.name != "bots.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for module in modules_of(node)
    }
    others = {
        module for module in imported if not module.startswith(("par_impar", "lusoria.core", "msgspec"))
    }
    assert others == {"collections.abc", "typing"}


def modules_of(node: ast.AST) -> list[str]:
    match node:
        case ast.ImportFrom(module=str(module)):
            return [module]
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case _:
            return []
