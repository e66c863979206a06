"""`python -m tests.web.support.gallery OUT_DIR`: takes a picture of every screen for review.

Phone (390 by 844) and desk (1280 by 800), light and dark, in five languages: twenty folders.
`--only phone-light-en` makes one of them.

`--check` finds texts and controls that overlap, are cut, or are covered: every screen in seven sizes, two
themes, two letter sizes and five languages. It takes pictures of screens with faults only.
"""

import argparse
import itertools
import re
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from lusoria.words import LANGUAGES
from tests.web.support import layout
from tests.web.support.axe import show_theme
from tests.web.support.browser import ENGINE
from tests.web.support.phones import DESK, PHONE, Phone
from tests.web.support.screen_tour import tour
from tests.web.support.threaded_server import ThreadedServer

SIZES = {"phone": PHONE, "desk": DESK}
THEMES = ("light", "dark")
PROCESSES = 2


def photograph(
    server: ThreadedServer, size: str, language: str, out: Path, themes: tuple[str, ...] = THEMES
) -> int:
    """Takes pictures of every screen in each theme. Returns their number."""
    phone = Phone(
        ENGINE.browser(), server.address, language=language, size=SIZES[size], mobile=size == "phone"
    )
    taken = 0
    try:
        for number, name in enumerate(tour(server, phone)):
            for theme in themes:
                show_theme(phone.page, theme)
                folder = out / f"{size}-{theme}-{language}"
                folder.mkdir(parents=True, exist_ok=True)
                phone.page.screenshot(path=folder / f"{number:02}-{name}.png")
                taken += 1
    finally:
        phone.close()
    return taken


def check(language: str, out: Path, screens: str) -> tuple[int, dict[str, list[str]]]:
    """Number of views, and the settings of each fault, over one tour.

    Runs in a process of its own.
    """
    found = defaultdict[str, list[str]](list)
    views = 0
    server = ThreadedServer()
    try:
        phone = Phone(ENGINE.browser(), server.address, language=language, mobile=False)
        for name in tour(server, phone):
            for setting in layout.SETTINGS if re.match(screens, name) else ():
                faults = layout.faults(phone.page, setting)
                for fault in faults:
                    found[f"{name} {fault}"].append(f"{setting}-{language}")
                if faults:
                    phone.page.screenshot(path=out / f"{name}-{setting}-{language}.png")
                views += 1
            layout.show(phone.page, layout.Setting(PHONE))
    finally:
        ENGINE.stop()
        server.stop()
    return views, found


def check_all(out: Path, languages: tuple[str, ...], screens: str) -> int:
    """The exit code."""
    out.mkdir(parents=True, exist_ok=True)
    found = defaultdict[str, list[str]](list)
    with ProcessPoolExecutor(PROCESSES, mp_context=get_context("spawn")) as processes:
        for views, faults in processes.map(
            check, languages, itertools.repeat(out), itertools.repeat(screens)
        ):
            for fault, where in faults.items():
                found[fault] += where
            print(f"{views} views, {len(faults)} faults", flush=True)
    for fault, where in sorted(found.items()):
        print(f"{fault} @ {' '.join(where)}")
    return 1 if found else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path, metavar="OUT_DIR")
    parser.add_argument("--only", default="", metavar="SIZE-THEME-LANGUAGE")
    parser.add_argument("--check", action="store_true", help="look for faults of the layout")
    parser.add_argument("--screens", default="", metavar="REGEX", help="with --check: only these screens")
    args = parser.parse_args()
    if args.check:
        return check_all(args.out, (args.only,) if args.only else tuple(LANGUAGES), args.screens)
    server = ThreadedServer()
    try:
        for size, language in itertools.product(SIZES, LANGUAGES):
            themes = tuple(theme for theme in THEMES if args.only in ("", f"{size}-{theme}-{language}"))
            if themes:
                taken = photograph(server, size, language, args.out, themes)
                print(f"{size} {language}: {taken} pictures in {args.out}", flush=True)
    finally:
        ENGINE.stop()
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
