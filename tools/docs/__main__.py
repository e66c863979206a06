"""`python -m tools.docs`: writes the pages of the site to `build/docs`, and builds `site/` from them.

The site generator reads one folder of Markdown. It gets the pages of `docs/`, the files at the top of the
repository, and pages generated from docstrings and JSON Schemas. A broken link fails the build.
"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.docs.links import PROJECT, PROJECT_PAGES, rewrite_links
from tools.docs.schema_pages import schema_page

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
STAGED = ROOT / "build/docs"
"""`docs_dir` of `mkdocs.yml`."""
SITE = ROOT / "site"
PACKAGE = ROOT / "src/lusoria"
MODULE = re.compile(r"^\| `(lusoria[\w.]*)` \|", re.MULTILINE)
SCHEMAS = {
    "messages": ("Messages", "socket", PACKAGE / "wire/wire.json"),
    "idus-martii": ("Types of Idus Martii", "idus-martii", PACKAGE / "records/schemas/idus-martii.json"),
    "alea": ("Types of Alea Romana", "alea", PACKAGE / "records/schemas/alea.json"),
}


def pages() -> Iterator[tuple[str, str]]:
    """Path on the site, and Markdown with links as they are in the repository."""
    for file in sorted(DOCS.rglob("*.md")):
        yield file.relative_to(DOCS).as_posix(), file.read_text(encoding="utf-8")
    for name, page in PROJECT_PAGES.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        yield f"{PROJECT}/{page}", f"# Licence\n\n```text\n{text}```\n" if name == "LICENSE" else text
    modules = public_modules()
    for module in modules:
        yield f"api/{module}.md", f"# {module}\n\n::: {module}\n"
    listed = "\n".join(f"- [{module}]({module}.md)" for module in modules)
    yield "api/README.md", f"# API reference\n\nMade from the docstrings of the public modules.\n\n{listed}\n"
    for page, (title, name, file) in SCHEMAS.items():
        introduction = f"Made from the JSON Schema that `lusoria schema {name}` prints."
        schema = json.loads(file.read_text(encoding="utf-8"))
        yield f"schemas/{page}.md", schema_page(title, introduction, schema)


def public_modules() -> list[str]:
    """The modules that `docs/library.md` lists."""
    return MODULE.findall((DOCS / "library.md").read_text(encoding="utf-8"))


def stage() -> None:
    """Rebuild `build/docs`."""
    shutil.rmtree(STAGED, ignore_errors=True)
    shutil.copytree(DOCS, STAGED, ignore=shutil.ignore_patterns("*.md"))
    for path, markdown in pages():
        file = STAGED / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(rewrite_links(path, markdown), encoding="utf-8")


def main() -> int:
    """The exit code: not 0 if a link is broken."""
    stage()
    shutil.rmtree(SITE, ignore_errors=True)
    return subprocess.call([sys.executable, "-m", "zensical", "build", "--strict", "--clean"], cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main())
