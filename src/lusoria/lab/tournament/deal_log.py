"""The folder of a tournament: its settings, and one line for every deal that was played to its end.

A line is written whole or not at all: what a kill left half written is cut off when somebody goes on, and
what a full disk refuses is taken back at once. Lines stand in the order of the deals, whoever played them.
"""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from lusoria.core.errors import LusoriaError
from lusoria.lab.tournament.paired_games import Deal
from lusoria.lab.tournament.settings import Settings
from lusoria.runtime.atomic_file import write_atomically

SETTINGS = "tournament.json"
DEALS = "deals.jsonl"
LOCK = "tournament.lock"
SYNC_EVERY = 1.0
"""So many seconds of play may be lost when the power fails; nothing when only we are killed."""


class LedgerTrouble(LusoriaError):
    """The folder cannot be written, or holds something else than what is played."""


class Ledger:
    """The deals of one tournament, in order."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self.settings = settings
        self.deals: list[Deal] = []
        self._file = -1
        self._length = 0
        self._synced = 0.0

    def append(self, deal: Deal) -> None:
        """Write a deal down, or LedgerTrouble and everything is as before."""
        assert deal.deal == len(self.deals)
        line = msgspec.json.encode(deal) + b"\n"
        try:
            rest = memoryview(line)
            while rest:
                rest = rest[os.write(self._file, rest) :]
            if time.monotonic() - self._synced > SYNC_EVERY:
                self.sync()
        except OSError as error:
            with suppress(OSError):
                os.ftruncate(self._file, self._length)
            raise self.unwritable(DEALS, error) from error
        self._length += len(line)
        self.deals.append(deal)

    def sync(self) -> None:
        os.fsync(self._file)
        self._synced = time.monotonic()

    def write(self, name: str, content: bytes) -> Path:
        """A file beside the deals, replaced as a whole."""
        path = self.folder / name
        try:
            write_atomically(path, content)
        except OSError as error:
            raise self.unwritable(name, error) from error
        return path

    def unwritable(self, name: str, error: OSError) -> LedgerTrouble:
        kept = f"{len(self.deals)} of {self.settings.deals} deals are kept"
        problem = error.strerror or str(error)
        return LedgerTrouble(
            f"{self.folder / name} cannot be written: {problem}. {kept}; the same command goes on from there."
        )

    def begin(self, *, changed_code: bool) -> None:
        """Compare the settings, read what is there, and cut off what was not finished."""
        kept = self.folder / DEALS
        if (self.folder / SETTINGS).exists():
            stale = self._different(changed_code=changed_code)
        elif kept.exists() and kept.stat().st_size:  # an empty one was begun, and the settings not written
            raise LedgerTrouble(f"{self.folder} holds deals, but no {SETTINGS}: nobody knows of what.")
        else:
            stale = True
        try:
            self._file = os.open(kept, os.O_CREAT | os.O_RDWR | os.O_APPEND, 0o666)
            self.deals, self._length = deals_in(kept, kept.read_bytes())
            if len(self.deals) > self.settings.deals:
                raise LedgerTrouble(
                    f"{kept} has {len(self.deals)} deals, more than the {self.settings.deals} asked for."
                )
            os.ftruncate(self._file, self._length)
        except OSError as error:
            raise self.unwritable(DEALS, error) from error
        if stale:
            encoded = msgspec.json.encode(self.settings)
            self.write(SETTINGS, msgspec.json.format(encoded, indent=2) + b"\n")

    def close(self) -> None:
        if self._file >= 0:
            with suppress(OSError):
                self.sync()
            os.close(self._file)

    def _different(self, *, changed_code: bool) -> bool:
        """Whether to write the settings anew: more deals, or code that may change. Else LedgerTrouble."""
        path = self.folder / SETTINGS
        try:
            before = msgspec.json.decode(path.read_bytes(), type=Settings)
        except (OSError, msgspec.MsgspecError) as error:
            raise LedgerTrouble(f"{path} cannot be read: {error}") from error
        for name in Settings.__struct_fields__:
            was, wanted = getattr(before, name), getattr(self.settings, name)
            if name == "entrants" and [(e.name, e.bot) for e in was] == [(e.name, e.bot) for e in wanted]:
                changed = [new.name for old, new in zip(was, wanted, strict=True) if old != new]
                if changed and not changed_code:
                    raise LedgerTrouble(
                        f"{path}: the code of {', '.join(changed)} has changed since this tournament was "
                        "begun. Take another folder, or say --changed-code to go on all the same."
                    )
            elif name != "deals" and was != wanted:
                raise LedgerTrouble(
                    f"{path}: this tournament was begun with {name} {shown(was)}, not {shown(wanted)}. "
                    "Take another folder."
                )
        return before != self.settings


def shown(value: object) -> str:
    return msgspec.json.encode(value).decode()


@contextmanager
def opened(folder: Path, settings: Settings, *, changed_code: bool = False) -> Iterator[Ledger]:
    """The ledger of these settings: a new one, or the one that was begun; nobody else writes meanwhile."""
    ledger = Ledger(folder, settings)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_CREAT | os.O_RDWR, 0o666)
    except OSError as error:
        raise ledger.unwritable(LOCK, error) from error
    try:
        if not locked(lock):
            raise LedgerTrouble(f"{folder}: another process is playing this tournament.")
        ledger.begin(changed_code=changed_code)
        yield ledger
    finally:
        ledger.close()
        os.close(lock)


def deals_in(path: Path, content: bytes) -> tuple[list[Deal], int]:
    """What was finished, and how many bytes that takes; a last line that is torn does not count."""
    decoder = msgspec.json.Decoder(Deal)
    found: list[Deal] = []
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
            raise LedgerTrouble(f"{path}: line {number + 1} is not deal {number}. Somebody has changed it.")
        found.append(deal)
        length += len(line)
    return found, length


def locked(file: int) -> bool:
    """The system lets the lock go when its process ends, in any way."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 (only there)

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 (only here)

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True  # some network drives know no locks
    return True
