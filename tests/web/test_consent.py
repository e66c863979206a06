"""My games: whether exercises may be made of them is off, is said with a switch, and can be taken back."""

import json

import pytest
from playwright.sync_api import Locator, expect

from lusoria.words import LANGUAGES
from tests.web.axe import in_both_themes
from tests.web.conftest import NewPhone
from tests.web.phones import Phone
from tests.web.test_results import opened

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]


def switch(phone: Phone) -> Locator:
    return phone.page.get_by_role("checkbox", name=phone.say("web-consent"))


def kept(phone: Phone) -> bool:
    answer = phone.context.request.get(f"{phone.address}/api/me/consent")
    return bool(json.loads(answer.text())["exercises"])


def test_off_then_on_then_off_with_the_keys(phone: NewPhone) -> None:
    livia = phone()
    livia.forgive("ERR_INTERNET_DISCONNECTED")
    livia.opens("alea", 2)
    opened(livia, 3, 3)
    expect(switch(livia)).not_to_be_checked()
    expect(livia.page.get_by_text(livia.say("web-consent-means"))).to_be_visible()
    switch(livia).focus()
    livia.page.keyboard.press("Space")
    expect(switch(livia)).to_be_checked()
    expect(switch(livia)).to_be_focused()
    livia.page.reload()
    expect(switch(livia)).to_be_checked()
    assert kept(livia)
    assert in_both_themes(livia.page) == []

    with livia.offline():
        switch(livia).click()
        expect(livia.page.get_by_role("alert")).to_have_text(livia.say("web-offline"))
        expect(switch(livia)).to_be_checked()
    switch(livia).click()
    expect(livia.page.get_by_role("alert")).to_have_count(0)
    livia.page.reload()
    expect(switch(livia)).not_to_be_checked()
    assert not kept(livia)


def test_whoever_has_finished_nothing_is_not_asked(phone: NewPhone) -> None:
    livia = phone()
    livia.opens("alea", 2)
    livia.go("/games")
    expect(livia.button("web-erase")).to_be_visible()
    expect(switch(livia)).to_have_count(0)


def test_it_can_be_turned_off_where_no_game_is_left_in_the_list(phone: NewPhone) -> None:
    livia = phone()
    livia.opens("alea", 2)
    opened(livia, 3, 3)
    switch(livia).click()
    expect(switch(livia)).to_be_checked()
    livia.page.route("**/api/me/games", lambda route: route.fulfill(json={"tables": []}))
    livia.page.reload()
    expect(livia.page.get_by_text(livia.say("web-no-games"))).to_be_visible()
    expect(switch(livia)).to_be_checked()
    switch(livia).click()
    expect(switch(livia)).not_to_be_checked()
    assert not kept(livia)
    livia.page.reload()
    expect(livia.page.get_by_text(livia.say("web-no-games"))).to_be_visible()
    expect(switch(livia)).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_and_fits(phone: NewPhone, language: str) -> None:
    livia = phone(language=language, size=(360, 640))
    opened(livia, 3, 3)
    livia.page.evaluate("document.documentElement.dataset.large = ''")
    switch(livia).scroll_into_view_if_needed()
    assert (livia.sideways(), livia.cut()) == ("", [])
    box = switch(livia).locator("..").bounding_box()
    assert box is not None
    assert box["height"] >= 44
