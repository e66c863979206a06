"""A shelf of exercises: as many of each grade as were asked for, the easiest first."""

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from lusoria.analysis.exercises.alea_positions import COMPANY as ALEA_COMPANY
from lusoria.analysis.exercises.alea_positions import SIZES as ALEA_SIZES
from lusoria.analysis.exercises.alea_positions import choices
from lusoria.analysis.exercises.idus_positions import COMPANY as IDUS_COMPANY
from lusoria.analysis.exercises.idus_positions import SIZES as IDUS_SIZES
from lusoria.analysis.exercises.idus_positions import guesses
from lusoria.analysis.exercises.source_games import played
from lusoria.core.errors import Malformed
from lusoria.games import game as find_game
from lusoria.records.codec import encode
from lusoria.records.record import Record, read_record
from lusoria.wire.exercises import GRADES, Choice, Guess

Exercise = Guess | Choice
MOST_GAMES = 20_000
"""If the bots do not bring enough of a grade by then, they never will."""
Told = Callable[[int, int], None]


class Task(NamedTuple):
    sizes: tuple[int, ...]
    company: tuple[str, ...]
    of: Callable[[Record, Random], Iterator[Exercise]]


TASKS = {
    "idus-martii": Task(IDUS_SIZES, IDUS_COMPANY, guesses),
    "alea": Task(ALEA_SIZES, ALEA_COMPANY, choices),
}


def made(
    game: str,
    seed: int,
    count: int,
    records: Iterable[Record] = (),
    told: Told = lambda *_: None,
    most_games: int = MOST_GAMES,
    *,
    bots: bool = True,
) -> list[bytes]:
    """Line by line: from the records first, then from games of bots, until each grade has `count`.

    Without bots it is as many as the records have; Malformed where that is none.
    """
    if count < 1:
        raise Malformed("count", "must be 1 or more")
    task = TASKS[game]
    # by its sum, too, a game that is in two exports is one
    written = {sum_of(record): record for record in records if usable(record, game)}
    by_bots = enumerate(played(find_game(game), task.sizes, task.company, seed) if bots else ())
    games: Iterator[tuple[str | int, Record]] = chain(written.items(), by_bots)
    found: dict[int, list[Exercise]] = {grade: [] for grade in GRADES}
    for called, record in islice(games, most_games):
        for one in task.of(record, Random(f"{seed} {called}")):
            if len(found[one.grade]) < count:
                found[one.grade].append(one)
        have = sum(map(len, found.values()))
        told(have, count * len(found))
        if have == count * len(found):
            break
    if not any(found.values()):
        raise Malformed("records", "no position of theirs is worth an exercise")
    return [msgspec.json.encode(one) for some in found.values() for one in some]


def sum_of(record: Record) -> str:
    """Of what was played: by it a game is asked in the same place, whatever other records there are."""
    return sha256(encode(record.events)).hexdigest()


def usable(record: Record, game: str) -> bool:
    """Finished, from its beginning one game, and that by its printed rules: only these were learnt."""
    printed = find_game(game).options_type(players=len(record.seats))
    whole = record.result is not None and record.what_if is None
    return whole and record.game.name == game and record.options == printed


def records_in(path: Path) -> Iterator[Record]:
    """Of a record, or of many, one a line, as a server exports them: only of people who agreed to it."""
    try:
        data = path.read_bytes()
    except OSError as no:
        raise Malformed("records", f"{path} cannot be read: {no.strerror}") from no
    if not data.strip():  # as an export writes it that found no game
        raise Malformed("records", f"{path} holds no records: there is nothing in it")
    first, *more = data.strip().splitlines()
    if first.strip() == b"{" or not more:  # one record, as `lusoria verify` reads it
        yield read_record(data)
    else:
        yield from map(read_record, [first, *more])
