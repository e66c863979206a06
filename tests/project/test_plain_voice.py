"""Plain voice: no banned turn of phrase in any file, and short first docstring lines."""

import pytest

import run
from tests.project.addresses import project_files
from tests.project.plain_voice import ALLOWED, ENDINGS, exception_for, findings


@pytest.fixture(scope="module")
def found() -> dict[str, list[str]]:
    """Findings by path."""
    paths = [path for path in project_files(run.ROOT) if path.name.endswith(ENDINGS)]
    texts = {path.relative_to(run.ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths}
    return {name: lines for name, text in texts.items() if (lines := findings(name, text))}


def test_files_keep_the_plain_voice(found: dict[str, list[str]]) -> None:
    faults = [line for path, lines in found.items() if exception_for(path) is None for line in lines]
    assert not faults, "\n".join(faults)


def test_exceptions_are_still_needed(found: dict[str, list[str]]) -> None:
    """The list of files that are not rewritten yet can only shrink."""
    used = {exception_for(path) for path in found}
    unused = [prefix for prefix, reason in ALLOWED.items() if prefix not in used and "yet" in reason]
    assert not unused, f"remove from ALLOWED in tests/project/plain_voice.py: {unused}"


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("a.md", "Whoever reads this"),
        ("a.py", "def test_a_game_is_told() -> None: ..."),
        ("a.ts", "// laid open, and so many more"),
        ("a.svelte", "<!-- one's own -->"),
        ("a.py", f'"""{"x" * 101}"""'),
        ("a.py", f'class A:\n    """{"x" * 101}\n    """'),
    ],
)
def test_planted_fault_is_found(path: str, text: str) -> None:
    assert findings(path, text)


@pytest.mark.parametrize("text", [f'"""{"x" * 100}"""', "KNOWN = 1  # of nowhere", "def told() -> None: ..."])
def test_plain_text_passes(text: str) -> None:
    assert findings("a.py", text) == []
