"""Layout check: texts and controls of a page that overlap, are cut, or are covered."""

from dataclasses import dataclass
from itertools import product
from pathlib import Path

from playwright.sync_api import Page

SIZES = ((360, 640), (390, 844), (820, 1180), (1024, 768), (1280, 720), (1440, 900), (1920, 1080))
CHECK = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
SHOW = """([theme, large]) => {
  document.documentElement.dataset.theme = theme;
  document.documentElement.toggleAttribute("data-large", large);
}"""


@dataclass(frozen=True)
class Setting:
    """Size, theme and letter size of a view. A page adapts without a reload."""

    size: tuple[int, int]
    theme: str = "light"
    large: bool = False

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]}-{self.theme}{'-large' if self.large else ''}"


SETTINGS = tuple(Setting(*values) for values in product(SIZES, ("light", "dark"), (False, True)))


def covering(screen: int, language: int, languages: int) -> list[Setting]:
    """One or two settings of a screen in a language, numbered from 0.

    Over all languages each screen is seen once in each size, and in all four combinations of theme and
    letters. Over 20 screens each language is seen in all settings.
    """
    looks = len(SETTINGS) // len(SIZES)
    return [
        SETTINGS[size * looks + (screen + size) % looks]
        for size in range(len(SIZES))
        if (screen + size) % languages == language
    ]


def show(page: Page, setting: Setting) -> None:
    page.set_viewport_size({"width": setting.size[0], "height": setting.size[1]})
    page.evaluate(SHOW, [setting.theme, setting.large])


def faults(page: Page, setting: Setting) -> list[str]:
    """One line for each text or control that overlaps another, is cut, or is covered."""
    show(page, setting)
    found: list[str] = page.evaluate(CHECK)
    return found
