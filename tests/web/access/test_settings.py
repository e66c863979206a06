"""Settings of a device: comfort, theme, shared phone, outdated page, and views of a replay."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from lusoria.games.alea import actions as alea
from lusoria.games.idus_martii import actions as idus
from tests.web.conftest import NewPhone
from tests.web.support.phones import DESK, Phone
from tests.web.support.players import Player
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

TONE_COUNTER = """ // counts the tones
  window.heard = 0;
  const knob = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const part = { gain: knob, frequency: knob, connect: (to) => to, start: () => heard++, stop() {} };
  window.AudioContext = class {
    currentTime = 0;
    destination = part;
    createGain = () => part;
    createOscillator = () => part;
  };
"""
OPEN_CARDS = """() => { // the cards beside each seat, and the votes in the middle
  const all = (place, what) => [...place.querySelectorAll(what)];
  const icons = (place, kind) => all(place, `use[href^="#${kind}-"]`).map((use) => use.href.baseVal.slice(3));
  const [floor] = all(document, ".floor");
  return [all(document, ".seat").map((seat) => icons(seat, "f")), icons(floor, "v")];
}"""


def check_setting(phone: Phone, message: str) -> None:
    """Checks a box on the settings screen."""
    phone.go("/settings")
    phone.page.get_by_role("checkbox", name=phone.say(message)).check()


@pytest.mark.parametrize(
    ("game", "action", "settings"),
    [("alea", alea.Roll(1), {}), ("idus-martii", idus.Vote("red"), {"options": {"first": 3}})],
)
def test_sounds_play_only_if_turned_on(
    server: ThreadedServer, phone: NewPhone, game: str, action: Any, settings: dict[str, Any]
) -> None:
    livia = phone()
    livia.page.add_init_script(TONE_COUNTER)

    def tones_of_a_move() -> int:
        table = livia.open_game(game, 5, **settings)
        player = Player(server, table, livia, 0)
        player.do(action)
        livia.wait_for_version(player.room.version)
        return int(livia.page.evaluate("heard"))

    assert tones_of_a_move() == 0
    check_setting(livia, "web-sound")
    assert livia.page.evaluate("heard"), "turning sounds on plays one"
    assert tones_of_a_move() > 0
    livia.button("web-menu", exact=True).click()
    livia.button("web-sound").click()
    assert tones_of_a_move() == 0


@pytest.mark.parametrize("answer", ["web-yes", "web-no"])
def test_sound_is_asked_for_once(phone: NewPhone, answer: str) -> None:
    """At the first table; later there is a button in the head of the lobby and of the game."""
    livia = phone(size=DESK, mobile=False, met=("alea",))
    livia.page.add_init_script(TONE_COUNTER)
    table = livia.open_table("alea", 2)
    livia.go(f"/t/{table}")
    question = livia.page.get_by_role("group", name=livia.say("web-sound-question"))
    question.get_by_role("button", name=livia.say(answer)).click()
    expect(question).to_have_count(0)
    is_on = answer == "web-yes"
    assert bool(livia.page.evaluate("heard")) == is_on
    button = livia.button("web-sound")
    expect(button).to_have_attribute("aria-pressed", str(is_on).lower())
    livia.start_button.click()
    expect(livia.question).to_be_visible()
    button.click()
    expect(button).to_have_attribute("aria-pressed", str(not is_on).lower())
    button.click()
    livia.reload()
    expect(livia.question).to_be_visible()
    expect(button).to_have_attribute("aria-pressed", str(is_on).lower())
    expect(question).to_have_count(0)


@pytest.mark.parametrize(
    ("setting", "selector", "property_name", "value_after"),
    [
        ("web-large", "html", "font-size", "19px"),
        ("web-still", "button", "transition-duration", "0(.001)?s.*"),
    ],
)
def test_comfort_setting_applies_at_once_and_persists(
    phone: NewPhone, setting: str, selector: str, property_name: str, value_after: str
) -> None:
    livia = phone(still=False)
    livia.go("/settings")
    place, value = livia.page.locator(selector).first, re.compile(value_after)
    expect(place).not_to_have_css(property_name, value)
    livia.page.get_by_role("checkbox", name=livia.say(setting)).check()
    expect(place).to_have_css(property_name, value)
    livia.go()
    expect(place).to_have_css(property_name, value)


def test_pace_is_in_the_settings(phone: NewPhone) -> None:
    """Regression: the pace was only in the menu of a table."""
    livia = phone()
    livia.go("/settings")
    livia.page.get_by_label(livia.say("web-pace")).select_option("slow")
    livia.page.reload()
    expect(livia.page.get_by_label(livia.say("web-pace"))).to_have_value("slow")


def test_theme_applies_at_once_and_persists(phone: NewPhone) -> None:
    """The theme follows the system until the player chooses one."""
    livia = phone()
    livia.go("/settings")
    body = livia.page.locator("body")
    light = body.evaluate("(body) => getComputedStyle(body).backgroundColor")
    livia.page.emulate_media(color_scheme="dark")
    expect(body).not_to_have_css("background-color", light)
    livia.button("web-theme-light", exact=True).click()
    expect(body).to_have_css("background-color", light)
    livia.page.reload()
    expect(livia.button("web-theme-light", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(body).to_have_css("background-color", light)
    livia.button("web-theme-system", exact=True).click()
    expect(body).not_to_have_css("background-color", light)


def open_lobby(phone: Phone, game: str) -> Locator:
    """Opens a lobby from the home page. Returns the field for the next player's name."""
    phone.go()
    region = phone.page.get_by_role("region", name=phone.say(f"{game}-name"))
    region.get_by_role("button", name=phone.say("web-set-table")).click()
    expect(phone.page.locator(".qr")).to_be_visible()
    return phone.page.get_by_label(phone.say("web-name-of-other"))


def test_shared_phone_asks_for_the_next_name(server: ThreadedServer, phone: NewPhone) -> None:
    livia = phone()
    expect(open_lobby(livia, "alea")).to_have_count(0)
    check_setting(livia, "web-handed")
    field = open_lobby(livia, "alea")
    expect(livia.start_button).to_be_visible()
    for name in ("Clodia", "Drusus"):
        expect(field).not_to_have_value("")  # a free name is offered
        field.fill(name)
        livia.button("web-sit-down").click()
        expect(livia.page.get_by_text(livia.say("web-you-name", name=name))).to_be_visible()
    expect(field).to_have_count(0)
    room = server.room(livia.table)
    assert room.names == ("Livia", "Clodia", "Drusus")
    assert len({chair.person for chair in room.chairs}) == 1
    livia.start_button.click()
    expect(livia.question).to_be_visible()


def test_board_can_be_turned_round(phone: NewPhone) -> None:
    """For a player on the other side of the phone."""
    livia = phone()
    table = livia.open_table("alea", 2)
    livia.take_seat(table, "Clodia")
    livia.start_game(table)
    livia.go(f"/t/{table}")
    for pressed, rotation in (("true", "180deg"), ("false", "none")):
        livia.button("web-turn-round").click()
        expect(livia.button("web-turn-round")).to_have_attribute("aria-pressed", pressed)
        expect(livia.page.locator("main")).to_have_css("rotate", rotation)


def test_board_is_upright_for_the_next_player(server: ThreadedServer, phone: NewPhone) -> None:
    """Also if it was turned under the curtain."""
    livia, marcus = phone(), phone("Marcus")
    table = livia.open_table("idus-martii", 5, options={"first": 0})
    livia.take_seat(table, "Clodia")
    marcus.take_seat(table)
    livia.start_game(table)
    for person in (livia, marcus):
        person.go(f"/t/{table}")
    livia.button("web-turn-round").click()
    expect(livia.page.locator("main")).to_have_css("rotate", "180deg")
    Player(server, table, marcus, 2).do(idus.Vote("green"))
    for _ in range(2):
        livia.button("web-i-am", name="Clodia").press("Enter")
    Player(server, table, livia, 1).wait_until_asked()
    expect(livia.button("web-turn-round")).to_have_count(0)
    expect(livia.page.locator("main")).to_have_css("rotate", "none")


@pytest.mark.parametrize("lost", ["**/assets/pages-*.js", "**/assets/pages-*.css"])
def test_outdated_page_says_so(phone: NewPhone, lost: str) -> None:
    """The server was updated and no longer has the old files."""
    livia = phone()
    livia.allow_fault("status of 404|ERR_ABORTED")
    livia.page.route(lost, lambda route: route.fulfill(status=404))
    livia.go()
    livia.link("web-settings").click()
    expect(livia.page.get_by_text(livia.say("web-version-changed"))).to_be_visible()
    livia.page.unroute(lost)
    livia.button("web-reload").click()
    expect(livia.page.get_by_role("heading", name=livia.say("web-settings"))).to_be_visible()


def test_page_of_older_protocol_says_so(phone: NewPhone) -> None:
    """The server was updated while the page was open."""
    livia = phone()

    def speak_older_protocol(route: WebSocketRoute) -> None:
        upstream = route.connect_to_server()
        route.on_message(lambda text: upstream.send(re.sub(r'"protocol":\d+', '"protocol":1', str(text))))

    livia.page.route_web_socket("**/socket", speak_older_protocol)
    livia.go(f"/t/{livia.open_table('alea', 2)}")
    expect(livia.page.get_by_text(livia.say("web-version-changed"))).to_be_visible()
    expect(livia.button("web-reload")).to_be_visible()


def let_bots_finish(server: ThreadedServer, phone: Phone) -> str:
    """A finished game: its only person leaves, and bots play it to the end."""
    table = phone.open_table("idus-martii", 5, start=True)
    phone.go(f"/tv/{table}")
    server.wait_for_viewers(table, None)
    phone.api("DELETE", f"/tables/{table}/seats/0", status=200)
    server.wait(lambda: server.is_over(table), "the bots do not finish")
    return table


def recorded_board(steps: list[dict[str, Any]]) -> Iterator[tuple[list[list[str]], list[str], bool]]:
    """After each step of a record: cards of each seat, votes on the table, and whether they are shuffled."""
    cards: list[list[str]] = [[] for _ in range(5)]
    votes: dict[int, str] = {}
    for step in steps:
        votes_shown: list[str] = []
        for event in step["events"]:
            match event["type"]:
                case "card_dealt":
                    cards[event["seat"]].append(event["faction"])
                case "card_discarded":
                    cards[event["consul"]].remove(event["faction"])
                case "vote_laid" | "vote_replaced":
                    votes[event["aedile"]] = event["colour"]
                case "turn_begun":
                    votes_shown = []  # they are taken away before the next ones are laid
                case "votes_scored":
                    votes_shown = [
                        colour for colour in ("green", "red", "yellow") for _ in range(event[colour])
                    ]
        counted = bool(votes_shown)
        if not counted and step["table"]["step"] in ("vote", "look", "veto", "replace"):
            votes_shown = [votes[seat] for seat in step["table"]["aediles"] if seat in step["table"]["laid"]]
        yield [list(hand) for hand in cards], votes_shown, counted


def test_replay_shows_all_secrets(server: ThreadedServer, phone: NewPhone) -> None:
    livia = phone()
    table = let_bots_finish(server, livia)
    steps = livia.api("GET", f"/records/{table}/views?secrets=true", status=200)["steps"]
    livia.go(f"/r/{table}")
    livia.button("web-all-secrets").click()
    expect(livia.button("web-all-secrets")).to_have_attribute("aria-pressed", "true")
    slider = livia.page.get_by_role("slider")
    for at, (cards, votes, shuffled) in enumerate([*recorded_board(steps)][:-1]):
        slider.fill(str(at))
        hands, votes_shown = livia.page.evaluate(OPEN_CARDS)
        votes_shown = sorted(votes_shown) if shuffled else votes_shown
        assert (hands, votes_shown) == (cards, votes), f"step {at}: {steps[at]['events']}"
    slider.fill("1")
    livia.button("web-step-back").click()
    expect(livia.page.get_by_text(livia.say("web-replay-start"), exact=True)).to_be_visible()
    assert livia.page.evaluate(OPEN_CARDS) == [[[]] * 5, []]


def test_replay_shows_what_a_seat_knew(server: ThreadedServer, phone: NewPhone) -> None:
    """Only what that seat knew at that step."""
    livia = phone()
    table = let_bots_finish(server, livia)
    record = livia.api("GET", f"/records/{table}/views?seat=1", status=200)
    at = next(k for k, step in enumerate(record["steps"]) if step["table"]["step"] == "look")
    livia.go(f"/r/{table}")
    livia.page.locator(".eyes").get_by_role("button", name=livia.say("web-gallery")).click()
    livia.page.get_by_role("slider").fill(str(at))
    secret = livia.page.locator(".secret .card")
    expect(secret).to_have_count(0)
    livia.page.locator(".eyes").get_by_role("button", name=record["seats"][1]["name"]).click()
    hand = record["steps"][at]["mine"]["hand"]
    expect(secret).to_have_text([livia.say(f"idus-martii-faction-{card}") for card in hand])
    assert livia.page.evaluate(OPEN_CARDS) == [[[]] * 5, []]
