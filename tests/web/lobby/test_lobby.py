"""Lobby: seats, bots, guests, moving, shuffling and talk."""

import pytest
from playwright.sync_api import Locator, expect

from lusoria.words import LANGUAGES
from tests.web.conftest import NewPhone
from tests.web.support.axe import axe_violations
from tests.web.support.phones import Phone
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

GAMES = ("idus-martii", "alea")
CLIPPED = """(all) => all
  .filter((e) => getComputedStyle(e).overflowY !== "visible" && e.scrollHeight > e.clientHeight + 1)
  .map((e) => e.textContent)"""


def free_seat(phone: Phone, number: int, beside: str = "") -> Locator:
    """A free seat in the picture of the table; its text names the player at the next seat."""
    return phone.page.locator(f".hall .free button[data-seat='{number - 1}']").filter(has_text=beside)


def tray(phone: Phone) -> Locator:
    return phone.page.get_by_role("region", name=phone.say("web-who-sits"))


@pytest.mark.parametrize("game", GAMES)
def test_pressing_free_seat_adds_bot(server: ThreadedServer, phone: NewPhone, game: str) -> None:
    livia = phone()
    table = livia.open_table(game, 5)
    livia.go(f"/t/{table}")
    free_seat(livia, 3).click()
    expect(livia.page.locator("#who-sits")).to_be_focused()
    tray(livia).get_by_role("button", name=livia.say("bot-strong")).click()
    expect(tray(livia)).to_have_count(0)
    chairs = server.room(table).chairs
    assert [chair.kind for chair in chairs] == ["human", "empty", "bot", "empty", "empty"]
    assert chairs[2].bot == "strong"
    expect(free_seat(livia, 4, beside=server.room(table).names[2])).to_be_visible()
    assert livia.page.locator(".hall .coin").count() == 1


def test_bot_name_is_in_language_of_host(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: bots had English names in any language. All pages show the host's names."""
    ines, otto = phone("Inés", language="es"), phone("Otto", language="de")
    ines.go()
    alea = ines.page.get_by_role("region", name=ines.say("alea-name"))
    alea.get_by_role("button", name=ines.say("web-set-table")).click()
    expect(ines.page.locator(".qr")).to_be_visible()
    table = ines.table
    free_seat(ines, 2, beside="Inés").click()
    tray(ines).get_by_role("button", name=ines.say("bot-able")).click()
    otto.go(f"/t/{table}")
    for person in (ines, otto):
        expect(person.page.locator(".hall").get_by_text("Marcelo", exact=True)).to_be_visible()
    more = server.room(table).settings.players + 1
    ines.button("web-more-seats").click()  # of all settings only this one changes
    expect(ines.page.get_by_text(ines.say("web-number-of-seats", players=more))).to_be_visible()
    ines.start_game(table)
    assert server.room(table).names[:4] == ("Inés", "Marcelo", "Livia", "Casio")


def test_escape_restores_focus(phone: NewPhone) -> None:
    livia = phone()
    livia.go(f"/t/{livia.open_table('idus-martii', 5)}")
    seat = free_seat(livia, 2, beside="Livia")
    seat.press("Enter")
    expect(seat).to_have_attribute("aria-pressed", "true")
    livia.page.keyboard.press("Escape")
    expect(tray(livia)).to_have_count(0)
    expect(seat).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_guest_sits_at_pressed_seat_and_moves(server: ThreadedServer, phone: NewPhone, game: str) -> None:
    """Regression: a seat that was only marked was lost when the host shuffled or started."""
    livia, marcus = phone(), phone("Marcus", language="fr")
    table = livia.open_table(game, 5)
    livia.go(f"/t/{table}")
    marcus.go(f"/t/{table}")
    expect(marcus.page.get_by_text(marcus.say("web-tap-to-sit"))).to_be_visible()
    free_seat(marcus, 4).click()
    expect(marcus.page.get_by_text(marcus.say("web-wait-host", name="Livia"))).to_be_visible()
    assert server.room(table).names[3] == "Marcus"
    free_seat(marcus, 3).click()
    tray(marcus).get_by_role("button", name=marcus.say("web-move-here")).click()
    expect(free_seat(marcus, 4, beside="Marcus")).to_be_visible()
    assert [chair.kind for chair in server.room(table).chairs] == [
        "human",
        "empty",
        "human",
        "empty",
        "empty",
    ]
    livia.button("web-shuffle").click()
    expect(livia.button("web-shuffle")).to_be_enabled()
    livia.start_button.click()
    expect(marcus.page.locator("main.two-panes")).to_be_visible()
    expect(marcus.page.get_by_text(marcus.say("web-watching"))).to_have_count(0)


def test_nameless_guest_sits_and_names_themselves_later(server: ThreadedServer, phone: NewPhone) -> None:
    livia, other, guest = phone(), phone(""), phone("")
    table = livia.open_table("alea", 4)
    other.go(f"/t/{table}")
    guest.go(f"/t/{table}")
    free_seat(other, 4).click()
    expect(other.page.locator("#new-name")).to_be_focused()
    free_seat(guest, 3).click()
    expect(guest.page.locator("#new-name")).to_have_value("Aelia")
    guest.page.locator("#new-name").fill("Clodia")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("#new-name")).to_have_count(0)
    assert server.room(table).names == ("Livia", "", "Clodia", "Marcus")
    guest.allow_fault("409")
    guest.button("web-change-name").click()
    guest.page.locator("#new-name").fill("Livia")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("alert")).to_be_visible()
    assert server.room(table).names[2] == "Clodia"


def test_host_moves_swaps_and_shuffles_seats(server: ThreadedServer, phone: NewPhone) -> None:
    livia, marcus = phone(), phone("Marcus")
    table = livia.open_table("alea", 4)
    marcus.take_seat(table)
    livia.go(f"/t/{table}")
    free_seat(livia, 3, beside="Marcus").click()
    tray(livia).get_by_role("button", name=livia.say("web-move-here")).click()
    expect(free_seat(livia, 4, beside="Livia")).to_be_visible()
    assert [chair.name for chair in server.room(table).chairs] == ["", "Marcus", "Livia", ""]
    marcus.go(f"/t/{table}")
    marcus.button("web-talk", exact=True).click()
    marcus.button("phrase-hello").click()
    messages = marcus.page.locator(".talk-lines")
    expect(messages).to_contain_text("Marcus:")
    hall = livia.page.locator(".hall")
    hall.get_by_role("button", name=livia.say("web-change-places", name="Marcus")).click()
    hall.get_by_role("button", name=livia.say("web-change-places", name="Livia")).click()
    expect(free_seat(livia, 1)).to_be_visible()
    expect(free_seat(livia, 4, beside="Marcus")).to_be_visible()
    expect(messages).to_contain_text("Marcus:")  # regression: it named the player who has that seat now
    livia.button("web-shuffle").click()
    expect(livia.button("web-shuffle")).to_be_enabled()
    assert sorted(chair.name for chair in server.room(table).chairs) == ["", "", "Livia", "Marcus"]


def test_talk_button_counts_new_messages(phone: NewPhone) -> None:
    livia, marcus = phone(), phone("Marcus", language="fr")
    table = livia.open_table("idus-martii", 5)
    marcus.take_seat(table)
    for person in (livia, marcus):
        person.go(f"/t/{table}")
    livia.button("web-talk").click()
    livia.page.get_by_role("dialog").get_by_role("button", name=livia.say("phrase-hello")).click()
    expect(marcus.page.locator(".tools .new")).to_have_text("1")
    marcus.button("web-talk").click()
    expect(marcus.page.get_by_role("dialog")).to_contain_text(marcus.say("phrase-hello"))
    marcus.page.keyboard.press("Escape")
    expect(marcus.page.locator(".tools .new")).to_have_count(0)


def test_chat_stands_beside_seats_on_a_desktop(phone: NewPhone) -> None:
    livia = phone(size=(1200, 800), mobile=False)
    livia.go(f"/t/{livia.open_table('idus-martii', 5)}")
    panel = livia.page.get_by_role("region", name=livia.say("web-talk"))
    panel.get_by_role("textbox").fill("Salvete")
    panel.get_by_role("button", name=livia.say("web-send")).click()
    expect(panel.locator(".talk-lines")).to_contain_text("Salvete")
    expect(livia.button("web-talk", exact=True)).to_have_count(0)
    livia.page.set_viewport_size({"width": 1199, "height": 800})
    expect(panel).to_have_count(0)
    expect(livia.button("web-talk", exact=True)).to_be_visible()


def test_list_adds_another_player_at_the_seat(server: ThreadedServer, phone: NewPhone) -> None:
    livia = phone()
    table = livia.open_table("idus-martii", 5)
    livia.go(f"/t/{table}")
    row = livia.page.locator(".pews li").nth(4)
    expect(row.locator(".grow b")).to_have_text(livia.say("web-seat-right-of", number=5, name="Livia"))
    row.get_by_role("button", name=livia.say("web-add-player")).click()
    expect(livia.page.locator("#who-sits")).to_be_focused()
    tray(livia).get_by_role("textbox").fill("Gaius")
    livia.page.keyboard.press("Enter")
    expect(row.locator(".grow b")).to_have_text(livia.say("web-you-name", name="Gaius"))
    assert server.room(table).names == ("Livia", "", "", "", "Gaius")


def test_changed_rule_says_whose_ready_it_took_back(phone: NewPhone) -> None:
    livia, marcus = phone(), phone("Marcus", language="fr")
    table = livia.open_table("idus-martii", 5)
    marcus.take_seat(table)
    for person in (livia, marcus):
        person.go(f"/t/{table}")
    marcus.button("web-say-ready").click()
    expect(livia.page.locator(".pews li").nth(1)).to_contain_text(livia.say("web-ready"))
    settings = livia.api("GET", f"/tables/{table}")["settings"]
    livia.api("PUT", f"/tables/{table}/settings", {**settings, "chat": "off"}, 200)
    for person, name in ((livia, "Marcus"), (marcus, marcus.say("web-you-name", name="Marcus"))):
        rules = person.say("web-rules-changed", rules=person.say("web-chat-off"))
        text = f"{rules} {person.say('web-ready-lost', names=name)}"
        expect(person.page.locator(".lost")).to_have_text(text)
        expect(person.page.locator("[aria-live=polite]")).to_contain_text(text)
    marcus.button("web-say-ready").click()
    for person in (livia, marcus):
        expect(person.page.locator(".lost")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_full_table_of_long_names_fits(phone: NewPhone, game: str, language: str) -> None:
    """At 360 pixels nothing scrolls sideways, no accent is cut off, and axe passes the tray."""
    livia = phone("Élisabeth-Émilie Ñíguez", language=language, size=(360, 640))
    most = 8 if game == "idus-martii" else 6
    table = livia.open_table(game, most)
    for number in range(most - 2):
        livia.take_seat(table, f"Ângström Ïßöld {number}")
    livia.go(f"/t/{table}")
    # regression: it was three screens below
    expect(livia.start_button).to_be_in_viewport(ratio=1)
    livia.page.locator(".spot.free button").click()
    expect(tray(livia)).to_be_visible()
    expect(livia.start_button).to_be_in_viewport(ratio=1)
    assert not livia.horizontal_overflow()
    names = livia.page.locator(".hall .tag b, .pews b, .bar h1, h2")
    assert names.evaluate_all(CLIPPED) == []
    if language == "en":
        assert not axe_violations(livia.page)
