"""Style of the client's code: line width, component length, one place per CSS class."""

import re
from collections import defaultdict
from pathlib import Path

from tests.web.support.texts import WEB

COLUMNS = 110
LINES = 250
SOURCE = WEB / "src"
CODE = {".ts", ".js", ".svelte", ".css", ".html"}
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
RULE = re.compile(r"([^{};]+)\{")
STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


def code() -> list[Path]:
    """What people read: not what was fetched or built, nor drawings and words."""
    folders = (SOURCE, WEB / "scripts", WEB / "tests")
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in CODE]
    return sorted([*found, *(path for path in WEB.iterdir() if path.suffix in CODE)])


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def test_client_lines_have_a_maximum_width() -> None:
    found = [
        f"{path.relative_to(WEB)}:{number}: {len(line)}"
        for path in code()
        for number, line in enumerate(lines(path), 1)
        if len(line) > COLUMNS
    ]
    assert not found, "\n".join(found)


def test_components_have_a_maximum_length() -> None:
    sizes = {str(path.relative_to(WEB)): len(lines(path)) for path in SOURCE.rglob("*.svelte")}
    assert sizes
    assert not {path: size for path, size in sizes.items() if size >= LINES}


def defined(sheet: str) -> set[str]:
    """The classes a sheet defines: those whose rules stand alone, not as parts of something else."""
    found = set()
    for selectors in RULE.findall(COMMENT.sub("", sheet)):
        if selectors.strip().startswith("@"):
            continue
        for selector in selectors.split(","):
            alone = re.fullmatch(
                r"[a-z]*\.([\w-]+)(?::[\w-]+(?:\([^)]*\))?|::[\w-]+|\[[^]]*\])*", selector.strip()
            )
            if alone:
                found.add(alone[1])
    return found


def test_class_is_defined_in_one_style_sheet() -> None:
    """Sheets hold for the whole page. The style of a component may only add to them where it is."""
    places = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.css")):
        for name in defined(path.read_text(encoding="utf-8")):
            places[name].append(str(path.relative_to(SOURCE)))
    assert len(places) > 30
    assert not {name: where for name, where in places.items() if len(where) > 1}
    for path in sorted(SOURCE.rglob("*.svelte")):
        style = "".join(STYLE.findall(path.read_text(encoding="utf-8")))
        for name in defined(style) & set(places):
            places[name].append(str(path.relative_to(SOURCE)))
    assert not {name: where for name, where in places.items() if len(where) > 1}
