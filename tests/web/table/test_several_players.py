"""Several people at one table: what they say to each other, what each keeps, and who has which seat."""

import re
from random import Random
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Locator, expect

from lusoria.games.idus_martii import actions as idus
from tests.web.access.test_settings import bots_play
from tests.web.conftest import NewPhone
from tests.web.support.phones import TWO_FRAMES, Phone
from tests.web.support.players import Player
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

Two: TypeAlias = tuple[str, Phone, Phone]
BOTH_VOTE = {"first": 3}  # in the first turn the Aediles are the seats 0 and 1
SLOW_LINE = "const f = fetch; fetch = (...all) => new Promise((go) => setTimeout(() => go(f(...all)), 500))"


def two(phone: NewPhone, game: str = "alea", *, sits: bool = True, begun: bool = True, **more: Any) -> Two:
    """Livia, who is the host, and Marcus, who reads French; he `sits` beside her or looks on."""
    livia, marcus = phone(), phone("Marcus", language="fr")
    table = livia.open_table(game, 2 if game == "alea" else 5, **more)
    if sits:
        marcus.take_seat(table)
    if begun:
        livia.start_game(table)
    for one in (livia, marcus):
        one.go(f"/t/{table}")
    return table, livia, marcus


def menu(phone: Phone) -> Locator:
    sheet = phone.page.get_by_role("dialog", name=phone.say("web-menu"))
    if not sheet.is_visible():
        phone.button("web-menu", exact=True).click()
    expect(sheet).to_be_visible()
    return sheet


def talk(phone: Phone) -> Locator:
    """What is said, one tap away."""
    sheet = phone.page.get_by_role("dialog", name=phone.say("web-talk"))
    if not sheet.is_visible():
        phone.page.locator(".talks:visible").click()
    expect(sheet).to_be_visible()
    return sheet


def shut(phone: Phone) -> None:
    phone.page.keyboard.press("Escape")
    expect(phone.page.get_by_role("dialog")).to_have_count(0)


def says(phone: Phone, phrase: str) -> None:
    talk(phone).get_by_role("button", name=phone.say(f"phrase-{phrase}")).click()


def clock(phone: Phone) -> Locator:
    """The time that is left."""
    return phone.page.locator(".clock", has=phone.page.locator("use[href='#u-clock']"))


def bubble(phone: Phone) -> Locator:
    """What is being said, at the seat of who says it."""
    return phone.page.locator(".bubble")


def test_phrase_is_in_language_of_its_reader(phone: NewPhone) -> None:
    _, livia, marcus = two(phone)
    expect(talk(livia).get_by_role("textbox")).to_have_count(0)
    says(livia, "well_played")
    expect(bubble(marcus)).to_have_text(marcus.say("phrase-well_played"))
    expect(marcus.page.locator(".talks .new")).to_have_text("1")
    says(marcus, "thanks")
    expect(talk(livia).locator(".talk-lines li")).to_have_text(
        [f"Livia: {livia.say('phrase-well_played')}", f"Marcus: {livia.say('phrase-thanks')}"]
    )
    shut(livia)
    expect(livia.page.locator(".talks .new")).to_have_count(0)


def test_free_talk_is_plain_text(phone: NewPhone) -> None:
    _, livia, marcus = two(phone, chat="free")
    text = "Ça, <b>c’est</b> <img src=x onerror=alert(1)> l’été & ¡olé!"
    field = talk(livia).get_by_role("textbox", name=livia.say("web-say"))
    field.fill(text)
    field.press("Enter")
    expect(bubble(marcus)).to_have_text(text)
    expect(talk(marcus).locator(".talk-lines li")).to_have_text([f"Livia: {text}"])
    expect(marcus.page.locator(":is(.bubble, .talk-lines) :is(b, img)")).to_have_text(["Livia:"])


def test_table_without_talk_offers_none(phone: NewPhone) -> None:
    _, livia, _ = two(phone, chat="off")
    expect(livia.page.locator(".talks")).to_have_count(0)
    headings = [livia.say(name) for name in ("web-menu", "web-menu-table", "web-comfort")]
    expect(menu(livia).get_by_role("heading")).to_have_text(headings)


def test_message_is_shown_once(phone: NewPhone) -> None:
    """Also to somebody who was there when it was said, and sits down afterwards."""
    _, livia, marcus = two(phone, sits=False, begun=False)
    says(livia, "hello")
    expect(talk(livia).locator(".talk-lines li")).to_contain_text(["Livia:"])
    marcus.button("web-sit-down").click()
    expect(marcus.page.get_by_text(marcus.say("web-wait-host", name="Livia"))).to_be_visible()
    says(marcus, "thanks")
    expect(talk(marcus).locator(".talk-lines li").last).to_contain_text(marcus.say("phrase-thanks"))
    expect(talk(marcus).locator(".talk-lines li")).to_have_count(2)


def test_host_mutes_and_unmutes_guest(phone: NewPhone) -> None:
    _, livia, marcus = two(phone)
    menu(livia).get_by_role("button", name=livia.say("web-mute", name="Marcus")).click()
    again = menu(livia).get_by_role("button", name=livia.say("web-unmute", name="Marcus"))
    expect(again).to_be_visible()
    expect(menu(marcus).get_by_role("button", name=marcus.say("web-mute", name="Livia"))).to_have_count(0)
    shut(marcus)
    says(marcus, "hurry")
    expect(talk(marcus).get_by_role("alert")).to_have_text(marcus.say("table-refused-muted"))
    again.click()
    expect(menu(livia).get_by_role("button", name=livia.say("web-mute", name="Marcus"))).to_be_visible()
    says(marcus, "bye")
    shut(livia)
    expect(talk(livia).locator(".talk-lines li")).to_have_text([f"Marcus: {livia.say('phrase-bye')}"])
    assert [said["phrase"] for said in livia.told if said["type"] == "said"] == ["bye"]


def test_claim_is_tapped_and_stands_in_ledger(phone: NewPhone) -> None:
    """Claims and reactions were shown as empty words, and there was no way to make one.

    Where one marks a senator nothing stood of what they, or others about them, had claimed; and once one had
    talked no senator could be tapped, for the page's first style sheet was there again, after all others.
    """
    _, livia, marcus = two(phone, "idus-martii", options=BOTH_VOTE)
    sheet = talk(livia)
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
    for one, about, text in ((marcus, "Livia", heard), (livia, "Marcus", sentence)):
        shut(one)
        sheets = one.page.evaluate("[...document.styleSheets].map((sheet) => sheet.href)")
        assert len(sheets) == len(set(sheets))
        one.button("web-about", name=about).click()
        sheet = one.page.get_by_role("dialog", name=about)
        expect(sheet.locator(".claims li")).to_have_text([re.compile(rf"I\s+Livia:\s*{re.escape(text)}")])


def test_reaction_is_on_television_and_not_kept(phone: NewPhone) -> None:
    table, livia, marcus = two(phone)
    television = phone("Television", size=(1280, 720), mobile=False)
    television.go(f"/tv/{table}")
    expect(television.page.locator(".cols")).to_be_visible()
    talk(livia).get_by_role("button", name=livia.say("reaction-applause")).click()
    for one in (marcus, television):
        expect(bubble(one).locator("use[href='#e-applause']")).to_be_attached()
    for one in (marcus, television):
        expect(bubble(one)).to_have_count(0)
    expect(talk(marcus).locator(".talk-lines li")).to_have_text([marcus.say("web-nothing-said")])


def notes(phone: Phone) -> Locator:
    """The field for them, in the ledger."""
    sheet = phone.page.get_by_role("dialog", name=phone.say("web-ledger"))
    if not sheet.is_visible():
        phone.page.keyboard.press("l")
    expect(sheet).to_be_visible()
    return sheet.get_by_label(phone.say("web-your-notes"))


def notes_down(phone: Phone, mark: str, text: str) -> None:
    """What one thinks of Marcus, with a sign and in words; both are kept."""
    phone.button("web-about", name="Marcus").click()
    with phone.page.expect_response("**/notes"):
        phone.page.get_by_role("dialog").get_by_role("button", name=phone.say(f"web-mark-{mark}")).click()
    shut(phone)
    with phone.page.expect_response("**/notes"):
        notes(phone).fill(text)
    shut(phone)


def test_marks_and_notes_are_private(server: ThreadedServer, phone: NewPhone) -> None:
    table, livia, marcus = two(phone, "idus-martii", options=BOTH_VOTE)
    notes_down(livia, "traitor", "mendax Ægyptius <i>")
    livia.page.reload()
    expect(livia.page.locator(".mark.traitor")).to_be_visible()
    expect(notes(livia)).to_have_value("mendax Ægyptius <i>")
    shut(livia)
    for seat, one in enumerate((livia, marcus)):
        Player(server, table, one, seat).do(idus.Vote("green"))
    expect(notes(marcus)).to_have_value("")
    assert marcus.page.locator(":is(.mark.loyal, .mark.traitor, .mark.merchant)").count() == 0
    for place in (marcus.shown(), str(marcus.told), str(livia.told)):
        assert "mendax" not in place
    assert marcus.api("GET", f"/tables/{table}/notes", status=200) == {"notes": ""}


def test_handed_phone_keeps_no_notes(server: ThreadedServer, phone: NewPhone) -> None:
    """The next holder would read them."""
    livia = phone()
    table = livia.open_table("idus-martii", 5, options=BOTH_VOTE)
    livia.go(f"/t/{table}")
    livia.button("web-one-phone").click()
    livia.page.get_by_label(livia.say("web-name-of-other")).fill("Clodia")
    livia.button("web-sit-down").click()
    livia.begin.click()
    for _ in range(2):
        livia.button("web-i-am", name="Livia").press("Enter")
    Player(server, table, livia, 0).ready()
    expect(notes(livia)).to_have_count(0)


def code_of(phone: Phone) -> str:
    """What the menu says is to be entered on the other device."""
    menu(phone).get_by_role("button", name=phone.say("web-other-device")).click()
    before, after = phone.say("web-rejoin-text", code="|").split("|")
    text = menu(phone).get_by_text(before).inner_text()
    shut(phone)
    return text.removeprefix(before).removesuffix(after)


def takes_over(phone: Phone, code: str) -> None:
    field = phone.page.get_by_label(phone.say("web-rejoin-code"))
    if not field.is_visible():
        phone.page.get_by_text(phone.say("web-have-rejoin")).click()
    field.fill(code)
    phone.button("web-rejoin", exact=True).click()


def test_seat_moves_to_another_device_in_lobby(server: ThreadedServer, phone: NewPhone) -> None:
    table, livia, tablet = two(phone, sits=False, begun=False)
    tablet.forgive("status of 404")
    takes_over(tablet, "NOTTHIS000")
    expect(tablet.page.get_by_role("alert")).to_have_text(tablet.say("table-refused-no_such_code"))
    takes_over(tablet, f" {code_of(livia).lower()} ")
    expect(tablet.page.get_by_text(tablet.say("web-you-name", name="Livia"))).to_be_visible()
    expect(livia.page.get_by_text(livia.say("web-you-name", name="Livia"))).to_have_count(0)
    tablet.begin.click()
    expect(livia.page.get_by_text(livia.say("web-watching"))).to_be_visible()
    Player(server, table, tablet, 0).play(Random(1))


def test_seat_moves_to_another_device_in_game(server: ThreadedServer, phone: NewPhone) -> None:
    """With all that goes with it; the first one only looks on."""
    table, livia, marcus = two(phone, "idus-martii", options=BOTH_VOTE)
    notes_down(livia, "loyal", "fidus")
    tablet = phone("Tablet")
    tablet.go(f"/t/{table}")
    menu(tablet)
    takes_over(tablet, code_of(livia))
    expect(livia.page.get_by_text(livia.say("web-watching"))).to_be_visible()
    shut(tablet)
    expect(tablet.page.locator(".mark.loyal")).to_be_visible()
    expect(notes(tablet)).to_have_value("fidus")
    shut(tablet)
    Player(server, table, tablet, 0).do(idus.Vote("red"))
    Player(server, table, marcus, 1).do(idus.Vote("green"))
    assert livia.page.locator(".holds").count() == livia.page.get_by_role("radio").count() == 0
    expect(livia.page.locator(".mark")).to_have_count(0)
    expect(notes(livia)).to_have_count(0)


@pytest.mark.parametrize("kind", ["gentle", "strict"])
def test_clock_starts_with_game_and_runs(phone: NewPhone, kind: str) -> None:
    """However long one has waited for it to begin, and however wrong the device's own clock is."""
    livia = phone()
    livia.page.clock.install()
    table = livia.open_table("alea", 2, clock={"kind": kind, "seconds": 30})
    livia.go(f"/t/{table}")
    expect(livia.page.locator(".lob:not(:has(.banner))")).to_be_visible()
    livia.page.clock.fast_forward(90_000)
    livia.begin.click()
    expect(clock(livia)).to_have_text(re.compile(r"^\s*(?:30|29|28) s\s*$"))
    livia.page.clock.fast_forward(20_000)
    expect(clock(livia)).to_have_text(re.compile(r"^\s*(?:1[0-2]|[1-9]) s\s*$"))


def test_host_hands_over_and_is_sent_away(phone: NewPhone) -> None:
    _, livia, marcus = two(phone, begun=False)
    livia.button("web-make-host", name="Marcus").click()
    expect(livia.page.get_by_text(livia.say("web-wait-host", name="Marcus"))).to_be_visible()
    expect(livia.begin).to_have_count(0)
    marcus.button("web-send-away", name="Livia").click()
    expect(livia.button("web-sit-down")).to_be_visible()
    marcus.begin.click()
    expect(livia.page.get_by_text(livia.say("web-watching"))).to_be_visible()


def test_game_begins_while_lobby_loads(phone: NewPhone) -> None:
    """What comes too late for it does no harm."""
    livia = phone()
    livia.page.add_init_script(SLOW_LINE)
    table = livia.open_table("alea", 2)
    with livia.page.expect_response("**/api/games"):
        livia.go(f"/t/{table}")
        expect(livia.page.locator(".qr")).to_be_visible()
        livia.start_game(table)
    livia.page.evaluate(TWO_FRAMES)


def test_replay_shows_claim_when_it_was_made(server: ThreadedServer, phone: NewPhone) -> None:
    """The record had what was claimed, and nobody could read it."""
    livia = phone()
    table = bots_play(server, livia)
    steps = livia.api("GET", f"/records/{table}/views", status=200)
    after = len(steps["steps"][0]["events"]) + len(steps["steps"][1]["events"])
    said = {"after": after, "seat": 1, "claim": {"form": "i_am", "faction": "loyal"}, "turn": 1}
    livia.page.route(
        re.compile(f"/api/records/{table}/views"), lambda asked: asked.fulfill(json={**steps, "talk": [said]})
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
