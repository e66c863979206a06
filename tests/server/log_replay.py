"""Replays a table's log, and checks that sockets received exactly what it allows."""

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
from tests.server.harness import Message, Page, TestClient, TestServer

UPDATE_FIELDS = {"type", "version", "seat", "events", "table", "mine", "legal", "ask"}
FIELDS = {
    "done": {"command", "version"},
    "late": {"command", "ask"},
    "refused": {"command", "kind", "rule", "why", "facts", "where", "problem"},
    "said": {"seat", "at", "phrase", "text", "reaction", "claim", "version", "after", "turn"},
    "pong": set(),
}
"""Fields of messages without a view."""


@dataclass(frozen=True)
class Moment:
    """The table after one entry of its log."""

    chairs: tuple[Chair, ...]
    host: str
    status: str
    state: Any
    asks: tuple[int, ...]
    events: tuple[Any, ...]
    stand_in_counts: tuple[int, ...]


class LogReplay:
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

    def events_for(self, after: int, upto: int, viewer: Viewer) -> list[Any]:
        """The events of these versions, redacted for a viewer, as JSON."""
        events = [event for k in range(after + 1, upto + 1) for event in self.at(k).events]
        return [plain(self.game.redact(event, viewer)) for event in events]


def plain(value: object) -> Any:
    """The value after encoding to JSON and back."""
    return msgspec.json.decode(msgspec.json.encode(value))


def moment(room: Room, events: tuple[Any, ...]) -> Moment:
    state = room.progress.state if room.progress else None
    return Moment(room.chairs, room.host, room.status, state, room.asks, events, room.stand_in_counts)


async def replay_log(store: Store, table: str) -> LogReplay:
    return LogReplay(table, await store.read(table))


def check_page(page: Page, replay: LogReplay) -> int:
    """Checks every message of a socket. Returns the number of updates."""
    known: int | None = None
    last: Message | None = None
    updates = 0
    for direction, message in page.transcript:
        if direction == "sent":
            if message["type"] == "hello":
                known = message["since"]
            continue
        match message["type"]:
            case "update":
                check_update(page.person_id, message, replay, known, first=last is None)
                known, last = message["version"], message
                updates += 1
            case "news":
                assert last is not None
                last = check_news(page.person_id, message, replay, last)
                known = message["version"]
                updates += 1
            case "room":
                check_room(page.person_id, message, replay)
                if known is None and message["status"] == "open":
                    known = message["version"]
            case other:
                assert set(message) - {"type"} <= FIELDS[other]
    return updates


def check_update(
    person: str | None, message: Message, replay: LogReplay, known: int | None, *, first: bool
) -> None:
    """`known` is the version this client had before, or None."""
    version, seat = message["version"], message["seat"]
    now = replay.at(version)
    assert set(message) == {*UPDATE_FIELDS, "deadline"}
    assert seat is None or (person is not None and now.chairs[seat].person == person), "through foreign eyes"
    view = plain(replay.game.view(now.state, seat))
    assert message["table"] == view["table"]
    assert message["mine"] == view["mine"]
    assert message["legal"] == view["legal"]
    assert message["ask"] == (None if seat is None else now.asks[seat])
    if message["events"] is None:
        assert first, "only the first update may omit events"
    else:
        assert known is not None, "a client without a version gets the state without events"
        assert message["events"] == replay.events_for(known, version, seat)


def check_news(person: str | None, message: Message, replay: LogReplay, last: Message) -> Message:
    """News must follow the last update, repeat nothing, and have a private part for public reasons only."""
    assert set(message) <= {*UPDATE_FIELDS, "before", "grown", "deadline", "done"}
    known, version, seat = last["version"], message["version"], last["seat"]
    now = apply_delta(last, message)
    assert now is not None, "news after a gap"
    check_update(person, now, replay, known, first=False)
    assert not any(last["table"][field] == value for field, value in message.get("table", {}).items())
    assert all(message.get("grown", {"": [None]}).values()), "grown lists are longer"
    touched, awaited = concerned(replay, known, version)
    own = {"seat", "legal", "ask"} if seat in touched | awaited else set[str]()
    if seat in touched:
        own.add("mine")
    assert {"seat", "mine", "legal", "ask"} & set(message) == own, (
        "whether private parts are sent reveals no secret"
    )
    assert message.get("seat", seat) == seat
    return now


def concerned(replay: LogReplay, known: int, version: int) -> tuple[set[int], set[int]]:
    """From public facts: the seats that events concern, and those whose decision or turn changed."""
    before, now = replay.at(known), replay.at(version)
    seats = set(range(len(now.chairs)))
    turns = [set(replay.game.view(moment.state, None).table.awaited) for moment in (before, now)]
    awaited = {seat for seat in seats if before.asks[seat] != now.asks[seat]} | turns[0] ^ turns[1]
    touched: set[int] = set()
    for event in now.events:
        concerns = replay.game.concerns(replay.game.redact(event, None))
        touched |= seats if concerns is None else set(concerns)
    return touched, awaited


def check_room(person: str | None, message: Message, replay: LogReplay) -> None:
    now = replay.at(message["version"])
    fields = ("name", "kind", "stand_in", "muted", "bot", "gave_up")
    seats = [
        {**{field: getattr(c, field) for field in fields}, "ready": c.ready or c.kind == "bot", "lent": count}
        for c, count in zip(now.chairs, now.stand_in_counts, strict=True)
    ]
    temporary = ("here", "bot_at")
    assert [{k: v for k, v in seat.items() if k not in temporary} for seat in message["seats"]] == seats
    assert message["status"] == now.status
    assert message["yours"] == [k for k, c in enumerate(now.chairs) if person and c.person == person]
    assert message["hosting"] == (person == now.host)
    sealed = None if now.status == "open" or replay.seed is None else commitment(bytes.fromhex(replay.seed))
    assert message["commitment"] == sealed
    record = message["record"]
    assert (record is not None) == (now.status == "over"), "the seal is shown at the end only"
    assert record is None or record["checksum"] == replay.checksum


def check_no_secrets(server: TestServer, people: list[TestClient], replay: LogReplay, logs: str = "") -> None:
    """No person id, token or seed in any received byte, except the seed in records."""
    secrets = {person for person in replay.people if person}
    secrets |= {replay.seed} if replay.seed else set()
    texts = [text for person in people for page in person.pages for text in page.raw]
    for person in people:
        for answer in person.responses:
            is_record = answer.url.path.startswith("/api/records/") and replay.room.status == "over"
            texts.append(answer.text.replace(str(replay.seed), "") if is_record else answer.text)
            headers = [value for key, value in answer.headers.items() if key != "set-cookie"]
            texts.append("\n".join(headers))
            for cookie in answer.headers.get_list("set-cookie"):
                others = secrets - {person.id}
                assert not any(secret in cookie for secret in others), "the token of another person"
    texts.append(logs)
    for text in texts:
        assert not any(secret in text for secret in secrets), text


def check_lengths(page: Page) -> None:
    """Messages with private parts are padded: see tests/table/live/test_padding.py."""
    for text in page.raw:
        message = json.loads(text)
        own = message["type"] == "update" and message["seat"] is not None
        if own or (message["type"] == "news" and {"mine", "done"} & set(message)):
            assert len(text.encode()) % STEP == 0, text


async def check_all_messages(
    server: TestServer, people: list[TestClient], table: str, logs: str = ""
) -> LogReplay:
    """Checks all sockets of these people at this table against the log."""
    replay = await replay_log(server.store, table)
    for person in people:
        for page in person.pages:
            if page.table == table:
                check_page(page, replay)
                check_lengths(page)
    check_no_secrets(server, people, replay, logs)
    return replay
