"""Small phones and large letters: questions stay readable and in place."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lusoria.games.alea import actions as alea
from lusoria.games.idus_martii import actions as idus
from tests.web.access.test_settings import let_bots_finish
from tests.web.conftest import NewPhone
from tests.web.support.phones import PHONE, Phone, open_game_together
from tests.web.support.players import Player
from tests.web.support.screen_tour import hold
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

SMALL = (360, 640)
BOXES = """(place) => [...document.querySelectorAll(place)]
  .map((el) => el.getBoundingClientRect())
  .filter(({ width }) => width)
  .map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round))"""
VERTICAL_OVERFLOW = "document.documentElement.scrollHeight - innerHeight"


def boxes(phone: Phone, place: str) -> list[list[int]]:
    """Left, top, right and bottom of the visible elements."""
    found: list[list[int]] = phone.page.evaluate(BOXES, place)
    return found


def box(phone: Phone, place: str) -> list[int]:
    found = boxes(phone, place)
    assert len(found) == 1, (place, found)
    return found[0]


def is_within(phone: Phone, inner: str, outer: str) -> bool:
    """True if all of `inner` is visible without scrolling."""
    (_, top, _, bottom), (_, least, _, most) = box(phone, inner), box(phone, outer)
    return bottom - top > 10 and top >= least and bottom <= most


def start_alea(server: ThreadedServer, livia: Phone) -> Player:
    table = livia.open_game("alea", 3)
    player = Player(server, table, livia, 0)
    player.wait_until_asked()
    return player


def can_do(player: Player, kind: type[Any]) -> bool:
    return any(isinstance(action, kind) for action in player.view.legal)


def play_until_stuck(server: ThreadedServer, player: Player) -> None:
    """Plays until no number fits: small numbers below leave no room above."""
    while server.wait_for_people(player.table) and not can_do(player, alea.Stop):
        writes = [action for action in player.view.legal if isinstance(action, alea.Write)]
        lowest = max(writes, key=lambda write: (-write.number, write.row), default=None)
        server.act(player.table, player.seat, lowest or player.view.legal[0])
    player.wait_until_asked()


@pytest.mark.parametrize(("language", "size", "large"), [("en", PHONE, False), ("de", SMALL, True)])
def test_unusable_number_is_shown_in_one_line(
    server: ThreadedServer, phone: NewPhone, language: str, size: tuple[int, int], large: bool
) -> None:
    """Regression: it was a disabled button, squeezed between two others."""
    livia = phone(language=language, size=size, large=large)
    player = start_alea(server, livia)
    play_until_stuck(server, player)
    assert livia.page.evaluate(VERTICAL_OVERFLOW) <= 0
    expect(livia.page.locator(".why")).to_contain_text(livia.say("web-alea-fits-nowhere", count=1))
    assert is_within(livia, ".why", ".things")
    ends, rolls = box(livia, ".foot .toggle"), box(livia, ".foot .roll")
    assert ends[2] <= rolls[0], "the buttons are not side by side"

    stop = player.label(alea.Stop())
    livia.page.get_by_role("button", name=stop).click()
    expect(livia.page.get_by_role("button", name=stop)).to_have_count(1)
    livia.button("web-back", exact=True).click()
    expect(livia.page.locator(".foot .roll")).to_be_visible()


def test_question_keeps_its_place_while_dice_fall(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: the buttons disappeared with every die, and came back."""
    livia = phone(pace="normal")
    player = start_alea(server, livia)
    player.do(alea.Roll(1))
    player.wait_until_asked()
    before, sides = boxes(livia, ".foot button"), boxes(livia, ".sides")
    livia.page.locator(".foot .roll").click()
    expect(livia.page.locator(".foot[inert]")).to_be_visible()
    assert (boxes(livia, ".foot button"), boxes(livia, ".sides")) == (before, sides)
    expect(livia.page.locator(".foot[inert]")).to_have_count(0)


def test_failed_turn_is_left_with_one_button(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: a second button with the same words came, and cards moved when they were to be played."""
    livia = phone()
    player = start_alea(server, livia)
    play_until_stuck(server, player)
    mine, places = livia.page.locator(".column-name.own"), boxes(livia, ".kit button")
    player.do(alea.Stop())
    player.wait_until_asked()
    expect(mine).to_be_visible()
    assert boxes(livia, ".acard") == places
    leave = player.label(alea.Leave())
    livia.page.get_by_role("button", name=leave).click()
    expect(livia.page.get_by_role("button", name=leave)).to_have_count(1)
    high = boxes(livia, ".foot button")
    assert len({bottom - top for _, top, _, bottom in high}) == 1, "one of them is cramped"
    player.confirm(alea.Leave())


def test_laid_vote_is_not_asked_again(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: during the other Aedile's vote the page asked for the own vote again."""
    livia, marcus = phone(pace="slow"), phone("Marcus")
    table = open_game_together(livia, marcus, game="idus-martii", players=5, options={"first": 3})
    aediles = {seat: Player(server, table, person, seat) for seat, person in enumerate((livia, marcus))}
    assert set(server.awaited(table)) == {0, 1}
    aediles[0].wait_until_asked()
    aediles[0].pick(idus.Vote("red"))
    aediles[1].do(idus.Vote("green"))
    expect(livia.page.locator("body")).to_have_attribute("data-beat", re.compile("vote_laid"))
    aediles[0].confirm(idus.Vote("red"))
    livia.page.wait_for_function("!document.querySelector('.tray .foot')")
    expect(livia.page.locator("body")).to_have_attribute("data-beat", re.compile("vote_laid"))
    expect(livia.question).to_have_text(
        livia.say("idus-martii-event-vote_laid", **{"aedile-is": "me", "colour": "unknown"})
    )


def test_talk_stays_at_its_table(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: the home page still announced "Your move"."""
    livia = phone()
    start_alea(server, livia)
    announcement = livia.page.locator(".vh[role=status]")
    expect(announcement).not_to_have_text("")
    livia.link("web-leave").click()
    expect(livia.page).to_have_url(re.compile("/$"))
    expect(announcement).to_have_text("")


def start_idus(server: ThreadedServer, livia: Phone) -> Player:
    table = livia.open_game("idus-martii", 5)
    return Player(server, table, livia, 0)


def play_idus_until(server: ThreadedServer, player: Player, step: str) -> None:
    """Plays until this step; the Praetor always demands a swap."""
    server.bots.preferred = [lambda action: action == idus.Look(0), lambda action: action == idus.Veto(True)]
    rng = Random(3)
    while server.wait_for_people(player.table) and player.view.table.step != step:
        server.act(player.table, player.seat, player.choose(rng))
    server.bots.preferred = []
    player.wait_until_asked()


@pytest.mark.parametrize(("language", "large"), [("de", True), ("fr", False)])
def test_small_phone_shows_whole_question(
    server: ThreadedServer, phone: NewPhone, language: str, large: bool
) -> None:
    """Regression: the button covered choices, labels were too wide, and the own name was cut."""
    livia = phone(language=language, size=SMALL, large=large)
    player = start_idus(server, livia)
    for step in ("veto", "discard"):
        play_idus_until(server, player, step)
        expect_whole_question(livia, large=large)


def expect_whole_question(livia: Phone, *, large: bool) -> None:
    assert livia.page.evaluate(VERTICAL_OVERFLOW) <= 0
    assert not livia.cut_texts()
    assert is_within(livia, ".things fieldset", ".things")
    assert boxes(livia, ".steps") or large, "the steps of a turn are not there"
    mine, role = livia.page.locator(".seat.you .name"), livia.page.locator(".seat.you .role")
    assert mine.evaluate("(name) => [...name.children].every((el) => el.scrollWidth <= el.clientWidth)")
    assert float(role.evaluate("(role) => parseFloat(getComputedStyle(role).fontSize)")) >= (
        14 if large else 12
    )
    assert box(livia, ".seat.you .role")[3] <= box(livia, ".tally")[1] + 2
    livia.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert is_within(livia, ".things fieldset", ".things"), "a usual phone shows less than a small one"
    livia.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})


SHORTENED = "(all) => all.filter((el) => el.scrollWidth > el.clientWidth).map((el) => el.textContent)"
OVERLAP = """() => {
  const boxes = [...document.querySelectorAll(".seat .tag > span, header h1, header p, .tally")]
    .map((el) => [el.textContent.trim(), el.getBoundingClientRect()])
    .filter(([, box]) => box.width);
  const touch = (el, other) =>
    el.left < other.right - 1 && other.left < el.right - 1 &&
    el.top < other.bottom - 3 && other.top < el.bottom - 3;
  return boxes.flatMap(([name, el], at) =>
    boxes.slice(at + 1).filter(([, other]) => touch(el, other)).map(([other]) => `${name} / ${other}`));
}"""


@pytest.mark.parametrize("large", [False, True])
def test_eight_names_are_whole_on_small_phone(server: ThreadedServer, phone: NewPhone, large: bool) -> None:
    """Regression: names of seven letters were cut, and the top seat overlapped the header."""
    livia = phone("Octavianus", size=SMALL, large=large)
    table = livia.open_game("idus-martii", 8)
    player, rng = Player(server, table, livia, 0), Random(3)
    for _ in range(3):
        assert server.wait_for_people(table)
        player.wait_until_asked()
        expect(livia.page.locator(".seat .name")).to_have_count(8)
        assert livia.page.locator(".seat .name").evaluate_all(SHORTENED) == []
        expect_no_overlap(livia.page)
        player.play(rng)


def expect_no_overlap(page: Page) -> None:
    """Waits while the page is laid out: on a busy machine a change of offices takes some frames."""
    for _ in range(40):
        if not page.evaluate(OVERLAP):
            return
        page.wait_for_timeout(50)
    assert page.evaluate(OVERLAP) == []


def test_card_must_be_turned_over_to_be_kept(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: the choice was between "Card 1" and "Card 2". A private phone shows both."""
    livia = phone()
    player = start_idus(server, livia)
    play_idus_until(server, player, "discard")
    cards = livia.page.locator("#both")
    expect(cards.get_by_role("radio").first).to_be_disabled()
    expect(cards.locator(".card")).to_have_count(0)
    player.reveal_cards()
    expect(cards.get_by_role("radio").first).to_be_enabled()
    livia.set_preferences(open=True)
    livia.reload()
    expect(cards.locator(".card")).to_have_count(2)
    hand = player.view.mine.hand
    expect(cards).to_contain_text(livia.say(f"idus-martii-faction-{hand[0]}.aim"))
    expect(cards.get_by_role("radio").first).to_be_enabled()
    player.do(player.choose(Random(1)))


def test_waiting_player_sees_own_vote_and_marks_others(server: ThreadedServer, phone: NewPhone) -> None:
    """Both colours of a swapped vote are in the page only while they are held.

    Regression: half the tray was empty, and the colours were two taps away.
    """
    livia = phone(pace="slow", still=False)
    table = livia.open_game("idus-martii", 5, options={"first": 3})  # she is Aedile at once
    player = Player(server, table, livia, 0)
    server.bots.preferred = [lambda action: action == idus.Look(0), lambda action: action == idus.Veto(True)]
    mine, colours = livia.page.locator(".my-vote"), livia.page.locator(".my-vote use[href^='#v-']")
    with server.bots.paused():
        player.play(Random(1))
        livia.page.locator(".marking button").first.click()
        expect(livia.page.locator(".marking .mark.loyal")).to_have_count(1)
        expect(mine.get_by_text(livia.say("web-idus-hold-own"))).to_be_visible()
        with hold(livia.page.locator("button.own-vote")):
            expect(colours).to_have_count(1)
    both = mine.get_by_text(livia.say("web-idus-hold-swapped"))
    expect(both).to_be_visible(timeout=60_000)
    expect(mine).to_contain_text(livia.say("web-idus-vote-swapped"))
    expect(colours).to_have_count(0)
    with hold(livia.page.locator("button.own-vote")):
        expect(colours).to_have_count(2)
        assert colours.first.get_attribute("href") != colours.last.get_attribute("href")
    expect(colours).to_have_count(0)
    server.bots.preferred = []


def test_signs_and_offices_explain_themselves(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: only the steps, the ring and the keystone did."""
    livia = phone()
    play_idus_until(server, start_idus(server, livia), "vote")
    for place in (".tally .loyal", ".tally .soft", ".seat.you .seatbtn"):
        livia.page.locator(place).first.click()
        sheet = livia.page.get_by_role("dialog", name=livia.say("web-idus-about"))
        expect(sheet).to_contain_text(livia.say("idus-martii-faction-loyal.aim"))
        current = sheet.locator("dt[aria-current=true]")
        expect(current).to_have_count(1)
        expect(current).to_be_in_viewport()  # regression: the list was not scrolled
        livia.page.keyboard.press("Escape")
        expect(livia.page.get_by_role("dialog")).to_have_count(0)
    left, top, right, bottom = boxes(livia, ".seat:not(.you) .role")[0]
    livia.page.mouse.click((left + right) / 2, (top + bottom) / 2)
    expect(livia.page.get_by_role("dialog")).to_be_visible()


def test_replay_stays_on_screen_and_has_keys(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: a card that came in made the page wider than the phone, and the controls slid away.

    Keys needed a focus, the slider announced a bare number, and ten cards were dealt one by one.
    """
    table = let_bots_finish(server, phone())
    livia = phone(still=False, pace="normal", speedup=3)
    livia.go(f"/r/{table}?eyes=0")
    slider, caption = livia.page.get_by_role("slider"), livia.page.locator(".event-text")
    expect(slider).to_be_visible()
    livia.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    livia.page.keyboard.press(" ")
    expect(caption).to_have_text(livia.say("web-replay-deal"))
    expect(livia.page.locator("body")).to_have_attribute(
        "data-beat", re.compile("veto_decided announcement"), timeout=30_000
    )
    livia.page.wait_for_timeout(100)
    assert livia.page.evaluate("[innerWidth, innerHeight]") == list(PHONE)
    assert box(livia, ".tray")[3] <= PHONE[1]
    assert box(livia, ".secret .hand")[3] <= box(livia, ".tray")[1], "my cards are covered"
    expect(slider).to_have_attribute("aria-valuetext", re.compile("1"))
    livia.page.keyboard.press("End")
    expect(slider).to_have_value(str(slider.get_attribute("max")))


def test_game_is_given_up_from_its_menu(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: only the icon that forgets a finished game gave up a running one."""
    livia = phone()
    start_alea(server, livia)
    livia.button("web-menu", exact=True).click()
    livia.button("web-give-up", exact=True).click()
    livia.button("web-give-up-sure").click()
    expect(livia.page.get_by_text(livia.say("web-no-games"))).to_be_visible()


def test_missing_code_is_refused_in_words(phone: NewPhone) -> None:
    """Regression: the button did nothing."""
    livia = phone()
    livia.go()
    livia.button("web-take-seat").click()
    expect(livia.page.get_by_role("alert")).to_have_text(livia.say("web-code-empty"))
