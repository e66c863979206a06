"""Duplicate JSON keys are refused everywhere that external JSON is read.

Regression: the last of two values counted silently; a program that takes the first read another game.
"""

import json
import time
from typing import Any

import pytest

from lusoria import Malformed, read_record, verify
from lusoria.cli import main
from lusoria.records.codec import MAX_SEARCHED_BYTES, refuse_doubles
from lusoria.referee import Referee
from lusoria.wire.client_messages import read_message
from lusoria.words import words
from tests.records.random_matches import ALEA_KINDS, document


def duplicate_key(parts: dict[str, Any], *path: str | int) -> str:
    """JSON with the last key of the path written twice."""
    inner: Any = parts
    for step in path[:-1]:
        inner = inner[step]
    inner["!"] = inner[path[-1]]
    return json.dumps(parts).replace('"!"', f'"{path[-1]}"')


@pytest.mark.parametrize(
    ("path", "where"),
    [
        (("game",), "record"),
        (("events",), "record"),
        (("options", "players"), "record.options"),
        (("seats", 0, "kind"), "record.seats[0]"),
        (("events", 1, "face"), "record.events[1]"),
        (("result", "winners"), "record.result"),
        (("fairness", "seed"), "record.fairness"),
    ],
)
def test_duplicate_key_in_a_record_is_refused(path: tuple[str | int, ...], where: str) -> None:
    data = duplicate_key(document(ALEA_KINDS[0], 0), *path)
    assert json.loads(data) == document(ALEA_KINDS[0], 0), "most readers notice nothing"
    for reader in (read_record, verify):
        with pytest.raises(Malformed) as error:
            reader(data)
        assert (error.value.where, error.value.problem) == (where, f"duplicate key `{path[-1]}`")


def test_duplicate_key_is_refused_by_commands(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(duplicate_key(document(ALEA_KINDS[0], 0), "result", "scores"), encoding="utf-8")
    assert main(["--language", "en", "verify", str(path)]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert "record.result" in output.err
    assert "`scores`" in output.err


def test_duplicate_key_is_refused_by_the_referee() -> None:
    request = '{"do":"start","game":"alea","options":{"players":2,"players":3}}'
    answer = json.loads(Referee(words("en")).answer(request))
    assert (answer["ok"], answer["error"]["where"]) == (False, "request.options")


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('{"type":"ping","type":"ping"}', "message"),
        ('{"type":"eyes","seat":1,"seat":0}', "message"),
        (
            '{"type":"act","command":"a","seat":0,"ask":0,"action":{"type":"vote","colour":"red","colour":"green"}}',
            "message.action",
        ),
    ],
)
def test_duplicate_key_is_refused_by_the_socket(text: str, where: str) -> None:
    for message in (text, text.encode(), f" {text}  "):
        with pytest.raises(Malformed) as error:
            read_message(message)
        assert error.value.where == where


class TestSearch:
    @pytest.mark.parametrize(
        ("text", "where"),
        [
            ('{"a":1,"a":1}', "it"),
            (r'{"a":1,"\u0061":2}', "it"),
            ('[{"a":{"b":[0,{"c":1, "c":2}]}}]', "it[0].a.b[1]"),
            ('{"a":{"b":1,"b":2},"a":3}', "it"),
            ('{"a":{"b":1,"b":2},"c":{"b":1,"b":2}}', "it.c"),
            ('{"":0,"":0}', "it"),
        ],
    )
    def test_search_finds_a_duplicate_key(self, text: str, where: str) -> None:
        with pytest.raises(Malformed) as error:
            refuse_doubles(text, "it")
        assert error.value.where == where

    @pytest.mark.parametrize(
        "text",
        [
            "{}",
            "null",
            '{"a":{"a":{"a":1}},"A":2}',
            '[{"a":1},{"a":1}]',
            r'{"a":"\"a\":1,\"a\":2"}',
            '{"a":1e300,"b":1.50,"c":-0}',
            '{"a":' + "9" * 300 + ', "b":0}',
            '{ "a" : [ ] }',
        ],
    )
    def test_search_finds_nothing_in_clean_json(self, text: str) -> None:
        refuse_doubles(text, "it")
        refuse_doubles(text.encode(), "it")

    def test_search_of_a_long_text_is_fast(self) -> None:
        """Regression: 64 kB with one duplicate key took 0.3 s of the server, 16 kB over a socket 0.07 s."""
        deep = "[" * 216 + "0," * 32_000 + '{"x":1,"x":1}' + "]" * 216
        with pytest.raises(Malformed, match="duplicate key `x`") as error:
            refuse_doubles(deep, "it", MAX_SEARCHED_BYTES)
        assert error.value.where == "it"

    def test_search_takes_one_pass(self) -> None:
        """Regression: the search was quadratic, and one body of 64 kB blocked the server for seconds."""
        names = [f'"{number}":0' for number in range(40_000)]
        begun = time.process_time()
        with pytest.raises(Malformed, match="duplicate key `39999`"):
            refuse_doubles("{" + ",".join([*names, '"39999":1']) + "}", "it")
        assert time.process_time() - begun < 5
