"""Phones: browser contexts of one person each, which record messages, requests and faults."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from lusoria.wire.delta import apply_delta
from tests.web.support.texts import say

PHONE = (390, 844)
DESK = (1280, 800)
SMALL = (360, 740)
PATIENCE = 15_000.0
"""Milliseconds; machines may be busy."""

IDUS_MET = ("always", "consul", "praetor", "aedile", "merchant", "yellow")
MET = ("sound", "alea", "idus-martii", *(f"idus-martii {what}" for what in IDUS_MET))
"""Explanations that this device has already shown."""

PREFERENCES = """(() => {
  const blocked = (e) => console.error("CSP", e.violatedDirective, e.blockedURI);
  document.addEventListener("securitypolicyviolation", blocked);
  try {
    const stored = JSON.parse(localStorage.getItem("lusoria") ?? "{}");
    localStorage.setItem("lusoria", JSON.stringify({ ...%s, ...stored }));
  } catch {}
})()"""
SET_PREFERENCES = """(preferences) => {
  const stored = JSON.parse(localStorage.getItem("lusoria") ?? "{}");
  localStorage.setItem("lusoria", JSON.stringify({ ...stored, ...preferences }));
}"""
HIDE = """() => {
  Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
SPEED_UP = """(() => {
  const usual = window.setTimeout;
  window.setTimeout = (call, ms = 0, ...more) => usual(call, ms < 5000 ? ms / %d : ms, ...more);
})()"""
"""Shortens timeouts of the playback, but not those of the connection (5 s and more)."""
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SIDEWAYS = """() => {
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= wide) return "";
  const all = [...document.querySelectorAll("#app *")];
  const out = all.filter((e) => e.getBoundingClientRect().right > wide + 1).slice(0, 4);
  return out.map((e) => `<${e.localName} class="${e.getAttribute("class") ?? ""}">`).join(" ") || "?";
}"""

CUT = """() => {
  const cut = [];
  for (const box of document.querySelectorAll("#app :is(button, a.btn, h1, h2, label, small, th)")) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowX)) continue;
    const edge = box.getBoundingClientRect();
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (edge.width && texts.nextNode()) {
      const text = texts.currentNode;
      const badge = getComputedStyle(text.parentElement).position === "absolute";
      if (badge || !text.data.trim() || text.parentElement.closest(".vh, option")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      if (left < edge.left - 1 || right > edge.right + 1) cut.push(text.data.trim());
    }
  }
  return cut;
}"""
"""Texts that are wider than their box."""

IS_CACHED = """async () => {
  await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType("resource").map(({ name }) => name);
  const files = ["/", ...used.filter((name) => name.includes("/assets/"))];
  const cached = await Promise.all(files.map((file) => caches.match(file)));
  return cached.every(Boolean);
}"""
"""True if the service worker has cached the page and every file that it used."""


class Phone:
    """Cookies, preferences and tabs of one person. `faults` has console messages and foreign requests."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str = "Livia",
        *,
        language: str = "en",
        dark: bool = False,
        size: tuple[int, int] = PHONE,
        mobile: bool = True,
        scale: float = 1,
        workers: bool = False,
        still: bool = True,
        forced_colors: bool = False,
        pace: str = "instant",
        met: Sequence[str] = MET,
        speedup: int = 1,
        **preferences: object,
    ) -> None:
        """`speedup` divides the duration of beats. `preferences` are as the page stores them."""
        self.address = address
        self.name = name
        self.language = language
        self.faults: list[str] = []
        self.allowed_faults = [re.compile("Service Worker registration blocked by Playwright")]
        self.received: list[dict[str, Any]] = []
        """All messages received over sockets."""
        self.sent: list[str] = []
        """All messages sent, as text."""
        self.last_update: dict[str, Any] | None = None
        """The last update, with all later news applied."""
        self.version = 0
        """Version of `last_update`."""
        self.ask_numbers: dict[int, int] = {}
        """Number of the last decision that each seat was asked for."""
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=scale,
            is_mobile=mobile,
            has_touch=mobile,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            forced_colors="active" if forced_colors else "none",
            service_workers="allow" if workers else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        stored = {"name": name, "pace": pace, "met": met, **preferences}
        self.context.add_init_script(PREFERENCES % json.dumps(stored))
        if speedup > 1:
            self.context.add_init_script(SPEED_UP % speedup)
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", self._request)
        page.on("websocket", self._socket)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme not in ("data", "blob") and url.netloc != urlsplit(self.address).netloc:
            self.faults.append(f"asks another host: {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)
        socket.on("framesent", lambda text: self.sent.append(str(text)))

    def _receive(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.received.append(message)
        if message["type"] == "update":
            self.last_update = message
        elif message["type"] == "news" and self.last_update:
            self.last_update = apply_delta(self.last_update, message) or self.last_update
        else:
            return
        self.version = max(self.version, message["version"])
        if message.get("legal"):
            self.ask_numbers[message["seat"]] = message["ask"]

    def allow_fault(self, pattern: str) -> None:
        """Expects faults that match this pattern."""
        self.allowed_faults.append(re.compile(pattern))

    @contextmanager
    def offline(self) -> Iterator[None]:
        """Without a network. The browser reports that in the console."""
        self.allow_fault("ERR_INTERNET_DISCONNECTED|WebSocket connection to")
        was_online = self.page.evaluate("navigator.onLine")
        self.context.set_offline(True)
        if not was_online:  # on a machine without network the browser sends no event
            self.page.evaluate("dispatchEvent(new Event('offline'))")
        try:
            yield
        finally:
            self.context.set_offline(False)
            if not was_online:
                self.page.evaluate("dispatchEvent(new Event('online'))")

    def wait_until_cached(self) -> None:
        """Waits until the service worker can open this page without a network."""
        self.page.wait_for_function(IS_CACHED)

    def close(self) -> None:
        self.context.close()

    def unexpected_faults(self) -> list[str]:
        return [fault for fault in self.faults if not any(p.search(fault) for p in self.allowed_faults)]

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        expect(self.page.locator("main")).to_be_visible()
        return self.page

    def reload(self) -> None:
        """Reloads the page and forgets its state."""
        self.last_update, self.version = None, 0
        self.page.reload()

    def set_preferences(self, **preferences: object) -> None:
        """Stores preferences. The page reads them when it loads."""
        self.page.evaluate(SET_PREFERENCES, preferences)

    def hide(self) -> None:
        """Tells the page that it is hidden, as on a locked phone."""
        self.page.evaluate(HIDE)

    def say(self, message: str, /, **args: str | int) -> str:
        return say(message, self.language, **args)

    def button(self, message: str, /, *, exact: bool = False, **args: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **args), exact=exact)

    def link(self, message: str, /, **args: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.say(message, **args))

    @property
    def start_button(self) -> Locator:
        """The host's start button, for any number of players."""
        begins = "|".join(re.escape(self.say("web-begin", players=number)) for number in range(2, 13))
        return self.page.get_by_role("button", name=re.compile(f"^(?:{begins})$"))

    @property
    def question(self) -> Locator:
        """The prompt of the current decision."""
        return self.page.locator("#ask")

    @property
    def table(self) -> str:
        """Id of the table in the address."""
        found = re.search(r"/(?:t|r|tv)/([\w-]+)$", self.page.url)
        assert found, f"no table in {self.page.url}"
        return found[1]

    def html(self) -> str:
        """HTML of the app, without the drawings that every page contains."""
        return str(self.page.evaluate("document.getElementById('app').innerHTML"))

    def cut_texts(self) -> list[str]:
        """Texts of buttons, headings and labels that do not fit."""
        found: list[str] = self.page.evaluate(CUT)
        return found

    def horizontal_overflow(self) -> str:
        """Elements that make the page scroll sideways; empty if it does not."""
        return str(self.page.evaluate(SIDEWAYS))

    def wait_for_version(self, version: int) -> None:
        """Waits until the page has received this version."""
        self.wait_until(lambda: self.version >= version, f"version {version} did not arrive")

    def wait_for_question(self, seat: int, number: int) -> None:
        """Waits until the page has received the decision of this number."""
        self.wait_until(lambda: self.ask_numbers.get(seat, -1) >= number, f"no question {number}")

    def wait_until_settled(self, seat: int, ask_numbers: Sequence[int]) -> bool:
        """Waits for the next question or the curtain. True if this seat is asked and keeps the phone."""
        still = False

        def condition() -> bool:
            nonlocal still
            still = seat >= 0 and self.ask_numbers.get(seat, -1) >= ask_numbers[seat]
            return still or not self.page.locator(".holds.peek").count()

        self.wait_until(condition, f"the phone did not leave seat {seat}")
        # if others moved in between, the phone has left the seat, and the curtain comes after the playback
        return still and self.page.locator(".holds.peek").count() > 0

    def wait_until(self, condition: Callable[[], bool], failure: str) -> None:
        for _ in range(int(PATIENCE / 20)):
            if condition():
                self.page.evaluate(TWO_FRAMES)
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(failure)

    def api(self, method: str, path: str, body: object = None, status: int | None = None) -> Any:
        answer = self.context.request.fetch(f"{self.address}/api{path}", method=method, data=body)
        assert status in (None, answer.status), (answer.status, answer.text())
        return answer.json()

    def open_table(self, game: str, players: int, *, start: bool = False, **settings: object) -> str:
        """Opens a table with this person on a seat; with `start`, bots take the other seats.

        The chat is free, as at the tables that the page opens.
        """
        settings = {"game": game, "players": players, "chat": "free", **settings}
        room = self.api("POST", "/tables", {"name": self.name, "settings": settings}, 201)
        if start:
            self.api("POST", f"/tables/{room['id']}/start", status=200)
        return str(room["id"])

    def open_game(self, game: str, players: int, **settings: object) -> str:
        """Starts a game against bots and opens its page. Returns the table."""
        table = self.open_table(game, players, start=True, **settings)
        self.go(f"/t/{table}")
        return table

    def take_seat(self, table: str, name: str = "") -> None:
        self.api("POST", f"/tables/{table}/seats", {"name": name or self.name}, 200)

    def start_game(self, table: str) -> None:
        self.api("POST", f"/tables/{table}/start", status=200)


def open_game_together(host: Phone, *guests: Phone, game: str, players: int, **settings: object) -> str:
    """Starts a game of several phones and opens its page on each. Returns the table."""
    table = host.open_table(game, players, start=False, **settings)
    for guest in guests:
        guest.take_seat(table)
    host.start_game(table)
    for phone in (host, *guests):
        phone.go(f"/t/{table}")
        expect(phone.question).to_be_visible()
    return table
