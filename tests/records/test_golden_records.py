"""Golden records stay readable and true.

They were played with fixed seeds and checked by hand against the rules. They are never written again:
a change that breaks one needs a new number of the format or of the rules, and code that reads the old ones.
"""

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from lusoria import Match, encode, read_record, replay, verify, write_record
from lusoria.games import GAMES

FOLDER = Path(__file__).parent / "golden"

GOLDEN: dict[str, tuple[int, dict[str, Any]]] = {
    "alea-2": (126, {"scores": [151, 48], "winners": [0]}),
    "alea-3-cards_anytime-ordered": (75, {"scores": [40, 17, 47], "winners": [2]}),
    "alea-4-multi_roll": (284, {"scores": [117, 182, 124, 166], "winners": [1]}),
    "idus-martii-5": (
        84,
        {"ending": "ides_of_march", "faction": "traitor", "winners": [0, 4], "loyal": 8, "traitor": 10},
    ),
    "idus-martii-6-first-limit": (
        70,
        {"ending": "failed_conspiracy", "faction": "loyal", "winners": [1, 5], "loyal": 1, "traitor": 15},
    ),
    "idus-martii-8-yellow_swap": (
        132,
        {"ending": "ides_of_march", "faction": "merchant", "winners": [4], "loyal": 15, "traitor": 14},
    ),
}
EACH = pytest.mark.parametrize("name", GOLDEN)


def golden(name: str) -> bytes:
    return (FOLDER / f"{name}.json").read_bytes()


def test_golden_records_are_complete() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GOLDEN)


@EACH
def test_golden_record_is_true(name: str) -> None:
    report = verify(golden(name))
    assert report.findings == ()
    assert (report.true, report.chance_checked, report.finished) == (True, True, True)


@EACH
def test_golden_record_has_its_digest(name: str) -> None:
    events, result = GOLDEN[name]
    parts = json.loads(golden(name))
    assert parts["format"] == 1
    assert parts["rules"] == 1
    assert parts["game"] in name
    record = read_record(golden(name))
    assert len(record.events) == len(parts["events"]) == events
    assert json.loads(encode(record.result)) == parts["result"] == result
    assert [json.loads(encode(event)) for event in record.events] == parts["events"]
    assert record.seats[0].name == "Livia"


@EACH
def test_golden_record_is_written_equally(name: str) -> None:
    assert write_record(read_record(golden(name))) == golden(name)


@EACH
def test_golden_record_replays_to_its_result(name: str) -> None:
    record = read_record(golden(name))
    match = Match(record.game, record.options)
    replay(match, record.events)
    assert match.over is not None
    assert json.loads(encode(match.over.result)) == GOLDEN[name][1]


@pytest.mark.parametrize("game", GAMES)
def test_golden_records_have_every_type_and_option(game: str) -> None:
    documents = [json.loads(golden(name)) for name in GOLDEN if name.startswith(game)]
    events = [event for parts in documents for event in parts["events"]]
    kinds = {kind.__struct_config__.tag for kind in get_args(GAMES[game].event_type)}
    assert {event["type"] for event in events} == kinds
    assert {name for parts in documents for name in parts["options"]} == set(
        GAMES[game].options_type.__struct_fields__
    )
    if game == "alea":
        played = [event["play"] for event in events if event["type"] == "card_played"]
        assert len({play["card"] for play in played}) == 6
        assert {"as", "die", "at", "number", "row"} <= {field for play in played for field in play}
        assert {event.get("why") for event in events} >= {"column_full", "no_cards", "no_numeral"}
