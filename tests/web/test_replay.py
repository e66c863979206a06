"""A record on a phone: seen through one's own eyes, nothing covered, everybody drawn as at the table."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPhone
from tests.web.finished import TABLE, Desk, finished, views
from tests.web.house import ThreadedHouse
from tests.web.players import Player

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

APART = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  return box(".tally").bottom <= box(".tray").top;
}"""

HIDDEN = """() => [...document.querySelectorAll(".things, .told")].filter((one) =>
  one.scrollHeight > one.clientHeight + 1 && one.tabIndex < 0 && !one.querySelector("a, button:enabled"),
).map((one) => one.innerText)"""
CUT = "() => { const one = document.querySelector('.things'); return one.scrollHeight - one.clientHeight }"


@pytest.mark.parametrize("game", ["alea", "idus-martii"])
def test_at_no_step_is_anything_cut_off_from_the_keyboard(phone: NewPhone, game: str) -> None:
    """Before: Alea's tray was 42 pixels too low for its lines, and nothing in it could be reached."""
    livia = phone()
    Desk(finished(game, 5)).serve(livia)
    livia.go(f"/r/{TABLE}")
    slider = livia.page.get_by_role("slider", name=livia.say("web-step"))
    expect(slider).to_be_visible()
    steps = range(0, int(slider.get_attribute("max") or 0), 3)
    for width, height in ((390, 844), (360, 640), (1280, 720)):
        livia.page.set_viewport_size({"width": width, "height": height})
        for step in steps:
            slider.fill(str(step))
            assert livia.page.evaluate(HIDDEN) == [], (step, width)
            if game == "alea":
                assert livia.page.evaluate(CUT) <= 1, (step, width)


def test_it_opens_through_my_eyes_and_covers_nothing(house: ThreadedHouse, phone: NewPhone) -> None:
    """Before: it opened for spectators, a reload forgot whose eyes were chosen, bots had letters, and the
    panel lay over the tally."""
    livia = phone()
    table = livia.opens("idus-martii", 5, start=True)
    livia.go(f"/t/{table}")
    player, rng = Player(house, table, livia, 0), Random(2)
    while house.wait_for_people(table):
        player.play(rng)
    expect(livia.link("web-idus-analysis")).to_have_attribute("href", f"/r/{table}/analysis")
    livia.link("web-replay").click()
    eyes = livia.page.get_by_role("group", name=livia.say("web-eyes"))
    expect(eyes.get_by_role("button", name="Livia")).to_have_attribute("aria-pressed", "true")
    expect(eyes.locator(".coin")).to_have_count(4)

    slider = livia.page.get_by_role("slider", name=livia.say("web-step"))
    for step in (5, 15, 20):
        slider.fill(str(step))
        expect(livia.page.locator(".secret")).to_be_visible()
        assert livia.page.evaluate(APART)

    everything = eyes.get_by_role("button", name=livia.say("web-all-secrets"))
    everything.click()
    expect(everything).to_have_attribute("aria-pressed", "true")
    expect(livia.page).to_have_url(re.compile(r"\?eyes=all&step=20$"))
    livia.page.reload()
    expect(everything).to_have_attribute("aria-pressed", "true")
    stranger = phone("Marcus")
    stranger.go(f"/r/{table}")
    gallery = stranger.button("web-gallery")
    expect(gallery).to_have_attribute("aria-pressed", "true")


def test_the_deal_is_one_thing_to_say_unless_it_is_ones_own(phone: NewPhone) -> None:
    """Before: whoever paused or stepped read that somebody was dealt a card, which told them nothing."""
    livia = phone()
    record = finished("idus-martii", 5)
    Desk(record).serve(livia)
    steps = views(record, None)["steps"]
    dealt = {
        place: step["events"][0]["seat"]
        for place, step in enumerate(steps)
        if [event["type"] for event in step["events"]] == ["card_dealt"]
    }
    assert len(dealt) == 9  # with the last card the first turn begins
    for eyes, own in (("none", None), ("2", 2)):
        livia.go(f"/r/{TABLE}?eyes={eyes}")
        told, slider = (
            livia.page.locator(".told"),
            livia.page.get_by_role("slider", name=livia.say("web-step")),
        )
        expect(slider).to_be_visible()
        for step, seat in dealt.items():
            slider.fill(str(step))
            one = expect(told)
            (one.not_to_have_text if seat == own else one.to_have_text)(livia.say("web-replay-deal"))
