"""Navigation: to a table and back, back button, tabs, and unknown addresses."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from lusoria.words import LANGUAGES
from tests.web.conftest import NewPhone
from tests.web.support.phones import SMALL, open_game_together
from tests.web.support.players import Player
from tests.web.support.texts import say
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]


@pytest.mark.parametrize("game", ["idus-martii", "alea"])
def test_play_now_leads_to_first_decision(server: ThreadedServer, phone: NewPhone, game: str) -> None:
    livia = phone()
    livia.go()
    livia.page.get_by_role("region", name=livia.say(f"{game}-name")).get_by_role(
        "button", name=livia.say("web-play-now")
    ).click()
    expect(livia.question).to_be_visible()
    table = livia.table
    server.wait_for_people(table)
    Player(server, table, livia, 0).play(Random(1))
    livia.link("web-leave").first.click()
    livia.page.locator("a.going").click()
    expect(livia.question).to_be_visible()
    assert livia.table == table


def test_table_is_opened_shared_and_started(server: ThreadedServer, phone: NewPhone) -> None:
    livia, marcus = phone(), phone("Marcus")
    livia.go()
    alea = livia.page.get_by_role("region", name=livia.say("alea-name"))
    alea.get_by_role("button", name=livia.say("web-set-table")).click()
    expect(livia.page.locator(".qr")).to_be_visible()
    code = livia.page.locator(".code").inner_text()
    assert code == server.room(livia.table).code

    livia.context.grant_permissions(["clipboard-read", "clipboard-write"])
    livia.page.evaluate("navigator.share = undefined")
    livia.button("web-share-link").click()
    expect(livia.button("web-copied")).to_be_visible()
    assert livia.page.evaluate("navigator.clipboard.readText()") == livia.page.url

    marcus.go()
    marcus.page.get_by_label(marcus.say("web-have-code")).fill(code.lower())
    marcus.button("web-take-seat").click()
    marcus.page.get_by_label(marcus.say("web-your-name")).fill("Marcus Tullius")
    marcus.button("web-sit-down").click()
    expect(livia.page.get_by_text("Marcus Tullius").first).to_be_visible()
    expect(marcus.page.get_by_text(marcus.say("web-wait-host", name="Livia"))).to_be_visible()
    assert marcus.start_button.count() == 0

    livia.button("web-more-seats").click()
    livia.button("web-add-bot").first.click()
    seats = livia.page.get_by_role("list", name=livia.say("web-seats")).get_by_role("listitem")
    expect(seats).to_have_count(4)
    server.wait(lambda: bool(server.room(livia.table).names[2]), "no bot has sat down")
    bot = server.room(livia.table).names[2]
    kind = livia.page.get_by_role("combobox", name=livia.say("web-bot-kind", name=bot))
    kind.select_option("master")
    livia.page.get_by_text(livia.say("web-house-rules")).click()
    livia.page.get_by_role("checkbox", name=livia.say("alea-option-cards_anytime")).check()
    expect(marcus.page.locator(".chip", has_text=marcus.say("alea-option-cards_anytime"))).to_be_visible()

    livia.start_button.click()
    for person in (livia, marcus):
        expect(person.question).to_be_visible()
    room = server.room(livia.table)
    assert room.settings.options == {"cards_anytime": True}
    assert [chair.kind for chair in room.chairs] == ["human", "human", "bot", "bot"]
    assert room.chairs[2].bot == "master"


def test_unknown_code_is_refused_in_words(phone: NewPhone) -> None:
    livia = phone()
    livia.allow_fault("status of 404")
    livia.go()
    livia.page.get_by_label(livia.say("web-have-code")).fill("ZZZZZZ")
    livia.button("web-take-seat").click()
    expect(livia.page.get_by_role("alert")).to_have_text(livia.say("web-code-unknown"))


def test_end_leads_to_replay_rematch_and_list(server: ThreadedServer, phone: NewPhone) -> None:
    livia, marcus = phone(), phone("Marcus")
    table = open_game_together(livia, marcus, game="alea", players=2)
    server.finish_game(table)

    livia.link("web-replay").click()
    slider = livia.page.get_by_role("slider", name=livia.say("web-step"))
    expect(slider).to_be_visible()
    expect(livia.page.get_by_text(livia.say("web-replay-start"))).to_be_visible()
    livia.button("web-step-on").click()
    expect(slider).to_have_value("2")  # a die is thrown, and falls
    slider.fill(str(slider.get_attribute("max")))
    expect(livia.page.locator(".sums")).to_be_visible()
    with livia.page.expect_download() as download:
        livia.link("web-download").click()
    assert download.value.suggested_filename == f"lusoria-alea-{table}.json"

    livia.page.go_back()
    livia.button("web-rematch").click()
    expect(livia.page.locator(".qr")).to_be_visible()
    evening = livia.page.get_by_role("region", name=livia.say("web-standings"))
    expect(evening.get_by_role("listitem")).to_have_text(
        [re.compile(livia.say("web-won-of", won=won, played=1)) for won in (1, 0)]
    )
    marcus.link("web-to-rematch").click()
    expect(marcus.page.get_by_text(marcus.say("web-wait-host", name="Livia"))).to_be_visible()
    assert marcus.table == livia.table != table

    livia.go("/games")
    over = livia.page.get_by_role("region", name=livia.say("web-games-over"))
    expect(over.locator(f"a[href='/r/{table}']")).to_be_visible()


def test_language_changes_during_a_game(server: ThreadedServer, phone: NewPhone) -> None:
    livia = phone(language="fr")
    table = livia.open_game("idus-martii", 5)
    server.wait_for_people(table)
    player = Player(server, table, livia, 0)
    for language in (*LANGUAGES, "fr"):
        before, livia.language = livia.language, language
        livia.page.get_by_role("button", name=say("web-menu", before), exact=True).click()
        livia.page.get_by_role("dialog").get_by_role(
            "button", name=re.compile(rf"^{language.upper()}\b")
        ).click()
        expect(livia.page.get_by_role("dialog", name=livia.say("web-menu"))).to_be_visible()
        livia.page.keyboard.press("Escape")
        expect(livia.page.locator("html")).to_have_attribute("lang", language)
        if server.wait_for_people(table):
            player.play(Random(4))
    livia.page.reload()
    expect(livia.button("web-menu", exact=True)).to_be_visible()


def test_unknown_address_says_so(phone: NewPhone) -> None:
    livia = phone()
    livia.go("/t/no/where")
    expect(livia.page.get_by_text(livia.say("web-lost"))).to_be_visible()
    livia.link("web-to-home").click()
    expect(livia.button("web-play-now").first).to_be_visible()
    livia.allow_fault("status of 404")
    livia.go("/tabel/3")
    expect(livia.page.get_by_text(livia.say("web-lost"))).to_be_visible()
    livia.go("/t/nobody")
    expect(livia.page.get_by_text(livia.say("table-refused-no_such_table"))).to_be_visible()
    livia.go("/r/nobody")
    expect(livia.page.get_by_text(livia.say("table-refused-no_record"))).to_be_visible()


def test_full_table_says_so_and_can_be_watched(server: ThreadedServer, phone: NewPhone) -> None:
    """A late guest reads why there is no seat, and watches."""
    livia, marcus, late = phone(), phone("Marcus"), phone("Nemo")
    table = livia.open_table("alea", 2)
    late.go(f"/t/{table}")
    field = late.page.get_by_label(late.say("web-your-name"))
    expect(field).to_be_visible()
    marcus.take_seat(table)
    late.allow_fault("status of 409")
    late.button("web-sit-down").click()
    expect(late.page.get_by_role("alert")).to_have_text(late.say("table-refused-full"))
    livia.start_game(table)
    expect(late.page.get_by_text(late.say("web-watching"))).to_be_visible()


def test_removed_guest_sees_why(server: ThreadedServer, phone: NewPhone) -> None:
    livia, marcus = phone(), phone("Marcus")
    table = livia.open_table("alea", 3)
    marcus.take_seat(table)
    livia.go(f"/t/{table}")
    marcus.go(f"/t/{table}")
    expect(marcus.page.get_by_text(marcus.say("web-you-name", name="Marcus"))).to_be_visible()
    livia.button("web-send-away", name="Marcus").click()
    expect(livia.page.get_by_text("Marcus")).to_have_count(0)
    expect(marcus.page.get_by_text(marcus.say("web-you-name", name="Marcus"))).to_have_count(0)
    marcus.allow_fault("status of 403")
    marcus.button("web-sit-down").click()
    expect(marcus.page.get_by_role("alert")).to_have_text(marcus.say("table-refused-sent_away"))


def test_lost_connection_is_shown_in_lobby(server: ThreadedServer, phone: NewPhone) -> None:
    livia = phone()
    table = livia.open_table("alea", 3)
    livia.go(f"/t/{table}")
    expect(livia.page.locator(".qr")).to_be_visible()
    banner = livia.page.get_by_text(livia.say("web-lost-line"))
    expect(banner).to_be_hidden()
    assert server.wait_for_viewers(table, 0)
    with livia.offline():
        expect(banner).to_be_visible()
    expect(banner).to_be_hidden()


def test_back_button_goes_back(phone: NewPhone) -> None:
    livia = phone()
    livia.go()
    livia.link("web-settings").click()
    expect(livia.page.get_by_role("heading", name=livia.say("web-settings"))).to_be_visible()
    livia.page.go_back()
    livia.button("web-play-now").last.click()
    expect(livia.question).to_be_visible()
    address = livia.page.url
    livia.page.go_back()
    expect(livia.button("web-play-now").first).to_be_visible()
    livia.page.go_forward()
    expect(livia.question).to_be_visible()
    assert livia.page.url == address


def test_two_tabs_of_one_player_agree(server: ThreadedServer, phone: NewPhone) -> None:
    livia = phone()
    table = livia.open_game("alea", 2)
    other = livia.tab()
    other.goto(livia.page.url)
    server.wait_for_people(table)
    expect(other.locator(".band:not(.wait, .unasked) #ask")).to_be_visible()
    livia.page.bring_to_front()
    player = Player(server, table, livia, 0)
    player.play(Random(1))
    expect(other.locator(".die.new, .die").first).to_be_visible()
    server.wait_for_people(table)
    expect(other.locator("#ask")).to_have_text(livia.question.inner_text())


def test_settings_persist(phone: NewPhone) -> None:
    livia = phone()
    livia.go("/settings")
    livia.button("web-theme-dark", exact=True).click()
    livia.page.get_by_role("button", name="Español").click()
    livia.language = "es"
    livia.page.get_by_role("checkbox", name=livia.say("web-large")).check()
    livia.page.reload()
    expect(livia.page.get_by_role("heading", name=livia.say("web-settings"))).to_be_visible()
    html = livia.page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-large", "")
    expect(html).to_have_attribute("lang", "es")


@pytest.mark.parametrize("game", ["alea", "idus-martii"])
def test_rules_begin_with_aim_and_end_with_complete_rules(phone: NewPhone, game: str) -> None:
    """Regression: the aim came last, and the complete rules that refusals cite were missing."""
    livia = phone(language="la", size=SMALL)
    livia.go(f"/rules/{game}")
    headings = livia.page.get_by_role("heading", level=2)
    expect(headings.first).to_have_text(livia.say("web-rules-aim"))
    livia.button("web-rules-complete").click()
    complete = livia.page.locator(".complete[lang=en]")
    expect(complete.locator("li b").first).to_have_text(re.compile(r"^[A-Z]\d$"))
    assert livia.horizontal_overflow() == ""
