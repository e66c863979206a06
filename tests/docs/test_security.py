"""SECURITY.md: every claim names its test, and the test is there."""

import re

import pytest

from tests.docs.pages import ROOT, spans, table_with, text_of

PAGE = text_of(ROOT / "SECURITY.md")
NAMED = sorted({span for span in spans(PAGE) if span.startswith("tests/")})


@pytest.mark.parametrize("named", NAMED)
def test_what_it_names_is_there(named: str) -> None:
    place, *names = named.split("::")
    path = ROOT / place
    assert path.exists()
    for name in names:
        defined = rf"^\s*(?:class|def|async def) {name}\b"
        assert re.search(defined, path.read_text(encoding="utf-8"), re.MULTILINE)


def test_every_claim_names_one() -> None:
    claims = table_with(PAGE, "who", "wants", "what is in the way")
    assert len(claims) > 15
    for claim in claims:
        assert "`tests/" in claim["what is in the way"], claim["wants"]
