"""How much is sent, from where, and what stays when the network goes."""

import gzip
import json
import re
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

import lusoria.server
from tests.web.conftest import NewPhone

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

STATIC = Path(lusoria.server.__file__).parent / "static"
MAX_HOME_BYTES = 60_000
MAX_TABLE_BYTES = 100_000
MAX_LATER_BYTES = 82_000
"""Of scripts, gzipped: what opens the first page; the same with a table and one board; everything else."""
GAMES = ("idus-martii", "alea")
BOARDS = (*GAMES, "plain")


def weight(script: bytes) -> int:
    return len(gzip.compress(script, 9))


def sizes() -> dict[str, int]:
    """Each script of the client, and what stands in the page itself."""
    found = {path.name: weight(path.read_bytes()) for path in STATIC.rglob("*.js")}
    assert found, "the client is not built: run `npm run build` in web/"
    page = (STATIC / "index.html").read_bytes()
    return found | {
        f"in the page, {k}": weight(text)
        for k, text in enumerate(re.findall(rb"<script>(.*?)</script>", page, re.DOTALL))
    }


def imported(name: str) -> set[str]:
    """The scripts that a script imports, directly or not, itself included."""
    text = (STATIC / "assets" / name).read_text(encoding="utf-8")
    needed = re.findall(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""", text)
    return {name}.union(*map(imported, needed)) if needed else {name}


def part(name: str) -> str:
    """The file of a chunk; its name ends in a checksum."""
    (found,) = (
        path.name for path in STATIC.glob("assets/*.js") if re.fullmatch(name + r"-.{8}\.js", path.name)
    )
    return found


def test_scripts_stay_within_their_budgets() -> None:
    found = sizes()
    home = {name for name in found if name == "sw.js" or name.startswith("in the page")}
    home |= imported(part("home"))
    assert sum(found[name] for name in home) <= MAX_HOME_BYTES, found
    needed = set(home)
    for board in BOARDS:
        table = home | imported(part("table")) | imported(part(f"board-{board}"))
        assert sum(found[name] for name in table) <= MAX_TABLE_BYTES, (board, found)
        needed |= table
    assert sum(size for name, size in found.items() if name not in needed) <= MAX_LATER_BYTES, found


def test_archive_has_files_as_served() -> None:
    (archive,) = STATIC.glob("assets/archive-*.json")
    files = json.loads(archive.read_text(encoding="utf-8"))
    assert len(files) > len(GAMES)
    for path, text in files.items():
        assert (STATIC / path[1:]).read_text(encoding="utf-8") == text, path


def test_page_opens_offline_and_says_so(phone: NewPhone) -> None:
    """An installed page opens offline; a game says that it needs the network."""
    livia = phone(workers=True)
    livia.allow_fault("ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection to")
    livia.go()
    livia.wait_until_cached()
    with livia.offline():
        livia.page.reload()
        expect(livia.page.get_by_role("heading", name="Lvsoria")).to_be_visible()
        livia.button("web-play-now").first.click()
        expect(livia.page.get_by_role("alert")).to_have_text(livia.say("web-offline"))
    livia.button("web-play-now").first.click()
    expect(livia.question).to_be_visible()


def test_new_lesson_opens_offline(phone: NewPhone) -> None:
    """The first screen promises it: its files are in the archive."""
    livia = phone(workers=True)
    livia.allow_fault("ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection to")
    livia.go()
    livia.wait_until_cached()
    with livia.offline():
        livia.go("/learn/alea")
        expect(livia.page.locator(".lesson")).to_be_visible()


def test_first_screen_does_not_wait_for_server(phone: NewPhone) -> None:
    """Its words are enough; how many can play comes when the server answers."""
    livia = phone()
    livia.page.route("**/api/games", lambda _: None)
    livia.go()
    expect(livia.button("web-play-now").first).to_be_visible()


def test_page_can_be_installed(phone: NewPhone) -> None:
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
    touch = livia.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert livia.context.request.get(f"{livia.address}{touch}").ok
    drawn_in_page = livia.page.locator("link[rel=icon]").get_attribute("href") or ""
    assert unquote(drawn_in_page.partition(",")[2]) == (STATIC / "icon.svg").read_text(encoding="utf-8")
