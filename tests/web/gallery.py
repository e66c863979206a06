"""`python -m tests.web.gallery OUT_DIR`: a picture of every screen, to be looked at.

Phone (390 by 844) and desk (1280 by 800), light and dark, in five languages: twenty folders.
`--only phone-light-en` makes one of them.
"""

import argparse
import itertools
from pathlib import Path

from lusoria.words import LANGUAGES
from tests.web.axe import in_theme
from tests.web.browser import ENGINE
from tests.web.house import ThreadedHouse
from tests.web.phones import DESK, PHONE, Phone
from tests.web.screens import tour

SIZES = {"phone": PHONE, "desk": DESK}
THEMES = ("light", "dark")


def photograph(
    house: ThreadedHouse, size: str, language: str, out: Path, themes: tuple[str, ...] = THEMES
) -> int:
    """One tour; every screen in each theme. How many pictures were taken."""
    phone = Phone(
        ENGINE.browser(), house.address, language=language, size=SIZES[size], mobile=size == "phone"
    )
    taken = 0
    try:
        for number, name in enumerate(tour(house, phone)):
            for theme in themes:
                in_theme(phone.page, theme)
                folder = out / f"{size}-{theme}-{language}"
                folder.mkdir(parents=True, exist_ok=True)
                phone.page.screenshot(path=folder / f"{number:02}-{name}.png")
                taken += 1
    finally:
        phone.close()
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path, metavar="OUT_DIR")
    parser.add_argument("--only", default="", metavar="SIZE-THEME-LANGUAGE")
    args = parser.parse_args()
    house = ThreadedHouse()
    try:
        for size, language in itertools.product(SIZES, LANGUAGES):
            themes = tuple(theme for theme in THEMES if args.only in ("", f"{size}-{theme}-{language}"))
            if themes:
                taken = photograph(house, size, language, args.out, themes)
                print(f"{size} {language}: {taken} pictures in {args.out}", flush=True)
    finally:
        ENGINE.stop()
        house.stop()


if __name__ == "__main__":
    main()
