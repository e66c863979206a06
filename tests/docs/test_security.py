"""SECURITY.md names a test for every threat, and the tests exist."""

import re

import pytest

from tests.docs.pages import ROOT, spans, table_with, text_of

PAGE = text_of(ROOT / "SECURITY.md")
NAMED = sorted({span for span in spans(PAGE) if span.startswith("tests/")})


@pytest.mark.parametrize("named", NAMED)
def test_named_test_exists(named: str) -> None:
    place, *names = named.split("::")
    path = ROOT / place
    assert path.exists()
    for name in names:
        defined = rf"^\s*(?:class|def|async def) {name}\b"
        assert re.search(defined, path.read_text(encoding="utf-8"), re.MULTILINE)


def test_every_threat_names_a_test() -> None:
    claims = table_with(PAGE, "attacker", "goal", "defence", "tests")
    assert len(claims) > 15
    for claim in claims:
        assert "`tests/" in claim["tests"], claim["goal"]
