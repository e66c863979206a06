"""The guest is under every law, by both its rules, and keeps its own."""

import ast

import pytest

from tests.guest.visit import PACKAGE, House

LAWS = 19
"""So many hold for a game with secrets."""


@pytest.mark.slow
def test_every_law_holds_for_the_guest(house: House) -> None:
    """Not a line of the laws knows it; retired rules are under them too."""
    counted = house.pytest("tests/laws", "-k", "par-impar")
    assert counted["passed"] == 2 * LAWS
    assert not {"failed", "errors", "skipped"} & set(counted)


@pytest.mark.slow
def test_its_own_rules_words_and_bot(house: House) -> None:
    counted = house.pytest(*map(str, sorted((PACKAGE.parent / "installed").glob("check_*.py"))))
    assert counted["passed"] > 40
    assert not {"failed", "errors", "skipped"} & set(counted)


def test_a_game_imports_the_core_and_msgspec_only() -> None:
    """As those in the house do; its bot, which is no part of the rules, may look further."""
    imported = {
        module
        for path in (PACKAGE / "par_impar").glob("*.py")
        if path.name != "bots.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for module in modules_of(node)
    }
    foreign = {
        module for module in imported if not module.startswith(("par_impar", "lusoria.core", "msgspec"))
    }
    assert foreign == {"collections.abc", "typing"}


def modules_of(node: ast.AST) -> list[str]:
    match node:
        case ast.ImportFrom(module=str(module)):
            return [module]
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case _:
            return []
