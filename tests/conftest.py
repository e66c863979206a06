"""What all tests share."""

import builtins
import os
import sys
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests import isolated_environment

isolated_environment.isolate()

# Machines are noisy: time is never a reason to fail. CI must say the same twice, a desk may look further.
settings.register_profile(
    "lusoria", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize="CI" in os.environ
)
settings.load_profile("lusoria")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the slow tests last, so that a mistake shows early."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is not None)


@pytest.fixture(autouse=True, scope="session")
def no_builtin_sum_of_floats() -> Iterator[None]:
    """Our code adds floats with `float_sum`: builtin `sum` rounds otherwise since Python 3.12."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(builtins, "sum", sum_without_floats)
        yield


def sum_without_floats(values: Iterable[Any], /, start: Any = 0) -> Any:
    ours = sys._getframe(1).f_globals.get("__name__", "").startswith("lusoria.")
    for value in values:
        assert not (ours and type(value) is float), "use lusoria.core.floats.float_sum"
        start = start + value
    return start
