"""What people may do at a table besides playing: sit, leave, host. Each order gives a Change."""

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
from lusoria.table.room.room import Chair, Change, Room, chair, changed, game_options, nothing, own_chair
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.settings import Settings
from lusoria.words import LANGUAGES

MOST_BESIDES = 2000
MOVE_ALLOWS = 50
"""So many entries besides moves may be in a log, and for every move so many more: a game may take weeks."""


def sit(room: Room, person: str, name: str | None, seat: Seat | None, wish: str = "") -> Change:
    """Take a free seat, or before the game the place of a bot; None is the first free one.

    Without a name the table gives a free one, as it is offered: nobody is refused for that. Whoever has
    the seat already says by what other name they want to be called.
    """
    waiting(room)
    if person in room.barred:
        raise TableRefusal("sent_away")
    if sits_already(room, person, name, seat):
        return nothing(room)
    if seat is None:
        seat = first_of(room, "empty", "bot")
    if chair(room, seat).kind == "human" and chair(room, seat).person != person:
        raise TableRefusal("seat_taken", seat=seat)
    others = tuple(other.name for place, other in enumerate(room.chairs) if place != seat)
    if name is None:
        name = name_to_offer(wish, guest_names(room.settings.spoken), others)
    seated = Seated(seat, person, clean_name(name, others))
    sat = stirred(room, seated)
    return sat if room.seats_of(room.host) else sat.then(changed(sat.room, HostPassed(person)))


def sits_already(room: Room, person: str, name: str | None, seat: Seat | None) -> bool:
    """Whether they have just this: whoever did not hear the answer says it again.

    Only where they name the seat: without it a second person of this name, on the same phone, says the same.
    """
    if seat not in room.seats_of(person):
        return False
    return name is None or chair(room, seat).name == clean_name(name, ())


def first_of(room: Room, *kinds: str) -> Seat:
    for kind in kinds:
        for seat, found in enumerate(room.chairs):
            if found.kind == kind:
                return seat
    raise TableRefusal("full")


def leave(room: Room, person: str, seat: Seat) -> Change:
    """Before the game the seat is free again; in the game a bot stands in."""
    own_chair(room, person, seat)
    if room.status == "open":
        left = changed(room, Unseated(seat))
        return left.then(next_host(left.room, person))
    no_try(room)
    return nothing(room) if room.chairs[seat].stand_in else stirred(room, StandIn(seat, on=True, wanted=True))


def get_up(room: Room, person: str) -> Change:
    """Get up from all one's seats; not in the game, where somebody must go on playing."""
    seats = room.seats_of(person)
    if seats and room.status == "playing":
        raise TableRefusal("still_playing")
    left = nothing(room)
    for seat in seats if room.status == "open" else ():
        left = left.then(leave(left.room, person, seat))
    return left


def next_host(room: Room, left: str) -> Change:
    """A host who got up for good hands over to the next person at the table."""
    if room.host != left or room.seats_of(left):
        return nothing(room)
    heir = next((taken.person for taken in room.chairs if taken.person is not None), None)
    return nothing(room) if heir is None else changed(room, HostPassed(heir))


def inherit(room: Room, gone: str, present: frozenset[str]) -> Change:
    """Before the game a host who does not come back is succeeded by the first who is there."""
    if room.status != "open" or room.host != gone or is_restless(room):
        return nothing(room)
    heirs = (one.person for one in room.chairs if one.person in present and one.person != gone)
    heir = next(heirs, None)
    return nothing(room) if heir is None else changed(room, HostPassed(heir))


def send_away(room: Room, person: str, seat: Seat) -> Change:
    """The host frees a seat before the game; who is sent away loses all seats and may not sit down again."""
    hosting(room, person)
    waiting(room)
    taken = chair(room, seat)
    if taken.kind == "empty":
        raise TableRefusal("seat_empty", seat=seat)
    if taken.person == person:
        return leave(room, person, seat)
    if taken.person is None:
        return changed(room, Unseated(seat))
    return changed(room, *(Unseated(theirs, sent_away=True) for theirs in room.seats_of(taken.person)))


def add_bot(room: Room, person: str, seat: Seat | None, bot: str | None) -> Change:
    hosting(room, person)
    waiting(room)
    seat = first_of(room, "empty") if seat is None else seat
    taken = chair(room, seat)
    if taken.kind == "human":
        raise TableRefusal("seat_taken", seat=seat)
    seated = bot_at(room, seat, bot or room.settings.bots)
    return nothing(room) if taken.bot == seated.bot else stirred(room, seated)


def bot_at(room: Room, seat: Seat, bot: str | None) -> BotSeated:
    spec = playable_bot(room.game.name, bot)
    names = names_for(spec.face, room.settings.spoken)
    return BotSeated(seat, spec.name, free_name(names, room.names))


def company(settings: Settings) -> BotSpec:
    """Who takes the empty seats, or Malformed: before anybody relies on it."""
    return playable_bot(settings.game, settings.bots)


def lit(settings: Settings, rules: int) -> None:
    """Malformed where a table wants lamps, and nobody here could say anything by their light."""
    if settings.lamps and not can_advise(settings.game, rules):
        raise Malformed("settings.lamps", f"{settings.game} has no coach here")


def heard(settings: Settings) -> None:
    """Malformed where nobody here speaks the language in which its bots are to be named."""
    if settings.spoken not in LANGUAGES:
        raise Malformed("settings.language", f"expected one of {', '.join(LANGUAGES)}")


def playable_bot(game: str, name: str | None) -> BotSpec:
    spec = default_bot(game) if name is None else bot_spec(game, name)
    if not spec.can_play:
        raise Malformed("bot", f"{name} thinks with what is not installed here: the extra `bots`")
    return spec


def swap(room: Room, person: str, one: Seat, other: Seat) -> Change:
    """Two seats change places: any two for the host; for others their own and one where nobody sits."""
    taken = {chair(room, seat).person for seat in (one, other)}
    if taken - {None} != {person}:
        hosting(room, person)
    waiting(room)
    same = chair(room, one) == chair(room, other)
    return nothing(room) if same else stirred(room, SeatsSwapped(one, other))


def shuffle(room: Room, person: str, rng: Random) -> Change:
    """All seats change places, by lot; the next draw, where one would leave everybody where they are."""
    hosting(room, person)
    waiting(room)
    if len(set(room.chairs)) == 1:
        return nothing(room)
    while True:
        places = ((one, rng.randrange(one + 1)) for one in reversed(range(len(room.chairs))))
        shuffled = stirred(room, *(SeatsSwapped(one, other) for one, other in places if one != other))
        if shuffled.room.chairs != room.chairs:
            return shuffled


def say_ready(room: Room, person: str, *, ready: bool) -> Change:
    """Somebody may begin, or not yet, on all their seats. It binds nobody: the host begins at will."""
    waiting(room)
    seats = seated(room, person)
    said = [ReadySaid(seat, ready) for seat in seats if room.chairs[seat].ready != ready]
    return stirred(room, *said) if said else nothing(room)


def seated(room: Room, person: str) -> tuple[Seat, ...]:
    seats = room.seats_of(person)
    if not seats:
        raise TableRefusal("not_seated")
    return seats


def pass_host(room: Room, person: str, seat: Seat) -> Change:
    hosting(room, person)
    heir = chair(room, seat).person
    if heir is None:
        raise TableRefusal("nobody_there", seat=seat)
    return nothing(room) if heir == person else stirred(room, HostPassed(heir))


def mute(room: Room, person: str, seat: Seat, *, muted: bool) -> Change:
    hosting(room, person)
    if chair(room, seat).kind != "human":
        raise TableRefusal("nobody_there", seat=seat)
    return nothing(room) if room.chairs[seat].muted == muted else stirred(room, Muted(seat, muted))


def change(room: Room, person: str, settings: Settings) -> Change:
    """The host changes the rules of the house, or the number of seats, before the game."""
    hosting(room, person)
    waiting(room)
    if settings.game != room.game.name:
        raise TableRefusal("other_game")
    game_options(room.game, settings)
    company(settings)
    lit(settings, room.game.version)
    heard(settings)
    sitting = sum(taken.kind == "human" for taken in room.chairs)
    if sitting > settings.players:
        raise TableRefusal("too_few_seats", sitting=sitting, seats=settings.players)
    return nothing(room) if settings == room.settings else stirred(room, SettingsChanged(settings))


def start(
    room: Room,
    person: str,
    now: float,
    seed: bytes | None = None,
    scheme: Scheme | UnsetType = UNSET,
) -> Change:
    """Bots take the empty chairs, a seed is drawn unless there is one, and chance deals."""
    hosting(room, person)
    waiting(room)
    if not any(taken.kind == "human" for taken in room.chairs):
        raise TableRefusal("nobody_plays")
    begun = nothing(room)
    for seat, taken in enumerate(room.chairs):
        if taken.kind == "empty":
            begun = begun.then(changed(begun.room, bot_at(begun.room, seat, room.settings.bots)))
    begun = begun.then(changed(begun.room, Started((seed or new_seed()).hex(), now, scheme)))
    return begun.then(deal(begun.room))


def stand_in(room: Room, seat: Seat, *, on: bool) -> Change:
    """A bot takes over a seat whose owner is away, or gives it back.

    An owner who came and went too often may still play, but keeps the bot beside them.
    """
    taken = chair(room, seat)
    if taken.person is None or taken.stand_in == on or room.status != "playing" or is_try(room):
        return nothing(room)
    if not on and is_restless(room, times=2):
        return nothing(room)
    return changed(room, StandIn(seat, on))


def replace_absent(room: Room, gone: str, present: frozenset[str]) -> Change:
    """Bots take over the seats of somebody who does not come back, unless they just have."""
    replaced = nothing(room)
    for seat in () if gone in present or is_only_person(room, gone) else room.seats_of(gone):
        replaced = replaced.then(stand_in(replaced.room, seat, on=True))
    return replaced


def may_stand_in(room: Room, person: str) -> bool:
    """Whether a bot would take over a seat of this person's, were they missed."""
    if room.status != "playing" or is_try(room) or is_only_person(room, person):
        return False
    return not all(room.chairs[seat].stand_in for seat in room.seats_of(person))


def is_only_person(room: Room, person: str) -> bool:
    """Nobody but bots plays with this person: the game waits for them, whoever watches."""
    return {taken.person for taken in room.chairs} - {None} == {person}


def give_up(room: Room, person: str) -> Change:
    """Leave a game for good, with all one's seats: bots play on, and coming back changes nothing."""
    seats = seated(room, person)
    if room.status != "playing":
        raise TableRefusal("not_running")
    left = changed(room, *(GaveUp(seat) for seat in seats))
    return left.then(next_host(left.room, person))


def rejoin(room: Room, person: str, owns: Callable[[Seat, Chair], bool]) -> Change:
    """Take over a seat from another device; `owns` says whether this seat is the one meant.

    A host who has another seat keeps hosting there. Whoever did not hear the answer may say it again.
    """
    no_try(room)
    for seat, taken in enumerate(room.chairs):
        if taken.person == person and taken.taken_over is not None:
            since, former = taken.taken_over
            if owns(seat, replace(taken, since=since, person=former)):
                return nothing(room)
        if taken.person is not None and owns(seat, taken):
            if taken.person == person:
                return nothing(room)
            if person in room.barred:
                raise TableRefusal("sent_away")
            moved = stirred(room, Seated(seat, person, taken.name), times=2 if room.progress else 1)
            hosted = room.host == taken.person and not moved.room.seats_of(taken.person)
            return moved.then(changed(moved.room, HostPassed(person))) if hosted else moved
    raise TableRefusal("no_such_code")


def movable_chair(room: Room, person: str, seat: Seat) -> Chair:
    """The chair that may move to another device; not in a try, which belongs to the device that began it."""
    no_try(room)
    return own_chair(room, person, seat)


def may_play_again(room: Room, person: str) -> None:
    """Or TableRefusal: once it is over, whoever sat there may ask for another."""
    no_try(room)
    if room.status != "over":
        raise TableRefusal("not_over")
    seated(room, person)


def is_alone(room: Room) -> bool:
    """One person at one seat, and nobody else but bots: there is nobody to wait for."""
    return sum(taken.kind == "human" for taken in room.chairs) == 1


def rematch(room: Room, table: str) -> Change:
    """The same people play again at this table; whoever says so first is believed."""
    return nothing(room) if room.rematch else changed(room, RematchMade(table))


def stirred(room: Room, *entries: Entry, times: int = 1) -> Change:
    """What somebody wants besides playing, while the table has patience: a log must not grow without end.

    Starting, leaving, and a bot for somebody who is away are never refused: they come only so often.
    """
    if is_restless(room, times):
        raise TableRefusal("restless")
    return changed(room, *entries)


def is_restless(room: Room, times: int = 1) -> bool:
    return room.besides >= times * (MOST_BESIDES + MOVE_ALLOWS * room.moves)


def is_try(room: Room) -> bool:
    """Whether it is somebody's one try at the challenge of a day: nobody plays it for them, or once more."""
    return room.daily is not None and room.daily.serious


def no_try(room: Room) -> None:
    if is_try(room):
        raise TableRefusal("one_try")


def hosting(room: Room, person: str) -> None:
    if room.host != person:
        raise TableRefusal("only_host")


def waiting(room: Room) -> None:
    if room.status != "open":
        raise TableRefusal("begun")
