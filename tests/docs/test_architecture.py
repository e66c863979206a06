"""The page of the architecture and its picture have the levels that are checked, and the same ten steps."""

import re
import tomllib
import xml.etree.ElementTree as ET

import pytest

from tests.docs.pages import DOCS, ROOT, section, spans, table_with, text_of

PAGE = text_of(DOCS / "architecture.md")
PICTURE = DOCS / "images/architecture.svg"
SVG = "{http://www.w3.org/2000/svg}"


def levels() -> list[list[str]]:
    """From the top: the packages of each level, as import-linter is told them."""
    contracts = tomllib.loads(text_of(ROOT / "pyproject.toml"))["tool"]["importlinter"]["contracts"]
    (layers,) = (contract["layers"] for contract in contracts if contract["type"] == "layers")
    return [[name.strip("( )").removeprefix("lusoria.") for name in layer.split("|")] for layer in layers]


def drawn(kind: str) -> dict[str, tuple[float, float]]:
    """Every text of a kind in the picture, and where it stands."""
    texts = ET.parse(PICTURE).iter(f"{SVG}text")  # noqa: S314 (our own file)
    return {
        text.text or "": (float(text.get("x", 0)), float(text.get("y", 0)))
        for text in texts
        if kind in (text.get("class") or "").split()
    }


def test_the_table_has_the_levels() -> None:
    rows = table_with(section(PAGE, "The levels"), "level", "packages", "what they know")
    told = [[name.removeprefix("lusoria.") for name in spans(row["packages"])] for row in rows]
    assert [sorted(names) for names in told] == [sorted(names) for names in levels()]
    assert [int(row["level"]) for row in rows] == list(range(len(rows), 0, -1))


def test_the_picture_has_the_levels() -> None:
    names = drawn("name")
    heights = [{names[name][1] for name in level} for level in levels()]
    assert all(len(height) == 1 for height in heights), "packages of one level stand side by side"
    assert heights == sorted(heights, key=min), "and above those they may import"


def test_page_and_picture_take_the_same_steps() -> None:
    steps = re.findall(r"^(\d+)\. \*\*", section(PAGE, "The way of a vote"), re.MULTILINE)
    numbers = [
        text.text
        for group in ET.parse(PICTURE).iter(f"{SVG}g")  # noqa: S314 (our own file)
        if group.get("class") == "number"
        for text in group.iter(f"{SVG}text")
    ]
    assert numbers == steps == [str(number) for number in range(1, 11)]


def test_every_file_in_the_picture_exists() -> None:
    said = re.sub("<[^>]+>", " ", text_of(PICTURE))
    files = re.findall(r"\w+\.py", said)
    assert len(files) > 5
    assert [name for name in files if not any((ROOT / "src/lusoria").rglob(name))] == []


def test_the_picture_needs_nothing_from_elsewhere() -> None:
    text = text_of(PICTURE)
    assert re.findall(r"https?://[^\"]+", text) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"@import|@font-face|<image|<script|url\((?!#)", text)
    assert "prefers-color-scheme: dark" in text


@pytest.mark.parametrize("word", ["table", "seat", "person", "viewer", "order", "entry", "event", "nudge"])
def test_the_glossary_has(word: str) -> None:
    rows = table_with(section(PAGE, "Glossary"), "word", "meaning")
    words = [part for row in rows for part in row["word"].split(", ")]
    assert words.count(word) == 1
