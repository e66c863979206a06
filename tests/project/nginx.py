"""Finds or installs nginx for the test of docs/hosting.md, or says what to install.

Used like `browser.py`.
"""

import shutil
import sys

from tests.project import debian

PLACES = (
    "/usr/sbin",
    "/usr/local/sbin",
    "/opt/homebrew/bin",
)  # often on the search path of root only
WANTED = """\
The test of docs/hosting.md needs nginx and openssl, and they are not both here.
Install them (on Debian: `apt install nginx-light openssl`), then run the same command again.
`python3 run.py test NAME` runs tests that need no nginx without one."""


class NoNginx(Exception):
    """nginx or openssl is missing; the message says what to do."""


def find() -> tuple[str, str] | None:
    """Paths of nginx, and of openssl for its certificate."""
    nginx = shutil.which("nginx") or shutil.which("nginx", path=":".join(PLACES))
    openssl = shutil.which("openssl")
    return (nginx, openssl) if nginx and openssl else None


def ensure() -> tuple[str, str]:
    """The same; installs them if possible, otherwise raises NoNginx."""
    try:
        found = debian.find_or_install(find, ("nginx-light", "openssl"), "nginx for the test of hosting")
    except debian.InstallError as error:
        raise NoNginx(f"{WANTED}\n  {error}") from error
    if found is None:
        raise NoNginx(WANTED)
    return found


def main() -> int:
    try:
        print(ensure()[0])
    except NoNginx as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
