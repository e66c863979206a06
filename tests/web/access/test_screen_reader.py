"""Screen readers and keyboards: focus, announcements, and secrets that open by click."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from lusoria.games.alea import actions as alea
from tests.web.conftest import NewPhone
from tests.web.support.phones import DESK, open_game_together
from tests.web.support.players import Player
from tests.web.support.threaded_server import ThreadedServer
from tests.web.table.test_secrets import expect_empty_curtain

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

PRESS = "(e) => e.click()"
"""A click without pointer or key events, as screen readers send it."""


def expect_focus(page: Page, place: str) -> None:
    expect(page.locator(place)).to_be_focused()


def test_focus_stays_at_the_question(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: after every answer the focus moved to the top of the page."""
    livia = phone(size=DESK, mobile=False, pace="fast")
    table = livia.open_game("alea", 2)
    player = Player(server, table, livia, 0)
    player.wait_until_asked()
    confirm_button = player.confirm_button(alea.Roll(1))
    confirm_button.focus()
    livia.page.keyboard.press("Enter")
    server.wait(lambda: player.room.asks[0] > 0 and server.wait_for_people(table), "it was never rolled")
    player.wait_until_asked()
    expect_focus(livia.page, "#ask")


def test_lesson_is_read_with_one_key(phone: NewPhone) -> None:
    """Regression: every step lost the focus."""
    livia = phone(size=DESK, mobile=False, pace="fast")
    livia.go("/learn/idus-martii")
    panel = livia.page.locator(".lesson p").first
    expect(panel).to_be_visible()
    announcement = livia.page.locator(".vh[role=status]")
    steps = 0
    while livia.button("web-go-on").count():
        text = panel.inner_text()
        expect(announcement).to_contain_text(text)
        if not steps:
            livia.button("web-go-on").focus()
        expect(livia.button("web-go-on")).to_be_focused()
        livia.page.keyboard.press("Enter")
        expect(panel).not_to_have_text(text)
        steps += 1
    assert steps
    expect_focus(livia.page, "#ask")


def test_screen_change_sets_title_and_focuses_heading(phone: NewPhone) -> None:
    """Regression: every screen had the same title, and a link lost the focus."""
    livia = phone(size=DESK, mobile=False)
    page = livia.go()
    expect(page).to_have_title(livia.say("web-title"))
    page.locator("a[href='/settings']").first.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_title(f"{livia.say('web-settings')} · Lusoria")
    expect_focus(page, "main h1")
    page.go_back()
    expect(page).to_have_title(livia.say("web-title"))
    expect_focus(page, "main h1")


def test_held_secret_opens_by_click(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: a screen reader's click did nothing, so the own side stayed hidden."""
    livia = phone()
    table = livia.open_game("idus-martii", 5)
    player = Player(server, table, livia, 0)
    server.wait_for_people(table)
    player.wait_until_asked()
    hold, secret = livia.page.locator("button.holds.peek"), livia.page.locator(".secret")
    hold.evaluate(PRESS)
    expect(secret).to_be_visible()
    expect_focus(livia.page, "#own")
    livia.page.keyboard.press("Escape")
    expect(secret).to_have_count(0)
    expect(hold).to_be_focused()
    hold.evaluate(PRESS)
    expect(secret).to_be_visible()
    hold.evaluate(PRESS)
    expect(secret).to_have_count(0)
    hold.evaluate(PRESS)
    livia.page.locator("header a").first.focus()
    expect(secret).to_have_count(0)


def test_curtain_opens_by_click_and_has_focus(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: only a pointer or Enter opened the curtain, and it had no focus when it closed."""
    livia = phone(size=DESK, mobile=False)
    table = livia.open_table("idus-martii", 5)
    livia.take_seat(table, "Clodia")
    livia.start_game(table)
    livia.go(f"/t/{table}")
    curtain = livia.page.locator("main.cur")
    server.wait_for_people(table)
    expect(curtain).to_be_visible()
    hold = curtain.locator("button.holds")
    hold.evaluate(PRESS)
    expect(curtain).to_be_visible()
    hold.evaluate(PRESS)
    expect(curtain).to_be_hidden()
    expect(livia.question).to_be_visible()
    livia.button("web-menu").focus()
    livia.page.keyboard.press("Enter")
    expect(livia.page.get_by_role("dialog")).to_be_visible()
    livia.hide()
    expect(curtain).to_be_visible()
    expect(livia.page.get_by_role("dialog")).to_have_count(0)
    expect_focus(livia.page, "#who")
    expect_empty_curtain(livia)


def test_open_sheet_leaves_announcements_audible(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: nothing was announced while the menu was open."""
    livia, clodia = phone(), phone("Clodia")
    table = open_game_together(livia, clodia, game="idus-martii", players=5)
    livia.button("web-menu").click()
    announcement = livia.page.get_by_role("dialog").locator("[role=status]")
    expect(announcement).to_have_text("")
    players = {0: Player(server, table, livia, 0), 1: Player(server, table, clodia, 1)}
    while server.wait_for_people(table) and 1 not in server.people_awaited(table):
        livia.page.keyboard.press("Escape")
        players[0].play(Random(3))
        livia.button("web-menu").click()
    players[1].play(Random(3))
    expect(announcement).not_to_have_text("")
