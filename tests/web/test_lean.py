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
FIRST_SCREEN = 41_500
A_TABLE = 79_500
LATER = 20_000
AFTER_A_GAME = 45_000
"""The most bytes of scripts, compressed: what opens the first page, all that a table needs, for each part
that comes on demand beside these, and for replay, analysis, the day, exercises and my games, of both games
together. (What the end of a table shows beside the board is the table's, and so is what both need.)"""
GAMES = ("idus-martii", "alea")
WAIT_FOR_WORKER = "async () => { await navigator.serviceWorker.ready; return (await caches.keys()).length }"


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
    """The scripts that one cannot do without, itself included."""
    text = (STATIC / "assets" / name).read_text(encoding="utf-8")
    needed = re.findall(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""", text)
    return {name}.union(*map(imported, needed)) if needed else {name}


def fetched(name: str) -> set[str]:
    """The scripts that it asks for when they are wanted."""
    text = (STATIC / "assets" / name).read_text(encoding="utf-8")
    return set(re.findall(r"""import\([`"']\./([\w.-]+\.js)[`"']\)""", text))


def part(name: str) -> str:
    """The file of a part; its name ends in a checksum."""
    (found,) = parts(name)
    return found


def parts(name: str) -> list[str]:
    """Several, where each game has one of this name."""
    scripts = (path.name for path in STATIC.glob("assets/*.js"))
    return [script for script in scripts if re.fullmatch(name + r"-.{8}\.js", script)]


def test_the_first_screen_and_a_table_are_small() -> None:
    found = sizes()
    beside = {name for name in found if name == "sw.js" or name.startswith("in the page")}
    first = beside | imported(part("index"))
    assert sum(found[name] for name in first) <= FIRST_SCREEN, found
    for game in GAMES:
        table = first | imported(part("Table")) | imported(part(game))
        assert sum(found[name] for name in table) <= A_TABLE, (game, found)
    needed = first.union(*(imported(part(name)) for name in ("Table", *GAMES)))
    later = {name: size for name, size in found.items() if name not in {*needed, part("after")}}
    assert all(size <= LATER for size in later.values()), later


def test_what_comes_after_a_game_is_small() -> None:
    """All that nothing else needs: whatever other part needs a file has it from elsewhere.

    What only these screens fetch when it is wanted is counted with them.
    """
    found = {name: size for name, size in sizes().items() if (STATIC / "assets" / name).exists()}
    later = parts("later")
    assert len(later) == len(GAMES)
    roots = {part("after"), *later}
    alone = {name for root in roots for name in fetched(root)} - {
        name for other in found if other not in roots for name in fetched(other)
    }
    reached = set[str]().union(*map(imported, roots | alone))
    others = (name for name in found if name not in reached)
    elsewhere = set[str]().union(*map(imported, (*map(part, GAMES), *others)))
    after = {name: found[name] for name in reached - elsewhere}
    assert roots <= after.keys()
    assert sum(after.values()) <= AFTER_A_GAME, (sum(after.values()), after)


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


def test_a_lesson_needs_no_network(phone: NewPhone) -> None:
    livia = phone(workers=True)
    livia.forgive("ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection to")
    livia.go("/learn/alea")
    expect(livia.page.locator(".lesson")).to_be_visible()
    assert livia.page.evaluate(WAIT_FOR_WORKER)
    with livia.offline():
        livia.page.reload()
        expect(livia.page.locator(".lesson")).to_be_visible()


def test_the_first_screen_does_not_wait_for_the_server(phone: NewPhone) -> None:
    """Its words are enough; how many can play comes when the server answers."""
    livia = phone()
    livia.page.route("**/api/games", lambda _: None)
    livia.go()
    expect(livia.button("web-play-now").first).to_be_visible()


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
