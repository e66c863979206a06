"""Rewrites links of a page so that they work on the site, whose root is `docs/`.

The files at the top of the repository (CONTRIBUTING.md and so on) become pages under `project/`. A link to
any other file outside `docs/` has no target on the site, so only its text stays.
"""

import posixpath
import re

PROJECT = "project"
PROJECT_PAGES = {
    "README.md": "readme.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
    "CREDITS.md": "credits.md",
    "LICENSE": "license.md",
}
"""Files at the top of the repository, and their names under `project/`."""
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(!?)\[([^\[\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")


def repository_path(page: str) -> str:
    """Where the file of a page is in the repository, from its path on the site."""
    for file, name in PROJECT_PAGES.items():
        if page == f"{PROJECT}/{name}":
            return file
    return f"docs/{page}"


def site_path(file: str) -> str | None:
    """Where a file of the repository is on the site; None if it is not there."""
    if file in PROJECT_PAGES:
        return f"{PROJECT}/{PROJECT_PAGES[file]}"
    return file.removeprefix("docs/") if file.startswith("docs/") else None


def rewrite_links(page: str, markdown: str) -> str:
    """The Markdown of a page with links for the site; code blocks stay as they are."""
    folder = posixpath.dirname(repository_path(page))

    def rewritten(link: re.Match[str]) -> str:
        image, text, target, anchor = link[1], link[2], link[3], link[4] or ""
        if "://" in target:
            return link[0]
        place = site_path(posixpath.normpath(posixpath.join(folder, target)))
        if place is None:
            return text
        return f"{image}[{text}]({posixpath.relpath(place, posixpath.dirname(page) or '.')}{anchor})"

    pieces, end = [], 0
    for block in FENCED.finditer(markdown):
        pieces += [LINK.sub(rewritten, markdown[end : block.start()]), block[0]]
        end = block.end()
    return "".join([*pieces, LINK.sub(rewritten, markdown[end:])])
