"""A tour of every screen, for checks of all screens and for the gallery.

for name in tour(server, phone):
    ...  # phone.page shows the screen of this name
"""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from lusoria.games.alea import actions as alea
from lusoria.games.idus_martii import actions as idus
from lusoria.records.codec import convert
from tests.web.support import rare_screens
from tests.web.support.finished_games import TABLE, FakeAnalysis, finished_record
from tests.web.support.full_home import fill
from tests.web.support.phones import MET, Phone
from tests.web.support.players import Learner, Player
from tests.web.support.threaded_server import ThreadedServer

STEPS = {
    "idus-martii": {"vote", "look", "veto", "replace", "discard", "assign"},
    "alea": {"roll", "choose", "failed"},
}
"""All decisions of a game."""
PREFIXES = {"idus-martii": "idus", "alea": "alea"}
OPEN_ALL = "document.querySelectorAll('details').forEach((el) => (el.open = true))"
PLAIN = {
    "home": "/",
    "rules-idus": "/rules/idus-martii",
    "rules-alea": "/rules/alea",
    "settings": "/settings",
    "daily": "/d",
    "games-none": "/games",
    "lost": "/t/nothing/here",
}


def tour(server: ThreadedServer, phone: Phone) -> Iterator[str]:
    yield from plain(phone)
    yield from full_lists(phone)
    yield from rare_screens.accuracy(phone)
    yield from rare_screens.wait_pages(phone)
    yield from rare_screens.opened_record(phone)
    yield from rare_screens.daily_results(phone, PREFIXES)
    yield from rare_screens.guest_games(phone)
    for game in PREFIXES:
        yield from lesson(phone, game)
        yield from exercise(phone, game)
        yield from analysis(phone, game)
    yield from lobbies(phone)
    yield from rare_screens.lobby_forms(phone)
    yield from guest(phone)
    yield from first_games(phone)
    yield from idus_game(server, phone)
    yield from alea_game(server, phone)
    yield from rare_screens.notices(phone)
    yield from rare_screens.busy_table(phone)
    yield from shared_phone(server, phone)
    phone.go("/games")
    expect(phone.page.locator(".rows a").first).to_be_visible()
    yield "games"
    yield from rare_screens.erase_dialog(phone)
    phone.go("/")
    expect(phone.page.locator("a.going").first).to_be_visible()
    yield "home-again"


def plain(phone: Phone) -> Iterator[str]:
    for name, path in PLAIN.items():
        phone.go(path)
        expect(phone.page.get_by_role("heading", level=1)).to_be_visible()
        yield name
    phone.allow_fault("status of 404")
    phone.go("/t/nobodys-table")
    expect(phone.page.get_by_text(phone.say("table-refused-no_such_table"))).to_be_visible()
    yield "no-such-table"


def full_lists(phone: Phone) -> Iterator[str]:
    """Home page and list of games with full lists and long names."""
    fill(phone)
    phone.go()
    expect(phone.page.locator(".watch .rows a").first).to_be_visible()
    yield "home-full"
    phone.go("/games")
    expect(phone.page.locator(".rows a").first).to_be_visible()
    yield "games-full"
    phone.page.unroute_all()


def lesson(phone: Phone, game: str) -> Iterator[str]:
    """Every beat of a lesson."""
    phone.go(f"/learn/{game}")
    learner, panel = Learner(phone, game), phone.page.locator(".lesson")
    for at, beat in enumerate(learner.beats):
        learner.at = at
        expect(panel).to_contain_text(phone.say(f"{game}-lesson-{beat['say']}"))
        yield f"learn-{PREFIXES[game]}-{at + 1}"
        if at == len(learner.beats) - 1:
            return
        if beat["do"] is None:
            panel.get_by_role("button", name=phone.say("web-go-on")).click()
            continue
        action = convert(learner.game.action_type, beat["do"], "beat.do")
        learner.pick(action)
        learner.confirm_button(action).click()


def exercise(phone: Phone, game: str) -> Iterator[str]:
    """Before and after an answer; the second of Alea Romana is a failed turn with cards in hand.

    In Idus Martii first one about a single suspect, then one about all players.
    """
    phone.go(f"/practice/{game}?n=2")
    stones, foot = phone.button("web-idus-stones-laid"), phone.page.locator(".tray .foot")
    expect(stones if game == "idus-martii" else foot.locator("button").first).to_be_visible()
    yield f"practice-{PREFIXES[game]}"
    if game == "idus-martii":
        phone.go(f"/practice/{game}?n=500")
        expect(phone.page.locator(".laying li").nth(3)).to_be_attached()
        yield "practice-idus-all"
        stones.click()
        phone.page.evaluate(OPEN_ALL)
    else:
        choose_anything(phone)
    expect(phone.button("web-exercise-next")).to_be_visible()
    yield f"practice-{PREFIXES[game]}-answered"


def choose_anything(phone: Phone) -> None:
    """Rolls if possible, or else ends the turn."""
    foot = phone.page.locator(".tray .foot")
    expect(foot.locator("button").first).to_be_visible()
    roll = foot.locator(".roll")
    if roll.count():
        roll.click()
        return
    if foot.locator(".toggle").count():
        foot.locator(".toggle").click()
    foot.locator(".ansata").click()


def analysis(phone: Phone, game: str) -> Iterator[str]:
    FakeAnalysis(finished_record(game, 5 if game == "idus-martii" else 3)).serve(phone)
    phone.go(f"/r/{TABLE}/analysis")
    expect(phone.page.locator("main h2").first).to_be_visible()
    phone.page.evaluate(OPEN_ALL)
    yield f"analysis-{PREFIXES[game]}"
    for help_button in phone.page.locator(".unit-help").all():
        help_button.click()
    yield f"analysis-{PREFIXES[game]}-units"
    phone.page.unroute_all()


def guest(phone: Phone) -> Iterator[str]:
    """The lobby of another host: before and after taking a seat, and after the host has changed a rule."""
    browser = phone.context.browser
    assert isinstance(browser, Browser)
    host = Phone(browser, phone.address, "Marcus")
    table = host.open_table("idus-martii", 5)
    phone.set_preferences(met=[])
    phone.go(f"/t/{table}")
    expect(phone.button("web-sit-down").first).to_be_visible()
    expect(phone.page.locator("#lobby-rules")).to_be_visible()
    yield "join"
    phone.take_seat(table)
    expect(phone.button("web-say-read")).to_be_visible()
    yield "lobby-guest"
    phone.button("web-say-read").click()
    expect(phone.button("web-say-not-ready")).to_be_visible()
    settings = host.api("GET", f"/tables/{table}")["settings"]
    host.api("PUT", f"/tables/{table}/settings", {**settings, "options": {"limit": 18}}, 200)
    host.close()
    expect(phone.page.locator(".lost")).to_be_visible()
    yield "lobby-lost-ready"
    phone.set_preferences(met=MET)


def first_games(phone: Phone) -> Iterator[str]:
    """Explanations that a device shows once."""
    phone.set_preferences(met=[])
    for game, name in PREFIXES.items():
        phone.open_game(game, 5)
        expect(phone.page.get_by_role("dialog")).to_be_visible()
        yield f"{name}-first"
        phone.button("web-just-play").click()
        expect(phone.page.locator(".sound-question")).to_be_visible()
        yield f"{name}-sound-question"
    phone.set_preferences(met=MET)


def lobbies(phone: Phone) -> Iterator[str]:
    for game, name in PREFIXES.items():
        table = phone.open_table(game, 5)
        phone.api("POST", f"/tables/{table}/bots", {"seat": 1}, 200)
        phone.go(f"/t/{table}")
        expect(phone.page.locator(".qr")).to_be_visible()
        yield f"lobby-{name}"
        if (folded := phone.page.locator("details.opts:not([open]) summary")).count():
            folded.click()
        yield f"lobby-{name}-options"
        phone.go(f"/tv/{table}")
        expect(phone.page.locator(".qr")).to_be_visible()
        if game == "alea":
            yield "tv-waiting"


@contextmanager
def hold(button: Locator) -> Iterator[None]:
    """Holds a button down."""
    button.dispatch_event("pointerdown", {"pointerId": 1, "bubbles": True})
    try:
        yield
    finally:
        button.dispatch_event("pointerup", {"pointerId": 1, "bubbles": True})


def idus_game(server: ThreadedServer, phone: Phone) -> Iterator[str]:
    """Every decision once, then sheets, end, replay and television."""
    server.bots.preferred = [lambda action: action == idus.Look(0), lambda action: action == idus.Veto(True)]
    table = phone.open_game("idus-martii", 5)
    player = Player(server, table, phone, 0)
    rng = Random(44)
    missing = set(STEPS["idus-martii"])
    sheets = False
    while server.wait_for_people(table) and (missing or not sheets):
        step = player.view.table.step
        player.wait_until_asked()
        action = player.choose(rng)
        if step in missing:
            missing.discard(step)
            yield f"idus-{step}"
            if step in ("veto", "discard"):
                with hold(phone.page.locator("button.holds.wide")):
                    yield f"idus-{step}-held"
            player.pick(action)
            yield f"idus-{step}-chosen"
            player.confirm(action)
            continue
        if not sheets and player.view.table.round == 2:
            sheets = True
            yield from idus_sheets(server, phone, table, player)
        player.do(action)
    server.bots.preferred = []
    server.finish_game(table)
    expect(phone.page.locator(".verdict")).to_be_visible()
    yield "idus-end"
    yield from replay(phone, table, "idus")
    phone.go(f"/tv/{table}")
    expect(phone.page.locator(".verdict")).to_be_visible()
    yield "tv-idus-end"


def idus_sheets(server: ThreadedServer, phone: Phone, table: str, player: Player) -> Iterator[str]:
    page = phone.page
    with hold(page.locator("button.holds.peek")):
        expect(page.locator(".secret")).to_be_visible()
        yield "idus-secret"
    if phone.button("web-ledger", exact=True).is_visible():
        phone.button("web-ledger", exact=True).click()
        yield "idus-ledger"
        page.keyboard.press("Escape")
    aediles = player.view.table.aediles  # a tap on an Aedile may be the Praetor's look
    quiet = next(seat for seat in range(1, 5) if seat not in aediles)
    phone.button("web-about", name=player.name(quiet)).click()
    yield "idus-about"
    page.keyboard.press("Escape")
    page.locator(".talks").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "talk"
    page.keyboard.press("Escape")
    phone.button("web-menu", exact=True).click()
    yield "menu"
    page.keyboard.press("Escape")
    phone.go(f"/tv/{table}")
    expect(page.locator(".band")).to_be_visible()
    yield "tv-idus"
    phone.go(f"/t/{table}")
    player.wait_until_asked()


def replay(phone: Phone, table: str, name: str) -> Iterator[str]:
    phone.go(f"/r/{table}")
    step = phone.page.get_by_role("slider")
    expect(step).to_be_visible()
    yield f"replay-{name}"
    step.fill(str(int(step.get_attribute("max") or 0) // 2))
    yield f"replay-{name}-middle"


def alea_game(server: ThreadedServer, phone: Phone) -> Iterator[str]:
    table = phone.open_game("alea", 3)
    player = Player(server, table, phone, 0)
    rng = Random(5)
    missing = set(STEPS["alea"])
    watched = False
    while server.wait_for_people(table) and (missing or not watched):
        step = player.view.table.step
        action = roll_until_failure(player, missing, rng)
        if step in missing:
            player.wait_until_asked()
            missing.discard(step)
            yield f"alea-{step}"
            if step == "failed":
                player.pick(action)
                yield "alea-failed-chosen"
                player.confirm(action)
                continue
            if step == "choose":
                phone.page.locator(".rivals .all").click()
                yield "alea-columns"
                phone.page.keyboard.press("Escape")
        if not watched and player.view.table.round == 3:
            watched = True
            phone.go(f"/tv/{table}")
            expect(phone.page.locator(".cols")).to_be_visible()
            yield "tv-alea"
            phone.go(f"/t/{table}")
        player.do(action)
    server.finish_game(table)
    expect(phone.page.locator(".sums")).to_be_visible()
    yield "alea-end"
    yield from replay(phone, table, "alea")
    phone.go(f"/tv/{table}")
    expect(phone.page.locator(".finale")).to_be_visible()
    yield "tv-alea-end"


def roll_until_failure(player: Player, missing: set[str], rng: Random) -> Any:
    """The player's choice; a roll until a turn has failed."""
    rolls = [action for action in player.view.legal if isinstance(action, alea.Roll)]
    return rolls[0] if "failed" in missing and rolls else player.choose(rng)


def shared_phone(server: ThreadedServer, phone: Phone) -> Iterator[str]:
    """The curtain of a phone that several people share."""
    table = phone.open_table("idus-martii", 5)
    for name in ("Clodia", "Drusus", "Fausta"):
        phone.take_seat(table, name)
    phone.start_game(table)
    phone.go(f"/t/{table}")
    expect(phone.page.locator("main.cur")).to_be_visible()
    yield "curtain"
    yield from rare_screens.lost_curtain(phone, table)
