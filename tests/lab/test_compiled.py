"""What was compiled is kept, and not believed once anything it is made from has changed."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from lusoria.lab.idus_martii.kernels import uniform
from lusoria.numeric import compile_cache


def test_kernels_are_kept_in_a_folder_of_all_their_sources() -> None:
    """Before: constants and small functions of other files stayed as they were when a kernel was compiled."""
    folder = compile_cache.cache_folder()
    assert folder is not None
    kept = Path(uniform.play_uniform._cache.cache_path)  # type: ignore[attr-defined]
    assert kept.is_relative_to(folder)
    assert compile_cache.digest() in folder.name


def test_kernels_are_made_from_nothing_else() -> None:
    """Before: a kernel held constants of a bot, and kept them when the bot had others."""
    kernels = [
        text
        for folder in ("lab", "minds", "numeric")
        for file in (compile_cache.PACKAGE / folder).rglob("*.py")
        if "@compiled" in (text := file.read_text(encoding="utf-8")) or "@inlined" in text or "@njit" in text
    ]
    imported = {name for text in kernels for name in re.findall(r"^from lusoria\.(\w+)", text, re.MULTILINE)}
    assert "bots" in imported
    assert imported <= set(compile_cache.SOURCES)


def test_the_folder_changes_with_any_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in compile_cache.SOURCES:
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "one.py").write_text("A = 1\n", encoding="utf-8")
    monkeypatch.setattr(compile_cache, "PACKAGE", tmp_path)
    before = compile_cache.digest()
    assert compile_cache.digest() == before
    for folder in compile_cache.SOURCES:
        (tmp_path / folder / "one.py").write_text("A = 2\n", encoding="utf-8")
        assert compile_cache.digest() != before
        before = compile_cache.digest()


def test_what_was_compiled_from_old_sources_does_not_stay_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before: every version of the sources left its megabytes behind."""
    monkeypatch.setattr(compile_cache, "cache_parents", lambda: [tmp_path])
    used = [tmp_path / f"lusoria-{k:016x}" for k in range(6)]
    for age, folder in enumerate(used, 1):
        folder.mkdir()
        (folder / "kept.nbc").write_bytes(b"machine code")
        os.utime(folder, (1e9 - age, 1e9 - age))
    others = tmp_path / "lusoria-of-somebody-else"
    others.mkdir()
    ours = compile_cache.cache_folder.__wrapped__()
    assert ours is not None
    assert set(tmp_path.iterdir()) == {ours, *used[: compile_cache.MAX_FOLDERS - 1], others}


def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_cache, "cache_folder", lambda: None)

    def twice(number: int) -> int:
        return 2 * number

    assert compile_cache.compiled(twice)(21) == 42


def test_where_the_short_way_to_what_is_kept_is_barred_numba_goes_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before: a Numba with other insides, or a broken file, ended the simulation with an error of theirs."""
    monkeypatch.setattr(compile_cache, "cache_folder", lambda: tmp_path)

    def thrice(number: int) -> int:
        return 3 * number

    made = compile_cache.compiled(thrice)
    monkeypatch.setattr(compile_cache, "rtsys", None)
    assert made(14) == 42


MADE_WITH = """
import ctypes, sys
import numpy as np
from lusoria.lab.simulator.function_pointers import address_of
from lusoria.numeric.compile_cache import compiled

CALLED = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 2, *[ctypes.c_int64] * 4, ctypes.c_double)

def made(number):
    @compiled
    def policy(kind, observation, legal, draw):
        total = np.int64(kind)
        LINES
        return total + number
    return policy

for number in sys.argv[1:]:
    call = CALLED(address_of(made(int(number)), np.int8, 8, "policy " + number))
    answer = ctypes.c_int64()
    assert call(ctypes.addressof(answer), ctypes.addressof(ctypes.c_void_p()), 1, 0, 0, 0, 0.5) == 0
    print(answer.value)
""".replace("LINES", "; ".join(["total = (total ^ total >> 3) * kind"] * 80))  # too long to be inlined


@pytest.mark.slow
def test_what_two_processes_made_of_one_function_is_told_apart_by_a_third(tmp_path: Path) -> None:
    """Before: one bot of Alea Romana played as the other where both had been compiled on their own."""
    file = tmp_path / "made_with.py"
    file.write_text(MADE_WITH, encoding="utf-8")
    kept = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}

    def told(*numbers: str) -> str:
        command = [sys.executable, str(file), *numbers]
        return subprocess.run(command, check=True, capture_output=True, encoding="utf-8", env=kept).stdout

    assert (told("1"), told("2"), told("1", "2")) == ("2\n", "3\n", "2\n3\n")


SECOND_START = """
import sys
import lusoria
from lusoria.lab import simulate
game, policy = sys.argv[1:]
result = simulate(game, 5, 50, 1, policy or None)
print(int(result["decisions"].sum()), *("numba.np." + name in sys.modules for name in ("linalg", "arrayobj")))
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "policy"),
    [("idus-martii", ""), ("idus-martii", "honest"), ("alea", ""), ("alea", "greedy")],
)
def test_a_second_start_gets_nothing_ready_to_compile(game: str, policy: str) -> None:
    """Before: Numba imported all it can compile, linear algebra too, to read what was compiled already.

    Later: we imported a large part of it ourselves, which is needed only to compile calls of policies.
    """
    command = [sys.executable, "-c", SECOND_START, game, policy]
    first, second = (
        subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout.split()
        for _ in range(2)
    )
    assert second == [first[0], "False", "False"]
