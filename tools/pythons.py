"""Checks that the bots play their golden games on every Python version found here, by digest.

`python3 run.py pythons [--quick] [--compiled] [--root FOLDER ...] [--write]`. A root is a complete system
with a python3, for example from `debootstrap --variant=minbase --include=python3 trixie FOLDER`; it is
entered by chroot, as root. `--compiled` adds the bots of the extra `bots`, which take minutes each.
`--write` rewrites tests/golden/bots.digests with the Python that runs this.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import run
from tests.golden import bot_digests

GOLDEN = run.ROOT / "tests/golden/bots.digests"
QUICK, WHOLE = 40, bot_digests.COUNT
"""Games per bot, in the test run and by this command. Forty cover each house rule at each size."""
MINORS = range(11, 16)
"""Lusoria needs Python 3.11; 3.15 is not released yet."""
BASE, COMPILED = ("msgspec",), ("msgspec", "numba", "llvmlite", "numpy")
NEEDED = ("src/lusoria", "tests/golden/bot_digests.py")
VERSION = "import sys; print(sys.implementation.name, *sys.version_info[:4])"


class Python(NamedTuple):
    minor: int
    version: str
    command: tuple[str, ...]
    root: Path | None = None
    """Entered by chroot."""


def find_python(command: Sequence[str], root: Path | None = None) -> Python | None:
    """The Python of this command, if it is a final release of CPython."""
    process = subprocess.run([*command, "-c", VERSION], check=False, capture_output=True, encoding="utf-8")
    name, *version = process.stdout.split() or ("",)
    if process.returncode or name != "cpython" or version[0] != "3" or version[3] != "final":
        return None
    return Python(int(version[1]), ".".join(version[:3]), tuple(command), root)


def interpreters() -> dict[int, Python]:
    """By minor version: a Python on the path or of pyenv."""
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    pythons: dict[int, Python] = {}
    for minor in MINORS:
        names = [shutil.which(f"python3.{minor}"), *sorted(map(str, pyenv.glob(f"3.{minor}.*/bin/python")))]
        for name in names:
            python = find_python([name]) if name else None
            if python is not None and python.minor == minor:
                pythons[minor] = python
                break
    return pythons


def site(minor: int, packages: tuple[str, ...]) -> Path:
    """A folder with these packages for this Python version, from the pinned and hashed list."""
    folder = run.VENV / "pythons" / f"3.{minor}-{len(packages)}"
    stamp = folder / "fingerprint"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == run.fingerprint():
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    text = (run.LISTS / "play.txt").read_text(encoding="utf-8")
    pinned = [re.search(rf"^{name}==(?:.*\\\n)*.*\n", text, re.MULTILINE) for name in packages]
    with TemporaryDirectory() as temporary:
        requirements = Path(temporary) / "wanted.txt"
        requirements.write_text("".join(match[0] for match in pinned if match), encoding="utf-8")
        into = ["--target", str(folder), "--python-version", f"3.{minor}", "--no-deps"]
        code, output = run.capture([*run.PIP_INSTALL, *into, *run.HASHED, "-r", str(requirements)])
    if code:
        raise run.SetupError.while_installing(output)
    stamp.write_text(run.fingerprint(), encoding="utf-8")
    return folder


def play_games(python: Python, packages: tuple[str, ...], count: int, bots: Sequence[str]) -> list[str]:
    """Output lines of `bot_digests` on this Python, run in an otherwise empty folder."""
    root = python.root or Path("/")
    with TemporaryDirectory(dir=root / "tmp") as temporary:
        place = Path(temporary)
        for path in NEEDED:
            source, target = run.ROOT / path, place / path
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "static"))
            else:
                shutil.copy(source, target)
        shutil.copytree(site(python.minor, packages), place / "site")
        folders = [Path("/") / (place / name).relative_to(root) for name in ("", "src", "site")]
        env = {"PATH": os.environ["PATH"], "PYTHONPATH": ":".join(map(str, folders)), "HOME": "/tmp"}  # noqa: S108
        process = subprocess.run(
            [*python.command, "-m", "tests.golden.bot_digests", str(count), *bots],
            check=False,
            capture_output=True,
            encoding="utf-8",
            env=env,
            cwd=place if python.root is None else None,
        )
    if process.returncode:
        raise run.SetupError(f"Python {python.version} could not play:\n{process.stderr[-2000:]}")
    return process.stdout.splitlines()


def golden(count: int) -> dict[str, str]:
    """Expected digest of the first games, by bot."""
    lines = [line.split() for line in GOLDEN.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    return {name: digest for name, games, digest in lines if int(games) == count}


def bots(*, compiled: bool) -> list[str]:
    return [f"{spec.game}/{spec.name}" for spec in bot_digests.every_bot() if compiled or not spec.needs]


def differing(python: Python, packages: tuple[str, ...], count: int, names: Sequence[str]) -> list[str]:
    """The bots whose games differ from the golden file."""
    expected = golden(count)
    digests = dict(line.split() for line in play_games(python, packages, count, names))
    return [name for name in names if digests.get(name) != expected.get(name)]


def write() -> None:
    lines = ["# Bot, games, and the SHA-256 of their events: written by `python3 run.py pythons --write`."]
    for spec in bot_digests.every_bot():
        for count in (WHOLE,) if spec.needs else (QUICK, WHOLE):
            name, digest = bot_digests.line(spec, count).split()
            lines.append(f"{name} {count} {digest}")
            print(lines[-1], flush=True)
    GOLDEN.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} games of each bot, not {WHOLE}")
    parser.add_argument("--compiled", action="store_true", help="the bots of the extra `bots` as well")
    parser.add_argument("--root", type=Path, nargs="+", default=[], help="folders to enter with chroot")
    parser.add_argument("--write", action="store_true", help="rewrite the golden file")
    args = parser.parse_args()
    if args.write:
        write()
    pythons = interpreters()
    every = list(pythons.values())
    for root in args.root:
        python_in_root = find_python(["chroot", str(root), "python3"], root.resolve())
        if python_in_root is None:
            raise run.SetupError(f"{root} has no python3 that chroot can run.")
        every.append(python_in_root)
    packages, count = COMPILED if args.compiled else BASE, QUICK if args.quick else WHOLE
    failed = False
    for python in every:
        wrong = differing(python, packages, count, bots(compiled=args.compiled))
        failed |= bool(wrong)
        where = "" if python.root is None else f" in {python.root}"
        print(
            f"Python {python.version}{where}: {'differs: ' + ', '.join(wrong) if wrong else 'same games'}",
            flush=True,
        )
    missing = [f"3.{minor}" for minor in MINORS if minor not in {python.minor for python in every}]
    print(f"Not installed: {', '.join(missing) or 'none'}.")
    return int(failed)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except run.SetupError as error:
        sys.exit(str(error))
