"""The daily challenge over HTTP: what a day brings, one's own try, and how it compares."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from lusoria.wire.analysis import Parts
from lusoria.wire.message import Message

TurnMark: TypeAlias = Literal["best", "close", "slip", "none"]
"""How a turn was played: as the best bot would, nearly so, otherwise; none where there was no choice."""
TryState: TypeAlias = Literal["playing", "over", "unfinished"]
"""Unfinished is what was given up, or not brought to its end in time."""


class NewTry(Message, frozen=True):
    """Somebody wants to play a day's game; `name` is how they want to be called at their table."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]


class MyTry(Message, frozen=True):
    """One's own serious try."""

    day: str
    game: str
    table: str
    state: TryState
    points: int | None
    """In a game with points, once it is over."""
    won: bool | None
    best: int | None
    """What the best bot made of the same dice, where that is known and there are points."""


class Promise(Message, frozen=True):
    """The chance of one game of a day: promised the day before, told when the day is over."""

    game: str
    commitment: str
    """SHA-256 of the seed."""
    seed: str | None
    """Once the day is laid open."""


class DayGame(Message, frozen=True):
    """One of the games of a day, the same for everybody."""

    game: str
    players: int
    seat: int
    bot: str
    begun: int
    """So many people have begun it."""
    promise: Promise
    mine: MyTry | None


class DayShown(Message, frozen=True):
    """A day: until when one may begin, and when it is laid open, in seconds since 1970."""

    day: str
    ends: float
    opens: float
    open: bool
    games: tuple[DayGame, ...]


class DailyShown(Message, frozen=True):
    """Today, what is promised for tomorrow, and one's own tries."""

    today: DayShown
    tomorrow: tuple[Promise, ...]
    first: str
    """The first day of this server."""
    mine: tuple[MyTry, ...]
    """Of all days that are kept, the newest first."""


class Told(Message, frozen=True):
    """What was worked out about one's own try. Nothing in it was hidden from whoever played."""

    marks: tuple[TurnMark, ...]
    """One a turn."""
    parts: Parts | None
    """Of the points, or of the winning chance: where the result came from."""
    column: tuple[int, ...] | None
    cards: int | None


class BotsPlayed(Message, frozen=True):
    """What a bot made of the same seat with the same chance."""

    bot: str
    level: int
    games: int
    won: int
    points: int | None
    """In a game with points: of its one game."""
    column: tuple[int, ...] | None
    cards: int | None


class Crowd(Message, frozen=True):
    """Everybody who brought their try to its end at this server."""

    players: int
    unfinished: int
    won: int
    bins: tuple[tuple[int, int], ...]
    """Of points: from where a step of ten begins, and how many ended there."""
    worse: int
    """So many have fewer points than oneself."""
    same: int
    """So many others have as many."""


class Comparison(Message, frozen=True):
    """How a day's game was played: by oneself, by bots, by everybody."""

    day: str
    game: str
    open: bool
    opens: float
    mine: MyTry | None
    crowd: Crowd
    ready: bool
    """Whether the rest is worked out, as far as it can be here; else ask again."""
    told: Told | None
    bots: tuple[BotsPlayed, ...]
    """The weakest first."""
