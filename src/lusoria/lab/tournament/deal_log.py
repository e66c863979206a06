"""Folder of a tournament: settings, and an append-only log with one line per finished deal.

Lines are in the order of deals, whichever worker played them. A torn last line, left by a killed process, is
cut off at the next start. A failed write is undone at once.
"""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from lusoria.core.errors import LusoriaError
from lusoria.lab.tournament.paired_games import Deal
from lusoria.lab.tournament.tournament_settings import Settings
from lusoria.runtime.atomic_file import write_atomically
from lusoria.runtime.file_lock import try_lock

SETTINGS = "tournament.json"
DEALS = "deals.jsonl"
LOCK = "tournament.lock"
SYNC_INTERVAL_SECONDS = 1.0  # play that a power failure may lose; a killed process loses none


class DealLogError(LusoriaError):
    """The folder cannot be written, or has another tournament."""


class DealLog:
    """Log of the deals of one tournament."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self.settings = settings
        self.deals: list[Deal] = []
        self._file = -1
        self._length = 0
        self._synced = 0.0

    def append(self, deal: Deal) -> None:
        """Appends a deal. Raises DealLogError, without a change, if it cannot be written."""
        assert deal.deal == len(self.deals)
        line = msgspec.json.encode(deal) + b"\n"
        try:
            rest = memoryview(line)
            while rest:
                rest = rest[os.write(self._file, rest) :]
            if time.monotonic() - self._synced > SYNC_INTERVAL_SECONDS:
                self.sync()
        except OSError as error:
            with suppress(OSError):
                os.ftruncate(self._file, self._length)
            raise self.write_error(DEALS, error) from error
        self._length += len(line)
        self.deals.append(deal)

    def sync(self) -> None:
        os.fsync(self._file)
        self._synced = time.monotonic()

    def write(self, name: str, content: bytes) -> Path:
        """Writes a file beside the log, atomically."""
        path = self.folder / name
        try:
            write_atomically(path, content)
        except OSError as error:
            raise self.write_error(name, error) from error
        return path

    def write_error(self, name: str, error: OSError) -> DealLogError:
        finished = f"{len(self.deals)} of {self.settings.deals} deals are saved"
        problem = error.strerror or str(error)
        return DealLogError(
            f"{self.folder / name} cannot be written: {problem}. {finished}; the same command continues."
        )

    def begin(self, *, changed_code: bool) -> None:
        """Compares the settings, reads the log, and cuts off a torn line. Raises DealLogError."""
        log = self.folder / DEALS
        if (self.folder / SETTINGS).exists():
            stale = self._compare_settings(changed_code=changed_code)
        elif log.exists() and log.stat().st_size:  # an empty log: the settings could not be written
            raise DealLogError(f"{self.folder} has deals without {SETTINGS}. Take another folder.")
        else:
            stale = True
        try:
            self._file = os.open(log, os.O_CREAT | os.O_RDWR | os.O_APPEND, 0o666)
            self.deals, self._length = deals_in(log, log.read_bytes())
            if len(self.deals) > self.settings.deals:
                raise DealLogError(
                    f"{log} has {len(self.deals)} deals, more than the {self.settings.deals} wanted."
                )
            os.ftruncate(self._file, self._length)
        except OSError as error:
            raise self.write_error(DEALS, error) from error
        if stale:
            encoded = msgspec.json.encode(self.settings)
            self.write(SETTINGS, msgspec.json.format(encoded, indent=2) + b"\n")

    def close(self) -> None:
        if self._file >= 0:
            with suppress(OSError):
                self.sync()
            os.close(self._file)

    def _compare_settings(self, *, changed_code: bool) -> bool:
        """True if the settings must be written again: more deals, or changed code. Raises DealLogError."""
        path = self.folder / SETTINGS
        try:
            before = msgspec.json.decode(path.read_bytes(), type=Settings)
        except (OSError, msgspec.MsgspecError) as error:
            raise DealLogError(f"{path} cannot be read: {error}") from error
        for name in Settings.__struct_fields__:
            was, now = getattr(before, name), getattr(self.settings, name)
            if name == "entrants" and [(e.name, e.bot) for e in was] == [(e.name, e.bot) for e in now]:
                changed = [new.name for old, new in zip(was, now, strict=True) if old != new]
                if changed and not changed_code:
                    raise DealLogError(
                        f"{path}: the code of {', '.join(changed)} has changed since this tournament began. "
                        "Take another folder, or continue with --changed-code."
                    )
            elif name != "deals" and was != now:
                raise DealLogError(
                    f"{path}: this tournament began with {name} {as_json(was)}, not {as_json(now)}. "
                    "Take another folder."
                )
        return before != self.settings


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


@contextmanager
def open_deal_log(folder: Path, settings: Settings, *, changed_code: bool = False) -> Iterator[DealLog]:
    """The new or continued log of these settings, locked for this process. Raises DealLogError."""
    deal_log = DealLog(folder, settings)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_CREAT | os.O_RDWR, 0o666)
    except OSError as error:
        raise deal_log.write_error(LOCK, error) from error
    try:
        if not lock_file(lock):
            raise DealLogError(f"{folder}: another process is playing this tournament.")
        deal_log.begin(changed_code=changed_code)
        yield deal_log
    finally:
        deal_log.close()
        os.close(lock)


def deals_in(path: Path, content: bytes) -> tuple[list[Deal], int]:
    """Finished deals, and their length in bytes without a torn last line. Raises DealLogError."""
    decoder = msgspec.json.Decoder(Deal)
    deals: list[Deal] = []
    length = 0
    lines = content.splitlines(keepends=True)
    for number, line in enumerate(lines):
        try:
            deal = decoder.decode(line) if line.endswith(b"\n") else None
        except msgspec.MsgspecError:
            deal = None
        if deal is None and number == len(lines) - 1:
            break
        if deal is None or deal.deal != number:
            raise DealLogError(
                f"{path}: line {number + 1} is not deal {number}: the file was changed. Take another folder."
            )
        deals.append(deal)
        length += len(line)
    return deals, length


def lock_file(file: int) -> bool:
    """Locks an open file for this process; False if another process has the lock."""
    try:
        return try_lock(file)
    except OSError:
        return True  # some network drives have no locks
