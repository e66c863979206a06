"""The shapes of HTTP answers, for the OpenAPI document. Rooms and refusals are those of the socket."""

from typing import Any, Literal

from litestar.openapi.datastructures import ResponseSpec
from msgspec import UNSET, Struct, UnsetType

from lusoria.core.errors import Argument
from lusoria.core.game import Seat
from lusoria.records.record import Player
from lusoria.table.entries import Settings
from lusoria.table.messages import Person
from lusoria.table.room import Status

Shapes = dict[int, ResponseSpec]


class Refusal(Struct):
    """Why not, as data: `malformed` says where, `illegal` names a rule of the game, `table` of the house."""

    kind: Literal["malformed", "illegal", "table", "down", "crash"]
    where: str | UnsetType = UNSET
    problem: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    why: str | UnsetType = UNSET
    facts: dict[str, Argument] | UnsetType = UNSET


class Refused(Struct):
    error: Refusal


class RoomShown(Struct):
    """Who sits where and what the table plays, as the socket tells it."""

    type: Literal["room"]
    version: int
    table: str
    code: str
    status: Status
    settings: Settings
    seats: list[Person]
    host: Seat | None
    commitment: str | None
    deadline: float | None
    rematch: str | None
    yours: list[Seat]
    hosting: bool


class GameShown(Struct):
    rules: int
    players: tuple[int, int]
    bots: list[str]
    schema: str


class GamesShown(Struct):
    games: dict[str, GameShown]
    phrases: list[str]


class OpenTable(Struct):
    table: str
    game: str
    created: float
    players: int
    free: int
    names: list[str]


class LobbyShown(Struct):
    type: Literal["lobby"]
    tables: list[OpenTable]


class CodeFound(Struct):
    table: str
    game: str


class CodeShown(Struct):
    code: str


class NotesShown(Struct):
    notes: str


class MyTable(Struct):
    table: str
    game: str
    status: Status
    updated: float
    players: int
    free: int
    names: list[str]


class MyTables(Struct):
    tables: list[MyTable]


class FinishedGame(Struct):
    table: str
    game: str
    finished: float


class FinishedGames(Struct):
    records: list[FinishedGame]


class StepShown(Struct):
    events: list[dict[str, Any]]
    table: dict[str, Any]
    mine: dict[str, Any] | None


class StepsShown(Struct):
    game: str
    seats: list[Player]
    result: dict[str, Any] | None
    steps: list[StepShown]


REFUSALS = {
    400: "Unreadable: a field is missing, unknown or wrong",
    403: "Not yours to do, or asked from a page of another origin",
    404: "There is no such table, code or record",
    409: "Not as the table stands",
    413: "Too big",
    422: "A rule of the game forbids it",
    429: "Too fast",
    500: "A mistake of the server",
    503: "Not now: try again",
}


def shown(shape: Any, status: int = 200, kind: str = "application/json") -> Shapes:
    """What an operation answers: this where all is well, and a refusal otherwise."""
    answers = {status: ResponseSpec(shape, generate_examples=False, description="Done", media_type=kind)}
    for code, description in REFUSALS.items():
        answers[code] = ResponseSpec(Refused, generate_examples=False, description=description)
    return answers
