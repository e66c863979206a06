"""Lessons: played to the end, with corrections of wrong choices."""

import pytest
from playwright.sync_api import expect

from lusoria.records.codec import convert
from tests.web.conftest import NewPhone
from tests.web.support.players import Learner

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]


@pytest.mark.parametrize(("game", "language"), [("idus-martii", "la"), ("alea", "fr")])
def test_lesson_can_be_played_to_its_end(phone: NewPhone, game: str, language: str) -> None:
    """`test_layout.py` plays both lessons in all languages."""
    livia = phone(language=language)
    livia.go()
    livia.link("web-learn-of", game=livia.say(f"{game}-name")).click()
    learner = Learner(livia, game)
    lesson = livia.page.locator(".lesson")
    for at, beat in enumerate(learner.beats):
        learner.at = at
        expect(lesson).to_contain_text(livia.say(f"{game}-lesson-{beat['say']}"))
        if at == len(learner.beats) - 1:
            break
        if beat["do"] is None:
            lesson.get_by_role("button", name=livia.say("web-go-on")).click()
            continue
        action = convert(learner.game.action_type, beat["do"], "beat.do")
        learner.pick(action)
        learner.confirm_button(action).click()
    lesson.get_by_role("button", name=livia.say("web-play-now")).click()
    expect(livia.question).to_be_visible()
    assert livia.api("GET", f"/tables/{livia.table}")["settings"]["game"] == game


@pytest.mark.parametrize("game", ["idus-martii", "alea"])
def test_lesson_beat_is_about_one_turn(phone: NewPhone, game: str) -> None:
    """Regression: four turns went by unasked in half a minute, with votes the player never laid."""
    for beat in Learner(phone(), game).beats:
        events = [event["type"] for event in beat["events"]]
        assert events.count("votes_scored") <= 1, beat["say"]
        assert events.count("turn_begun") <= 2, beat["say"]


def test_lesson_text_waits_for_the_playback(phone: NewPhone) -> None:
    """Regression: the prompt stayed through the whole reveal, and the tray covered the chamber."""
    livia = phone(pace="normal", speedup=4)
    livia.go("/learn/idus-martii")
    learner = Learner(livia, "idus-martii")
    lesson = livia.page.locator(".lesson")
    lesson.get_by_role("button", name=livia.say("web-go-on")).click()
    learner.at = 1
    prompt = livia.say("idus-martii-lesson-vote")
    expect(lesson.get_by_text(prompt)).to_be_visible()
    tally, tray = livia.page.locator(".tally"), livia.page.locator(".tray")
    assert tally.bounding_box()["y"] + tally.bounding_box()["height"] <= tray.bounding_box()["y"]  # type: ignore[index]
    height = lesson.bounding_box()
    learner.pick(action := convert(learner.game.action_type, learner.beat["do"], "beat.do"))
    learner.confirm_button(action).click()
    expect(lesson.get_by_text(livia.say("web-learn-watch"))).to_be_visible()
    expect(lesson.get_by_text(prompt)).to_be_hidden()
    assert lesson.bounding_box() == height
    expect(lesson.get_by_text(livia.say("idus-martii-lesson-swapped"))).to_be_visible()
    expect(lesson.get_by_text(livia.say("web-learn-watch"))).to_have_count(0)
    # regression: the board was a turn ahead of the text
    expect(livia.page.locator(".steps [aria-current]")).to_have_text(livia.say("idus-martii-phase-end"))
    expect(livia.page.locator(".seat.you")).to_contain_text(livia.say("idus-martii-role-aedile"))
    expect(livia.page.locator("#ask")).to_have_text(livia.say("web-idus-score", green=0, red=2, yellow=0))
    floor, band = livia.page.locator(".tally").bounding_box(), tray.bounding_box()
    assert floor["y"] + floor["height"] <= band["y"]  # type: ignore[index]


def test_lesson_corrects_choice_and_can_be_left(phone: NewPhone) -> None:
    livia = phone()
    livia.go("/learn/alea")
    learner = Learner(livia, "alea")
    learner.confirm_button(convert(learner.game.action_type, learner.beat["do"], "beat.do")).click()
    learner.at = 1
    expect(livia.page.locator(".lesson")).to_contain_text(livia.say("alea-lesson-again"))
    livia.button("alea-action-write", number=10, row=4).click()
    livia.button("web-alea-write", numeral="X", row=4).click()
    expect(livia.page.locator(".lesson b")).to_be_visible()
    livia.link("web-skip-lesson").click()
    expect(livia.button("web-play-now").first).to_be_visible()
