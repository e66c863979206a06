"""The files of exercises: one line a position, packed, with what made them and what they must be.

Reading needs nothing but Python; making is `lusoria.analysis.exercises`.
"""

import gzip
import hashlib
import zlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from lusoria.core.errors import LusoriaError, Malformed
from lusoria.exercises.exercise_id import identity
from lusoria.games import game as find_game
from lusoria.records.codec import decode_view, encode
from lusoria.wire.exercises import GRADES, Choice, ExerciseIds, ExercisePage, ExercisesListed, Guess

PAGE = 10
"""Small enough for a slow line, and enough for a while without one."""
LEVELS = 4
"""Of bots: so many say whether they would have gone wrong."""
MOST_PACKED, MOST_UNPACKED, MOST_LINES = 8 * 2**20, 64 * 2**20, 5000
"""What a host may have beside those that ship: bytes of a file, of what is in it, and how many."""
LINE: msgspec.json.Decoder[Guess | Choice] = msgspec.json.Decoder(Guess | Choice)


class WrongExercises(LusoriaError):
    """A file that is missing, damaged, or another than the one that was listed."""


@dataclass(frozen=True, slots=True)
class Kept:
    file: str
    sha256: str
    command: str


KEPT = {
    "idus-martii": Kept(
        "idus-martii.jsonl.gz",
        "7fc69792c297b1c7855a734700ad54280bf458bcf61636daf6d483068872c3ce",
        "lusoria lab exercises idus-martii --seed 1 --count 130 --folder data",
    ),
    "alea": Kept(
        "alea.jsonl.gz",
        "337fde9df9df5019ae8f5e5eccee79e00d6c571d16a80e6439144ff2d7d2dd74",
        "lusoria lab exercises alea --seed 1 --count 130 --folder data",
    ),
}


class Shelf:
    """All exercises of a game, the easiest first; each is taken apart only when it is asked for."""

    def __init__(self, lines: list[bytes], version: str) -> None:
        self.lines = lines
        self.version = version
        self.ids = tuple(map(identity, lines))
        counted = Counter(GRADED.decode(line).grade for line in lines)
        self.listed = ExercisesListed(version, tuple(counted[grade] for grade in GRADES), PAGE)

    def one(self, place: int) -> Guess | Choice:
        return LINE.decode(self.lines[place])

    def page(self, number: int) -> ExercisePage:
        first = number * PAGE
        if not 0 <= first < len(self.lines):
            raise Malformed("page", f"there are pages 0 to {(len(self.lines) - 1) // PAGE}")
        here = slice(first, first + PAGE)
        some = tuple(LINE.decode(line) for line in self.lines[here])
        return ExercisePage(self.version, first, some, self.ids[here])

    def named(self) -> ExerciseIds:
        return ExerciseIds(self.version, self.ids)


class Graded(msgspec.Struct):
    grade: int


GRADED = msgspec.json.Decoder(Graded)
GZIP = 31
"""How zlib is told that a gzip file comes."""


def packed(lines: Iterable[bytes]) -> bytes:
    """The same lines give the same bytes."""
    return gzip.compress(b"".join(line + b"\n" for line in lines), mtime=0)


def unpacked(data: bytes, version: str) -> Shelf:
    try:
        lines = gzip.decompress(data).splitlines()
        if lines:
            return Shelf(lines, version)
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError) as no:
        raise WrongExercises("these are no exercises") from no
    raise WrongExercises("there are no exercises in it")


@cache
def shelf(game: str, beside: Path | None = None) -> Shelf:
    """What this game comes with, and what a folder has of it beside that; Malformed where it has none."""
    shipped = shipped_shelf(game)
    path = None if beside is None else own_file(game, beside)
    if path is None:
        return shipped
    own = {identity(line): line for line in checked_lines(game, path, read_own(path))}
    # of each grade the host's own come first: nobody would get to them after all the others
    more = [line for called, line in own.items() if called not in shipped.ids]
    lines = sorted([*more, *shipped.lines], key=lambda line: GRADED.decode(line).grade)
    if not more:
        return shipped
    # of the lines, not of the file: which of those are offered is decided here, and may be otherwise one day
    return Shelf(lines, hashlib.sha256(b"\n".join(lines)).hexdigest()[:12])


def check_folder(beside: Path) -> None:
    """WrongExercises where a server could not offer what is in this folder; the rest is read later."""
    if not any(own_file(game, beside) for game in KEPT):
        names = " nor ".join(kept.file for kept in KEPT.values())
        raise WrongExercises(f"exercises: in {beside} is neither {names}")
    for game in KEPT:
        shelf(game, beside)


def own_file(game: str, beside: Path) -> Path | None:
    path = beside / KEPT[game].file
    try:
        return path if path.exists() else None
    except OSError as no:  # the folder may not be looked into, or can have no such name
        raise WrongExercises(f"{path} cannot be read: {no.strerror}") from no


def read_own(path: Path) -> bytes:
    try:
        if not path.is_file():  # whoever reads a pipe may wait for ever
            raise WrongExercises(f"{path} cannot be read: it is no file")
        if path.stat().st_size > MOST_PACKED:
            raise WrongExercises(f"{path} has more than {MOST_PACKED} bytes")
        return path.read_bytes()
    except OSError as no:
        raise WrongExercises(f"{path} cannot be read: {no.strerror}") from no


def checked_lines(game: str, path: Path, data: bytes) -> list[bytes]:
    """Every line is an exercise of this game, as `lusoria lab exercises` writes it."""
    try:
        unpacking = zlib.decompressobj(wbits=GZIP)
        text = unpacking.decompress(data, MOST_UNPACKED)
        lines = text.splitlines()
        if not unpacking.eof or unpacking.unused_data or len(lines) > MOST_LINES:
            raise WrongExercises(
                f"{path} is not whole, or has more than {MOST_LINES} lines or {MOST_UNPACKED} bytes"
            )
    except zlib.error as no:
        raise WrongExercises(f"{path} is no such file as `lusoria lab exercises` writes") from no
    for number, line in enumerate(lines, 1):
        try:
            one = LINE.decode(line)
            if type(one).__struct_config__.tag != game or one.grade not in GRADES:
                raise WrongExercises(f"{path}, line {number}: no exercise of {game} with a grade of 1 to 4")
            check_position(game, one)
            identity(line)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError, Malformed) as no:
            raise WrongExercises(f"{path}, line {number}: {no}") from no
    return lines


def check_position(game: str, one: Guess | Choice) -> None:
    """A page could not show anything else than a view, and as many figures as there are seats and actions."""
    legal = one.legal if isinstance(one, Choice) else ()
    view: Any = decode_view(find_game(game), encode({"table": one.table, "mine": one.mine, "legal": legal}))
    players = view.table.options.players
    if isinstance(one, Choice):
        counts = {
            "bots": (one.bots, players),
            "values": (one.values, len(view.legal)),
            "wrong": (one.wrong, LEVELS),
        }
    else:
        counts = {name: (getattr(one, name), players) for name in ("bots", "prior", "known", "truth")}
    for name, (found, wanted) in counts.items():
        if len(found) != wanted:
            raise Malformed(name, f"must be {wanted}")


@cache
def shipped_shelf(game: str) -> Shelf:
    if game not in KEPT:
        raise Malformed("game", f"{game} has no exercises; {' and '.join(KEPT)} have")
    kept = KEPT[game]
    try:
        data = files(__package__).joinpath("data", kept.file).read_bytes()
    except OSError:
        raise WrongExercises(f"{kept.file} is not there; `{kept.command}` makes it") from None
    if hashlib.sha256(data).hexdigest() != kept.sha256:
        raise WrongExercises(f"{kept.file} is not the one that was listed; `{kept.command}` makes it anew")
    return unpacked(data, kept.sha256[:12])
