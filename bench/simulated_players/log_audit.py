"""Checks the log of a table against what its players sent and received."""

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from lusoria.table.live.fanout import events_between
from lusoria.table.room.entries import Created, Entry, Played, decode_entry
from lusoria.table.room.play_orders import act
from lusoria.table.room.room import Room, created_room, evolve


@dataclass(frozen=True)
class Order:
    """An order, and the version at which it was confirmed, if it was.

    An order sent `once` is confirmed at its own version, a repeated one perhaps at a later one.
    """

    action: Any
    done: int | None
    once: bool = False


@dataclass(frozen=True)
class Memory:
    """Messages that a player at a table sent and received."""

    orders: Mapping[str, Order]
    """By command id."""
    received: Sequence[tuple[int, int, Any]]
    """Version before, version after, and the events received for it."""
    version: int | None
    """The last version received."""


Move: TypeAlias = tuple[int, Played, Any]
"""Version, entry, and the action of its first event."""


def plain(value: object) -> Any:
    """The value as JSON data."""
    return msgspec.json.decode(msgspec.json.encode(value))


def check_log(table: str, log: list[bytes], people: Mapping[int, Memory]) -> Room:
    """No confirmed order is missing, and every entry has a cause. Raises AssertionError."""
    created, *entries = [decode_entry(body) for body in log]
    assert isinstance(created, Created)
    room = created_room(table, created)
    moves_by_seat: dict[int, list[Move]] = {seat: [] for seat in range(len(room.chairs))}
    happened: list[tuple[Any, ...]] = [()]
    for version, entry in enumerate(entries, 2):
        before, room = room, played_by_the_rules(room, entry)
        happened.append(events_between(before, room))
        if isinstance(entry, Played) and entry.seat is not None:
            cause = room.game.cause(happened[-1][0])
            assert cause is not None, "a move that no action began"
            check_hand(before, entry)
            moves_by_seat[entry.seat].append((version, entry, cause[1]))
    for seat, moves in moves_by_seat.items():
        if seat in people:
            check_person(people[seat], [move for move in moves if not move[1].for_owner])
            check_received(people[seat], seat, room, happened)
    return room


def played_by_the_rules(room: Room, entry: Entry) -> Room:
    """Applies an entry after checking that its first action leads to it by the rules."""
    after = evolve(room, entry)
    if isinstance(entry, Played) and entry.seat is not None:
        cause = room.game.cause(events_between(room, after)[0])
        assert cause is not None, "a move that no action began"
        assert cause[0] == entry.seat, "a move of another seat"
        ruled = act(room, *cause, command=entry.command, for_owner=entry.for_owner).room
        assert ruled.progress == after.progress, "not what the rules and the seed bring about"
    return after


def check_hand(room: Room, entry: Played) -> None:
    """The mover was entitled: a person, a bot on its own seat, or a stand-in."""
    assert entry.seat is not None
    chair = room.chairs[entry.seat]
    if chair.kind == "bot" or entry.for_owner:
        assert entry.command is None, "an order for a bot's move"
    if entry.for_owner:
        timed = room.settings.clock.kind != "none"
        assert chair.kind == "human", "a bot moved on an empty seat"
        assert chair.stand_in or timed, "a bot moved for a present person"


def check_person(person: Memory, moves: list[Move]) -> None:
    """Confirmed orders are in the log once; entries in the log were sent."""
    sent = person.orders
    ids = [move.command for _, move, _ in moves]
    assert len(set(ids)) == len(ids), "a move was made twice"
    for version, move, action in moves:
        order = sent.get(move.command or "")
        assert order is not None, f"a phantom move: {move}"
        assert plain(action) == order.action, f"another action than was ordered: {move.command}"
        assert order.done is None or order.done >= version, "acknowledged before it was written"
        assert not order.once or order.done in (None, version), "acknowledged at another version"
    missing = {name for name, order in sent.items() if order.done is not None} - set(ids)
    assert not missing, f"acknowledged, and lost: {missing}"


def check_received(person: Memory, seat: int, room: Room, happened: list[tuple[Any, ...]]) -> None:
    """Received events are in the log at their version."""
    assert person.version is None or person.version <= len(happened), (
        "received a version that is not in the log"
    )
    for since, version, events in person.received:
        logged = [event for step in happened[since:version] for event in step]
        expected = plain([room.game.redact(event, seat) for event in logged])
        assert events == expected, f"events at version {version} differ from the log"


class Brief(Struct):
    """The fields of an entry that identify an order."""

    seat: int | None = None
    command: str | None = None


read_brief = msgspec.json.Decoder(Brief).decode


def check_orders(
    log: Sequence[bytes], done: Mapping[int, Mapping[str, Order]], sent: Mapping[int, Container[str]]
) -> int:
    """The quick part of `check_log`, for all tables after each kill: every order is there, once.

    `done` has each seat's orders confirmed before the log was read, `sent` all orders sent until after it.
    Returns the number of entries that are orders.
    """
    versions: dict[tuple[int, str], int] = {}
    for version, body in enumerate(log, 1):
        brief = read_brief(body)
        if brief.command is not None:
            assert brief.seat is not None
            place = brief.seat, brief.command
            assert place not in versions, f"a move was made twice: {place}"
            assert brief.command in sent.get(brief.seat, ()), f"a phantom move: {place}"
            versions[place] = version
    for seat, orders in done.items():
        for name, order in orders.items():
            written_at = versions.get((seat, name))
            assert written_at is not None, (
                f"acknowledged, and lost: seat {seat}, order {name}, at {order.done}"
            )
            assert order.done is not None
            assert written_at <= order.done, "acknowledged before it was written"
            assert written_at == order.done or not order.once, "acknowledged at another version"
    return len(versions)
