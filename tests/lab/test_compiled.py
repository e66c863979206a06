"""The compile cache: used by later starts, and invalidated by any source of a kernel."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from lusoria.lab.idus_martii.kernels import uniform
from lusoria.numeric import compile_cache


def test_cache_folder_is_named_after_all_sources() -> None:
    """Regression: a cached kernel kept old constants and functions of other files."""
    folder = compile_cache.cache_folder()
    assert folder is not None
    cache_file = Path(uniform.play_uniform._cache.cache_path)  # type: ignore[attr-defined]
    assert cache_file.is_relative_to(folder)
    assert compile_cache.digest() in folder.name


def test_kernels_import_only_cached_sources() -> None:
    """Regression: a cached kernel kept old constants of a bot."""
    kernels = [
        text
        for folder in ("lab", "minds", "numeric")
        for file in (compile_cache.PACKAGE / folder).rglob("*.py")
        if "@compiled" in (text := file.read_text(encoding="utf-8")) or "@inlined" in text or "@njit" in text
    ]
    imported = {name for text in kernels for name in re.findall(r"^from lusoria\.(\w+)", text, re.MULTILINE)}
    assert "bots" in imported
    assert imported <= set(compile_cache.SOURCES)


def test_cache_folder_changes_with_any_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_old_cache_folders_are_evicted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: every version of the sources left a folder of megabytes."""
    monkeypatch.setattr(compile_cache, "cache_parents", lambda: [tmp_path])
    used = [tmp_path / f"lusoria-{k:016x}" for k in range(6)]
    for age, folder in enumerate(used, 1):
        folder.mkdir()
        (folder / "kernel.nbc").write_bytes(b"machine code")
        os.utime(folder, (1e9 - age, 1e9 - age))
    foreign = tmp_path / "lusoria-of-another-user"
    foreign.mkdir()
    ours = compile_cache.cache_folder.__wrapped__()
    assert ours is not None
    assert set(tmp_path.iterdir()) == {ours, *used[: compile_cache.MAX_FOLDERS - 1], foreign}


def test_kernels_compile_without_a_cache_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_cache, "cache_folder", lambda: None)

    def twice(number: int) -> int:
        return 2 * number

    assert compile_cache.compiled(twice)(21) == 42


def test_numba_loads_the_cache_if_the_short_way_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: another Numba version or a damaged file ended the simulation."""
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
def test_closures_of_two_processes_are_not_mixed_up(tmp_path: Path) -> None:
    """Regression: a bot of Alea Romana played as another after two processes compiled one each."""
    file = tmp_path / "made_with.py"
    file.write_text(MADE_WITH, encoding="utf-8")
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}

    def run(*numbers: str) -> str:
        command = [sys.executable, str(file), *numbers]
        return subprocess.run(
            command, check=True, capture_output=True, encoding="utf-8", env=environment
        ).stdout

    assert (run("1"), run("2"), run("1", "2")) == ("2\n", "3\n", "2\n3\n")


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
def test_second_start_does_not_load_the_compiler(game: str, policy: str) -> None:
    """Regression: Numba imported its whole compiler to read cached code.

    Later, the lab imported a large part of it, which only compiling needs.
    """
    command = [sys.executable, "-c", SECOND_START, game, policy]
    first, second = (
        subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout.split()
        for _ in range(2)
    )
    assert second == [first[0], "False", "False"]
