"""Compiling with Numba: once for a machine, and then read from its cache.

Numba keeps what it compiled as long as the file of a function is the same. Ours are full of constants and
small functions of other files, so what is kept lies in a folder named after all the sources it is made from.
"""

import hashlib
import os
import shutil
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core.runtime import rtsys

Function = TypeVar("Function", bound=Callable[..., Any])
PACKAGE = Path(__file__).resolve().parents[1]
SOURCES = ("lab", "minds", "numeric", "bots", "games", "core")
PREFIX, DIGITS, KEPT = "lusoria-", 16, 4
"""Folders of what was compiled: so many stay, those that were in use last."""
OURS = PREFIX + "[0-9a-f]" * DIGITS


def compiled(function: Function) -> Function:
    """The same function as machine code. It lets other threads run, and keeps what it was compiled to."""
    tell_apart(function)
    folder, before = kept_in(), numba.config.CACHE_DIR
    if folder is None:
        return cast("Function", numba.njit(nogil=True)(function))
    try:
        numba.config.CACHE_DIR = str(folder)  # read when a function is decorated, and only then
        made = numba.njit(cache=True, nogil=True)(function)
    finally:
        numba.config.CACHE_DIR = before
    read_at_once(made._cache)  # noqa: SLF001 (there is no other way to it)
    return cast("Function", made)


def tell_apart(function: Any) -> None:
    """Name a function after what it was made with, where others are made with something else.

    Machine code is found by name. Numba counts equal names in a process; so of two that were compiled in two
    processes and kept, a third process would find the one it read first, and call it for both.
    """
    made_with = [cell.cell_contents for cell in function.__closure__ or ()]
    if made_with:
        said = repr([getattr(each, "__qualname__", each) for each in made_with])
        function.__qualname__ += f" {hashlib.sha256(said.encode()).hexdigest()[:DIGITS]}"


def read_at_once(kept: Any) -> None:
    """Read what is kept without all that compiling would need: Numba gets that ready before it looks.

    That takes it longer than everything else at a second start. Where the short way does not lead there,
    because another Numba has other insides or the file is broken, Numba goes its own.
    """
    by_numba = kept.load_overload

    def load(signature: Any, context: Any) -> Any:
        try:
            rtsys.initialize(context)
            found = kept._load_overload(signature, context)  # noqa: SLF001
        except Exception:  # noqa: BLE001 (whatever it is, Numba tells it better)
            found = None
        return by_numba(signature, context) if found is None else found

    kept.load_overload = load


def part(function: Function) -> Function:
    """A function that compiled ones call, and nobody else: it is kept with them."""
    return cast("Function", numba.njit(nogil=True)(function))


def inlined(function: Function) -> Function:
    """A small function that is compiled into those who call it."""
    return cast("Function", numba.njit(inline="always")(function))


@cache
def kept_in() -> Path | None:
    """Beside the package or, where nobody may write there, in the user's cache; None where neither may be."""
    for place in places():
        folder = place / f"{PREFIX}{digest()}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            os.utime(folder)  # it is in use
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            sweep(place)
            return folder
    return None


def sweep(place: Path) -> None:
    """Forget what was compiled from old sources: some others stay, for whoever has several versions."""
    try:
        folders = sorted(place.glob(OURS), key=lambda folder: -folder.stat().st_mtime_ns)
    except OSError:  # somebody else sweeps
        return
    for folder in folders[KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)


def places() -> Iterator[Path]:
    if numba.config.CACHE_DIR:
        yield Path(numba.config.CACHE_DIR)
    yield PACKAGE / "numeric/__pycache__"
    yield Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser())


def digest() -> str:
    """Of every source that may be compiled into a kernel."""
    files = sorted(file for folder in SOURCES for file in (PACKAGE / folder).rglob("*.py"))
    found = hashlib.sha256()
    for file in files:
        found.update(f"{file.relative_to(PACKAGE).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return found.hexdigest()[:DIGITS]
