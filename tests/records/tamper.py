"""Changes one thing in a record, and computes what a check must find.

`TrueRecord` has the original. For other events it computes the first provable contradiction, from the game's
`legal`, `cause` and `refusal`.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from lusoria import (
    GAMES,
    AnyGame,
    Await,
    Chance,
    FairNature,
    Malformed,
    Match,
    Report,
    decode_event,
    decode_options,
    encode,
    refusal,
    verify,
    write_record,
)
from lusoria.games.alea.model import CARD_EFFECTS, CARDS, FACES
from lusoria.games.idus_martii.model import COLOURS, FACTIONS
from lusoria.records.record import checksum, read_document
from lusoria.records.replay import InvalidRecord
from lusoria.records.signing import RecordKey
from tests.records.random_matches import ALEA_KINDS, IDUS_KINDS, Kind, as_json, document, record_of_played

VOCABULARY: tuple[tuple[str, ...], ...] = (
    COLOURS,
    FACTIONS,
    FACES,
    CARDS,
    CARD_EFFECTS,
    ("no_numeral", "four_x", "no_row", "stopped"),
    ("column_full", "no_cards"),
    ("failed_conspiracy", "ides_of_march"),
)
FOR_NULL: dict[str, Any] = {"praetor": 0, "discarded": "loyal"}
"""Replacements for null."""

KEY = RecordKey(bytes(range(32)))
"""Key of a server."""

Events = list[dict[str, Any]]


def others(value: Any, field: str) -> Iterator[Any]:
    """Other values of the same type: nearby ones, and one far off."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (value + 1, value - 1, value + 1000)
        case str():
            yield from sorted({word for words in VOCABULARY if value in words for word in words} - {value})
        case None:
            yield FOR_NULL[field]
        case list():
            yield from other_lists(value, field)
        case dict():
            yield from other_objects(value)


def other_lists(items: list[Any], field: str) -> Iterator[list[Any]]:
    """One item changed, removed or added, or the list reversed. Of a long list three items."""
    for place in sorted({0, len(items) // 2, len(items) - 1} & {*range(len(items))}):
        for other in others(items[place], field):
            yield [*items[:place], other, *items[place + 1 :]]
        yield [*items[:place], *items[place + 1 :]]
    yield [*items, items[-1] if items else 0]
    if items != items[::-1]:
        yield items[::-1]


def other_objects(parts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """One field changed; types of events and actions have their own test."""
    for field, value in parts.items():
        if field != "type":
            for other in others(value, field):
                yield {**parts, field: other}
    if "faction" in parts or "colour" in parts:
        yield {**parts, ("faction" if "faction" in parts else "colour"): None}


def one_field_changed(events: Events) -> Iterator[Events]:
    for place, event in enumerate(events):
        for other in other_objects(event):
            yield [*events[:place], other, *events[place + 1 :]]


def one_event_exchanged(events: Events) -> Iterator[Events]:
    """Each event replaced by one of another type from the same log."""
    first_of_type = {event["type"]: event for event in reversed(events)}
    types = sorted(first_of_type) * 2
    for place, event in enumerate(events):
        following = types.index(event["type"]) + 1
        for other in sorted({*types[following : following + 2]} - {event["type"]}):
            yield [*events[:place], first_of_type[other], *events[place + 1 :]]


def one_event_removed(events: Events) -> Iterator[Events]:
    for place in range(len(events)):
        yield events[:place] + events[place + 1 :]


def one_event_doubled(events: Events) -> Iterator[Events]:
    for place in range(len(events)):
        yield events[: place + 1] + events[place:]


def neighbours_swapped(events: Events) -> Iterator[Events]:
    for place in range(len(events) - 1):
        if events[place] != events[place + 1]:
            yield [*events[:place], events[place + 1], events[place], *events[place + 2 :]]


def cut_short(events: Events) -> Iterator[Events]:
    for place in range(len(events)):
        yield events[:place]


@dataclass(frozen=True)
class Proof:
    """Expected finding: place and name; None if only its existence is provable."""

    what: str | None
    at: int | None
    later: int = 0
    """Nothing can be proved before this place."""
    expected: dict[str, Any] | None = None
    rule: str | None = None


class TrueRecord:
    """A true record of a finished fair game."""

    def __init__(self, kind: Kind, number: int) -> None:
        record = record_of_played(kind, number)
        self.game: AnyGame = record.game
        self.options = record.options
        self.document: dict[str, Any] = json.loads(write_record(record))
        self.events: Events = self.document["events"]
        self.true_events = record.events
        self.origins: list[str] = []
        self.states: list[Any] = []
        self._play()

    def _play(self) -> None:
        """Origin of each event: chance, an action, or a consequence."""
        match = Match(self.game, self.options)
        while match.over is None:
            at = len(match.events)
            event = self.true_events[at]
            turn = match.turn
            self.states += [match.state]
            if isinstance(turn, Chance):
                self.origins.append("chance")
                (events,) = (events for events, _ in turn.outcomes if events[0] == event)
            else:
                assert isinstance(turn, Await)
                self.origins.append("action")
                cause = self.game.cause(event)
                assert cause is not None
                events = self.game.decide(match.state, *cause)
            self.origins += ["consequence"] * (len(events) - 1)
            self.states += [None] * (len(events) - 1)
            match.happen(events)
        assert tuple(match.events) == self.true_events

    def with_events(self, events: Events) -> bytes:
        return encode({**self.document, "events": events})

    def read(self, events: Events) -> list[Any]:
        """The decoded events. Raises Malformed for the first unreadable one."""
        known = {id(event): true for event, true in zip(self.events, self.true_events, strict=True)}
        read = []
        for place, event in enumerate(events):
            try:
                read.append(known.get(id(event)) or decode_event(self.game, encode(event)))
            except Malformed as error:
                raise Malformed(f"record.events[{place}]", error.problem) from None
        return read

    def proof(self, events: list[Any]) -> Proof:
        """The provable contradiction in these events, which differ from the true ones."""
        pairs = enumerate(zip(events, self.true_events, strict=False))
        shorter = min(len(events), len(self.true_events))
        at = next((place for place, (event, true) in pairs if event != true), shorter)
        if at == len(self.true_events):
            return Proof("after_end", at)
        origin = self.origins[at]
        if at == len(events):
            if origin == "consequence":
                return Proof("cut_off", at, expected=self.events[at])
            return Proof("unfinished", None)
        if origin != "action":
            return Proof(origin, at, expected=self.events[at])
        return self._proof_of_action(events, at)

    def _proof_of_action(self, events: list[Any], at: int) -> Proof:
        try:
            cause = self.game.cause(events[at])
        except ValueError:
            return Proof(None, at)
        if cause is None:
            return Proof("uncaused", at)
        seat, action = cause
        state = self.states[at]
        if action not in self.game.legal(state, seat):
            rejected = refusal(self.game, state, seat, action)
            return Proof("refused", at, rule=rejected.rule if rejected else None)
        first = self.game.decide(state, seat, action)[0]
        if first != events[at]:
            return Proof("consequence", at, expected=json.loads(encode(first)))
        return Proof(None, None, later=at + 1)


@cache
def true_record(kind: Kind, number: int) -> TrueRecord:
    return TrueRecord(kind, number)


def verify_or_error(data: bytes) -> Report | Malformed:
    try:
        return verify(data)
    except Malformed as error:
        return error


def check_found(true: TrueRecord, events: Events) -> InvalidRecord | Malformed:
    """Asserts that the check finds the change, at its place."""
    report = verify_or_error(true.with_events(events))
    try:
        read = true.read(events)
    except Malformed as error:
        unreadable = error.where
        read = []
    else:
        unreadable = ""
    if unreadable:
        assert isinstance(report, Malformed), "unreadable, yet verified"
        assert report.where.startswith(unreadable)
        return report
    assert isinstance(report, Report), f"readable, yet {report}"
    proof = true.proof(read)
    assert not report.true
    (found,) = report.findings
    at = found.facts.get("at")
    if proof.at is not None:
        assert at == proof.at
    elif at is not None:
        assert isinstance(at, int)
        assert at >= proof.later
    if proof.what is not None:
        assert found.what == proof.what
    if proof.expected is not None:
        assert json.loads(str(found.facts["expected"])) == proof.expected
    if proof.what == "refused":
        assert found.refusal is not None
        assert found.refusal.rule == proof.rule
    if "found" in found.facts and at is not None:
        assert isinstance(at, int)
        assert json.loads(str(found.facts["found"])) == json.loads(encode(read[at]))
    return found


def findings() -> dict[str, dict[str, Any]]:
    """One record for each finding."""
    alea, idus = document(ALEA_KINDS[0], 0), document(IDUS_KINDS[0], 0)
    events = alea["events"]
    sealed = alea["fairness"]
    cut = next(place for place, event in enumerate(events) if event["type"] == "turn_begun")
    votes = [place for place, event in enumerate(idus["events"]) if event["type"] == "vote_laid"][:2]
    swapped = list(idus["events"])
    swapped[votes[0]], swapped[votes[1]] = swapped[votes[1]], swapped[votes[0]]
    dealt = [{**event, "faction": "merchant"} for event in idus["events"][1:4]]
    return {
        "commitment": {**alea, "fairness": {**sealed, "commitment": ""}},
        "options": {**alea, "options": {"players": 7}},
        "seats": {**alea, "seats": alea["seats"][:1]},
        "after_end": {**alea, "events": [*events, events[-1]]},
        "chance": {**alea, "events": [events[0], *events[2:]]},
        "impossible": {**idus, "fairness": None, "events": [idus["events"][0], *dealt]},
        "uncaused": {**alea, "events": events[1:]},
        "refused": {**alea, "events": [{"type": "turn_left", "seat": 0}]},
        "consequence": {**alea, "events": [*events[:cut], {**events[cut], "round": 9}]},
        "cut_off": {**alea, "events": events[:cut]},
        "unfinished": {**alea, "events": events[: cut + 1]},
        "result": {**alea, "result": None},
        "no_seed": {**alea, "fairness": {**sealed, "seed": None}},
        "no_checksum": {**alea, "fairness": {**sealed, "checksum": None}},
        "checksum": {**idus, "events": swapped},
        "signature": {**idus, "fairness": {**idus["fairness"], "signature": "0" * 128, "key": KEY.public}},
    }


def findings_by_key() -> dict[str, dict[str, Any]]:
    """Records with findings that need a trusted key."""
    alea = document(ALEA_KINDS[0], 0)
    return {"unsigned": alea, "other_key": sign(alea, RecordKey(bytes(32)))}


def sign(parts: dict[str, Any], key: RecordKey = KEY) -> dict[str, Any]:
    """A finished record with its own checksum, signed."""
    read = read_document(encode({**parts, "fairness": None}))
    sealed = {**parts["fairness"], "checksum": checksum(read)}
    signature = key.sign(sealed["commitment"], sealed["checksum"])
    return {**parts, "fairness": {**sealed, "signature": signature, "key": key.public}}


def forge_game(parts: dict[str, Any]) -> dict[str, Any]:
    """Another game of the same seed: legal moves, true chance events and checksum, but no signature.

    The documentation suffices to make one.
    """
    game = GAMES[parts["game"]]
    options = decode_options(game, encode(parts["options"]))
    seed = bytes.fromhex(parts["fairness"]["seed"])
    for number in range(20):
        rng = Random(number)
        match = Match(game, options, FairNature(game, options, seed))
        while match.over is None:
            seat = rng.choice(match.awaited)
            match.act(seat, rng.choice(match.game.legal(match.state, seat)))
        events = [as_json(event) for event in match.events]
        if events != parts["events"]:
            course = {**parts, "events": events, "result": as_json(match.over.result)}
            sealed = {**parts["fairness"], "checksum": sign(course)["fairness"]["checksum"]}
            for name in ("signature", "key"):
                sealed.pop(name, None)
            return {**course, "fairness": sealed}
    raise AssertionError("every random game equals the original")
