"""Coach: visible to its player only, at tables that allow it; explanations of bots at the end."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from lusoria.words import LANGUAGES
from tests.web.conftest import NewPhone
from tests.web.lobby.test_house_rules import checkbox, open_rules
from tests.web.support.axe import axe_violations
from tests.web.support.phones import TWO_FRAMES, Phone
from tests.web.support.players import Player
from tests.web.support.texts import MESSAGE_ID
from tests.web.support.threaded_server import ThreadedServer
from tests.web.table.test_end_picture import finish_with_bots
from tests.web.table.test_small_phone import is_within

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

COMPILING = 300_000.0
"""Milliseconds; the first advice on a machine compiles."""
SIZES = ((390, 844), (360, 640), (820, 1180), (1280, 800))


def coach_button(phone: Phone) -> Locator:
    return phone.page.get_by_role("button", name=phone.say("web-lamp"), exact=True)


def option_values(phone: Phone) -> Locator:
    return phone.page.locator(".lv")


def start_coached_game(phone: Phone, game: str, players: int) -> str:
    """Starts a game with coach, and turns it on."""
    table = phone.open_game(game, players, lamps=True)
    expect(coach_button(phone)).to_have_attribute("aria-pressed", "false")
    expect(phone.page.locator(".lampline, .lv, .arcs")).to_have_count(0)
    coach_button(phone).click()
    expect(phone.page.locator(".lampline")).to_be_visible()
    return table


def test_coach_rule_is_shown_before_sitting_down(phone: NewPhone) -> None:
    livia, marcus = phone(), phone("Marcus")
    table = livia.open_table("alea", 2)
    open_rules(livia, table)
    marcus.go(f"/t/{table}")
    chip = marcus.page.locator(".chip").get_by_text(marcus.say("web-lamps"))
    expect(chip).to_have_count(0)
    checkbox(livia, "web-lamps").check()
    expect(chip).to_be_visible()


def test_alea_coach_values_every_option(phone: NewPhone) -> None:
    livia, nemo = phone(), phone("Nemo")
    table = start_coached_game(livia, "alea", 2)
    livia.button("alea-action-roll", dice=1).click()
    expect(livia.page.locator(".roll .lv")).to_be_visible(timeout=COMPILING)
    expect(livia.page.locator(".lampline i")).not_to_be_empty()  # why
    # the value is part of the button's label
    expect(livia.page.locator(".roll")).to_have_text(re.compile(r"\d"))
    points = option_values(livia).first.text_content()
    livia.button("web-lamp-in-chances").click()
    expect(option_values(livia).first).not_to_have_text(points or "")
    nemo.go(f"/t/{table}")
    expect(nemo.question).to_be_visible()
    expect(coach_button(nemo)).to_have_count(0)
    expect(nemo.page.locator(".lampline, .lv")).to_have_count(0)
    coach_button(livia).click()
    expect(livia.page.locator(".lampline, .lv")).to_have_count(0)


def test_idus_coach_shows_suspects_and_vote_values(phone: NewPhone) -> None:
    livia = phone()
    start_coached_game(livia, "idus-martii", 5)
    rings = livia.page.locator(".chamber .arcs")
    expect(rings).to_have_count(4, timeout=COMPILING)  # the own side is known
    for language in LANGUAGES:
        livia.set_preferences(language=language)
        livia.reload()
        livia.language = language
        coach_button(livia).click()
        expect(rings).to_have_count(4)
        expect(livia.page.locator(".sus")).to_have_count(4)
        for width, height in SIZES if language in ("en", "fr") else SIZES[1:2]:
            livia.page.set_viewport_size({"width": width, "height": height})
            assert not livia.horizontal_overflow(), (language, width)
        assert not MESSAGE_ID.search(livia.page.locator("main").inner_text())
    assert not axe_violations(livia.page)


def test_coach_leaves_both_choices_in_sight(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: with the coach, the confirm button covered half of the Praetor's choices."""
    livia = phone()
    table = livia.open_game("idus-martii", 5, lamps=True, options={"first": 4})  # she is Praetor
    player = Player(server, table, livia, 0)
    server.wait_for_people(table)
    player.play(Random(1))
    player.wait_until_asked()
    coach_button(livia).click()
    expect(livia.page.locator(".lampline")).to_be_visible()
    for chosen in (False, True):
        if chosen:
            livia.page.locator(".pick .opt").first.click()
        for width, height in SIZES[:2]:
            livia.page.set_viewport_size({"width": width, "height": height})
            livia.page.evaluate(TWO_FRAMES)
            assert is_within(livia, ".things fieldset", ".things"), (chosen, width)


def test_bots_explain_themselves_at_the_end(server: ThreadedServer, phone: NewPhone) -> None:
    livia = phone()
    finish_with_bots(server, livia, "alea", 2)
    heading = livia.page.get_by_role("heading", name=livia.say("web-afterwords"))
    expect(heading).to_be_visible(timeout=COMPILING)
    expect(livia.page.locator(".why-bots q")).to_have_count(1)
    expect(livia.page.locator(".why-bots q")).not_to_be_empty()
    assert not MESSAGE_ID.search(livia.page.locator(".why-bots").inner_text())
