"""Random games of every combination of options, with fair chance, for tests of records."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

from lusoria import GAMES, AnyGame, FairNature, Match, Player, Record, encode, record_of, write_record
from lusoria.core.game import Viewer
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.games.idus_martii.model import Options as IdusOptions

IDUS_MARTII, ALEA = GAMES["idus-martii"], GAMES["alea"]

Kind = tuple[AnyGame, Any]
"""A game and the options of a table."""

ALEA_KINDS: tuple[Kind, ...] = tuple(
    (ALEA, AleaOptions(players, multi_roll=multi_roll, cards_anytime=cards_anytime, ordered=ordered))
    for players, (multi_roll, cards_anytime, ordered) in zip(
        (2, 3, 4, 5, 6, 2),
        (flags for flags in product((False, True), repeat=3) if not (flags[0] and flags[2])),
        strict=True,
    )
)
"""Every combination of options, every number of players."""

IDUS_KINDS: tuple[Kind, ...] = (
    (IDUS_MARTII, IdusOptions(5)),
    (IDUS_MARTII, IdusOptions(5, first=3, limit=12, yellow_swap="may")),
    (IDUS_MARTII, IdusOptions(6, limit=23)),
    (IDUS_MARTII, IdusOptions(6, first=0, yellow_swap="may")),
    (IDUS_MARTII, IdusOptions(7, first=6, limit=16)),
    (IDUS_MARTII, IdusOptions(7, yellow_swap="may")),
    (IDUS_MARTII, IdusOptions(8, first=7)),
    (IDUS_MARTII, IdusOptions(8, limit=31, yellow_swap="may")),
)
"""Every number of players, the lowest and highest limit, both rules for a shown yellow."""

KINDS = ALEA_KINDS + IDUS_KINDS


def name_of(value: object) -> str | None:
    """Id of a kind in test names."""
    if not isinstance(value, tuple):
        return None
    game, options = value
    chosen = ",".join(f"{name}={choice}" for name, choice in as_json(options).items())
    return f"{game.name}:{chosen}"


def as_json(value: object) -> Any:
    """A value as parsed JSON."""
    return json.loads(encode(value))


def seed_of(number: int) -> bytes:
    """A seed that is equal in every run."""
    return Random(number).randbytes(32)


def play_at_random(match: Match, rng: Random) -> Iterator[None]:
    """Plays randomly; yields before every choice and at the end."""
    while match.over is None:
        yield
        seat = rng.choice(match.awaited)
        match.act(seat, rng.choice(match.game.legal(match.state, seat)))
    yield


def new_match(kind: Kind, number: int) -> Match:
    """A fair match before its first choice."""
    game, options = kind
    return Match(game, options, FairNature(game, options, seed_of(number)))


def played(kind: Kind, number: int) -> Match:
    """A fair match, played at random to its end."""
    match = new_match(kind, number)
    for _ in play_at_random(match, Random(number)):
        pass
    return match


def record_of_played(kind: Kind, number: int) -> Record:
    match = played(kind, number)
    return record_of(match, players(match.options.players), seed_of(number))


def players(count: int) -> tuple[Player, ...]:
    """Players: people and bots, with and without names."""
    seats = (Player("human", "Livia"), Player("bot", "Brutus", "random"), Player("bot", bot="random"))
    return tuple((*seats, *(Player("human"),) * count)[:count])


@cache
def written(kind: Kind, number: int) -> bytes:
    """The record of a finished fair game."""
    return write_record(record_of_played(kind, number))


def document(kind: Kind, number: int) -> dict[str, Any]:
    """The record as parsed JSON, which the test may change."""
    parts: dict[str, Any] = json.loads(written(kind, number))
    return parts


def viewers(match: Match) -> tuple[Viewer, ...]:
    return (None, *range(match.options.players))


def all_views(match: Match) -> list[Any]:
    """Views of all viewers, as JSON."""
    return [as_json(match.game.view(match.state, viewer)) for viewer in viewers(match)]
