"""What was compiled is kept, and not believed once anything it is made from has changed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from lusoria.lab.idus_martii import uniform
from lusoria.minds import compiled


def test_kernels_are_kept_in_a_folder_of_all_their_sources() -> None:
    """Before: constants and small functions of other files stayed as they were when a kernel was compiled."""
    folder = compiled.kept_in()
    assert folder is not None
    kept = Path(uniform.play_uniform._cache.cache_path)  # type: ignore[attr-defined]
    assert kept.is_relative_to(folder)
    assert compiled.digest() in folder.name


def test_kernels_are_made_from_nothing_else() -> None:
    """Before: a kernel held constants of a bot, and kept them when the bot had others."""
    kernels = [
        text
        for folder in ("lab", "minds")
        for file in (compiled.PACKAGE / folder).rglob("*.py")
        if "@compiled" in (text := file.read_text(encoding="utf-8")) or "@inlined" in text or "@njit" in text
    ]
    imported = {name for text in kernels for name in re.findall(r"^from lusoria\.(\w+)", text, re.MULTILINE)}
    assert "bots" in imported
    assert imported <= set(compiled.SOURCES)


def test_the_folder_changes_with_any_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in compiled.SOURCES:
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "one.py").write_text("A = 1\n", encoding="utf-8")
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path)
    before = compiled.digest()
    assert compiled.digest() == before
    for folder in compiled.SOURCES:
        (tmp_path / folder / "one.py").write_text("A = 2\n", encoding="utf-8")
        assert compiled.digest() != before
        before = compiled.digest()


def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "kept_in", lambda: None)

    def twice(number: int) -> int:
        return 2 * number

    assert compiled.compiled(twice)(21) == 42


SECOND_START = """
import sys
import lusoria
from lusoria.lab import simulate
game, policy = sys.argv[1:]
result = simulate(game, 5, 50, 1, policy or None)
print(int(result["decisions"].sum()), "numba.np.linalg" in sys.modules)
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "policy"),
    [("idus-martii", ""), ("idus-martii", "honest"), ("alea", ""), ("alea", "greedy")],
)
def test_a_second_start_gets_nothing_ready_to_compile(game: str, policy: str) -> None:
    """Before: Numba imported all it can compile, linear algebra too, to read what was compiled already."""
    command = [sys.executable, "-c", SECOND_START, game, policy]
    first, second = (
        subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout.split()
        for _ in range(2)
    )
    assert second == [first[0], "False"]
