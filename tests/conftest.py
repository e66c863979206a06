"""Configuration and fixtures of all tests."""

import builtins
import os
import sys
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests import isolated_environment

isolated_environment.isolate()

# No deadlines on noisy machines. CI is deterministic; elsewhere Hypothesis tries new examples.
settings.register_profile(
    "lusoria", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize="CI" in os.environ
)
settings.load_profile("lusoria")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Runs slow tests last, so that failures show early."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is not None)


@pytest.fixture(autouse=True)
def default_logs() -> Iterator[None]:
    """A command run in this process must not send the logs of later tests to its closed output."""
    yield
    if structlog := sys.modules.get("structlog"):
        structlog.reset_defaults()


@pytest.fixture(autouse=True, scope="session")
def no_builtin_sum_of_floats() -> Iterator[None]:
    """Refuses builtin `sum` of floats in our code: it rounds differently since Python 3.12."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(builtins, "sum", sum_without_floats)
        yield


def sum_without_floats(values: Iterable[Any], /, start: Any = 0) -> Any:
    is_ours = sys._getframe(1).f_globals.get("__name__", "").startswith("lusoria.")
    for value in values:
        assert not (is_ours and type(value) is float), "use lusoria.core.floats.float_sum"
        start = start + value
    return start
