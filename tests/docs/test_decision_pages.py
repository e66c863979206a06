"""Pages of decisions are short and have the same sections."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, tables, text_of

PAGES = sorted(set(DOCS.glob("decisions/*.md")) - {DOCS / "decisions/README.md"})
LEADS = ["Context", "What was tried", "Decision", "What would change our mind"]


def test_decisions_exist() -> None:
    assert len(PAGES) >= 10


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_decision_has_its_sections_and_figures(page: Path) -> None:
    text = text_of(page)
    assert re.findall(r"^\*\*(.+?)\.\*\*", text, re.MULTILINE) == LEADS
    assert list(tables(text)), "a decision that was measured has figures"
    assert len(text.splitlines()) <= 45


def test_index_lists_decisions_by_title() -> None:
    index = text_of(DOCS / "decisions/README.md")
    for page in PAGES:
        title = text_of(page).splitlines()[0].removeprefix("# ")
        assert f"- [{title}]({page.name}): " in index
