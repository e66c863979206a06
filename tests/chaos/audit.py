"""Afterwards: the logs against what people said and what they were told."""

from itertools import groupby
from typing import Any

import httpx
import msgspec

from lusoria import verify
from lusoria.store import open_store
from lusoria.table.entries import Created, Entry, Played, decode_entry
from lusoria.table.fanout import events_between
from lusoria.table.moves import act
from lusoria.table.room import Room, evolve, founded, read_room
from tests.chaos.node import Node
from tests.chaos.people import Party, Person


async def audit(party: Party, node: Node) -> None:
    """Nothing acknowledged is lost, nothing is there that nobody did, and every game came to its end."""
    async with open_store(node.database) as store, httpx.AsyncClient(timeout=30) as http:
        for table, people in groupby(party.people, lambda person: person.table):
            log = await store.read(table)
            assert read_room(table, log).status == "over"
            check_log(table, log, {person.seat: person for person in people})
            record = await http.get(f"http://127.0.0.1:{node.port}/api/records/{table}")
            assert record.is_success, record.text
            assert verify(record.content).true


def plain(value: object) -> Any:
    """As it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def check_log(table: str, log: list[bytes], people: dict[int, Person]) -> None:
    created, *entries = [decode_entry(body) for body in log]
    assert isinstance(created, Created)
    room = founded(table, created)
    written: dict[int, list[tuple[int, Played, Any]]] = {seat: [] for seat in range(len(room.chairs))}
    happened: list[tuple[Any, ...]] = [()]
    for version, entry in enumerate(entries, 2):
        before, room = room, played_by_the_rules(room, entry)
        happened.append(events_between(before, room))
        if isinstance(entry, Played) and entry.seat is not None:
            cause = room.game.cause(happened[-1][0])
            written[entry.seat].append((version, entry, cause))
    for seat, moves in written.items():
        if seat in people:
            check_person(people[seat], moves)
            check_told(people[seat], room, happened)
        else:
            assert all(move.command is None for _, move, _ in moves), "an order for a bot's seat"
    assert not any(move.for_owner for moves in written.values() for _, move, _ in moves), "nobody was away"


def played_by_the_rules(room: Room, entry: Entry) -> Room:
    """Believe an entry, but only what the rules make of the action that it begins with."""
    if isinstance(entry, Played) and entry.seat is not None:
        after = evolve(room, entry)
        cause = room.game.cause(events_between(room, after)[0])
        assert cause is not None
        assert cause[0] == entry.seat
        ruled = act(room, *cause, command=entry.command).room
        assert ruled.progress == after.progress, "not what the rules and the seed bring about"
    return evolve(room, entry)


def check_person(person: Person, moves: list[tuple[int, Played, Any]]) -> None:
    """What was acknowledged is in the log once; what is in the log was said."""
    sent = {order.id: order for order in person.sent}
    ids = [move.command for _, move, _ in moves]
    assert len(set(ids)) == len(ids), "a move was made twice"
    for version, move, cause in moves:
        order = sent.get(move.command or "")
        assert order is not None, f"a phantom move: {move}"
        assert plain(cause[1]) == order.action
        assert order.done is None or order.done >= version, "acknowledged before it was written"
    lost = {order.id for order in person.sent if order.done is not None} - set(ids)
    assert not lost, f"acknowledged, and lost: {lost}"


def check_told(person: Person, room: Room, happened: list[tuple[Any, ...]]) -> None:
    """Whatever a socket was told is in the log, at the version it was told for."""
    assert person.version is not None
    assert person.version <= len(happened)
    for told in person.told:
        true = [event for events in happened[told.since : told.version] for event in events]
        seen = plain([room.game.redact(event, person.seat) for event in true])
        assert told.events == seen, f"told at version {told.version} what the log does not say"
