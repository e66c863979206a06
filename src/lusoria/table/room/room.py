"""A table as an immutable value, built from its log. Pure: no clock, no store, no socket.

`evolve` returns the room after an entry of the log. An order (see `orders`, `play_orders`) returns a
`Change`: the entries to append, and the room after them.
"""

from collections.abc import Callable
from functools import reduce
from typing import Literal, TypeAlias, TypeVar, assert_never

from msgspec import UNSET, Struct
from msgspec.structs import replace

from lusoria.core.errors import Malformed
from lusoria.core.game import AnyGame, AnyState, Over, Seat, Turn, awaited_seats, fold
from lusoria.core.structs import GameEvent, GameOptions
from lusoria.games import game as find_game
from lusoria.records.codec import convert, decode_events
from lusoria.records.fair_chance import NO_DRAW, SCHEME, InTurn, Scheme
from lusoria.records.record import Player
from lusoria.table.room.entries import (
    BotSeated,
    Created,
    Entry,
    Erased,
    GaveUp,
    HostPassed,
    Muted,
    Origin,
    Played,
    ReadySaid,
    RematchMade,
    Seated,
    SeatsSwapped,
    SettingsChanged,
    StandIn,
    Started,
    Unseated,
    is_erased,
)
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.server_messages import DailyTable, Standing, Status
from lusoria.wire.settings import Settings

T = TypeVar("T")
MAX_MOVES = 5000
"""Three times as many as in the longest of thousands of games between bots.

Some games need not end: players may pass forever, and every move is stored.
"""


class Chair(Struct, frozen=True):
    """The occupant of a seat."""

    kind: Literal["empty", "human", "bot"] = "empty"
    name: str = ""
    person: str | None = None
    bot: str | None = None
    stand_in: bool = False
    """A bot plays for the owner until they return."""
    gave_up: bool = False
    """The owner left for good: the chair has no person, and the bot stays."""
    owner: str | None = None
    """The person who gave it up. The game still counts among theirs."""
    ready: bool = False
    """The person agrees to start."""
    muted: bool = False
    since: int = 0
    """Version of the entry that gave this person the seat. It changes with every new owner."""
    taken_over: tuple[int, str] | None = None
    """`since` and `person` of the device that had the seat before it moved to this one."""


EMPTY = Chair()


def is_bots(chair: Chair) -> bool:
    """True if a bot plays here, for itself or as a stand-in."""
    return chair.kind == "bot" or chair.stand_in


class Progress(Struct, frozen=True):
    """A started game: its events and its state."""

    seed: bytes
    state: AnyState
    asks: tuple[int, ...]
    """Number of decisions each seat has made; also the number of its next one."""
    commands: tuple[str | None, ...]
    """Id of each seat's last order."""
    turn: Turn[GameEvent]
    """`game.turn(state)`, cached because each move needs it many times."""
    events: tuple[GameEvent, ...] = ()
    draw_count: int = 0
    """Number of chance draws."""
    scheme: Scheme = SCHEME
    """How draws are derived from the seed."""
    last_draw: InTurn = NO_DRAW
    stand_in_counts: tuple[int, ...] = ()
    """Number of each seat's decisions that a bot made for its owner."""
    stand_in_moves: tuple[tuple[Seat, int, int], ...] = ()
    """Each of these decisions in order: seat, and the range of its `events`, start and end."""


class Room(Struct, frozen=True):
    """State of one table after `version` entries of its log."""

    id: str
    version: int
    code: str
    created: float
    host: str
    game: AnyGame
    settings: Settings
    options: GameOptions
    """The game's options, converted from the settings."""
    chairs: tuple[Chair, ...]
    barred: frozenset[str] = frozenset()
    """People who were sent away."""
    progress: Progress | None = None
    """None before the start."""
    rematch: str | None = None
    standings: tuple[Standing, ...] = ()
    """Of the games before this one, from rematch to rematch."""
    daily: DailyTable | None = None
    """The daily challenge, if this is one."""
    what_if: Origin | None = None
    """The moment of another game this one continues from. Such a game counts in no standings."""
    other_entries: int = 1
    """Number of entries that are not moves."""

    @property
    def moves(self) -> int:
        return self.version - self.other_entries

    @property
    def endless(self) -> bool:
        """True once the game has `MAX_MOVES` moves: neither people nor bots may move."""
        return self.moves >= MAX_MOVES

    @property
    def turn(self) -> Turn[GameEvent] | None:
        return None if self.progress is None else self.progress.turn

    @property
    def awaited(self) -> tuple[Seat, ...]:
        return awaited_seats(self.turn)

    @property
    def over(self) -> Over | None:
        turn = self.turn
        return turn if isinstance(turn, Over) else None

    @property
    def asks(self) -> tuple[int, ...]:
        """Number of each seat's next decision."""
        return (0,) * len(self.chairs) if self.progress is None else self.progress.asks

    @property
    def stand_in_counts(self) -> tuple[int, ...]:
        """Number of each seat's decisions that a bot made for its owner."""
        return (0,) * len(self.chairs) if self.progress is None else self.progress.stand_in_counts

    @property
    def status(self) -> Status:
        if self.progress is None:
            return "open"
        return "over" if self.over else "playing"

    @property
    def passing(self) -> bool:
        """True if the game does not count and the table is deleted some time after the last visit."""
        return self.what_if is not None or (self.daily is not None and not self.daily.serious)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def players(self) -> tuple[Player, ...]:
        """The players as the record lists them."""
        return tuple(
            Player("bot", chair.name, chair.bot) if chair.kind == "bot" else Player("human", chair.name)
            for chair in self.chairs
        )

    @property
    def left_to_bots(self) -> bool:
        """True if all people have given up, so that bots play to the end."""
        return self.status == "playing" and all(chair.person is None for chair in self.chairs)

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person == person)


class Change(Struct, frozen=True):
    """Result of an order: entries to append, and the room after them. No entries: no change."""

    entries: tuple[Entry, ...]
    room: Room

    def then(self, following: "Change") -> "Change":
        """This change and then `following`, which was made in the room after this one."""
        return Change((*self.entries, *following.entries), following.room)


Order: TypeAlias = Callable[[Room], Change]
"""A request to a table: returns its change, or raises LusoriaError."""


def change_with(room: Room, *entries: Entry) -> Change:
    """The change that appends these entries."""
    return Change(entries, reduce(evolve, entries, room))


def no_change(room: Room) -> Change:
    """The empty change."""
    return Change((), room)


def chair_at(room: Room, seat: Seat) -> Chair:
    """The chair of a seat. Raises TableRefusal if the table has no such seat."""
    if seat not in range(len(room.chairs)):
        raise TableRefusal("no_such_seat", place=seat, last=len(room.chairs) - 1)
    return room.chairs[seat]


def own_chair(room: Room, person: str | None, seat: Seat) -> Chair:
    """The chair of a person's own seat. Raises TableRefusal if it is not theirs."""
    chair = chair_at(room, seat)
    if person is None or chair.person != person:
        raise TableRefusal("not_your_seat", seat=seat)
    return chair


# --- the log -----------------------------------------------------------------------------------------------


def first_room(table: str, entry: Entry) -> Room:
    """The room after the first entry of a log. Raises Malformed for any other entry."""
    if not isinstance(entry, Created):
        raise Malformed("log", "does not start with a `created` entry")
    return created_room(table, entry)


def created_room(table: str, entry: Created) -> Room:
    """The room after its first entry."""
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
        daily=None if entry.daily is UNSET else entry.daily,
        what_if=entry.what_if,
    )


def game_options(game: AnyGame, settings: Settings) -> GameOptions:
    """The game's options. Raises Malformed or IllegalOptions naming what is wrong."""
    if "players" in settings.options:
        raise Malformed("settings.options.players", "belongs in `settings.players`")
    values = {**settings.options, "players": settings.players}
    options: GameOptions = convert(game.options_type, values, "settings.options")
    game.start(options)
    return options


def evolve(room: Room, entry: Entry) -> Room:
    """The room after an entry of its log. Never refuses."""
    if isinstance(entry, Played):
        return after_move(room, entry)
    return replace(after_other(room, entry), version=room.version + 1, other_entries=room.other_entries + 1)


def after_other(room: Room, entry: Entry) -> Room:
    match entry:
        case Started(seed, scheme=scheme):
            return after_start(room, bytes.fromhex(seed), SCHEME if scheme is UNSET else scheme)
        case SettingsChanged(settings):
            return after_settings(room, settings)
        case HostPassed(host):
            return replace(room, host=host)
        case RematchMade(table):
            return replace(room, rematch=table)
        case Erased():
            return after_erasing(room)
        case Created() | Played():
            raise AssertionError("`created` is only the first entry, and `evolve` handles moves itself")
        case _:
            return after_seating(room, entry)


def after_erasing(room: Room) -> Room:
    """Erased people lose their chairs; an erased host is replaced by the first person seated."""
    chairs = tuple(
        replace(chair, person=None, owner=None) if is_erased(chair.person or chair.owner) else chair
        for chair in room.chairs
    )
    people = [chair.person for chair in chairs if chair.person is not None]
    host = people[0] if people and is_erased(room.host) else room.host
    return replace(room, chairs=chairs, host=host)


Seating: TypeAlias = Seated | BotSeated | Unseated | SeatsSwapped | Muted | ReadySaid | StandIn | GaveUp


def after_seating(room: Room, entry: Seating) -> Room:
    """The room after an entry that changes chairs."""
    match entry:
        case Seated(seat, person, name):
            former = room.chairs[seat]
            if former.person == person:
                return with_chair(room, seat, replace(former, name=name))
            over = None if former.person is None else (former.since, former.person)
            # a muted person stays muted on another device; a new occupant of a free chair is not muted
            chair = Chair("human", name, person, muted=former.muted, since=room.version + 1, taken_over=over)
            return with_chair(room, seat, chair)
        case BotSeated(seat, bot, name):
            return with_chair(room, seat, Chair("bot", name, bot=bot))
        case Unseated():
            return after_leaving(room, entry)
        case SeatsSwapped(one, other):
            swapped = with_chair(room, one, room.chairs[other])
            return with_chair(swapped, other, room.chairs[one])
        case Muted(seat, is_muted):
            return with_chair(room, seat, replace(room.chairs[seat], muted=is_muted))
        case ReadySaid(seat, ready):
            return with_chair(room, seat, replace(room.chairs[seat], ready=ready))
        case StandIn(seat, on):
            return with_chair(room, seat, replace(room.chairs[seat], stand_in=on))
        case GaveUp(seat):
            chair = room.chairs[seat]
            abandoned = replace(chair, person=None, owner=chair.person, stand_in=True, gave_up=True)
            return with_chair(room, seat, abandoned)
        case _:
            assert_never(entry)


def with_chair(room: Room, seat: Seat, chair: Chair) -> Room:
    return replace(room, chairs=with_item(room.chairs, seat, chair))


def with_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return *items[:place], item, *items[place + 1 :]


def after_settings(room: Room, settings: Settings) -> Room:
    """With fewer chairs all move up in their order and the last bots go; otherwise seats stay.

    Resets `ready`, which was said of other settings.
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
    barred = room.barred | {person} if entry.sent_away and person is not None else room.barred
    return replace(with_chair(room, entry.seat, EMPTY), barred=barred)


def after_start(room: Room, seed: bytes, scheme: Scheme) -> Room:
    count = len(room.chairs)
    state = room.game.start(room.options)
    turn = room.game.turn(state)
    none = (0,) * count
    progress = Progress(
        seed, state, asks=none, commands=(None,) * count, turn=turn, scheme=scheme, stand_in_counts=none
    )
    return replace(room, progress=progress)


def after_move(room: Room, entry: Played) -> Room:
    """Decode the events of a move and apply them."""
    assert room.progress is not None
    events = decode_events(room.game, bytes(entry.events))
    state = fold(room.game, room.progress.state, events)
    return after_events(room, entry, events, state, room.game.turn(state))


def after_events(
    room: Room, entry: Played, events: tuple[GameEvent, ...], state: AnyState, turn: Turn[GameEvent]
) -> Room:
    """The room after a move, given its decoded events and the state and turn after them."""
    progress = room.progress
    assert progress is not None
    asks, commands = progress.asks, progress.commands
    counts, moves = progress.stand_in_counts, progress.stand_in_moves
    if (seat := entry.seat) is not None:
        asks = with_item(asks, seat, asks[seat] + 1)
        commands = with_item(commands, seat, entry.command)
        if entry.for_owner:
            counts = with_item(counts, seat, counts[seat] + 1)
            start = len(progress.events)
            moves = (*moves, (seat, start, start + len(events)))
    events = (*progress.events, *events)
    last_draw = progress.last_draw if entry.last_draw is UNSET else entry.last_draw
    progress = Progress(
        progress.seed,
        state,
        asks,
        commands,
        turn,
        events,
        entry.draw_count,
        progress.scheme,
        last_draw,
        counts,
        moves,
    )
    return replace(room, version=room.version + 1, progress=progress)
