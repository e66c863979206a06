"""Several people at one table: talk, notes, devices, clock and host."""

import re
from random import Random
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Locator, expect

from lusoria.games.idus_martii import actions as idus
from tests.web.access.test_settings import let_bots_finish
from tests.web.conftest import NewPhone
from tests.web.support.phones import TWO_FRAMES, Phone
from tests.web.support.players import Player
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

Two: TypeAlias = tuple[str, Phone, Phone]
BOTH_VOTE = {"first": 3}  # in the first turn the Aediles are the seats 0 and 1
SLOW_LINE = "const f = fetch; fetch = (...all) => new Promise((go) => setTimeout(() => go(f(...all)), 500))"


def open_table_for_two(
    phone: NewPhone, game: str = "alea", *, seated: bool = True, started: bool = True, **more: Any
) -> Two:
    """A table of Livia, and Marcus, who reads French; unless `seated`, he only watches."""
    livia, marcus = phone(), phone("Marcus", language="fr")
    table = livia.open_table(game, 2 if game == "alea" else 5, **more)
    if seated:
        marcus.take_seat(table)
    if started:
        livia.start_game(table)
    for person in (livia, marcus):
        person.go(f"/t/{table}")
    return table, livia, marcus


def open_menu(phone: Phone) -> Locator:
    sheet = phone.page.get_by_role("dialog", name=phone.say("web-menu"))
    if not sheet.is_visible():
        phone.button("web-menu", exact=True).click()
    expect(sheet).to_be_visible()
    return sheet


def open_talk(phone: Phone) -> Locator:
    """Opens the talk."""
    sheet = phone.page.get_by_role("dialog", name=phone.say("web-talk"))
    if not sheet.is_visible():
        phone.page.locator(".talks:visible").click()
    expect(sheet).to_be_visible()
    return sheet


def close_dialogs(phone: Phone) -> None:
    phone.page.keyboard.press("Escape")
    expect(phone.page.get_by_role("dialog")).to_have_count(0)


def send_phrase(phone: Phone, phrase: str) -> None:
    open_talk(phone).get_by_role("button", name=phone.say(f"phrase-{phrase}")).click()


def clock(phone: Phone) -> Locator:
    """The remaining time."""
    return phone.page.locator(".clock", has=phone.page.locator("use[href='#u-clock']"))


def bubble(phone: Phone) -> Locator:
    """The speech bubble at a seat."""
    return phone.page.locator(".bubble")


def test_phrase_is_in_language_of_its_reader(phone: NewPhone) -> None:
    _, livia, marcus = open_table_for_two(phone, chat="phrases")
    expect(open_talk(livia).get_by_role("textbox")).to_have_count(0)
    send_phrase(livia, "well_played")
    expect(bubble(marcus)).to_have_text(marcus.say("phrase-well_played"))
    expect(marcus.page.locator(".talks .new")).to_have_text("1")
    send_phrase(marcus, "thanks")
    expect(open_talk(livia).locator(".talk-lines li")).to_have_text(
        [f"Livia: {livia.say('phrase-well_played')}", f"Marcus: {livia.say('phrase-thanks')}"]
    )
    close_dialogs(livia)
    expect(livia.page.locator(".talks .new")).to_have_count(0)


def test_free_talk_is_plain_text(phone: NewPhone) -> None:
    _, livia, marcus = open_table_for_two(phone, chat="free")
    text = "Ça, <b>c’est</b> <img src=x onerror=alert(1)> l’été & ¡olé!"
    field = open_talk(livia).get_by_role("textbox", name=livia.say("web-say"))
    field.fill(text)
    field.press("Enter")
    expect(bubble(marcus)).to_have_text(text)
    expect(open_talk(marcus).locator(".talk-lines li")).to_have_text([f"Livia: {text}"])
    expect(marcus.page.locator(":is(.bubble, .talk-lines) :is(b, img)")).to_have_text(["Livia:"])


def test_table_without_talk_offers_none(phone: NewPhone) -> None:
    _, livia, _ = open_table_for_two(phone, chat="off")
    expect(livia.page.locator(".talks")).to_have_count(0)
    headings = [livia.say(name) for name in ("web-menu", "web-menu-table", "web-comfort")]
    expect(open_menu(livia).get_by_role("heading")).to_have_text(headings)


def test_message_is_shown_once(phone: NewPhone) -> None:
    """Also to a watcher who sits down afterwards."""
    _, livia, marcus = open_table_for_two(phone, seated=False, started=False)
    send_phrase(livia, "hello")
    expect(open_talk(livia).locator(".talk-lines li")).to_contain_text(["Livia:"])
    marcus.button("web-sit-down", exact=True).click()
    expect(marcus.page.get_by_text(marcus.say("web-wait-host", name="Livia"))).to_be_visible()
    send_phrase(marcus, "thanks")
    expect(open_talk(marcus).locator(".talk-lines li").last).to_contain_text(marcus.say("phrase-thanks"))
    expect(open_talk(marcus).locator(".talk-lines li")).to_have_count(2)


def test_host_mutes_and_unmutes_guest(phone: NewPhone) -> None:
    _, livia, marcus = open_table_for_two(phone)
    open_menu(livia).get_by_role("button", name=livia.say("web-mute", name="Marcus")).click()
    again = open_menu(livia).get_by_role("button", name=livia.say("web-unmute", name="Marcus"))
    expect(again).to_be_visible()
    mute = open_menu(marcus).get_by_role("button", name=marcus.say("web-mute", name="Livia"))
    expect(mute).to_have_count(0)
    close_dialogs(marcus)
    send_phrase(marcus, "hurry")
    expect(open_talk(marcus).get_by_role("alert")).to_have_text(marcus.say("table-refused-muted"))
    again.click()
    expect(open_menu(livia).get_by_role("button", name=livia.say("web-mute", name="Marcus"))).to_be_visible()
    send_phrase(marcus, "bye")
    close_dialogs(livia)
    expect(open_talk(livia).locator(".talk-lines li")).to_have_text([f"Marcus: {livia.say('phrase-bye')}"])
    assert [message["phrase"] for message in livia.received if message["type"] == "said"] == ["bye"]


def test_claim_is_tapped_and_stands_in_ledger(phone: NewPhone) -> None:
    """Regression: claims were empty bubbles and missing in the sheet of a senator.

    The talk loaded the first style sheet again, after all others, so that no senator could be tapped.
    """
    _, livia, marcus = open_table_for_two(phone, "idus-martii", options=BOTH_VOTE)
    sheet = open_talk(livia)
    sheet.get_by_role("button", name=livia.say("web-claim")).click()
    sheet.get_by_role("button", name=livia.say("idus-martii-claim-i_saw.form")).click()
    expect(sheet.get_by_role("button", name=livia.say("web-claim-choose"))).to_be_disabled()
    sheet.get_by_role("button", name=livia.say("idus-martii-colour-red")).click()
    expect(sheet.get_by_role("button", name="Livia")).to_have_count(0)
    sheet.get_by_role("button", name="Marcus").click()
    facts = {"colour": "red", "seat": "Marcus"}
    sentence = livia.say("idus-martii-claim-i_saw", **facts, **{"seat-is": "other"})
    sheet.get_by_role("button", name=sentence).click()
    heard = marcus.say("idus-martii-claim-i_saw", **facts, **{"seat-is": "me"})
    expect(bubble(marcus)).to_have_text(heard)
    marcus.page.keyboard.press("l")
    ledger = marcus.page.get_by_role("dialog", name=marcus.say("web-ledger"))
    expect(ledger.locator(".claims li")).to_have_text([re.compile(rf"Livia:\s*{heard}")])
    for person, about, text in ((marcus, "Livia", heard), (livia, "Marcus", sentence)):
        close_dialogs(person)
        sheets = person.page.evaluate("[...document.styleSheets].map((sheet) => sheet.href)")
        assert len(sheets) == len(set(sheets))
        person.button("web-about", name=about).click()
        sheet = person.page.get_by_role("dialog", name=about)
        expect(sheet.locator(".claims li")).to_have_text([re.compile(rf"I\s+Livia:\s*{re.escape(text)}")])


def test_reaction_is_on_television_and_not_stored(phone: NewPhone) -> None:
    table, livia, marcus = open_table_for_two(phone)
    television = phone("Television", size=(1280, 720), mobile=False)
    television.go(f"/tv/{table}")
    expect(television.page.locator(".cols")).to_be_visible()
    open_talk(livia).get_by_role("button", name=livia.say("reaction-applause")).click()
    for person in (marcus, television):
        expect(bubble(person).locator("use[href='#e-applause']")).to_be_attached()
    for person in (marcus, television):
        expect(bubble(person)).to_have_count(0)
    expect(open_talk(marcus).locator(".talk-lines li")).to_have_text([marcus.say("web-nothing-said")])


def open_notes(phone: Phone) -> Locator:
    """Opens the ledger. Returns the field for notes."""
    sheet = phone.page.get_by_role("dialog", name=phone.say("web-ledger"))
    if not sheet.is_visible():
        phone.page.keyboard.press("l")
    expect(sheet).to_be_visible()
    return sheet.get_by_label(phone.say("web-your-notes"))


def write_notes(phone: Phone, mark: str, text: str) -> None:
    """Marks Marcus and writes notes, and waits until both are stored."""
    phone.button("web-about", name="Marcus").click()
    with phone.page.expect_response("**/notes"):
        phone.page.get_by_role("dialog").get_by_role("button", name=phone.say(f"web-mark-{mark}")).click()
    close_dialogs(phone)
    with phone.page.expect_response("**/notes"):
        open_notes(phone).fill(text)
    close_dialogs(phone)


def test_marks_and_notes_are_private(server: ThreadedServer, phone: NewPhone) -> None:
    table, livia, marcus = open_table_for_two(phone, "idus-martii", options=BOTH_VOTE)
    write_notes(livia, "traitor", "mendax Ægyptius <i>")
    livia.page.reload()
    expect(livia.page.locator(".mark.traitor")).to_be_visible()
    expect(open_notes(livia)).to_have_value("mendax Ægyptius <i>")
    close_dialogs(livia)
    for seat, person in enumerate((livia, marcus)):
        Player(server, table, person, seat).do(idus.Vote("green"))
    expect(open_notes(marcus)).to_have_value("")
    assert marcus.page.locator(":is(.mark.loyal, .mark.traitor, .mark.merchant)").count() == 0
    for place in (marcus.html(), str(marcus.received), str(livia.received)):
        assert "mendax" not in place
    assert marcus.api("GET", f"/tables/{table}/notes", status=200) == {"notes": ""}


def test_shared_phone_stores_no_notes(server: ThreadedServer, phone: NewPhone) -> None:
    """The next player would read them."""
    livia = phone()
    table = livia.open_table("idus-martii", 5, options=BOTH_VOTE)
    livia.go(f"/t/{table}")
    livia.button("web-one-phone").click()
    livia.page.get_by_label(livia.say("web-name-of-other")).fill("Clodia")
    livia.button("web-sit-down").click()
    livia.start_button.click()
    for _ in range(2):
        livia.button("web-i-am", name="Livia").press("Enter")
    Player(server, table, livia, 0).wait_until_asked()
    expect(open_notes(livia)).to_have_count(0)


def rejoin_code(phone: Phone) -> str:
    """The code from the menu for another device."""
    open_menu(phone).get_by_role("button", name=phone.say("web-other-device")).click()
    before, after = phone.say("web-rejoin-text", code="|").split("|")
    text = open_menu(phone).get_by_text(before).inner_text()
    close_dialogs(phone)
    return text.removeprefix(before).removesuffix(after)


def enter_rejoin_code(phone: Phone, code: str) -> None:
    field = phone.page.get_by_label(phone.say("web-rejoin-code"))
    if not field.is_visible():
        phone.page.get_by_text(phone.say("web-have-rejoin")).click()
    field.fill(code)
    phone.button("web-rejoin", exact=True).click()


def test_seat_moves_to_another_device_in_lobby(server: ThreadedServer, phone: NewPhone) -> None:
    table, livia, tablet = open_table_for_two(phone, seated=False, started=False)
    tablet.allow_fault("status of 404")
    enter_rejoin_code(tablet, "NOTTHIS000")
    expect(tablet.page.get_by_role("alert")).to_have_text(tablet.say("table-refused-no_such_code"))
    enter_rejoin_code(tablet, f" {rejoin_code(livia).lower()} ")
    expect(tablet.page.get_by_text(tablet.say("web-you-name", name="Livia"))).to_be_visible()
    expect(livia.page.get_by_text(livia.say("web-you-name", name="Livia"))).to_have_count(0)
    tablet.start_button.click()
    expect(livia.page.get_by_text(livia.say("web-watching"))).to_be_visible()
    Player(server, table, tablet, 0).play(Random(1))


def test_seat_moves_to_another_device_in_game(server: ThreadedServer, phone: NewPhone) -> None:
    """Marks and notes move too; the first device only watches."""
    table, livia, marcus = open_table_for_two(phone, "idus-martii", options=BOTH_VOTE)
    write_notes(livia, "loyal", "fidus")
    tablet = phone("Tablet")
    tablet.go(f"/t/{table}")
    open_menu(tablet)
    enter_rejoin_code(tablet, rejoin_code(livia))
    expect(livia.page.get_by_text(livia.say("web-watching"))).to_be_visible()
    close_dialogs(tablet)
    expect(tablet.page.locator(".mark.loyal")).to_be_visible()
    expect(open_notes(tablet)).to_have_value("fidus")
    close_dialogs(tablet)
    Player(server, table, tablet, 0).do(idus.Vote("red"))
    Player(server, table, marcus, 1).do(idus.Vote("green"))
    assert livia.page.locator(".holds").count() == livia.page.get_by_role("radio").count() == 0
    expect(livia.page.locator(".mark")).to_have_count(0)
    expect(open_notes(livia)).to_have_count(0)


@pytest.mark.parametrize("kind", ["gentle", "strict"])
def test_clock_starts_with_game_and_runs(phone: NewPhone, kind: str) -> None:
    """The time in the lobby and the device's own clock do not count."""
    livia = phone()
    livia.page.clock.install()
    table = livia.open_table("alea", 2, clock={"kind": kind, "seconds": 30})
    livia.go(f"/t/{table}")
    expect(livia.page.locator(".lob:not(:has(.banner))")).to_be_visible()
    livia.page.clock.fast_forward(90_000)
    livia.start_button.click()
    expect(clock(livia)).to_have_text(re.compile(r"^\s*(?:30|29|28) s\s*$"))
    livia.page.clock.fast_forward(20_000)
    expect(clock(livia)).to_have_text(re.compile(r"^\s*(?:1[0-2]|[1-9]) s\s*$"))


def test_new_host_removes_the_old_one(phone: NewPhone) -> None:
    _, livia, marcus = open_table_for_two(phone, started=False)
    livia.button("web-make-host", name="Marcus").click()
    expect(livia.page.get_by_text(livia.say("web-wait-host", name="Marcus"))).to_be_visible()
    expect(livia.start_button).to_have_count(0)
    marcus.button("web-send-away", name="Livia").click()
    expect(livia.button("web-sit-down")).to_be_visible()
    marcus.start_button.click()
    expect(livia.page.get_by_text(livia.say("web-watching"))).to_be_visible()


def test_game_begins_while_lobby_loads(phone: NewPhone) -> None:
    """Late answers for the lobby do no harm."""
    livia = phone()
    livia.page.add_init_script(SLOW_LINE)
    table = livia.open_table("alea", 2)
    with livia.page.expect_response("**/api/games"):
        livia.go(f"/t/{table}")
        expect(livia.page.locator(".qr")).to_be_visible()
        livia.start_game(table)
    livia.page.evaluate(TWO_FRAMES)


def test_replay_shows_claim_when_it_was_made(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: claims were in the record but not on the screen."""
    livia = phone()
    table = let_bots_finish(server, livia)
    steps = livia.api("GET", f"/records/{table}/views", status=200)
    after = len(steps["steps"][0]["events"]) + len(steps["steps"][1]["events"])
    message = {"after": after, "seat": 1, "claim": {"form": "i_am", "faction": "loyal"}, "turn": 1}
    livia.page.route(
        f"**/api/records/{table}/views*", lambda route: route.fulfill(json={**steps, "talk": [message]})
    )
    livia.go(f"/r/{table}")
    claims = livia.page.locator(".event-text")
    claim = claims.get_by_text(livia.say("idus-martii-claim-i_am", faction="loyal"))
    slider = livia.page.get_by_role("slider", name=livia.say("web-step"))
    for step, times in (("0", 0), ("1", 1), ("2", 0)):
        slider.fill(step)
        expect(slider).to_have_value(step)
        expect(claim).to_have_count(times)
    expect(livia.page.locator(".claims li")).to_have_count(1)
