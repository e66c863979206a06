"""What all tests share."""

import os

import pytest
from hypothesis import HealthCheck, settings

from tests import surroundings

surroundings.bring()

# Machines are noisy: time is never a reason to fail. CI must say the same twice, a desk may look further.
settings.register_profile(
    "lusoria", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize="CI" in os.environ
)
settings.load_profile("lusoria")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the slow tests last, so that a mistake shows early."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is not None)
