"""The guest, installed once for all tests that receive it."""

import sys
from pathlib import Path
from typing import Any

import pytest

from tests.guest.visit import PACKAGE, House, install


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that holds the package and what its installer knows of it."""
    folder = tmp_path_factory.mktemp("packages")
    install(PACKAGE, folder)
    return folder


@pytest.fixture
def house(installed: Path) -> House:
    return House([installed])


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"use_uvloop": sys.platform != "win32"}
