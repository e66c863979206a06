"""A table as a value: what its log tells, and nothing else. Pure: no clock, no store, no socket.

A room never changes. `evolve` gives the one after an entry of the log; an order (see `orders`, `moves`) gives
a `Change`: the entries it wants written, and the room they lead to.
"""

from collections.abc import Callable
from functools import reduce
from typing import Literal, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from lusoria.core.errors import Malformed
from lusoria.core.game import AnyGame, AnyState, Await, Over, Seat, Turn, fold
from lusoria.core.structs import GameEvent, GameOptions
from lusoria.games import game as find_game
from lusoria.records.codec import convert, decode_events
from lusoria.records.record import Player
from lusoria.table.entries import (
    BotSeated,
    Created,
    Entry,
    GaveUp,
    HostPassed,
    Muted,
    Played,
    ReadySaid,
    RematchMade,
    Seated,
    SeatsSwapped,
    SettingsChanged,
    StandIn,
    Started,
    Unseated,
)
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.server import Standing, Status
from lusoria.wire.settings import Settings


class Chair(Struct, frozen=True):
    """Who sits on a seat."""

    kind: Literal["empty", "human", "bot"] = "empty"
    name: str = ""
    person: str | None = None
    bot: str | None = None
    stand_in: bool = False
    """A bot plays for the owner, until they are back."""
    gave_up: bool = False
    """The owner will not be back: nobody owns it, and the bot stays."""
    ready: bool = False
    """They have said that the game may begin."""
    muted: bool = False
    since: int = 0
    """The number of the entry by which this person has it: another one each time it changes hands."""
    taken_over: tuple[int, str] | None = None
    """Since when the device had it from which it was moved to this one, and as whom."""


EMPTY = Chair()


def is_bots(chair: Chair) -> bool:
    """Whether a bot plays here, for itself or for somebody."""
    return chair.kind == "bot" or chair.stand_in


class Progress(Struct, frozen=True):
    """A game that has begun: all that happened in it, and how it stands."""

    seed: bytes
    state: AnyState
    asked: tuple[int, ...]
    """How many decisions each seat has made: the number of the one it is asked now."""
    commands: tuple[str | None, ...]
    """The id of the last order of each seat."""
    events: tuple[GameEvent, ...] = ()
    strokes: int = 0
    """How many strokes of chance there have been."""


class Room(Struct, frozen=True):
    """Everything about one table, after so many entries of its log."""

    id: str
    version: int
    code: str
    created: float
    host: str
    game: AnyGame
    settings: Settings
    options: GameOptions
    """The game's own options, read from the settings."""
    chairs: tuple[Chair, ...]
    barred: frozenset[str] = frozenset()
    """People who were sent away."""
    progress: Progress | None = None
    """None before the game begins."""
    rematch: str | None = None
    standings: tuple[Standing, ...] = ()
    """Of the evening before this game."""
    besides: int = 1
    """How many entries of its log are no moves."""

    @property
    def turn(self) -> Turn[GameEvent] | None:
        return None if self.progress is None else self.game.turn(self.progress.state)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        turn = self.turn
        return turn.seats if isinstance(turn, Await) else ()

    @property
    def over(self) -> Over | None:
        turn = self.turn
        return turn if isinstance(turn, Over) else None

    @property
    def asked(self) -> tuple[int, ...]:
        """The number of the decision that each seat is asked next."""
        return (0,) * len(self.chairs) if self.progress is None else self.progress.asked

    @property
    def status(self) -> Status:
        if self.progress is None:
            return "open"
        return "over" if self.over else "playing"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sat where, as a record says it."""
        return tuple(
            Player("bot", chair.name, chair.bot) if chair.kind == "bot" else Player("human", chair.name)
            for chair in self.chairs
        )

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person == person)


class Change(Struct, frozen=True):
    """What an order brings about: entries for the log, and the room after them. Without entries, nothing."""

    entries: tuple[Entry, ...]
    room: Room

    def then(self, following: "Change") -> "Change":
        """This, and what was ordered in the room after it."""
        return Change((*self.entries, *following.entries), following.room)


Order: TypeAlias = Callable[[Room], Change]
"""What somebody wants of a table: what it would bring about there, or LusoriaError."""


def changed(room: Room, *entries: Entry) -> Change:
    """These entries, and the room they lead to."""
    return Change(entries, reduce(evolve, entries, room))


def nothing(room: Room) -> Change:
    """All stays as it is."""
    return Change((), room)


def chair(room: Room, seat: Seat) -> Chair:
    """The chair of a seat that somebody names; TableRefusal where the table has no such seat."""
    if seat not in range(len(room.chairs)):
        raise TableRefusal("no_such_seat", place=seat, last=len(room.chairs) - 1)
    return room.chairs[seat]


# --- the log -----------------------------------------------------------------------------------------------


def begun(table: str, entry: Entry) -> Room:
    """The room after the first entry of its log."""
    if not isinstance(entry, Created):
        raise Malformed("log", "without its beginning")
    return founded(table, entry)


def founded(table: str, entry: Created) -> Room:
    """The room that begins with this first entry."""
    game = find_game(entry.settings.game, entry.rules)
    return Room(
        id=table,
        version=1,
        code=entry.code,
        created=entry.at,
        host=entry.host,
        game=game,
        settings=entry.settings,
        options=game_options(game, entry.settings),
        chairs=(EMPTY,) * entry.settings.players,
        standings=entry.standings,
    )


def game_options(game: AnyGame, settings: Settings) -> GameOptions:
    """The game's options, or Malformed / IllegalOptions naming what is wrong with them."""
    if "players" in settings.options:
        raise Malformed("settings.options.players", "the number of players stands beside the options")
    options = {**settings.options, "players": settings.players}
    found: GameOptions = convert(game.options_type, options, "settings.options")
    game.start(found)
    return found


def evolve(room: Room, entry: Entry) -> Room:
    """The room after an entry of its log. It believes; it never refuses."""
    if isinstance(entry, Played):
        return after_move(room, entry)
    return replace(believed(room, entry), version=room.version + 1, besides=room.besides + 1)


def believed(room: Room, entry: Entry) -> Room:
    match entry:
        case Started(seed):
            return after_start(room, bytes.fromhex(seed))
        case SettingsChanged(settings):
            return after_settings(room, settings)
        case HostPassed(host):
            return replace(room, host=host)
        case RematchMade(table):
            return replace(room, rematch=table)
        case Created() | Played():
            raise AssertionError("a log begins once, and a move is believed by `after_move`")
        case _:
            return after_seating(room, entry)


Seating: TypeAlias = Seated | BotSeated | Unseated | SeatsSwapped | Muted | ReadySaid | StandIn | GaveUp


def after_seating(room: Room, entry: Seating) -> Room:
    """The chairs have changed, or what is said of them."""
    match entry:
        case Seated(seat, person, name):
            former = room.chairs[seat]
            over = None if former.person is None else (former.since, former.person)
            # the same person on another device is as silent as before; a chair that was free is not
            taken = Chair("human", name, person, muted=former.muted, since=room.version + 1, taken_over=over)
            return with_chair(room, seat, taken)
        case BotSeated(seat, bot, name):
            return with_chair(room, seat, Chair("bot", name, bot=bot))
        case Unseated():
            return after_leaving(room, entry)
        case SeatsSwapped(one, other):
            moved = with_chair(room, one, room.chairs[other])
            return with_chair(moved, other, room.chairs[one])
        case Muted(seat, is_muted):
            return with_chair(room, seat, replace(room.chairs[seat], muted=is_muted))
        case ReadySaid(seat, ready):
            return with_chair(room, seat, replace(room.chairs[seat], ready=ready))
        case StandIn(seat, on):
            return with_chair(room, seat, replace(room.chairs[seat], stand_in=on))
        case GaveUp(seat):
            left = replace(room.chairs[seat], person=None, stand_in=True, gave_up=True)
            return with_chair(room, seat, left)
        case _:
            assert_never(entry)


def with_chair(room: Room, seat: Seat, chair: Chair) -> Room:
    return replace(room, chairs=(*room.chairs[:seat], chair, *room.chairs[seat + 1 :]))


def after_settings(room: Room, settings: Settings) -> Room:
    """Nobody moves unless there are fewer chairs: then all move up in their order, and the last bots go.

    Whoever was ready was so for another game.
    """
    sitting = [replace(chair, ready=False) for chair in room.chairs]
    if settings.players < len(sitting):
        sitting = [chair for chair in sitting if chair.kind != "empty"]
    while len(sitting) > settings.players:
        sitting.remove(next(chair for chair in reversed(sitting) if chair.kind == "bot"))
    chairs = (*sitting, *(EMPTY,) * (settings.players - len(sitting)))
    return replace(room, settings=settings, options=game_options(room.game, settings), chairs=chairs)


def after_leaving(room: Room, entry: Unseated) -> Room:
    person = room.chairs[entry.seat].person
    left = with_chair(room, entry.seat, EMPTY)
    if entry.sent_away and person is not None:
        return replace(left, barred=room.barred | {person})
    return left


def after_start(room: Room, seed: bytes) -> Room:
    count = len(room.chairs)
    state = room.game.start(room.options)
    return replace(room, progress=Progress(seed, state, asked=(0,) * count, commands=(None,) * count))


def after_move(room: Room, entry: Played) -> Room:
    """Read what happened, and believe it."""
    assert room.progress is not None
    events = decode_events(room.game, bytes(entry.events))
    return advanced(room, entry, events, fold(room.game, room.progress.state, events))


def advanced(room: Room, entry: Played, events: tuple[GameEvent, ...], state: AnyState) -> Room:
    """The room after a move whose events are in hand, and the state they lead to."""
    progress = room.progress
    assert progress is not None
    asked, commands = progress.asked, progress.commands
    if (seat := entry.seat) is not None:
        asked = (*asked[:seat], asked[seat] + 1, *asked[seat + 1 :])
        commands = (*commands[:seat], entry.command, *commands[seat + 1 :])
    events = (*progress.events, *events)
    progress = Progress(progress.seed, state, asked, commands, events, strokes=entry.strokes)
    return replace(room, version=room.version + 1, progress=progress)
