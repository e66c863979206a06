"""Sessions on the pages run, and print what the pages show."""

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
    DOCS / "encodings.md",
)


def failures(text: str, name: str) -> tuple[int, list[str]]:
    """Number of examples, and failures. A page is one session."""
    # Blocks keep their line numbers, so that failures name a line of the page.
    lines: list[str] = []
    for block in blocks(text):
        if block.language == "python":
            lines += [""] * (block.line - len(lines)) + block.code.splitlines()
    test = doctest.DocTestParser().get_doctest("\n".join(lines) + "\n", {}, name, name, 0)
    output: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    runner.run(test, out=output.append)
    return len(test.examples), output


@pytest.mark.parametrize("page", SESSIONS, ids=lambda page: page.name)
def test_session_on_page_runs(page: Path) -> None:
    examples, output = failures(text_of(page), page.name)
    assert examples
    assert not output, "".join(output)


def test_wrong_output_is_found() -> None:
    examples, output = failures("```python\n>>> 1 + 1\n3\n```\n\nText.\n\n```python\n>>> 2\n2\n```\n", "page")
    assert examples == 2
    assert "line 2" in "".join(output)


@pytest.mark.parametrize("page", SESSIONS, ids=lambda page: page.name)
def test_every_python_block_is_a_session(page: Path) -> None:
    for block in blocks(text_of(page)):
        if block.language == "python":
            assert block.code.startswith(">>> "), f"line {block.line + 1} begins no session"
