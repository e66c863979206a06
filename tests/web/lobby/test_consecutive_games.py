"""Several games at one table: ready players, window title, and letter keys."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPhone
from tests.web.support.phones import open_game_together
from tests.web.support.players import Player
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]


def test_host_sees_who_is_ready(phone: NewPhone) -> None:
    livia, marcus = phone(), phone("Marcus", language="de")
    table = livia.open_table("alea", 3)
    marcus.take_seat(table)
    for person in (livia, marcus):
        person.go(f"/t/{table}")
    waits = livia.page.get_by_text(livia.say("web-not-ready", names="Marcus"))
    expect(waits).to_be_visible()
    marcus.button("web-say-ready").click()
    expect(waits).to_have_count(0)
    row = livia.page.locator(".pews li").nth(1)
    expect(row.locator("small")).to_have_text(livia.say("web-ready"))
    marcus.button("web-say-not-ready").click()
    expect(waits).to_be_visible()


def test_window_title_says_that_a_move_waits(server: ThreadedServer, phone: NewPhone) -> None:
    livia, marcus = phone(), phone("Marcus")
    table = open_game_together(livia, marcus, game="alea", players=2)
    waiting = re.compile(f"^• {livia.say('web-your-turn')} · ")
    first = server.people_awaited(table)[0]
    active, other = (livia, marcus) if first == 0 else (marcus, livia)
    expect(active.page).to_have_title(waiting)
    expect(other.page).to_have_title(f"{livia.say('alea-name')} · Lusoria")
    active.go("/")
    expect(active.page).to_have_title(livia.say("web-title"))


def test_letter_keys_can_be_turned_off(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: with speech input or a tremor, a stray R rolled the dice."""
    livia = phone(mobile=False)
    table = livia.open_game("alea", 2)
    Player(server, table, livia, 0).wait_until_asked()
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
