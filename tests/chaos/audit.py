"""Audit after a chaos run: compares the logs with the orders and updates of all clients."""

from itertools import groupby

import httpx

from bench.simulated_players.log_audit import Memory, Order, check_log
from lusoria import verify
from lusoria.store import open_store
from lusoria.table.room.entries import Played, decode_entry
from tests.chaos.node import Node
from tests.chaos.people import Party, Person


async def audit(party: Party, node: Node) -> None:
    """Every acknowledged order is in the log, nothing else is, and every game is over and verifies."""
    async with open_store(node.database) as store, httpx.AsyncClient(timeout=30) as http:
        for table, people in groupby(party.people, lambda person: person.table):
            log = await store.read(table)
            room = check_log(table, log, {person.seat: memory(person) for person in people})
            assert room.status == "over"
            entries = map(decode_entry, log)
            assert not any(isinstance(entry, Played) and entry.for_owner for entry in entries), (
                "a stand-in played"
            )
            record = await http.get(f"http://127.0.0.1:{node.port}/api/records/{table}")
            assert record.is_success, record.text
            assert verify(record.content).true


def memory(person: Person) -> Memory:
    orders = {order.id: Order(order.action, order.done) for order in person.orders}
    updates = [(update.since, update.version, update.events) for update in person.updates]
    return Memory(orders, updates, person.version)
