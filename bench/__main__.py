"""`python3 run.py bench [NAME] [options]`: runs one of the benchmarks below; default: core."""

import runpy
import sys

FOLDERS = {  # of bench: the benchmarks in each
    "": ("core", "lab", "agree", "environments", "analysis"),
    "load.": (
        "store",
        "server",
        "crowd",
        "masters",
        "bot_memory",
        "soak",
        "kills",
        "lengths",
        "first_screen",
    ),
    "bots.": (
        "bots_idus",
        "idus_limits",
        "bots_alea",
        "alea_equity",
        "alea_points",
        "level_ratings",
        "calibration",
    ),
}
BENCHES = {name: f"bench.{folder}{name}" for folder, names in FOLDERS.items() for name in names}


def main() -> int:
    name = sys.argv[1].replace("-", "_") if len(sys.argv) > 1 else "core"
    if name not in BENCHES:
        print(f"There is no benchmark {name!r}; there are {', '.join(BENCHES)}.", file=sys.stderr)
        return 2
    del sys.argv[1:2]
    runpy.run_module(BENCHES[name], run_name="__main__", alter_sys=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
