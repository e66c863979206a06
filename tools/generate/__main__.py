"""`python -m tools.generate [--check]`"""

import argparse
import sys

from tools.generate import left_over, made
from tools.generate.places import ROOT


def main() -> int:
    """Write what is stale, or with `--check` say what is."""
    parser = argparse.ArgumentParser(prog="run.py generate", description="Writes all generated files.")
    parser.add_argument("--check", action="store_true", help="write nothing, and fail if a file is stale")
    check = parser.parse_args().check
    files = dict(made())
    stale = [file for file, text in files.items() if not file.exists() or file.read_bytes() != text.encode()]
    lost = left_over(set(files))
    for file in stale:
        if not check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(files[file].encode())
        print(f"{file.relative_to(ROOT)}: {'stale' if check else 'written'}")
    for file in lost:
        if not check:
            file.unlink()
        print(f"{file.relative_to(ROOT)}: {'nothing makes it any more' if check else 'removed'}")
    if not stale and not lost:
        print(f"All {len(files)} generated files are current.")
    return 1 if check and (stale or lost) else 0


if __name__ == "__main__":
    sys.exit(main())
