"""tools/client.py: when it builds, with which Node, and its error messages."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from hatch_build import ClientHook
from tools import client

WEB = client.ROOT / "web"
PACKAGE = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
LOCK = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A fake checkout with a built client and installed packages."""
    lock = {
        "": {"name": "it"},
        "node_modules/builder": {"integrity": "a"},
        "node_modules/checker": {"integrity": "b", "dev": True},
        "node_modules/other-machine": {"integrity": "c", "optional": True},
    }
    files = {
        "web/package-lock.json": json.dumps({"packages": lock}),
        "web/src/main.ts": "main",
        "web/tests/main.test.ts": "test",
        "src/lusoria/words/en.ftl": "a = b",
        "src/lusoria/games/alea/words/en.ftl": "c = d",
        "src/lusoria/server/static/index.html": "page",
    }
    for name, text in files.items():
        write(tmp_path / name, text)
    client.stamp_of(tmp_path).write_text(client.fingerprint(tmp_path), encoding="ascii")
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def write_installed(web: Path, *names: str) -> None:
    locked = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    there = {path: locked[path] for path in (f"node_modules/{name}" for name in names)}
    for path in there:
        (web / path).mkdir(parents=True)
    write(web / "node_modules/.package-lock.json", json.dumps({"packages": there}))


class FakeNpm(client.Npm):
    """Records its commands; fails, or creates the files of a build."""

    def __init__(self, root: Path, fails_with: str = "") -> None:
        super().__init__(["npm"], Path("node"))
        self.root, self.fails_with, self.commands = root, fails_with, list[str]()

    def run(self, web: Path, *args: str) -> tuple[int, str]:
        assert web == self.root / "web"
        self.commands.append(" ".join(args[:2]))
        if self.fails_with:
            return 1, self.fails_with
        if args[0] == "run":
            write(self.root / "src/lusoria/server/static/index.html", "new")
        else:
            write_installed(web, "builder", *([] if "--omit=dev" in args else ["checker"]))
        return 0, ""


@pytest.fixture
def npm(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> FakeNpm:
    fake = FakeNpm(checkout)
    monkeypatch.setattr(client, "find_npm", lambda: fake)
    return fake


class TestStamp:
    def test_fresh_build_is_up_to_date(self, checkout: Path) -> None:
        assert client.is_built(checkout)

    @pytest.mark.parametrize(
        "changed",
        [
            "web/src/main.ts",
            "web/new.html",
            "src/lusoria/words/en.ftl",
            "src/lusoria/games/alea/words/en.ftl",
        ],
    )
    def test_changed_source_or_catalog_is_out_of_date(self, checkout: Path, changed: str) -> None:
        write(checkout / changed, "other")
        assert not client.is_built(checkout)

    def test_renamed_source_is_out_of_date(self, checkout: Path) -> None:
        (checkout / "web/src/main.ts").rename(checkout / "web/src/start.ts")
        assert not client.is_built(checkout)

    @pytest.mark.parametrize(
        "changed",
        ["web/tests/main.test.ts", "web/node_modules/x/x.js", "web/src/.main.ts.swp", "src/lusoria/x.py"],
    )
    def test_unrelated_change_keeps_the_build(self, checkout: Path, changed: str) -> None:
        write(checkout / changed, "other")
        assert client.is_built(checkout)

    @pytest.mark.parametrize("lost", [".stamp", "index.html"])
    def test_missing_output_is_out_of_date(self, checkout: Path, lost: str) -> None:
        (client.stamp_of(checkout).parent / lost).unlink()
        assert not client.is_built(checkout)

    def test_inputs_include_sources_and_catalogs(self) -> None:
        names = {path.relative_to(client.ROOT).as_posix() for path in client.inputs(client.ROOT)}
        assert {"web/index.html", "web/src/main.ts", "src/lusoria/games/alea/words/fr.ftl"} <= names
        assert not any("node_modules" in name for name in names)


class TestInstalled:
    @pytest.mark.parametrize(
        ("there", "to_build", "to_check"),
        [([], False, False), (["builder"], True, False), (["builder", "checker"], True, True)],
    )
    def test_installed_packages_match_the_lock(
        self, checkout: Path, there: list[str], to_build: bool, to_check: bool
    ) -> None:
        write_installed(checkout / "web", *there)
        found = [client.is_installed(checkout / "web", dev=dev) for dev in (False, True)]
        assert found == [to_build, to_check]

    def test_other_version_is_not_installed(self, checkout: Path) -> None:
        write_installed(checkout / "web", "builder")
        write(
            checkout / "web/package-lock.json",
            json.dumps({"packages": {"node_modules/builder": {"integrity": "z"}}}),
        )
        assert not client.is_installed(checkout / "web", dev=False)

    def test_deleted_folder_is_not_installed(self, checkout: Path) -> None:
        write_installed(checkout / "web", "builder")
        (checkout / "web/node_modules/builder").rmdir()
        assert not client.is_installed(checkout / "web", dev=False)

    def test_interrupted_installation_is_not_installed(self, checkout: Path) -> None:
        (checkout / "web/node_modules/builder").mkdir(parents=True)
        assert not client.is_installed(checkout / "web", dev=False)


class TestBuild:
    def test_up_to_date_build_runs_nothing(self, checkout: Path, npm: FakeNpm) -> None:
        client.build(checkout)
        assert npm.commands == []

    def test_change_builds_once(self, checkout: Path, npm: FakeNpm) -> None:
        write(checkout / "web/src/main.ts", "other")
        client.build(checkout)
        client.build(checkout)
        assert npm.commands == ["ci --ignore-scripts", "run build"]

    def test_dev_packages_are_installed_without_a_build(self, checkout: Path, npm: FakeNpm) -> None:
        client.build(checkout, dev=True)
        client.build(checkout, dev=True)
        assert npm.commands == ["ci --ignore-scripts"]

    def test_failed_build_is_reported_and_not_stamped(self, checkout: Path, npm: FakeNpm) -> None:
        write_installed(checkout / "web", "builder")
        write(checkout / "web/src/main.ts", "other")
        npm.fails_with = "main.ts: it is wrong\n  at inside (vite.js:1)\n   7: <unknown>\n"
        with pytest.raises(client.BuildError) as raised:
            client.build(checkout)
        assert str(raised.value) == client.NOT_BUILT + "\n  main.ts: it is wrong"
        assert not client.is_built(checkout)

    @pytest.mark.parametrize("sign", ["code ENOTFOUND", "errno ECONNREFUSED", "network ETIMEDOUT"])
    def test_missing_network_is_recognised(self, checkout: Path, npm: FakeNpm, sign: str) -> None:
        npm.fails_with = f"npm error {sign}"
        with pytest.raises(client.BuildError) as raised:
            client.build(checkout, dev=True)
        assert str(raised.value) == client.NO_NETWORK

    def test_missing_node_names_the_package(self, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(client, "find_npm", lambda: None)
        with pytest.raises(client.BuildError, match=r"needs Node 22\.12 or newer"):
            client.build(checkout, dev=True)


class TestNode:
    @pytest.mark.skipif(os.name == "nt", reason="the pretended Node is a shell script")
    @pytest.mark.parametrize(
        ("version", "good"),
        [
            ("v18.0.0", False),
            ("v20.20.2", False),
            ("v22.11.9", False),
            ("v22.12.0", True),
            ("v24.1.0", True),
            ("", False),
        ],
    )
    def test_old_node_of_the_machine_is_ignored(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, good: bool
    ) -> None:
        for name in ("node", "npm"):
            write(tmp_path / name, f"#!/bin/sh\necho {version}\n")
            (tmp_path / name).chmod(0o755)
        monkeypatch.setenv("PATH", str(tmp_path))
        found = client.npm_of_machine()
        assert (found is not None) == good

    def test_machine_without_node_has_no_npm(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PATH", str(tmp_path))
        assert client.npm_of_machine() is None

    def test_npm_of_the_wheel_runs(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PATH", str(tmp_path))
        found = client.npm_of_wheel()
        assert found is not None
        code, output = found.run(tmp_path, "--version")
        assert code == 0
        assert re.search(r"^\d+\.\d+", output, re.MULTILINE)


class TestHook:
    @pytest.fixture
    def hook(self, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> ClientHook:
        """The hook in a changed checkout, on a machine without Node."""
        write(checkout / "web/src/main.ts", "other")
        monkeypatch.delenv(client.SKIP, raising=False)
        monkeypatch.setattr(client, "npm_of_machine", lambda: None)
        nothing: Any = None
        return ClientHook(str(checkout), {}, nothing, nothing, str(checkout / "dist"), "wheel")

    def test_hook_requires_node_for_a_build(self, hook: ClientHook) -> None:
        assert hook.dependencies() == [client.NODE_WHEEL]

    def test_hook_builds_the_client(self, hook: ClientHook, npm: FakeNpm) -> None:
        hook.initialize("standard", {})
        assert npm.commands == ["ci --ignore-scripts", "run build"]
        assert hook.dependencies() == []

    def test_hook_is_skipped_by_setting(
        self, hook: ClientHook, npm: FakeNpm, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv(client.SKIP, "1")
        hook.initialize("standard", {})
        assert (npm.commands, hook.dependencies()) == ([], [])


class TestPackages:
    def test_lock_has_hashes_and_no_addresses(self) -> None:
        packages = {path: entry for path, entry in LOCK.items() if path}
        assert packages
        assert [path for path, entry in packages.items() if not entry.get("integrity")] == []
        assert [path for path, entry in packages.items() if "resolved" in entry] == []

    def test_package_versions_are_exact(self) -> None:
        versions = {**PACKAGE["dependencies"], **PACKAGE["devDependencies"]}
        assert [
            name for name, version in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)
        ] == []

    def test_build_imports_no_dev_package(self) -> None:
        """`run.py play` does not install the packages of the checks."""
        wanted = re.compile(r"""(?:from|import|extends"\s*:)\s*\(?["']([^."'/\\][^"']*)["']""")
        sources = [
            path for path in client.inputs(client.ROOT) if path.suffix in {".ts", ".js", ".svelte", ".json"}
        ]
        named = {name for path in sources for name in wanted.findall(path.read_text(encoding="utf-8"))}
        packages = {"/".join(name.split("/")[: 2 if name[0] == "@" else 1]) for name in named}
        assert "svelte" in packages
        assert packages.isdisjoint(PACKAGE["devDependencies"])

    def test_generated_folders_are_ignored_by_git(self) -> None:
        ignored = (client.ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
        assert {"node_modules/", "src/lusoria/server/static/"} <= set(ignored)
