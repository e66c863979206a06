"""A record from a file, and a what-if game from one of its steps, of which nothing is kept."""

import re

import pytest
from playwright.sync_api import expect

from lusoria.records.record import write_record
from tests.web.conftest import NewPhone
from tests.web.support.axe import in_both_themes
from tests.web.support.finished_games import finished
from tests.web.support.phones import Phone

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]


def opens(phone: Phone, game: str, players: int) -> None:
    written = write_record(finished(game, players))
    phone.page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": written}
    )


def pastes(phone: Phone, text: str) -> None:
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
    livia.forgive("400")
    expect(page.locator("input[type=file]")).to_be_attached()  # from here on the screen listens
    pastes(livia, " ")
    expect(page.get_by_role("alert")).to_have_text(livia.say("web-file-empty"))
    pastes(livia, '{"format": 7}')
    wrong = livia.say("web-file-wrong", problem=livia.say("records-unreadable-whole"))
    expect(page.get_by_role("alert")).to_have_text(wrong)
    assert in_both_themes(page) == []
    opens(livia, "idus-martii", 5)
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
    assert in_both_themes(page) == []
    sheet.get_by_role("button", name=livia.say("web-play-on-begin"), exact=True).click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]{16}$"))
    expect(page.locator("header.bar")).to_contain_text(livia.say("web-what-if"))
    expect(page.locator(".chamber")).to_be_visible()
    assert in_both_themes(page) == []
    livia.link("web-replay").click()
    expect(slider).to_have_value("30")
    page.reload()  # this tab has it, and knows the way back to what was played on from it
    expect(slider).to_have_value("30")
    page.get_by_role("region", name=livia.say("web-what-if")).get_by_role("link").click()
    expect(page.locator(".chamber")).to_be_visible()
    expect(page.get_by_role("button", name=livia.say("web-lamp"))).to_be_visible()


def test_replay_step_has_an_address(phone: NewPhone) -> None:
    livia = phone()
    livia.go("/r/file?step=12&eyes=1")
    opens(livia, "alea", 2)
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
