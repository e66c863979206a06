"""HTTP request and response bodies. Room, lobby and refusal have the same shapes as on the socket."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, field

from lusoria.core.field_marks import Marks
from lusoria.core.structs import HouseRule
from lusoria.records.record import Player, Talk
from lusoria.wire.analysis import BotExplanation, Chances, OptionalAnalysis, OptionValue, Parts
from lusoria.wire.message import Message, OptionalRawObject, RawObject, RawObjects, RequestedSeat, Wish
from lusoria.wire.server_messages import RecordSeal, Status
from lusoria.wire.settings import ENGLISH, Settings

Name = Annotated[str, Meta(min_length=1, max_length=100)]
MAX_NOTES_LENGTH = 8000  # characters, a few pages
GamePart: TypeAlias = Literal["analysis", "coach", "daily", "exercises", "lesson"]

# --- request bodies ----------------------------------------------------------------------------------------


class NewTable(Message, frozen=True):
    """Opens a table; `name` is the host's name."""

    name: Name
    settings: Settings


class SitDown(Message, frozen=True):
    """Takes a seat: this one or the first free one.

    Without `name`, the table picks a free name: the `wish`, the wish with a number, or a Roman name.
    """

    name: Name | None = None
    seat: RequestedSeat | None = None
    wish: Wish = ""


class NewBot(Message, frozen=True):
    """Adds a bot: this one or the default bot, on this seat or the first free one."""

    seat: RequestedSeat | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class TwoSeats(Message, frozen=True):
    """Two seats to swap."""

    one: RequestedSeat
    other: RequestedSeat


class OneSeat(Message, frozen=True):
    """The seat whose owner becomes host."""

    seat: RequestedSeat


class Muting(Message, frozen=True):
    """Mutes or unmutes a seat in the chat."""

    seat: RequestedSeat
    muted: bool


class Readiness(Message, frozen=True):
    """Whether the player agrees to start the game."""

    ready: bool


class Rejoin(Message, frozen=True):
    """Code that moves a seat to this device."""

    rejoin_code: Annotated[str, Meta(max_length=40)]


class Notes(Message, frozen=True):
    """A player's private notes; never sent to others."""

    notes: Annotated[str, Meta(max_length=MAX_NOTES_LENGTH)]


class PlayOn(Message, frozen=True):
    """Continues a finished game from a step of its replay, as one of its seats."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: RequestedSeat
    bots: Annotated[str, Meta(max_length=40)] | None = None
    """Bot for the other seats; null for the default bot."""
    lamps: bool = False
    """Allow the coach at the new table."""
    language: Annotated[str, Meta(max_length=40)] = ENGLISH
    """Language for names of bots whose name in the record is not usable."""


# --- response bodies ---------------------------------------------------------------------------------------


class CodeFound(Message, frozen=True):
    """The table that has this code."""

    id: str
    game: str


class RejoinCode(Message, frozen=True):
    """Code that moves a seat to another device."""

    rejoin_code: str


class MySeat(Message, frozen=True):
    """A seat at one of the person's tables. `won`, `side` and `score` are null before the end."""

    name: str
    kind: Literal["empty", "human", "bot"]
    yours: bool
    won: bool | None
    side: str | None
    """Side as the game's events name it; null in a game without sides."""
    score: int | None
    """Null in a game without points."""


class MyTable(Message, frozen=True):
    """A table at which the person has sat."""

    id: str
    game: str
    status: Status
    updated: float
    players: int
    free: int
    names: tuple[str, ...]
    finished: float | None
    result: Literal["won", "drawn", "lost", "given_up"] | None
    """Best result of the person's seats; null before the end, and if unknown."""
    seats: tuple[MySeat, ...]
    """Empty for tables from before the server stored seats."""
    asked: str | None
    """Step at which the game awaits the person; only for the newest games in play."""
    opens: float = 0.0
    """Unix time from which the replay of a daily challenge can be seen; 0 at other tables."""


class MyTables(Message, frozen=True):
    """The person's tables, newest first."""

    tables: tuple[MyTable, ...]


class TableInPlay(Message, frozen=True):
    """A listed table with a game in play that anyone may watch."""

    id: str
    game: str
    players: int
    names: tuple[str, ...]


class TablesInPlay(Message, frozen=True):
    """Tables to watch, newest first."""

    tables: tuple[TableInPlay, ...]


class FinishedGame(Message, frozen=True):
    """A finished game with a public record."""

    id: str
    game: str
    finished: float


class FinishedGames(Message, frozen=True):
    """A page of finished games, newest first."""

    records: tuple[FinishedGame, ...]


class RecordKeys(Message, frozen=True):
    """The server's public keys for records, in hexadecimal digits, newest first."""

    keys: tuple[str, ...]


class StepShown(Message, frozen=True):
    """One step of a finished game: events and state as the viewer saw them."""

    events: RawObjects
    table: RawObject
    mine: OptionalRawObject


class StepsShown(Message, frozen=True):
    """A finished game, step by step."""

    game: str
    rules: int
    seats: tuple[Player, ...]
    result: OptionalRawObject
    record: RecordSeal | None
    """Null for an unsigned record."""
    talk: tuple[Talk, ...]
    """Claims, each with the number of events before it."""
    steps: tuple[StepShown, ...]


# --- games -------------------------------------------------------------------------------------------------


class BotShown(Message, frozen=True):
    """A bot that can take a seat. A higher level plays better."""

    name: str
    level: int
    face: str
    """Name that the bot takes at a table if it is free."""


class WebFileShown(Message, frozen=True):
    """A file of a web board."""

    url: str
    integrity: str
    """Hash of the file, as HTML's attribute `integrity` takes it."""


class WebShown(Message, frozen=True):
    """The web board of a plug-in game."""

    module: WebFileShown
    """ES module; its default export mounts the board."""
    styles: tuple[WebFileShown, ...]


class GameShown(Message, frozen=True):
    """Facts about a game that a client needs before a table plays it."""

    rules: int
    least: int
    most: int
    """Smallest and largest number of players."""
    usual: int
    """Default number of players."""
    minutes: int
    bots: tuple[BotShown, ...]
    """Bots to choose from, weakest first."""
    usual_bot: str
    """Default bot."""
    coach: bool
    """Whether an adviser exists, so that tables may allow the coach (`lamps`)."""
    house_rules: dict[str, tuple[HouseRule, ...]]
    """By number of players."""
    actions: tuple[str, ...]
    defaults: dict[str, Any]
    """Default values of options that JSON leaves out."""
    marks: Marks
    beats: dict[str, float]
    """Display seconds by event type at normal pace; other events take the usual time."""
    sides: bool
    """Whether several winners are one side. Without sides they have drawn, and share the win."""
    claims: dict[str, dict[str, Literal["seat"] | tuple[str, ...]]]
    """By form: its fields, and for each field the allowed words or "seat"."""
    schema: str
    words: str
    parts: tuple[GamePart, ...] = ()
    """What this server offers besides tables: a game need not bring every part."""
    web: WebShown | None = None
    """Null if the client has the board, or plays on its generic one."""


class GamesShown(Message, frozen=True):
    """All games of this server, and the phrases and reactions for its chat."""

    games: dict[str, GameShown]
    phrases: tuple[str, ...]
    reactions: tuple[str, ...]


class SeatAdvice(Message, frozen=True):
    """Advice for one seat, from that seat's knowledge only: values of its options, and suspicions."""

    model: str
    """Name of the policy that the other players are assumed to follow."""
    options: tuple[OptionValue, ...]
    """Best first; empty if the seat is not awaited."""
    sides: tuple[Chances, ...]
    """By seat: probability of each secret side. Empty in a game without sides."""


class StandInMove(Message, frozen=True):
    """A decision that a bot made for a seat's owner."""

    events: RawObjects
    """Events of the decision, as this seat saw them."""


class StandInMoves(Message, frozen=True):
    """Decisions that a bot made for a seat's owner. Padded with spaces to hide the length."""

    total: int = field(name="lent")
    """Total number of decisions."""
    moves: tuple[StandInMove, ...]
    """The latest ones, oldest first."""


class AdviceShown(Message, frozen=True):
    """The coach's advice to one seat. Padded with spaces to hide the length."""

    ready: bool
    """False while the server computes it: ask again."""
    version: int
    """Version of the table that the advice is for."""
    ask: int
    """Number of the seat's next decision."""
    advice: SeatAdvice | None


class BotExplanationsShown(Message, frozen=True):
    """Comments of the bots on a finished game; not every bot has one."""

    ready: bool
    """False while the server computes them: ask again."""
    explanations: tuple[BotExplanation, ...] = field(name="afterwords")


class MyResult(Message, frozen=True):
    """Result of one seat of the person in a finished game."""

    table: str
    game: str
    finished: float
    players: int
    seat: int
    won: bool
    side: str | None
    """Null in a game without sides."""
    score: int | None
    """Null in a game without points."""
    gave_up: bool
    """The person left before the end and a bot continued: neither won nor lost."""
    lamps: bool | None
    """Whether the coach was allowed; null for tables from before the server stored it."""
    offices: dict[str, int] | None
    """Number of turns in each office; null in a game without offices, and for old tables."""
    share: float
    """Share of the win: 1 if `won`, less after a draw, else 0."""


class RatingPoint(Message, frozen=True):
    """The person's rating after a game; `error` is one standard deviation."""

    table: str
    value: int
    error: int


class MyRating(Message, frozen=True):
    """The person's rating in one game, against bots and people of this server."""

    game: str
    games: int
    """Number of games behind the rating."""
    least: int
    """Number of games required for a rating."""
    course: tuple[RatingPoint, ...]
    """Rating after each game, oldest first; the last one is current."""


class MyResults(Message, frozen=True):
    """All games that the person finished or gave up, newest first."""

    results: tuple[MyResult, ...]
    ratings: tuple[MyRating, ...]


class LuckRow(Message, frozen=True):
    """Luck and skill in one game of the person, if computed."""

    table: str
    game: str
    seat: int
    finished: float
    points: Parts | None
    """Decomposition of the score: start + luck + skill + others = result. Null without points."""
    chance: Parts | None
    """The same for the win probability."""
    cost: float | None
    """Total cost of the person's decisions in win probability; null if not computed."""
    hopeless: bool
    """True if it cannot be computed."""


class LuckReport(Message, frozen=True):
    """Luck and skill in the person's last games, newest first."""

    games: tuple[LuckRow, ...]
    possible: bool
    """Whether this server can compute them."""
    before: int | None
    """Number of other jobs in the queue before this one; null if none is queued for the person."""
    preparing: bool
    """True while the worker compiles code, which takes longer once per machine."""


class ErasureProgress(Message, frozen=True):
    """Progress of erasing a person."""

    left: int
    """Tables left to process: ask again. At 0 the erasure is complete and the token revoked."""


class Consent(Message, frozen=True):
    """How the person's finished games may be used. Only the person sees it."""

    exercises: bool
    """Positions may become anonymous exercises, if all players of that game agree."""


class AnalysisShown(Message, frozen=True):
    """Analysis of a finished game, or its place in the queue."""

    ready: bool
    before: int
    """Number of jobs before it in the queue; 0 if it runs or is ready."""
    preparing: bool
    """True while the worker compiles code, which takes up to a minute once per machine."""
    analysis: OptionalAnalysis
    done: int = 0
    """Turns or rounds computed so far."""
    of: int = 0
    """Their total number; 0 until known."""
