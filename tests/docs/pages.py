"""Parser of the documentation's pages: links, tables, code blocks, code spans."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced code block."""

    language: str
    code: str
    line: int
    """Of its first line, from 0."""


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(text: str) -> Iterator[Block]:
    for found in FENCE.finditer(text):
        yield Block(found[1], found[2], text.count("\n", 0, found.start(2)))


def prose(text: str) -> str:
    """The page without code blocks."""
    return FENCE.sub("", text)


def spans(text: str) -> Iterator[str]:
    """Text of code spans."""
    yield from SPAN.findall(prose(text))


def links(text: str) -> Iterator[str]:
    yield from LINK.findall(prose(text))


def anchors(text: str) -> set[str]:
    """Anchors of the headings."""
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(prose(text))
    }


def section(text: str, heading: str) -> str:
    """Text from a heading to the next one of the same or a higher level."""
    found = re.search(rf"^(#+) {re.escape(heading)}$", text, re.MULTILINE)
    assert found, f"there is no heading {heading!r}"
    rest = text[found.end() :]
    following = re.search(rf"^#{{1,{len(found[1])}}} ", rest, re.MULTILINE)
    return rest[: following.start()] if following else rest


def tables(text: str) -> Iterator[list[dict[str, str]]]:
    """Rows of every table, as dicts by column head."""
    lines = [line.strip() for line in text.splitlines()]
    groups: list[list[list[str]]] = [[]]
    for line in lines:
        if line.startswith("|"):
            groups[-1].append([cell.strip() for cell in line.strip("|").split("|")])
        elif groups[-1]:
            groups.append([])
    for head, _ruler, *rows in filter(None, groups):
        yield [dict(zip(head, row, strict=True)) for row in rows]


def table_with(text: str, *heads: str) -> list[dict[str, str]]:
    """Rows of the only table with exactly these columns."""
    (found,) = [rows for rows in tables(text) if tuple(rows[0]) == heads]
    return found


@cache
def all_pages() -> tuple[Path, ...]:
    """The pages of `docs` and of the repository's root."""
    return (*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md")))
