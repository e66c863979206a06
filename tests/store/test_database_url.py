"""Database addresses; and the store imports no game."""

import ast
import re
from pathlib import Path

import pytest

import lusoria.store
from lusoria.core.errors import Malformed
from lusoria.store.database_url import Address, File, Memory, Server, address


@pytest.mark.parametrize(
    ("url", "parsed"),
    [
        ("memory:", Memory()),
        ("lusoria.db", File(Path("lusoria.db"))),
        ("/var/lib/lusoria.db", File(Path("/var/lib/lusoria.db"))),
        ("sqlite:///lusoria.db", File(Path("lusoria.db"))),
        ("sqlite:////var/lib/lusoria.db", File(Path("/var/lib/lusoria.db"))),
        ("sqlite:///a folder/100 %.db", File(Path("a folder/100 %.db"))),
        ("postgresql://host/name", Server("postgresql://host/name")),
        ("postgres://u:p@host:5/name?sslmode=require", Server("postgres://u:p@host:5/name?sslmode=require")),
    ],
)
def test_database_addresses_are_parsed(url: str, parsed: Address) -> None:
    assert address(url) == parsed


@pytest.mark.parametrize(
    "url", ["", "sqlite://", "sqlite:///", "sqlite://file.db", "mysql://host/name", "://"]
)
def test_wrong_database_address_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(Malformed, match="postgresql"):
        address(url)


def test_store_imports_no_game() -> None:
    """Of Lusoria it imports only the errors and `runtime`."""
    found = set()
    for path in Path(lusoria.store.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found.add(node.module or "")
    ours = {name for name in found if name.partition(".")[0] == "lusoria"}
    assert {name for name in ours if not re.match(r"lusoria\.(store|runtime)(\.|$)", name)} == {
        "lusoria.core.errors"
    }
