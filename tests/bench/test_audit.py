"""The audit of long runs finds lost, doubled, invented and wrongly sent moves."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest

from bench.crew.audit import Memory, Order, check_log, check_orders, plain
from lusoria.core.game import Await
from lusoria.table.live.fanout import events_between
from lusoria.table.room import orders
from lusoria.table.room.entries import Created, Entry, Seated, encode_entry
from lusoria.table.room.play_orders import act
from lusoria.table.room.room import Room, changed, created_room
from lusoria.wire.settings import Clock, Settings

Played: TypeAlias = tuple[list[bytes], Memory]


@pytest.fixture(scope="module")
def played() -> Played:
    """A log with moves of two people, and the messages of the first."""
    created = Created("AAAAAA", Settings("alea", 2), "one", 0.0)
    entries: list[Entry] = [created]
    room: Room = created_room("table", created)
    for change in (changed(room, Seated(0, "one", "A"), Seated(1, "two", "B")),):
        entries.extend(change.entries)
        room = change.room
    begun = orders.start(room, "one", 0.0)
    entries.extend(begun.entries)
    room, rng = begun.room, Random(4)
    said: dict[str, Order] = {}
    told: list[tuple[int, int, Any]] = []
    while len(said) < 6:
        turn = room.turn
        assert isinstance(turn, Await)
        assert room.progress is not None
        seat = turn.seats[0]
        action = rng.choice(room.game.legal(room.progress.state, seat))
        name = f"{seat}-{room.progress.asks[seat]}"
        change = act(room, seat, action, name)
        entries.extend(change.entries)
        seen = [room.game.redact(event, 0) for event in events_between(room, change.room)]
        told.append((room.version, change.room.version, plain(seen)))
        if seat == 0:
            said[name] = Order(plain(action), change.room.version, once=True)
        room = change.room
    return [encode_entry(entry) for entry in entries], Memory(said, told, room.version)


def mine(log: list[bytes]) -> list[int]:
    """Versions of the first seat's moves."""
    return [place for place, body in enumerate(log) if b'"command":"0-' in body]


def without(log: list[bytes], memory: Memory) -> Played:
    """Removes the last moves of the log."""
    return log[: mine(log)[-1]], memory


def never_said(log: list[bytes], memory: Memory) -> Played:
    return log, Memory(dict(list(memory.orders.items())[1:]), memory.received, memory.version)


def other_version(log: list[bytes], memory: Memory) -> Played:
    said = {
        name: Order(order.action, (order.done or 0) + 1, once=True) for name, order in memory.orders.items()
    }
    return log, Memory(said, memory.received, memory.version)


def other_action(log: list[bytes], memory: Memory) -> Played:
    said = {name: Order({"type": "stop"}, order.done) for name, order in memory.orders.items()}
    said["0-0"] = Order({"type": "roll", "dice": 2}, said["0-0"].done)
    return log, Memory(said, memory.received, memory.version)


def told_otherwise(log: list[bytes], memory: Memory) -> Played:
    told = [(since, version, [*events, events[0]]) for since, version, events in memory.received]
    return log, Memory(memory.orders, told, memory.version)


def by_other_dice(log: list[bytes], memory: Memory) -> Played:
    """Replaces dice by others than those of the seed."""
    place = next(place for place in mine(log) if b"die_fell" in log[place])
    fallen = msgspec.json.decode(log[place])
    face = fallen["events"][1]["face"]
    fallen["events"][1]["face"] = next(other for other in "IVX" if other != face)
    return [*log[:place], msgspec.json.encode(fallen)], Memory({}, (), None)


def test_correct_game_passes_the_audit(played: Played) -> None:
    log, memory = played
    check_log("table", log, {0: memory})


def test_move_of_a_stand_in_passes_the_audit() -> None:
    """Regression: the audit did not count such moves, and every third game failed."""
    created = Created("AAAAAA", Settings("alea", 2, clock=Clock("strict", 5)), "one", 0.0)
    seated = changed(created_room("table", created), Seated(0, "one", "A"), Seated(1, "two", "B"))
    begun = orders.start(seated.room, "one", 0.0)
    turn = begun.room.turn
    assert isinstance(turn, Await)
    assert begun.room.progress is not None
    (seat,) = turn.seats
    moved = act(begun.room, seat, begun.room.game.legal(begun.room.progress.state, seat)[0], for_owner=True)
    log = [created, *seated.entries, *begun.entries, *moved.entries]
    check_log("table", [encode_entry(entry) for entry in log], {})


@pytest.mark.parametrize(
    "twist", [without, never_said, other_version, other_action, told_otherwise, by_other_dice]
)
def test_fault_is_found(played: Played, twist: Callable[[list[bytes], Memory], Played]) -> None:
    log, memory = twist(*played)
    with pytest.raises(AssertionError):
        check_log("table", log, {0: memory})


class TestAfterEachKill:
    def check(self, log: list[bytes], memory: Memory) -> None:
        theirs = {f"1-{number}" for number in range(99)}
        check_orders(log, {0: memory.orders}, {0: memory.orders, 1: theirs})

    def test_correct_game_passes_the_audit(self, played: Played) -> None:
        self.check(*played)

    @pytest.mark.parametrize("twist", [without, never_said, other_version])
    def test_fault_is_found(self, played: Played, twist: Callable[[list[bytes], Memory], Played]) -> None:
        with pytest.raises(AssertionError):
            self.check(*twist(*played))

    def test_move_made_twice_is_found(self, played: Played) -> None:
        log, memory = played
        with pytest.raises(AssertionError, match="twice"):
            self.check([*log, log[mine(log)[0]]], memory)
