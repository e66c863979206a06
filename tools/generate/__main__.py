"""`python -m tools.generate [--check]`"""

import argparse
import sys

from tools.generate import generated_files, obsolete_files
from tools.generate.places import ROOT


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py generate", description="Writes all generated files.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is stale")
    check = parser.parse_args().check
    files = dict(generated_files())
    stale = [file for file, text in files.items() if not file.exists() or file.read_bytes() != text.encode()]
    obsolete = obsolete_files(set(files))
    for file in stale:
        if not check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(files[file].encode())
        print(f"{file.relative_to(ROOT)}: {'stale' if check else 'written'}")
    for file in obsolete:
        if not check:
            file.unlink()
        print(f"{file.relative_to(ROOT)}: {'obsolete' if check else 'removed'}")
    if not stale and not obsolete:
        print(f"All {len(files)} generated files are current.")
    return 1 if check and (stale or obsolete) else 0


if __name__ == "__main__":
    sys.exit(main())
