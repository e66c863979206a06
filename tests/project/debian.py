"""Installs Debian packages for the tests, as root on Debian only. Standard library only."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


def can_install() -> bool:
    """True as root on Debian. Elsewhere packages have other names."""
    release = Path("/etc/os-release")
    debian = release.exists() and "ID=debian" in release.read_text(encoding="utf-8").splitlines()
    return debian and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: Sequence[str], why: str) -> str | None:
    """Installs packages silently. On failure, returns the command and its last lines."""
    print(f"Installing {why}. This happens once.", file=sys.stderr, flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for args in (["update"], ["install", "-y", *packages]):
        pipe, merge = subprocess.PIPE, subprocess.STDOUT
        done = subprocess.run(["apt-get", "-q", *args], check=False, env=env, stdout=pipe, stderr=merge)  # noqa: S607
        if done.returncode:
            last = done.stdout.decode("utf-8", "replace").strip().splitlines()[-8:]
            return "\n  ".join([f"`apt-get {' '.join(args)}` was tried:", *last])
    return None
