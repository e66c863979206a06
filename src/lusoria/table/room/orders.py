"""Orders at a table other than moves: sit, leave, host, start. Each returns a Change or is refused."""

from collections.abc import Callable
from random import Random

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from lusoria.bots import BotSpec, bot_spec, default_bot
from lusoria.bots.coach import can_advise
from lusoria.core.errors import Malformed
from lusoria.core.game import Seat
from lusoria.records.fair_chance import Scheme, new_seed
from lusoria.table.bot_seats.bot_names import guest_names, names_for
from lusoria.table.room.entries import (
    BotSeated,
    Entry,
    GaveUp,
    HostPassed,
    Muted,
    ReadySaid,
    RematchMade,
    Seated,
    SeatsSwapped,
    SettingsChanged,
    StandIn,
    Started,
    Unseated,
)
from lusoria.table.room.names import clean_name, free_name, name_to_offer
from lusoria.table.room.play_orders import deal
from lusoria.table.room.room import (
    Chair,
    Change,
    Room,
    chair_at,
    change_with,
    game_options,
    no_change,
    own_chair,
)
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.settings import Settings
from lusoria.words import LANGUAGES

# Limit on entries that are not moves, so that a log cannot grow without end:
MAX_OTHER_ENTRIES = 2000  # per table
OTHER_ENTRIES_PER_MOVE = 50  # more per move: a game may take weeks


def sit(room: Room, person: str, name: str | None, seat: Seat | None, wish: str = "") -> Change:
    """Take a free seat, or a bot's seat before the game; `seat=None` takes the first free one.

    Without a name the table offers a free one. A person who has the seat already changes their name.
    """
    require_open(room)
    if person in room.barred:
        raise TableRefusal("sent_away")
    if sits_already(room, person, name, seat):
        return no_change(room)
    if seat is None:
        seat = first_seat(room, "empty", "bot")
    if chair_at(room, seat).kind == "human" and chair_at(room, seat).person != person:
        raise TableRefusal("seat_taken", seat=seat)
    others = tuple(other.name for place, other in enumerate(room.chairs) if place != seat)
    if name is None:
        name = name_to_offer(wish, guest_names(room.settings.spoken), others)
    seated = Seated(seat, person, clean_name(name, others))
    change = limited_change(room, seated)
    return change if room.seats_of(room.host) else change.then(change_with(change.room, HostPassed(person)))


def sits_already(room: Room, person: str, name: str | None, seat: Seat | None) -> bool:
    """True if the person has this seat and name: a client that missed the answer repeats the order.

    Only if the order names the seat. Otherwise it may come from a second player on the same device.
    """
    if seat not in room.seats_of(person):
        return False
    return name is None or chair_at(room, seat).name == clean_name(name, ())


def first_seat(room: Room, *kinds: str) -> Seat:
    for kind in kinds:
        for seat, chair in enumerate(room.chairs):
            if chair.kind == kind:
                return seat
    raise TableRefusal("full")


def leave(room: Room, person: str, seat: Seat) -> Change:
    """Free the seat before the game; during the game a bot stands in."""
    own_chair(room, person, seat)
    if room.status == "open":
        change = change_with(room, Unseated(seat))
        return change.then(next_host(change.room, person))
    refuse_daily_try(room)
    return (
        no_change(room)
        if room.chairs[seat].stand_in
        else limited_change(room, StandIn(seat, on=True, wanted=True))
    )


def get_up(room: Room, person: str) -> Change:
    """Leave all of a person's seats; refused during the game, which needs its players."""
    seats = room.seats_of(person)
    if seats and room.status == "playing":
        raise TableRefusal("still_playing")
    change = no_change(room)
    for seat in seats if room.status == "open" else ():
        change = change.then(leave(change.room, person, seat))
    return change


def next_host(room: Room, leaver: str) -> Change:
    """Pass on the host's rights if the host has no seat left."""
    if room.host != leaver or room.seats_of(leaver):
        return no_change(room)
    heir = next((chair.person for chair in room.chairs if chair.person is not None), None)
    return no_change(room) if heir is None else change_with(room, HostPassed(heir))


def replace_absent_host(room: Room, absent: str, present: frozenset[str]) -> Change:
    """Before the game, pass the rights of an absent host to the first person present."""
    if room.status != "open" or room.host != absent or is_log_full(room):
        return no_change(room)
    heirs = (chair.person for chair in room.chairs if chair.person in present and chair.person != absent)
    heir = next(heirs, None)
    return no_change(room) if heir is None else change_with(room, HostPassed(heir))


def send_away(room: Room, person: str, seat: Seat) -> Change:
    """The host frees a seat before the game; a person loses all seats and may not sit down again."""
    require_host(room, person)
    require_open(room)
    chair = chair_at(room, seat)
    if chair.kind == "empty":
        raise TableRefusal("seat_empty", seat=seat)
    if chair.person == person:
        return leave(room, person, seat)
    if chair.person is None:
        return change_with(room, Unseated(seat))
    return change_with(room, *(Unseated(theirs, sent_away=True) for theirs in room.seats_of(chair.person)))


def add_bot(room: Room, person: str, seat: Seat | None, bot: str | None) -> Change:
    require_host(room, person)
    require_open(room)
    seat = first_seat(room, "empty") if seat is None else seat
    chair = chair_at(room, seat)
    if chair.kind == "human":
        raise TableRefusal("seat_taken", seat=seat)
    seated = bot_at(room, seat, bot or room.settings.bots)
    return no_change(room) if chair.bot == seated.bot else limited_change(room, seated)


def bot_at(room: Room, seat: Seat, bot: str | None) -> BotSeated:
    spec = playable_bot(room.game.name, bot)
    names = names_for(spec.face, room.settings.spoken)
    return BotSeated(seat, spec.name, free_name(names, room.names))


def bot_for_empty_seats(settings: Settings) -> BotSpec:
    """The bot that takes empty seats. Raises Malformed if it cannot play here."""
    return playable_bot(settings.game, settings.bots)


def check_coach(settings: Settings, rules: int) -> None:
    """Raises Malformed if the table wants the coach, and this game has none here."""
    if settings.lamps and not can_advise(settings.game, rules):
        raise Malformed("settings.lamps", f"{settings.game} has no coach here")


def check_language(settings: Settings) -> None:
    """Raises Malformed if the language for the bots' names is unknown."""
    if settings.spoken not in LANGUAGES:
        raise Malformed("settings.language", f"expected one of {', '.join(LANGUAGES)}")


def playable_bot(game: str, name: str | None) -> BotSpec:
    spec = default_bot(game) if name is None else bot_spec(game, name)
    if not spec.can_play:
        raise Malformed("bot", f"{name} needs the extra `bots`, which is not installed here")
    return spec


def swap(room: Room, person: str, seat: Seat, other: Seat) -> Change:
    """Swap two seats: any two for the host; for others their own and one without a person."""
    owners = {chair_at(room, each).person for each in (seat, other)}
    if owners - {None} != {person}:
        require_host(room, person)
    require_open(room)
    is_same = chair_at(room, seat) == chair_at(room, other)
    return no_change(room) if is_same else limited_change(room, SeatsSwapped(seat, other))


def shuffle(room: Room, person: str, rng: Random) -> Change:
    """Swap all seats at random, until the order differs from the present one."""
    require_host(room, person)
    require_open(room)
    if len(set(room.chairs)) == 1:
        return no_change(room)
    while True:
        places = ((seat, rng.randrange(seat + 1)) for seat in reversed(range(len(room.chairs))))
        shuffled = limited_change(
            room, *(SeatsSwapped(seat, other) for seat, other in places if seat != other)
        )
        if shuffled.room.chairs != room.chairs:
            return shuffled


def say_ready(room: Room, person: str, *, ready: bool) -> Change:
    """Mark a person as ready or not, on all their seats. The host may start regardless."""
    require_open(room)
    seats = require_seats(room, person)
    entries = [ReadySaid(seat, ready) for seat in seats if room.chairs[seat].ready != ready]
    return limited_change(room, *entries) if entries else no_change(room)


def require_seats(room: Room, person: str) -> tuple[Seat, ...]:
    seats = room.seats_of(person)
    if not seats:
        raise TableRefusal("not_seated")
    return seats


def pass_host(room: Room, person: str, seat: Seat) -> Change:
    require_host(room, person)
    heir = chair_at(room, seat).person
    if heir is None:
        raise TableRefusal("nobody_there", seat=seat)
    return no_change(room) if heir == person else limited_change(room, HostPassed(heir))


def mute(room: Room, person: str, seat: Seat, *, muted: bool) -> Change:
    require_host(room, person)
    if chair_at(room, seat).kind != "human":
        raise TableRefusal("nobody_there", seat=seat)
    return no_change(room) if room.chairs[seat].muted == muted else limited_change(room, Muted(seat, muted))


def change_settings(room: Room, person: str, settings: Settings) -> Change:
    """The host changes the settings or the number of seats, before the game."""
    require_host(room, person)
    require_open(room)
    if settings.game != room.game.name:
        raise TableRefusal("other_game")
    game_options(room.game, settings)
    bot_for_empty_seats(settings)
    check_coach(settings, room.game.version)
    check_language(settings)
    sitting = sum(chair.kind == "human" for chair in room.chairs)
    if sitting > settings.players:
        raise TableRefusal("too_few_seats", sitting=sitting, seats=settings.players)
    return no_change(room) if settings == room.settings else limited_change(room, SettingsChanged(settings))


def start(
    room: Room,
    person: str,
    now: float,
    seed: bytes | None = None,
    scheme: Scheme | UnsetType = UNSET,
) -> Change:
    """Start the game: bots take empty seats, a seed is drawn unless one is given, chance deals."""
    require_host(room, person)
    require_open(room)
    if not any(chair.kind == "human" for chair in room.chairs):
        raise TableRefusal("nobody_plays")
    change = no_change(room)
    for seat, chair in enumerate(room.chairs):
        if chair.kind == "empty":
            change = change.then(change_with(change.room, bot_at(change.room, seat, room.settings.bots)))
    change = change.then(change_with(change.room, Started((seed or new_seed()).hex(), now, scheme)))
    return change.then(deal(change.room))


def stand_in(room: Room, seat: Seat, *, on: bool) -> Change:
    """A bot takes over the seat of an absent owner, or gives it back.

    An owner who came and went too often may play, but the bot stays as well.
    """
    chair = chair_at(room, seat)
    if chair.person is None or chair.stand_in == on or room.status != "playing" or is_daily_try(room):
        return no_change(room)
    if not on and is_log_full(room, times=2):
        return no_change(room)
    return change_with(room, StandIn(seat, on))


def replace_absent(room: Room, absent: str, present: frozenset[str]) -> Change:
    """Bots take over the seats of an absent person, unless they have come back meanwhile."""
    change = no_change(room)
    for seat in () if absent in present or is_only_person(room, absent) else room.seats_of(absent):
        change = change.then(stand_in(change.room, seat, on=True))
    return change


def may_stand_in(room: Room, person: str) -> bool:
    """True if a bot would take over a seat of this person in their absence."""
    if room.status != "playing" or is_daily_try(room) or is_only_person(room, person):
        return False
    return not all(room.chairs[seat].stand_in for seat in room.seats_of(person))


def is_only_person(room: Room, person: str) -> bool:
    """True if all other players are bots: the game then waits for this person."""
    return {chair.person for chair in room.chairs} - {None} == {person}


def give_up(room: Room, person: str) -> Change:
    """Leave a game for good, with all seats of a person: bots play on even if the person returns."""
    seats = require_seats(room, person)
    if room.status != "playing":
        raise TableRefusal("not_running")
    change = change_with(room, *(GaveUp(seat) for seat in seats))
    return change.then(next_host(change.room, person))


def rejoin(room: Room, person: str, owns: Callable[[Seat, Chair], bool]) -> Change:
    """Take over a seat from another device; `owns` tells whether a seat is the one meant.

    A host who has another seat keeps hosting there. Repeating the order is harmless.
    """
    refuse_daily_try(room)
    for seat, chair in enumerate(room.chairs):
        if chair.person == person and chair.taken_over is not None:
            since, former = chair.taken_over
            if owns(seat, replace(chair, since=since, person=former)):
                return no_change(room)
        if chair.person is not None and owns(seat, chair):
            if chair.person == person:
                return no_change(room)
            if person in room.barred:
                raise TableRefusal("sent_away")
            change = limited_change(room, Seated(seat, person, chair.name), times=2 if room.progress else 1)
            hosted = room.host == chair.person and not change.room.seats_of(chair.person)
            return change.then(change_with(change.room, HostPassed(person))) if hosted else change
    raise TableRefusal("no_such_code")


def movable_chair(room: Room, person: str, seat: Seat) -> Chair:
    """A chair that may move to another device; refused for a daily try, which stays on its device."""
    refuse_daily_try(room)
    return own_chair(room, person, seat)


def may_play_again(room: Room, person: str) -> None:
    """Raises TableRefusal unless the game is over and the person sat there."""
    refuse_daily_try(room)
    if room.status != "over":
        raise TableRefusal("not_over")
    require_seats(room, person)


def has_one_person(room: Room) -> bool:
    """True if one person sits at one seat among bots: a rematch need not wait."""
    return sum(chair.kind == "human" for chair in room.chairs) == 1


def rematch(room: Room, table: str) -> Change:
    """Note the rematch table; the first one noted stays."""
    return no_change(room) if room.rematch else change_with(room, RematchMade(table))


def limited_change(room: Room, *entries: Entry, times: int = 1) -> Change:
    """Like `change_with`, but refused once the log has too many entries that are not moves.

    Starting, leaving and stand-ins for absent people are exempt: they cannot repeat without limit.
    """
    if is_log_full(room, times):
        raise TableRefusal("restless")
    return change_with(room, *entries)


def is_log_full(room: Room, times: int = 1) -> bool:
    return room.other_entries >= times * (MAX_OTHER_ENTRIES + OTHER_ENTRIES_PER_MOVE * room.moves)


def is_daily_try(room: Room) -> bool:
    """True for a person's only try at a daily challenge: no stand-in and no second game."""
    return room.daily is not None and room.daily.serious


def refuse_daily_try(room: Room) -> None:
    if is_daily_try(room):
        raise TableRefusal("one_try")


def require_host(room: Room, person: str) -> None:
    if room.host != person:
        raise TableRefusal("only_host")


def require_open(room: Room) -> None:
    if room.status != "open":
        raise TableRefusal("begun")
