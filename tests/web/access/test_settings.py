"""What one device is set to; and when it is handed round, out of date, or shows a game once more."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from lusoria.games.alea import actions as alea
from lusoria.games.idus_martii import actions as idus
from tests.web.conftest import NewPhone
from tests.web.support.phones import Phone
from tests.web.support.players import Player
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

EAR = """ // counts the tones
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
LIES_OPEN = """() => { // the cards beside each seat, and the votes in the middle
  const all = (place, what) => [...place.querySelectorAll(what)];
  const icons = (place, kind) => all(place, `use[href^="#${kind}-"]`).map((use) => use.href.baseVal.slice(3));
  const [floor] = all(document, ".floor");
  return [all(document, ".seat").map((seat) => icons(seat, "f")), icons(floor, "v")];
}"""


def tick(phone: Phone, message: str) -> None:
    """In the settings, choose it."""
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
    livia.page.add_init_script(EAR)

    def heard_at_a_move() -> int:
        table = livia.open_table(game, 5, start=True, **settings)
        livia.go(f"/t/{table}")
        player = Player(server, table, livia, 0)
        player.do(action)
        livia.hears(player.room.version)
        return int(livia.page.evaluate("heard"))

    assert heard_at_a_move() == 0
    tick(livia, "web-sound")
    assert livia.page.evaluate("heard"), "one hears what one has chosen"
    assert heard_at_a_move() > 0
    livia.button("web-menu", exact=True).click()
    livia.button("web-sound").click()
    assert heard_at_a_move() == 0


@pytest.mark.parametrize(
    ("setting", "of", "what", "now"),
    [
        ("web-large", "html", "font-size", "19px"),
        ("web-still", "button", "transition-duration", "0(.001)?s.*"),
    ],
)
def test_comfort_setting_applies_at_once_and_persists(
    phone: NewPhone, setting: str, of: str, what: str, now: str
) -> None:
    livia = phone(still=False)
    livia.go("/settings")
    place, value = livia.page.locator(of).first, re.compile(now)
    expect(place).not_to_have_css(what, value)
    livia.page.get_by_role("checkbox", name=livia.say(setting)).check()
    expect(place).to_have_css(what, value)
    livia.go()
    expect(place).to_have_css(what, value)


def test_pace_is_in_the_settings(phone: NewPhone) -> None:
    """It could only be found in the menu of a table."""
    livia = phone()
    livia.go("/settings")
    livia.page.get_by_label(livia.say("web-pace")).select_option("slow")
    livia.page.reload()
    expect(livia.page.get_by_label(livia.say("web-pace"))).to_have_value("slow")


def test_theme_applies_at_once_and_persists(phone: NewPhone) -> None:
    """As the system says, also when it changes its mind, until one says otherwise."""
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


def set_a_table(phone: Phone, game: str) -> Locator:
    """From the home page; the field for the name of the next player."""
    phone.go()
    region = phone.page.get_by_role("region", name=phone.say(f"{game}-name"))
    region.get_by_role("button", name=phone.say("web-set-table")).click()
    expect(phone.page.locator(".qr")).to_be_visible()
    return phone.page.get_by_label(phone.say("web-name-of-other"))


def test_shared_phone_asks_for_the_next_name(server: ThreadedServer, phone: NewPhone) -> None:
    livia = phone()
    expect(set_a_table(livia, "alea")).to_have_count(0)
    tick(livia, "web-handed")
    field = set_a_table(livia, "alea")
    expect(livia.begin).to_be_visible()
    for name in ("Clodia", "Drusus"):
        expect(field).not_to_have_value("")  # a free name is offered
        field.fill(name)
        livia.button("web-sit-down").click()
        expect(livia.page.get_by_text(livia.say("web-you-name", name=name))).to_be_visible()
    expect(field).to_have_count(0)
    room = server.room(livia.table)
    assert room.names == ("Livia", "Clodia", "Drusus")
    assert len({chair.person for chair in room.chairs}) == 1
    livia.begin.click()
    expect(livia.ask).to_be_visible()


def test_board_can_be_turned_round(phone: NewPhone) -> None:
    """For who sits opposite."""
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
    """However it was turned while nobody held it."""
    livia, marcus = phone(), phone("Marcus")
    table = livia.open_table("idus-martii", 5, options={"first": 0})
    livia.take_seat(table, "Clodia")
    marcus.take_seat(table)
    livia.start_game(table)
    for one in (livia, marcus):
        one.go(f"/t/{table}")
    livia.button("web-turn-round").click()
    expect(livia.page.locator("main")).to_have_css("rotate", "180deg")
    Player(server, table, marcus, 2).do(idus.Vote("green"))
    for _ in range(2):
        livia.button("web-i-am", name="Clodia").press("Enter")
    Player(server, table, livia, 1).ready()
    expect(livia.button("web-turn-round")).to_have_count(0)
    expect(livia.page.locator("main")).to_have_css("rotate", "none")


@pytest.mark.parametrize("lost", ["**/assets/pages-*.js", "**/assets/pages-*.css"])
def test_outdated_page_says_so(phone: NewPhone, lost: str) -> None:
    """The server has been renewed and no longer has the old files."""
    livia = phone()
    livia.forgive("status of 404|ERR_ABORTED")
    livia.page.route(lost, lambda route: route.fulfill(status=404))
    livia.go()
    livia.link("web-settings").click()
    expect(livia.page.get_by_text(livia.say("web-version-changed"))).to_be_visible()
    livia.page.unroute(lost)
    livia.button("web-reload").click()
    expect(livia.page.get_by_role("heading", name=livia.say("web-settings"))).to_be_visible()


def test_page_of_older_protocol_says_so(phone: NewPhone) -> None:
    """The server has been renewed while the page was open."""
    livia = phone()

    def older(route: WebSocketRoute) -> None:
        upstream = route.connect_to_server()
        route.on_message(lambda said: upstream.send(re.sub(r'"protocol":\d+', '"protocol":1', str(said))))

    livia.page.route_web_socket("**/socket", older)
    livia.go(f"/t/{livia.open_table('alea', 2)}")
    expect(livia.page.get_by_text(livia.say("web-version-changed"))).to_be_visible()
    expect(livia.button("web-reload")).to_be_visible()


def bots_play(server: ThreadedServer, phone: Phone) -> str:
    """A game that is over: a bot stands in for who has left, and the others are bots too."""
    table = phone.open_table("idus-martii", 5, start=True)
    phone.go(f"/tv/{table}")
    server.looking(table, None)
    phone.api("DELETE", f"/tables/{table}/seats/0", status=200)
    server.wait(lambda: server.over(table), "the bots do not finish")
    return table


def as_recorded(steps: list[dict[str, Any]]) -> Iterator[tuple[list[list[str]], list[str], bool]]:
    """The cards before each seat and the votes in the middle, after each step of a record; and whether the
    Consul has shuffled these."""
    cards: list[list[str]] = [[] for _ in range(5)]
    votes: dict[int, str] = {}
    for step in steps:
        lie: list[str] = []
        for event in step["events"]:
            match event["type"]:
                case "card_dealt":
                    cards[event["seat"]].append(event["faction"])
                case "card_discarded":
                    cards[event["consul"]].remove(event["faction"])
                case "vote_laid" | "vote_replaced":
                    votes[event["aedile"]] = event["colour"]
                case "turn_begun":
                    lie = []  # they are taken away before the next ones are laid
                case "votes_scored":
                    lie = [colour for colour in ("green", "red", "yellow") for _ in range(event[colour])]
        counted = bool(lie)
        if not counted and step["table"]["step"] in ("vote", "look", "veto", "replace"):
            lie = [votes[seat] for seat in step["table"]["aediles"] if seat in step["table"]["laid"]]
        yield [list(hand) for hand in cards], lie, counted


def test_replay_shows_all_secrets(server: ThreadedServer, phone: NewPhone) -> None:
    livia = phone()
    table = bots_play(server, livia)
    steps = livia.api("GET", f"/records/{table}/views?secrets=true", status=200)["steps"]
    livia.go(f"/r/{table}")
    livia.button("web-all-secrets").click()
    expect(livia.button("web-all-secrets")).to_have_attribute("aria-pressed", "true")
    slider = livia.page.get_by_role("slider")
    for at, (cards, votes, shuffled) in enumerate([*as_recorded(steps)][:-1]):
        slider.fill(str(at))
        hands, lie = livia.page.evaluate(LIES_OPEN)
        lie = sorted(lie) if shuffled else lie
        assert (hands, lie) == (cards, votes), f"step {at}: {steps[at]['events']}"
    slider.fill("1")
    livia.button("web-step-back").click()
    expect(livia.page.get_by_text(livia.say("web-replay-start"), exact=True)).to_be_visible()
    assert livia.page.evaluate(LIES_OPEN) == [[[]] * 5, []]


def test_replay_shows_what_a_seat_knew(server: ThreadedServer, phone: NewPhone) -> None:
    """What that seat knew then, and nothing else."""
    livia = phone()
    table = bots_play(server, livia)
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
    assert livia.page.evaluate(LIES_OPEN) == [[[]] * 5, []]
