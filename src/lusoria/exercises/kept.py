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

import msgspec

from lusoria.core.errors import LusoriaError, Malformed
from lusoria.wire.exercises import GRADES, Choice, ExercisePage, ExercisesListed, Guess

PAGE = 10
"""Small enough for a slow line, and enough for a while without one."""
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
        "c942ea6e6370ff1767f887d4dd7d083c6003f06a974c841ad12f124db0dbbecf",
        "lusoria lab exercises alea --seed 1 --count 130 --folder data",
    ),
}


class Shelf:
    """All exercises of a game, the easiest first; each is taken apart only when it is asked for."""

    def __init__(self, lines: list[bytes], version: str) -> None:
        self.lines = lines
        self.version = version
        counted = Counter(msgspec.json.decode(line, type=Graded).grade for line in lines)
        self.listed = ExercisesListed(version, tuple(counted[grade] for grade in GRADES), PAGE)

    def one(self, place: int) -> Guess | Choice:
        return LINE.decode(self.lines[place])

    def page(self, number: int) -> ExercisePage:
        first = number * PAGE
        if not 0 <= first < len(self.lines):
            raise Malformed("page", f"there are pages 0 to {(len(self.lines) - 1) // PAGE}")
        return ExercisePage(
            self.version, first, tuple(LINE.decode(line) for line in self.lines[first : first + PAGE])
        )


class Graded(msgspec.Struct):
    grade: int


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
def shelf(game: str) -> Shelf:
    """What this game comes with; Malformed where it has none."""
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
