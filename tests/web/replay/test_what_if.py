"""Record files, and what-if games from one of their steps."""

import re

import pytest
from playwright.sync_api import expect

from lusoria.records.record import write_record
from tests.web.conftest import NewPhone
from tests.web.support.axe import axe_violations
from tests.web.support.finished_games import finished_record
from tests.web.support.phones import Phone

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]


def open_record(phone: Phone, game: str, players: int) -> None:
    written = write_record(finished_record(game, players))
    phone.page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": written}
    )


def paste(phone: Phone, text: str) -> None:
    phone.page.evaluate(
        """(text) => {
          const data = new DataTransfer();
          data.setData("text", text);
          window.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data }));
        }""",
        text,
    )


def test_record_file_is_opened_and_continued(phone: NewPhone) -> None:
    livia = phone()
    livia.go("/games")
    livia.link("web-file").click()
    page = livia.page
    livia.allow_fault("400")
    expect(page.locator("input[type=file]")).to_be_attached()  # now the screen handles pasted text
    paste(livia, " ")
    expect(page.get_by_role("alert")).to_have_text(livia.say("web-file-empty"))
    paste(livia, '{"format": 7}')
    wrong = livia.say("web-file-wrong", problem=livia.say("records-unreadable-whole"))
    expect(page.get_by_role("alert")).to_have_text(wrong)
    assert axe_violations(page) == []
    open_record(livia, "idus-martii", 5)
    slider = page.get_by_role("slider", name=livia.say("web-step"))
    expect(slider).to_be_visible()
    eyes = page.get_by_role("group", name=livia.say("web-eyes"))
    eyes.get_by_role("button", name="Octavia").click()
    expect(eyes.get_by_role("button", name="Octavia")).to_have_attribute("aria-pressed", "true")
    slider.fill("30")
    expect(page).to_have_url(re.compile(r"/r/file\?eyes=2&step=30$"))
    livia.button("web-play-on").click()
    sheet = page.get_by_role("dialog", name=livia.say("web-play-on"))
    expect(sheet.get_by_role("radio", name="Octavia")).to_be_checked()
    sheet.get_by_role("radio", name="Decimus").check(force=True)
    sheet.get_by_role("radio", name=livia.say("bot-novice")).check(force=True)
    sheet.get_by_role("checkbox", name=re.compile(re.escape(livia.say("web-lamps")))).check(force=True)
    assert axe_violations(page) == []
    sheet.get_by_role("button", name=livia.say("web-play-on-begin"), exact=True).click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]{16}$"))
    expect(page.locator("header.bar")).to_contain_text(livia.say("web-what-if"))
    expect(page.locator(".chamber")).to_be_visible()
    assert axe_violations(page) == []
    livia.link("web-replay").click()
    expect(slider).to_have_value("30")
    page.reload()  # this tab keeps the record and links to the game that was continued from it
    expect(slider).to_have_value("30")
    page.get_by_role("region", name=livia.say("web-what-if")).get_by_role("link").click()
    expect(page.locator(".chamber")).to_be_visible()
    expect(page.get_by_role("button", name=livia.say("web-lamp"))).to_be_visible()


def test_replay_step_has_an_address(phone: NewPhone) -> None:
    livia = phone()
    livia.go("/r/file?step=12&eyes=1")
    open_record(livia, "alea", 2)
    page = livia.page
    slider = page.get_by_role("slider", name=livia.say("web-step"))
    expect(slider).to_have_value("12")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("10")  # past the throw of the die that falls at 12
    expect(page).to_have_url(re.compile(r"step=10$"))
    page.keyboard.press("End")
    expect(livia.button("web-play-on")).to_have_count(0)
    livia.button("web-file-another").click()
    expect(page.locator("input[type=file]")).to_be_visible()
