"""Daily challenge over HTTP: the day's games, the player's attempts, and comparisons."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from lusoria.wire.analysis import Parts
from lusoria.wire.message import Message

TurnMark: TypeAlias = Literal["best", "close", "slip", "none"]
"""A turn compared to the best bot: equal, close, worse; `none` if there was no choice."""
TryState: TypeAlias = Literal["playing", "over", "unfinished"]
"""`unfinished`: given up, or not finished in time."""


class NewTry(Message, frozen=True):
    """Starts an attempt at a day's game; `name` is the player's name at the table."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]


class ShownName(Message, frozen=True):
    """The name to show with a result, to people who have finished the same game. Null shows none."""

    name: Annotated[str, Meta(min_length=1, max_length=100)] | None


class MyTry(Message, frozen=True):
    """The player's own attempt that counts."""

    day: str
    game: str
    table: str
    state: TryState
    points: int | None
    """Points of a finished game; null in a game without points."""
    won: bool | None
    best: int | None
    """Points of the best bot with the same dice; null if unknown or without points."""
    share: float | None = None
    """Share of the win: 1 if `won`, less after a draw, else 0; null before the end."""
    shown_name: str | None = None
    """Name shown with this result; null if the player shows none."""


class SeedCommitment(Message, frozen=True):
    """Seed of a day's game: committed the day before, revealed after the day."""

    game: str
    commitment: str
    """SHA-256 of the seed."""
    seed: str | None
    """Null until the day is over."""


class DayGame(Message, frozen=True):
    """One of the day's games, the same for all players."""

    game: str
    players: int
    seat: int
    bot: str
    begun: int
    """Number of people who have begun it."""
    promise: SeedCommitment
    mine: MyTry | None


class DayShown(Message, frozen=True):
    """A day. `ends` (last start) and `opens` (results public) are Unix times."""

    day: str
    ends: float
    opens: float
    open: bool
    games: tuple[DayGame, ...]


class DailyShown(Message, frozen=True):
    """Today, commitments for tomorrow, and the player's own attempts."""

    today: DayShown
    tomorrow: tuple[SeedCommitment, ...]
    first: str
    """First day of this server."""
    mine: tuple[MyTry, ...]
    """Attempts of all stored days, newest first."""


class TryAnalysis(Message, frozen=True):
    """Analysis of the player's own attempt. Contains nothing that was hidden from the player."""

    marks: tuple[TurnMark, ...]
    """By turn."""
    parts: Parts | None
    """Decomposition of the points or of the win probability."""
    column: tuple[int, ...] | None
    cards: int | None


class BotsPlayed(Message, frozen=True, omit_defaults=True):
    """Result of a bot on the same seat with the same seed."""

    bot: str
    level: int
    games: int
    won: int
    points: int | None
    """Points of its one game; null in a game without points."""
    column: tuple[int, ...] | None
    cards: int | None
    shared: float = 0.0
    """Sum of the shares of drawn games, which `won` does not count."""


class PlayerTotals(Message, frozen=True):
    """Totals of all finished attempts on this server."""

    players: int
    unfinished: int
    won: int
    bins: tuple[tuple[int, int], ...]
    """Histogram of points: lower bound of each bin of ten, and count."""
    worse: int
    """Number of players with fewer points."""
    same: int
    """Number of other players with equal points."""
    shared: float = 0.0
    """Sum of the shares of drawn games, which `won` does not count."""


class NamedResult(Message, frozen=True):
    """Result of a player who shows a name with it."""

    name: str
    points: int | None
    """Null in a game without points."""
    share: float
    """Share of the win: 1 for a win, less after a draw, else 0."""
    yours: bool


class Comparison(Message, frozen=True):
    """A day's game: own attempt, bots and all players."""

    day: str
    game: str
    open: bool
    opens: float
    mine: MyTry | None
    crowd: PlayerTotals
    ready: bool
    """False while the server still computes the rest: ask again."""
    told: TryAnalysis | None
    bots: tuple[BotsPlayed, ...]
    """Weakest first."""
    names: tuple[NamedResult, ...] = ()
    """Best first. Empty for people who have not finished the game themselves."""
