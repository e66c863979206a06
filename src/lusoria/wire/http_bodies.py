"""The bodies and answers of HTTP. A room, the lobby and a refusal look as they do on the socket."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from lusoria.core.field_marks import Marks
from lusoria.core.structs import HouseRule
from lusoria.records.record import Player, Talk
from lusoria.wire.analysis import Afterword, Chances, Equity, Parts, Suspicion, Weighed
from lusoria.wire.message import Message, OptionalRawObject, RawObject, RawObjects, SeatAsked, Wish
from lusoria.wire.server_messages import RecordSeal, Status
from lusoria.wire.settings import ENGLISH, Settings

Name = Annotated[str, Meta(min_length=1, max_length=100)]
LONGEST_NOTES = 8000

# --- bodies ------------------------------------------------------------------------------------------------


class NewTable(Message, frozen=True):
    """A table to be opened; `name` is how its host wants to be called."""

    name: Name
    settings: Settings


class SitDown(Message, frozen=True):
    """Somebody wants to sit down; without a seat, on the first free one.

    Without a name the table gives one that is free there: the `wish`, the wish with a number, or a Roman one.
    """

    name: Name | None = None
    seat: SeatAsked | None = None
    wish: Wish = ""


class NewBot(Message, frozen=True):
    """A bot is to sit down; without its name, the usual one, without a seat, on the first free one."""

    seat: SeatAsked | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class TwoSeats(Message, frozen=True):
    """Two seats that are to change places."""

    one: SeatAsked
    other: SeatAsked


class OneSeat(Message, frozen=True):
    """The seat whose owner is to be host."""

    seat: SeatAsked


class Muting(Message, frozen=True):
    """Whether a seat is silenced in the chat."""

    seat: SeatAsked
    muted: bool


class Readiness(Message, frozen=True):
    """Whether one is ready for the game."""

    ready: bool


class Rejoin(Message, frozen=True):
    """The code of a seat that is to move to this device."""

    rejoin_code: Annotated[str, Meta(max_length=40)]


class Notes(Message, frozen=True):
    """A player's own marks about the others; nobody else ever gets them."""

    notes: Annotated[str, Meta(max_length=LONGEST_NOTES)]


class PlayOn(Message, frozen=True):
    """A finished game is to be played on from a step of its replay, as one of its seats."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatAsked
    bots: Annotated[str, Meta(max_length=40)] | None = None
    """Which bots have the other seats; the usual ones, where that is not said."""
    lamps: bool = False
    """Whether the table has lamps."""
    language: Annotated[str, Meta(max_length=40)] = ENGLISH
    """Bots are named in it where the record has no name that a table would take."""


# --- answers -----------------------------------------------------------------------------------------------


class CodeFound(Message, frozen=True):
    """Which table has a code."""

    id: str
    game: str


class RejoinCode(Message, frozen=True):
    """The code that moves a seat to another device."""

    rejoin_code: str


class MySeat(Message, frozen=True):
    """Who sat at a table of one's own, and what became of them. Before the end that is null."""

    name: str
    kind: Literal["empty", "human", "bot"]
    yours: bool
    won: bool | None
    side: str | None
    """In a game with sides: under the name that its events have for it."""
    score: int | None
    """In a game with points."""


class MyTable(Message, frozen=True):
    """A table one has sat at."""

    id: str
    game: str
    status: Status
    updated: float
    players: int
    free: int
    names: tuple[str, ...]
    finished: float | None
    result: Literal["won", "lost", "given_up"] | None
    """How one did with any of one's seats; null before the end, and where nobody wrote it down."""
    seats: tuple[MySeat, ...]
    """None where the table is from before they were noted."""
    asked: str | None
    """The step of the game at which one is asked something now; told of the newest games in play."""


class MyTables(Message, frozen=True):
    """The tables one has sat at, newest first."""

    tables: tuple[MyTable, ...]


class TableInPlay(Message, frozen=True):
    """A listed table whose game anybody may watch, as the gallery sees it."""

    id: str
    game: str
    players: int
    names: tuple[str, ...]


class TablesInPlay(Message, frozen=True):
    """Tables to watch, newest first."""

    tables: tuple[TableInPlay, ...]


class FinishedGame(Message, frozen=True):
    """A finished game whose table agreed to show it."""

    id: str
    game: str
    finished: float


class FinishedGames(Message, frozen=True):
    """A page of finished games, newest first."""

    records: tuple[FinishedGame, ...]


class RecordKeys(Message, frozen=True):
    """The public keys that this server signs records with, in hexadecimal digits; the newest first."""

    keys: tuple[str, ...]


class StepShown(Message, frozen=True):
    """One step of a finished game: what a viewer perceived, and how it stood for them after it."""

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
    """None for a record that is not signed."""
    talk: tuple[Talk, ...]
    """What was claimed, and after how many events."""
    steps: tuple[StepShown, ...]


# --- games -------------------------------------------------------------------------------------------------


class BotShown(Message, frozen=True):
    """A bot that may sit down; the higher its level, the better it plays."""

    name: str
    level: int
    face: str
    """The name that it takes at a table, where that is free."""


class GameShown(Message, frozen=True):
    """All that a client needs to know of a game before a table plays it."""

    rules: int
    least: int
    most: int
    """So many can play."""
    usual: int
    """So many play if nobody says."""
    minutes: int
    bots: tuple[BotShown, ...]
    """Those that one may choose from, the weakest first."""
    usual_bot: str
    """The one that sits down if nobody says which."""
    coach: bool
    """Whether tables may have lamps: somebody here can say what options are worth."""
    house_rules: dict[str, tuple[HouseRule, ...]]
    """By the number of players."""
    actions: tuple[str, ...]
    defaults: dict[str, Any]
    """The options that JSON leaves out, as printed."""
    marks: Marks
    beats: dict[str, float]
    """By type of event: for how many seconds people look at it, at the normal pace; others as usual."""
    claims: dict[str, dict[str, Literal["seat"] | tuple[str, ...]]]
    """By form, its fields, and what each may hold: one of these words, or a seat."""
    schema: str
    words: str


class GamesShown(Message, frozen=True):
    """Every game this server plays, and the phrases that may be said at its tables."""

    games: dict[str, GameShown]
    phrases: tuple[str, ...]
    reactions: tuple[str, ...]


class Advised(Message, frozen=True):
    """What one's options are worth, and whom one may suspect: from what one's seat knows, and no more."""

    model: str
    """By what the others are taken to play: its name."""
    options: tuple[Weighed, ...]
    """The best first; none while nothing is asked."""
    sides: tuple[Chances, ...]
    """In a game with secret sides: how likely each seat is of each of them."""


class LentMove(Message, frozen=True):
    """A decision that a bot made in place of a seat's owner, by what came of it."""

    events: RawObjects
    """As this seat saw them."""


class LentMoves(Message, frozen=True):
    """What a bot did in place of a seat's owner; spaces after it hide how long its secrets are."""

    lent: int
    """How many decisions there were in all."""
    moves: tuple[LentMove, ...]
    """The latest of them, the oldest first."""


class AdviceShown(Message, frozen=True):
    """The coach's word to one seat; spaces after it make every answer about such a moment as long."""

    ready: bool
    """False while it is worked out: ask again."""
    version: int
    """Of the table when it was looked at."""
    ask: int
    """The number of the decision that is asked next."""
    advice: Advised | None


class AfterwordsShown(Message, frozen=True):
    """Of a finished game, what each of its bots has to say; not every one can."""

    ready: bool
    """False while it is worked out: ask again."""
    afterwords: tuple[Afterword, ...]


class MyResult(Message, frozen=True):
    """One finished game of one's own; who sat on several seats has several."""

    table: str
    game: str
    finished: float
    players: int
    seat: int
    won: bool
    side: str | None
    """In a game with sides."""
    score: int | None
    """In a game with points."""
    gave_up: bool
    """One left before the end, and a bot played on: neither won nor lost."""
    lamps: bool | None
    """Whether the coach might be asked; null where the table is from before that was noted."""
    offices: dict[str, int] | None
    """How many turns one held each, in a game with offices; null as above."""


class RatingPoint(Message, frozen=True):
    """One's rating after a game, and how far it may be off: one standard deviation."""

    table: str
    value: int
    error: int


class MyRating(Message, frozen=True):
    """How well one plays a game, against the bots and the people one has met at this server."""

    game: str
    games: int
    """It rests on so many."""
    least: int
    """With fewer there is none yet."""
    course: tuple[RatingPoint, ...]
    """After each game, the oldest first; the last is what one is worth now."""


class MyResults(Message, frozen=True):
    """All that one has played to the end or given up, the newest first."""

    results: tuple[MyResult, ...]
    ratings: tuple[MyRating, ...]


class MyFortune(Message, frozen=True):
    """What chance and one's own decisions did in a game of one's own, where that was worked out."""

    table: str
    game: str
    seat: int
    finished: float
    points: Parts | None
    """Of the score, in a game that has one: start + luck + skill + others is the result."""
    chance: Parts | None
    """The same of the chance of winning."""
    cost: float | None
    """What all one's decisions cost together, in winning chance; null where nobody has worked it out."""
    hopeless: bool
    """Nobody can."""


class MyFortunes(Message, frozen=True):
    """One's last games, the newest first."""

    games: tuple[MyFortune, ...]
    possible: bool
    """Whether this server can work something out."""
    before: int | None
    """So many others are waited for; null where nothing is being worked out for oneself."""
    preparing: bool
    """It takes longer because it is the first of its kind here."""


class Erasing(Message, frozen=True):
    """How far it is with erasing a person."""

    left: int
    """Tables that still name them: ask again. At 0 nothing is left, and the token is taken back."""


class Consent(Message, frozen=True):
    """What one's own finished games may be used for. Told to oneself alone."""

    exercises: bool
    """Whether positions of them may become exercises, nameless, where all who played there say so."""


class AnalysisShown(Message, frozen=True):
    """What could have been known in a finished game; or how many others are waited for."""

    ready: bool
    before: int
    """So many are worked out before it; 0 where it is being worked out, or is ready."""
    preparing: bool
    """It takes longer because it is the first of its kind here: up to a minute, once on a machine."""
    analysis: Suspicion | Equity | None
    done: int = 0
    """So many turns of it are reckoned (in Alea Romana rounds), while it is being worked out."""
    of: int = 0
    """Of so many; 0 until that is known."""
