"""Makes `table/room/confusables.txt` from two files of Unicode: `python -m tools.confusables FOLDER`.

FOLDER has `confusables.txt` and `DerivedCoreProperties.txt` of one version of Unicode, and their `LICENSE`.
Debian's source package `icu` has all three, the first two in `source/data/unidata`. Run it for a newer
version of Unicode; the result is committed.

Pairs that normalisation makes equal are left out: compatible letters, and letters with an accent.
"""

import argparse
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from lusoria.table.room.confusables import letters, look_alikes, skeleton, strip_marks
from tools.generate.places import PACKAGE

OUTPUT = PACKAGE / "table/room/confusables.txt"


def rows(text: str) -> Iterator[list[str]]:
    """The fields of each line, without its comment."""
    for line in text.lstrip("\ufeff").splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) > 1:
            yield fields


def version(text: str) -> str:
    """Version in the file's header: `Version: 16.0.0`, or as part of its name."""
    match = re.search(r"(?:Version: |Properties-)(\d+\.\d+\.\d+)", text[:1000])
    if match is None:
        raise SystemExit("This is not a Unicode data file: it names no version.")
    return match[1]


def needed_pairs(pairs: dict[str, str]) -> dict[str, str]:
    """The pairs that normalisation does not already make equal."""
    single = {
        letter: shape for letter, shape in pairs.items() if unicodedata.normalize("NFD", letter) == letter
    }
    selected = {letter: shape for letter, shape in single.items() if strip_marks(letter) == letter}
    table = look_alikes()
    table.clear()
    table.update((ord(letter), shape) for letter, shape in selected.items())
    for letter, shape in single.items():
        if skeleton(letter) != skeleton(shape):
            selected[letter] = table[ord(letter)] = shape
    return {letter: shape for letter, shape in selected.items() if strip_marks(letter)}


def ignorable_ranges(properties: str) -> str:
    ranges = (fields[0] for fields in rows(properties) if fields[1] == "Default_Ignorable_Code_Point")
    return " ".join(code_range.replace("..", "-") for code_range in ranges)


def comment(lines: Iterable[str]) -> str:
    return "".join(f"# {line}".rstrip() + "\n" for line in lines)


def table_text(folder: Path) -> str:
    confusables, properties, licence = (
        (folder / name).read_text(encoding="utf-8")
        for name in ("confusables.txt", "DerivedCoreProperties.txt", "LICENSE")
    )
    if version(confusables) != version(properties):
        raise SystemExit(f"Two versions of Unicode: {version(confusables)} and {version(properties)}.")
    pairs = {letters(fields[0]): letters(fields[1]) for fields in rows(confusables)}
    shapes: dict[str, list[str]] = defaultdict(list)
    for letter, shape in sorted(needed_pairs(pairs).items()):
        shapes[shape].append(f"{ord(letter):X}")
    notice = licence.partition("\n-----")[0].replace("©", "(c)").strip()
    unicode = version(confusables)
    head = comment(
        [
            f"What letters look like, from data of Unicode {unicode}: made by tools/confusables.py,",
            "do not edit. Letters that are shown as nothing; then, after each shape, those that pass for it.",
            "",
            *notice.splitlines(),
        ]
    )
    table = (
        f"{' '.join(f'{ord(letter):X}' for letter in shape)}: {' '.join(codes)}\n"
        for shape, codes in sorted(shapes.items())
    )
    return f"{head}\nignorable: {ignorable_ranges(properties)}\n{''.join(table)}"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.confusables", description="Writes table/room/confusables.txt."
    )
    parser.add_argument("folder", type=Path, help="where the files of Unicode are")
    text = table_text(parser.parse_args().folder)
    OUTPUT.write_text(text, encoding="ascii", newline="\n")
    print(f"{OUTPUT.name}: {len(text)} bytes")


if __name__ == "__main__":
    main()
