"""Keyboard: both games are played without a pointer."""

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from lusoria.games.alea import actions as alea
from lusoria.games.idus_martii import actions as idus
from tests.web.conftest import NewPhone
from tests.web.support.phones import DESK, Phone
from tests.web.support.players import Player
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]


def tab_to(phone: Phone, wanted: Locator) -> None:
    """Presses Tab until the element has the focus."""
    for _ in range(80):
        if wanted.evaluate("(e) => e === document.activeElement"):
            return
        phone.page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {wanted}")


def start_from_home(phone: Phone, game: str) -> str:
    """Starts a game from the home page. Returns its table."""
    phone.go()
    now = phone.page.get_by_role("region", name=phone.say(f"{game}-name")).get_by_role(
        "button", name=phone.say("web-play-now")
    )
    tab_to(phone, now)
    outline = now.evaluate("(e) => getComputedStyle(e).outlineStyle")
    assert outline != "none", "the focus is invisible"
    phone.page.keyboard.press("Enter")
    expect(phone.question).to_be_visible()
    return phone.table


def test_idus_is_played_by_keyboard(server: ThreadedServer, phone: NewPhone) -> None:
    livia = phone(size=DESK, mobile=False)
    table = start_from_home(livia, "idus-martii")
    keys = livia.page.keyboard
    player = Player(server, table, livia, 0)
    rng = Random(9)
    steps: set[str] = set()
    while server.wait_for_people(table) and len(steps) < 4:
        expect(livia.page.locator(".band:not(.wait, .unasked) #ask")).to_be_visible()
        livia.wait_for_version(player.room.version)
        view = player.view
        steps.add(view.table.step)
        action = player.choose(rng)
        before = player.room.asks[0]
        if isinstance(action, idus.Assign):
            for office, seat in (("praetor", action.praetor), *(("aedile", seat) for seat in action.aediles)):
                tab_to(livia, player.office(office, seat))
                keys.press(" ")
        else:
            place = view.legal.index(action) + 1
            if isinstance(action, idus.Discard):
                place = 2 - view.mine.hand.index(action.faction)
                tab_to(livia, livia.page.locator(".things button.holds.wide"))
                keys.press("Enter")
            keys.press("t")
            keys.press(str(place))
        tab_to(livia, player.confirm_button(action))
        keys.press("Enter")
        server.wait(lambda: player.room.asks[0] > before, "the keys did nothing")  # noqa: B023
    keys.press("l")
    expect(livia.page.get_by_role("dialog", name=livia.say("web-ledger"))).to_be_visible()
    keys.press("Escape")
    expect(livia.page.get_by_role("dialog")).to_have_count(0)


def test_alea_is_played_by_keyboard(server: ThreadedServer, phone: NewPhone) -> None:
    livia = phone(size=DESK, mobile=False)
    table = start_from_home(livia, "alea")
    keys = livia.page.keyboard
    player = Player(server, table, livia, 0)
    rng = Random(2)
    written = 0
    while server.wait_for_people(table) and written < 2:
        livia.wait_for_version(player.room.version)
        player.wait_until_asked()
        keys.press("t")
        action = player.choose(rng)
        before = player.room.asks[0]
        match action:
            case alea.Roll():
                expect(player.confirm_button(action)).not_to_have_attribute("aria-disabled", "true")
                keys.press("r")
            case alea.Write(number, row):
                choose_reading(livia, player.reading(number))
                keys.press("t")
                keys.press(str(row))
                expect(player.confirm_button(action)).not_to_have_attribute("aria-disabled", "true")
                keys.press("Enter")
                written += 1
            case _:
                player.pick(action)
                tab_to(livia, player.confirm_button(action))
                keys.press("Enter")
        server.wait(lambda: player.room.asks[0] > before, f"the keys did nothing: {action}")  # noqa: B023


def choose_reading(phone: Phone, reading: Locator) -> None:
    """Chooses a reading of the dice with the arrow keys, if there are two."""
    if not reading.count():
        return
    if reading.is_checked():
        return
    tab_to(phone, phone.page.get_by_role("radio").first)
    for key in (" ", "ArrowRight", "ArrowRight"):
        phone.page.keyboard.press(key)
        if reading.is_checked():
            return
    raise AssertionError("the arrow keys do not reach the other reading")
