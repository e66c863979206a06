"""Number of requests per visit, counted at the server: eight phones share one address."""

import re
from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any

import pytest
from playwright.sync_api import expect

from lusoria.server.node.config import Config
from lusoria.server.transport.app import App
from lusoria.server.transport.asgi import Receive, Scope, Send
from tests.web.conftest import NewPhone
from tests.web.support.phones import Phone
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

MAX_HOME_REQUESTS = 20
MAX_TABLE_REQUESTS = 10
FONTS = "async () => (await document.fonts.ready, [...document.fonts].map((face) => face.status))"
BEFORE_PAINT = """() => {
  const [{ startTime: painted }] = performance.getEntriesByName("first-contentful-paint");
  const files = performance.getEntriesByType("resource");
  return files.filter(({ startTime }) => startTime < painted).map(({ name }) => name);
}"""
LATER = r"/assets/(table|board|after|pages|archive|lesson)-"
LIMITS = ("per_minute", "per_second", "per_hour", "per_device", "per_address")
Requests = list[tuple[str, str]]


@pytest.fixture
def requests(monkeypatch: pytest.MonkeyPatch) -> Requests:
    """Method and path of every request and socket that reaches a server."""
    received: Requests = []
    serve: Callable[..., Any] = App.__call__

    async def count(self: App, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            received.append((scope.get("method", "SOCKET"), scope["path"]))
        await serve(self, scope, receive, send)

    monkeypatch.setattr(App, "__call__", count)
    return received


@pytest.fixture
def limited_server() -> Iterator[ThreadedServer]:
    """A server with the default limits."""
    usual = {setting.name: setting.default for setting in fields(Config) if setting.name.endswith(LIMITS)}
    running = ThreadedServer(**usual)
    yield running
    running.stop()


def wait_until_loaded(livia: Phone, *, workers: bool) -> None:
    """Waits for all that the page loads by itself: data, fonts and, with `workers`, the offline archive."""
    livia.page.wait_for_load_state("networkidle")
    livia.page.evaluate(FONTS)
    if workers:
        livia.wait_until_cached()


@pytest.mark.parametrize(("workers", "game"), [(True, 0), (False, 1)])
def test_first_visit_request_count(
    server: ThreadedServer, phone: NewPhone, requests: Requests, workers: bool, game: int
) -> None:
    livia = phone(workers=workers)
    livia.go()
    wait_until_loaded(livia, workers=workers)
    assert len(requests) <= MAX_HOME_REQUESTS, requests
    assert not [name for name in livia.page.evaluate(BEFORE_PAINT) if re.search(LATER, name)]
    requests.clear()
    livia.button("web-play-now").nth(game).click()
    expect(livia.question).to_be_visible()
    server.wait(lambda: any(path.endswith("/notes") for _, path in requests), "the notes were not read")
    assert ("SOCKET", "/socket") in requests
    assert len(requests) <= MAX_TABLE_REQUESTS, requests


def test_second_visit_revalidates_only_the_page(phone: NewPhone, requests: Requests) -> None:
    livia = phone(workers=True)
    livia.go()
    wait_until_loaded(livia, workers=True)
    requests.clear()
    livia.page.reload()
    expect(livia.button("web-play-now").first).to_be_visible()
    wait_until_loaded(livia, workers=True)
    files = {path for _, path in requests if not path.startswith("/api/")}
    assert files <= {"/", "/sw.js"}  # the browser itself looks for a newer worker


def test_eight_devices_behind_one_address_are_not_refused(
    phone: NewPhone, limited_server: ThreadedServer
) -> None:
    """Regression: of eight visitors within a minute 467 of 847 requests were refused."""
    refused: list[str] = []
    phones = [phone(f"Phone {k}", workers=True, address=limited_server.address) for k in range(8)]
    for person in phones:
        person.context.on(
            "response", lambda answer: refused.append(answer.url) if answer.status in (429, 503) else None
        )
        person.go()
    for k, person in enumerate(phones):
        person.button("web-play-now").nth(k % 2).click()
        expect(person.question).to_be_visible()
        assert set(person.page.evaluate(FONTS)) <= {"loaded", "unloaded"}
        assert "loaded" in person.page.evaluate(FONTS)
        assert any(message["type"] == "update" for message in person.received)
    assert not refused
