"""People with a browser of their own, who remember everything the page said, asked for and was told."""

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
MET = ("alea", "idus-martii", *(f"idus-martii {what}" for what in IDUS_MET))
"""What is explained once on a device, and was."""

BEGIN = """(() => {
  const blocked = (e) => console.error("CSP", e.violatedDirective, e.blockedURI);
  document.addEventListener("securitypolicyviolation", blocked);
  try {
    const kept = JSON.parse(localStorage.getItem("lusoria") ?? "{}");
    localStorage.setItem("lusoria", JSON.stringify({ ...%s, ...kept }));
  } catch {}
})()"""
HASTEN = """(() => {
  const usual = window.setTimeout;
  window.setTimeout = (call, ms = 0, ...more) => usual(call, ms < 5000 ? ms / %d : ms, ...more);
})()"""
"""What is shown for a while goes by sooner; what watches over the line does not."""
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
"""Texts that are wider than what holds them."""

KEPT_OFFLINE = """async () => {
  await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType("resource").map(({ name }) => name);
  const files = ["/", ...used.filter((name) => name.includes("/assets/"))];
  const kept = await Promise.all(files.map((file) => caches.match(file)));
  return kept.every(Boolean);
}"""
"""The service worker keeps the page, and every file that the page has used."""


class Phone:
    """One person: cookies, prefs and tabs. `faults` is whatever a page should not have said or asked for."""

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
        haste: int = 1,
    ) -> None:
        """`haste` divides the time for which a beat is shown."""
        self.address = address
        self.name = name
        self.language = language
        self.faults: list[str] = []
        self.forgiven = [re.compile("Service Worker registration blocked by Playwright")]
        self.told: list[dict[str, Any]] = []
        """Every message that came over a socket."""
        self.sent: list[str] = []
        """Every message that went, as it was written."""
        self.stands: dict[str, Any] | None = None
        """The last update, with all news since."""
        self.version = 0
        """The newest that a view was of."""
        self.asked: dict[int, int] = {}
        """The number of the decision each seat was asked last."""
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
        self.context.add_init_script(BEGIN % json.dumps({"name": name, "pace": pace, "met": met}))
        if haste > 1:
            self.context.add_init_script(HASTEN % haste)
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
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda text: self.sent.append(str(text)))

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.told.append(message)
        if message["type"] == "update":
            self.stands = message
        elif message["type"] == "news" and self.stands:
            self.stands = apply_delta(self.stands, message) or self.stands
        else:
            return
        self.version = max(self.version, message["version"])
        if message.get("legal"):
            self.asked[message["seat"]] = message["ask"]

    def forgive(self, pattern: str) -> None:
        """This fault is what the test is about."""
        self.forgiven.append(re.compile(pattern))

    @contextmanager
    def offline(self) -> Iterator[None]:
        """The network is gone; browsers say so in the console by themselves."""
        self.forgive("ERR_INTERNET_DISCONNECTED|WebSocket connection to")
        told = self.page.evaluate("navigator.onLine")
        self.context.set_offline(True)
        if not told:  # on a machine without any network, the browser has nothing new to tell the page
            self.page.evaluate("dispatchEvent(new Event('offline'))")
        try:
            yield
        finally:
            self.context.set_offline(False)
            if not told:
                self.page.evaluate("dispatchEvent(new Event('online'))")

    def is_kept_offline(self) -> None:
        """Wait until the service worker has what it needs to open this page without a network."""
        self.page.wait_for_function(KEPT_OFFLINE)

    def close(self) -> None:
        self.context.close()

    def unforgiven(self) -> list[str]:
        return [fault for fault in self.faults if not any(p.search(fault) for p in self.forgiven)]

    # --- going about ---------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        expect(self.page.locator("main")).to_be_visible()
        return self.page

    def reload(self) -> None:
        """Reload the page, and forget what it knew."""
        self.stands, self.version = None, 0
        self.page.reload()

    def say(self, message: str, /, **args: str | int) -> str:
        return say(message, self.language, **args)

    def button(self, message: str, /, *, exact: bool = False, **args: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **args), exact=exact)

    def link(self, message: str, /, **args: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.say(message, **args))

    @property
    def begin(self) -> Locator:
        """The host's plaque in the lobby, however many sit there."""
        begins = "|".join(re.escape(self.say("web-begin", players=number)) for number in range(2, 13))
        return self.page.get_by_role("button", name=re.compile(f"^(?:{begins})$"))

    @property
    def ask(self) -> Locator:
        """The one thing asked, large and central."""
        return self.page.locator("#ask")

    @property
    def table(self) -> str:
        """The table in the address."""
        found = re.search(r"/(?:t|r|tv)/([\w-]+)$", self.page.url)
        assert found, f"no table in {self.page.url}"
        return found[1]

    def shown(self) -> str:
        """All that the page has put into the document; not the drawings that every page carries."""
        return str(self.page.evaluate("document.getElementById('app').innerHTML"))

    def cut(self) -> list[str]:
        """The buttons, headings and labels whose words do not fit into them."""
        found: list[str] = self.page.evaluate(CUT)
        return found

    def sideways(self) -> str:
        """What sticks out, where the page scrolls sideways; nothing where it does not."""
        return str(self.page.evaluate(SIDEWAYS))

    def hears(self, version: int) -> None:
        """Wait until the page knows its table as it stood then."""
        self._wait(lambda: self.version >= version, f"version {version} never came")

    def hears_question(self, seat: int, number: int) -> None:
        """Wait until the page knows of the decision of this number."""
        self._wait(lambda: self.asked.get(seat, -1) >= number, f"seat {seat} was never asked {number}")

    def settles(self, seat: int, asked: Sequence[int]) -> bool:
        """Whether this seat is asked again and still has the phone; else everybody sees what is on it."""
        still = False

        def so() -> bool:
            nonlocal still
            still = seat >= 0 and self.asked.get(seat, -1) >= asked[seat]
            return still or not self.page.locator(".holds.peek").count()

        self._wait(so, f"the phone did not leave seat {seat}")
        # where others moved in between, it was laid aside before the new question came
        return still and not self.page.locator("main.cur").count()

    def _wait(self, so: Callable[[], bool], otherwise: str) -> None:
        for _ in range(int(PATIENCE / 20)):
            if so():
                self.page.evaluate(TWO_FRAMES)
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(otherwise)

    # --- without the page: quick ways to where a test begins -----------------------------------------------

    def api(self, method: str, path: str, body: object = None, status: int | None = None) -> Any:
        answer = self.context.request.fetch(f"{self.address}/api{path}", method=method, data=body)
        assert status in (None, answer.status), (answer.status, answer.text())
        return answer.json()

    def open_table(self, game: str, players: int, *, start: bool = False, **settings: object) -> str:
        """A new table at which this person sits; with `start`, bots take the other seats."""
        settings = {"game": game, "players": players, **settings}
        room = self.api("POST", "/tables", {"name": self.name, "settings": settings}, 201)
        if start:
            self.api("POST", f"/tables/{room['id']}/start", status=200)
        return str(room["id"])

    def take_seat(self, table: str, name: str = "") -> None:
        self.api("POST", f"/tables/{table}/seats", {"name": name or self.name}, 200)

    def start_game(self, table: str) -> None:
        self.api("POST", f"/tables/{table}/start", status=200)
