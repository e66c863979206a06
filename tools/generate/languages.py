"""Writes the list of languages for the web client."""

import json
from collections.abc import Iterator
from pathlib import Path

from lusoria.words import LANGUAGES
from tools.generate.places import NOTE, WEB


def generated_files() -> Iterator[tuple[Path, str]]:
    names = "\n".join(
        f"  {code}: {json.dumps(name, ensure_ascii=False)}," for code, name in LANGUAGES.items()
    )
    yield (
        WEB / "src/lib/i18n/languages.gen.ts",
        f"""\
// {NOTE} from lusoria/words/languages.py; do not edit.

/** Every language that we speak: its code, and what it calls itself. */
export const LANGUAGES = {{
{names}
}} as const;

export type Language = keyof typeof LANGUAGES;
""",
    )
