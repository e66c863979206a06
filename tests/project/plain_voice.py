"""Finds banned turns of phrase in source and documentation, and first docstring lines that are too long."""

import ast
import re
from collections.abc import Iterator

TURNS = "whoever|so[ _]many|is[ _]told|of[ _]now|anew|reckoned|one's|ones_own|laid[ _]open"
BANNED = re.compile(f"(?<![a-z])(?:{TURNS})(?![a-z])", re.IGNORECASE)
MAX_FIRST_LINE = 100  # characters of a docstring's first line
ENDINGS = (".py", ".ts", ".svelte", ".md")

ALLOWED = {
    "tests/project/plain_voice.py": "lists the banned turns",
    "tests/project/test_plain_voice.py": "plants them",
    "tests/golden/counts.py": "writes a comment of a golden file",
}
"""Path prefixes without the check, and why. Remove a line when its files are rewritten."""


def findings(path: str, text: str) -> list[str]:
    """One line per finding: path, line number, and what is wrong."""
    found = [
        f"{path}:{number}: {match[0]!r}"
        for number, line in enumerate(text.splitlines(), start=1)
        for match in BANNED.finditer(line)
    ]
    if path.endswith(".py"):
        found += [f"{path}:{number}: first line has {length}" for number, length in long_first_lines(text)]
    return found


def long_first_lines(source: str) -> Iterator[tuple[int, int]]:
    """Line number and length of each first docstring line over the limit."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = (ast.get_docstring(node) or "").partition("\n")[0]
            if len(first) > MAX_FIRST_LINE:
                yield node.body[0].lineno, len(first)


def exception_for(path: str) -> str | None:
    """The allowed prefix that covers this path."""
    return next((prefix for prefix in ALLOWED if path == prefix or path.startswith(prefix + "/")), None)
