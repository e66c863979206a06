#!/usr/bin/env python3
"""Command line of the repository: plays, tests and builds Lusoria. `python3 run.py` lists commands.

Needs only Python 3.11 with pip and venv. Installs everything else into `.venv`, from the pinned and hashed
lists in `requirements/`. A stamp in `.venv` records what is installed, so only the first run is slow.
`tools/client.py` does the same for the web client.

The syntax stays readable for Python 3.6, so that an old Python prints a message instead of a SyntaxError.
"""

import ast
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

if sys.version_info < (3, 11):
    sys.exit("Lusoria needs Python 3.11 or newer, and this is {}.{}.".format(*sys.version_info[:2]))

WINDOWS = os.name == "nt"
VERSION = "{}.{}".format(*sys.version_info[:2])
ROOT = Path(__file__).resolve().parent
LISTS = ROOT / "requirements"
VENV = ROOT / ".venv"
BIN, SITE = (Path(sysconfig.get_path(kind, "venv", {"base": str(VENV)})) for kind in ("scripts", "purelib"))
STAMP = VENV / "lusoria.json"
DOCS_VENV = ROOT / ".venv-docs"  # separate: packages of the site generator may conflict with ours

SETS = ("play", "test", "bench")  # one list each in requirements/; each includes the one before
CLIENT = "tools/client.py"
READY, OUTDATED, BROKEN = "ready", "outdated", "broken"

NO_VENV = f"""\
This Python cannot make virtual environments: its venv or ensurepip module is missing.
On Debian or Ubuntu, install it with `apt install python{VERSION}-venv`, then run the same command again."""
NO_NETWORK = """\
The package index does not answer, so packages could not be installed.
Check the network and pip's index setting, then run the same command again."""
NETWORK_SIGNS = re.compile(
    "NewConnectionError|ConnectTimeout|ReadTimeout|ProxyError|SSLError|Max retries exceeded"
    "|Connection refused|Network is unreachable|name resolution|getaddrinfo failed"
    "|dns error|tcp connect error|error sending request"
)


def tool(name: str) -> str:
    """The path of a program inside `.venv`."""
    return str(BIN / (name + ".exe" if WINDOWS else name))


DOCS_PYTHON = str(
    Path(sysconfig.get_path("scripts", "venv", {"base": str(DOCS_VENV)})) / Path(tool("python")).name
)
BUILD_DOCS = (DOCS_PYTHON, "-m", "tools.docs")
PIP = (tool("python"), "-m", "pip", "--disable-pip-version-check", "--retries", "3")
PIP_INSTALL = (*PIP, "install", "--quiet")
HASHED = ("--require-hashes", "--only-binary", ":all:")
PYTEST = (tool("python"), "-m", "pytest")
ONCE_MORE = ("--last-failed", "--last-failed-no-failures=none")
ONE_AT_A_TIME = "--maxschedchunk=1"  # tests per chunk for a worker: browser tests differ widely in length
SLOWEST = "--durations=12"
SOME_FAILED = 1  # pytest's exit code for failed tests; a broken run has another
MAX_RETRIED = 3  # with more failures a retry would hide a real fault

LOCK = "--universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url"
PLAY_EXTRAS = "--extra server --extra terminal --extra client --extra bots"
SOURCES = {  # of each list; the largest comes first, and the smaller ones use its versions
    "bench": "pyproject.toml --extra all --extra bench --group build --group test",
    "test": "pyproject.toml --extra all --group build --group test --constraint requirements/bench.txt",
    "play": f"pyproject.toml {PLAY_EXTRAS} --group build --constraint requirements/test.txt",
    "uv": "--group setup",
    "docs": "--group docs",
}


class SetupError(Exception):
    """An error with a message for the user; ends the command with exit code 1."""

    @classmethod
    def while_installing(cls, output: str) -> "SetupError":
        """Distinguishes network failures; of other failures, shows the last lines of output."""
        if NETWORK_SIGNS.search(output):
            return cls(NO_NETWORK)
        last = "\n".join("  " + line for line in output.strip().splitlines()[-15:])
        return cls("The installation failed. The last lines of the installer are:\n" + last)


def say(text: str) -> None:
    """Prints to standard error; standard output belongs to the command that runs."""
    print(text, file=sys.stderr, flush=True)


def capture(command: Sequence[str], env: dict[str, str] | None = None) -> tuple[int, str]:
    """Runs a command silently. Returns its exit code and its merged output."""
    pipe, merge, nothing = subprocess.PIPE, subprocess.STDOUT, subprocess.DEVNULL
    done = subprocess.run(command, cwd=ROOT, env=env, check=False, stdin=nothing, stdout=pipe, stderr=merge)
    return done.returncode, done.stdout.decode("utf-8", "replace")


def hand_over(command: list[str]) -> int:
    """Replaces this process by a command, which gets the terminal and the signals."""
    sys.stdout.flush()
    if not WINDOWS:
        os.execv(command[0], command)
    return subprocess.call(command)


# Set-up


def fingerprint() -> str:
    """A digest that changes when pyproject.toml or a list of requirements does."""
    digest = hashlib.sha256()
    for path in (ROOT / "pyproject.toml", *(LISTS / f"{name}.txt" for name in sorted((*SETS, "uv")))):
        content = path.read_bytes()
        digest.update(f"{path.name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def read_stamp() -> dict[str, Any] | None:
    """The stamp of the last finished set-up, or None."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
        return stamp if set(stamp) == {"sets", "python", "root", "contents", "fingerprint"} else None
    except (OSError, ValueError, TypeError):
        return None


def write_stamp(name: str) -> None:
    """Records that a set is complete, and its files."""
    stamp = {
        "sets": SETS[: SETS.index(name) + 1],
        "python": VERSION,
        "root": str(ROOT),
        "contents": sorted(entry.name for entry in SITE.iterdir() if entry.name != "__pycache__"),
        "fingerprint": fingerprint(),
    }
    STAMP.write_text(json.dumps(stamp), encoding="utf-8")


def condition(name: str) -> str:
    """READY, OUTDATED (packages must be installed) or BROKEN (`.venv` must be recreated)."""
    stamp = read_stamp()
    if stamp is None or (stamp["python"], stamp["root"]) != (VERSION, str(ROOT)):
        return BROKEN
    pieces = [Path(tool("python")), Path(tool("lusoria")), *(SITE / name for name in stamp["contents"])]
    if not all(piece.exists() for piece in pieces):
        return BROKEN
    return READY if stamp["fingerprint"] == fingerprint() and name in stamp["sets"] else OUTDATED


def make_venv() -> None:
    """Replaces `.venv` by an empty one."""
    if not all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        raise SetupError(NO_VENV)
    try:
        if VENV.exists():
            shutil.rmtree(VENV)
    except OSError as error:
        raise SetupError(f"Remove .venv by hand and try again: {error.strerror}.") from error
    python = getattr(sys, "_base_executable", sys.executable)  # sys.executable may be in the deleted .venv
    code, output = capture([python, "-m", "venv", str(VENV)])
    if code:
        raise SetupError.while_installing(output)


def index_setting(listing: str) -> str | None:
    """The package index in the output of `pip config list`, if one is set."""
    settings = dict(line.split("=", 1) for line in listing.splitlines() if "=" in line)
    for section in (":env:", "install", "global"):
        value = settings.get(section + ".index-url")
        if value is not None:
            return str(ast.literal_eval(value))
    return None


def uv_environment() -> dict[str, str]:
    """Environment for uv: no download of Pythons, and pip's package index."""
    env = dict(os.environ, UV_PYTHON_DOWNLOADS="never")
    if not os.access(os.path.expanduser("~"), os.W_OK):  # noqa: PTH111 (Path cannot say that there is none)
        env.setdefault("UV_NO_CACHE", "1")
    if "UV_DEFAULT_INDEX" not in env:
        _, listing = capture([*PIP, "config", "list"])
        index = index_setting(listing)
        if index:
            env["UV_DEFAULT_INDEX"] = index
    return env


def install_uv() -> bool:
    """Installs the pinned uv into `.venv`. False if there is none for this machine."""
    code, output = capture([*PIP_INSTALL, *HASHED, "-r", str(LISTS / "uv.txt")])
    if code and NETWORK_SIGNS.search(output):
        raise SetupError.while_installing(output)
    return code == 0


def install(name: str) -> None:
    """Installs a set and Lusoria itself, with uv, or with pip if uv is missing or fails."""
    packages, project = str(LISTS / (name + ".txt")), ["--no-deps", "--no-build-isolation", "-e", str(ROOT)]
    later = {"LUSORIA_SKIP_CLIENT": "1"}  # prepare_client builds the web client later
    if install_uv():
        uv, env = [tool("uv"), "pip"], {**uv_environment(), **later}
        into = ["--quiet", "--python", tool("python")]
        code, _ = capture([*uv, "sync", *into, *HASHED, packages], env)
        if code == 0 and capture([*uv, "install", *into, *project], env)[0] == 0:
            return
        say("uv failed. Trying again with pip, which takes longer.")
    for what in ([*HASHED, "-r", packages], project):
        code, output = capture([*PIP_INSTALL, *what], {**os.environ, **later})
        if code:
            raise SetupError.while_installing(output)


def prepare(name: str) -> None:
    """Makes `.venv` ready for one of the SETS; returns at once if it is."""
    found = condition(name)
    if found == READY:
        return
    started = time.monotonic()
    if found == BROKEN:
        if VENV.exists():
            say("The .venv here is incomplete, was moved, or belongs to another Python. Replacing it.")
        say("Setting up .venv. This happens once and takes up to a minute.")
        make_venv()
    else:
        say("Updating .venv.")
        stamp = read_stamp()
        assert stamp is not None
        name = max(name, *stamp["sets"], key=SETS.index)  # keep the largest installed set
        STAMP.unlink()
    install(name)
    write_stamp(name)
    say(f"Done in {time.monotonic() - started:.0f} s.")


def prepare_docs() -> None:
    """Installs the site generator into DOCS_VENV if its list has changed."""
    packages = LISTS / "docs.txt"
    stamp = DOCS_VENV / "lusoria.txt"
    wanted = f"{VERSION} {ROOT} {hashlib.sha256(packages.read_bytes()).hexdigest()}"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    say("Installing the site generator. This happens once and takes up to a minute.")
    shutil.rmtree(DOCS_VENV, ignore_errors=True)
    install_packages = [DOCS_PYTHON, *PIP_INSTALL[1:], *HASHED, "-r", str(packages)]
    for command in ([sys.executable, "-m", "venv", str(DOCS_VENV)], install_packages):
        code, output = capture(command)
        if code:
            raise SetupError.while_installing(output)
    stamp.write_text(wanted, encoding="utf-8")


def prepare_client(*options: str) -> None:
    """Builds the web client if it has changed; with `--dev`, also installs its linters and test tools."""
    output_of(CLIENT, "build", *options)


def prepare_programs() -> None:
    """Ensures that Chromium and nginx are installed; sets LUSORIA_BROWSER for the tests."""
    os.environ["LUSORIA_BROWSER"] = output_of("-m", "tests.project.browser").strip()
    output_of("-m", "tests.project.nginx")


def output_of(script: str, *args: str) -> str:
    """Runs a script that reports its own errors, and exits if it fails."""
    done = subprocess.run([tool("python"), script, *args], cwd=ROOT, check=False, stdout=subprocess.PIPE)
    if done.returncode:
        sys.exit(done.returncode)
    return done.stdout.decode("utf-8", "replace")


# Checks

CHECKS = {  # name: (command, what to do when it fails)
    "format": ((tool("ruff"), "format", "--check", "."), "Run `python3 run.py fix`."),
    "lint": ((tool("ruff"), "check", "."), "Run `python3 run.py fix`, then fix the rest by hand."),
    "types": ((tool("mypy"),), "Fix the types that mypy reports."),
    "levels": ((tool("lint-imports"), "--no-logo"), "Import from lower levels only: see pyproject.toml."),
    "generated": (
        (tool("python"), "-m", "tools.generate", "--check"),
        "Run `python3 run.py generate`, and review the difference before you commit.",
    ),
    "docs": (BUILD_DOCS, "Fix the links: the build names page and line."),
    "addresses": ((tool("python"), "tests/project/addresses.py"), "Remove them from the files."),
    "web types": (
        (tool("python"), CLIENT, "run", "check"),
        "Fix the types in web/ that svelte-check reports.",
    ),
}
WEB_TESTS = {
    "web tests": ((tool("python"), CLIENT, "run", "test"), "Run `npm test` in web/ while you fix it."),
}


def run_checks(checks: dict[str, tuple[tuple[str, ...], str]]) -> dict[str, str]:
    """Runs every check and prints a line for each. Returns the advice for those that failed."""
    failed = {}
    for name, (command, advice) in checks.items():
        print(f"{name:<10}", end=" ", flush=True)
        started = time.monotonic()
        code, output = capture(command)
        print(f"{'failed' if code else 'ok':<6} {time.monotonic() - started:5.1f} s", flush=True)
        if code:
            print(output, flush=True)
            failed[name] = advice
    return failed


def run_tests(*which: str) -> bool:
    """Runs tests in two processes; retries up to MAX_RETRIED failed ones alone, and that result counts.

    Browsers and servers on a busy machine may miss a deadline. A test that passes only on retry is flaky.
    """
    last_failed().unlink(missing_ok=True)  # written by an earlier run of other tests
    code = subprocess.call([*PYTEST, "-n", "2", SLOWEST, *which])
    if code == SOME_FAILED and count_failed() <= MAX_RETRIED:
        print("Retrying the failed tests alone. A test that passes only now is flaky: fix it.")
        sys.stdout.flush()
        code = subprocess.call([*PYTEST, *ONCE_MORE, *which])
    return code == 0


def count_failed() -> int:
    """Number of failed tests, from pytest's cache."""
    return len(json.loads(last_failed().read_text(encoding="utf-8")))


def last_failed() -> Path:
    """pytest's cache of failed tests."""
    return ROOT / ".pytest_cache/v/cache/lastfailed"


def sum_up(failed: dict[str, str], started: float) -> int:
    """Prints the result. Returns the exit code."""
    took = f"in {time.monotonic() - started:.0f} s"
    if not failed:
        print(f"All passed, {took}.")
        return 0
    print(f"Failed, {took}:")
    for name, advice in failed.items():
        print(f"  {name}: {advice}")
    return 1


# Commands: each takes the rest of the command line and returns an exit code. Docstrings are the help texts.


def play(args: list[str]) -> int:
    """Play in the browser; options go to `lusoria play`."""
    return lusoria(["play", *args])


def lusoria(args: list[str]) -> int:
    """Run any `lusoria` command."""
    prepare("play")
    if {"play", "serve"}.intersection(args):
        prepare_client()
    return hand_over([tool("lusoria"), *args])


def test(args: list[str]) -> int:
    """Run all checks and all tests; with arguments, run pytest with them instead."""
    prepare("test")
    prepare_client("--dev")
    os.chdir(ROOT)
    if args:
        return hand_over([*PYTEST, *args])
    prepare_docs()
    prepare_programs()
    started = time.monotonic()
    failed = run_checks({**CHECKS, **WEB_TESTS})
    print("tests", flush=True)
    # Playwright and anyio each keep an event loop of their own, so browsers have processes to themselves.
    if not all([run_tests("--ignore=tests/web"), run_tests("tests/web", ONE_AT_A_TIME)]):
        failed["tests"] = "Run `python3 run.py test NAME` for one of the failed tests while you fix it."
    return sum_up(failed, started)


def check(_args: list[str]) -> int:
    """Run all checks (format, lint, types, levels, generated, docs, addresses, web types) and no tests."""
    prepare("test")
    prepare_docs()
    prepare_client("--dev")
    started = time.monotonic()
    return sum_up(run_checks(CHECKS), started)


def fix(_args: list[str]) -> int:
    """Fix the format, and what the linter can fix by itself."""
    prepare("test")
    os.chdir(ROOT)
    left = subprocess.call([tool("ruff"), "check", "--fix", "."])
    return subprocess.call([tool("ruff"), "format", "."]) or left


def golden(args: list[str]) -> int:
    """Rewrite the golden files under tests/golden; review the difference before you commit."""
    prepare("test")
    os.chdir(ROOT)
    os.environ["LUSORIA_GOLDEN"] = "write"
    return hand_over([*PYTEST, "tests/golden", *args])


def pythons(args: list[str]) -> int:
    """Check that the bots play the same games on every Python here; see `--help`."""
    prepare("test")
    os.chdir(ROOT)
    return hand_over([tool("python"), "-m", "tools.pythons", *args])


def generate(args: list[str]) -> int:
    """Write all generated files: schemas, types, languages, fixtures, lessons; `--check` only compares."""
    prepare("test")
    os.chdir(ROOT)
    return hand_over([tool("python"), "-m", "tools.generate", *args])


def gallery(args: list[str]) -> int:
    """Take a picture of every screen of the web client; with `--check`, find what overlaps or is cut."""
    prepare("test")
    prepare_client("--dev")
    os.chdir(ROOT)
    return hand_over([tool("python"), "-m", "tests.web.support.gallery", *args])


def pictures(args: list[str]) -> int:
    """Take the pictures of README.md and docs/ again where the product looks different; `--all` takes all."""
    prepare("test")
    prepare_client("--dev")
    os.chdir(ROOT)
    return hand_over([tool("python"), "-m", "tests.web.support.pictures", *args])


def docs(_args: list[str]) -> int:
    """Build the documentation site into site/; a broken link is an error."""
    prepare_docs()
    os.chdir(ROOT)
    return hand_over([*BUILD_DOCS])


def bench(args: list[str]) -> int:
    """Run the benchmarks; the first time, this fetches the larger packages they need."""
    prepare("bench")
    os.chdir(ROOT)
    return hand_over([tool("python"), "-m", "bench", *args])


def lock(args: list[str]) -> int:
    """Rewrite requirements/ from pyproject.toml; with `--upgrade`, to the newest versions."""
    if condition("play") == BROKEN:
        make_venv()
    if not install_uv():
        raise SetupError("This command needs uv, and there is no uv for this machine.")
    env = uv_environment()
    for name, sources in SOURCES.items():
        wanted = [*sources.split(), "--output-file", f"requirements/{name}.txt", *args]
        code, output = capture([tool("uv"), "pip", "compile", "--quiet", *LOCK.split(), *wanted], env)
        if code:
            raise SetupError.while_installing(output)
        say(f"Wrote requirements/{name}.txt.")
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    command.__name__: command
    for command in (
        play,
        lusoria,
        test,
        check,
        fix,
        generate,
        golden,
        pythons,
        gallery,
        pictures,
        docs,
        bench,
        lock,
    )
}


def usage() -> str:
    """The help text, a line per command."""
    lines = [f"  {name:<8} {command.__doc__}" for name, command in COMMANDS.items()]
    return "\n".join(["Usage: python3 run.py COMMAND [ARGUMENTS]", "", *lines])


def main(argv: list[str]) -> int:
    """Find the command and run it."""
    if not argv or argv[0] in ("-h", "--help", "help"):
        print(usage())
        return 0
    if argv[0] not in COMMANDS:
        say(f"There is no command `{argv[0]}`. The commands are: {', '.join(COMMANDS)}.")
        return 2
    try:
        return COMMANDS[argv[0]](argv[1:])
    except SetupError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("\nStopped.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
