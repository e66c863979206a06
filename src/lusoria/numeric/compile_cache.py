"""Numba compilation with an on-disk cache, keyed by all sources that can be compiled in.

Numba invalidates its cache by the file of a function alone. Kernels here use constants and small functions
of other files, so the cache folder is named after a digest of all these sources.
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
SOURCES = ("lab", "minds", "numeric", "bots", "games", "core", "runtime")
PREFIX, DIGITS, MAX_FOLDERS = "lusoria-", 16, 4
"""Cache folders: name, digits of the digest, and how many to keep (the most recently used)."""
FOLDER_PATTERN = PREFIX + "[0-9a-f]" * DIGITS


def compiled(function: Function) -> Function:
    """Compiles a function on first call, with the cache. It releases the GIL."""
    make_name_unique(function)
    folder, before = cache_folder(), numba.config.CACHE_DIR
    if folder is None:
        return cast("Function", numba.njit(nogil=True)(function))
    try:
        numba.config.CACHE_DIR = str(folder)  # Numba reads it when it decorates a function
        dispatcher = numba.njit(cache=True, nogil=True)(function)
    finally:
        numba.config.CACHE_DIR = before
    load_without_compiler(dispatcher._cache)  # noqa: SLF001 (there is no other way to it)
    return cast("Function", dispatcher)


def make_name_unique(function: Any) -> None:
    """Appends a digest of its captured values to a function's name, if it is a closure.

    Numba finds machine code by name, and numbers equal names per process. Without this, two closures
    compiled and cached by two processes could be mixed up in a third.
    """
    captured = [cell.cell_contents for cell in function.__closure__ or ()]
    if captured:
        description = repr([getattr(value, "__qualname__", value) for value in captured])
        function.__qualname__ += f" {hashlib.sha256(description.encode()).hexdigest()[:DIGITS]}"


def load_without_compiler(numba_cache: Any) -> None:
    """Loads cached code before Numba sets up its compiler, which takes most of the time of a second start.

    If that fails (another Numba version, a damaged file), Numba loads it in its own way.
    """
    numba_load = numba_cache.load_overload

    def load(signature: Any, context: Any) -> Any:
        try:
            rtsys.initialize(context)
            result = numba_cache._load_overload(signature, context)  # noqa: SLF001
        except Exception:  # noqa: BLE001 (Numba reports the error better)
            result = None
        return numba_load(signature, context) if result is None else result

    numba_cache.load_overload = load


def compiled_part(function: Function) -> Function:
    """For a function that only compiled functions call: it is cached as part of them."""
    return cast("Function", numba.njit(nogil=True)(function))


def inlined(function: Function) -> Function:
    """For a small function: it is inlined into its callers."""
    return cast("Function", numba.njit(inline="always")(function))


@cache
def cache_folder() -> Path | None:
    """Cache folder: in the package or, if read-only, in the user's cache. None if neither is writable."""
    for place in cache_parents():
        folder = place / f"{PREFIX}{digest()}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            os.utime(folder)  # marks it as used
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            evict_old_folders(place)
            return folder
    return None


def evict_old_folders(place: Path) -> None:
    """Removes the least recently used cache folders. Several stay, for checkouts of several versions."""
    try:
        folders = sorted(place.glob(FOLDER_PATTERN), key=lambda folder: -folder.stat().st_mtime_ns)
    except OSError:  # another process removes folders
        return
    for folder in folders[MAX_FOLDERS:]:
        shutil.rmtree(folder, ignore_errors=True)


def cache_parents() -> Iterator[Path]:
    if numba.config.CACHE_DIR:
        yield Path(numba.config.CACHE_DIR)
    yield PACKAGE / "numeric/__pycache__"
    yield Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser())


def digest() -> str:
    """SHA-256 of all sources that can be compiled into a kernel, shortened."""
    files = sorted(file for folder in SOURCES for file in (PACKAGE / folder).rglob("*.py"))
    result = hashlib.sha256()
    for file in files:
        result.update(f"{file.relative_to(PACKAGE).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return result.hexdigest()[:DIGITS]
