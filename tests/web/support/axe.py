"""Runs axe-core in the current page."""

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


def show_theme(page: Page, theme: str) -> None:
    """Sets the theme and waits for its transitions."""
    page.evaluate(THEME, theme)


def axe_violations(page: Page) -> list[str]:
    """Violations of all rules in the light theme, and of colour contrast in the dark theme."""
    found: list[str] = []
    for theme, rules in (("light", ()), ("dark", (COLOURS,))):
        show_theme(page, theme)
        found_now = violations(page, *rules)
        if found_now:  # bots may have changed the page meanwhile: run it again
            page.wait_for_timeout(1000)
            show_theme(page, theme)
            found_now = violations(page, *rules)
        found += [f"{theme}: {line}" for line in found_now]
    return found


def violations(page: Page, *rules: str) -> list[str]:
    """One line per violated rule, with its first element. Without `rules`, runs all."""
    if not page.evaluate("'axe' in window"):
        assert AXE.exists(), MISSING
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(RUN, rules)
    return [describe(violation) for violation in found["violations"]]


def describe(violation: dict[str, Any]) -> str:
    first = violation["nodes"][0]
    why = " ".join(first["failureSummary"].split("\n")[1:2]).strip()
    return (
        f"{violation['id']} ({violation['impact']}) {len(violation['nodes'])}x: {first['html'][:160]} {why}"
    )
