"""My games: erasure of a player from server and device, after one question."""

import pytest
from playwright.sync_api import Route, expect

from lusoria.words import LANGUAGES
from tests.web.conftest import NewPhone
from tests.web.support.axe import axe_violations
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

STORED_KEYS = "Object.keys(localStorage).filter((key) => /^lusoria-(practice|what)/.test(key))"


def test_erasure_asks_once_retries_and_completes(server: ThreadedServer, phone: NewPhone) -> None:
    livia, marcus = phone(), phone("Marcus")
    table = livia.open_table("alea", 2)
    marcus.go(f"/t/{table}")
    expect(marcus.page.get_by_text("Livia").first).to_be_visible()
    livia.go("/games")
    livia.page.evaluate(
        "for (const key of ['practice-alea', 'what-ifs']) localStorage['lusoria-' + key] = '{}'"
    )
    dialog = livia.page.get_by_role("dialog")

    # by keyboard: open, cancel, and return to the button
    opener = livia.button("web-erase")
    opener.focus()
    livia.page.keyboard.press("Enter")
    expect(dialog).to_contain_text(livia.say("web-erase-stays-games"))
    expect(dialog).to_contain_text(livia.say("web-erase-goes-consent"))
    assert axe_violations(livia.page) == []
    livia.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()
    assert server.room(table).names[0] == "Livia"

    # first offline, then an unfinished erasure, then a finished one
    opener.click()
    sure = livia.button("web-erase-sure")
    with livia.offline():
        sure.click()
        expect(dialog.get_by_role("alert")).to_contain_text(livia.say("web-erase-again"))
    requests: list[Route] = []

    def slow(route: Route) -> None:
        requests.append(route)
        if len(requests) == 1:
            route.fulfill(json={"left": 3})

    livia.page.route("**/api/me", slow)
    sure.click()
    left = dialog.get_by_role("status").filter(has_text=livia.say("web-erase-left", left=3))
    expect(left).to_be_visible()
    requests[1].continue_()
    expect(dialog).to_contain_text(livia.say("web-erase-done-now"))
    assert len(requests) == 2
    assert livia.page.evaluate(STORED_KEYS) == []
    assert livia.page.evaluate("JSON.parse(localStorage.getItem('lusoria')).name") == ""
    assert livia.context.cookies() == []
    assert axe_violations(livia.page) == []

    # it leads to the home page of an unknown visitor
    livia.button("web-to-home").click()
    expect(livia.page).to_have_url(f"{livia.address}/")
    livia.go("/games")
    expect(livia.page.get_by_text(livia.say("web-no-games"))).to_be_visible()
    expect(marcus.page.get_by_text(marcus.say("table-refused-no_such_table")).first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_erasure_texts_are_complete_and_fit(phone: NewPhone, language: str) -> None:
    livia = phone(language=language, size=(360, 640))
    livia.go("/games")
    livia.button("web-erase").click()
    livia.page.evaluate("document.documentElement.dataset.large = ''")
    expect(livia.button("web-erase-sure")).to_be_enabled()
    assert (livia.horizontal_overflow(), livia.cut_texts()) == ("", [])
    livia.button("web-erase-sure").scroll_into_view_if_needed()
    expect(livia.button("web-erase-sure")).to_be_in_viewport(ratio=1)
