"""A table as a value: what its log tells, and nothing else. Pure: no clock, no store, no socket.

A room never changes. `evolve` gives the one after an entry of the log; an order (see `orders`, `moves`) gives
a `Change`: the entries it wants written, and the room they lead to.
"""

from collections.abc import Callable
from functools import reduce
from typing import Literal, TypeAlias, assert_never

from msgspec import UNSET, Struct
from msgspec.structs import replace

from lusoria.core.errors import Malformed
from lusoria.core.game import AnyGame, AnyState, Await, Over, Seat, Turn, fold
from lusoria.core.structs import GameEvent, GameOptions
from lusoria.games import game as find_game
from lusoria.records.codec import convert, decode_events
from lusoria.records.fair_chance import NONE_DRAWN, SCHEME, InTurn, Scheme
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

MOST_MOVES = 5000
"""Three times as many as the longest of thousands of games between bots had.

In Alea Romana columns can be filled so that no number fits. Whoever then keeps their cards, as bots do, plays
for ever, and every move is written down.
"""


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
    owner: str | None = None
    """Whose it was when it was given up: they count it among their games."""
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
    turn: Turn[GameEvent]
    """What is to happen in this state: whoever looks at a move asks it many times."""
    events: tuple[GameEvent, ...] = ()
    strokes: int = 0
    """How many strokes of chance there have been."""
    scheme: Scheme = SCHEME
    """How they are derived from the seed."""
    drawn: InTurn = NONE_DRAWN
    lent: tuple[int, ...] = ()
    """How many of each seat's decisions a bot made in place of its owner."""
    lent_moves: tuple[tuple[Seat, int, int], ...] = ()
    """Each of them, in order: its seat, and which of the `events` it brought, from and up to."""


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
    daily: DailyTable | None = None
    """Which day's challenge this is, where it is one."""
    what_if: Origin | None = None
    """The moment of another game from which this one goes on. Nobody's standings know of it."""
    besides: int = 1
    """How many entries of its log are no moves."""

    @property
    def moves(self) -> int:
        return self.version - self.besides

    @property
    def endless(self) -> bool:
        """It has lasted too long, and stands still: neither people nor bots move there any more."""
        return self.moves >= MOST_MOVES

    @property
    def turn(self) -> Turn[GameEvent] | None:
        return None if self.progress is None else self.progress.turn

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
    def lent(self) -> tuple[int, ...]:
        """How many decisions of each seat a bot made in place of its owner."""
        return (0,) * len(self.chairs) if self.progress is None else self.progress.lent

    @property
    def status(self) -> Status:
        if self.progress is None:
            return "open"
        return "over" if self.over else "playing"

    @property
    def passing(self) -> bool:
        """Whether it counts for nothing, and is deleted once nobody has been at it for a while."""
        return self.what_if is not None or (self.daily is not None and not self.daily.serious)

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

    @property
    def left_to_bots(self) -> bool:
        """Everybody has given up: nobody will come for whom it could stand still."""
        return self.status == "playing" and all(chair.person is None for chair in self.chairs)

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


def own_chair(room: Room, person: str | None, seat: Seat) -> Chair:
    """The chair at a seat of this person; TableRefusal where it is another's."""
    found = chair(room, seat)
    if person is None or found.person != person:
        raise TableRefusal("not_your_seat", seat=seat)
    return found


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
        daily=None if entry.daily is UNSET else entry.daily,
        what_if=entry.what_if,
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
            raise AssertionError("a log begins once, and a move is believed by `after_move`")
        case _:
            return after_seating(room, entry)


def after_erasing(room: Room) -> Room:
    """Whoever was erased owns nothing here; where they were the host, the first who is there is."""
    chairs = tuple(
        replace(taken, person=None, owner=None) if is_erased(taken.person or taken.owner) else taken
        for taken in room.chairs
    )
    people = [taken.person for taken in chairs if taken.person is not None]
    host = people[0] if people and is_erased(room.host) else room.host
    return replace(room, chairs=chairs, host=host)


Seating: TypeAlias = Seated | BotSeated | Unseated | SeatsSwapped | Muted | ReadySaid | StandIn | GaveUp


def after_seating(room: Room, entry: Seating) -> Room:
    """The chairs have changed, or what is said of them."""
    match entry:
        case Seated(seat, person, name):
            former = room.chairs[seat]
            if former.person == person:
                return with_chair(room, seat, replace(former, name=name))
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
            given = room.chairs[seat]
            left = replace(given, person=None, owner=given.person, stand_in=True, gave_up=True)
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


def after_start(room: Room, seed: bytes, scheme: Scheme) -> Room:
    count = len(room.chairs)
    state = room.game.start(room.options)
    turn = room.game.turn(state)
    none = (0,) * count
    begun = Progress(seed, state, asked=none, commands=(None,) * count, turn=turn, scheme=scheme, lent=none)
    return replace(room, progress=begun)


def after_move(room: Room, entry: Played) -> Room:
    """Read what happened, and believe it."""
    assert room.progress is not None
    events = decode_events(room.game, bytes(entry.events))
    state = fold(room.game, room.progress.state, events)
    return advanced(room, entry, events, state, room.game.turn(state))


def advanced(
    room: Room, entry: Played, events: tuple[GameEvent, ...], state: AnyState, turn: Turn[GameEvent]
) -> Room:
    """The room after a move whose events are in hand, the state they lead to, and what is to happen there."""
    progress = room.progress
    assert progress is not None
    asked, commands, lent, moves = progress.asked, progress.commands, progress.lent, progress.lent_moves
    if (seat := entry.seat) is not None:
        asked = (*asked[:seat], asked[seat] + 1, *asked[seat + 1 :])
        commands = (*commands[:seat], entry.command, *commands[seat + 1 :])
        if entry.for_owner:
            lent = (*lent[:seat], lent[seat] + 1, *lent[seat + 1 :])
            start = len(progress.events)
            moves = (*moves, (seat, start, start + len(events)))
    events = (*progress.events, *events)
    drawn = progress.drawn if entry.drawn is UNSET else entry.drawn
    progress = Progress(
        progress.seed,
        state,
        asked,
        commands,
        turn,
        events,
        entry.strokes,
        progress.scheme,
        drawn,
        lent,
        moves,
    )
    return replace(room, version=room.version + 1, progress=progress)
