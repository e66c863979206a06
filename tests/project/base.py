"""The base installation: Lusoria without extras, and an environment with nothing else."""

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement

from lusoria import __path__ as package
from lusoria import __version__

HERE = {"lusoria"}


def distributions(name: str = "lusoria", visited: set[str] | None = None) -> Iterator[metadata.Distribution]:
    """A distribution and its dependencies without extras."""
    visited = set() if visited is None else visited
    plain = re.sub("[._]", "-", name).lower()
    if plain in visited:
        return
    visited.add(plain)
    found = metadata.distribution(name)
    yield found
    for text in found.requires or ():
        needed = Requirement(text)
        if needed.marker is None or needed.marker.evaluate({"extra": ""}):
            yield from distributions(needed.name, visited)


def pieces(found: metadata.Distribution) -> dict[str, Path]:
    """Top-level entries of a distribution in site-packages."""
    tops = {path.parts[0] for path in found.files or ()} - {"..", "__pycache__"}
    return {top: Path(str(found.locate_file(top))) for top in tops}


def modules() -> set[str]:
    """Top-level modules that the base may import beside the standard library."""
    tops = {top for found in distributions() for top in pieces(found)}
    return HERE | {top.partition(".")[0] for top in tops if not top.endswith((".dist-info", ".pth"))}


def make_environment(folder: Path) -> Path:
    """Makes a virtual environment with the base only, by links into ours. Returns its Python."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "lusoria").symlink_to(next(iter(package)), target_is_directory=True)
    about = site / f"lusoria-{__version__}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Name: lusoria\nVersion: {__version__}\n", encoding="utf-8")
    for found in distributions():
        if found.name != "lusoria":
            for top, place in pieces(found).items():
                if not (site / top).exists():
                    (site / top).symlink_to(place, target_is_directory=place.is_dir())
    return folder / "bin" / "python"
