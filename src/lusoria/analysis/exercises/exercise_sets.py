"""Makes a set of exercises: a given number of each grade, the easiest first."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import chain, islice
from pathlib import Path
from random import Random

import msgspec

from lusoria.analysis.exercises.source_games import ExerciseSource, bot_games
from lusoria.core.errors import Malformed
from lusoria.core.extensions import extension
from lusoria.games import game as find_game
from lusoria.records.codec import encode
from lusoria.records.record import Record, read_record
from lusoria.runtime.progress import ProgressCallback, ignore_progress
from lusoria.wire.exercises import GRADES, Exercise

MAX_GAMES = 20_000  # a grade that is still incomplete then stays incomplete


def make_exercises(
    game: str,
    seed: int,
    count: int,
    records: Iterable[Record] = (),
    on_progress: ProgressCallback = ignore_progress,
    max_games: int = MAX_GAMES,
    *,
    bots: bool = True,
) -> list[bytes]:
    """Exercises as JSON lines, from the records first, then from bot games, until each grade has `count`.

    With `bots=False`, only from the records. Raises Malformed if there is no exercise at all.
    """
    if count < 1:
        raise Malformed("count", "must be 1 or more")
    source = source_of(game)
    # keyed by digest, so that a game in two exports counts once
    by_digest = {digest_of(record): record for record in records if is_usable(record, game)}
    by_bots = enumerate(bot_games(find_game(game), source.sizes, source.bots, seed) if bots else ())
    games: Iterator[tuple[str | int, Record]] = chain(by_digest.items(), by_bots)
    by_grade: dict[int, list[Exercise]] = {grade: [] for grade in GRADES}
    for game_id, record in islice(games, max_games):
        for exercise in source.find(record, Random(f"{seed} {game_id}")):
            if len(by_grade[exercise.grade]) < count:
                by_grade[exercise.grade].append(exercise)
        done = sum(map(len, by_grade.values()))
        on_progress(done, count * len(by_grade))
        if done == count * len(by_grade):
            break
    if not any(by_grade.values()):
        raise Malformed("records", "no position is suitable for an exercise")
    return [
        msgspec.json.encode(exercise)
        for exercises in by_grade.values()
        for exercise in sorted(exercises, key=source.rank)
    ]


def source_of(game: str) -> ExerciseSource:
    """Raises Malformed if no exercises of this game can be made, or the source cannot be loaded."""
    source: ExerciseSource | None = extension(find_game(game), "exercise_source")
    if source is None:
        raise Malformed("game", f"no command makes exercises of {game}")
    return source


def digest_of(record: Record) -> str:
    """Digest of a game's events. Seeds the choice of a position, so that other records do not affect it."""
    return sha256(encode(record.events)).hexdigest()


def is_usable(record: Record, game: str) -> bool:
    """Finished, not a what-if, and played by the printed rules: the bots are trained on these only."""
    printed = find_game(game).options_type(players=len(record.seats))
    whole = record.result is not None and record.what_if is None
    return whole and record.game.name == game and record.options == printed


def records_in(path: Path) -> Iterator[Record]:
    """Reads one record, or an export with one record per line."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Malformed("records", f"{path} cannot be read: {error.strerror}") from error
    if not data.strip():  # an export without games is empty
        raise Malformed("records", f"{path} is empty")
    first, *more = data.strip().splitlines()
    if first.strip() == b"{" or not more:  # one record, as `lusoria verify` reads it
        yield read_record(data)
    else:
        yield from map(read_record, [first, *more])
