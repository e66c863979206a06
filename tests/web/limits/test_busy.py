"""Rate limits in the page: refused requests are retried, and the notice is where they happened."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import NewPhone
from tests.web.support.phones import PATIENCE
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

QR_CODE = "() => document.querySelector('.qr')?.naturalWidth > 0"
BOLD_FACE = """() => [...document.fonts].some((face) => face.weight === "700" && face.status === "loaded")"""


def refuse(
    page: Page,
    path: str,
    method: str = "GET",
    times: int = 1,
    status: int = 429,
    seconds: int = 1,
    why: str = "too_fast",
) -> list[str]:
    """Refuses the next requests to a path with `Retry-After`, before they reach the server."""
    refused: list[str] = []

    def answer(route: Route) -> None:
        if route.request.method != method or len(refused) >= times:
            route.fallback()
            return
        refused.append(route.request.url)
        error = {"kind": "table", "why": why, "facts": {"seconds": seconds}}
        route.fulfill(status=status, headers={"Retry-After": str(seconds)}, json={"error": error})

    page.route(path, answer)
    return refused


@pytest.fixture
def hurried_server() -> Iterator[ThreadedServer]:
    """A server that refuses the 21st request, for three seconds."""
    running = ThreadedServer(requests_per_minute=20)
    yield running
    running.stop()


def edge(page: Page, part: str, side: str) -> float:
    return float(page.locator(part).evaluate("(e, side) => e.getBoundingClientRect()[side]", side))


def test_refused_order_is_sent_again_once(server: ThreadedServer, phone: NewPhone) -> None:
    livia = phone()
    livia.allow_fault("status of 429")
    before = set(server.server.site.hub.tables)
    refused = refuse(livia.page, "**/api/tables", "POST", times=2)
    livia.go()
    livia.button("web-play-now").first.click()
    expect(livia.page.locator(".busy")).to_have_text(livia.say("web-busy", seconds=1))
    expect(livia.page.locator(".vh[role=status]").first).to_have_text(livia.say("web-busy", seconds=1))
    expect(livia.question).to_be_visible()
    assert len(refused) == 2
    assert set(server.server.site.hub.tables) - before == {livia.table}


def test_too_many_wrong_codes_are_refused_in_words(phone: NewPhone) -> None:
    livia = phone()
    livia.allow_fault("status of 429")
    refuse(livia.page, "**/api/codes/*", seconds=360, why="too_many_codes")
    livia.go()
    livia.page.get_by_label(livia.say("web-have-code")).fill("ZZZZZZ")
    livia.button("web-take-seat").click()
    expect(livia.page.get_by_role("alert")).to_have_text(livia.say("table-refused-too_many_codes"))


def test_refused_list_says_so_in_its_place(phone: NewPhone) -> None:
    livia = phone()
    livia.allow_fault("status of 429")
    refuse(livia.page, "**/api/tables")
    livia.go()
    expect(livia.page.locator(".open .busy")).to_be_visible()
    expect(livia.page.locator(".open .busy")).to_have_count(0)
    expect(livia.page.locator(".banner")).to_have_count(0)


def test_long_refusal_names_its_time_and_is_no_lost_connection(phone: NewPhone) -> None:
    """Regression: after a refusal for more than a minute, home said "No connection"."""
    livia = phone()
    livia.allow_fault("status of 429")
    livia.page.clock.install()
    refused = refuse(livia.page, "**/api/tables", seconds=600)
    livia.go()
    notice = livia.page.locator(".open .busy")
    expect(notice).to_have_text(re.compile(r"\b(?:600|59\d)\b"))
    livia.page.clock.fast_forward(500_000)
    expect(notice).to_have_text(re.compile(r"\b(?:100|\d\d)\b"))
    expect(livia.page.locator(".banner")).to_have_count(0)
    livia.page.clock.fast_forward(102_000)
    expect(notice).to_have_count(0)
    expect(livia.page.locator(".open .remark")).to_have_count(0)
    assert len(refused) == 1


def test_error_of_the_server_is_no_lost_connection(phone: NewPhone) -> None:
    """Regression: home said "No connection" on any error."""
    livia = phone()
    livia.allow_fault("status of 500")
    livia.page.route("**/api/tables", lambda route: route.fulfill(status=500, json={}))
    livia.go()
    expect(livia.page.locator(".open").get_by_role("alert")).to_have_text(livia.say("web-went-wrong"))
    expect(livia.page.locator(".banner")).to_have_count(0)


def test_order_of_a_left_screen_is_dropped(server: ThreadedServer, phone: NewPhone) -> None:
    """A table must not open minutes after its player has gone elsewhere."""
    livia = phone()
    livia.allow_fault("status of 429")
    livia.page.clock.install()
    before = set(server.server.site.hub.tables)
    refused = refuse(livia.page, "**/api/tables", "POST", seconds=120)
    livia.go()
    livia.button("web-play-now").first.click()
    expect(livia.page.locator(".busy")).to_be_visible()
    livia.link("web-settings").click()
    expect(livia.page.get_by_role("heading", name=livia.say("web-settings"))).to_be_visible()
    expect(livia.page.locator(".busy")).to_have_count(0)
    livia.page.clock.fast_forward(125_000)
    expect(livia.page.get_by_role("heading", name=livia.say("web-settings"))).to_be_visible()
    assert len(refused) == 1
    assert set(server.server.site.hub.tables) <= before


def test_refused_seat_keeps_the_name_that_was_typed(phone: NewPhone) -> None:
    livia, marcus = phone("Livia"), phone("")
    marcus.allow_fault("status of 429")
    marcus.go(f"/t/{livia.open_table('alea', 3)}")
    refuse(marcus.page, "**/seats", "POST")
    name = marcus.page.get_by_label(marcus.say("web-your-name"))
    name.fill("Drusus")
    name.press("Enter")
    expect(marcus.page.locator(".busy")).to_be_visible()
    expect(name).to_have_value("Drusus")
    expect(marcus.page.get_by_text("Drusus").first).to_be_visible()
    expect(marcus.page.locator(".busy")).to_have_count(0)


def test_notice_at_a_table_covers_no_control(phone: NewPhone) -> None:
    """Regression: it lay on the buttons at the bottom of the screen, and later on the board."""
    livia = phone()
    livia.allow_fault("status of 429")
    refuse(livia.page, "**/notes", seconds=600)
    livia.open_game("idus-martii", 5)
    notice = livia.page.locator(".busy")
    expect(notice).to_be_visible()
    expect(livia.question).to_be_visible()
    expect(notice).to_have_css("position", "static")
    assert edge(livia.page, ".bar", "bottom") <= edge(livia.page, ".busy", "top")
    assert edge(livia.page, ".busy", "bottom") <= edge(livia.page, ".tray", "top")


@pytest.mark.parametrize("file", ["table-*.js", "board-alea-*.css"])
def test_refused_chunk_is_fetched_again(phone: NewPhone, file: str) -> None:
    livia = phone(speedup=10)
    livia.allow_fault("status of 429")
    refused = refuse(livia.page, f"**/assets/{file}", times=2)
    livia.open_game("alea", 2)
    expect(livia.question).to_be_visible()
    assert len(refused) == 2


def test_chunk_that_fails_offers_another_try(phone: NewPhone) -> None:
    livia = phone(speedup=10)
    livia.allow_fault("ERR_FAILED")
    lost = "**/assets/pages-*.js"
    livia.page.route(lost, lambda route: route.abort())
    livia.go()
    livia.link("web-settings").click()
    expect(livia.page.get_by_text(livia.say("web-offline"))).to_be_visible()
    livia.page.unroute(lost)
    livia.button("web-analysis-again").click()
    expect(livia.page.get_by_role("heading", name=livia.say("web-settings"))).to_be_visible()


def test_board_that_fails_offers_another_try(phone: NewPhone) -> None:
    livia = phone(speedup=10)
    livia.allow_fault("ERR_FAILED")
    lost = "**/assets/board-alea-*.js"
    livia.page.route(lost, lambda route: route.abort())
    livia.open_game("alea", 2)
    expect(livia.page.get_by_role("alert")).to_have_text(livia.say("web-offline"))
    livia.page.unroute(lost)
    livia.button("web-analysis-again").click()
    expect(livia.question).to_be_visible()


def test_refused_font_is_fetched_again(phone: NewPhone) -> None:
    livia = phone(speedup=10)
    livia.allow_fault("status of 429")
    refused = refuse(livia.page, "**/*-700-normal-*.woff2")
    livia.go()
    livia.page.wait_for_function(BOLD_FACE)
    assert len(refused) == 1


def test_refused_page_load_tries_again(hurried_server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: the page was white. A page of the client is never refused, so this loads a list."""
    livia = phone(address=hurried_server.address)
    livia.allow_fault("status of 429")
    livia.go("/settings")
    address = f"{livia.address}/api/games"
    while livia.context.request.get(address).ok:
        pass
    while (answer := livia.page.goto(address)) and answer.ok:  # a token may have come meanwhile
        pass
    assert answer
    assert (answer.status, answer.headers["content-type"]) == (429, "text/html; charset=utf-8")
    expect(livia.page.locator("body")).to_contain_text('"idus-martii":')


def test_refused_socket_is_opened_again_and_says_so(phone: NewPhone) -> None:
    """Regression: the page set the table for ever, without a word."""
    crowded = ThreadedServer(connections_per_device=1)
    try:
        livia = phone(address=crowded.address)
        table = livia.open_game("alea", 2)
        expect(livia.question).to_be_visible()
        first, livia.page = livia.page, livia.tab()
        livia.go(f"/t/{table}")
        expect(livia.page.locator(".busy")).to_have_text(livia.say("web-busy", seconds=5))
        first.close()
        expect(livia.question).to_be_visible(timeout=PATIENCE)
        expect(livia.page.locator(".busy")).to_have_count(0)
    finally:
        crowded.stop()


def test_refused_qr_code_is_fetched_again(phone: NewPhone) -> None:
    """Regression: browsers do not retry images, so the lobby kept a broken one."""
    livia = phone()
    livia.allow_fault("status of 429")
    refused = refuse(livia.page, "**/qr*", times=2, seconds=2)
    livia.go(f"/t/{livia.open_table('alea', 3)}")
    expect(livia.page.locator(".busy")).to_be_visible()
    livia.page.wait_for_function(QR_CODE)
    assert len(refused) == 2


@pytest.mark.parametrize("file", ["home-*.js", "home-*.css"])
def test_page_without_its_first_files_loads_itself_again(phone: NewPhone, file: str) -> None:
    """Regression: a lost script left a blank page."""
    livia = phone(speedup=10)
    livia.allow_fault("status of 429|preload")
    refused = refuse(livia.page, f"**/assets/{file}")
    livia.page.goto(livia.address)
    expect(livia.button("web-play-now").first).to_be_visible()
    assert len(refused) == 1


def test_chunk_of_an_older_build_reloads_the_page_once(phone: NewPhone) -> None:
    livia = phone()
    livia.allow_fault("status of 404")
    refused = refuse(livia.page, "**/assets/pages-*.js", status=404)
    livia.go()
    livia.link("web-settings").click()
    expect(livia.page.get_by_role("heading", name=livia.say("web-settings"))).to_be_visible()
    assert len(refused) == 1
