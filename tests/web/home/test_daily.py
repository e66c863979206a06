"""Daily challenge: home page, single attempt, comparison, card to share, and past days."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Page, expect

from lusoria.table import daily_games
from tests.server.daily.test_daily_service import IDES, NOON, OPEN, Clock
from tests.web.conftest import NewPhone
from tests.web.support.axe import axe_violations
from tests.web.support.phones import Phone
from tests.web.support.players import Player
from tests.web.support.threaded_server import ThreadedServer

Json: TypeAlias = dict[str, Any]

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

COMPILING = 400_000.0  # milliseconds; the first analysis on a machine compiles
CLIPBOARD = "navigator.clipboard.readText()"


@pytest.fixture
def ides_server() -> Iterator[tuple[ThreadedServer, Clock]]:
    """A server whose clock says noon on the Ides of March."""
    running = ThreadedServer()
    yield running, Clock().install(running.server)
    running.stop()


def play_daily(server: ThreadedServer, phone: Phone, game: str) -> None:
    """Plays the game that has just started: only the first decision in the page."""
    phone.page.wait_for_url(re.compile("/t/"))
    seat = daily_games.seat_of(IDES, game)
    server.wait_for_people(phone.table)
    Player(server, phone.table, phone, seat).play(Random(3))
    server.finish_game(phone.table)


def expect_fit(phone: Phone) -> None:
    assert phone.horizontal_overflow() == ""
    assert phone.cut_texts() == []


def expect_double_tap_keeps_game(livia: Phone) -> None:
    """Regression: the second tap confirmed the question, and the attempt was lost."""
    livia.page.wait_for_url(re.compile("/t/"))
    livia.button("web-menu", exact=True).click()
    livia.button("web-give-up", exact=True).dblclick()
    livia.button("web-give-up", exact=True).click()
    expect(livia.page.get_by_text(livia.say("web-give-up-try"))).to_be_visible()
    expect(livia.button("web-give-up-sure")).to_be_visible()
    expect(livia.button("web-other-device")).to_have_count(0)
    livia.page.keyboard.press("Escape")


def expect_card_without_spoilers(livia: Phone, mine: Json, report: Json) -> None:
    """The card has date, results and marks, but no die and no number of a column."""
    page = livia.page
    livia.button("web-daily-copy").click()
    expect(page.locator("p.soft", has_text=livia.say("web-daily-copied"))).to_be_visible()
    text = str(page.evaluate(CLIPBOARD))
    assert text == page.locator("pre").inner_text()
    assert f"/d/{IDES}" in text
    marks = {"best": "■", "close": "◪", "slip": "◇", "none": ""}
    assert "".join(marks[mark] for mark in report["told"]["marks"]) in text.splitlines()
    bare = text.replace(livia.address, "").replace(IDES, "")
    assert {int(number) for number in re.findall(r"\d+", bare)} <= {
        mine["points"],
        15,
        2026,
    }, "not even the bots' result: it tells what the dice allow"
    with page.expect_download() as saved:
        livia.button("web-share-picture").click()
    assert saved.value.suggested_filename == f"lusoria-alea-{IDES}.png"


def expect_name_is_shown_and_hidden(phone: Phone) -> None:
    """A name stands in the list only while its player wants it."""
    names = phone.page.get_by_role("region", name=phone.say("web-daily-names"))
    expect(names.get_by_role("listitem")).to_have_count(0)
    names.get_by_label(phone.say("web-your-name")).fill("<b>Livia</b> Drusilla")
    names.get_by_role("button", name=phone.say("web-daily-name-show")).click()
    expect(names.get_by_role("listitem")).to_contain_text("<b>Livia</b> Drusilla")
    names.get_by_role("button", name=phone.say("web-daily-name-hide")).click()
    expect(names.get_by_text(phone.say("web-daily-names-none"))).to_be_visible()
    expect(names.get_by_role("listitem")).to_have_count(0)


def expect_losses_to_the_left(page: Page) -> None:
    """Regression: bars of losses ran to the right, too."""
    expect(page.locator(".duel .pillar")).to_have_count(2)
    bars = page.locator("table:has(.skill) tr:has(i)").evaluate_all(
        """rows => rows.map(row => {
          const { left, right } = row.querySelector("i").getBoundingClientRect();
          return [row.lastElementChild.textContent, left, right];
        })"""
    )
    zero = bars[0][1]  # what was expected at the start is never less than nothing
    for figure, left, right in bars:
        lost = figure.startswith("−")
        assert (right if lost else left) == pytest.approx(zero, abs=3), (figure, left, right, zero)
    assert any(figure.startswith("−") for figure, *_ in bars), bars


def test_alea_daily_from_home_page_to_closed_day(
    phone: NewPhone, ides_server: tuple[ThreadedServer, Clock]
) -> None:
    server, clock = ides_server
    livia = phone("Livia", address=server.address, size=(360, 740))
    livia.context.grant_permissions(["clipboard-read", "clipboard-write"])
    livia.context.clock.set_system_time(NOON)
    page = livia.page
    livia.go()
    livia.link("web-daily").click()
    expect(page.get_by_role("heading", name=livia.say("web-daily-alea"))).to_be_visible()
    expect(page.get_by_text(livia.say("web-daily-begun", begun=0)).first).to_be_visible()
    expect_fit(livia)
    assert axe_violations(page) == []
    livia.button("web-daily-play-alea").click()
    expect_double_tap_keeps_game(livia)
    play_daily(server, livia, "alea")

    # the end links to the comparison and offers nothing to share yet
    compare = livia.link("web-daily-compare")
    expect(compare).to_be_visible()
    expect(livia.link("web-replay")).to_have_count(0)
    expect(livia.button("web-rematch")).to_have_count(0)
    expect(livia.button("web-share-picture")).to_have_count(0)
    compare.click()
    (mine,) = livia.api("GET", "/daily")["mine"]
    expect(page.get_by_text(livia.say("web-daily-first"))).to_be_visible()
    expect(page.get_by_role("heading", name=livia.say("web-daily-turns"))).to_be_visible(timeout=COMPILING)
    report = livia.api("GET", f"/daily/{IDES}/alea")
    expect(page.get_by_role("heading", name=livia.say("web-points", points=mine["points"]))).to_be_visible()
    expect(page.locator(".marks li")).to_have_count(len(report["told"]["marks"]))
    expect(livia.link("web-daily-analysis")).to_have_count(0)
    expect_losses_to_the_left(page)
    expect_fit(livia)
    assert axe_violations(page) == []

    expect_card_without_spoilers(livia, mine, report)

    # the sealed replay says so, and opens when the day is over
    livia.go()
    expect(page.get_by_text(livia.say("web-points", points=mine["points"]))).to_be_visible()
    livia.go(f"/r/{mine['table']}")
    livia.allow_fault("403")
    expect(page.get_by_text(livia.say("table-refused-sealed"))).to_be_visible()
    expect(livia.link("web-daily")).to_have_attribute("href", "/d")
    clock.now = OPEN
    livia.go("/d")
    day = page.get_by_role("link", name=re.compile(f"15.*{livia.say('alea-name')}"))
    expect(day).to_be_visible()
    day.click()
    expect(page.get_by_role("heading", name=livia.say("web-daily-past-alea"))).to_be_visible()
    page.get_by_text(livia.say("web-daily-promise")).click()
    seed = livia.api("GET", f"/daily/{IDES}")["games"][0]["promise"]["seed"]
    expect(page.get_by_text(seed)).to_be_visible()
    expect_fit(livia)
    livia.button("web-daily-leisure").first.click()
    page.wait_for_url(re.compile("/t/"))
    expect(livia.question).to_be_visible()


def test_idus_daily_is_played_and_compared_by_keyboard(
    phone: NewPhone, ides_server: tuple[ThreadedServer, Clock]
) -> None:
    """In German, on a desktop, in the dark. A player who has not played yet is led to the game."""
    server, _ = ides_server
    marcus = phone("Marcus", address=server.address, language="de", dark=True, size=(1280, 800), mobile=False)
    page = marcus.page
    marcus.context.clock.set_system_time(NOON)
    marcus.allow_fault("409")
    marcus.go(f"/d/{IDES}/idus-martii")
    page.wait_for_url(f"**/d/{IDES}")
    marcus.button("web-daily-play-idus-martii").focus()
    page.keyboard.press("Enter")
    play_daily(server, marcus, "idus-martii")
    marcus.link("web-daily-compare").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=marcus.say("web-daily-luck"))).to_be_visible(timeout=COMPILING)
    expect(page.get_by_text(marcus.say("web-daily-bots-won"))).to_be_visible()
    expect_name_is_shown_and_hidden(marcus)
    expect_fit(marcus)
    assert axe_violations(page) == []
