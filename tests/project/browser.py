"""Finds or installs a Chromium for the browser tests, or says what to install.

`run.py test` runs it once before pytest. Tests call `ensure()`; one worker installs, and the others wait.
"""

import os
import shutil
import subprocess
import sys

from tests.project import debian

SETTING = "LUSORIA_BROWSER"
SHELL = "chromium-headless-shell"
"""The same engine without windows: a page costs less than half the CPU time (0.59 s for 1.33 s)."""
PROGRAMS = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLACES = (  # of macOS and Windows, outside the search path
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)
WANTED = f"""\
The tests in a real browser need Chromium or Google Chrome, and there is none here.
Install one (on Debian: `apt install {SHELL}`) or give the path of one in {SETTING}, then run the same
command again. `python3 run.py test NAME` runs tests that need no browser without one."""


class NoBrowser(Exception):
    """No browser was found; the message says what to do."""


def runs(program: str) -> bool:
    """True if the program starts. Ubuntu's `chromium-browser` may be a placeholder for a snap."""
    if os.name == "nt":  # `--version` opens a window there
        return True
    try:
        done = subprocess.run([program, "--version"], check=False, capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def find() -> str | None:
    """The path of a browser that runs, or None."""
    chosen = os.environ.get(SETTING)
    if chosen:
        program = shutil.which(chosen)
        if program is None or not runs(program):
            raise NoBrowser(f"{SETTING} is {chosen}, which does not run. Correct or unset it.")
        return program
    candidates = [shutil.which(name) for name in PROGRAMS] + [shutil.which(place) for place in PLACES]
    return next((path for path in candidates if path and runs(path)), None)


def ensure() -> str:
    """The path of a browser; installs one if possible, otherwise raises NoBrowser."""
    try:
        found = debian.find_or_install(find, (SHELL,), "Chromium for the browser tests")
    except debian.InstallError as error:
        raise NoBrowser(f"{WANTED}\n  {error}") from error
    if found is None:
        raise NoBrowser(WANTED)
    return found


def main() -> int:
    try:
        print(ensure())
    except NoBrowser as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
