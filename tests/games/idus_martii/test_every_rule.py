"""Each numbered rule has a test class that carries its number."""

import re
from pathlib import Path

import pytest

RULES = (
    *("S1", "S2", "S3", "S4", "S5", "S6", "C1"),
    *("V1", "V2", "V3", "V4", "V5", "V6", "V7"),
    *("W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9"),
    *("E1", "E2", "E3", "E4"),
)
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))


@pytest.mark.parametrize("rule", RULES)
def test_rule_has_exactly_one_test_class(rule: str) -> None:
    assert len(re.findall(rf"^class Test{rule}(?!W\d)[A-Z]", TESTS, re.MULTILINE)) == 1
