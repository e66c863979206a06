"""Finds programs, or installs their packages: as root on Debian only, one process at a time."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from lusoria.runtime.file_lock import try_lock

LOCK = Path(tempfile.gettempdir()) / "lusoria-install.lock"  # of the machine, as dpkg's own lock
Found = TypeVar("Found")


class InstallError(Exception):
    """An installation failed; the message has the command and its last lines."""


def can_install() -> bool:
    """True as root on Debian. Elsewhere packages have other names."""
    release = Path("/etc/os-release")
    debian = release.exists() and "ID=debian" in release.read_text(encoding="utf-8").splitlines()
    return debian and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def find_or_install(find: Callable[[], Found | None], packages: Sequence[str], why: str) -> Found | None:
    """The result of `find`; if that is None and packages can be installed, its result after that.

    The lock covers the search too: a second worker must not find a half-installed program.
    """
    if not can_install():
        return find()
    with LOCK.open("ab") as lock:
        while not try_lock(lock.fileno()):
            time.sleep(0.1)
        found = find()
        if found is None:
            install(packages, why)
            found = find()
        return found


def install(packages: Sequence[str], why: str) -> None:
    """Installs packages silently. Raises InstallError."""
    print(f"Installing {why}. This happens once.", file=sys.stderr, flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for args in (["update"], ["install", "-y", *packages]):
        pipe, merge = subprocess.PIPE, subprocess.STDOUT
        done = subprocess.run(["apt-get", "-q", *args], check=False, env=env, stdout=pipe, stderr=merge)  # noqa: S607
        if done.returncode:
            last = done.stdout.decode("utf-8", "replace").strip().splitlines()[-8:]
            raise InstallError("\n  ".join([f"`apt-get {' '.join(args)}` was tried:", *last]))
