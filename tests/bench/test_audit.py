"""The audit of long runs finds lost, doubled, invented and wrongly sent moves."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest

from bench.simulated_players.log_audit import Memory, Order, check_log, check_orders, plain
from lusoria.core.game import Await
from lusoria.table.live.fanout import events_between
from lusoria.table.room import orders
from lusoria.table.room.entries import Created, Entry, Seated, encode_entry
from lusoria.table.room.play_orders import act
from lusoria.table.room.room import Room, change_with, created_room
from lusoria.wire.settings import Clock, Settings

Played: TypeAlias = tuple[list[bytes], Memory]


@pytest.fixture(scope="module")
def audited_game() -> Played:
    """A log with moves of two people, and the messages of the first."""
    created = Created("AAAAAA", Settings("alea", 2), "one", 0.0)
    entries: list[Entry] = [created]
    room: Room = created_room("table", created)
    change = change_with(room, Seated(0, "one", "A"), Seated(1, "two", "B"))
    entries.extend(change.entries)
    room = change.room
    started = orders.start(room, "one", 0.0)
    entries.extend(started.entries)
    room, rng = started.room, Random(4)
    orders_by_name: dict[str, Order] = {}
    updates: list[tuple[int, int, Any]] = []
    while len(orders_by_name) < 6:
        turn = room.turn
        assert isinstance(turn, Await)
        assert room.progress is not None
        seat = turn.seats[0]
        action = rng.choice(room.game.legal(room.progress.state, seat))
        name = f"{seat}-{room.progress.asks[seat]}"
        change = act(room, seat, action, name)
        entries.extend(change.entries)
        redacted = [room.game.redact(event, 0) for event in events_between(room, change.room)]
        updates.append((room.version, change.room.version, plain(redacted)))
        if seat == 0:
            orders_by_name[name] = Order(plain(action), change.room.version, once=True)
        room = change.room
    return [encode_entry(entry) for entry in entries], Memory(orders_by_name, updates, room.version)


def own_moves(log: list[bytes]) -> list[int]:
    """Versions of the first seat's moves."""
    return [place for place, body in enumerate(log) if b'"command":"0-' in body]


def without_last_move(log: list[bytes], memory: Memory) -> Played:
    """Removes the last moves of the log."""
    return log[: own_moves(log)[-1]], memory


def without_order(log: list[bytes], memory: Memory) -> Played:
    return log, Memory(dict(list(memory.orders.items())[1:]), memory.received, memory.version)


def with_other_version(log: list[bytes], memory: Memory) -> Played:
    orders_by_name = {
        name: Order(order.action, (order.done or 0) + 1, once=True) for name, order in memory.orders.items()
    }
    return log, Memory(orders_by_name, memory.received, memory.version)


def with_other_action(log: list[bytes], memory: Memory) -> Played:
    orders_by_name = {name: Order({"type": "stop"}, order.done) for name, order in memory.orders.items()}
    orders_by_name["0-0"] = Order({"type": "roll", "dice": 2}, orders_by_name["0-0"].done)
    return log, Memory(orders_by_name, memory.received, memory.version)


def with_doubled_event(log: list[bytes], memory: Memory) -> Played:
    updates = [(since, version, [*events, events[0]]) for since, version, events in memory.received]
    return log, Memory(memory.orders, updates, memory.version)


def with_other_dice(log: list[bytes], memory: Memory) -> Played:
    """Replaces dice by others than those of the seed."""
    place = next(place for place in own_moves(log) if b"die_fell" in log[place])
    fallen = msgspec.json.decode(log[place])
    face = fallen["events"][1]["face"]
    fallen["events"][1]["face"] = next(other for other in "IVX" if other != face)
    return [*log[:place], msgspec.json.encode(fallen)], Memory({}, (), None)


def test_correct_game_passes_the_audit(audited_game: Played) -> None:
    log, memory = audited_game
    check_log("table", log, {0: memory})


def test_move_of_a_stand_in_passes_the_audit() -> None:
    """Regression: the audit did not count such moves, and every third game failed."""
    created = Created("AAAAAA", Settings("alea", 2, clock=Clock("strict", 5)), "one", 0.0)
    seated = change_with(created_room("table", created), Seated(0, "one", "A"), Seated(1, "two", "B"))
    started = orders.start(seated.room, "one", 0.0)
    turn = started.room.turn
    assert isinstance(turn, Await)
    assert started.room.progress is not None
    (seat,) = turn.seats
    moved = act(
        started.room, seat, started.room.game.legal(started.room.progress.state, seat)[0], for_owner=True
    )
    log = [created, *seated.entries, *started.entries, *moved.entries]
    check_log("table", [encode_entry(entry) for entry in log], {})


@pytest.mark.parametrize(
    "fault",
    [
        without_last_move,
        without_order,
        with_other_version,
        with_other_action,
        with_doubled_event,
        with_other_dice,
    ],
)
def test_fault_is_found(audited_game: Played, fault: Callable[[list[bytes], Memory], Played]) -> None:
    log, memory = fault(*audited_game)
    with pytest.raises(AssertionError):
        check_log("table", log, {0: memory})


class TestAfterEachKill:
    def check(self, log: list[bytes], memory: Memory) -> None:
        theirs = {f"1-{number}" for number in range(99)}
        check_orders(log, {0: memory.orders}, {0: memory.orders, 1: theirs})

    def test_correct_game_passes_the_audit(self, audited_game: Played) -> None:
        self.check(*audited_game)

    @pytest.mark.parametrize("fault", [without_last_move, without_order, with_other_version])
    def test_fault_is_found(
        self, audited_game: Played, fault: Callable[[list[bytes], Memory], Played]
    ) -> None:
        with pytest.raises(AssertionError):
            self.check(*fault(*audited_game))

    def test_move_made_twice_is_found(self, audited_game: Played) -> None:
        log, memory = audited_game
        with pytest.raises(AssertionError, match="twice"):
            self.check([*log, log[own_moves(log)[0]]], memory)
