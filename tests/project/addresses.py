"""Finds addresses of package registries, and paths of one person's machine, in the files of the project.

The project must install from whatever index a machine is set up for, so no file may name one. Lock files are
the usual way in. This module needs Python alone: `run.py` runs it as a check, and the tests import it.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# Host names are spelt in pieces, and patterns with a class in them, so that this file does not find itself.
HOSTS = (
    ("pypi", "org"),
    ("pythonhosted", "org"),
    ("npmjs", "org"),
    ("npmjs", "com"),
    ("yarnpkg", "com"),
    ("crates", "io"),
    ("deb", "debian", "org"),
    ("security", "debian", "org"),
    ("ftp", "debian", "org"),
    ("archive", "ubuntu", "com"),
)
ANY_HOST = "|".join("[.]".join(host) for host in HOSTS)
PATTERNS = {
    "registry address": re.compile(rf"\b(?:{ANY_HOST})\b", re.IGNORECASE),
    "download address in a lock file": re.compile(r'\bresolved["]?\s*:?\s*["](?:http|git)'),
    "package index setting": re.compile(r"\bindex[-_]url\s*=|\bregistry[\"]?\s*[=:]\s*[\"]?http"),
    "key of a registry": re.compile(r"(?:^|:)_(?:auth|authToken|password)\s*=", re.MULTILINE),
    "home directory": re.compile(r"(?<![\w.~])/(?:(?:home|Users)/\w|root[/])|\b[A-Z]:\\Users\b"),
}
SKIPPED = {".git", ".venv", ".hypothesis", "__pycache__", "node_modules", "static"}  # and each `.*_cache`


def project_files(root: Path) -> list[Path]:
    """The files that are in git or would be added by `git add`; without git, all of them."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listing = subprocess.run(command, cwd=root, capture_output=True, check=True).stdout
        paths = [root / name for name in listing.decode().split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        paths = [path for path in root.rglob("*") if not skipped(path.relative_to(root))]
    return sorted({path for path in paths if path.is_file()})


def skipped(path: Path) -> bool:
    """Is it fetched or made? This only matters where there is no git to ask."""
    return any(part in SKIPPED or (part[0] == "." and part.endswith("_cache")) for part in path.parts)


def findings(root: Path) -> Iterator[str]:
    """One line for each thing that should not be there."""
    own_path = re.compile(re.escape(str(root)) + r"(?![\w.-])")
    patterns = PATTERNS if len(root.parts) < 3 else {**PATTERNS, "path of this checkout": own_path}
    for path in project_files(root):
        text = path.read_text(encoding="utf-8", errors="replace")
        for what, pattern in patterns.items():
            for match in pattern.finditer(text):
                line = text.count("\n", 0, match.start()) + 1
                yield f"{path.relative_to(root)}:{line}: {what}: {match[0].strip()}"


def main() -> int:
    """Print what was found; the exit code says whether there was anything."""
    found = list(findings(ROOT))
    print("\n".join(found) or "No registry address and no private path.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
