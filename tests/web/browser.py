"""The one browser of a test run. Chromium is the system's own: nothing is downloaded."""

import os
import shutil
from contextlib import suppress

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = """\
These tests need a browser and found none. Install Chromium (on Debian or Ubuntu: apt install chromium), or
say with LUSORIA_BROWSER where one is."""


class NoBrowser(Exception):
    """Tests of the client cannot be skipped: without a browser they fail."""


def find_browser() -> str:
    named = os.environ.get("LUSORIA_BROWSER")
    if named and not shutil.which(named):
        raise NoBrowser(f"LUSORIA_BROWSER is {named}, and no program is there.")
    found = named or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise NoBrowser(MISSING)
    return found


class Engine:
    """Started when first asked for. While it runs, no asyncio can run in this thread: it must be stopped."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def browser(self) -> Browser:
        if self._browser is None:
            path = find_browser()
            self._playwright = sync_playwright().start()
            self._browser = self._playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        return self._browser

    def stop(self) -> None:
        if self._browser is not None:
            with suppress(Error):
                self._browser.close()
        if self._playwright is not None:
            self._playwright.stop()
        self._browser = self._playwright = None


ENGINE = Engine()
