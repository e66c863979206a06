"""Installs the plug-in games once per test session."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.guest.installed_program import LAPILLI, PACKAGE, InstalledProgram, install
from tests.server.harness import TestServer as Address


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the installed package and its metadata."""
    folder = tmp_path_factory.mktemp("packages")
    install(PACKAGE, folder)
    return folder


@pytest.fixture
def program(installed: Path) -> InstalledProgram:
    return InstalledProgram([installed])


@pytest.fixture(scope="module")
def address(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A server process with par impar."""
    with InstalledProgram([installed]).serving(tmp_path_factory.mktemp("served")) as port:
        yield Address(None, port)


@pytest.fixture(scope="session")
def lapilli_program(tmp_path_factory: pytest.TempPathFactory) -> InstalledProgram:
    """The program with terni lapilli alone."""
    folder = tmp_path_factory.mktemp("lapilli")
    install(LAPILLI, folder)
    return InstalledProgram([folder])


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"use_uvloop": sys.platform != "win32"}
