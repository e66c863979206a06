"""An evening at one table: who is ready, how everybody has done so far, and whose move is waited for."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPhone
from tests.web.support.players import Player
from tests.web.support.threaded_server import ThreadedHouse

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]


def test_people_say_that_they_are_ready_and_the_host_sees_for_whom_to_wait(phone: NewPhone) -> None:
    livia, marcus = phone(), phone("Marcus", language="de")
    table = livia.opens("alea", 3)
    marcus.sits(table)
    for one in (livia, marcus):
        one.go(f"/t/{table}")
    waits = livia.page.get_by_text(livia.say("web-not-ready", names="Marcus"))
    expect(waits).to_be_visible()
    marcus.button("web-say-ready").click()
    expect(waits).to_have_count(0)
    row = livia.page.locator(".pews li", has_text="Marcus")
    expect(row.locator("small")).to_have_text(livia.say("web-ready"))
    marcus.button("web-say-not-ready").click()
    expect(waits).to_be_visible()


def test_the_window_says_that_a_move_waits(house: ThreadedHouse, phone: NewPhone) -> None:
    livia, marcus = phone(), phone("Marcus")
    table = livia.opens("alea", 2)
    marcus.sits(table)
    livia.starts(table)
    for one in (livia, marcus):
        one.go(f"/t/{table}")
    waiting = re.compile(f"^• {livia.say('web-your-turn')} · ")
    first = house.people_awaited(table)[0]
    asked, other = (livia, marcus) if first == 0 else (marcus, livia)
    expect(asked.page).to_have_title(waiting)
    expect(other.page).to_have_title(f"{livia.say('alea-name')} · Lusoria")
    asked.go("/")
    expect(asked.page).to_have_title(livia.say("web-title"))


def test_letters_do_nothing_where_one_does_not_want_them(house: ThreadedHouse, phone: NewPhone) -> None:
    """Whoever speaks to the machine, or types with a tremor, rolled dice by a stray R."""
    livia = phone(mobile=False)
    table = livia.opens("alea", 2, start=True)
    livia.go(f"/t/{table}")
    Player(house, table, livia, 0).ready()
    livia.button("web-menu", exact=True).click()
    livia.page.get_by_label(livia.say("web-keys")).uncheck()
    livia.page.keyboard.press("Escape")
    livia.page.keyboard.press("r")
    livia.page.keyboard.press("l")
    expect(livia.page.get_by_role("dialog")).to_have_count(0)
    assert not any('"act"' in message for message in livia.sent)
    livia.button("web-menu", exact=True).click()
    livia.page.get_by_label(livia.say("web-keys")).check()
    livia.page.keyboard.press("Escape")
    livia.page.keyboard.press("l")
    expect(livia.page.get_by_role("dialog")).to_be_visible()
