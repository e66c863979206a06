"""axe-core, run in the page as it stands."""

from typing import Any

from playwright.sync_api import Page

from tests.web.support.texts import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
MISSING = f"{AXE} is not there: run `npm ci` in web/."


THEME = """async (theme) => {
  document.documentElement.dataset.theme = theme;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  const moving = document.getAnimations().filter((a) => a.playState === "running");
  await Promise.all(moving.map((a) => a.finished.catch(() => {})));
  await frame();
}"""
RUN = """(rules) => axe.run(document, {
  resultTypes: ["violations"],
  ...(rules.length ? { runOnly: { type: "rule", values: rules } } : {}),
})"""
COLOURS = "color-contrast"


def in_theme(page: Page, theme: str) -> None:
    """Show the page in this theme, and wait until its colours have come to rest."""
    page.evaluate(THEME, theme)


def in_both_themes(page: Page) -> list[str]:
    """Everything in one theme, and in the other what depends on it."""
    found: list[str] = []
    for theme, rules in (("light", ()), ("dark", (COLOURS,))):
        in_theme(page, theme)
        held = violations(page, *rules)
        if held:  # bots play on: the page may have changed under axe's eyes, so look once more
            page.wait_for_timeout(1000)
            in_theme(page, theme)
            held = violations(page, *rules)
        found += [f"{theme}: {line}" for line in held]
    return found


def violations(page: Page, *rules: str) -> list[str]:
    """What axe holds against the page, one line a rule: what it is, and where first. No rules are all."""
    if not page.evaluate("'axe' in window"):
        assert AXE.exists(), MISSING
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(RUN, rules)
    return [told(violation) for violation in found["violations"]]


def told(violation: dict[str, Any]) -> str:
    first = violation["nodes"][0]
    why = " ".join(first["failureSummary"].split("\n")[1:2]).strip()
    return (
        f"{violation['id']} ({violation['impact']}) {len(violation['nodes'])}x: {first['html'][:160]} {why}"
    )
