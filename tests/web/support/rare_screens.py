"""Screens and states that few players see, for the tour: see `tests.web.support.screen_tour`."""

import json
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, Route, WebSocketRoute, expect

from lusoria.records.record import write_record
from lusoria.server.transport.pages.wait_page import render
from lusoria.wire.analysis import Parts
from lusoria.wire.daily_challenge import (
    BotsPlayed,
    Comparison,
    DailyShown,
    DayGame,
    DayShown,
    MyTry,
    NamedResult,
    PlayerTotals,
    SeedCommitment,
    TryAnalysis,
    TurnMark,
)
from tests.guest.installed_program import LAPILLI, PACKAGE, InstalledProgram, install
from tests.web.support.finished_games import finished_record, views
from tests.web.support.full_home import LONG, SOME_DAY, responder
from tests.web.support.phones import Phone

DAY = "2026-03-15"
WEB_BOARD = '    "web": "par_impar.web_files:WEB",\n'
"""Line of par impar's package; without it the game has the generic board."""
LONG_WAIT = 600
"""Seconds: the longest Retry-After."""
INSECURE = "Object.defineProperty(window, 'isSecureContext', { value: false })"


@contextmanager
def another_tab(phone: Phone) -> Iterator[None]:
    """A new tab is `phone.page`. Its routes and scripts do not outlast it, nor what it has received."""
    usual, state = phone.page, (phone.last_update, phone.version, dict(phone.ask_numbers))
    phone.page = phone.tab()
    try:
        yield
    finally:
        phone.page.close()
        phone.page = usual
        phone.last_update, phone.version, phone.ask_numbers = state


def give_up(phone: Phone, table: str) -> None:
    """Ends a game, so that it does not wait for the player on the home page."""
    phone.api("DELETE", f"/tables/{table}/seats/0", status=200)


def refuse_for_long(route: Route) -> None:
    error = {"kind": "table", "why": "too_fast", "facts": {"seconds": LONG_WAIT}}
    route.fulfill(status=429, headers={"Retry-After": str(LONG_WAIT)}, json={"error": error})


def wait_pages(phone: Phone) -> Iterator[str]:
    """A refused page load, and a home page whose requests are refused."""
    phone.allow_fault("status of 429")
    with another_tab(phone):
        page = render(phone.language, LONG_WAIT)
        phone.page.route("**/wait", lambda route: route.fulfill(body=page, content_type="text/html"))
        phone.go("/wait")
        yield "wait"
        phone.page.route("**/api/tables", refuse_for_long)
        phone.go()
        phone.button("web-play-now").first.click()
        expect(phone.page.locator(".busy")).to_have_count(2)
        yield "home-busy"


def lobby_forms(phone: Phone) -> Iterator[str]:
    """Forms of a host: name, free seat, another player there, new name. Then that of a guest."""
    phone.set_preferences(name="")
    phone.go()
    phone.button("web-set-table").first.click()
    name = phone.page.locator("#new-name")
    expect(name).to_be_visible()
    yield "lobby-name"
    name.fill(phone.name)
    phone.button("web-that-is-me").click()
    expect(name).to_have_count(0)
    phone.page.locator("button[data-seat='1']").first.click()
    expect(phone.page.locator(".sits")).to_be_visible()
    yield "lobby-seat"
    phone.button("web-other-here").click()
    expect(phone.page.locator("#name")).to_be_visible()
    yield "lobby-other-player"
    phone.page.keyboard.press("Escape")
    phone.button("web-change-name").first.click()
    expect(name).to_be_visible()
    yield "lobby-rename"
    browser = phone.context.browser
    assert isinstance(browser, Browser)
    host = Phone(browser, phone.address, phone.name)
    table = host.open_table("alea", 4)
    host.close()
    phone.go(f"/t/{table}")
    expect(phone.page.locator("#name-hint")).to_be_visible()
    phone.page.get_by_text(phone.say("web-have-rejoin")).click()
    yield "join-name-taken"


def opened_record(phone: Phone) -> Iterator[str]:
    """A record from a file, before and after it is opened."""
    with another_tab(phone):
        phone.go("/r/file")
        field = phone.page.locator("input[type=file]")
        expect(field).to_be_attached()
        yield "file"
        record = write_record(finished_record("idus-martii", 8))
        field.set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": record})
        expect(phone.page.get_by_role("slider")).to_be_visible()
        yield "file-open"


def accuracy(phone: Phone) -> Iterator[str]:
    phone.go("/beliefs")
    expect(phone.page.get_by_role("heading", level=1).first).to_be_visible()
    yield "beliefs"


def comparison(game: str) -> Comparison:
    """A finished daily game, with everything that a page can show."""
    is_alea = game == "alea"
    column = (19, 20, 25, 31, 33, 38, 39) if is_alea else None
    points = 174 if is_alea else None
    bots = tuple(
        BotsPlayed(
            bot, level, 1 if is_alea else 40, 1 if is_alea else 21, points, column, 2 if is_alea else None
        )
        for level, bot in enumerate(("novice", "able", "strong", "master"), 1)
    )
    marks: tuple[TurnMark, ...] = ("best", "close", "slip", "none") * 3
    bins = ((120, 4), (150, 30), (160, 12), (170, 8), (200, 2)) if is_alea else ()
    parts = Parts(150.0, 13.0, -20.0, 31.0, 174.0) if is_alea else Parts(0.25, 0.1, -0.05, 0.7, 1.0)
    return Comparison(
        day=DAY,
        game=game,
        open=True,
        opens=SOME_DAY,
        mine=MyTry(DAY, game, "table", "over", points, not is_alea, points, None if is_alea else 1.0),
        crowd=PlayerTotals(1234, 56, 617, bins, 730, 12),
        ready=True,
        told=TryAnalysis(marks, parts, column, 2 if is_alea else None),
        bots=bots,
        names=tuple(
            NamedResult(name, points, 1.0 if place else 0.5, not place) for place, name in enumerate(LONG * 4)
        ),
    )


def week_of_tries() -> DailyShown:
    """A day on which the player has a streak and a best of the week."""
    mine = tuple(
        MyTry(f"2026-03-{day}", game, "table", "over", points, won, 170, 1.0)
        for day in (15, 14, 13)
        for game, points, won in (("alea", 140 + day, None), ("idus-martii", None, True))
    )
    promises = [SeedCommitment(game, "0" * 64, None) for game in ("alea", "idus-martii")]
    games = tuple(
        DayGame(promise.game, 5, 1, "master", 12, promise, attempt)
        for promise, attempt in zip(promises, mine, strict=False)
    )
    today = DayShown(DAY, SOME_DAY, SOME_DAY, open=False, games=games)
    return DailyShown(today, tuple(promises), "2026-03-01", mine)


def daily_results(phone: Phone, games: dict[str, str]) -> Iterator[str]:
    with another_tab(phone):
        for game, name in games.items():
            body = msgspec.to_builtins(comparison(game))
            phone.page.route(f"**/api/daily/{DAY}/{game}*", responder(body))
            phone.go(f"/d/{DAY}/{game}")
            expect(phone.page.locator(".marks")).to_be_visible()
            yield f"daily-{name}"
        phone.page.route("**/api/daily", responder(msgspec.to_builtins(week_of_tries())))
        phone.go("/d")
        expect(phone.page.get_by_role("region", name=phone.say("web-daily-week-best"))).to_be_visible()
        expect(phone.page.locator(".days tbody tr")).to_have_count(3)  # weeks to come are left out
        yield "daily-week"


class Relay:
    """Passes on a table's messages, as if bots had played for seat 0 and another player were away."""

    def __init__(self, phone: Phone) -> None:
        self.is_lost = False
        self._lines: list[WebSocketRoute] = []
        phone.page.route_web_socket("**/socket", self._connect)

    def lose(self) -> None:
        """Closes the connection for good."""
        self.is_lost = True
        for line in self._lines:
            line.close()

    def _connect(self, line: WebSocketRoute) -> None:
        if self.is_lost:
            return  # it opens, but nobody answers
        self._lines.append(line)

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "room":
                message |= {"grace": LONG_WAIT, "asking": LONG_WAIT}
                message["seats"][0]["lent"] = 3
                message["seats"][1]["bot_at"] = time.time() + LONG_WAIT
            line.send(json.dumps(message))

        line.connect_to_server().on_message(tell)


def notices(phone: Phone) -> Iterator[str]:
    """What a bot did, an absent player, a lost connection, a screen that may go dark, and a rate limit."""
    steps = views(finished_record("alea", 3), 0)["steps"]
    moves = [{"events": step["events"]} for step in steps[2:5]]
    with another_tab(phone):
        phone.page.add_init_script(INSECURE)
        phone.page.route("**/seats/0/lent", responder({"lent": len(moves), "moves": moves}))
        relay = Relay(phone)
        table = phone.open_game("alea", 3)
        phone.page.locator(".stand-in-moves summary").click()
        expect(phone.page.get_by_role("timer").first).to_be_visible()
        yield "notices"
        relay.lose()
        expect(phone.page.get_by_role("alert").first).to_be_visible()
        yield "notices-lost"
    give_up(phone, table)


def busy_table(phone: Phone) -> Iterator[str]:
    with another_tab(phone):
        phone.page.route("**/notes", refuse_for_long)
        table = phone.open_game("idus-martii", 5)
        expect(phone.page.locator(".busy")).to_be_visible()
        yield "idus-busy"
    give_up(phone, table)


def lost_curtain(phone: Phone, table: str) -> Iterator[str]:
    """The curtain of a shared phone without a connection."""
    with another_tab(phone):
        phone.page.add_init_script(INSECURE)
        relay = Relay(phone)
        phone.go(f"/t/{table}")
        expect(phone.page.locator("main.cur")).to_be_visible()
        relay.lose()
        expect(phone.page.locator("main.cur").get_by_role("alert")).to_be_visible()
        yield "curtain-lost"


def erase_dialog(phone: Phone) -> Iterator[str]:
    phone.button("web-erase").click()
    expect(phone.page.get_by_role("dialog")).to_be_visible()
    yield "erase"


def guest_games(phone: Phone) -> Iterator[str]:
    """The generic board: choices, the end, and a grid. The server runs as a program of its own."""
    with tempfile.TemporaryDirectory() as folder:
        packages, served = Path(folder, "packages"), Path(folder, "served")
        packages.mkdir()
        served.mkdir()
        install(PACKAGE, packages)
        install(LAPILLI, packages)
        init = packages / "par_impar" / "__init__.py"
        init.write_text(init.read_text(encoding="utf-8").replace(WEB_BOARD, ""), encoding="utf-8")
        with InstalledProgram([packages]).serving(served) as port, another_tab(phone):
            usual, phone.address = phone.address, f"http://localhost:{port}"  # cookies of its own
            try:
                phone.open_game("par-impar", 2, options={"first": 0})
                expect(phone.question).to_be_visible()
                yield "guest-choices"
                table = phone.open_table("terni-lapilli", 2)
                phone.take_seat(table, "Marcus")
                phone.start_game(table)
                phone.go(f"/t/{table}")
                expect(phone.page.locator("button.free").first).to_be_visible()
                yield "guest-grid"
            finally:
                phone.address = usual
