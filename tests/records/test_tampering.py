"""Any change of a true record is found, at its place if that is provable."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from lusoria import Malformed, Report, encode, verify
from lusoria.records.replay import InvalidRecord
from tests.records.random_matches import (
    ALEA_KINDS,
    IDUS_KINDS,
    KINDS,
    Kind,
    document,
    name_of,
    seed_of,
    written,
)
from tests.records.tamper import (
    Events,
    check_found,
    cut_short,
    neighbours_swapped,
    one_event_doubled,
    one_event_exchanged,
    one_event_removed,
    one_field_changed,
    others,
    true_record,
    verify_or_error,
)

Change = Callable[[Events], Iterator[Events]]

CHANGES: list[tuple[Change, set[str]]] = [
    (one_field_changed, {"chance", "consequence", "refused", "malformed"}),
    (one_event_exchanged, {"chance", "consequence", "uncaused"}),
    (one_event_removed, {"chance", "consequence"}),
    (one_event_doubled, {"chance", "after_end"}),
    (neighbours_swapped, {"chance", "consequence"}),
    (cut_short, {"cut_off", "unfinished"}),
]
"""Ways to change one thing, and findings that must be among the results."""
EXHAUSTED: list[tuple[Kind, int]] = [(ALEA_KINDS[0], 12), (IDUS_KINDS[0], 0), (IDUS_KINDS[1], 0)]
EACH_KIND = pytest.mark.parametrize("kind", KINDS, ids=name_of)


@EACH_KIND
@pytest.mark.parametrize("number", range(1, 4))
def test_unchanged_records_are_true(kind: Kind, number: int) -> None:
    report = verify(written(kind, number))
    assert (report.true, report.findings) == (True, ())
    assert (report.chance_checked, report.finished) == (True, True)


class TestEvents:
    """Every event of a few games, and some events of every kind of game."""

    @pytest.mark.parametrize(("change", "findings"), CHANGES)
    @pytest.mark.parametrize(("kind", "number"), EXHAUSTED, ids=name_of)
    def test_every_change_is_found(self, kind: Kind, number: int, change: Change, findings: set[str]) -> None:
        true = true_record(kind, number)
        counts: Counter[str] = Counter()
        for events in change(true.events):
            found = check_found(true, events)
            counts[found.what if isinstance(found, InvalidRecord) else "malformed"] += 1
        assert counts.total() > len(true.events) / 2
        assert findings <= set(counts)

    @EACH_KIND
    def test_change_in_any_kind_of_game_is_found(self, kind: Kind) -> None:
        rng = Random(5)
        for number in (11, 12):
            true = true_record(kind, number)
            for _ in range(20):
                change = rng.choice(CHANGES[:5])[0]
                place = rng.randrange(len(true.events) - 1)
                parts = list(change(true.events[place : place + 2]))
                if parts:
                    check_found(true, true.events[:place] + rng.choice(parts) + true.events[place + 2 :])


class TestFindings:
    """Findings by name."""

    def test_event_after_the_end_is_found(self) -> None:
        true = true_record(ALEA_KINDS[0], 12)
        found = check_found(true, [*true.events, true.events[-1]])
        assert isinstance(found, InvalidRecord)
        assert (found.what, found.facts["at"]) == ("after_end", len(true.events))

    def test_changed_die_is_found(self) -> None:
        """The seed determines the face, even if the other was possible."""
        true = true_record(ALEA_KINDS[0], 12)
        at = next(place for place, event in enumerate(true.events) if event["type"] == "die_fell")
        for face in others(true.events[at]["face"], "face"):
            events = [*true.events[:at], {"type": "die_fell", "face": face}, *true.events[at + 1 :]]
            (found,) = verify(true.with_events(events)).findings
            assert found.what == "chance"
            assert found.facts == {
                "at": at,
                "found": encode(events[at]).decode(),
                "expected": encode(true.events[at]).decode(),
            }
            assert found.where == f"events[{at}]"

    def test_refused_action_names_the_rule(self) -> None:
        true = true_record(ALEA_KINDS[0], 12)
        at = next(place for place, event in enumerate(true.events) if event["type"] == "dice_thrown")
        events = [*true.events[:at], {**true.events[at], "dice": 2}, *true.events[at + 1 :]]
        (found,) = verify(true.with_events(events)).findings
        assert found.refusal is not None
        assert (found.what, found.facts["at"], found.refusal.rule) == ("refused", at, "O1")

    def test_swapped_votes_are_found(self) -> None:
        """Legal and fair; only the checksum has the order of the votes."""
        true = true_record(IDUS_KINDS[0], 0)
        at = next(
            place
            for place, event in enumerate(true.events)
            if event["type"] == "vote_laid" and true.events[place + 1]["type"] == "vote_laid"
        )
        events = [*true.events[:at], true.events[at + 1], true.events[at], *true.events[at + 2 :]]
        (found,) = verify(true.with_events(events)).findings
        assert (found.what, found.where) == ("checksum", "record")


class TestWithoutSeal:
    """Without fairness data chance can only be possible; rules are still checked."""

    def unsealed(self, kind: Kind, number: int, events: Events) -> Report:
        return verify(encode({**document(kind, number), "events": events, "fairness": None}))

    @pytest.mark.parametrize(("kind", "number"), EXHAUSTED[:2], ids=name_of)
    def test_illegal_action_is_found(self, kind: Kind, number: int) -> None:
        true = true_record(kind, number)
        for place, (origin, event) in enumerate(zip(true.origins, true.events, strict=True)):
            if origin != "action":
                continue
            for events in one_field_changed([event]):
                changed = true.events[:place] + events + true.events[place + 1 :]
                try:
                    proof = true.proof(true.read(changed))
                    report = self.unsealed(kind, number, changed)
                except Malformed:
                    continue
                if proof.at is not None:
                    assert not report.true
                    assert report.findings[0].facts["at"] == proof.at

    def test_extra_card_is_found(self) -> None:
        kind = IDUS_KINDS[1]
        true = true_record(kind, 0)
        dealt = [place for place, event in enumerate(true.events) if event["type"] == "card_dealt"]
        merchants = [place for place in dealt if true.events[place]["faction"] == "merchant"]
        third = next(place for place in dealt if place > merchants[1])
        events = list(true.events)
        events[third] = {**events[third], "faction": "merchant"}
        (found,) = self.unsealed(kind, 0, events).findings
        assert (found.what, found.facts["at"]) == ("impossible", third)

    def test_other_possible_die_is_accepted_without_a_seal(self) -> None:
        """Cut after the dice: without a seed the change cannot be proved."""
        true = true_record(ALEA_KINDS[0], 12)
        for face in ("I", "V", "X"):
            events = [true.events[0], {"type": "die_fell", "face": face}]
            report = verify(encode({**true.document, "events": events, "result": None, "fairness": None}))
            assert (report.true, report.chance_checked, report.finished) == (True, False, False)

    @pytest.mark.parametrize("dice", [0, -1, -6])
    def test_throw_of_no_dice_is_found(self, dice: int) -> None:
        """T1 needs at least one die, so no player can have made such a log."""
        true = true_record(ALEA_KINDS[0], 12)
        events = [{"type": "dice_thrown", "seat": 0, "dice": dice}, *true.events]
        report = verify_or_error(encode({**true.document, "events": events, "fairness": None}))
        if isinstance(report, Malformed):
            assert report.where == "record.events[0].dice"
        else:
            assert not report.true
            assert report.findings[0].facts["at"] == 0


def first_finding(parts: dict[str, Any]) -> str:
    """Name of the first finding, or `malformed at ...`."""
    report = verify_or_error(encode(parts))
    if isinstance(report, Malformed):
        return f"malformed at {report.where}"
    assert report.true is (not report.findings)
    return report.findings[0].what if report.findings else "true"


ANY_FINDING = ("options", "seats", "chance", "impossible", "refused", "uncaused", "consequence", "checksum")


@pytest.mark.parametrize("kind", [*ALEA_KINDS[:4:3], *IDUS_KINDS[::3]], ids=name_of)
class TestOtherFields:
    """Changes outside the events."""

    def test_changed_result_is_found(self, kind: Kind) -> None:
        parts = document(kind, 21)
        for field, value in parts["result"].items():
            for other in others(value, field):
                assert first_finding({**parts, "result": {**parts["result"], field: other}}) == "result"
        assert first_finding({**parts, "result": None}) == "result"

    def test_changed_seed_is_found(self, kind: Kind) -> None:
        parts = document(kind, 21)
        seed = parts["fairness"]["seed"]
        for place in (0, 1, 31, 63):
            digit = "0" if seed[place] != "0" else "1"
            other = seed[:place] + digit + seed[place + 1 :]
            assert first_finding(self.sealed(parts, seed=other)) == "commitment"
        assert first_finding(self.sealed(parts, seed=seed_of(22).hex())) == "commitment"
        assert first_finding(self.sealed(parts, seed=None)) == "no_seed"

    def test_empty_seed_is_found(self, kind: Kind) -> None:
        assert first_finding(self.sealed(document(kind, 21), seed="")) != "true"

    def test_other_seed_with_its_commitment_is_found(self, kind: Kind) -> None:
        """A new seed with its commitment does not explain the cards and dice."""
        parts = document(kind, 21)
        other = document(kind, 22)["fairness"]
        swapped = self.sealed(parts, seed=other["seed"], commitment=other["commitment"])
        assert first_finding(swapped) == "chance"

    def test_changed_commitment_is_found(self, kind: Kind) -> None:
        parts = document(kind, 21)
        promise = parts["fairness"]["commitment"]
        for other in ("", "0" * 64, promise[:-1], promise + "0", promise.upper(), promise[::-1]):
            if other != promise:
                assert first_finding(self.sealed(parts, commitment=other)) == "commitment"

    def test_changed_checksum_is_found(self, kind: Kind) -> None:
        parts = document(kind, 21)
        checksum = parts["fairness"]["checksum"]
        for other in ("0" * 64, checksum[:-1], checksum + "0", checksum[::-1]):
            if other != checksum:
                assert first_finding(self.sealed(parts, checksum=other)) == "checksum"
        assert first_finding(self.sealed(parts, checksum=None)) == "no_checksum"

    def test_empty_checksum_is_found(self, kind: Kind) -> None:
        assert first_finding(self.sealed(document(kind, 21), checksum="")) != "true"

    def test_incomplete_seal_is_found(self, kind: Kind) -> None:
        parts = document(kind, 21)
        malformed = "malformed at record.fairness"
        outcomes = {
            "scheme": malformed,
            "commitment": malformed,
            "seed": "no_seed",
            "checksum": "no_checksum",
        }
        for field, outcome in outcomes.items():
            fewer = {name: value for name, value in parts["fairness"].items() if name != field}
            assert first_finding({**parts, "fairness": fewer}) == outcome

    def test_missing_seal_is_reported(self, kind: Kind) -> None:
        report = verify(json.dumps({**document(kind, 21), "fairness": None}))
        assert (report.true, report.chance_checked) == (True, False)

    def test_changed_number_of_seats_is_found(self, kind: Kind) -> None:
        parts = document(kind, 21)
        seats = parts["seats"]
        for other in (seats[1:], seats[:-1], [*seats, seats[0]], []):
            assert first_finding({**parts, "seats": other}) == "seats"

    def test_changed_game_rules_or_format_is_found(self, kind: Kind) -> None:
        parts = document(kind, 21)
        for name in ("alea", "idus-martii", "ludus", "", "Alea"):
            if name != parts["game"]:
                assert first_finding({**parts, "game": name}).startswith("malformed at ")
        for number in (0, 2, 1000):
            assert first_finding({**parts, "rules": number}) == "malformed at record.rules"
            assert first_finding({**parts, "format": number}) == "malformed at record.format"

    def test_changed_option_is_found(self, kind: Kind) -> None:
        """Chance depends on the options."""
        parts = document(kind, 21)
        options = parts["options"]
        for field, values in OTHER_OPTIONS[parts["game"]].items():
            for value in values:
                changed = {**options, field: value}
                if changed == options:
                    continue
                assert first_finding({**parts, "options": changed}) in ANY_FINDING

    def test_missing_option_is_found(self, kind: Kind) -> None:
        parts = document(kind, 21)
        for field in parts["options"]:
            fewer = {name: value for name, value in parts["options"].items() if name != field}
            finding = first_finding({**parts, "options": fewer})
            assert finding == "malformed at record.options" if field == "players" else finding in ANY_FINDING

    def test_renamed_option_is_found(self, kind: Kind) -> None:
        parts = document(kind, 21)
        for field, value in parts["options"].items():
            fewer = {name: choice for name, choice in parts["options"].items() if name != field}
            for name in (field.upper(), f"{field}_", "house"):
                changed = {**parts, "options": {**fewer, name: value}}
                assert first_finding(changed) == "malformed at record.options"

    def test_extra_option_is_found(self, kind: Kind) -> None:
        parts = document(kind, 21)
        extra = {**parts["options"], "house": True}
        assert first_finding({**parts, "options": extra}) == "malformed at record.options"

    def sealed(self, parts: dict[str, Any], **changes: Any) -> dict[str, Any]:
        return {**parts, "fairness": {**parts["fairness"], **changes}}


OTHER_OPTIONS: dict[str, dict[str, tuple[Any, ...]]] = {
    "alea": {
        "players": (1, 2, 3, 4, 5, 6, 7),
        "multi_roll": (False, True),
        "cards_anytime": (False, True),
        "ordered": (False, True),
    },
    "idus-martii": {
        "players": (4, 5, 6, 7, 8, 9),
        "first": ("random", 0, 1, 2, 3, 4, 5, 6, 7, 8),
        "limit": (None, 11, 12, 13, 15, 17, 20, 31, 32),
        "yellow_swap": ("must", "may"),
    },
}
