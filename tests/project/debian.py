"""Installs a program that tests need, where that can be done without asking. It needs Python alone."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


def can_install() -> bool:
    """Only root on Debian itself: elsewhere the package has another name, or is none."""
    release = Path("/etc/os-release")
    debian = release.exists() and "ID=debian" in release.read_text(encoding="utf-8").splitlines()
    return debian and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: Sequence[str], why: str) -> str | None:
    """Install packages, out of sight; where that fails, what was tried and what it said last."""
    print(f"Installing {why}. This is done once.", file=sys.stderr, flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for args in (["update"], ["install", "-y", *packages]):
        pipe, merge = subprocess.PIPE, subprocess.STDOUT
        done = subprocess.run(["apt-get", "-q", *args], check=False, env=env, stdout=pipe, stderr=merge)  # noqa: S607
        if done.returncode:
            last = done.stdout.decode("utf-8", "replace").strip().splitlines()[-8:]
            return "\n  ".join([f"`apt-get {' '.join(args)}` was tried:", *last])
    return None
