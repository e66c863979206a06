"""The browser of a test process: the Chromium of the system."""

from contextlib import suppress

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

from tests.project.browser import ensure

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Engine:
    """Started at first use. While it runs, asyncio cannot run in this thread."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def browser(self) -> Browser:
        if self._browser is None:
            path = ensure()
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
