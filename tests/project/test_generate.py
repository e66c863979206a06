"""`run.py generate`; and a new language needs one line besides its catalogs."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import run
from lusoria.games import BUILT_IN
from lusoria.games.alea.model import CARDS
from lusoria.words import LANGUAGES
from tools import client, generate
from tools.generate import __main__ as command
from tools.generate import languages, schemas, typescript
from tools.generate.places import NOTE

ROOT = run.ROOT


class TestTheCommand:
    @pytest.fixture
    def file(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """A fake project with one missing generated file."""
        (tmp_path / "web/src").mkdir(parents=True)
        file = tmp_path / "web/src/one.gen.ts"
        monkeypatch.setattr(command, "ROOT", tmp_path)
        monkeypatch.setattr(generate, "ROOT", tmp_path)
        monkeypatch.setattr(command, "generated_files", lambda: iter([(file, "é\n")]))
        return file

    def start(self, monkeypatch: pytest.MonkeyPatch, *args: str) -> int:
        monkeypatch.setattr(sys, "argv", ["generate", *args])
        return command.main()

    def test_generate_writes_stale_files(
        self, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert self.start(monkeypatch) == 0
        assert file.read_bytes() == "é\n".encode()
        assert self.start(monkeypatch) == 0
        assert capsys.readouterr().out.splitlines() == [
            "web/src/one.gen.ts: written",
            "All 1 generated files are current.",
        ]

    @pytest.mark.parametrize("before", [None, "", "e\n"])
    def test_check_fails_and_writes_nothing(
        self, file: Path, monkeypatch: pytest.MonkeyPatch, before: str | None
    ) -> None:
        if before is not None:
            file.write_text(before, encoding="utf-8")
        assert self.start(monkeypatch, "--check") == 1
        assert (file.read_text(encoding="utf-8") if file.exists() else None) == before

    def test_obsolete_generated_file_is_removed(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.start(monkeypatch)
        old = file.with_name("old.gen.ts")
        old.touch()
        assert self.start(monkeypatch, "--check") == 1
        assert self.start(monkeypatch) == 0
        assert (old.exists(), file.exists()) == (False, True)

    def test_generated_files_are_one_of_the_checks(self) -> None:
        made, advice = run.CHECKS["generated"]
        assert made[1:] == ("-m", "tools.generate", "--check")
        assert "run.py generate" in advice


def test_generated_files_have_a_note() -> None:
    for module in (typescript, languages):
        for file, text in module.generated_files():
            assert text.startswith(f"// {NOTE}"), file
    for file, text in schemas.generated_files():
        assert text.splitlines()[1].startswith(f' "$comment": "{NOTE}'), file


class TestTypescript:
    @pytest.mark.parametrize(
        ("schema", "written"),
        [
            ({}, ["unknown"]),
            ({"default": None}, ["unknown"]),
            ({"$ref": "#/$defs/Table"}, ["Table"]),
            ({"type": "integer", "minimum": 0}, ["number"]),
            ({"type": ["string", "null"]}, ["string", "null"]),
            ({"anyOf": [{"type": "integer"}, {"enum": ["random"]}]}, ["number", '"random"']),
            ({"const": 2}, ["2"]),
            ({"type": "array"}, ["unknown[]"]),
            ({"type": "array", "items": {"type": "boolean"}}, ["boolean[]"]),
            ({"type": "array", "items": {"enum": ["a", "b"]}}, ['("a" | "b")[]']),
            (
                {"type": "array", "prefixItems": [{"type": "integer"}] * 2, "items": False},
                ["[number, number]"],
            ),
            ({"type": "object"}, ["Record<string, unknown>"]),
            ({"type": "object", "additionalProperties": {"$ref": "#/$defs/A"}}, ["Record<string, A>"]),
        ],
    )
    def test_schema_becomes_a_typescript_type(self, schema: dict[str, object], written: list[str]) -> None:
        assert typescript.alternatives(schema) == written

    def test_unknown_schema_type_is_an_error(self) -> None:
        with pytest.raises(KeyError):
            typescript.alternatives({"type": "colour"})

    def test_definitions_become_declarations(self) -> None:
        defined = {
            "One": {"type": "object", "properties": {"a": {"type": "integer"}, "b": {}}, "required": ["a"]},
            "None": {"type": "object", "properties": {}},
            "Far": {"anyOf": [{"$ref": f"#/$defs/{'x' * 60}{n}"} for n in range(2)]},
            "Unused": {"type": "string"},
        }
        assert list(typescript.declarations(defined, ["Far", "None", "One"])) == [
            "export interface One {\n  a: number;\n  b?: unknown;\n}\n",
            "export interface None {}\n",
            f"export type Far =\n  | {'x' * 60}0\n  | {'x' * 60}1;\n",
        ]

    def test_generated_lines_are_short(self) -> None:
        lines = [line for _, text in typescript.generated_files() for line in text.splitlines()]
        assert [line for line in lines if len(line) > typescript.WIDTH] == []

    def test_cards_of_the_client_are_those_of_the_rules(self) -> None:
        written = {file.name: text for file, text in typescript.generated_files() if "alea" in file.parts}
        assert f"export const CARDS = {json.dumps(CARDS)} as const;" in written["constants.gen.ts"]

    def test_long_constant_has_a_line_for_each_entry(self) -> None:
        short, long = ["a", "b"], ["a" * 60, "b" * 60]
        assert typescript.constants_of(BUILT_IN[0], {"SHORT": short, "LONG": long}).splitlines()[2:] == [
            'export const SHORT = ["a", "b"] as const;',
            "",
            "export const LONG = [",
            f'  "{long[0]}",',
            f'  "{long[1]}",',
            "] as const;",
        ]

    def test_types_of_records_are_left_out(self) -> None:
        text = typescript.types_of(BUILT_IN[0])
        assert "interface View " in text
        assert "interface Player " not in text


WRITE_LANGUAGES = """
from tools.generate import languages
for file, text in languages.generated_files():
    file.write_text(text, encoding="utf-8")
"""
SPOKEN = "import sys; from lusoria.words.system_language import language_of; print(language_of(sys.argv[1]))"


def python(root: Path, *args: str) -> str:
    """Output of Python in a copy of the project."""
    path = os.pathsep.join(map(str, (root, root / "src")))
    env = {**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1"}
    command = [sys.executable, *args]
    return subprocess.run(
        command, cwd=root, check=True, stdout=subprocess.PIPE, encoding="utf-8", env=env
    ).stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with Italian: one line, and catalogs (copies of the English ones)."""
    root = tmp_path_factory.mktemp("copy")
    left_out = shutil.ignore_patterns("node_modules", "static", "__pycache__")
    for folder in ("src", "web", "tools", "docs"):
        shutil.copytree(ROOT / folder, root / folder, ignore=left_out)
    (root / "web/node_modules").symlink_to(ROOT / "web/node_modules", target_is_directory=True)
    for catalog in [*root.rglob("en.ftl")]:
        shutil.copy(catalog, catalog.with_name("it.ftl"))
    listed = root / "src/lusoria/words/languages.py"
    text = listed.read_text(encoding="utf-8")
    text = text.replace('"Français",\n', '"Français",\n    "it": "Italiano",\n')
    listed.write_text(text, encoding="utf-8")
    python(root, "-c", WRITE_LANGUAGES)
    return root


class TestOneMoreLanguage:
    def test_new_language_works_in_python(self, copy: Path) -> None:
        rules = ("-m", "lusoria.cli", "rules", "alea")
        english = python(copy, *rules, "--language", "en")
        assert python(copy, *rules, "--language", "it") == english
        for machine in ("it_IT.UTF-8", "Italian_Italy"):
            assert python(copy, "-c", SPOKEN, machine) == "it\n"
        assert "it" not in LANGUAGES

    @pytest.mark.slow
    def test_new_language_is_built_into_the_client(self, copy: Path) -> None:
        npm = client.find_npm()
        assert npm is not None
        code, output = npm.run(copy / "web", "run", "build")
        assert code == 0, output
        static = copy / "src/lusoria/server/static"
        (catalog,) = (static / "assets").glob("words-it-*.json")
        page = (static / "index.html").read_text(encoding="utf-8")
        assert f'"it":"/assets/{catalog.name}"' in page
        scripts = "\n".join(file.read_text(encoding="utf-8") for file in (static / "assets").glob("*.js"))
        assert "Italiano" in scripts
