"""What the log says happened, and whether what a socket received is that and no more."""

import json
from dataclasses import dataclass
from typing import Any

import msgspec

from lusoria.core.game import AnyGame, Viewer
from lusoria.records.fair_chance import commitment
from lusoria.records.signing import RecordKey
from lusoria.store.port import Store
from lusoria.table.live.fanout import events_between
from lusoria.table.live.record_signing import RecordSigner
from lusoria.table.room.entries import Created, HostPassed, Played, Seated, Started, decode_entry
from lusoria.table.room.room import Chair, Room, created_room, evolve
from lusoria.wire.delta import apply_delta
from lusoria.wire.padding import STEP
from tests.server.world import Message, Page, TestClient, TestServer

UPDATE_FIELDS = {"type", "version", "seat", "events", "table", "mine", "legal", "ask"}
FIELDS = {
    "done": {"command", "version"},
    "late": {"command", "ask"},
    "refused": {"command", "kind", "rule", "why", "facts", "where", "problem"},
    "said": {"seat", "at", "phrase", "text", "reaction", "claim", "version", "after", "turn"},
    "pong": set(),
}
"""All that messages about no game may hold."""


@dataclass(frozen=True)
class Moment:
    """A table right after one entry of its log."""

    chairs: tuple[Chair, ...]
    host: str
    status: str
    state: Any
    asked: tuple[int, ...]
    events: tuple[Any, ...]
    lent: tuple[int, ...]


class Truth:
    """A whole log, version by version."""

    def __init__(self, table: str, log: list[bytes]) -> None:
        created, *others = map(decode_entry, log)
        assert isinstance(created, Created)
        room = created_room(table, created)
        self.people = {created.host}
        self.seed: str | None = None
        self.commands: list[str] = []
        self.moments: list[Moment | None] = [None, moment(room, ())]
        for entry in others:
            if isinstance(entry, Seated | HostPassed):
                self.people.add(entry.person if isinstance(entry, Seated) else entry.host)
            before, room = room, evolve(room, entry)
            self.moments.append(moment(room, events_between(before, room)))
            if isinstance(entry, Started):
                self.seed = entry.seed
            if isinstance(entry, Played) and entry.command is not None:
                self.commands.append(entry.command)
        self.room = room
        self.game: AnyGame = room.game
        record = RecordSigner(RecordKey(bytes(32))).record(room)
        self.checksum = record.fairness.checksum if record and record.fairness else None

    def at(self, version: int) -> Moment:
        found = self.moments[version]
        assert found is not None
        return found

    def seen(self, after: int, upto: int, viewer: Viewer) -> list[Any]:
        """The events of these versions as a viewer perceives them, as JSON."""
        events = [event for k in range(after + 1, upto + 1) for event in self.at(k).events]
        return [plain(self.game.redact(event, viewer)) for event in events]


def plain(value: object) -> Any:
    """As it looks after a journey as JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def moment(room: Room, events: tuple[Any, ...]) -> Moment:
    state = room.progress.state if room.progress else None
    return Moment(room.chairs, room.host, room.status, state, room.asks, events, room.lent)


async def truth_of(store: Store, table: str) -> Truth:
    return Truth(table, await store.read(table))


def check_page(page: Page, truth: Truth) -> int:
    """Every message that this socket received is what its owner may know, exactly; how many updates."""
    known: int | None = None
    stands: Message | None = None
    updates = 0
    for direction, message in page.story:
        if direction == "sent":
            if message["type"] == "hello":
                known = message["since"]
            continue
        match message["type"]:
            case "update":
                check_update(page.person_id, message, truth, known, first=stands is None)
                known, stands = message["version"], message
                updates += 1
            case "news":
                assert stands is not None
                stands = check_news(page.person_id, message, truth, stands)
                known = message["version"]
                updates += 1
            case "room":
                check_room(page.person_id, message, truth)
                if known is None and message["status"] == "open":
                    known = message["version"]
            case other:
                assert set(message) - {"type"} <= FIELDS[other]
    return updates


def check_update(
    person: str | None, message: Message, truth: Truth, known: int | None, *, first: bool
) -> None:
    """`known` is the version this client had before; None where it knew nothing."""
    version, seat = message["version"], message["seat"]
    now = truth.at(version)
    assert set(message) == {*UPDATE_FIELDS, "deadline"}
    assert seat is None or (person is not None and now.chairs[seat].person == person), "through foreign eyes"
    view = plain(truth.game.view(now.state, seat))
    assert message["table"] == view["table"]
    assert message["mine"] == view["mine"]
    assert message["legal"] == view["legal"]
    assert message["ask"] == (None if seat is None else now.asked[seat])
    if message["events"] is None:
        assert first, "only somebody who comes to a table may be told less than every event"
    else:
        assert known is not None, "a client without a version gets the state without events"
        assert message["events"] == truth.seen(known, version, seat)


def check_news(person: str | None, message: Message, truth: Truth, stands: Message) -> Message:
    """It makes the whole of what was known, repeats nothing, and has an own part for a public reason only."""
    assert set(message) <= {*UPDATE_FIELDS, "before", "grown", "deadline", "done"}
    known, version, seat = stands["version"], message["version"], stands["seat"]
    now = apply_delta(stands, message)
    assert now is not None, "news after a gap"
    check_update(person, now, truth, known, first=False)
    assert not any(stands["table"][field] == value for field, value in message.get("table", {}).items())
    assert all(message.get("grown", {"": [None]}).values()), "what has grown is longer"
    touched, asked = concerned(truth, known, version)
    own = {"seat", "legal", "ask"} if seat in touched | asked else set[str]()
    if seat in touched:
        own.add("mine")
    assert {"seat", "mine", "legal", "ask"} & set(message) == own, (
        "whether private parts are sent reveals no secret"
    )
    assert message.get("seat", seat) == seat
    return now


def concerned(truth: Truth, known: int, version: int) -> tuple[set[int], set[int]]:
    """By what the gallery knows of a move: whom its events concern; and who moved, or is asked otherwise."""
    before, now = truth.at(known), truth.at(version)
    seats = set(range(len(now.chairs)))
    awaited = [set(truth.game.view(moment.state, None).table.awaited) for moment in (before, now)]
    asked = {seat for seat in seats if before.asked[seat] != now.asked[seat]} | awaited[0] ^ awaited[1]
    touched: set[int] = set()
    for event in now.events:
        concerns = truth.game.concerns(truth.game.redact(event, None))
        touched |= seats if concerns is None else set(concerns)
    return touched, asked


def check_room(person: str | None, message: Message, truth: Truth) -> None:
    now = truth.at(message["version"])
    told = ("name", "kind", "stand_in", "muted", "bot", "gave_up")
    seats = [
        {**{field: getattr(c, field) for field in told}, "ready": c.ready or c.kind == "bot", "lent": lent}
        for c, lent in zip(now.chairs, now.lent, strict=True)
    ]
    passing = ("here", "bot_at")
    assert [{k: v for k, v in seat.items() if k not in passing} for seat in message["seats"]] == seats
    assert message["status"] == now.status
    assert message["yours"] == [k for k, c in enumerate(now.chairs) if person and c.person == person]
    assert message["hosting"] == (person == now.host)
    sealed = None if now.status == "open" or truth.seed is None else commitment(bytes.fromhex(truth.seed))
    assert message["commitment"] == sealed
    record = message["record"]
    assert (record is not None) == (now.status == "over"), "the seal of the record is shown at the end"
    assert record is None or record["checksum"] == truth.checksum


def check_nothing_secret(server: TestServer, people: list[TestClient], truth: Truth, logs: str = "") -> None:
    """No person, token or seed in any byte that anybody received, records apart from the seed."""
    secrets = {person for person in truth.people if person}
    secrets |= {truth.seed} if truth.seed else set()
    heard = [text for person in people for page in person.pages for text in page.raw]
    for person in people:
        for answer in person.answers:
            revealed = answer.url.path.startswith("/api/records/") and truth.room.status == "over"
            heard.append(answer.text.replace(str(truth.seed), "") if revealed else answer.text)
            named = [value for key, value in answer.headers.items() if key != "set-cookie"]
            heard.append("\n".join(named))
            for cookie in answer.headers.get_list("set-cookie"):
                others = secrets - {person.id}
                assert not any(secret in cookie for secret in others), "somebody else's token"
    heard.append(logs)
    for text in heard:
        assert not any(secret in text for secret in secrets), text


def check_lengths(page: Page) -> None:
    """Private parts come in whole padding steps: see tests/table/live/test_padding.py."""
    for text in page.raw:
        message = json.loads(text)
        own = message["type"] == "update" and message["seat"] is not None
        if own or (message["type"] == "news" and {"mine", "done"} & set(message)):
            assert len(text.encode()) % STEP == 0, text


async def check_everything(server: TestServer, people: list[TestClient], table: str, logs: str = "") -> Truth:
    """All sockets of these people at this table, against the log."""
    truth = await truth_of(server.store, table)
    for person in people:
        for page in person.pages:
            if page.table == table:
                check_page(page, truth)
                check_lengths(page)
    check_nothing_secret(server, people, truth, logs)
    return truth
