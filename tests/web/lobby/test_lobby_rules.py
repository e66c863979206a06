"""Rules in the lobby, for a guest who is new to a game."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPhone
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]


def test_guest_reads_rules_before_the_game_and_not_in_it(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: an invited friend read the rules while the game ran on."""
    livia, marcus = phone("Livia"), phone("Marcus", met=())
    table = livia.open_table("idus-martii", 5)
    marcus.go(f"/t/{table}")
    rules = marcus.page.get_by_role("region", name=marcus.say("web-opening"))
    expect(rules).to_contain_text(marcus.say("web-idus-opening-limit", limit=13))
    marcus.take_seat(table)
    marcus.button("web-say-read").click()
    expect(marcus.button("web-say-not-ready")).to_be_visible()
    livia.start_game(table)
    expect(marcus.page.locator(".playfield")).to_be_visible()
    expect(marcus.page.get_by_role("dialog")).to_have_count(0)


def test_players_who_know_the_game_see_no_rules(phone: NewPhone) -> None:
    livia, marcus = phone("Livia", met=()), phone("Marcus")
    table = livia.open_table("alea", 2)
    marcus.take_seat(table)
    for player in (livia, marcus):
        player.go(f"/t/{table}")
        expect(player.page.locator("#seats")).to_be_visible()
        expect(player.page.locator("#lobby-rules")).to_have_count(0)
    expect(marcus.button("web-say-ready")).to_be_visible()


def test_lesson_is_played_while_the_table_waits(server: ThreadedServer, phone: NewPhone) -> None:
    livia, marcus = phone("Livia"), phone("Marcus", met=())
    table = livia.open_table("alea", 2)
    marcus.take_seat(table)
    marcus.go(f"/t/{table}")
    marcus.wait_until(lambda: bool(marcus.received), "the lobby has no connection")
    marcus.page.get_by_role("link", name=marcus.say("web-show-me")).click()
    banner = marcus.page.get_by_role("status").filter(has_text=marcus.say("web-learn-to-table"))
    expect(banner).to_contain_text(marcus.say("web-learn-table-waits"))
    livia.start_game(table)
    expect(banner).to_contain_text(marcus.say("web-learn-table-started"))
    banner.get_by_role("link").click()
    expect(marcus.page.locator(".playfield")).to_be_visible()
