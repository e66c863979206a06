"""Fixtures of the browser tests: a server, a browser, and phones whose console must stay clean."""

import hashlib
import itertools
import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from lusoria.table.room import orders
from tests.web.support.browser import ENGINE
from tests.web.support.phones import Phone
from tests.web.support.threaded_server import ThreadedServer

HERE = Path(__file__).parent
NewPhone: TypeAlias = Callable[..., Phone]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start with the layout tours: each takes a minute or more, and both workers should end together."""
    items.sort(key=lambda item: not item.name.startswith("test_screens_have_no_faults"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """Other tests need this thread's event loop back."""
    done = yield
    if nextitem is None or HERE not in nextitem.path.parents:
        ENGINE.stop()
    return done


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Seeds games by test, so that a failure can be repeated. LUSORIA_TEST_SEEDS=anything gives others."""
    names = (f"{os.environ.get('LUSORIA_TEST_SEEDS', '')} {request.node.name} {n}" for n in itertools.count())
    monkeypatch.setattr(orders, "new_seed", lambda: hashlib.sha256(next(names).encode()).digest())


@pytest.fixture(scope="session")
def server() -> Iterator[ThreadedServer]:
    """A server with an in-memory database and fast bots."""
    running = ThreadedServer()
    yield running
    running.stop()


@pytest.fixture
def phone(server: ThreadedServer) -> Iterator[NewPhone]:
    """Makes phones. Teardown fails on console messages and requests to other hosts."""
    phones: list[Phone] = []

    def new(name: str = "Livia", **more: Any) -> Phone:
        address = more.pop("address", server.address)
        made = Phone(ENGINE.browser(), address, name, **more)
        phones.append(made)
        return made

    yield new
    faults = {made.name: made.unexpected_faults() for made in phones if made.unexpected_faults()}
    for made in phones:
        made.close()
    assert not faults, f"in the console: {faults}"
