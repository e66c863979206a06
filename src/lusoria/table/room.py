"""A table as its log tells it, and what may be changed at it. Pure: no clock, no store, no socket."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from lusoria.core.errors import Malformed
from lusoria.core.game import AnyGame, Chance, Seat, fold
from lusoria.games import game as find_game
from lusoria.records.codec import convert
from lusoria.records.fair import FairNature
from lusoria.records.match import Match
from lusoria.records.record import Player
from lusoria.table.entries import (
    BotSeated,
    Created,
    Entry,
    HostPassed,
    Muted,
    Played,
    RematchMade,
    Seated,
    SeatsSwapped,
    Settings,
    SettingsChanged,
    StandIn,
    Started,
    Unseated,
    decode_entry,
)

Status = Literal["open", "playing", "over"]


class Chair(Struct, frozen=True):
    """Who sits on a seat."""

    kind: Literal["empty", "human", "bot"] = "empty"
    name: str = ""
    person: str | None = None
    bot: str | None = None
    stand_in: bool = False
    """A bot plays for the owner, until they are back."""
    muted: bool = False


EMPTY = Chair()


class Room:
    """Everything about one table. Changes only by `apply`, entry after entry."""

    def __init__(self, table: str, created: Created) -> None:
        self.id = table
        self.code = created.code
        self.created = created.at
        self.host = created.host
        self.version = 1
        self.match: Match | None = None
        self.seed: bytes | None = None
        self.strokes = 0
        self._foreseen: tuple[Any, Any, Any] = (None, None, None)
        """The move decided last, the state it was decided in, and the one it leads to."""
        self.rematch: str | None = None
        self.barred: frozenset[str] = frozenset()
        self.configure(created.settings)
        self.chairs: tuple[Chair, ...] = (EMPTY,) * created.settings.players
        self.asked: list[int] = [0] * created.settings.players
        """How many decisions each seat has made: the number of the one it is asked now."""
        self.commands: list[str | None] = [None] * created.settings.players
        """The id of the last order of each seat."""

    def configure(self, settings: Settings) -> None:
        self.settings = settings
        self.game = find_game(settings.game)
        self.options = game_options(self.game, settings)

    @property
    def status(self) -> Status:
        if self.match is None:
            return "open"
        return "over" if self.match.over else "playing"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person == person)

    # --- the log -------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> tuple[Any, ...]:
        """Believe an entry; the events of the game it brought."""
        self.version += 1
        if isinstance(entry, Played):
            return self._played(entry)
        FOLD[type(entry)](self, entry)
        return ()

    def _played(self, entry: Played) -> tuple[Any, ...]:
        events = tuple(convert(self.game.event_type, event, "entry.events") for event in entry.events)
        self.happen(entry, events)
        return events

    def happen(self, entry: Played, events: tuple[Any, ...]) -> None:
        """The part of `Played` that needs no reading: for whoever has its events in hand."""
        assert self.match is not None
        self.match.happen(events, self.after(entry, events))
        self.strokes = entry.strokes
        if entry.seat is not None:
            self.asked[entry.seat] += 1
            self.commands[entry.seat] = entry.command

    def after(self, entry: Played, events: Sequence[Any]) -> Any:
        """The state that a move leads to; whoever has just decided it knows already."""
        assert self.match is not None
        foreseen, before, after = self._foreseen
        if entry is foreseen and before is self.match.state:
            return after
        return fold(self.game, self.match.state, events)

    def sit(self, seat: Seat, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    # --- the game ------------------------------------------------------------------------------------------

    def decided(self, seat: Seat, action: Any, command: str | None = None, *, by_bot: bool = False) -> Played:
        """What an action brings about, chance included; IllegalAction where a rule refuses it."""
        assert self.match is not None
        events = self.game.decide(self.match.state, seat, action)
        return self._with_chance(self.match.state, events, seat, command, by_bot=by_bot)

    def dealt(self, seed: bytes) -> Played:
        """What chance brings before anybody has chosen anything."""
        return self._with_chance(self.game.start(self.options), (), None, None, seed=seed)

    def _with_chance(
        self,
        state: Any,
        events: tuple[Any, ...],
        seat: Seat | None,
        command: str | None,
        *,
        by_bot: bool = False,
        seed: bytes | None = None,
    ) -> Played:
        before, state = state, fold(self.game, state, events)
        strokes = self.strokes
        if isinstance(self.game.turn(state), Chance):
            drawn_from = seed or self.seed
            assert drawn_from is not None
            nature = FairNature(self.game, self.options, drawn_from, strokes)
            while isinstance(chance := self.game.turn(state), Chance):
                fallen = nature(chance)
                events = (*events, *fallen)
                state = fold(self.game, state, fallen)
            strokes = nature.strokes
        played = Played(events, seat, strokes, by_bot, command)
        self._foreseen = played, before, state
        return played

    def players(self) -> tuple[Player, ...]:
        """Who sat where, as a record says it."""
        return tuple(
            Player("bot", chair.name, chair.bot) if chair.kind == "bot" else Player("human", chair.name)
            for chair in self.chairs
        )


def game_options(game: AnyGame, settings: Settings) -> Any:
    """The game's options, or Malformed / IllegalOptions naming what is wrong with them."""
    if "players" in settings.options:
        raise Malformed("settings.options.players", "the number of players stands beside the options")
    options = {**settings.options, "players": settings.players}
    found = convert(game.options_type, options, "settings.options")
    game.start(found)
    return found


# --- how each entry changes the room -----------------------------------------------------------------------


def settings_changed(room: Room, entry: SettingsChanged) -> None:
    """Nobody moves unless there are fewer chairs: then all move up in their order, and the last bots go."""
    room.configure(entry.settings)
    sitting = list(room.chairs)
    if entry.settings.players < len(sitting):
        sitting = [chair for chair in room.chairs if chair.kind != "empty"]
    while len(sitting) > entry.settings.players:
        sitting.remove(next(chair for chair in reversed(sitting) if chair.kind == "bot"))
    room.chairs = (*sitting, *(EMPTY,) * (entry.settings.players - len(sitting)))
    room.asked = [0] * entry.settings.players
    room.commands = [None] * entry.settings.players


def seated(room: Room, entry: Seated) -> None:
    room.sit(entry.seat, Chair("human", entry.name, entry.person, muted=room.chairs[entry.seat].muted))


def bot_seated(room: Room, entry: BotSeated) -> None:
    room.sit(entry.seat, Chair("bot", entry.name, bot=entry.bot))


def unseated(room: Room, entry: Unseated) -> None:
    person = room.chairs[entry.seat].person
    if entry.sent_away and person is not None:
        room.barred |= {person}
    room.sit(entry.seat, EMPTY)


def seats_swapped(room: Room, entry: SeatsSwapped) -> None:
    one, other = room.chairs[entry.one], room.chairs[entry.other]
    room.sit(entry.one, other)
    room.sit(entry.other, one)


def host_passed(room: Room, entry: HostPassed) -> None:
    room.host = entry.host


def muted(room: Room, entry: Muted) -> None:
    room.sit(entry.seat, replace(room.chairs[entry.seat], muted=entry.muted))


def stood_in(room: Room, entry: StandIn) -> None:
    room.sit(entry.seat, replace(room.chairs[entry.seat], stand_in=entry.on))


def started(room: Room, entry: Started) -> None:
    room.seed = bytes.fromhex(entry.seed)
    room.match = Match(room.game, room.options)


def rematch_made(room: Room, entry: RematchMade) -> None:
    room.rematch = entry.table


FOLD: dict[type[Any], Callable[[Room, Any], None]] = {
    SettingsChanged: settings_changed,
    Seated: seated,
    BotSeated: bot_seated,
    Unseated: unseated,
    SeatsSwapped: seats_swapped,
    HostPassed: host_passed,
    Muted: muted,
    StandIn: stood_in,
    Started: started,
    RematchMade: rematch_made,
}


def read_room(table: str, log: list[bytes]) -> Room:
    """The room that this log tells of, from its first entry on."""
    created, *others = map(decode_entry, log)
    room = Room(table, created)
    for entry in others:
        room.apply(entry)
    return room
