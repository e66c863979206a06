"""Finds a Chromium for the tests in a real browser, or gets one, or says what to install.

`run.py test` runs this once before pytest, so that two workers do not both install. Tests call `ensure()`.
It needs Python alone.
"""

import os
import shutil
import subprocess
import sys

from tests.project import debian

SETTING = "LUSORIA_BROWSER"
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLACES = (  # where macOS and Windows keep what is on no search path
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)
WANTED = f"""\
The tests in a real browser need Chromium or Google Chrome, and there is none here.
Install one (on Debian: `apt install chromium`) or give the path of one in {SETTING}, then run the same
command again. `python3 run.py test NAME` runs tests that need no browser without one."""


class NoBrowser(Exception):
    """There is none; the text says what to do."""


def runs(program: str) -> bool:
    """Does it start at all? Ubuntu's `chromium-browser` may be a text that only names a snap."""
    if os.name == "nt":  # there, asking for the version opens a window
        return True
    try:
        asked = subprocess.run([program, "--version"], check=False, capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0


def find() -> str | None:
    """The path of a browser that runs, or None."""
    chosen = os.environ.get(SETTING)
    if chosen:
        program = shutil.which(chosen)
        if program is None or not runs(program):
            raise NoBrowser(f"{SETTING} is {chosen}, and that does not run. Correct it or unset it.")
        return program
    candidates = [shutil.which(name) for name in PROGRAMS] + [shutil.which(place) for place in PLACES]
    return next((path for path in candidates if path and runs(path)), None)


def ensure() -> str:
    """The path of a browser, installed if need be; NoBrowser where that cannot be."""
    found = find()
    if found is None and debian.can_install():
        problem = debian.install(("chromium",), "Chromium for the browser tests")
        if problem is not None:
            raise NoBrowser(f"{WANTED}\n  {problem}")
        found = find()
    if found is None:
        raise NoBrowser(WANTED)
    return found


def main() -> int:
    """Print the path, or say what to do."""
    try:
        print(ensure())
    except NoBrowser as sentence:
        print(sentence, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
