"""The pages of decisions are short and have one shape."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, tables, text_of

PAGES = sorted(set(DOCS.glob("decisions/*.md")) - {DOCS / "decisions/README.md"})
LEADS = ["Context", "What was tried", "Decision", "What would change our mind"]


def test_there_are_some() -> None:
    assert len(PAGES) >= 10


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_decision_says_what_was_tried_and_what_would_undo_it(page: Path) -> None:
    text = text_of(page)
    assert re.findall(r"^\*\*(.+?)\.\*\*", text, re.MULTILINE) == LEADS
    assert list(tables(text)), "a decision that was measured has figures"
    assert len(text.splitlines()) <= 45


def test_the_index_calls_them_by_their_titles() -> None:
    index = text_of(DOCS / "decisions/README.md")
    for page in PAGES:
        title = text_of(page).splitlines()[0].removeprefix("# ")
        assert f"- [{title}]({page.name}): " in index
