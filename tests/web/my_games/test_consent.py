"""My games: consent to use them in exercises, off by default and revocable."""

import pytest
from playwright.sync_api import Locator, Route, expect

from lusoria.words import LANGUAGES
from tests.web.conftest import NewPhone
from tests.web.my_games.test_results import open_results
from tests.web.support.axe import axe_violations
from tests.web.support.phones import Phone

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]


def consent_box(phone: Phone) -> Locator:
    return phone.page.get_by_role("checkbox", name=phone.say("web-consent"))


def stored_consent(phone: Phone) -> bool:
    return bool(phone.api("GET", "/me/consent")["exercises"])


def toggle_consent(phone: Phone) -> None:
    """Clicks the box and waits for the server's answer."""
    with phone.page.expect_response(lambda answer: answer.request.method == "PUT"):
        consent_box(phone).click()


def test_consent_toggles_with_keys(phone: NewPhone) -> None:
    livia = phone()
    livia.allow_fault("ERR_INTERNET_DISCONNECTED")
    livia.open_table("alea", 2)
    open_results(livia, 3, 3)
    expect(consent_box(livia)).not_to_be_checked()
    expect(livia.page.get_by_text(livia.say("web-consent-means"))).to_be_visible()
    consent_box(livia).focus()
    with livia.page.expect_response("**/api/me/consent"):
        livia.page.keyboard.press("Space")
    expect(consent_box(livia)).to_be_checked()
    expect(consent_box(livia)).to_be_focused()
    livia.page.reload()
    expect(consent_box(livia)).to_be_checked()
    assert stored_consent(livia)
    assert axe_violations(livia.page) == []

    with livia.offline():
        consent_box(livia).click()
        expect(livia.page.get_by_role("alert")).to_have_text(livia.say("web-offline"))
        expect(consent_box(livia)).to_be_checked()
    toggle_consent(livia)
    expect(livia.page.get_by_role("alert")).to_have_count(0)
    livia.page.reload()
    expect(consent_box(livia)).not_to_be_checked()
    assert not stored_consent(livia)


def test_player_without_finished_games_is_not_asked(phone: NewPhone) -> None:
    livia = phone()
    livia.open_table("alea", 2)
    livia.go("/games")
    expect(livia.button("web-erase")).to_be_visible()
    expect(consent_box(livia)).to_have_count(0)


def test_consent_can_be_withdrawn_without_listed_games(phone: NewPhone) -> None:
    livia = phone()
    livia.open_table("alea", 2)
    open_results(livia, 3, 3)
    toggle_consent(livia)
    expect(consent_box(livia)).to_be_checked()
    livia.page.route("**/api/me/games", lambda route: route.fulfill(json={"tables": []}))
    livia.page.reload()
    expect(livia.page.get_by_text(livia.say("web-no-games"))).to_be_visible()
    expect(consent_box(livia)).to_be_checked()
    toggle_consent(livia)
    expect(consent_box(livia)).not_to_be_checked()
    assert not stored_consent(livia)
    livia.page.reload()
    expect(livia.page.get_by_text(livia.say("web-no-games"))).to_be_visible()
    expect(consent_box(livia)).to_have_count(0)


REFOCUS = "document.dispatchEvent(new Event('visibilitychange'))"


def refocus(phone: Phone) -> None:
    """Makes the page query the consent, and waits until the answer can be on the screen."""
    with phone.page.expect_response("**/api/me/consent"):
        phone.page.evaluate(REFOCUS)
    phone.page.evaluate("new Promise(requestAnimationFrame)")


def test_two_tabs_show_the_state_of_the_server(phone: NewPhone) -> None:
    """The other tab at once; a sleeping tab or another device when it becomes visible."""
    livia = phone()
    livia.open_table("alea", 2)
    open_results(livia, 3, 3)
    first = livia.page
    livia.page = livia.tab()
    open_results(livia, 3, 3)
    second = livia.page
    box = {tab: tab.get_by_role("checkbox", name=livia.say("web-consent")) for tab in (first, second)}
    for tab, other in ((first, second), (second, first)):
        box[tab].click()
        expect(box[other]).to_be_checked(checked=tab is first)
    assert not stored_consent(livia)
    livia.context.request.put(f"{livia.address}/api/me/consent", data={"exercises": True})
    expect(box[first]).not_to_be_checked()
    first.evaluate(REFOCUS)
    expect(box[first]).to_be_checked()
    livia.page = first
    toggle_consent(livia)
    expect(consent_box(livia)).not_to_be_checked()
    assert not stored_consent(livia)


def test_pending_query_neither_delays_nor_reverts_consent(phone: NewPhone) -> None:
    """A change is sent while a query is pending, and the older answer does not revert it."""
    livia = phone()
    livia.open_table("alea", 2)
    open_results(livia, 3, 3)
    expect(consent_box(livia)).not_to_be_checked()
    pending: list[Route] = []

    def slow(route: Route) -> None:
        pending.append(route) if route.request.method == "GET" else route.continue_()

    livia.page.route("**/api/me/consent", slow)
    with livia.page.expect_request("**/api/me/consent"):
        livia.page.evaluate(REFOCUS)
    toggle_consent(livia)
    assert stored_consent(livia)
    with livia.page.expect_response("**/api/me/consent"):
        pending.pop().fulfill(json={"exercises": False})
    livia.page.evaluate("new Promise(requestAnimationFrame)")
    expect(consent_box(livia)).to_be_checked()


def test_leaving_at_once_still_updates_other_tabs(phone: NewPhone) -> None:
    livia = phone()
    livia.open_table("alea", 2)
    open_results(livia, 3, 3)
    first = livia.page
    livia.page = livia.tab()
    open_results(livia, 3, 3)
    expect(consent_box(livia)).not_to_be_checked()
    other, livia.page = livia.page, first
    pending: list[Route] = []
    livia.page.route("**/api/me/consent", lambda route: pending.append(route))  # noqa: PLW0108 (it marks functions)
    with livia.page.expect_request("**/api/me/consent"):
        consent_box(livia).click()
    livia.page.evaluate("history.pushState(null, '', '/settings'); dispatchEvent(new Event('popstate'))")
    expect(consent_box(livia)).to_have_count(0)
    pending.pop().continue_()
    livia.page = other
    expect(consent_box(livia)).to_be_checked()


def test_failed_query_is_shown_and_retried(phone: NewPhone) -> None:
    livia = phone()
    livia.allow_fault("503")
    livia.open_table("alea", 2)
    livia.page.route("**/api/me/consent", lambda route: route.fulfill(status=503, body="down"))
    open_results(livia, 3, 3)
    again = livia.button("web-analysis-again")
    expect(livia.page.get_by_role("alert")).to_have_text(livia.say("web-went-wrong"))
    expect(consent_box(livia)).to_be_disabled()
    assert consent_box(livia).evaluate("(box) => box.indeterminate"), "neither on nor off is known"
    assert axe_violations(livia.page) == []
    again.focus()
    with livia.page.expect_response("**/api/me/consent"):
        livia.page.keyboard.press("Enter")
    expect(livia.page.get_by_role("alert")).to_have_text(livia.say("web-went-wrong"))
    expect(again).to_be_focused()
    livia.page.unroute_all()
    livia.page.keyboard.press("Enter")
    expect(consent_box(livia)).to_be_enabled()
    expect(consent_box(livia)).not_to_be_checked()
    assert not consent_box(livia).evaluate("(box) => box.indeterminate")
    expect(livia.page.get_by_role("alert")).to_have_count(0)
    expect(again).to_have_count(0)
    expect(consent_box(livia)).to_be_focused()
    toggle_consent(livia)
    expect(consent_box(livia)).to_be_checked()
    assert stored_consent(livia)


def test_failed_change_is_shown_where_it_was_made(phone: NewPhone) -> None:
    """A failed query keeps the known state without a message; a failed change shows one."""
    livia = phone()
    livia.allow_fault("503")
    livia.open_table("alea", 2)
    open_results(livia, 3, 3)
    alert, again = livia.page.get_by_role("alert"), livia.button("web-analysis-again")
    expect(consent_box(livia)).not_to_be_checked()
    livia.page.route("**/api/me/consent", lambda route: route.fulfill(status=503, body="down"))
    refocus(livia)
    expect(alert).to_have_count(0)
    expect(consent_box(livia)).to_be_enabled()
    toggle_consent(livia)
    expect(alert).to_have_text(livia.say("web-went-wrong"))
    expect(consent_box(livia)).not_to_be_checked()
    livia.page.unroute_all()
    refocus(livia)
    expect(alert, "the failed change must stay visible").to_have_text(livia.say("web-went-wrong"))
    again.focus()
    livia.page.keyboard.press("Enter")
    expect(alert).to_have_count(0)
    expect(again).to_have_count(0)
    expect(consent_box(livia)).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_consent_texts_are_complete_and_fit(phone: NewPhone, language: str) -> None:
    livia = phone(language=language, size=(360, 640))
    open_results(livia, 3, 3)
    livia.page.evaluate("document.documentElement.dataset.large = ''")
    consent_box(livia).scroll_into_view_if_needed()
    assert (livia.horizontal_overflow(), livia.cut_texts()) == ("", [])
    box = consent_box(livia).locator("..").bounding_box()
    assert box is not None
    assert box["height"] >= 44
