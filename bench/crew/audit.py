"""The log of a table against what its people said and what they were told."""

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from lusoria.table.live.fanout import events_between
from lusoria.table.room.entries import Created, Entry, Played, decode_entry
from lusoria.table.room.play_orders import act
from lusoria.table.room.room import Room, evolve, founded


@dataclass(frozen=True)
class Order:
    """What somebody ordered, and the version at which it was acknowledged, if it was.

    An order that was said `once` is acknowledged at its own version, another perhaps at a later one.
    """

    action: Any
    done: int | None
    once: bool = False


@dataclass(frozen=True)
class Memory:
    """What somebody remembers who sat at a table."""

    orders: Mapping[str, Order]
    """By their ids."""
    told: Sequence[tuple[int, int, Any]]
    """The version known before, the version after, and the events that were told in between."""
    version: int | None
    """The last one they were told of."""


Move: TypeAlias = tuple[int, Played, Any]
"""The version, the entry, and the action that it began with."""


def plain(value: object) -> Any:
    """As it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def check_log(table: str, log: list[bytes], people: Mapping[int, Memory]) -> Room:
    """Nothing acknowledged is lost, nothing is there that nobody did; AssertionError says what."""
    created, *entries = [decode_entry(body) for body in log]
    assert isinstance(created, Created)
    room = founded(table, created)
    written: dict[int, list[Move]] = {seat: [] for seat in range(len(room.chairs))}
    happened: list[tuple[Any, ...]] = [()]
    for version, entry in enumerate(entries, 2):
        before, room = room, played_by_the_rules(room, entry)
        happened.append(events_between(before, room))
        if isinstance(entry, Played) and entry.seat is not None:
            cause = room.game.cause(happened[-1][0])
            assert cause is not None, "a move that no action began"
            check_hand(before, entry)
            written[entry.seat].append((version, entry, cause[1]))
    for seat, moves in written.items():
        if seat in people:
            check_person(people[seat], [move for move in moves if not move[1].for_owner])
            check_told(people[seat], seat, room, happened)
    return room


def played_by_the_rules(room: Room, entry: Entry) -> Room:
    """Believe an entry, but only what the rules make of the action that it begins with."""
    after = evolve(room, entry)
    if isinstance(entry, Played) and entry.seat is not None:
        cause = room.game.cause(events_between(room, after)[0])
        assert cause is not None, "a move that no action began"
        assert cause[0] == entry.seat, "a move of another seat"
        ruled = act(room, *cause, command=entry.command, for_owner=entry.for_owner).room
        assert ruled.progress == after.progress, "not what the rules and the seed bring about"
    return after


def check_hand(room: Room, entry: Played) -> None:
    """Whoever moved was the one to move: a person, a bot on its own chair, or one that stands in."""
    assert entry.seat is not None
    chair = room.chairs[entry.seat]
    if chair.kind == "bot" or entry.for_owner:
        assert entry.command is None, "an order for a bot's move"
    if entry.for_owner:
        timed = room.settings.clock.kind != "none"
        assert chair.kind == "human", "a bot moved for nobody"
        assert chair.stand_in or timed, "a bot moved for somebody who was there"


def check_person(person: Memory, moves: list[Move]) -> None:
    """What was acknowledged is in the log once; what is in the log was said."""
    sent = person.orders
    ids = [move.command for _, move, _ in moves]
    assert len(set(ids)) == len(ids), "a move was made twice"
    for version, move, action in moves:
        order = sent.get(move.command or "")
        assert order is not None, f"a phantom move: {move}"
        assert plain(action) == order.action, f"another action than was ordered: {move.command}"
        assert order.done is None or order.done >= version, "acknowledged before it was written"
        assert not order.once or order.done in (None, version), "acknowledged at another version"
    lost = {name for name, order in sent.items() if order.done is not None} - set(ids)
    assert not lost, f"acknowledged, and lost: {lost}"


def check_told(person: Memory, seat: int, room: Room, happened: list[tuple[Any, ...]]) -> None:
    """Whatever a socket was told is in the log, at the version it was told for."""
    assert person.version is None or person.version <= len(happened), (
        "told of a version that is not in the log"
    )
    for since, version, events in person.told:
        true = [event for some in happened[since:version] for event in some]
        seen = plain([room.game.redact(event, seat) for event in true])
        assert events == seen, f"told at version {version} what the log does not say"


class Brief(Struct):
    """As much of an entry as it takes to find an order again."""

    seat: int | None = None
    command: str | None = None


read_brief = msgspec.json.Decoder(Brief).decode


def check_orders(
    log: Sequence[bytes], done: Mapping[int, Mapping[str, Order]], said: Mapping[int, Container[str]]
) -> int:
    """As much of `check_log` as can be done for all tables after each kill: is every order there, once?

    `done` is what had been acknowledged by each seat before the log was read, `said` all that was said until
    after it. Gives how many entries are orders.
    """
    versions: dict[tuple[int, str], int] = {}
    for version, body in enumerate(log, 1):
        brief = read_brief(body)
        if brief.command is not None:
            assert brief.seat is not None
            place = brief.seat, brief.command
            assert place not in versions, f"a move was made twice: {place}"
            assert brief.command in said.get(brief.seat, ()), f"a phantom move: {place}"
            versions[place] = version
    for seat, orders in done.items():
        for name, order in orders.items():
            found = versions.get((seat, name))
            assert found is not None, f"acknowledged, and lost: seat {seat}, order {name}, at {order.done}"
            assert order.done is not None
            assert found <= order.done, "acknowledged before it was written"
            assert found == order.done or not order.once, "acknowledged at another version"
    return len(versions)
