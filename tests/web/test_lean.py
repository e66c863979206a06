"""How much is sent, from where, and what stays when the network goes."""

import gzip
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import lusoria.server
from tests.web.conftest import NewPhone

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

STATIC = Path(lusoria.server.__file__).parent / "static"
MOST_SCRIPT = 60_000
WAIT_FOR_WORKER = "async () => { await navigator.serviceWorker.ready; return (await caches.keys()).length }"


def test_all_scripts_together_are_small() -> None:
    scripts = {path.name: path.read_bytes() for path in STATIC.rglob("*.js")}
    assert scripts, "the client is not built: run `npm run build` in web/"
    page = (STATIC / "index.html").read_bytes()
    scripts |= {
        f"in the page, {k}": text
        for k, text in enumerate(re.findall(rb"<script>(.*?)</script>", page, re.DOTALL))
    }
    assert len(scripts) == 4, f"two parts, the worker, and what is in the page: {list(scripts)}"
    sizes = {name: len(gzip.compress(script, 9)) for name, script in scripts.items()}
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


def test_the_page_opens_without_a_network_and_says_so(phone: NewPhone) -> None:
    """Installed once, the shell is kept; a game it does not pretend to have."""
    livia = phone(workers=True)
    livia.forgive("ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection to")
    livia.go()
    assert livia.page.evaluate(WAIT_FOR_WORKER)
    with livia.offline():
        livia.page.reload()
        expect(livia.page.get_by_role("heading", name="Lvsoria")).to_be_visible()
        livia.button("web-play-now").first.click()
        expect(livia.page.get_by_role("alert")).to_have_text(livia.say("web-offline"))
    livia.button("web-play-now").first.click()
    expect(livia.ask).to_be_visible()


def test_the_page_can_be_installed(phone: NewPhone) -> None:
    livia = phone()
    livia.go()
    href = livia.page.locator("link[rel=manifest]").get_attribute("href")
    answer = livia.context.request.get(f"{livia.address}{href}")
    manifest = json.loads(answer.text())
    assert "manifest+json" in answer.headers["content-type"]
    assert {"name", "start_url", "display", "icons"} <= set(manifest)
    for icon in manifest["icons"]:
        drawn = livia.context.request.get(livia.address + icon["src"])
        assert drawn.ok, f"{icon['src']} is not there"
        assert drawn.headers["content-type"].startswith(icon["type"])
    for icon in livia.page.locator("link[rel*=icon]").all():
        assert livia.context.request.get(f"{livia.address}{icon.get_attribute('href')}").ok
