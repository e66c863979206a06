"""What belongs to the base: Lusoria without any extra, and an environment that holds nothing else."""

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


def distributions(name: str = "lusoria", seen: set[str] | None = None) -> Iterator[metadata.Distribution]:
    """A distribution, and all that it needs when nobody asks for an extra."""
    seen = set() if seen is None else seen
    plain = re.sub("[._]", "-", name).lower()
    if plain in seen:
        return
    seen.add(plain)
    found = metadata.distribution(name)
    yield found
    for text in found.requires or ():
        needed = Requirement(text)
        if needed.marker is None or needed.marker.evaluate({"extra": ""}):
            yield from distributions(needed.name, seen)


def pieces(found: metadata.Distribution) -> dict[str, Path]:
    """What a distribution puts at the top of site-packages: packages, modules and its own metadata."""
    tops = {path.parts[0] for path in found.files or ()} - {"..", "__pycache__"}
    return {top: Path(str(found.locate_file(top))) for top in tops}


def modules() -> set[str]:
    """The names at the top of everything that the base may import beside Python's own library."""
    tops = {top for found in distributions() for top in pieces(found)}
    return HERE | {top.partition(".")[0] for top in tops if not top.endswith((".dist-info", ".pth"))}


def make_environment(folder: Path) -> Path:
    """A virtual environment with the base alone, linked from ours: no network, no copy. Its Python."""
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
