"""Links have targets, and indexes list every page."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, ROOT, all_pages, anchors, links, text_of

EVERY_PAGE = pytest.mark.parametrize("page", all_pages(), ids=lambda page: page.relative_to(ROOT).as_posix())


def broken(page: Path, text: str) -> Iterator[str]:
    """Links of a page without a file or heading as target; other sites are not checked."""
    for link in links(text):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        if not target.exists() or (anchor and anchor not in anchors(text_of(target))):
            yield link


@EVERY_PAGE
def test_links_are_not_broken(page: Path) -> None:
    assert list(broken(page, text_of(page))) == []


@pytest.mark.parametrize("link", ["nowhere.md", "alea.md#nowhere", "../docs/nowhere.md", "#nowhere"])
def test_broken_link_is_found(link: str) -> None:
    assert list(broken(DOCS / "README.md", f"See [this]({link}) and [that](alea.md#a-turn).")) == [link]


@pytest.mark.parametrize("index", sorted(DOCS.rglob("README.md")), ids=lambda page: page.parent.name)
def test_index_lists_every_page_of_its_folder(index: Path) -> None:
    """Also the indexes of its folders."""
    lines = [line for line in text_of(index).splitlines() if line.startswith("- ")]
    listed = [link for line in lines for link in links(line)]
    assert len(listed) == len(lines)
    pages = {*index.parent.glob("*.md"), *index.parent.glob("*/README.md")} - {index}
    assert {page.relative_to(index.parent).as_posix() for page in pages} - set(listed) == set()
    assert pages


def test_folder_with_pages_has_an_index() -> None:
    assert {page.parent for page in DOCS.rglob("*.md")} == {page.parent for page in DOCS.rglob("README.md")}
