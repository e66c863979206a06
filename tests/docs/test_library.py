"""Docs, examples and the guest game import only what docs/library.md lists as public."""

import ast
import doctest
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, ROOT, all_pages, blocks, text_of
from tools.docs.__main__ import public_modules

INTERNAL = {DOCS / "follow-a-move.md": "walks through private modules, for contributors"}
PUBLIC = set(public_modules())
CODE = (ROOT / "examples", ROOT / "tests" / "guest" / "package")
READ = [page for page in all_pages() if page not in INTERNAL] + [
    path for folder in CODE for path in sorted(folder.rglob("*.py"))
]


def sources(path: Path) -> Iterator[str]:
    """Python code of a page or a file."""
    if path.suffix == ".py":
        yield text_of(path)
        return
    for block in blocks(text_of(path)):
        if block.language == "python" and ">>> " in block.code:
            yield "".join(example.source for example in doctest.DocTestParser().get_examples(block.code))
        elif block.language == "python":
            yield block.code


def imported(source: str) -> Iterator[tuple[str, str | None]]:
    """Module, and the name taken from it. A block that is a part of a file may not parse."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, None) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.module, alias.name) for alias in node.names)


def private(source: str) -> list[str]:
    """Imports from the package that are not public."""
    return [
        f"{module}.{name}" if name else module
        for module, name in imported(source)
        if module.partition(".")[0] == "lusoria" and not is_public(module, name)
    ]


def is_public(module: str, name: str | None) -> bool:
    if name is None or f"{module}.{name}" in PUBLIC:
        return module in PUBLIC or f"{module}.{name}" in PUBLIC
    listed = getattr(import_module(module), "__all__", None)
    return module in PUBLIC and (not name.startswith("_") if listed is None else name in listed)


@pytest.mark.parametrize("path", READ, ids=lambda path: str(path.relative_to(ROOT)))
def test_page_imports_public_names_only(path: Path) -> None:
    assert [name for source in sources(path) for name in private(source)] == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from lusoria.laws.walk import random_walk", ["lusoria.laws.walk.random_walk"]),
        ("import lusoria.table.room", ["lusoria.table.room"]),
        ("from lusoria.bots import GROUP", ["lusoria.bots.GROUP"]),
        ("from lusoria.bots import bot", []),
        ("from lusoria.lab.alea import encoding", []),
    ],
)
def test_private_import_is_found(source: str, found: list[str]) -> None:
    assert private(source) == found


@pytest.mark.parametrize("module", sorted(PUBLIC))
def test_every_public_name_exists(module: str) -> None:
    found = import_module(module)
    assert [name for name in getattr(found, "__all__", ()) if not hasattr(found, name)] == []


def test_packages_without_public_modules_are_marked_as_private() -> None:
    packages = {path.parent.name for path in (ROOT / "src" / "lusoria").glob("*/__init__.py")}
    marked = {name for name in packages if "\nPrivate: " in (import_module(f"lusoria.{name}").__doc__ or "")}
    assert marked == packages - {module.split(".")[1] for module in PUBLIC if "." in module}


def test_exceptions_are_pages() -> None:
    assert all(page in all_pages() for page in INTERNAL)
