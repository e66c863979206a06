"""The daily challenge: what a day brings, to everybody at this server.

Everything about a day follows from its date and one secret that all nodes share. A day is one of UTC. Who has
begun before midnight has an hour more to finish; then the day is laid open: its seeds, and what was played.
"""

import hashlib
import hmac
import re
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

from lusoria.bots import bot_spec, default_bot
from lusoria.core.errors import Malformed
from lusoria.core.game import Seat
from lusoria.games import game as find_game
from lusoria.records.fair_chance import BY_TURN
from lusoria.table.room import orders
from lusoria.table.room.entries import Created, Seated
from lusoria.table.room.names import clean_name
from lusoria.table.room.room import Change, changed, founded
from lusoria.wire.server_messages import DailyTable
from lusoria.wire.settings import Settings

PLAYERS = {"alea": 2, "idus-martii": 5}
"""The games of every day, and how many play."""
LEVELS = ("able", "strong", "able", "strong", "able", "master", "able", "strong")
"""The bots of the eight days of a Roman week."""
DAY = timedelta(days=1)
TO_FINISH = 3600.0
"""Seconds from midnight until a day is laid open."""
KEPT_DAYS = 400
WRITTEN = re.compile(r"\d{4}-\d\d-\d\d")


def day_at(now: float) -> str:
    """The day that it is now, as `2026-03-15`."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def read_day(text: str) -> date:
    """A day as somebody writes it, or Malformed."""
    try:
        if WRITTEN.fullmatch(text):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise Malformed("day", "expected one such as 2026-03-15")


def later(day: str, days: int) -> str:
    return (read_day(day) + days * DAY).isoformat()


def ends(day: str) -> float:
    """The midnight that ends it: from then on nobody begins."""
    after = read_day(day) + DAY
    return datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()


def opens(day: str) -> float:
    """When its seeds are told and its records shown."""
    return ends(day) + TO_FINISH


def seed_of(key: bytes, day: str, game: str) -> bytes:
    """Known to nobody who has not the key; its SHA-256 is told from the day before on."""
    return hmac.digest(key, f"lusoria/daily/1|{day}|{game}".encode(), hashlib.sha256)


def seat_of(day: str, game: str) -> Seat:
    """Where one sits: another seat every day."""
    number = read_day(day).toordinal()
    return (number + number // len(LEVELS)) % PLAYERS[game]  # not always the same one at a level


def level_of(day: str, game: str) -> str:
    """Which bots one meets: the usual ones where those of the day cannot think here."""
    level = LEVELS[read_day(day).toordinal() % len(LEVELS)]
    return level if bot_spec(game, level).can_play else default_bot(game).name


def settings_of(day: str, game: str) -> Settings:
    return Settings(game, PLAYERS[game], chat="off", bots=level_of(day, game))


def beginning(
    table: str, person: str, name: str, played: DailyTable, game: str, seed: bytes, now: float
) -> Callable[[str], Change]:
    """The beginning of a table at which one person plays a day's game: seated, dealt, and under way."""
    seated = Seated(seat_of(played.day, game), person, clean_name(name, ()))

    def begun(code: str) -> Change:
        settings = settings_of(played.day, game)
        created = Created(code, settings, person, now, find_game(game).version, daily=played)
        begun = Change((created,), founded(table, created))
        begun = begun.then(changed(begun.room, seated))
        return begun.then(orders.start(begun.room, person, now, seed, BY_TURN))

    return begun
