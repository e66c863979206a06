"""My games: consent to exercises made from them. It is off by default and can be withdrawn."""

import json

import pytest
from playwright.sync_api import Locator, Route, expect

from lusoria.words import LANGUAGES
from tests.web.conftest import NewPhone
from tests.web.my_games.test_results import opened
from tests.web.support.axe import in_both_themes
from tests.web.support.phones import Phone

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]


def switch(phone: Phone) -> Locator:
    return phone.page.get_by_role("checkbox", name=phone.say("web-consent"))


def kept(phone: Phone) -> bool:
    answer = phone.context.request.get(f"{phone.address}/api/me/consent")
    return bool(json.loads(answer.text())["exercises"])


def turn(phone: Phone) -> None:
    """The switch, and the server has answered."""
    with phone.page.expect_response(lambda answer: answer.request.method == "PUT"):
        switch(phone).click()


def test_consent_toggles_with_keys(phone: NewPhone) -> None:
    livia = phone()
    livia.forgive("ERR_INTERNET_DISCONNECTED")
    livia.open_table("alea", 2)
    opened(livia, 3, 3)
    expect(switch(livia)).not_to_be_checked()
    expect(livia.page.get_by_text(livia.say("web-consent-means"))).to_be_visible()
    switch(livia).focus()
    with livia.page.expect_response("**/api/me/consent"):
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
    turn(livia)
    expect(livia.page.get_by_role("alert")).to_have_count(0)
    livia.page.reload()
    expect(switch(livia)).not_to_be_checked()
    assert not kept(livia)


def test_player_without_finished_games_is_not_asked(phone: NewPhone) -> None:
    livia = phone()
    livia.open_table("alea", 2)
    livia.go("/games")
    expect(livia.button("web-erase")).to_be_visible()
    expect(switch(livia)).to_have_count(0)


def test_consent_can_be_withdrawn_without_listed_games(phone: NewPhone) -> None:
    livia = phone()
    livia.open_table("alea", 2)
    opened(livia, 3, 3)
    turn(livia)
    expect(switch(livia)).to_be_checked()
    livia.page.route("**/api/me/games", lambda route: route.fulfill(json={"tables": []}))
    livia.page.reload()
    expect(livia.page.get_by_text(livia.say("web-no-games"))).to_be_visible()
    expect(switch(livia)).to_be_checked()
    turn(livia)
    expect(switch(livia)).not_to_be_checked()
    assert not kept(livia)
    livia.page.reload()
    expect(livia.page.get_by_text(livia.say("web-no-games"))).to_be_visible()
    expect(switch(livia)).to_have_count(0)


SEEN_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"


def looks_again(phone: Phone) -> None:
    """And what it was answered is on the page, if it ever comes there."""
    with phone.page.expect_response("**/api/me/consent"):
        phone.page.evaluate(SEEN_AGAIN)
    phone.page.evaluate("new Promise(requestAnimationFrame)")


def test_two_tabs_show_the_state_of_the_server(phone: NewPhone) -> None:
    """The other tab at once; and one that slept, or another device, when somebody looks at it again."""
    livia = phone()
    livia.open_table("alea", 2)
    opened(livia, 3, 3)
    first = livia.page
    livia.page = livia.tab()
    opened(livia, 3, 3)
    second = livia.page
    box = {tab: tab.get_by_role("checkbox", name=livia.say("web-consent")) for tab in (first, second)}
    for tab, other in ((first, second), (second, first)):
        box[tab].click()
        expect(box[other]).to_be_checked(checked=tab is first)
    assert not kept(livia)
    livia.context.request.put(f"{livia.address}/api/me/consent", data={"exercises": True})
    expect(box[first]).not_to_be_checked()
    first.evaluate(SEEN_AGAIN)
    expect(box[first]).to_be_checked()
    livia.page = first
    turn(livia)
    expect(switch(livia)).not_to_be_checked()
    assert not kept(livia)


def test_pending_query_neither_delays_nor_reverts_consent(phone: NewPhone) -> None:
    """A page that is closed sends what was said, if it was sent; and a look from before tells of before."""
    livia = phone()
    livia.open_table("alea", 2)
    opened(livia, 3, 3)
    expect(switch(livia)).not_to_be_checked()
    asked: list[Route] = []

    def slow(route: Route) -> None:
        asked.append(route) if route.request.method == "GET" else route.continue_()

    livia.page.route("**/api/me/consent", slow)
    with livia.page.expect_request("**/api/me/consent"):
        livia.page.evaluate(SEEN_AGAIN)
    turn(livia)
    assert kept(livia)
    with livia.page.expect_response("**/api/me/consent"):
        asked.pop().fulfill(json={"exercises": False})
    livia.page.evaluate("new Promise(requestAnimationFrame)")
    expect(switch(livia)).to_be_checked()


def test_leaving_at_once_still_updates_other_tabs(phone: NewPhone) -> None:
    livia = phone()
    livia.open_table("alea", 2)
    opened(livia, 3, 3)
    first = livia.page
    livia.page = livia.tab()
    opened(livia, 3, 3)
    expect(switch(livia)).not_to_be_checked()
    other, livia.page = livia.page, first
    said: list[Route] = []
    livia.page.route("**/api/me/consent", lambda route: said.append(route))  # noqa: PLW0108 (it marks functions)
    with livia.page.expect_request("**/api/me/consent"):
        switch(livia).click()
    livia.page.evaluate("history.pushState(null, '', '/settings'); dispatchEvent(new Event('popstate'))")
    expect(switch(livia)).to_have_count(0)
    said.pop().continue_()
    livia.page = other
    expect(switch(livia)).to_be_checked()


def test_failed_query_is_shown_and_retried(phone: NewPhone) -> None:
    livia = phone()
    livia.forgive("503")
    livia.open_table("alea", 2)
    livia.page.route("**/api/me/consent", lambda route: route.fulfill(status=503, body="down"))
    opened(livia, 3, 3)
    again = livia.button("web-analysis-again")
    expect(livia.page.get_by_role("alert")).to_have_text(livia.say("web-went-wrong"))
    expect(switch(livia)).to_be_disabled()
    assert switch(livia).evaluate("(box) => box.indeterminate"), "neither on nor off is known"
    assert in_both_themes(livia.page) == []
    again.focus()
    with livia.page.expect_response("**/api/me/consent"):
        livia.page.keyboard.press("Enter")
    expect(livia.page.get_by_role("alert")).to_have_text(livia.say("web-went-wrong"))
    expect(again).to_be_focused()
    livia.page.unroute_all()
    livia.page.keyboard.press("Enter")
    expect(switch(livia)).to_be_enabled()
    expect(switch(livia)).not_to_be_checked()
    assert not switch(livia).evaluate("(box) => box.indeterminate")
    expect(livia.page.get_by_role("alert")).to_have_count(0)
    expect(again).to_have_count(0)
    expect(switch(livia)).to_be_focused()
    turn(livia)
    expect(switch(livia)).to_be_checked()
    assert kept(livia)


def test_failed_change_is_shown_where_it_was_made(phone: NewPhone) -> None:
    """A tab may wake before its network: what is known stays, and nobody is alarmed."""
    livia = phone()
    livia.forgive("503")
    livia.open_table("alea", 2)
    opened(livia, 3, 3)
    alert, again = livia.page.get_by_role("alert"), livia.button("web-analysis-again")
    expect(switch(livia)).not_to_be_checked()
    livia.page.route("**/api/me/consent", lambda route: route.fulfill(status=503, body="down"))
    looks_again(livia)
    expect(alert).to_have_count(0)
    expect(switch(livia)).to_be_enabled()
    turn(livia)
    expect(alert).to_have_text(livia.say("web-went-wrong"))
    expect(switch(livia)).not_to_be_checked()
    livia.page.unroute_all()
    looks_again(livia)
    expect(alert, "what was said was not kept, and who comes back reads it").to_have_text(
        livia.say("web-went-wrong")
    )
    again.focus()
    livia.page.keyboard.press("Enter")
    expect(alert).to_have_count(0)
    expect(again).to_have_count(0)
    expect(switch(livia)).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_consent_texts_are_complete_and_fit(phone: NewPhone, language: str) -> None:
    livia = phone(language=language, size=(360, 640))
    opened(livia, 3, 3)
    livia.page.evaluate("document.documentElement.dataset.large = ''")
    switch(livia).scroll_into_view_if_needed()
    assert (livia.sideways(), livia.cut()) == ("", [])
    box = switch(livia).locator("..").bounding_box()
    assert box is not None
    assert box["height"] >= 44
