"""Checks of arguments."""

import pytest

from lusoria.core.errors import Malformed
from lusoria.lab.arguments import check_number


def test_check_number_includes_both_ends() -> None:
    for value in (1, 3):
        check_number("workers", value, 1, 3)
    check_number("rounds", 10**30, 1)


@pytest.mark.parametrize("value", [0, 4, 1.0, True, "2", None])
def test_check_number_refuses_anything_else(value: object) -> None:
    with pytest.raises(Malformed, match="workers: expected a whole number from 1 to 3, not "):
        check_number("workers", value, 1, 3)


def test_check_number_names_open_range() -> None:
    with pytest.raises(Malformed, match="rounds: expected a whole number from 1 on, not 0"):
        check_number("rounds", 0, 1)
