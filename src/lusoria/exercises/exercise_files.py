"""Exercise files: gzipped JSON lines, one exercise each; digests of the shipped files.

Reading needs no extras. `lusoria.analysis.exercises` makes the files.
"""

import gzip
import hashlib
import zlib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw

from lusoria.core.errors import LusoriaError, Malformed
from lusoria.exercises.exercise_id import identity
from lusoria.exercises.game_exercises import SHIPPED
from lusoria.games import game as find_game
from lusoria.records.codec import decode_view, encode
from lusoria.wire.exercises import GRADES, Exercise, ExerciseIds, ExercisePage, ExercisesListed
from lusoria.wire.game_messages import messages_of

PAGE_EXERCISES = 10  # per response: small enough for a slow connection, enough to go on offline
# Limits for a host's own file, so that it cannot exhaust memory at the start; shipped files are far smaller.
MAX_PACKED_BYTES, MAX_UNPACKED_BYTES = 8 * 2**20, 64 * 2**20
MAX_LINES = 5000  # one exercise per line


class WrongExercises(LusoriaError):
    """An exercise file is missing or damaged, or its digest is wrong."""


class ExerciseSet:
    """All exercises of a game, the easiest first. Lines are decoded on access."""

    def __init__(self, lines: list[bytes], version: str) -> None:
        self.lines = lines
        self.version = version
        self.ids = tuple(map(identity, lines))
        counted = Counter(HEADER_DECODER.decode(line).grade for line in lines)
        self.listed = ExercisesListed(version, tuple(counted[grade] for grade in GRADES), PAGE_EXERCISES)

    def exercise(self, index: int) -> Exercise:
        """An exercise, as the struct of its game."""
        return decode_line(self.lines[index])

    def page(self, number: int) -> ExercisePage:
        first = number * PAGE_EXERCISES
        if not 0 <= first < len(self.lines):
            raise Malformed("page", f"there are pages 0 to {(len(self.lines) - 1) // PAGE_EXERCISES}")
        places = slice(first, first + PAGE_EXERCISES)
        lines = b"[" + b",".join(self.lines[places]) + b"]"
        return ExercisePage(self.version, first, Raw(lines), self.ids[places])

    def id_list(self) -> ExerciseIds:
        return ExerciseIds(self.version, self.ids)


class ExerciseHeader(msgspec.Struct):
    """The fields that sorting and decoding need first; the rest of the line is not read."""

    grade: int
    game: str = ""


HEADER_DECODER = msgspec.json.Decoder(ExerciseHeader)
GZIP_WINDOW_BITS = 31  # for zlib: 15, plus 16 for the gzip format


@cache
def decoder(game: str) -> "msgspec.json.Decoder[Exercise]":
    """Decoder of this game's exercises. Raises Malformed if it has no struct for them."""
    kind: Any = messages_of(find_game(game)).exercise
    if kind is None:
        raise Malformed("game", f"{game} has no struct for exercises")
    return msgspec.json.Decoder(kind)


def decode_line(line: bytes) -> Exercise:
    return decoder(HEADER_DECODER.decode(line).game).decode(line)


def pack(lines: Iterable[bytes]) -> bytes:
    """Deterministic: no timestamp."""
    return gzip.compress(b"".join(line + b"\n" for line in lines), mtime=0)


def unpack(data: bytes, version: str) -> ExerciseSet:
    try:
        lines = gzip.decompress(data).splitlines()
        if lines:
            return ExerciseSet(lines, version)
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError) as error:
        raise WrongExercises("not an exercise file") from error
    raise WrongExercises("the file has no exercises")


@cache
def exercise_set(game: str, folder: Path | None = None) -> ExerciseSet:
    """The shipped exercises of a game and those in `folder`. Raises Malformed if the game has none."""
    shipped = shipped_set(game)
    path = None if folder is None else own_file(game, folder)
    if path is None:
        return shipped
    own = {identity(line): line for line in checked_lines(game, path, read_own(path))}
    # the host's own come first in each grade: few players finish all others
    more = [line for exercise_id, line in own.items() if exercise_id not in shipped.ids]
    lines = sorted([*more, *shipped.lines], key=lambda line: HEADER_DECODER.decode(line).grade)
    if not more:
        return shipped
    # digest of the lines, not of the file: which lines are offered may change with this code
    return ExerciseSet(lines, hashlib.sha256(b"\n".join(lines)).hexdigest()[:12])


def check_folder(folder: Path) -> None:
    """Raises WrongExercises if a server could not offer the exercises in this folder."""
    if not any(own_file(game, folder) for game in SHIPPED):
        names = " nor ".join(shipped.file for shipped in SHIPPED.values())
        raise WrongExercises(f"exercises: {folder} has neither {names}")
    for game in SHIPPED:
        exercise_set(game, folder)


def own_file(game: str, folder: Path) -> Path | None:
    path = folder / SHIPPED[game].file
    try:
        return path if path.exists() else None
    except OSError as error:  # no permission for the folder, or an invalid name
        raise WrongExercises(f"{path} cannot be read: {error.strerror}") from error


def read_own(path: Path) -> bytes:
    try:
        if not path.is_file():  # reading a pipe might never end
            raise WrongExercises(f"{path} cannot be read: it is no file")
        if path.stat().st_size > MAX_PACKED_BYTES:
            raise WrongExercises(f"{path} has more than {MAX_PACKED_BYTES} bytes")
        return path.read_bytes()
    except OSError as error:
        raise WrongExercises(f"{path} cannot be read: {error.strerror}") from error


def checked_lines(game: str, path: Path, data: bytes) -> list[bytes]:
    """The lines of a host's file, each checked to be an exercise of this game."""
    try:
        unpacking = zlib.decompressobj(wbits=GZIP_WINDOW_BITS)
        text = unpacking.decompress(data, MAX_UNPACKED_BYTES)
        lines = text.splitlines()
        if not unpacking.eof or unpacking.unused_data or len(lines) > MAX_LINES:
            raise WrongExercises(
                f"{path} is not whole, or has more than {MAX_LINES} lines or {MAX_UNPACKED_BYTES} bytes"
            )
    except zlib.error as error:
        raise WrongExercises(f"{path} is no such file as `lusoria lab exercises` writes") from error
    for number, line in enumerate(lines, 1):
        try:
            read = HEADER_DECODER.decode(line)
            if read.game != game or read.grade not in GRADES:
                raise WrongExercises(f"{path}, line {number}: no exercise of {game} with a grade of 1 to 4")
            check_position(game, decode_line(line))
            identity(line)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError, Malformed) as error:
            raise WrongExercises(f"{path}, line {number}: {error}") from error
    return lines


def check_position(game: str, exercise: Exercise) -> None:
    """Raises Malformed unless the view decodes and each list has an entry per seat or action."""
    parts = {"table": exercise.table, "mine": exercise.mine, "legal": getattr(exercise, "legal", ())}
    view = decode_view(find_game(game), encode(parts))
    for name, length in SHIPPED[game].lengths(exercise, view).items():
        if len(getattr(exercise, name)) != length:
            raise Malformed(name, f"must be {length}")


@cache
def shipped_set(game: str) -> ExerciseSet:
    if game not in SHIPPED:
        raise Malformed("game", f"{game} has no exercises; {' and '.join(SHIPPED)} have")
    shipped = SHIPPED[game]
    package, _, path = shipped.path.partition(":")
    try:
        data = files(package).joinpath(path).read_bytes()
    except (OSError, ModuleNotFoundError):
        raise WrongExercises(f"{shipped.file} is missing; make it with `{shipped.command}`") from None
    if hashlib.sha256(data).hexdigest() != shipped.sha256:
        raise WrongExercises(f"{shipped.file} has another digest; make it again with `{shipped.command}`")
    return unpack(data, shipped.sha256[:12])
