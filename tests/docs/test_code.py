"""The code in the pages runs, and says what the pages say it says."""

import doctest
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, blocks, text_of

SESSIONS = (
    DOCS / "library.md",
    DOCS / "lab.md",
    DOCS / "environments.md",
    DOCS / "policies.md",
    DOCS / "tournament.md",
    DOCS / "follow-a-move.md",
)


def failures(text: str, name: str) -> tuple[int, list[str]]:
    """How many examples there are, and what is wrong with them; one page is one session."""
    # Each block stands at the line it has on the page, so that a failure can be found there.
    lines: list[str] = []
    for block in blocks(text):
        if block.language == "python":
            lines += [""] * (block.line - len(lines)) + block.code.splitlines()
    test = doctest.DocTestParser().get_doctest("\n".join(lines) + "\n", {}, name, name, 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    runner.run(test, out=said.append)
    return len(test.examples), said


@pytest.mark.parametrize("page", SESSIONS, ids=lambda page: page.name)
def test_sessions(page: Path) -> None:
    examples, said = failures(text_of(page), page.name)
    assert examples
    assert not said, "".join(said)


def test_a_wrong_answer_is_found() -> None:
    examples, said = failures("```python\n>>> 1 + 1\n3\n```\n\nText.\n\n```python\n>>> 2\n2\n```\n", "page")
    assert examples == 2
    assert "line 2" in "".join(said)


@pytest.mark.parametrize("page", SESSIONS, ids=lambda page: page.name)
def test_no_python_is_left_unrun(page: Path) -> None:
    for block in blocks(text_of(page)):
        if block.language == "python":
            assert block.code.startswith(">>> "), f"line {block.line + 1} begins no session"
