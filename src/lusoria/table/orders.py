"""What people may do at a table besides playing: sit, leave, host. Each gives the entries for the log."""

from lusoria.bots import bot as find_bot
from lusoria.bots import default_bot
from lusoria.core.game import Seat
from lusoria.records.fair import new_seed
from lusoria.table.entries import (
    BotSeated,
    Entry,
    HostPassed,
    Muted,
    Seated,
    SeatsSwapped,
    Settings,
    SettingsChanged,
    StandIn,
    Started,
    Unseated,
)
from lusoria.table.names import clean_name, free_name
from lusoria.table.refused import TableRefusal
from lusoria.table.room import Chair, Room, game_options

BOT_NAMES = (
    "Livia",
    "Cassius",
    "Octavia",
    "Decimus",
    "Servilia",
    "Tullius",
    "Portia",
    "Casca",
    "Calpurnia",
    "Cinna",
    "Fulvia",
    "Trebonius",
    "Aurelia",
    "Ligarius",
    "Hortensia",
    "Metellus",
)


def sit(room: Room, person: str, name: str, seat: Seat | None) -> list[Entry]:
    """Take a free seat, or before the game the place of a bot; None is the first free one."""
    waiting(room)
    if person in room.barred:
        raise TableRefusal("sent_away")
    if seat is None:
        seat = first_of(room, "empty", "bot")
    if chair(room, seat).kind == "human":
        raise TableRefusal("seat_taken", seat=seat)
    others = tuple(other.name for place, other in enumerate(room.chairs) if place != seat)
    seated = Seated(seat, person, clean_name(name, others))
    return [seated] if room.seats_of(room.host) else [seated, HostPassed(person)]


def first_of(room: Room, *kinds: str) -> Seat:
    for kind in kinds:
        for seat, found in enumerate(room.chairs):
            if found.kind == kind:
                return seat
    raise TableRefusal("full")


def leave(room: Room, person: str, seat: Seat) -> list[Entry]:
    """Before the game the seat is free again; in the game a bot stands in."""
    if chair(room, seat).person != person:
        raise TableRefusal("not_your_seat", seat=seat)
    if room.status == "open":
        return [Unseated(seat), *new_host(room, person, seat)]
    return [] if room.chairs[seat].stand_in else [StandIn(seat, on=True)]


def new_host(room: Room, person: str, leaving: Seat) -> list[Entry]:
    """A host who gets up for good hands over to the next person at the table."""
    if room.host != person or len(room.seats_of(person)) > 1:
        return []
    heirs = [other.person for place, other in enumerate(room.chairs) if other.person and place != leaving]
    return [HostPassed(heirs[0])] if heirs else []


def inherit(room: Room, gone: str, present: frozenset[str]) -> list[Entry]:
    """Before the game a host who does not come back is succeeded by the first who is there."""
    if room.status != "open" or room.host != gone:
        return []
    heirs = [chair.person for chair in room.chairs if chair.person in present and chair.person != gone]
    return [HostPassed(heirs[0])] if heirs and heirs[0] is not None else []


def send_away(room: Room, person: str, seat: Seat) -> list[Entry]:
    """The host frees a seat before the game; a person sent away may not sit down again."""
    hosting(room, person)
    waiting(room)
    taken = chair(room, seat)
    if taken.kind == "empty":
        raise TableRefusal("seat_empty", seat=seat)
    if taken.person == person:
        return leave(room, person, seat)
    return [Unseated(seat, sent_away=taken.kind == "human")]


def add_bot(room: Room, person: str, seat: Seat | None, bot: str | None) -> list[Entry]:
    hosting(room, person)
    waiting(room)
    seat = first_of(room, "empty") if seat is None else seat
    if chair(room, seat).kind == "human":
        raise TableRefusal("seat_taken", seat=seat)
    return [bot_at(room, seat, bot, room.names)]


def bot_at(room: Room, seat: Seat, bot: str | None, taken: tuple[str, ...]) -> BotSeated:
    kind = bot or default_bot(room.game.name).name
    find_bot(room.game.name, kind)
    return BotSeated(seat, kind, free_name(BOT_NAMES, taken))


def swap(room: Room, person: str, one: Seat, other: Seat) -> list[Entry]:
    hosting(room, person)
    waiting(room)
    chair(room, one)
    chair(room, other)
    return [] if one == other else [SeatsSwapped(one, other)]


def pass_host(room: Room, person: str, seat: Seat) -> list[Entry]:
    hosting(room, person)
    heir = chair(room, seat).person
    if heir is None:
        raise TableRefusal("nobody_there", seat=seat)
    return [] if heir == person else [HostPassed(heir)]


def mute(room: Room, person: str, seat: Seat, *, muted: bool) -> list[Entry]:
    hosting(room, person)
    if chair(room, seat).kind != "human":
        raise TableRefusal("nobody_there", seat=seat)
    return [] if room.chairs[seat].muted == muted else [Muted(seat, muted)]


def change(room: Room, person: str, settings: Settings) -> list[Entry]:
    """The host changes the rules of the house, or the number of seats, before the game."""
    hosting(room, person)
    waiting(room)
    if settings.game != room.game.name:
        raise TableRefusal("other_game")
    game_options(room.game, settings)
    sitting = sum(chair.kind == "human" for chair in room.chairs)
    if sitting > settings.players:
        raise TableRefusal("too_few_seats", sitting=sitting, seats=settings.players)
    return [SettingsChanged(settings)]


def start(room: Room, person: str, now: float) -> list[Entry]:
    """Bots take the empty chairs, a seed is drawn, and chance deals."""
    hosting(room, person)
    waiting(room)
    if not any(chair.kind == "human" for chair in room.chairs):
        raise TableRefusal("nobody_plays")
    entries: list[Entry] = []
    names = room.names
    for seat, taken in enumerate(room.chairs):
        if taken.kind == "empty":
            seated = bot_at(room, seat, None, names)
            names = (*names, seated.name)
            entries.append(seated)
    seed = new_seed()
    entries.append(Started(seed.hex(), now))
    dealt = room.dealt(seed)
    return [*entries, dealt] if dealt.events else entries


def stand_in(room: Room, seat: Seat, *, on: bool) -> list[Entry]:
    """A bot takes over a seat whose owner is away, or gives it back."""
    taken = chair(room, seat)
    if taken.kind != "human" or taken.stand_in == on or room.status != "playing":
        return []
    return [StandIn(seat, on)]


def chair(room: Room, seat: Seat) -> Chair:
    if seat not in range(len(room.chairs)):
        raise TableRefusal("no_such_seat", place=seat, last=len(room.chairs) - 1)
    return room.chairs[seat]


def hosting(room: Room, person: str) -> None:
    if room.host != person:
        raise TableRefusal("only_host")


def waiting(room: Room) -> None:
    if room.status != "open":
        raise TableRefusal("begun")
