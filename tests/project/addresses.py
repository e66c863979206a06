"""Finds addresses of package registries and private paths in the files of the project.

The project installs from the index that a machine is configured for, so no file may name one. They usually
come from lock files. Standard library only: `run.py` runs this as a check, and tests import it.
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
    """Files in git or not ignored by it; without git, all files."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listing = subprocess.run(command, cwd=root, capture_output=True, check=True).stdout
        paths = [root / name for name in listing.decode().split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        paths = [path for path in root.rglob("*") if not skipped(path.relative_to(root))]
    return sorted({path for path in paths if path.is_file()})


def skipped(path: Path) -> bool:
    """True for installed and generated files; used without git."""
    return any(part in SKIPPED or (part[0] == "." and part.endswith("_cache")) for part in path.parts)


def findings(root: Path) -> Iterator[str]:
    """One line per finding."""
    own_path = re.compile(re.escape(str(root)) + r"(?![\w.-])")
    patterns = PATTERNS if len(root.parts) < 3 else {**PATTERNS, "path of this checkout": own_path}
    for path in project_files(root):
        text = path.read_text(encoding="utf-8", errors="replace")
        for what, pattern in patterns.items():
            for match in pattern.finditer(text):
                line = text.count("\n", 0, match.start()) + 1
                yield f"{path.relative_to(root)}:{line}: {what}: {match[0].strip()}"


def main() -> int:
    """Prints the findings. Returns 1 if there are any."""
    found = list(findings(ROOT))
    print("\n".join(found) or "No registry address and no private path.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
