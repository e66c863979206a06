"""Dialogues and tables of docs/referee.md match the program."""

import re
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest

from lusoria.referee import AnyRequest, Referee
from lusoria.words import words

DOCUMENT = Path(__file__).parents[2] / "docs" / "referee.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
DIALOGUES = re.findall(r"^```dialogue\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def table_below(heading: str) -> dict[str, str]:
    """Rows of the first table after this line, by the word in the first cell."""
    lines = iter(TEXT.splitlines())
    next(line for line in lines if line.startswith(heading))
    rows: dict[str, str] = {}
    for line in lines:
        if line.startswith("| `"):
            first, _, rest = line.removeprefix("| `").partition("` |")
            rows[first] = rest
        elif rows:
            break
    return rows


@pytest.mark.parametrize("number", range(2))
def test_dialogue_of_the_page_is_answered_as_written(number: int) -> None:
    referee = Referee(words("en"))
    lines = DIALOGUES[number].splitlines()
    assert len(lines) >= 20
    for sent, answered in pairwise(lines):
        if sent.startswith("> "):
            assert referee.answer(sent.removeprefix("> ")) == answered.removeprefix("< ").encode()
    assert referee.done


def test_dialogues_alternate_requests_and_answers() -> None:
    assert len(DIALOGUES) == 2
    for dialogue in DIALOGUES:
        assert re.fullmatch(r"(> \{.*\}\n< \{.*\}\n)+", dialogue)


def test_dialogues_show_a_refusal_and_an_undo() -> None:
    assert DIALOGUES[0].count('"kind":"illegal"') >= 2
    assert '"do":"start"' in DIALOGUES[0].partition('"number_written"')[2]
    assert '"kind":"illegal"' in DIALOGUES[1]


def test_page_lists_every_request_with_its_fields() -> None:
    described = table_below("## Requests")
    requests = {kind.__struct_config__.tag: kind for kind in get_args(AnyRequest)}
    assert set(described) == set(requests)
    for do, kind in requests.items():
        fields = described[do].split("|")[0]
        assert set(re.findall(r"`(\w+)`", fields)) - {"null"} == set(kind.__struct_fields__) - {"id"}


def test_page_lists_every_kind_of_turn_and_error() -> None:
    assert set(table_below("`turn` says what comes next")) == {"await", "chance", "over"}
    assert set(table_below("## Errors")) == {"illegal", "malformed"}
