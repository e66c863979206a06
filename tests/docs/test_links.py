"""Links lead somewhere, and the index knows every page."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, ROOT, all_pages, anchors, links, text_of

EVERY_PAGE = pytest.mark.parametrize("page", all_pages(), ids=lambda page: page.relative_to(ROOT).as_posix())


def broken(page: Path, text: str) -> Iterator[str]:
    """The links of a page that lead to no file or no heading of ours; other sites are not asked."""
    for link in links(text):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        if not target.exists() or (anchor and anchor not in anchors(text_of(target))):
            yield link


@EVERY_PAGE
def test_every_link_leads_somewhere(page: Path) -> None:
    assert list(broken(page, text_of(page))) == []


@pytest.mark.parametrize("link", ["nowhere.md", "alea.md#nowhere", "../docs/nowhere.md", "#nowhere"])
def test_a_broken_link_is_found(link: str) -> None:
    assert list(broken(DOCS / "README.md", f"See [this]({link}) and [that](alea.md#a-turn).")) == [link]


def test_the_index_has_every_page_in_a_line() -> None:
    lines = [line for line in text_of(DOCS / "README.md").splitlines() if line.startswith("- ")]
    listed = [link for line in lines for link in links(line)]
    assert len(listed) == len(lines)
    pages = {page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")} - {"README.md"}
    assert pages - set(listed) == set()
