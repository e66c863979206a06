"""Daily challenge: derives the games of a day from its date and one secret that all nodes share.

A day is a UTC day. A player who starts before midnight has one more hour to finish. Then the day's seeds and
records become public.
"""

import hashlib
import hmac
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from lusoria.bots import bots_of, default_bot
from lusoria.core.errors import Malformed
from lusoria.core.extensions import typed_extension
from lusoria.core.game import AnyState, Seat
from lusoria.games import GAMES
from lusoria.games import game as find_game
from lusoria.records.fair_chance import BY_TURN
from lusoria.table.room import orders
from lusoria.table.room.entries import Created, Seated
from lusoria.table.room.names import clean_name
from lusoria.table.room.room import Change, change_with, created_room
from lusoria.wire.server_messages import DailyTable
from lusoria.wire.settings import Settings

LEVELS = ("able", "strong", "able", "strong", "able", "master", "able", "strong")
"""Bots by day, in a cycle of eight days: a Roman week."""
DAY = timedelta(days=1)
FINISH_SECONDS = 3600.0  # from midnight until a day's seeds and records become public
STORED_DAYS = 400  # tries are stored that long
DAY_FORMAT = re.compile(r"\d{4}-\d\d-\d\d")


@dataclass(frozen=True, slots=True)
class DailySettings:
    """What a game brings as the extension `daily`: it is then part of the daily challenge."""

    players: int
    even: float
    """Loss up to which a turn counts as the best: in points, or in win probability without points."""
    close: float
    """Loss up to which a turn counts as close to the best."""
    bot_games: int = 1
    """Games of each bot on the person's seat. Without points one game says little."""
    board: Callable[[AnyState, Seat], tuple[tuple[int, ...], int]] | None = None
    """Column and number of cards of a seat, for a game that has these."""


def settings_by_game() -> dict[str, DailySettings]:
    """The games of every day, by name."""
    by_name = ((name, typed_extension(GAMES[name], "daily", DailySettings)) for name in sorted(GAMES))
    return {name: settings for name, settings in by_name if settings is not None}


def daily_settings(game: str) -> DailySettings:
    """Raises Malformed if the game is not part of the daily challenge."""
    settings = typed_extension(find_game(game), "daily", DailySettings)
    if settings is None:
        raise Malformed("game", f"{game} is not part of the daily challenge")
    return settings


def day_at(now: float) -> str:
    """The UTC day, as `2026-03-15`."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def read_day(text: str) -> date:
    """Parse a day. Raises Malformed."""
    try:
        if DAY_FORMAT.fullmatch(text):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise Malformed("day", "expected one such as 2026-03-15")


def later(day: str, days: int) -> str:
    return (read_day(day) + days * DAY).isoformat()


def ends(day: str) -> float:
    """Midnight at its end: no try starts after it."""
    after = read_day(day) + DAY
    return datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()


def opens(day: str) -> float:
    """When its seeds and records become public."""
    return ends(day) + FINISH_SECONDS


def seed_of(key: bytes, day: str, game: str) -> bytes:
    """Secret without the key. Its SHA-256 is published the day before."""
    return hmac.digest(key, f"lusoria/daily/1|{day}|{game}".encode(), hashlib.sha256)


def seat_of(day: str, game: str) -> Seat:
    """The player's seat, another one every day."""
    number = read_day(day).toordinal()
    shift = number // len(LEVELS)  # varies the seat at each level
    return (number + shift) % daily_settings(game).players


def level_of(day: str, game: str) -> str:
    """The bots of the day; the default bots if the game has no such bot or it is not installed."""
    level = LEVELS[read_day(day).toordinal() % len(LEVELS)]
    can_play = any(spec.name == level and spec.can_play for spec in bots_of(game))
    return level if can_play else default_bot(game).name


def settings_of(day: str, game: str) -> Settings:
    return Settings(game, daily_settings(game).players, chat="off", bots=level_of(day, game))


def first_entries(
    table: str, person: str, name: str, daily_table: DailyTable, game: str, seed: bytes, now: float
) -> Callable[[str], Change]:
    """First entries of a table for one person: seated, started and dealt, as a function of its code."""
    seated = Seated(seat_of(daily_table.day, game), person, clean_name(name, ()))

    def make(code: str) -> Change:
        settings = settings_of(daily_table.day, game)
        created = Created(code, settings, person, now, find_game(game).version, daily=daily_table)
        change = Change((created,), created_room(table, created))
        change = change.then(change_with(change.room, seated))
        return change.then(orders.start(change.room, person, now, seed, BY_TURN))

    return make
