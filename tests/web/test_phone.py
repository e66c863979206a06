"""On a phone, also a small one with large letters: what is asked can be read, and nothing slides away."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from lusoria.games.alea import actions as alea
from tests.web.conftest import NewPhone
from tests.web.house import ThreadedHouse
from tests.web.phones import PHONE, Phone
from tests.web.players import Player

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

LITTLE = (360, 640)
LARGE = """(() => {
  const kept = JSON.parse(localStorage.getItem("lusoria") ?? "{}");
  localStorage.setItem("lusoria", JSON.stringify({ ...kept, ...%s }));
})()"""
BOXES = """(place) => [...document.querySelectorAll(place)]
  .map((one) => one.getBoundingClientRect())
  .filter(({ width }) => width)
  .map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round))"""
TALLER = "document.documentElement.scrollHeight - innerHeight"


def prefers(phone: Phone, **prefs: object) -> Phone:
    phone.page.add_init_script(LARGE % json.dumps(prefs))
    return phone


def boxes(phone: Phone, place: str) -> list[list[int]]:
    """Left, top, right and bottom of what is seen there."""
    found: list[list[int]] = phone.page.evaluate(BOXES, place)
    return found


def box(phone: Phone, place: str) -> list[int]:
    found = boxes(phone, place)
    assert len(found) == 1, (place, found)
    return found[0]


def within(phone: Phone, inner: str, outer: str) -> bool:
    """Whether all of it can be seen without scrolling."""
    (_, top, _, bottom), (_, least, _, most) = box(phone, inner), box(phone, outer)
    return bottom - top > 10 and top >= least and bottom <= most


def at_alea(house: ThreadedHouse, livia: Phone) -> Player:
    table = livia.opens("alea", 3, start=True)
    livia.go(f"/t/{table}")
    player = Player(house, table, livia, 0)
    player.ready()
    return player


def may(player: Player, kind: type[Any]) -> bool:
    return any(isinstance(action, kind) for action in player.view.legal)


def stuck(house: ThreadedHouse, player: Player) -> None:
    """Until nothing fits: small numbers below, so that nothing has room above them."""
    while house.wait_for_people(player.table) and not may(player, alea.Stop):
        writes = [action for action in player.view.legal if isinstance(action, alea.Write)]
        lowest = max(writes, key=lambda write: (-write.number, write.row), default=None)
        player.do(lowest or player.view.legal[0])
    player.ready()


@pytest.mark.parametrize(("language", "size", "large"), [("en", PHONE, False), ("de", LITTLE, True)])
def test_that_nothing_fits_is_said_in_one_line(
    house: ThreadedHouse, phone: NewPhone, language: str, size: tuple[int, int], large: bool
) -> None:
    """Before: it was a button that nobody could press, crushed to a sliver by two others."""
    livia = prefers(phone(language=language, size=size), large=large)
    player = at_alea(house, livia)
    stuck(house, player)
    assert livia.page.evaluate(TALLER) <= 0
    expect(livia.page.locator(".why")).to_contain_text(livia.say("web-alea-fits-nowhere", count=1))
    assert within(livia, ".why", ".things")
    ends, rolls = box(livia, ".foot .toggle"), box(livia, ".foot .roll")
    assert ends[2] <= rolls[0], "they are not side by side"

    stop = player.label(alea.Stop())
    livia.page.get_by_role("button", name=stop).click()
    expect(livia.page.get_by_role("button", name=stop)).to_have_count(1)
    livia.button("web-back", exact=True).click()
    expect(livia.page.locator(".foot .roll")).to_be_visible()


def test_a_failed_turn_is_left_with_one_button_of_these_words(house: ThreadedHouse, phone: NewPhone) -> None:
    """Before: a second one of the same words came, and the first took the choice back. And one's cards moved
    when they were to be played."""
    livia = phone()
    player = at_alea(house, livia)
    stuck(house, player)
    mine, places = livia.page.locator(".whose.own"), boxes(livia, ".kit button")
    player.do(alea.Stop())
    player.ready()
    expect(mine).to_be_visible()
    assert boxes(livia, ".acard") == places
    leave = player.label(alea.Leave())
    livia.page.get_by_role("button", name=leave).click()
    expect(livia.page.get_by_role("button", name=leave)).to_have_count(1)
    high = boxes(livia, ".foot button")
    assert len({bottom - top for _, top, _, bottom in high}) == 1, "one of them is cramped"
    player.confirm(alea.Leave())
