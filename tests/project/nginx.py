"""Finds the nginx for the test of hosting, or gets one, or says what to install.

`run.py test` runs this once before pytest, as `browser.py` is run for Chromium. Tests call `ensure()`.
It needs Python alone.
"""

import shutil
import sys

from tests.project import debian

PLACES = (
    "/usr/sbin",
    "/usr/local/sbin",
    "/opt/homebrew/bin",
)  # on the search path of root alone, or of nobody
WANTED = """\
The test of docs/hosting.md needs nginx and openssl, and they are not both here.
Install them (on Debian: `apt install nginx-light openssl`), then run the same command again.
`python3 run.py test NAME` runs tests that need no nginx without one."""


class NoNginx(Exception):
    """There is none; the text says what to do."""


def find() -> tuple[str, str] | None:
    """The paths of nginx, and of openssl which makes a certificate for it; or None."""
    nginx = shutil.which("nginx") or shutil.which("nginx", path=":".join(PLACES))
    openssl = shutil.which("openssl")
    return (nginx, openssl) if nginx and openssl else None


def ensure() -> tuple[str, str]:
    """The same, installed if need be; NoNginx where that cannot be."""
    found = find()
    if found is None and debian.can_install():
        problem = debian.install(("nginx-light", "openssl"), "nginx for the test of hosting")
        if problem is not None:
            raise NoNginx(f"{WANTED}\n  {problem}")
        found = find()
    if found is None:
        raise NoNginx(WANTED)
    return found


def main() -> int:
    """Print the path of nginx, or say what to do."""
    try:
        print(ensure()[0])
    except NoNginx as sentence:
        print(sentence, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
