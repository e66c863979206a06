"""docs/architecture.md and its picture match the import contract and have the same ten steps."""

import re
import tomllib
import xml.etree.ElementTree as ET

import pytest

from tests.docs.pages import DOCS, ROOT, section, spans, table_with, text_of

PAGE = text_of(DOCS / "architecture.md")
PICTURE = DOCS / "images/architecture.svg"
SVG = "{http://www.w3.org/2000/svg}"


def levels() -> list[list[str]]:
    """Packages of each level of the import contract, from the top."""
    contracts = tomllib.loads(text_of(ROOT / "pyproject.toml"))["tool"]["importlinter"]["contracts"]
    (layers,) = (contract["layers"] for contract in contracts if contract["type"] == "layers")
    return [[name.strip("( )").removeprefix("lusoria.") for name in layer.split("|")] for layer in layers]


def texts(kind: str) -> dict[str, tuple[float, float]]:
    """Texts of one class in the picture, with their positions."""
    found = ET.parse(PICTURE).iter(f"{SVG}text")  # noqa: S314 (our own file)
    return {
        text.text or "": (float(text.get("x", 0)), float(text.get("y", 0)))
        for text in found
        if kind in (text.get("class") or "").split()
    }


def test_page_lists_the_levels_of_the_contract() -> None:
    rows = table_with(section(PAGE, "Levels"), "level", "packages", "responsibility")
    assert [sorted(spans(row["packages"])) for row in rows] == [sorted(names) for names in levels()]
    assert [int(row["level"]) for row in rows] == list(range(len(rows), 0, -1))


def test_picture_orders_the_levels_of_the_contract() -> None:
    names = texts("name")
    heights = [{names[name][1] for name in level} for level in levels()]
    assert all(len(height) == 1 for height in heights), "packages of one level have one height"
    assert heights == sorted(heights, key=min), "a level is above those it may import"


def test_page_and_picture_have_the_same_steps() -> None:
    steps = re.findall(r"^(\d+)\. \*\*", section(PAGE, "The path of a vote"), re.MULTILINE)
    numbers = [
        text.text
        for group in ET.parse(PICTURE).iter(f"{SVG}g")  # noqa: S314 (our own file)
        if group.get("class") == "number"
        for text in group.iter(f"{SVG}text")
    ]
    assert numbers == steps == [str(number) for number in range(1, 11)]


def test_files_in_the_picture_exist() -> None:
    files = re.findall(r"\w+\.py", re.sub("<[^>]+>", " ", text_of(PICTURE)))
    assert len(files) > 5
    assert [name for name in files if not any((ROOT / "src/lusoria").rglob(name))] == []


def test_picture_loads_nothing_from_elsewhere() -> None:
    text = text_of(PICTURE)
    assert re.findall(r"https?://[^\"]+", text) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"@import|@font-face|<image|<script|url\((?!#)", text)
    assert "prefers-color-scheme: dark" in text


@pytest.mark.parametrize(
    "word", ["table", "seat", "person", "viewer", "order", "entry", "event", "notification"]
)
def test_glossary_defines(word: str) -> None:
    rows = table_with(section(PAGE, "Glossary"), "word", "meaning", "also known as")
    words = [part for row in rows for part in row["word"].split(", ")]
    assert words.count(word) == 1
