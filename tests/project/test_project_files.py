"""Requirements, packaging, CI, and forbidden contents of files."""

import ast
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections import Counter
from importlib import metadata
from pathlib import Path

import pytest

import lusoria
import run
from tests.project import addresses
from tools import client

ROOT = run.ROOT
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LISTS = sorted((ROOT / "requirements").glob("*.txt"))
PACKAGED = {".css", ".ftl", ".html", ".js", ".json", ".mako", ".py", ".svg", ".txt", ".typed", ".woff2"}

SOURCE_ROOTS = ("src", "web/src", "web/tests", "tests", "bench", "tools")
SOURCE_ENDINGS = (".py", ".ts", ".svelte", ".css", ".js", ".html")
MAX_SOURCE_FILES = 16  # per folder: a reader finds a file by looking over the names

IN_ALL = ("server", "terminal", "client", "bots", "lab", "environments")
INSTALLED = {"play": ("server", "terminal", "client", "bots"), "test": IN_ALL}
"""Extras of each list; playing needs no lab."""


def pins(name: str) -> dict[str, list[str]]:
    """Each `package==version ; condition` of a list, with its hashes."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for entry in text.replace("\\\n", " ").splitlines():
        pin, *hashes = entry.split("--hash=")
        found[pin.strip()] = [value.strip() for value in hashes]
    return found


def source_files() -> set[str]:
    """Files of the package by their names in a wheel."""
    package = ROOT / "src"
    return {path.relative_to(package).as_posix() for path in package.rglob("*") if path.suffix in PACKAGED}


def unpack(archive: tarfile.TarFile, into: Path) -> None:
    """Extracts an sdist without its top folder."""
    for member in archive:
        content = archive.extractfile(member)
        if content is not None:
            path = into / member.name.partition("/")[2]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content.read())


class TestAddresses:
    def test_files_name_no_registry_and_no_private_path(self) -> None:
        assert list(addresses.findings(ROOT)) == []

    @pytest.mark.parametrize(
        "text",
        [
            "see https://" + ".".join(addresses.HOSTS[0]) + "/simple",
            '"url": "https://files.' + ".".join(addresses.HOSTS[1]) + '/packages/x.whl"',
            'registry "https://registry.' + ".".join(addresses.HOSTS[2]) + '"',
            "deb http://" + ".".join(addresses.HOSTS[6]) + " bookworm main",
            '      "resolved"' + ': "https://example.net/x.tgz"',
            "index-url" + " = https://example.net/simple",
            "--extra-index-url" + "=https://example.net/simple",
            "registry" + "=https://example.net/",
            "@scope:registry" + "=https://example.net/",
            '"registry"' + ': "https://example.net/"',
            "//example.net/:_auth" + "Token=abc",
            'resolved "' + 'https://example.net/x.tgz#abc"',
            'open("/home' + '/someone/notes.txt")',
            "cache: /root" + "/.cache",
            "C:" + "\\Users\\someone",
        ],
    )
    def test_planted_address_is_found(self, tmp_path: Path, text: str) -> None:
        (tmp_path / "file.txt").write_text(f"first line\n{text}\n", encoding="utf-8")
        (finding,) = addresses.findings(tmp_path)
        assert finding.startswith("file.txt:2: ")

    def test_path_of_the_checkout_is_found(self, tmp_path: Path) -> None:
        (tmp_path / "file.txt").write_text(f"{tmp_path}/src", encoding="utf-8")
        (finding,) = addresses.findings(tmp_path)
        assert "path of this checkout" in finding

    @pytest.mark.parametrize(
        "text", ["~/notes", "tests/home/x", "pip config list", "example.org", "crates of wine"]
    )
    def test_harmless_text_passes(self, tmp_path: Path, text: str) -> None:
        (tmp_path / "file.txt").write_text(text, encoding="utf-8")
        assert list(addresses.findings(tmp_path)) == []


def test_folders_have_few_source_files() -> None:
    """Without `__init__.py` and generated files."""
    paths = [path.relative_to(ROOT) for path in addresses.project_files(ROOT)]
    counts = Counter(
        path.parent.as_posix()
        for path in paths
        if path.name.endswith(SOURCE_ENDINGS) and not path.name.endswith(("__init__.py", ".gen.ts"))
    )
    crowded = {
        folder: count
        for folder, count in counts.items()
        if f"{folder}/".startswith(tuple(f"{root}/" for root in SOURCE_ROOTS)) and count > MAX_SOURCE_FILES
    }
    assert counts["src/lusoria/core"] > 0
    assert crowded == {}


class TestRequirements:
    def test_each_set_has_a_requirements_list(self) -> None:
        assert {path.stem for path in LISTS} == {*run.SETS, "uv", "docs"} == set(run.SOURCES)

    @pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
    def test_packages_are_pinned_and_hashed(self, path: Path) -> None:
        listed = pins(path.stem)
        assert listed
        for pin, hashes in listed.items():
            assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; .+)?", pin)
            assert hashes
            assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", value) for value in hashes)

    @pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
    def test_requirements_have_no_address(self, path: Path) -> None:
        assert "://" not in path.read_text(encoding="utf-8")

    def test_each_set_includes_the_one_before(self) -> None:
        assert pins("play").items() <= pins("test").items() <= pins("bench").items()

    def test_dependencies_are_in_the_lists(self) -> None:
        groups = PYPROJECT["dependency-groups"]
        extras = PYPROJECT["project"]["optional-dependencies"]
        of = {
            list_: [entry for name in names for entry in extras[name]] for list_, names in INSTALLED.items()
        }
        required = {
            "play": PYPROJECT["project"]["dependencies"] + of["play"] + groups["build"],
            "test": of["test"] + groups["test"],
            "bench": extras["bench"],
            "uv": groups["setup"],
            "docs": groups["docs"],
        }
        for name, wanted in required.items():
            listed = {pin.partition("==")[0] for pin in pins(name)}
            assert {re.sub("[._]", "-", re.split("[<>=~! ]", entry)[0]) for entry in wanted} <= listed

    def test_extra_all_includes_all_but_bench(self) -> None:
        extras = PYPROJECT["project"]["optional-dependencies"]
        assert set(extras) == {*IN_ALL, "all", "bench"}
        assert extras["all"] == [f"lusoria[{','.join(IN_ALL)}]"]


class TestCommands:
    def test_ci_runs_the_test_command(self) -> None:
        lines = (ROOT / ".ci/run").read_text(encoding="utf-8").splitlines()
        commands = [line for line in lines if line and not line.startswith("#")]
        assert commands[-1] == "exec python3 run.py test"

    @pytest.mark.parametrize("name", ["README.md", ".pre-commit-config.yaml"])
    def test_commands_in_files_exist(self, name: str) -> None:
        named = set(re.findall(r"run\.py ([a-z]+)", (ROOT / name).read_text(encoding="utf-8")))
        assert named
        assert named <= set(run.COMMANDS)

    def test_files_in_the_help_exist(self) -> None:
        named = re.findall(r"[\w.-]+/[\w./-]*|[\w-]+\.(?:py|toml|txt)\b", run.usage())
        assert {"pyproject.toml", "requirements/", "run.py"} <= set(named)
        written = {"site/"}  # by `run.py docs`: a new checkout has none
        assert [name for name in named if name not in written and not (ROOT / name).exists()] == []


class TestPackage:
    def test_version_is_the_same_everywhere(self) -> None:
        assert PYPROJECT["project"]["version"] == metadata.version("lusoria") == lusoria.__version__

    def test_core_imports_only_msgspec_and_standard_library(self) -> None:
        for path in sorted((ROOT / "src/lusoria/core").rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                if isinstance(node, ast.ImportFrom):
                    names = [node.module or ""]
                for name in names:
                    allowed = name.partition(".")[0] in {*sys.stdlib_module_names, "msgspec"}
                    assert allowed or f"{name}.".startswith("lusoria.core."), f"{path.name} imports {name}"

    def test_wheel_and_sdist_contain_the_package(self, tmp_path: Path) -> None:
        """Includes the web client, which is built here unless `run.py` has built it."""
        build = [sys.executable, "-m", "hatchling", "build", "-d", str(tmp_path)]
        subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
        (wheel,), (sdist,) = tmp_path.glob("*.whl"), tmp_path.glob("*.tar.gz")
        with zipfile.ZipFile(wheel) as archive:
            assert source_files() | {"lusoria/server/static/index.html"} <= set(archive.namelist())
        with tarfile.open(sdist) as archive:
            inside = {name.partition("/")[2] for name in archive.getnames()}
            unpack(archive, tmp_path / "unpacked")
        assert {f"src/{name}" for name in source_files()} | {"LICENSE", "README.md", "run.py"} <= inside
        assert not any("node_modules" in name for name in inside)
        assert client.is_built(tmp_path / "unpacked"), (
            "from the sdist, the client would have to be built again"
        )
